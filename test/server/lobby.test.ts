/** Tests for the lobby without a server, with random commands in random order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ConnectionError } from '../../src/online/connection-error.js';
import type { LobbyCommand } from '../../src/online/frame.js';
import { defineRules } from '../../src/rules/variants.js';
import {
  applyEvent,
  emptyLobby,
  guestOf,
  canStartGame,
  seatOf,
  type GuestId,
  type Lobby,
  type LobbyEvent,
} from '../../src/server/lobby/lobby.js';
import { standInEndedFor, standInsForAbsent, withActingHost } from '../../src/server/lobby/absence.js';
import { seatWaitingEvents } from '../../src/server/open-tables/open-lobby.js';
import { checkCanJoin, eventsOf } from '../../src/server/lobby/commands.js';
import { readName } from '../../src/server/names.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';

/** A random step: a guest joins, sends a command, leaves or returns, or the game ends. */
type Step =
  | { readonly join: { readonly watches: boolean } }
  /** Index among the present guests or, with `isGone`, among all guests, past and present. */
  | { readonly who: number; readonly isGone: boolean; readonly command: LobbyCommand }
  /** Whether each guest has been away for longer than the table waits. */
  | { readonly away: readonly boolean[] }
  /** Index of a guest who returns. */
  | { readonly back: number }
  | { readonly end: true };

const SALT = '0123456789abcdef';
const seat = fc.nat(3);

