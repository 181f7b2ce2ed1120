import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import type { SeatConnection, Update } from '../../src/game/connect.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import type { GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import type { Seat } from '../../src/rules/seats.js';
import { createSession, type HostPlayer, type SeatPlayer, type SessionOptions } from '../../src/session/session.js';
import { flushTasks } from './fake-clock.js';
import { jsonConnection } from './json-connection.js';
import {
  announcedGame,
  recordingPlayer,
  boldPlayer,
  boldChoice,
  playGame,
  quietPlayer,
  quietChoice,
  runSession,
  type Question,
} from './table.js';
import { runs } from '../runs.js';
import { TARGET } from '../short-games.js';

const COMPUTERS: readonly SeatPlayer[] = ['computer', 'computer', 'computer', 'computer'];

const lastAction = (game: Game): unknown => game.record().actions.at(-1);
const actionCount = (game: Game): number => game.record().actions.length;

const SHORT: GameOptions = { seed: 'stube', rules: { target: TARGET } };

/** A game with one or two hands left, or a whole game in `npm run test:long`. */
const NEARLY_OVER: GameOptions = { ...SHORT, setup: { score: [runs(6, 0), runs(6, 0)] } };

/** Plays the end of a short game among four computers. Returns its record. */
const playedOut = async (options: Partial<SessionOptions> = {}): Promise<GameRecord> => {
  const table = runSession(createGame(NEARLY_OVER), COMPUTERS, options);
  await playGame(table);
  return table.game.record();
};
let usual: Promise<GameRecord> | undefined;
/** Returns the record of the default game. The game is played only once, because several tests compare its record. */
const usualGame = (): Promise<GameRecord> => (usual ??= playedOut());

// -- whole games -------------------------------------------------------------------------------------------------------

for (const players of [2, 4] as const) {
  test(`${players} computers play a whole game`, async () => {
    const table = runSession(createGame({ ...SHORT, players }), COMPUTERS.slice(0, players));
    await playGame(table);
    const { gameResult } = table.game.view(null);
    assert.ok(gameResult && gameResult.score[gameResult.side] >= TARGET);
    assert.deepEqual(table.errors, []);
    assert.deepEqual(replay(table.game.record()).view(null), table.game.view(null));
  });

  test(`${players} host players play a whole game and receive only their own views`, async () => {
    const seen: [Seat, Seat | null][] = [];
    const seats = Array.from({ length: players }, (_, seat): HostPlayer => ({
      decide: (view, options) => {
        seen.push([seat, view.seat]);
        return (seat % 2 === 0 ? boldPlayer : quietPlayer).decide(view, options);
      },
    }));
    const table = runSession(createGame({ ...SHORT, players }), seats);
    await playGame(table);
    assert.equal(table.game.phase, 'game-over');
    assert.deepEqual(table.errors, []);
    assert.ok(seen.length > 20);
    for (const [seat, viewed] of seen) assert.equal(viewed, seat);
  });
}

test('at a table without a human, the lowest seat sends `next` after each hand and game', async () => {
  const nexts: Action[] = [];
  const { session, game, errors } = runSession(createGame(SHORT), [boldPlayer, quietPlayer, boldPlayer, quietPlayer]);
  session.connection(null).subscribe((update) => {
    if (!('view' in update)) return;
    if (update.action?.type === 'next') nexts.push(update.action);
    if (update.view.gameNumber === 2) session.stop();
  });
  await session.settled();
  assert.equal(game.record().before?.next, 0);
  assert.ok(nexts.length > 1);
  for (const { seat } of nexts) assert.equal(seat, 0);
  assert.deepEqual(errors, []);
});

test('a human plays a whole game through a connection and is the only player who sends `next`', async () => {
  const table = runSession(createGame(SHORT), ['computer', 'computer', 'human', 'computer']);
  await playGame(table);
  assert.equal(table.game.phase, 'game-over');
  assert.deepEqual(table.errors, []);
  const nexts = table.game.record().actions.filter(({ type }) => type === 'next');
  assert.ok(nexts.length > 0);
  for (const { seat } of nexts) assert.equal(seat, 2);
});

