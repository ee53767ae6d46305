"""The game that people, bots, servers and research hold in their hands.

`Game` owns one play of a game: its options, seed, state and the moves made so far. What the game is
comes from a `Rules` object. Legality, hidden information and errors pass through here, so a client
needs nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar, cast

from marineris.core.effect import BaseState, advance, decide, resume
from marineris.core.error import BadRecord, IllegalMove, MarinerisError, NewerRecord, UnknownSeat
from marineris.core.event import Event
from marineris.core.question import Question
from marineris.core.reason import Reason
from marineris.core.record import Record
from marineris.core.rules import Rules
from marineris.core.selection import selection_asked
from marineris.core.snapshot import is_old_digest

S = TypeVar("S", bound=BaseState)


class Bits(Protocol):
    """A source of random bits such as `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """An integer of k random bits."""


def _ask_again(state: BaseState, seat: int) -> None:
    """Others have picked nothing yet and choose from what they hold in this state."""
    for other in range(state.seats):
        if other != seat:
            state.picks[other] = ()
            state.unpicked[other] = 0
    for other in state.to_act():
        frame = state.question(other)
        if other == seat or frame is None:
            continue
        effect, whose, card = frame
        options = effect.options(state, whose, card) or []
        if state.waiting:
            state.own_options[other] = options
        else:
            state.options = options


class Game(Generic[S]):
    """One play of a game."""

    def __init__(
        self,
        rules: Rules[S],
        players: int,
        options: dict[str, object],
        seed: int,
        state: S,
        position: object = None,
    ) -> None:
        self.rules = rules
        self.players = players
        self.options = options
        self.seed = seed
        self.state = state
        self._position = position
        self._moves: list[int] = []
        self._has_record = True

    @classmethod
    def start(
        cls,
        rules: Rules[S],
        players: int,
        options: Mapping[str, object],
        seed: int,
        log: bool = False,
    ) -> Game[S]:
        """A new game up to its first question."""
        full = rules.options(players, options)
        state = rules.new_state(players, full, seed)
        if log:
            state.log = []
        advance(state)
        return cls(rules, players, full, seed, state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over()

    @property
    def to_act(self) -> list[int]:
        """The seats that have a decision to make now; several where all decide at once."""
        return self.state.to_act()

    @property
    def move_count(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    def legal_moves(self, seat: int) -> list[int]:
        """The moves a seat may make now: sorted, unique, empty only when it is not to act."""
        if not 0 <= seat < self.players:
            self._check_seat(seat)
        return self.state.moves_of(seat)[:]

    def canonical_moves(self, seat: int) -> list[int]:
        """The legal moves without those that only reorder or take back picks, for programs.

        Where several things are picked one after the other, in any order, these go through them
        in ascending order. They reach every outcome, and are never empty for a seat to act.
        """
        if not 0 <= seat < self.players:
            self._check_seat(seat)
        return self.state.canonical_moves_of(seat)[:]

    def is_formality(self, seat: int) -> bool:
        """Whether a seat is asked only so that being asked tells the others nothing.

        It has one legal move then, which a program may make for its player. Made at once, it would
        tell the others what the question is there to hide.
        """
        self._check_seat(seat)
        return self.state.is_formality(seat)

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, given as its integer or its name.

        An unknown move, a seat that is not at the table or a move that is not legal raises a typed
        error and changes nothing.
        """
        number = self.rules.catalogue.move(move) if isinstance(move, str) else move
        state = self.state
        legal = state.options if seat == state.asked else state.moves_of(seat)
        if not 0 <= seat < self.players or number not in legal:
            self._refuse(seat, number)
        log = state.log
        told = len(log) if log is not None else 0
        decide(state, seat, number)
        if log is not None:
            for event in log[told:]:
                event.move = len(self._moves)
        self._moves.append(number << 4 | seat)

    def _refuse(self, seat: int, move: int) -> None:
        self._check_seat(seat)
        name = self.rules.catalogue.name(move)
        reasons = self.rules.reasons(self.state, seat, move)
        listed = "; ".join(f"{reason.code} ({reason.rule})" for reason in reasons)
        raise IllegalMove(
            f"seat {seat} may not {name!r} now: {listed}", seat=seat, move=name, reasons=reasons
        )

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise UnknownSeat(
                f"there is no seat {seat}; seats are 0 to {self.players - 1}",
                seat=seat,
                last=self.players - 1,
            )

    def copy(self) -> Game[S]:
        """An exact copy that can be played on without touching this game; it keeps no log."""
        twin = Game(
            self.rules,
            self.players,
            self.options,
            self.seed,
            self.rules.copy_state(self.state),
            self._position,
        )
        twin._moves = self._moves[:]
        twin._has_record = self._has_record
        return twin

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything that a seat may know, or a spectator (None), as plain JSON-able data."""
        if seat is not None:
            self._check_seat(seat)
        return cast("dict[str, Any]", self.rules.view(self.state, seat))

    def offers(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat could do now, whether or not it is to act: prices, reasons, counts.

        Like a view it is plain data and tells nothing that the seat may not know; a spectator
        (None) gets what everybody may know. Each game documents its own as a type.
        """
        if seat is not None:
            self._check_seat(seat)
        return dict(self.rules.offers(self.state, seat))

    def imagine(self, seat: int, rng: Bits | int) -> Game[S]:
        """A copy for a bot to think with: everything that the seat cannot know is dealt again.

        `rng` is a `random.Random` or an integer; the same one gives the same copy.
        """
        self._check_seat(seat)
        seed = rng if isinstance(rng, int) else rng.getrandbits(64)
        state = self.rules.imagine(self.state, seat, seed)
        _ask_again(state, seat)
        twin = Game(self.rules, self.players, self.options, seed, state)
        twin._has_record = False
        return twin

    def why_not(self, seat: int, move: int | str) -> list[Reason]:
        """All the reasons why a move is not legal for a seat now; empty when it is."""
        number = self.rules.catalogue.move(move) if isinstance(move, str) else move
        self._check_seat(seat)
        self.rules.catalogue.name(number)
        if number in self.state.moves_of(seat):
            return []
        return self.rules.reasons(self.state, seat, number)

    def preview(self, seat: int, move: int | str) -> dict[str, Any]:
        """What a legal move would cost and bring, for everyone; silent about what is hidden."""
        number = self.rules.catalogue.move(move) if isinstance(move, str) else move
        if not 0 <= seat < self.players or number not in self.state.moves_of(seat):
            self._refuse(seat, number)
        return cast("dict[str, Any]", self.rules.preview(self.state, seat, number))

    def decision(self, seat: int) -> dict[str, Any] | None:
        """What is asked of a seat now, with the names of its legal moves; None if nothing is."""
        self._check_seat(seat)
        options = self.state.moves_of(seat)
        if not options:
            return None
        asked = cast("dict[str, Any]", self.rules.decision(self.state, seat))
        names = self.rules.catalogue.names
        selection = selection_asked(self.state, seat)
        if selection is not None:
            asked["selection"] = selection.as_data(self.state, seat, names)
        asked["moves"] = [names[move] for move in options]
        return asked

    def question(self, seat: int) -> Question | None:
        """What `decision` returns, with the effect that asks; for `marineris.text`."""
        asked = self.decision(seat)
        frame = self.state.question(seat)
        return None if asked is None or frame is None else Question(frame[0], asked)

    def move_name(self, move: int) -> str:
        """The name of a move."""
        return self.rules.catalogue.name(move)

    def result(self) -> list[dict[str, Any]]:
        """Per seat: total, points by source and rank, as they stand now or at the end."""
        return cast("list[dict[str, Any]]", self.rules.result(self.state))

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, object]]:
        """What has happened since an event number, as a seat or a spectator may know it."""
        log: list[Event] | None = self.state.log
        return [event.seen_by(seat) for event in log[since:]] if log is not None else []

    def digest(self) -> str:
        """A short fingerprint of the whole state: equal states have equal ones."""
        return self.rules.digest(self.state)

    def history(self) -> list[tuple[int, int]]:
        """The moves made so far, as (seat, move)."""
        return [(entry & 15, entry >> 4) for entry in self._moves]

    def record(self) -> Record:
        """Options, seed and moves: all that is ever kept of a game."""
        if not self._has_record:
            raise MarinerisError("an imagined game has no record; keep that of the real one")
        names = self.rules.catalogue.names
        return Record(
            self.rules.name,
            self.rules.version,
            self.players,
            self.seed,
            dict(self.options),
            [(entry & 15, names[entry >> 4]) for entry in self._moves],
            self.digest(),
            self._position,
        )

    @classmethod
    def from_record(cls, rules: Rules[S], record: Record, log: bool = False) -> Game[S]:
        """The game of a record before its first move; raises `NewerRecord` for later rules."""
        if record.rules != rules.version:
            kind = NewerRecord if record.rules > rules.version else BadRecord
            raise kind(
                f"the record follows version {record.rules} of the rules of {rules.name}, "
                f"this program version {rules.version}"
            )
        if record.position is None:
            return cls.start(rules, record.players, record.options, record.seed, log)
        full = rules.options(record.players, record.options)
        state = rules.restore(record.players, full, record.position)
        if log:
            state.log = []
        resume(state)
        return cls(rules, record.players, full, record.seed, state, record.position)

    @classmethod
    def replay(cls, rules: Rules[S], record: Record, log: bool = False) -> Game[S]:
        """Play a record through and verify it.

        The digest of a record from before snapshots had ids says nothing about states now, so it is
        not compared; that all moves are legal still is.
        """
        game = cls.from_record(rules, record, log)
        for number, (seat, name) in enumerate(record.moves, 1):
            try:
                game.play(seat, name)
            except MarinerisError as error:
                raise BadRecord(
                    f"move {number} cannot be played: {error}",
                    fault="unplayable",
                    number=number,
                    cause=error,
                ) from error
        is_comparable = record.digest and not is_old_digest(record.digest)
        if is_comparable and record.digest != game.digest():
            raise BadRecord(
                f"the record does not verify: it ends with {record.digest}, "
                f"playing it again ends with {game.digest()}",
                fault="other-end",
                given=record.digest,
                found=game.digest(),
            )
        return game
