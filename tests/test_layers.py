"""What import-linter does not say of the engine (kernel and titles): no clock, no files, no sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "oldworld"
KERNEL: Final = sorted((SOURCE / "kernel").rglob("*.py"))
TITLES: Final = [*sorted((SOURCE / "titles").rglob("*.py")), ROOT / "tests" / "tiny.py"]
"""The modules of all titles, and the one to copy."""

MAY_IMPORT: Final = {
    "__future__",
    "abc",
    "collections",
    "contextlib",
    "functools",
    "hashlib",
    "importlib",
    "json",
    "math",
    "oldworld",
    "re",
    "tomllib",
    "typing",
}
"""All that the engine needs. Nothing of it reads a clock, rolls dice of its own or knows the machine."""

FACTS: Final = "tables.py"
"""The one module of a title that reads files: its own facts, once."""


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, in functions too."""
    yield from imports_in(ast.parse(path.read_text(encoding="utf-8")))


def imports_when_run(path: Path) -> Iterator[str]:
    """The same without what only a type checker reads."""
    whole = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(whole):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    yield from imports_in(whole)


def imports_in(whole: ast.Module) -> Iterator[str]:
    for node in ast.walk(whole):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "a relative import hides who imports whom"
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


@pytest.mark.parametrize("path", [*KERNEL, *TITLES], ids=named)
def test_the_engine_imports_nothing_that_could_make_two_games_differ(path: Path) -> None:
    allowed = MAY_IMPORT | ({"pathlib"} if path.name == FACTS else set())
    assert {name.partition(".")[0] for name in imports_when_run(path)} <= allowed


@pytest.mark.parametrize("path", [*KERNEL, *TITLES], ids=named)
def test_the_engine_does_no_input_and_no_output(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            assert name not in {"print", "input", "exec", "eval", "breakpoint"}, f"line {node.lineno}"
            if path.name != FACTS:
                assert name not in {"open", "read_text", "read_bytes", "write_text", "write_bytes"}, (
                    f"line {node.lineno}"
                )


@pytest.mark.parametrize("path", TITLES, ids=named)
def test_a_title_imports_the_kernel_and_itself(path: Path) -> None:
    own = [f"oldworld.titles.{path.relative_to(SOURCE / 'titles').parts[0]}."] if SOURCE in path.parents else []
    for name in imports(path):
        assert not name.startswith("oldworld.") or name.startswith(("oldworld.kernel.", *own)), name


@pytest.mark.parametrize("path", [path for path in TITLES if not path.name.endswith(FACTS)], ids=named)
def test_a_title_holds_no_sentence(path: Path) -> None:
    """Ids alone. What is wrong with facts or with a set-up is said to whoever wrote it, in English."""
    sentence = re.compile(r"[A-Za-z]+ (?:[a-z]+ )*(?:the|an?|is|are|of|to|and|not|no|must|cannot|your) [a-z]+")
    whole = ast.parse(path.read_text(encoding="utf-8"))
    excused: set[int] = set()
    for node in ast.walk(whole):
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            excused |= {id(part) for part in ast.walk(node)}
    for node in ast.walk(whole):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in excused:
            assert not sentence.search(node.value), f"line {node.lineno}: {node.value!r}"


@pytest.mark.parametrize("path", KERNEL, ids=named)
def test_the_kernel_names_no_title(path: Path) -> None:
    """But for the examples in its docstrings."""
    names = [folder.name for folder in (SOURCE / "titles").iterdir() if folder.is_dir()]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ">>>" not in node.value:
            assert node.value not in names, f"line {node.lineno}"