test('the level and the seed of the computers affect only their actions', async () => {
  const first = await usualGame();
  const others = [
    await playedOut({ level: 'easy' }),
    await playedOut({ level: 'strong' }),
    await playedOut({ playerSeed: 'chance' }),
  ];
  for (const other of others) {
    assert.notDeepEqual(other.actions, first.actions);
    assert.deepEqual({ ...other, actions: [] }, { ...first, actions: [] });
  }
});

test('the same seeds and human actions give the same record', async () => {
  const play = async (): Promise<unknown> => {
    const table = runSession(createGame(NEARLY_OVER), ['human', 'computer', 'computer', 'computer']);
    await playGame(table, boldChoice);
    return table.game.record();
  };
  assert.deepEqual(await play(), await play());
});

test('a computer agrees to swap unseen hands while the game waits for an announcer', async () => {
  const questions: Question[] = [];
  const announcer = recordingPlayer(questions);
  const game = createGame({ seed: 'stube', variant: 'normal', rules: { blindSwap: true }, setup: { dealer: 0 } });
  game.act({ type: 'cut', seat: 3 });
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  const { session, errors } = runSession(game, [announcer, announcer, 'human', 'computer']);
  while (questions.length === 0) await flushTasks();
  assert.deepEqual(
    questions.map(({ seat }) => seat),
    [1],
    'the computer does not ask for a swap, and the game waits for the forehand',
  );
  await session.connection(2).act({ type: 'ask-swap-hands', seat: 2 });
  while (game.view(null).pending) await flushTasks();
  assert.deepEqual(lastAction(game), { type: 'answer', seat: 3, accept: true });
  assert.deepEqual(game.toAct, [1]);
  while (questions.length === 1) await flushTasks();
  questions.at(-1)?.answer({ type: 'announce-schlag', seat: 1, schlag: '8' });
  while (game.toAct.includes(1)) await flushTasks();
  assert.deepEqual(lastAction(game), { type: 'announce-schlag', seat: 1, schlag: '8' });
  assert.deepEqual(errors, []);
  session.stop();
});

test('sessions without a `playerSeed` use different seeds', async () => {
  const firstSeed = (options: Partial<SessionOptions> = {}): Promise<string | undefined> =>
    new Promise((resolve) => {
      const session = createSession({
        game: createGame(SHORT),
        seats: COMPUTERS,
        choose: async (view, { seed }) => {
          session.stop();
          resolve(seed);
          return view.legal[0] ?? null;
        },
        ...options,
      });
      session.start();
    });
  const [one, other] = [await firstSeed(), await firstSeed()];
  assert.ok(one && other);
  assert.notEqual(one, other);
  assert.equal(await firstSeed({ playerSeed: 'luck' }), await firstSeed({ playerSeed: 'luck' }));
});

test('a game resumed in another session continues with the same actions', async () => {
  const record = await usualGame();
  const rest = runSession(replay(record, { until: Math.floor(record.actions.length / 2) }), COMPUTERS);
  await playGame(rest);
  assert.deepEqual(rest.game.record(), record);
});

test('the session asks no player before start(), and a second start() does not ask again', async () => {
  const questions: Question[] = [];
  const player = recordingPlayer(questions);
  const game = announcedGame();
  const { session } = runSession(game, [player, quietPlayer, quietPlayer, quietPlayer]);
  session.start();
  session.start();
  await flushTasks();
  assert.equal(questions.length, 1);
  questions[0].answer(quietChoice(questions[0].view));
  await flushTasks();
  assert.equal(actionCount(game), 7);
});

// -- human before computer partner ----------------------------------------------------------------------------------------

