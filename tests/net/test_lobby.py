"""The lobby: codes to tables, and what an address may open."""

from __future__ import annotations

from dataclasses import dataclass

from cribbage_a11y.net.limits import TABLES
from cribbage_a11y.net.lobby import Lobby


@dataclass(eq=False)
class ATable:
    """What the lobby knows of a table."""

    code: str
    opened_from: str = ""


def opened(lobby: Lobby[ATable], address: str = "") -> ATable:
    table = ATable(lobby.free_code(), address)
    assert lobby.may_open(address)
    lobby.add(table)
    return table


def test_a_table_is_found_by_its_code_however_it_is_typed() -> None:
    lobby: Lobby[ATable] = Lobby(5)
    table, other = opened(lobby), opened(lobby)
    assert lobby.find(f"{table.code[:4]}-{table.code[4:]}") is table
    assert lobby.find(other.code) is other
    assert list(lobby) == [table, other]
    assert lobby.codes == [table.code, other.code]
    assert lobby.find("nothing") is None


def test_a_closed_table_and_an_old_code_lead_nowhere() -> None:
    lobby: Lobby[ATable] = Lobby(5)
    table = opened(lobby)
    before = table.code
    lobby.change_code(table, lobby.free_code())
    assert lobby.find(before) is None
    assert lobby.find(table.code) is table
    lobby.remove(table)
    lobby.remove(table)
    assert lobby.find(table.code) is None
    assert len(lobby) == 0


def test_an_address_opens_so_many_tables_and_the_host_as_many_as_it_holds() -> None:
    lobby: Lobby[ATable] = Lobby(TABLES + 2)
    mine = [opened(lobby, "a") for _ in range(TABLES)]
    assert not lobby.may_open("a")
    lobby.remove(mine[0])
    opened(lobby, "a")
    opened(lobby)
    opened(lobby)
    assert not lobby.may_open("")
    assert not lobby.may_open("b")


def test_a_table_that_could_not_be_opened_counts_for_nobody() -> None:
    lobby: Lobby[ATable] = Lobby(TABLES)
    for address in ("a", ""):
        for _ in range(TABLES + 1):
            assert lobby.may_open(address)
            lobby.opened_none(address)
