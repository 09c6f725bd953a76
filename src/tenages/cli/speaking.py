"""Commands that speak the reader's language: their help, and what they say to whoever used them otherwise.

In the code, whatever a command says in its help is the key of a message. Before the command line does anything, the
words are put in the place of the keys. What Typer would say in English by itself is said here in its place.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup

from tenages import bots
from tenages.cli.language import words_before_all
from tenages.rules.errors import TenAgesError
from tenages.words.catalogue import Words
from tenages.words.errors import explained

UsageError: Final[type[Any]] = typer.BadParameter.mro()[1]
"""What Typer raises when it cannot make sense of the arguments; it has no public name for it."""
PROGRAM: Final = "tenages"
MISTAKE, MISUSED, INTERRUPTED = 1, 2, 130
COMPLETION: Final = {
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}
"""The options that Typer adds, and the keys of their help."""


class SpeakingCommand(TyperCommand):
    """A command that says in the reader's words what Typer says in English."""

    words: Words

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line that says how the command is used."""
        _write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        return _with_words(self.words, super().get_help_option(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Make sense of the arguments; whatever is left over is a mistake."""
        ctx.allow_extra_args = True
        rest = _parsed(super().parse_args, ctx, args)
        if rest and not ctx.resilient_parsing:
            ctx.fail(self.words.say("cli-unexpected", count=len(rest), given=" ".join(rest)))
        return rest


class SpeakingGroup(TyperGroup):
    """All commands; here everything begins and ends."""

    words: Words

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Do what the arguments say, and leave with an exit code. Mistakes are told in words, never by a traceback."""
        put_words(self, words_before_all(sys.argv[1:] if args is None else args))
        try:
            code = super().main(args, PROGRAM, complete_var, False, windows_expand_args, **extra)
        except UsageError as error:
            code = self._explain(error)
        except TenAgesError as error:
            typer.echo(self.words.say("cli-mistake", what=explained(self.words, error)), err=True)
            code = MISTAKE
        except typer.Abort:
            code = INTERRUPTED
        if code == INTERRUPTED:
            typer.echo(self.words.say("cli-interrupted"), err=True)
        sys.exit(code)

    def _explain(self, error: Any) -> int:
        """How the command line cannot be used, with how it can. Without any arguments the help was shown instead."""
        if type(error).__name__ != "NoArgsIsHelpError":
            rich_utils.rich_format_error(UsageError(misuse(self.words, error), error.ctx))
        return MISUSED

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line that says how the command line is used."""
        _write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        return _with_words(self.words, super().get_help_option(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Make sense of the arguments before the command."""
        return _parsed(super().parse_args, ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of that name; if there is none, similar ones are named."""
        given = args[0]
        if given not in self.commands and not ctx.resilient_parsing:
            text = self.words.say("cli-no-such-command", given=given)
            near = get_close_matches(given, list(self.commands))
            if near:
                known = ", ".join([f"'{name}'" for name in near])
                text = f"{text} {self.words.say('cli-no-such-command.suggestion', known=known)}"
            ctx.fail(text)
        return super().resolve_command(ctx, args)


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{command.words.say('cli-usage')} ")


def _with_words(words: Words, option: Any) -> Any:
    if option is not None:
        option.help = words.say("cli-help")
        option.metavar = words.say("cli-type-flag")
    return option


def _parsed(parse: Callable[[Any, list[str]], list[str]], ctx: Any, args: list[str]) -> list[str]:
    """Parse, and see to it that every mistake knows where it was made."""
    try:
        return parse(ctx, args)
    except UsageError as error:
        error.ctx = error.ctx or ctx
        raise


# --- mistakes --------------------------------------------------------------------------------------------------------


def misuse(words: Words, error: Any) -> str:
    """What is wrong with the arguments."""
    match type(error).__name__:
        case "NoSuchOption":
            text = words.say("cli-no-such-option", given=error.option_name)
            near = ", ".join(sorted(error.possibilities or ()))
            return f"{text} {words.say('cli-no-such-option.suggestion', known=near)}" if near else text
        case "MissingParameter":
            return words.say("cli-missing", name=error.param.metavar or error.param.name)
        case "BadOptionUsage":
            key = "cli-takes-no-value" if _is_flag(error.ctx, error.option_name) else "cli-needs-value"
            return words.say(key, option=error.option_name)
        case "BadParameter":
            # Of all that can be typed after an option, only a number can be wrong.
            return words.say("cli-not-a-number", option=" / ".join([f"'{name}'" for name in error.param.opts]))
        case _:
            return str(error.format_message())


def _is_flag(ctx: Any, name: str) -> bool:
    params = ctx.command.get_params(ctx)
    return any(param.is_flag for param in params if name in (*param.opts, *param.secondary_opts))


# --- words in the place of keys --------------------------------------------------------------------------------------


def put_words(group: SpeakingGroup, words: Words) -> None:
    """Put the words of that catalogue into all commands and options, and into Typer's own frame around them."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-commands")
    rich_utils.ERRORS_PANEL_TITLE = words.say("cli-error")
    rich_utils.REQUIRED_LONG_STRING = words.say("cli-required")
    rich_utils.DEFAULT_STRING = words.say("cli-default", value="{}")
    rich_utils.RICH_HELP = words.say("cli-try-help", command="{command_path} {help_option}")
    usage = rf"(?P<usage>{re.escape(words.say('cli-usage'))} )"
    rich_utils.OptionHighlighter.highlights[-1:] = [usage]
    group.subcommand_metavar = words.say("cli-usage-command")
    commands: Iterable[Any] = (group, *group.commands.values())
    for command in commands:
        command.words = words
        command.options_metavar = words.say("cli-usage-options")
        command.epilog = words.say(f"{command.help}.example")
        command.help = _help(words, command.help)
        for param in command.params:
            _put_words_into(words, param)


def _put_words_into(words: Words, param: Any) -> None:
    key = COMPLETION.get(param.name)
    param.help = words.say(key or param.help, bots=", ".join(bots.BOTS))
    kind = words.say("cli-type-flag" if key else param.metavar)
    if isinstance(param, TyperArgument):
        # An argument has a name of its own, and what it is stands beside that.
        name = words.say(f"cli-name-{param.name}")
        param.metavar = None if name == param.name else name
        vars(param)["display_type_rich"] = lambda ctx: kind
    else:
        param.metavar = kind


def _help(words: Words, key: str) -> str:
    """What a command does; more about it stands in a paragraph of its own."""
    more = f"{key}.more"
    return "\n\n".join([words.say(key), *([words.say(more)] if words.has(more) else [])])