for (const human of [0, 2]) {
  const partner = 2 - human;

  test(`the computer partner at seat ${partner} lets the human at seat ${human} answer a bid`, async () => {
    const questions: Question[] = [];
    const seats: SeatPlayer[] = [quietPlayer, boldPlayer, quietPlayer, boldPlayer];
    seats[human] = 'human';
    seats[partner] = recordingPlayer(questions);
    const game = announcedGame();
    game.act(game.legalActions(0)[0]);
    const { session } = runSession(game, seats);
    await session.settled();
    assert.equal(game.phase, 'answer');
    assert.deepEqual(game.toAct, [0, 2]);
    assert.deepEqual(questions, []);
    await session.connection(human).act({ type: 'fold', seat: human });
    assert.deepEqual(game.view(null).result?.reason, 'fold');
  });

  test(`the computer partner at seat ${partner} lets the human at seat ${human} decide for a gestrichen side`, async () => {
    const questions: Question[] = [];
    const seats: SeatPlayer[] = [quietPlayer, quietPlayer, quietPlayer, quietPlayer];
    seats[human] = 'human';
    seats[partner] = recordingPlayer(questions);
    const game = announcedGame({ setup: { score: [13, 0] } });
    const { session } = runSession(game, seats);
    await session.settled();
    assert.deepEqual(questions, []);
    await session.connection(human).act({ type: 'decide', seat: human, play: false });
    assert.equal(game.view(null).result?.reason, 'decline');
  });
}

test('for a side of two computers, one of them decides', async () => {
  const questions: Question[] = [];
  const player = recordingPlayer(questions);
  const game = announcedGame({ setup: { score: [13, 0] } });
  runSession(game, [player, 'human', player, 'human']);
  await flushTasks();
  assert.equal(questions.length, 1);
  const [{ seat, answer }] = questions;
  assert.ok([0, 2].includes(seat));
  answer({ type: 'decide', seat, play: false });
  await flushTasks();
  assert.equal(game.phase, 'hand-over');
  assert.equal(questions.length, 1);
});

// -- bids at any time -----------------------------------------------------------------------------------------------------

test('the session asks the seats that can bid, in seat order, before the next card is played', async () => {
  const questions: Question[] = [];
  const player = recordingPlayer(questions);
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  game.act(game.legalActions(0)[0]);
  const { errors } = runSession(game, [player, player, player, player]);
  for (const seat of [0, 2, 3, 1]) {
    await flushTasks();
    const question = questions.at(-1) as Question;
    assert.equal(question.seat, seat);
    question.answer(quietChoice(question.view));
  }
  await flushTasks();
  assert.deepEqual(
    questions.map(({ seat }) => seat),
    [0, 2, 3, 1, 0],
  );
  assert.equal((lastAction(game) as Action).type, 'play');
  assert.deepEqual(errors, []);
});

test('a bid by a seat that need not act precedes the card and ends the round of questions', async () => {
  const questions: Question[] = [];
  const player = recordingPlayer(questions);
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  runSession(game, [player, player, player, player]);
  await flushTasks();
  questions[0].answer(null);
  await flushTasks();
  questions[1].answer({ type: 'bid', seat: 2, to: 3 });
  await flushTasks();
  assert.deepEqual(lastAction(game), { type: 'bid', seat: 2, to: 3 });
  assert.deepEqual(
    questions.slice(0, 2).map(({ seat }) => seat),
    [1, 2],
  );
  assert.equal(questions.length, 3);
  assert.ok([1, 3].includes(questions[2].seat));
  assert.equal(questions[2].view.phase, 'answer');
});

test("a human's bid voids the open questions to other players, and the session ignores late answers", async () => {
  const questions: Question[] = [];
  const player = recordingPlayer(questions);
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  const { session, errors } = runSession(game, ['human', player, 'human', player]);
  await flushTasks();
  const [first] = questions;
  assert.equal(first.signal.aborted, false);
  await session.connection(2).act({ type: 'bid', seat: 2, to: 3 });
  assert.equal(first.signal.aborted, true);
  await flushTasks();
  assert.deepEqual(
    questions.map(({ view }) => view.phase),
    ['play', 'answer'],
  );
  first.answer({ type: 'hold', seat: 1 });
  await flushTasks();
  assert.equal(game.phase, 'answer');
  assert.deepEqual(lastAction(game), { type: 'bid', seat: 2, to: 3 });
  questions[1].answer({ type: 'fold', seat: questions[1].seat });
  await flushTasks();
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(errors, []);
});