const anyCommand: fc.Arbitrary<LobbyCommand> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('sit' as const), seat: fc.option(seat, { freq: 8 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('fill' as const),
      seat,
      by: fc.option(fc.constant('computer' as const), { freq: 8 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('ready' as const),
      on: fc.constantFrom(true, true, true, false),
      salt: fc.constantFrom(SALT, SALT, `${SALT}ff`, 'no salt'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('name' as const), name: fc.constantFrom('Moidl', 'Luis', '', '\u202E') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stand-in' as const), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), seat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('vote' as const), seat, on: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('draw-seats' as const), seed: fc.constantFrom(SALT, `${SALT}ff`, '') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('time' as const), turn: fc.constantFrom(null, 5000, 1) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'leave' as const }) },
);

/** Any step. A command can come from a guest who left while the command was in transit. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ join: fc.record({ watches: fc.boolean() }) }) },
  { weight: 14, arbitrary: fc.record({ who: fc.nat(99), isGone: fc.constant(false), command: anyCommand }) },
  { weight: 1, arbitrary: fc.record({ who: fc.nat(99), isGone: fc.constant(true), command: anyCommand }) },
  { weight: 4, arbitrary: fc.record({ away: fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ back: fc.nat(99) }) },
  { weight: 3, arbitrary: fc.constant({ end: true as const }) },
);

const senderOf = (
  { guests, nextGuest }: Lobby,
  { who, isGone }: Extract<Step, { readonly command: unknown }>,
): GuestId => (isGone ? who % (nextGuest + 1) : (guests[who % guests.length]?.id ?? 0));

/** Returns the events of a step, or null if the lobby refuses the step. */
const eventsOfStep = (lobby: Lobby, step: Step): readonly LobbyEvent[] | null => {
  try {
    if ('end' in step) return lobby.stage === 'playing' ? [{ type: 'ended' }] : [];
    if ('away' in step) return standInsForAbsent(lobby, (id) => step.away[id % step.away.length] ?? false);
    if ('back' in step) return standInEndedFor(lobby, lobby.guests[step.back % lobby.guests.length]?.id ?? 0);
    if ('who' in step) return eventsOf(lobby, senderOf(lobby, step), step.command, (name) => readName(name, null));
    checkCanJoin(lobby, step.join.watches);
    return [{ type: 'came', key: `key ${lobby.nextGuest}`, name: null, watches: step.join.watches }];
  } catch (error) {
    assert.ok(error instanceof ConnectionError, String(error));
    return null;
  }
};

const applyAll = (lobby: Lobby, events: readonly LobbyEvent[]): Lobby => events.reduce(applyEvent, lobby);

const checkInvariants = (lobby: Lobby): void => {
  const { seats, guests, opener, stage, nextGuest } = lobby;
  const seated = seats.flatMap(({ guest }) => guest ?? []);
  assert.equal(new Set(seated).size, seated.length, 'each person has one seat');
  for (const { guest, isComputers, standIn, isAway } of seats) {
    assert.ok(standIn || !isAway, 'an absent person has a stand-in');
    assert.ok(guest === null || guestOf(lobby, guest), `guest ${guest} does not exist`);
    assert.ok(guest === null || !isComputers, 'a seat has a guest or a computer, not both');
    assert.ok(guest !== null || !standIn, 'a stand-in needs a guest');
    if (stage === 'playing') assert.ok(guest !== null || isComputers, 'no seat is free during a game');
  }
  assert.equal(seats.length, lobby.settings.rules.players);
  const ids = guests.map(({ id }) => id);
  assert.deepEqual(
    ids,
    [...new Set(ids)].sort((a, b) => a - b),
  );
  assert.ok(ids.every((id) => id < nextGuest));
  for (const { id, watches, salt } of guests) {
    if (seatOf(lobby, id) !== null) assert.ok(!watches, 'a guest with a seat is not a spectator');
    else assert.equal(salt, null, 'a guest without a seat has no salt');
    if (stage === 'playing') assert.equal(salt, null, 'guests have no salt during a game');
  }
  assert.ok(opener === null || ids.includes(opener), 'the host is a guest');
  if (guests.some(({ watches }) => !watches)) assert.notEqual(opener, null, 'a table with non-spectators has a host');
  assert.ok(guests.length - seated.length <= 20, 'at most 20 guests have no seat');
};

/** Returns the lobby after a step, with the next game started if possible. */
const afterStep = (lobby: Lobby, step: Step): Lobby => {
  const events = eventsOfStep(lobby, step) ?? [];
  const untouched = JSON.stringify(lobby);
  const next = applyAll(lobby, events);
  assert.equal(JSON.stringify(lobby), untouched, 'the old lobby stays unchanged');
  const hasAgreed = (id: GuestId): boolean => [SALT, `${SALT}ff`].includes(guestOf(next, id)?.salt ?? '');
  const agreed = next.seats.every(({ guest, isComputers, isAway }) =>
    guest === null ? isComputers : isAway || hasAgreed(guest),
  );
  const hasPlayer = next.seats.some(({ guest }) => guest !== null && hasAgreed(guest));
  assert.equal(
    canStartGame(next),
    next.stage !== 'playing' && agreed && hasPlayer,
    'the game can start when all present players have agreed',
  );
  // Clients repeat commands after a reconnect. Repeated commands change nothing.
  if ('who' in step && events.length > 0) {
    const again = { ...step, isGone: true, who: senderOf(lobby, step) };
    assert.deepEqual(applyAll(next, eventsOfStep(next, again) ?? []), next);
  }
  return canStartGame(next) ? applyEvent(next, { type: 'began' }) : next;
};

const RULES = {
  2: defineRules('bayrisch', { players: 2 }),
  3: defineRules('bayrisch', { players: 3 }),
  4: defineRules('bayrisch'),
};
const settings = (players: 2 | 3 | 4, spectators: boolean) => ({
  ...{ rules: RULES[players], level: 'easy' as const },
  ...{ spectators, turnTimeout: null },
});

test('the state of the lobby stays consistent after random commands', () => {
  const seen = { began: 0, over: 0, removed: 0, inherited: 0, refused: 0, without: 0 };
  assertUntil(
    fc.property(
      fc.constantFrom(2 as const, 3 as const, 4 as const),
      fc.boolean(),
      fc.array(anyStep, { minLength: 30, maxLength: 120, size: 'max' }),
      (players, spectators, steps) => {
        let lobby = emptyLobby(settings(players, spectators));
        for (const step of steps) {
          const before = lobby;
          if (eventsOfStep(before, step) === null) seen.refused++;
          lobby = afterStep(before, step);
          checkInvariants(lobby);
          if (before.stage !== lobby.stage) seen[lobby.stage === 'playing' ? 'began' : 'over']++;
          if (before.stage === 'over' && lobby.stage === 'playing' && lobby.seats.some(({ isAway }) => isAway))
            seen.without++;
          if ('who' in step && step.command.do === 'remove' && before.guests.length > lobby.guests.length)
            seen.removed++;
          if (before.opener !== null && lobby.opener !== null && before.opener !== lobby.opener) seen.inherited++;
        }
      },
    ),
    { numRuns: runs(150, 5000), seed: 17 },
    () => Object.fromEntries(Object.entries(seen).map(([event, count]) => [event, count > 5])),
  );
});

test('after random commands, reserved seats keep their guests and a hosted table has no host', () => {
  const hosted = {
    seats: [{ name: 'Anna', key: 'a' }, null, { name: 'Bert', key: 'b' }, 'computer'] as const,
    ...{ games: null, waitsUntil: null },
  };
  const seen = { began: 0, moved: 0 };
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 30, maxLength: 120, size: 'max' }), (steps) => {
      let lobby = emptyLobby({ ...settings(4, true), hosted });
      for (const step of steps) {
        const before = lobby;
        lobby = afterStep(before, step);
        assert.deepEqual([lobby.seats[0]?.guest, lobby.seats[2]?.guest, lobby.opener], [0, 1, null]);
        assert.deepEqual(
          [0, 1].map((id) => guestOf(lobby, id)?.key),
          ['a', 'b'],
        );
        if (before.stage !== 'playing' && lobby.stage === 'playing') seen.began++;
        if (before.seats[1]?.guest !== lobby.seats[1]?.guest) seen.moved++;
      }
    }),
    { numRuns: runs(200, 2000), seed: 18 },
  );
  assert.ok(seen.began > 5 && seen.moved > 5, JSON.stringify(seen));
});

