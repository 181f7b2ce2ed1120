/** People at a table: time limits, stand-ins, agreement to continue, and seats. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Person } from '../../src/game/connect.js';
import { createGame, type Game } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { InputError } from '../../src/rules/input-error.js';
import type { Seat } from '../../src/rules/seats.js';
import { createSession, type SeatPlayer, type Session, type SessionOptions } from '../../src/session/session.js';
import { announced, gameAtScore, FOREHAND_WINS, playHand } from '../game/table.js';
import { runs } from '../runs.js';
import { anyRules, anySeed } from '../game/random-play.js';
import { flushTasks } from './fake-clock.js';
import {
  announcedGame,
  recordingPlayer,
  quietPlayer,
  quietChoice,
  runSession,
  type Question,
  type RunningSession,
} from './table.js';

const HUMANS: readonly SeatPlayer[] = ['human', 'human', 'human', 'human'];
const MINUTE = 60_000;

const play = ({ session, game }: Pick<RunningSession, 'session' | 'game'>, seat: Seat): Promise<void> =>
  session.connection(seat).act(game.legalActions(seat)[0]);

interface RecordedUpdates {
  readonly deadlines: (number | null)[];
  readonly people: (readonly Person[])[];
}

/** Records the deadlines and the people that a connection receives. */
const recordUpdates = (session: Session, seat: Seat | null = null): RecordedUpdates => {
  const recorded: RecordedUpdates = { deadlines: [], people: [] };
  session.connection(seat).subscribe((update) => {
    if ('deadline' in update) recorded.deadlines.push(update.deadline);
    if ('people' in update) recorded.people.push(update.people);
  });
  return recorded;
};

const timed = async (
  game: Game,
  seats: readonly SeatPlayer[] = HUMANS,
  options: Partial<SessionOptions> = {},
): Promise<RunningSession> => {
  const table = runSession(game, seats, { turnTimeout: MINUTE, choose: async (view) => quietChoice(view), ...options });
  await flushTasks();
  return table;
};

/** Creates a game at the end of a hand. */
const handOver = (): Game => playHand(announced(FOREHAND_WINS));

const personNamed = (name: string) => ({ name });
const FOUR = ['Moidl', 'Luis', 'Rosa', 'Sepp'].map(personNamed);

/** Whether the person at each seat is present. */
const here = ({ session }: RunningSession): readonly (boolean | undefined)[] =>
  session.people?.map((person) => person.here) ?? [];

// -- time --------------------------------------------------------------------------------------------------------------

test('all connections receive the deadline of each question', async () => {
  const table = await timed(announcedGame());
  const { session, clock } = table;
  const recorded = recordUpdates(session, 2);
  assert.deepEqual(recorded.deadlines, [clock.now() + MINUTE]);
  await clock.advance(1000);
  await play(table, 0);
  await flushTasks();
  assert.equal(recorded.deadlines.length, 2);
  assert.equal(recorded.deadlines.at(-1), clock.now() + MINUTE);
  assert.equal(session.deadline, clock.now() + MINUTE);
});

test('after the time limit, a computer acts once and the next question gets a new time limit', async () => {
  const table = await timed(announcedGame());
  const { game, clock } = table;
  await clock.advance(MINUTE - 1);
  assert.equal(game.actionCount, 3);
  await clock.advance(1);
  assert.equal(game.actionCount, 4);
  assert.deepEqual(game.toAct, [1]);
  await clock.advance(MINUTE - 1);
  assert.equal(game.actionCount, 4);
  await play(table, 1);
  assert.deepEqual(game.toAct, [2]);
});

test('the computer that acts for a missed turn never raises the stakes', async () => {
  /** Bids if possible, even if the view does not offer a bid. */
  const bidding = async (view: View) =>
    view.phase === 'play' && view.seat !== null && view.toAct.includes(view.seat)
      ? ({ type: 'bid', seat: view.seat, to: view.value + 1 } as const)
      : quietChoice(view);
  const offered: boolean[] = [];
  const { game, clock } = await timed(announcedGame(), HUMANS, {
    choose: async (view) => {
      offered.push(view.legal.some(({ type }) => type === 'bid'));
      return bidding(view);
    },
  });
  assert.ok(
    game.legalActions(0).some(({ type }) => type === 'bid'),
    'a bid is possible',
  );
  const { value } = game.view(null);
  await clock.advance(MINUTE);
  assert.deepEqual(game.toAct, [1], 'the seat has played a card');
  assert.equal(game.view(null).value, value);
  assert.equal(game.view(null).pending, null);
  assert.deepEqual(new Set(offered), new Set([false]));
});