test('when a listener receives an action, earlier questions are void and the session is not settled', async () => {
  const questions: Question[] = [];
  const player = recordingPlayer(questions);
  const { session } = runSession(announcedGame({ rules: { bidWhen: 'anytime' } }), ['human', player, 'human', player]);
  await flushTasks();
  let settled = false;
  session.connection(0).subscribe(() => {
    assert.equal(questions.length, 1);
    assert.equal(questions[0].signal.aborted, true);
    void session.settled().then(() => (settled = true));
  });
  await session.connection(2).act({ type: 'bid', seat: 2, to: 3 });
  await flushTasks();
  assert.equal(questions.length, 2);
  assert.equal(settled, false);
  questions[1].answer({ type: 'fold', seat: questions[1].seat });
  await flushTasks();
  assert.equal(settled, true);
});

test('if a player rejects after the question is void, the session reports no error', async () => {
  const player: HostPlayer = {
    decide: (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  };
  const questions: Question[] = [];
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  const { session, errors } = runSession(game, ['human', player, 'human', recordingPlayer(questions)]);
  await flushTasks();
  await session.connection(2).act({ type: 'bid', seat: 2, to: 3 });
  await flushTasks();
  session.stop();
  await flushTasks();
  assert.deepEqual(errors, []);
});

// -- unreliable players ------------------------------------------------------------------------------------------

const mistakes: readonly (readonly [string, HostPlayer, string, RegExp])[] = [
  [
    'rejects with an error',
    { decide: () => Promise.reject(new Error('My head aches.')) },
    'player-failed',
    /The player at seat 0 failed\. My head aches\./,
  ],
  ['rejects with undefined', { decide: () => Promise.reject(undefined) }, 'player-failed', /was nothing\./],
  [
    'throws',
    {
      name: 'Luis',
      decide: () => {
        throw new TypeError('Cannot think.');
      },
    },
    'player-failed',
    /^Luis at seat 0 failed\. Cannot think\./,
  ],
  [
    'answers with null on their turn',
    { decide: async () => null },
    'player-illegal',
    /answered with null, but the game waits/,
  ],
  [
    'answers with a card that they do not hold',
    { decide: async ({ handSizes }) => ({ type: 'play', seat: 0, card: handSizes.length === 4 ? 'S6' : 'HK' }) },
    'player-illegal',
    /does not hold/,
  ],
  [
    'tries to act for another seat',
    { decide: async () => ({ type: 'play', seat: 1, card: 'HK' }) },
    'player-illegal',
    /can act only for seat 0/,
  ],
  [
    'answers in the wrong phase',
    { decide: async () => ({ type: 'cut', seat: 0 }) },
    'player-illegal',
    /not possible now/,
  ],
  [
    'answers with a string',
    { decide: async () => 'HK' as unknown as Action },
    'player-illegal',
    /An action must be an object/,
  ],
  [
    'answers with undefined',
    { decide: async () => undefined as unknown as null },
    'player-illegal',
    /An action must be an object/,
  ],
  [
    'returns an invalid action instead of a promise',
    { decide: () => ({ seat: 0 }) as unknown as Promise<Action> },
    'player-illegal',
    /Unknown action nothing/,
  ],
  [
    'answers with an object whose `type` getter throws',
    {
      decide: async () =>
        Object.defineProperty({}, 'type', {
          get: () => {
            throw new Error('Ha!');
          },
        }) as Action,
    },
    'player-illegal',
    /Ha!/,
  ],
];

for (const [what, player, code, message] of mistakes) {
  test(`a stand-in acts for a player who ${what}`, async () => {
    const game = announcedGame();
    const { session, errors } = runSession(game, [player, 'human', 'human', 'human']);
    await session.settled();
    assert.deepEqual(
      errors.map((error) => [error.code, error.seat]),
      [[code, 0]],
    );
    assert.match(errors[0].message, message);
    assert.doesNotMatch(errors[0].message, /undefined|\[object/);
    assert.equal(actionCount(game), 4);
    assert.equal((lastAction(game) as Action).seat, 0);
  });
}

test('if a player who need not act fails, a stand-in bids or passes, and then the card is played', async () => {
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  let asked = 0;
  const failingOnce: HostPlayer = {
    decide: (view, options) =>
      asked++ === 0 ? Promise.reject(new Error('Not now.')) : quietPlayer.decide(view, options),
  };
  const { session, errors } = runSession(game, [quietPlayer, 'human', failingOnce, 'human']);
  await session.settled();
  assert.deepEqual(
    errors.map((error) => [error.code, error.seat]),
    [['player-failed', 2]],
  );
  const [next] = game.record().actions.slice(3);
  assert.deepEqual([next.type, next.seat], next.type === 'bid' ? ['bid', 2] : ['play', 0]);
});

test('after a timeout, the question is void, a stand-in acts and a late answer is ignored', async () => {
  const questions: Question[] = [];
  const game = announcedGame();
  let ask = (_go: () => void): void => {};
  /** The stand-in needs real time to choose before `ready` is called. */
  const askedToWait = new Promise<() => void>((resolve) => (ask = resolve));
  const { session, clock, errors } = runSession(game, [recordingPlayer(questions), 'human', 'human', 'human'], {
    decideTimeout: 500,
    ready: () => new Promise(ask),
  });
  await flushTasks();
  await clock.advance(499);
  assert.equal(questions[0].signal.aborted, false);
  assert.equal(errors.length, 0);
  await clock.advance(1);
  assert.equal(questions[0].signal.aborted, true);
  const go = await askedToWait;
  assert.equal(actionCount(game), 3);
  go();
  await session.settled();
  assert.deepEqual(
    errors.map((error) => [error.code, error.seat]),
    [['player-timeout', 0]],
  );
  assert.match(errors[0].message, /The player at seat 0 did not answer within 500 ms/);
  assert.equal(actionCount(game), 4);
  questions[0].answer(quietChoice(questions[0].view));
  await flushTasks();
  assert.equal(actionCount(game), 4);
  assert.equal(clock.pending, 0);
});

test('an answer within the time limit stops the timer, and the question stays open until the answer applies', async () => {
  const questions: Question[] = [];
  let go = (): void => assert.fail('ready was not called');
  const game = announcedGame();
  const { clock, errors } = runSession(game, [recordingPlayer(questions), 'human', 'human', 'human'], {
    decideTimeout: 500,
    ready: () => new Promise((resolve) => (go = resolve)),
  });
  await flushTasks();
  assert.equal(clock.pending, 1);
  await clock.advance(400);
  questions[0].answer(quietChoice(questions[0].view));
  await flushTasks();
  assert.equal(clock.pending, 0);
  await clock.advance(1000);
  assert.equal(actionCount(game), 3);
  assert.equal(questions[0].signal.aborted, false);
  go();
  await flushTasks();
  assert.equal(actionCount(game), 4);
  assert.equal(questions[0].signal.aborted, true);
  assert.deepEqual(errors, []);
});

test('without a time limit, a player can take days to answer', async () => {
  const questions: Question[] = [];
  const game = announcedGame();
  const { clock, errors } = runSession(game, [recordingPlayer(questions), 'human', 'human', 'human']);
  await flushTasks();
  await clock.advance(1e9);
  questions[0].answer(quietChoice(questions[0].view));
  await flushTasks();
  assert.equal(actionCount(game), 4);
  assert.deepEqual(errors, []);
});

test('a host player cannot change the game through their view', async () => {
  const vandalPlayer: HostPlayer = {
    decide: async (view, options) => {
      const action = await quietPlayer.decide(view, options);
      const spoil = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, inner] of Object.entries(value)) {
          spoil(inner);
          (value as Record<string, unknown>)[key] = null;
        }
      };
      const kept = structuredClone(action);
      spoil(view);
      return kept;
    },
  };
  const play = async (player: HostPlayer): Promise<unknown> => {
    const table = runSession(createGame(SHORT), [player, player, player, player]);
    await playGame(table);
    assert.deepEqual(table.errors, []);
    return table.game.record();
  };
  assert.deepEqual(await play(vandalPlayer), await play(quietPlayer));
});

