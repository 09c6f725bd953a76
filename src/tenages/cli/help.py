"""The help page of a command, and the error page for invalid arguments, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument

from tenages.words.catalogue import Words

LONG, SHORT, NEGATIVE, KIND, REQUIRED = "bold cyan", "bold green", "bold magenta", "bold yellow", "red"
OPTION_IN_TEXT: Final = r"(?<![\w-])--?[a-zA-Z][\w-]*"


def help_page(words: Words, command: Any, context: Any) -> RenderableType:
    """How the command is used, what it does, and its arguments, options and commands."""
    return Group(*_sections(words, command, context))


def misuse_page(words: Words, context: Any, message: str) -> RenderableType:
    """How the command is used, how to get its help, and what is wrong with the arguments."""
    path = f"{context.command_path} {context.help_option_names[0]}"
    return Group(
        _usage(words, context),
        Text.from_markup(words.say("cli-try-help", command=escape(path)), style="dim", emoji=False),
        Panel(_text(message), title=Text(words.say("cli-error")), title_align="left", border_style=REQUIRED),
    )


def _sections(words: Words, command: Any, context: Any) -> Iterator[RenderableType]:
    yield Padding(_usage(words, context), 1)
    first, *more = command.help.split("\n\n")
    paragraphs = [_text(first), *[Text(f"\n{paragraph}", style="dim") for paragraph in more]]
    yield Padding(Group(*paragraphs), (0, 1, 1, 1))
    params = command.get_params(context)
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    options = [param for param in params if param not in arguments]
    for title, shown in (("cli-arguments", arguments), ("cli-options", options)):
        if shown:
            rows = [_param_row(words, param, command.kinds[param.name]) for param in shown]
            first = 0 if any(param.required for param in shown) else 1
            yield _panel(words.say(title), [row[first:] for row in rows])
    if command.summaries:
        yield _panel(words.say("cli-commands"), _command_rows(command.summaries))
    yield Padding(Text.from_markup(command.epilog, emoji=False), 1)


def _usage(words: Words, context: Any) -> Text:
    pieces = context.command.collect_usage_pieces(context)
    usage = Text(style="bold").append(f"{words.say('cli-usage')} ", style="not bold yellow")
    return usage.append(" ".join([context.command_path, *pieces]))


def _text(text: str) -> Text:
    """A text with highlighted options."""
    result = Text(text)
    result.highlight_regex(OPTION_IN_TEXT, LONG)
    return result


def _panel(title: str, rows: Sequence[Sequence[RenderableType]]) -> Panel:
    table = Table(box=None, show_header=False, expand=True, pad_edge=False, padding=(0, 1))
    for row in rows:
        table.add_row(*row)
    return Panel(table, title=Text(title), title_align="left", border_style="dim")


def _command_rows(summaries: Mapping[str, str]) -> list[list[RenderableType]]:
    return [[Text(name, style=LONG), _text(summary)] for name, summary in summaries.items()]


def _param_row(words: Words, param: Any, kind: str) -> list[RenderableType]:
    """Whether the parameter is required, its long, short and negative names, its type, and its help."""
    if isinstance(param, TyperArgument):
        names = [Text(""), Text(f"{param.metavar}{'...' if param.nargs != 1 else ''}"), Text(""), Text("")]
    else:
        names = [
            Text(",".join([name for name in options if name.startswith("--") == is_long]), style=style)
            for options, is_long, style in (
                (param.opts, True, LONG),
                (param.opts, False, SHORT),
                (param.secondary_opts, True, NEGATIVE),
                (param.secondary_opts, False, NEGATIVE),
            )
        ]
    help_texts = [_text(param.help)]
    default = _default(param)
    if default:
        help_texts.append(Text(words.say("cli-default", value=default), style="dim"))
    if param.required:
        help_texts.append(Text(words.say("cli-required"), style=f"dim {REQUIRED}"))
    return [
        Text("*" if param.required else "", style=REQUIRED),
        *names,
        Text(kind, style=KIND, overflow="fold"),
        Columns(help_texts),
    ]


def _default(param: Any) -> str:
    """The default value of an option as text; empty if there is nothing to show."""
    value = param.default
    if isinstance(value, bool):
        # The default of a flag with two names is one of them; a flag with one name is off by default.
        return str((param.opts if value else param.secondary_opts)[0]).lstrip("-") if param.secondary_opts else ""
    return "" if value is None else str(value)