test('after two missed turns in a row, a stand-in plays until the person acts', async () => {
  const table = await timed(announcedGame(), HUMANS, { people: FOUR });
  const { session, game, clock } = table;
  const recorded = recordUpdates(session);
  /** All seats except one play a trick. The remaining seat misses its turn. */
  const trickWithout = async (absent: Seat): Promise<void> => {
    const next = game.actionCount + 4;
    while (game.actionCount < next && game.phase === 'play') {
      const [due] = game.toAct;
      if (due === absent) await clock.advance(MINUTE);
      else await play(table, due);
      await flushTasks();
    }
  };
  await trickWithout(0);
  assert.deepEqual(here(table), [true, true, true, true]);
  await trickWithout(0);
  assert.deepEqual(here(table), [false, true, true, true]);
  assert.deepEqual(recorded.people.at(-1), session.people);
  const before = clock.now();
  await trickWithout(9);
  assert.equal(clock.now(), before, 'the table does not wait for them');
  while (game.phase === 'play' && game.toAct[0] !== 3) {
    await play(table, game.toAct[0]);
    await flushTasks();
  }
  // Any action, even a rejected one, ends the stand-in.
  await session
    .connection(0)
    .act({ type: 'play', seat: 0, card: 'E7' })
    .catch(() => {});
  assert.deepEqual(here(table), [true, true, true, true]);
});

test('a person who acts between missed turns is not marked as absent', async () => {
  const table = await timed(announcedGame(), HUMANS, { people: FOUR });
  const { game, clock } = table;
  const missed: Seat[] = [];
  while (game.phase === 'play') {
    const [due] = game.toAct;
    const misses = due === 0 && game.view(null).tricks.reduce((sum, won) => sum + won, 0) % 2 === 0;
    if (misses) missed.push(due);
    if (misses) await clock.advance(MINUTE);
    else await play(table, due);
    await flushTasks();
  }
  assert.ok(missed.length > 1);
  assert.deepEqual(here(table), [true, true, true, true]);
});

test('after the time limit, the session draws one card for each seat that has not drawn', async () => {
  const table = await timed(createGame({ seed: 'stube' }));
  const { game, clock } = table;
  assert.deepEqual(game.toAct, [0, 1]);
  await clock.advance(MINUTE);
  await flushTasks();
  assert.equal(game.actionCount, 2);
  assert.equal(game.phase, 'cut');
  assert.equal(table.session.deadline, clock.now() + MINUTE);
});

test('a signal does not extend the deadline', async () => {
  const table = await timed(announcedGame({ rules: { signals: true } }));
  const { session, game, clock } = table;
  const deadline = session.deadline;
  await clock.advance(1000);
  const sign = game.legalActions(2).find(({ type }) => type === 'signal');
  assert.ok(sign);
  await session.connection(2).act(sign);
  await flushTasks();
  assert.equal(session.deadline, deadline);
  await clock.advance(MINUTE - 1000);
  assert.equal(game.actionCount, 5);
});

test('a change of the system time does not affect the time limit', async () => {
  for (const by of [-60 * MINUTE, 60 * MINUTE]) {
    const table = await timed(announcedGame());
    const { session, game, clock } = table;
    await clock.advance(20_000);
    clock.set(by);
    assert.equal(session.deadline, clock.now() + 40_000);
    assert.deepEqual(recordUpdates(session).deadlines, [clock.now() + 40_000], 'a later listener');
    session.limitTurns(30_000);
    assert.equal(session.deadline, clock.now() + 10_000);
    await clock.advance(9999);
    assert.equal(game.actionCount, 3);
    await clock.advance(1);
    assert.equal(game.actionCount, 4);
  }
});

test('limitTurns() lengthens, shortens and removes the limit, including for the open question', async () => {
  const { session, game, clock } = await timed(announcedGame());
  const asked = clock.now();
  await clock.advance(30_000);
  session.limitTurns(2 * MINUTE);
  assert.equal(session.deadline, asked + 2 * MINUTE);
  session.limitTurns(null);
  assert.equal(session.deadline, null);
  await clock.advance(10 * MINUTE);
  assert.equal(game.actionCount, 3);
  session.limitTurns(MINUTE);
  assert.equal(session.deadline, clock.now() + MINUTE, 'a new limit that is already over starts now');
  await clock.advance(MINUTE - 1);
  assert.equal(game.actionCount, 3);
  await clock.advance(1);
  assert.equal(game.actionCount, 4);
});

