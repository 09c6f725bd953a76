"""Commands in the reader's language, each loaded when it is used.

In the code, the help of commands and options is the key of a message. When a command is loaded, the keys are replaced
by the messages. Typer's own English texts are replaced too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup

from tenages.cli.language import words_before_parsing
from tenages.rules.errors import TenAgesError
from tenages.words.catalogue import Words
from tenages.words.errors import explained

UsageError: Final[type[Any]] = typer.BadParameter.mro()[1]
"""What Typer raises for invalid arguments; it has no public name for it."""
PROGRAM: Final = "tenages"
MISTAKE, MISUSED, INTERRUPTED = 1, 2, 130
MODULES: Final = {
    "play": "play",
    "simulate": "simulate",
    "card": "reference",
    "cards": "reference",
    "rules": "reference",
    "glossary": "reference",
    "replay": "replay",
    "analyse": "analyse",
    "perft": "perft",
    "bench": "bench",
    "serve": "serve",
    "think": "think",
    "tables": "tables",
    "stats": "stats",
    "tournament": "tournament",
    "train": "train",
    "puzzles": "puzzles",
}
"""Every command, and the module in this package that has the function with that name, or a group of commands."""
COMPLETION: Final = {
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}
"""The options that Typer adds, and the keys of their help."""
NAMING_BOTS: Final = ("bot", "bots")
"""The parameters whose help names all bots."""


class TranslatedCommand(TyperCommand):
    """A command whose texts, including Typer's own, are in the reader's language."""

    words: Words
    kinds: dict[str, str]
    """The type of each parameter, as text: a number, a text, ..."""
    summaries: Final[Mapping[str, str]] = {}

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        return _translated_help_option(self, super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help page."""
        formatter.write(_help_text(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; unexpected ones are an error."""
        ctx.allow_extra_args = True
        rest = _parsed(super().parse_args, ctx, args)
        if rest and not ctx.resilient_parsing:
            ctx.fail(self.words.say("cli-unexpected", count=len(rest), given=" ".join(rest)))
        return rest


class CommandGroup(TyperGroup):
    """A group of commands whose texts are in the reader's language."""

    words: Words
    kinds: dict[str, str]

    @property
    def summaries(self) -> Mapping[str, str]:
        """A summary of each command."""
        return {name: str(command.help).split("\n\n")[0] for name, command in self.commands.items()}

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        return _translated_help_option(self, super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help page."""
        formatter.write(_help_text(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments before the command."""
        return _parsed(super().parse_args, ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command with this name; if there is none, the error names similar ones."""
        given, names = args[0], self.list_commands(ctx)
        if given not in names and not ctx.resilient_parsing:
            text = self.words.say("cli-no-such-command", given=given)
            near = get_close_matches(given, names)
            if near:
                known = ", ".join([f"'{name}'" for name in near])
                text = f"{text} {self.words.say('cli-no-such-command.suggestion', known=known)}"
            ctx.fail(text)
        return super().resolve_command(ctx, args)


class GroupWithUsualCommand(CommandGroup):
    """A group whose first command need not be named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments before the command, which is the first one unless another is named."""
        names = self.list_commands(ctx)
        if args and args[0] not in (*names, *ctx.help_option_names):
            args = [names[0], *args]
        return super().parse_args(ctx, args)


class TranslatedGroup(CommandGroup):
    """The group of all commands, and the entry point of the program."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command and exit with its code. A mistake is explained without a traceback."""
        _translate(self, words_before_parsing(sys.argv[1:] if args is None else args))
        try:
            code = super().main(args, PROGRAM, complete_var, False, windows_expand_args, **extra)
        except UsageError as error:
            _explain(self.words, error)
            code = MISUSED
        except TenAgesError as error:
            typer.echo(self.words.say("cli-mistake", what=explained(self.words, error)), err=True)
            code = MISTAKE
        except typer.Abort:
            code = INTERRUPTED
        if code == INTERRUPTED:
            typer.echo(self.words.say("cli-interrupted"), err=True)
        sys.exit(code)

    @property
    def summaries(self) -> Mapping[str, str]:
        """A summary of each command, without loading the commands."""
        return {name: self.words.say(f"cli-{name}") for name in MODULES}

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        return list(MODULES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command with this name, loaded on first use; None if there is none."""
        if cmd_name in MODULES and cmd_name not in self.commands:
            command = _load(cmd_name)
            _translate(command, self.words)
            self.add_command(command)
        return self.commands.get(cmd_name)


def _load(name: str) -> Any:
    """The command with this name, before its keys are replaced by messages."""
    function = getattr(import_module(f"tenages.cli.{MODULES[name]}"), name)
    if isinstance(function, typer.Typer):
        group: Any = typer.main.get_group(function)
        group.name = name
        return group
    holder = typer.Typer(add_completion=False)
    holder.command(name, cls=TranslatedCommand, help=f"cli-{name}")(function)
    return typer.main.get_command(holder)


def _help_text(command: TranslatedCommand | CommandGroup, ctx: Any) -> str:
    from tenages.cli.console import console
    from tenages.cli.help import help_page

    screen = console()
    with screen.capture() as page:
        screen.print(help_page(command.words, command, ctx))
    return page.get()


def _parsed(parse: Callable[[Any, list[str]], list[str]], ctx: Any, args: list[str]) -> list[str]:
    """Parse, and add the command's context to every usage error."""
    try:
        return parse(ctx, args)
    except UsageError as error:
        error.ctx = error.ctx or ctx
        raise


# --- mistakes --------------------------------------------------------------------------------------------------------


def _explain(words: Words, error: Any) -> None:
    """Print what is wrong with the arguments; if there are no arguments, print the help."""
    if type(error).__name__ == "NoArgsIsHelpError":
        typer.echo(error.message)
        return
    from tenages.cli.console import console
    from tenages.cli.help import misuse_page

    console(stderr=True).print(misuse_page(words, error.ctx, misuse(words, error)))


def misuse(words: Words, error: Any) -> str:
    """What is wrong with the arguments."""
    match type(error).__name__:
        case "NoSuchOption":
            text = words.say("cli-no-such-option", given=error.option_name)
            near = ", ".join(sorted(error.possibilities or ()))
            return f"{text} {words.say('cli-no-such-option.suggestion', known=near)}" if near else text
        case "MissingParameter":
            return words.say("cli-missing", name=error.param.metavar)
        case "BadOptionUsage":
            key = "cli-takes-no-value" if _is_flag(error.ctx, error.option_name) else "cli-needs-value"
            return words.say(key, option=error.option_name)
        case "BadParameter":
            # Only a number can be an invalid value of an option.
            is_time = error.param.metavar == words.say("cli-type-seconds")
            key = "cli-not-seconds" if is_time else "cli-not-a-number"
            return words.say(key, option=" / ".join([f"'{name}'" for name in error.param.opts]))
        case _:
            return str(error.format_message())


def _is_flag(ctx: Any, name: str) -> bool:
    params = ctx.command.get_params(ctx)
    return any(param.is_flag for param in params if name in (*param.opts, *param.secondary_opts))


# --- translation -----------------------------------------------------------------------------------------------------


def _translate(command: TranslatedCommand | CommandGroup, words: Words) -> None:
    """Replace the keys in a command and its parameters by the messages of a catalogue."""
    key = command.help
    assert key is not None
    command.words = words
    command.kinds = {}
    command.options_metavar = words.say("cli-usage-options")
    command.epilog = words.say(f"{key}.example")
    command.help = words.say(key)
    if words.has(f"{key}.more"):
        command.help += f"\n\n{words.say(f'{key}.more')}"
    if isinstance(command, CommandGroup):
        command.subcommand_metavar = words.say("cli-usage-command")
        for inner in command.commands.values():
            assert isinstance(inner, TranslatedCommand)
            _translate(inner, words)
    params: Sequence[Any] = command.params
    for param in params:
        completion = COMPLETION.get(param.name)
        param.help = _param_help(words, param.name, completion or param.help)
        kind = command.kinds[param.name] = words.say("cli-type-flag" if completion else param.metavar)
        # The help of an argument shows its name and its type, the help of an option only its type.
        param.metavar = words.say(f"cli-name-{param.name}") if isinstance(param, TyperArgument) else kind


def _param_help(words: Words, name: str, key: str) -> str:
    if name not in NAMING_BOTS:
        return words.say(key)
    from tenages.bots import BOTS
    from tenages.bots.ratings import level_ratings
    from tenages.words.bots import rated_words

    levels = [rated_words(words, level, each.rating, each.margin) for level, each in level_ratings().items()]
    return words.say(key, bots=", ".join(BOTS), levels=", ".join(levels))


def _translated_help_option(command: TranslatedCommand | CommandGroup, option: Any) -> Any:
    if option is not None:
        option.help = command.words.say("cli-help")
        option.metavar = command.kinds[option.name] = command.words.say("cli-type-flag")
    return option