// -- the host's pacing ----------------------------------------------------------------------------------------------------

test('an action waits for `ready` and is dropped if another seat acts first', async () => {
  const waits: { readonly seat: Seat; readonly signal: AbortSignal; readonly go: () => void }[] = [];
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  const { session, errors } = runSession(game, [quietPlayer, 'human', 'human', quietPlayer], {
    ready: (seat, signal) => new Promise((resolve) => waits.push({ seat, signal, go: resolve })),
  });
  await flushTasks();
  assert.deepEqual(
    waits.map(({ seat }) => seat),
    [0],
  );
  assert.equal(actionCount(game), 3);
  await session.connection(1).act({ type: 'bid', seat: 1, to: 3 });
  assert.equal(waits[0].signal.aborted, true);
  waits[0].go();
  await flushTasks();
  assert.deepEqual(lastAction(game), { type: 'bid', seat: 1, to: 3 });
  assert.deepEqual(errors, []);
});

test('the session does not call `ready` for humans or for seats that pass', async () => {
  const waited: Seat[] = [];
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  const { session } = runSession(game, ['human', quietPlayer, quietPlayer, quietPlayer], {
    ready: async (seat) => void waited.push(seat),
  });
  await session.settled();
  assert.deepEqual(waited, []);
  await session.connection(0).act(game.legalActions(0)[0]);
  await session.settled();
  assert.deepEqual(waited, [1, 2, 3]);
});

