import "./look/tokens.css";
import "./look/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { motion } from "./kernel/motion.svelte";
import { session } from "./kernel/session.svelte";
import { where } from "./kernel/where.svelte";
import { titles } from "./pages/titles.svelte";
import { boards } from "./table/boards";

where.listen();
motion.begin();
titles.ask();
// What a table needs comes while it is still being found out who looks at it.
if (where.page.name === "game") void Promise.all([import("./table/Table.svelte"), ...boards()]);
await session.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
