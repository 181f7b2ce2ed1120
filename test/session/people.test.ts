/** People at a table: how long they have, who stands in, who has to agree, and who sits where. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Person } from '../../src/game/connect.js';
import { createGame, type Game } from '../../src/game/game.js';
import { InputError } from '../../src/rules/input-error.js';
import type { Seat } from '../../src/rules/seats.js';
import { createSession, type SeatPlayer, type Session, type SessionOptions } from '../../src/session/session.js';
import { announced, at, FOREHAND_WINS, playHand } from '../game/table.js';
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

interface Heard {
  readonly deadlines: (number | null)[];
  readonly people: (readonly Person[])[];
}

/** What a spectator hears beside the game. */
const hear = (session: Session, seat: Seat | null = null): Heard => {
  const heard: Heard = { deadlines: [], people: [] };
  session.connection(seat).subscribe((update) => {
    if ('deadline' in update) heard.deadlines.push(update.deadline);
    if ('people' in update) heard.people.push(update.people);
  });
  return heard;
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

/** A game at the end of a hand. */
const handOver = (): Game => playHand(announced(FOREHAND_WINS));

const who = (name: string) => ({ name });
const FOUR = ['Moidl', 'Luis', 'Rosa', 'Sepp'].map(who);

/** By seat, whether somebody is here. */
const here = ({ session }: RunningSession): readonly (boolean | undefined)[] =>
  session.people?.map((person) => person.here) ?? [];

// -- time --------------------------------------------------------------------------------------------------------------

test('Who is asked has so long, and all are told until when; another question, another deadline', async () => {
  const table = await timed(announcedGame());
  const { session, clock } = table;
  const heard = hear(session, 2);
  assert.deepEqual(heard.deadlines, [clock.now() + MINUTE]);
  await clock.advance(1000);
  await play(table, 0);
  await flushTasks();
  assert.equal(heard.deadlines.length, 2);
  assert.equal(heard.deadlines.at(-1), clock.now() + MINUTE);
  assert.equal(session.deadline, clock.now() + MINUTE);
});

test('When the time is over a computer takes one action; the next one has as long again', async () => {
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

test('Twice in a row, and the computer sits in until the person acts; others hear of it', async () => {
  const table = await timed(announcedGame(), HUMANS, { people: FOUR });
  const { session, game, clock } = table;
  const heard = hear(session);
  /** All but one play a trick; that one lets the time pass if he is asked. */
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
  assert.deepEqual(heard.people.at(-1), session.people);
  const before = clock.now();
  await trickWithout(9);
  assert.equal(clock.now(), before, 'nobody waits for him');
  while (game.phase === 'play' && game.toAct[0] !== 3) {
    await play(table, game.toAct[0]);
    await flushTasks();
  }
  // He is back as soon as he does anything, be it refused.
  await session
    .connection(0)
    .act({ type: 'play', seat: 0, card: 'E7' })
    .catch(() => {});
  assert.deepEqual(here(table), [true, true, true, true]);
});

test('Who acts himself in between is not sat in for', async () => {
  const table = await timed(announcedGame(), HUMANS, { people: FOUR });
  const { game, clock } = table;
  const missed: Seat[] = [];
  while (game.phase === 'play') {
    const [due] = game.toAct;
    const lets = due === 0 && game.view(null).tricks.reduce((sum, won) => sum + won, 0) % 2 === 0;
    if (lets) missed.push(due);
    if (lets) await clock.advance(MINUTE);
    else await play(table, due);
    await flushTasks();
  }
  assert.ok(missed.length > 1);
  assert.deepEqual(here(table), [true, true, true, true]);
});

test('Those who draw at once are each given one card when the time is over, and nobody twice', async () => {
  const table = await timed(createGame({ seed: 'stube' }));
  const { game, clock } = table;
  assert.deepEqual(game.toAct, [0, 1]);
  await clock.advance(MINUTE);
  await flushTasks();
  assert.equal(game.actionCount, 2);
  assert.equal(game.phase, 'cut');
  assert.equal(table.session.deadline, clock.now() + MINUTE);
});

test('A sign does not give anybody more time', async () => {
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

test('Nobody has more or less time because the clock of the machine is set', async () => {
  for (const by of [-60 * MINUTE, 60 * MINUTE]) {
    const table = await timed(announcedGame());
    const { session, game, clock } = table;
    await clock.advance(20_000);
    clock.set(by);
    assert.equal(session.deadline, clock.now() + 40_000);
    assert.deepEqual(hear(session).deadlines, [clock.now() + 40_000], 'whoever listens later');
    session.limitTurns(30_000);
    assert.equal(session.deadline, clock.now() + 10_000);
    await clock.advance(9999);
    assert.equal(game.actionCount, 3);
    await clock.advance(1);
    assert.equal(game.actionCount, 4);
  }
});

test('The time may be lengthened, shortened and switched off, for the open question too', async () => {
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
  assert.equal(session.deadline, clock.now() + MINUTE, 'nobody is late for what was not so before');
  await clock.advance(MINUTE - 1);
  assert.equal(game.actionCount, 3);
  await clock.advance(1);
  assert.equal(game.actionCount, 4);
});

test('Computers and players of the host have no deadline, nor has a table that is paused, stopped or between games', async () => {
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

  const over = playHand(announced(FOREHAND_WINS, { setup: at(0, 14) }));
  assert.equal(over.phase, 'game-over');
  assert.equal((await timed(over)).session.deadline, null);
});

test('Whatever is let pass, a whole game is played to its end by those who stand in', () =>
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
      assert.equal(game.phase, 'game-over', 'nobody begins another game without them');
    }),
    { numRuns: runs(6, 60) },
  ));

// -- agreement ---------------------------------------------------------------------------------------------------------

const goOn = ({ session }: RunningSession, seat: Seat): Promise<void> =>
  session.connection(seat).act({ type: 'next', seat });

test('The first who wants to goes on for all, unless all have to agree', async () => {
  const first = runSession(handOver(), HUMANS);
  await goOn(first, 2);
  assert.notEqual(first.game.phase, 'hand-over');

  const all = runSession(handOver(), ['human', 'computer', 'human', 'human'], { agree: 'all', people: FOUR });
  const heard = hear(all.session);
  await goOn(all, 2);
  await goOn(all, 2);
  assert.deepEqual(
    heard.people.at(-1)?.map(({ ready = false }) => ready),
    [false, false, true, false],
  );
  await goOn(all, 0);
  assert.equal(all.game.phase, 'hand-over');
  await goOn(all, 3);
  assert.notEqual(all.game.phase, 'hand-over');
  await flushTasks();
  assert.ok(heard.people.at(-1)?.every(({ ready = false }) => !ready));
  assert.deepEqual(all.game.record().actions.at(-1), { type: 'next', seat: 2 });
});

test('Who is away, has left or is sat in for does not have to agree', async () => {
  for (const goes of [
    ({ session }: RunningSession) => session.person(3, { here: false }),
    ({ session }: RunningSession) => session.seat(3, 'computer'),
    ({ session }: RunningSession) => session.standIn(3, true),
  ]) {
    const table = runSession(handOver(), HUMANS, { agree: 'all' });
    for (const seat of [0, 1, 2]) await goOn(table, seat);
    assert.equal(table.game.phase, 'hand-over');
    goes(table);
    await flushTasks();
    assert.notEqual(table.game.phase, 'hand-over');
    assert.deepEqual(table.errors, []);
  }
});

test('Nobody is waited for longer than a turn at the end of a hand, and as long as they like at that of a game', async () => {
  const table = await timed(handOver(), HUMANS, { agree: 'all' });
  await goOn(table, 1);
  await table.clock.advance(MINUTE);
  await flushTasks();
  assert.deepEqual(table.game.record().actions.at(-1), { type: 'next', seat: 1 });

  const over = await timed(playHand(announced(FOREHAND_WINS, { setup: at(0, 14) })), HUMANS, { agree: 'all' });
  for (const seat of [0, 1, 2]) await goOn(over, seat);
  await over.clock.advance(10 * MINUTE);
  assert.equal(over.game.phase, 'game-over');
  await goOn(over, 3);
  assert.equal(over.game.gameNumber, 2);
});

test('What the game would refuse is nothing to agree to', async () => {
  const table = runSession(announcedGame(), HUMANS, { agree: 'all', people: FOUR });
  await assert.rejects(goOn(table, 0), { name: 'IllegalAction', code: 'wrong-phase' });
  assert.ok(table.session.people?.every(({ ready = false }) => !ready));
});

// -- seats -------------------------------------------------------------------------------------------------------------

test('A seat gets another player while the table runs: a thought is withdrawn, the new one is asked', async () => {
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

test('Nobody is told of people before the host tells of one; then every seat hears it, those who come later at once', () => {
  const table = runSession(announcedGame(), ['human', 'human', 'computer', quietPlayer]);
  const heard = hear(table.session, 1);
  assert.equal(table.session.people, null);
  table.session.person(0, { name: 'Moidl', face: 'moidl' });
  table.session.person(0, { here: false });
  table.session.person(0, { here: false });
  assert.equal(heard.people.length, 2);
  assert.deepEqual(heard.people[1], [
    { by: 'human', name: 'Moidl', here: false, face: 'moidl' },
    { by: 'human', name: null, here: true, face: null },
    { by: 'computer', name: null, here: true, face: null },
    { by: 'computer', name: null, here: true, face: null },
  ]);
  assert.deepEqual(hear(table.session).people, [heard.people[1]]);
});

test('A table without spectators has no connection for one', () => {
  const { session } = runSession(announcedGame(), HUMANS, { spectators: false });
  assert.throws(() => session.connection(null), { code: 'invalid-seat', message: /no spectators/u });
  assert.equal(session.connection(3).view.seat, 3);
});

test('What cannot be is refused by name, and changes nothing', () => {
  const game = announcedGame();
  const wrong = (options: object, message: RegExp): void =>
    assert.throws(() => createSession({ game, seats: HUMANS, ...options }), { name: 'InputError', message });
  wrong({ turnTimeout: 0 }, /'turnTimeout' is null or a number of milliseconds/u);
  wrong({ turnTimeout: '60' }, /'turnTimeout'/u);
  wrong({ agree: 'most' }, /'agree' is 'any' or 'all', not 'most'/u);
  wrong({ spectators: 1 }, /'spectators' is true or false, not 1/u);
  wrong({ people: [{}] }, /'people' tells who sits at each of the 4 seats/u);
  wrong({ people: [{}, {}, { name: 7 }, {}] }, /'name' of who sits at seat 2 is a text or null, not 7/u);
  const { session } = runSession(game, HUMANS, { people: FOUR });
  const before = session.people;
  assert.throws(() => session.person(0, { here: 'no' as never }), /'here' of who sits at seat 0/u);
  assert.throws(() => session.person(0, { hand: [] } as never), /not 'hand'/u);
  assert.throws(() => session.person(4, {}), InputError);
  assert.throws(() => session.seat(0, 'nobody' as never), { code: 'invalid-seats' });
  assert.throws(() => session.seat(null as never, 'human'), { code: 'invalid-seat' });
  assert.throws(() => session.limitTurns(-1), /'turnTimeout'/u);
  assert.deepEqual(session.people, before);
});