test('if `ready` rejects, the session reports the error and applies the action without delay', async () => {
  const game = announcedGame();
  const { session, errors } = runSession(game, [quietPlayer, 'human', 'human', 'human'], {
    ready: () => Promise.reject(new Error('No picture.')),
  });
  await session.settled();
  assert.equal(actionCount(game), 4);
  assert.deepEqual(
    errors.map((error) => [error.code, error.seat]),
    [['ready-failed', 0]],
  );
});

test('without `ready`, the session waits one clock tick between two actions', async () => {
  const game = announcedGame();
  const { clock } = runSession(game, [quietPlayer, quietPlayer, 'human', 'human'], { ready: undefined });
  await flushTasks();
  assert.equal(actionCount(game), 3);
  await clock.advance(0);
  assert.equal(actionCount(game), 4);
  await clock.advance(0);
  assert.equal(actionCount(game), 5);
});

// -- listeners -----------------------------------------------------------------------------------------------------------

const isNews = (update: Update): update is Extract<Update, { view: View }> => 'view' in update;

test("a connection sends its seat's view after each action", async () => {
  const table = runSession(createGame(SHORT), ['human', quietPlayer, boldPlayer, quietPlayer]);
  const { game, session } = table;
  const views: View[] = [];
  const happened: unknown[] = [];
  game.subscribe((action, facts) => happened.push([action, facts]));
  const received: unknown[] = [];
  session.connection(0).subscribe((update) => {
    assert.ok(isNews(update));
    assert.equal(update.view.seat, 0);
    received.push([update.action, update.happened]);
    views.push(update.view);
  });
  await playGame(table);
  assert.deepEqual(received, happened);
  const record = game.record();
  for (const [index, view] of views.entries()) assert.deepEqual(view, replay(record, { until: index + 1 }).view(0));
});

