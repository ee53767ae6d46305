"""`marineris admin`: what the host of a server does to its tables."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.text import Text as Line

from marineris.cli.commands.serve import DatabaseOption, DataOption, PublicOption, RedisOption
from marineris.cli.durations import duration
from marineris.cli.errors import CliError, server_parts
from marineris.cli.help_texts import SpokenCommand, SpokenGroup
from marineris.cli.language import current_text, help_examples, help_text
from marineris.cli.options import LanguageOption
from marineris.cli.serving.listen import shown_host
from marineris.cli.terminal import style
from marineris.cli.terminal.console import make_console
from marineris.cli.terminal.stream import write_data

if TYPE_CHECKING:
    from marineris.server.settings import Settings
    from marineris.server.store.table_filter import Choice

STATUSES: Final = ("open", "running", "over")
MOST_SHOWN: Final = 100
HOST: Final = "host"

app = typer.Typer(
    cls=SpokenGroup,
    help=help_text("admin"),
    epilog=help_examples("admin"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)

IdsArgument = Annotated[list[str], typer.Argument(metavar="ID...", help=help_text("admin-ids"))]
SomeArgument = Annotated[
    list[str] | None, typer.Argument(metavar="[ID]...", help=help_text("admin-some"))
]
StatusOption = Annotated[
    str | None, typer.Option("--status", metavar="STATUS", help=help_text("admin-status"))
]
OlderOption = Annotated[
    str | None, typer.Option("--older-than", metavar="TIME", help=help_text("admin-older"))
]
JsonOption = Annotated[bool, typer.Option("--json", help=help_text("admin-json"))]
LimitOption = Annotated[
    int | None, typer.Option("--limit", "-n", min=1, help=help_text("admin-limit"))
]
YesOption = Annotated[bool, typer.Option("--yes", "-y", help=help_text("admin-yes"))]
DryOption = Annotated[bool, typer.Option("--dry-run", help=help_text("admin-dry"))]
OutputOption = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help=help_text("admin-output"))
]
RecordOption = Annotated[bool, typer.Option("--record", help=help_text("admin-record"))]
ReplaceFileOption = Annotated[bool, typer.Option("--replace", help=help_text("admin-replace-file"))]
ReplaceOption = Annotated[bool, typer.Option("--replace", help=help_text("admin-replace"))]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help=help_text("admin-file"))]
CopyArgument = Annotated[Path, typer.Argument(metavar="FILE", help=help_text("admin-copy"))]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help=help_text("admin-table"))]
SeatArgument = Annotated[str, typer.Argument(metavar="SEAT", help=help_text("admin-seat"))]


def _command(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    full = f"admin-{name}"
    return app.command(name, cls=SpokenCommand, help=help_text(full), epilog=help_examples(full))


@_command("list")
def list_tables(
    status: StatusOption = None,
    older_than: OlderOption = None,
    limit: LimitOption = None,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    data: DataOption = None,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    with server_parts():
        from marineris.cli.store import store_access, table_list
        from marineris.server.store.store import Store, now

    wanted, time = _status(status), now()
    before = None if older_than is None else time - duration(older_than)
    most = None if as_json and limit is None else (limit or MOST_SHOWN) + (not as_json)

    async def work(store: Store) -> list[table_list.Found]:
        return await table_list.found_tables(store, wanted, before, most)

    found = store_access.run(store_access.settings_of(database, data), work)
    if as_json:
        write_data(json.dumps(table_list.facts(found), ensure_ascii=False, indent=1) + "\n")
        return
    text, console = current_text(), make_console()
    shown = found[: limit or MOST_SHOWN]
    if shown:
        console.print(table_list.roster(shown, time, text))
    ending = "cli-admin-more" if len(found) > len(shown) else "cli-admin-found"
    console.print(Line(text.message(ending, count=len(shown)), style=style.QUIET))


@_command("export")
def export(
    ids: SomeArgument = None,
    record: RecordOption = False,
    output: OutputOption = None,
    replace: ReplaceFileOption = False,
    status: StatusOption = None,
    older_than: OlderOption = None,
    database: DatabaseOption = None,
    data: DataOption = None,
    language: LanguageOption = None,
) -> None:
    del language
    with server_parts():
        from marineris.cli.store import store_access, table_files

    settings = store_access.settings_of(database, data)
    if record:
        if len(ids or []) != 1:
            raise CliError("admin-one-record")
        _check_id((ids or [""])[0])
        table_files.export_record(settings, (ids or [""])[0], output, replace)
    else:
        table_files.export_lines(settings, _choice(ids, status, older_than), output, replace)


@_command("import")
def import_tables(
    file: FileArgument,
    replace: ReplaceOption = False,
    database: DatabaseOption = None,
    data: DataOption = None,
    redis: RedisOption = None,
    language: LanguageOption = None,
) -> None:
    del language
    with server_parts():
        from marineris.cli.store import store_access, table_files

    table_files.import_lines(store_access.settings_of(database, data, redis=redis), file, replace)


@_command("delete")
def delete(
    ids: IdsArgument,
    yes: YesOption = False,
    database: DatabaseOption = None,
    data: DataOption = None,
    redis: RedisOption = None,
    language: LanguageOption = None,
) -> None:
    del language
    with server_parts():
        from marineris.cli.store import store_access

    _clear(
        store_access.settings_of(database, data, redis=redis), _choice(ids, None, None), yes, False
    )


@_command("purge")
def purge(
    older_than: Annotated[
        str, typer.Option("--older-than", metavar="TIME", help=help_text("admin-older"))
    ],
    status: StatusOption = None,
    dry_run: DryOption = False,
    yes: YesOption = False,
    database: DatabaseOption = None,
    data: DataOption = None,
    redis: RedisOption = None,
    language: LanguageOption = None,
) -> None:
    del language
    with server_parts():
        from marineris.cli.store import store_access

    settings = store_access.settings_of(database, data, redis=redis)
    _clear(settings, _choice(None, status, older_than), yes, dry_run)


@_command("backup")
def backup(
    file: CopyArgument,
    replace: ReplaceFileOption = False,
    database: DatabaseOption = None,
    data: DataOption = None,
    language: LanguageOption = None,
) -> None:
    del language
    with server_parts():
        from marineris.cli.store import store_access, table_files

    table_files.back_up(store_access.settings_of(database, data), file, replace)


@_command("reissue")
def reissue(
    table: TableArgument,
    seat: SeatArgument,
    database: DatabaseOption = None,
    data: DataOption = None,
    redis: RedisOption = None,
    public_url: PublicOption = None,
    language: LanguageOption = None,
) -> None:
    del language
    with server_parts():
        from marineris.cli.store import store_access
        from marineris.core.error import UnknownSeat
        from marineris.server import secrets
        from marineris.server.admin import maintenance
        from marineris.server.rooms import bus
        from marineris.server.store.store import Store

    settings = store_access.settings_of(database, data, redis=redis, public_url=public_url)
    _check_id(table)
    if seat != HOST and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise CliError("admin-seat", given=seat)
    number = None if seat == HOST else int(seat) - 1  # people count from 1

    async def work(store: Store) -> str:
        fresh = await maintenance.reissue(store, table, number)
        await store_access.tell_servers(settings, [table], bus.SEATS)
        return fresh

    try:
        fresh = store_access.run(settings, work)
    except UnknownSeat as error:
        last = int(str(error.facts["last"])) + 1
        raise CliError("admin-no-seat", table=table, given=seat, last=last) from error
    except maintenance.NoLink as error:
        raise CliError("admin-no-link", table=table, given=seat) from error
    base = settings.public_url or f"http://{shown_host(settings.host)}:{settings.port}"
    about = "cli-admin-reissued-host" if number is None else "cli-admin-reissued"
    typer.echo(current_text().message(about, table=table, seat=seat))
    typer.echo(secrets.link(base, table, number, fresh))


@_command("rollback")
def rollback(
    table: TableArgument,
    dry_run: DryOption = False,
    yes: YesOption = False,
    database: DatabaseOption = None,
    data: DataOption = None,
    redis: RedisOption = None,
    language: LanguageOption = None,
) -> None:
    del language
    with server_parts():
        from marineris.cli.store import store_access
        from marineris.server.admin import maintenance
        from marineris.server.rooms import bus
        from marineris.server.store.store import Store
        from marineris.table.errors import NotStuck
        from marineris.table.table import Table

    settings = store_access.settings_of(database, data, redis=redis)
    text = current_text()
    _check_id(table)

    async def look(store: Store) -> Table:
        return await maintenance.recover(store, table)

    found = store_access.run(settings, look)
    if found.stuck is None:
        raise NotStuck("every entry of the journal can be applied", table=table)
    number, last, error = found.stuck.entry, found.stuck.last, found.stuck.error
    detail = f"{type(error).__name__}: {error}".splitlines()[0].rstrip(".")
    typer.echo(text.message("cli-admin-stuck", table=table, number=number, detail=detail))
    lost = last - found.version
    typer.echo(text.message("cli-admin-lost", count=lost, number=found.version))
    if dry_run:
        return
    store_access.check_agreed(text.message("cli-admin-ask-rollback", table=table), yes)

    async def work(store: Store) -> None:
        await maintenance.roll_back(store, table, last)
        await store_access.tell_servers(settings, [table], bus.JOURNAL)

    store_access.run(settings, work)
    typer.echo(text.message("cli-admin-rolled-back", table=table))


def _clear(settings: Settings, choice: Choice, is_sure: bool, is_dry: bool) -> None:
    """Delete what is chosen, after showing how much that is."""
    from marineris.cli.store import store_access
    from marineris.server.admin.maintenance import clear_out
    from marineris.server.rooms import bus
    from marineris.server.store.store import Store
    from marineris.server.store.table_filter import chosen

    async def look(store: Store) -> dict[str, str]:
        async with store.engine.connect() as connection:
            return await chosen(connection, choice)

    text = current_text()
    found = store_access.run(settings, look)
    counts = Counter(found.values())
    figures = {status: counts[status] for status in STATUSES}
    typer.echo(text.message("cli-admin-chosen", count=len(found), **figures))
    if is_dry or not found:
        return
    store_access.check_agreed(text.message("cli-admin-ask-delete", count=len(found)), is_sure)

    async def work(store: Store) -> int:
        with store_access.bar(text.message("cli-admin-deleting"), len(found)) as (_, advance):
            gone = await clear_out(store.engine, list(found), choice, advance)
        await store_access.tell_servers(settings, gone, bus.DELETED)
        return len(gone)

    typer.echo(text.message("cli-admin-deleted", count=store_access.run(settings, work)))


def _choice(ids: list[str] | None, status: str | None, older_than: str | None) -> Choice:
    with server_parts():
        from marineris.server.store.store import now
        from marineris.server.store.table_filter import Choice

    before = None if older_than is None else now() - duration(older_than)
    for table in ids or ():
        _check_id(table)
    return Choice(tuple(dict.fromkeys(ids or ())), _status(status), before)


def _check_id(table: str) -> None:
    """Refuse what no table is called."""
    from marineris.server.secrets import is_id

    if not is_id(table):
        raise CliError("unknown-table", table=table)


def _status(given: str | None) -> str | None:
    if given is None or given in STATUSES:
        return given
    named = current_text().message("cli-what-status")
    raise CliError("unknown-value", what=named, given=given, known=list(STATUSES))