test('there is no deadline for host players, between games or while the session is paused or stopped', async () => {
  const questions: Question[] = [];
  const table = await timed(announcedGame(), [recordingPlayer(questions), 'human', 'human', 'human']);
  assert.equal(table.session.deadline, null);
  questions[0].answer(quietChoice(questions[0].view));
  await flushTasks();
  assert.equal(table.session.deadline, table.clock.now() + MINUTE);
  table.session.pause();
  assert.equal(table.session.deadline, null);
  await table.clock.advance(2 * MINUTE);
  assert.equal(table.game.actionCount, 4);
  table.session.resume();
  await flushTasks();
  assert.equal(table.session.deadline, table.clock.now() + MINUTE);
  table.session.stop();
  assert.equal(table.session.deadline, null);
  assert.equal(table.clock.pending, 0);

  const over = playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 14) }));
  assert.equal(over.phase, 'game-over');
  assert.equal((await timed(over)).session.deadline, null);
});

test('stand-ins finish a game in which people miss every turn', () =>
  fc.assert(
    fc.asyncProperty(anyRules, anySeed, async (rules, seed) => {
      const game = createGame({ rules: { ...rules, target: 9 }, seed });
      const seats = HUMANS.slice(0, rules.players);
      const table = await timed(game, seats, { people: FOUR.slice(0, rules.players) });
      for (let count = 0; game.phase !== 'game-over'; count++) {
        assert.ok(count < 6000);
        if (table.session.deadline !== null) await table.clock.advance(MINUTE);
        await table.session.settled();
      }
      assert.deepEqual(table.errors, []);
      assert.ok(here(table).every((isHere) => !isHere));
      await flushTasks();
      assert.equal(game.phase, 'game-over', 'no new game starts without them');
    }),
    { numRuns: runs(6, 60) },
  ));

// -- agreement ---------------------------------------------------------------------------------------------------------

const sendNext = ({ session }: RunningSession, seat: Seat): Promise<void> =>
  session.connection(seat).act({ type: 'next', seat });

test("the first `next` continues the game, but with `agree: 'all'` every person must send `next`", async () => {
  const first = runSession(handOver(), HUMANS);
  await sendNext(first, 2);
  assert.notEqual(first.game.phase, 'hand-over');

  const all = runSession(handOver(), ['human', 'computer', 'human', 'human'], { agree: 'all', people: FOUR });
  const recorded = recordUpdates(all.session);
  await sendNext(all, 2);
  await sendNext(all, 2);
  assert.deepEqual(
    recorded.people.at(-1)?.map(({ ready = false }) => ready),
    [false, false, true, false],
  );
  await sendNext(all, 0);
  assert.equal(all.game.phase, 'hand-over');
  await sendNext(all, 3);
  assert.notEqual(all.game.phase, 'hand-over');
  await flushTasks();
  assert.ok(recorded.people.at(-1)?.every(({ ready = false }) => !ready));
  assert.deepEqual(all.game.record().actions.at(-1), { type: 'next', seat: 2 });
});

test("with `agree: 'all'`, people who are away, have left or have a stand-in need not agree", async () => {
  for (const leave of [
    ({ session }: RunningSession) => session.person(3, { here: false }),
    ({ session }: RunningSession) => session.seat(3, 'computer'),
    ({ session }: RunningSession) => session.standIn(3, true),
  ]) {
    const table = runSession(handOver(), HUMANS, { agree: 'all' });
    for (const seat of [0, 1, 2]) await sendNext(table, seat);
    assert.equal(table.game.phase, 'hand-over');
    leave(table);
    await flushTasks();
    assert.notEqual(table.game.phase, 'hand-over');
    assert.deepEqual(table.errors, []);
  }
});