test('an action inside a listener does not reorder the updates of other listeners', async () => {
  const game = announcedGame();
  const { session } = runSession(game, ['human', 'human', 'human', 'human']);
  const received: string[] = [];
  for (const seat of [3, null, 1, 0, 2]) {
    const connection = session.connection(seat);
    connection.subscribe((update) => {
      assert.ok(isNews(update));
      received.push(`${seat} ${update.action?.seat} ${update.view.trick.length}`);
      if (update.view.toAct[0] === seat && update.view.trick.length < 3) void connection.act(connection.view.legal[0]);
    });
    connection.subscribe((update) => {
      assert.ok(isNews(update));
      received.push(`${seat} ${update.action?.seat} ${update.view.trick.length}`);
    });
  }
  await session.connection(0).act(game.legalActions(0)[0]);
  const bySeat = (seat: Seat | null): string[] => received.filter((line) => line.startsWith(`${seat} `));
  for (const seat of [0, 1, 2, 3, null]) {
    assert.deepEqual(bySeat(seat), [
      `${seat} 0 1`,
      `${seat} 0 1`,
      `${seat} 1 2`,
      `${seat} 1 2`,
      `${seat} 2 3`,
      `${seat} 2 3`,
    ]);
  }
  assert.equal(actionCount(game), 6);
});

test('a listener that throws does not stop the session or other listeners', async () => {
  const table = runSession(createGame(SHORT), ['human', quietPlayer, quietPlayer, quietPlayer]);
  const { session, errors } = table;
  let count = 0;
  session.connection(0).subscribe(() => {
    throw new Error('Broken page.');
  });
  session.connection(0).subscribe(() => count++);
  session.connection(null).subscribe(() => {
    throw new Error('Broken spectator.');
  });
  await playGame(table);
  assert.equal(table.game.phase, 'game-over');
  assert.equal(count, actionCount(table.game));
  assert.deepEqual(errors[0], {
    code: 'listener-failed',
    seat: 0,
    message: 'A listener of seat 0 failed. Broken page.',
  });
  assert.deepEqual(errors[1], {
    code: 'listener-failed',
    seat: null,
    message: 'A listener of a spectator failed. Broken spectator.',
  });
});

test('an `onError` callback that throws does not stop the session', async () => {
  const game = announcedGame({ rules: { bidWhen: 'never' } });
  const failing: HostPlayer = { decide: () => Promise.reject(new Error('No.')) };
  const { session } = runSession(game, [failing, failing, failing, 'human'], {
    onError: () => {
      throw new Error('Nor I.');
    },
  });
  await session.settled();
  assert.deepEqual(game.toAct, [3]);
  assert.equal(actionCount(game), 6);
});

test('an unsubscribed listener receives no further updates', async () => {
  const game = announcedGame();
  const { session } = runSession(game, ['human', 'human', 'human', 'human']);
  const received: string[] = [];
  const connection = session.connection(1);
  const leaveSecond = (): void => second();
  connection.subscribe(() => {
    received.push('first');
    leaveSecond();
  });
  const second = connection.subscribe(() => received.push('second'));
  await session.connection(0).act(game.legalActions(0)[0]);
  assert.deepEqual(received, ['first']);
});

test('a connection accepts only legal actions of its seat, and a rejected action changes nothing', async () => {
  const game = announcedGame();
  const { session } = runSession(game, ['human', 'human', 'human', 'human']);
  const card = game.legalActions(0)[0];
  for (const [seat, action, code] of [
    [1, card, 'not-your-seat'],
    [null, card, 'not-your-seat'],
    [0, { type: 'cut', seat: 0 }, 'wrong-phase'],
    [0, 'HK', 'unknown-action'],
  ] as [Seat | null, Action, string][]) {
    await assert.rejects(session.connection(seat).act(action), { name: 'IllegalAction', code });
  }
  assert.equal(actionCount(game), 3);
});

test('a connection behaves the same if all its data passes through JSON', async () => {
  const play = async (wire: (connection: SeatConnection) => SeatConnection): Promise<unknown> => {
    const table = runSession(createGame(SHORT), ['human', boldPlayer, quietPlayer, quietPlayer]);
    const { session, game } = table;
    const received: unknown[] = [];
    const connection = wire(session.connection(0));
    connection.subscribe((update) => received.push(structuredClone(update)));
    for (;;) {
      await session.settled();
      if (game.phase === 'game-over') break;
      await connection.act(quietChoice(connection.view) as Action);
    }
    await assert.rejects(connection.act({ type: 'cut', seat: 0 }), IllegalAction);
    session.stop();
    return { received, view: connection.view, record: game.record() };
  };
  assert.deepEqual(await play(jsonConnection), await play((connection) => connection));
});