test('after random commands at an open table, only guests without a seat wait, and votes come from guests', () => {
  const seen = { waited: 0, seated: 0, voted: 0 };
  assertUntil(
    fc.property(fc.array(anyStep, { minLength: 30, maxLength: 120, size: 'max' }), (steps) => {
      let lobby = emptyLobby({ ...settings(4, false), turnTimeout: 45_000, open: true });
      for (const step of steps) {
        const before = lobby;
        lobby = afterStep(before, step);
        if (lobby.stage !== 'playing')
          lobby = applyAll(
            lobby,
            seatWaitingEvents(lobby, () => true),
          );
        checkInvariants(lobby);
        const { waiting, votes, guests } = lobby;
        const ids = guests.map(({ id }) => id);
        for (const { guest, seat: wanted } of waiting) {
          assert.ok(ids.includes(guest) && seatOf(lobby, guest) === null, 'a waiting guest has no seat');
          assert.equal(waiting.filter((one) => one.seat === wanted).length, 1, 'one guest waits for a seat');
        }
        assert.ok(votes.every(({ by, against }) => ids.includes(by) && ids.includes(against) && by !== against));
        assert.ok(
          ids.every((id) => votes.filter(({ against }) => against === id).length < guests.length),
          'each guest has one vote against another',
        );
        if (waiting.length > before.waiting.length) seen.waited++;
        if (waiting.length < before.waiting.length && lobby.stage === 'over') seen.seated++;
        if ('who' in step && votes.length > before.votes.length) seen.voted++;
      }
    }),
    { numRuns: runs(150, 2000), seed: 19 },
    () => ({ waited: seen.waited > 5, seated: seen.seated > 5, voted: seen.voted > 5 }),
  );
});

/** Returns a lobby with new guests. Each `true` makes the guest a spectator. */
const lobbyWithGuests = (...watching: readonly boolean[]): Lobby =>
  applyAll(
    emptyLobby(settings(4, true)),
    watching.map((watches, id): LobbyEvent => ({ type: 'came', key: `${id}`, name: null, watches })),
  );

const afterCommand = (lobby: Lobby, guest: GuestId, command: LobbyCommand): Lobby =>
  applyAll(
    lobby,
    eventsOf(lobby, guest, command, (name) => readName(name, null)),
  );

test('after the host leaves, the next host is a seated guest, else the first guest, else a spectator who sits down', () => {
  const three = afterCommand(lobbyWithGuests(false, false, false), 2, { do: 'sit', seat: 3 });
  assert.equal(three.opener, 0);
  const two = afterCommand(three, 0, { do: 'leave' });
  assert.equal(two.opener, 2);
  assert.equal(afterCommand(two, 2, { do: 'leave' }).opener, 1);
  const spectator = afterCommand(lobbyWithGuests(false, true), 0, { do: 'leave' });
  assert.equal(spectator.opener, null);
  assert.equal(afterCommand(spectator, 1, { do: 'sit', seat: 0 }).opener, 1);
});

