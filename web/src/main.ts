import "./look/tokens.css";
import "./look/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { motion } from "./kernel/motion.svelte";
import { session } from "./kernel/session.svelte";
import { where } from "./kernel/where.svelte";

where.listen();
motion.begin();
await session.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