test('the time limit applies at the end of a hand but not at the end of a game', async () => {
  const table = await timed(handOver(), HUMANS, { agree: 'all' });
  await sendNext(table, 1);
  await table.clock.advance(MINUTE);
  await flushTasks();
  assert.deepEqual(table.game.record().actions.at(-1), { type: 'next', seat: 1 });

  const over = await timed(playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 14) })), HUMANS, { agree: 'all' });
  for (const seat of [0, 1, 2]) await sendNext(over, seat);
  await over.clock.advance(10 * MINUTE);
  assert.equal(over.game.phase, 'game-over');
  await sendNext(over, 3);
  assert.equal(over.game.gameNumber, 2);
});

test('an illegal `next` is rejected and does not count as agreement', async () => {
  const table = runSession(announcedGame(), HUMANS, { agree: 'all', people: FOUR });
  await assert.rejects(sendNext(table, 0), { name: 'IllegalAction', code: 'wrong-phase' });
  assert.ok(table.session.people?.every(({ ready = false }) => !ready));
});

// -- seats -------------------------------------------------------------------------------------------------------------

test('a new player at a seat gets the question that was withdrawn from the previous player', async () => {
  const questions: Question[] = [];
  const table = runSession(announcedGame(), [recordingPlayer(questions), 'human', 'human', 'human'], { people: FOUR });
  await flushTasks();
  table.session.seat(0, 'human');
  assert.ok(questions[0].signal.aborted);
  questions[0].answer(quietChoice(questions[0].view));
  await flushTasks();
  assert.equal(table.game.actionCount, 3);
  assert.deepEqual(table.session.people?.[0], { by: 'human', name: null, here: true, face: null });
  await play(table, 0);
  table.session.seat(1, quietPlayer);
  await flushTasks();
  assert.equal(table.game.actionCount, 5);
  assert.equal(table.session.people?.[1].by, 'computer');
});

test("the host's changes to people reach all connections, and later listeners receive the current people at once", () => {
  const table = runSession(announcedGame(), ['human', 'human', 'computer', quietPlayer]);
  const recorded = recordUpdates(table.session, 1);
  assert.equal(table.session.people, null);
  table.session.person(0, { name: 'Moidl', face: 'moidl' });
  table.session.person(0, { here: false });
  table.session.person(0, { here: false });
  assert.equal(recorded.people.length, 2);
  assert.deepEqual(recorded.people[1], [
    { by: 'human', name: 'Moidl', here: false, face: 'moidl' },
    { by: 'human', name: null, here: true, face: null },
    { by: 'computer', name: null, here: true, face: null },
    { by: 'computer', name: null, here: true, face: null },
  ]);
  assert.deepEqual(recordUpdates(table.session).people, [recorded.people[1]]);
});

test('connection(null) throws an error if `spectators` is false', () => {
  const { session } = runSession(announcedGame(), HUMANS, { spectators: false });
  assert.throws(() => session.connection(null), { code: 'invalid-seat', message: /no spectators/u });
  assert.equal(session.connection(3).view.seat, 3);
});

test('an invalid option throws an error that names the option and leaves the session unchanged', () => {
  const game = announcedGame();
  const wrong = (options: object, message: RegExp): void =>
    assert.throws(() => createSession({ game, seats: HUMANS, ...options }), { name: 'InputError', message });
  wrong({ turnTimeout: 0 }, /'turnTimeout' must be null or a number of milliseconds/u);
  wrong({ turnTimeout: '60' }, /'turnTimeout'/u);
  wrong({ agree: 'most' }, /'agree' must be 'any' or 'all', not 'most'/u);
  wrong({ spectators: 1 }, /'spectators' must be true or false, not 1/u);
  wrong({ people: [{}] }, /'people' must be a list with one person for each of the 4 seats/u);
  wrong({ people: [{}, {}, { name: 7 }, {}] }, /'name' of the person at seat 2 must be a string or null, not 7/u);
  const { session } = runSession(game, HUMANS, { people: FOUR });
  const before = session.people;
  assert.throws(() => session.person(0, { here: 'no' as never }), /'here' for the person at seat 0/u);
  assert.throws(() => session.person(0, { hand: [] } as never), /not 'hand'/u);
  assert.throws(() => session.person(4, {}), InputError);
  assert.throws(() => session.seat(0, 'nobody' as never), { code: 'invalid-seats' });
  assert.throws(() => session.seat(null as never, 'human'), { code: 'invalid-seat' });
  assert.throws(() => session.limitTurns(-1), /'turnTimeout'/u);
  assert.deepEqual(session.people, before);
});