/** Returns the lobby after a game of two people with two computer players. */
const lobbyAfterGame = (): Lobby => {
  const commands: readonly (readonly [GuestId, LobbyCommand])[] = [
    [0, { do: 'sit', seat: 0 }],
    [1, { do: 'sit', seat: 2 }],
    [0, { do: 'fill', seat: 1, by: 'computer' }],
    [0, { do: 'fill', seat: 3, by: 'computer' }],
    [0, { do: 'ready', on: true, salt: SALT }],
    [1, { do: 'ready', on: true, salt: SALT }],
  ];
  const agreed = commands.reduce(
    (lobby, [guest, command]) => afterCommand(lobby, guest, command),
    lobbyWithGuests(false, false, false),
  );
  return applyAll(agreed, [{ type: 'began' }, { type: 'ended' }]);
};

const isAway =
  (...ids: readonly GuestId[]) =>
  (id: GuestId) =>
    ids.includes(id);

test('between games, a stand-in starts for an absent player and stops when the player returns', () => {
  const over = afterCommand(lobbyAfterGame(), 1, { do: 'ready', on: true, salt: SALT });
  assert.ok(!canStartGame(over));
  const withStandIn = applyAll(over, standInsForAbsent(over, isAway(0)));
  assert.ok(canStartGame(withStandIn));
  assert.deepEqual(standInsForAbsent(withStandIn, isAway(0)), []);
  const next = applyEvent(withStandIn, { type: 'began' });
  assert.deepEqual(
    next.seats.map(({ guest, standIn }) => [guest, standIn]),
    [
      [0, true],
      [null, false],
      [1, false],
      [null, false],
    ],
  );
  const back = applyAll(next, standInEndedFor(next, 0));
  assert.deepEqual([back.seats[0]?.guest, back.seats[0]?.standIn], [0, false]);
  // No game starts unless a present player agrees.
  const undecided = lobbyAfterGame();
  assert.ok(!canStartGame(applyAll(undecided, standInsForAbsent(undecided, isAway(0, 1)))));
  // An absent player gets no stand-in before the first game or during a game.
  assert.deepEqual(standInsForAbsent(back, isAway(0)), []);
  assert.deepEqual(standInsForAbsent(lobbyWithGuests(false), isAway(0)), []);
});

test('a stand-in that a player requested stops when that player agrees to another game, not on a reconnect', () => {
  const playing = applyEvent(lobbyAfterGame(), { type: 'began' });
  const hasStandIn = afterCommand(playing, 1, { do: 'stand-in', on: true });
  assert.deepEqual(standInEndedFor(hasStandIn, 1), []);
  const over = applyEvent(hasStandIn, { type: 'ended' });
  const agreed = afterCommand(over, 1, { do: 'ready', on: true, salt: SALT });
  assert.equal(agreed.seats[2]?.standIn, false);
  assert.equal(guestOf(agreed, 1)?.salt, SALT);
});

test('while the host is absent, a present guest is the acting host, preferably a guest with a seat', () => {
  const lobby = lobbyAfterGame();
  assert.equal(withActingHost(lobby, isAway()).opener, 0);
  assert.equal(withActingHost(lobby, isAway(0)).opener, 1);
  assert.equal(withActingHost(lobby, isAway(0, 1)).opener, 2);
  assert.equal(withActingHost(lobby, isAway(0, 1, 2)).opener, 0);
  const removed = afterCommand(withActingHost(lobby, isAway(0)), 1, { do: 'remove', seat: 0 });
  assert.deepEqual([removed.opener, guestOf(removed, 0)], [1, null]);
  assert.throws(() => afterCommand(lobby, 1, { do: 'remove', seat: 0 }), { code: 'not-the-opener' });
});

test('the lobby refuses commands from a guest who has left', () => {
  const left = afterCommand(lobbyWithGuests(false, false), 1, { do: 'leave' });
  for (const command of [{ do: 'sit', seat: 1 }, { do: 'name', name: 'Luis' }, { do: 'leave' }] as const)
    assert.throws(() => afterCommand(left, 1, command), { name: 'ConnectionError', code: 'not-welcome' });
});