// -- the end --------------------------------------------------------------------------------------------------------------

test('stop() aborts an open question and its time limit, and a late answer is ignored', async () => {
  const questions: Question[] = [];
  const game = announcedGame();
  const { session, clock, errors } = runSession(game, [recordingPlayer(questions), 'human', 'human', 'human'], {
    decideTimeout: 500,
  });
  let received = 0;
  const connection = session.connection(1);
  connection.subscribe(() => received++);
  await flushTasks();
  assert.equal(clock.pending, 1);
  const settled = session.settled();
  session.stop();
  await settled;
  assert.equal(clock.pending, 0);
  assert.equal(questions[0].signal.aborted, true);
  questions[0].answer(quietChoice(questions[0].view));
  await clock.advance(1000);
  assert.equal(actionCount(game), 3);
  await assert.rejects(session.connection(0).act(game.legalActions(0)[0]), {
    name: 'IllegalAction',
    code: 'wrong-phase',
  });
  connection.subscribe(() => received++);
  session.start();
  game.act(game.legalActions(0)[0]);
  await flushTasks();
  assert.equal(received, 0);
  assert.equal(questions.length, 1);
  assert.deepEqual(connection.view, game.view(1));
  assert.deepEqual(errors, []);
});

test('stop() clears the timer of an action that waits for `ready` or the clock', async () => {
  for (const ready of [undefined, () => new Promise<void>(() => {})]) {
    const game = announcedGame();
    const { session, clock, errors } = runSession(game, [quietPlayer, quietPlayer, quietPlayer, quietPlayer], {
      ready,
    });
    await flushTasks();
    const settled = session.settled();
    session.stop();
    await settled;
    await clock.advance(1000);
    assert.equal(clock.pending, 0);
    assert.equal(actionCount(game), 3);
    assert.deepEqual(errors, []);
  }
});

test('stop() can be called twice and before the start', async () => {
  const questions: Question[] = [];
  const player = recordingPlayer(questions);
  const { session } = runSession(announcedGame(), [player, player, player, player]);
  session.stop();
  session.stop();
  session.start();
  await session.settled();
  await flushTasks();
  assert.deepEqual(questions, []);
});

test('listeners, `onError` and aborted players can stop the session', async () => {
  const questions: Question[] = [];
  const byListener = runSession(announcedGame(), ['human', recordingPlayer(questions), 'human', 'human']);
  const received: string[] = [];
  byListener.session.connection(0).subscribe(() => {
    received.push('first');
    byListener.session.stop();
  });
  byListener.session.connection(1).subscribe(() => received.push('second'));
  await byListener.session.connection(0).act(byListener.game.legalActions(0)[0]);
  await flushTasks();
  assert.deepEqual(received, ['first']);
  assert.deepEqual(questions, []);

  const failing: HostPlayer = { decide: () => Promise.reject(new Error('No.')) };
  const byError = runSession(announcedGame(), [failing, 'human', 'human', 'human'], {
    onError: () => byError.session.stop(),
  });
  await byError.session.settled();
  await flushTasks();
  assert.equal(actionCount(byError.game), 3);

  let asked = 0;
  const leaver: HostPlayer = {
    decide: (_, { signal }) => {
      asked++;
      return new Promise(() => signal.addEventListener('abort', () => bySignal.session.stop()));
    },
  };
  const bySignal = runSession(announcedGame({ rules: { bidWhen: 'anytime' } }), ['human', leaver, leaver, leaver]);
  await flushTasks();
  await bySignal.session.connection(0).act({ type: 'bid', seat: 0, to: 3 });
  await flushTasks();
  assert.equal(asked, 1);
});
