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

/** A game in which a hand or two are left to play; in `npm run test:long` a whole one. */
const NEARLY_OVER: GameOptions = { ...SHORT, setup: { score: [runs(6, 0), runs(6, 0)] } };

/** The end of a short game among four computers. */
const playedOut = async (options: Partial<SessionOptions> = {}): Promise<GameRecord> => {
  const table = runSession(createGame(NEARLY_OVER), COMPUTERS, options);
  await playGame(table);
  return table.game.record();
};
let usual: Promise<GameRecord> | undefined;
/** Played once: more than one test compares it with another. */
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

  test(`${players} players of the host play a whole game, and see their own views alone`, async () => {
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

test('Without a human the lowest seat goes on to the next hand and the next game', async () => {
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

test('A human plays a whole game through his connection, and he alone goes on to the next hand', async () => {
  const table = runSession(createGame(SHORT), ['computer', 'computer', 'human', 'computer']);
  await playGame(table);
  assert.equal(table.game.phase, 'game-over');
  assert.deepEqual(table.errors, []);
  const nexts = table.game.record().actions.filter(({ type }) => type === 'next');
  assert.ok(nexts.length > 0);
  for (const { seat } of nexts) assert.equal(seat, 2);
});

test("The computers' level and luck make a difference, and only to what they do", async () => {
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

test('Same seeds and same human actions: same record', async () => {
  const play = async (): Promise<unknown> => {
    const table = runSession(createGame(NEARLY_OVER), ['human', 'computer', 'computer', 'computer']);
    await playGame(table, boldChoice);
    return table.game.record();
  };
  assert.deepEqual(await play(), await play());
});

test('Without a playerSeed the computers have luck of their own, in each session another', async () => {
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

test('A game that goes on at another table goes on as it would have', async () => {
  const record = await usualGame();
  const rest = runSession(replay(record, { until: Math.floor(record.actions.length / 2) }), COMPUTERS);
  await playGame(rest);
  assert.deepEqual(rest.game.record(), record);
});

test('Nobody is asked before the table starts, and starting twice asks once', async () => {
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

  test(`The partner at seat ${partner} leaves an answer to a bid to the human at seat ${human}`, async () => {
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

  test(`The partner at seat ${partner} leaves the decision of a gestrichen side to the human at seat ${human}`, async () => {
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

test('Of two computers of a side the lower seat answers and decides', async () => {
  const questions: Question[] = [];
  const player = recordingPlayer(questions);
  const game = announcedGame({ setup: { score: [13, 0] } });
  runSession(game, [player, 'human', player, 'human']);
  await flushTasks();
  assert.deepEqual(
    questions.map(({ seat }) => seat),
    [0],
  );
  questions[0].answer({ type: 'decide', seat: 0, play: false });
  await flushTasks();
  assert.equal(game.phase, 'hand-over');
  assert.equal(questions.length, 1);
});

// -- bids at any time --------------------------------------------------------------------------------------------------------

test('Those who may bid are asked one after the other, in seat order, before the next card', async () => {
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

test('A bid of one who need not act comes before the card, and the questions after it are never put', async () => {
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
    questions.map(({ seat }) => seat),
    [1, 2, 1],
  );
  assert.equal(questions[2].view.phase, 'answer');
});

test('A human may bid while others think: their questions are void, and their late answers count for nothing', async () => {
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
    questions.map(({ seat, view }) => [seat, view.phase]),
    [
      [1, 'play'],
      [1, 'answer'],
    ],
  );
  first.answer({ type: 'hold', seat: 1 });
  await flushTasks();
  assert.equal(game.phase, 'answer');
  assert.deepEqual(lastAction(game), { type: 'bid', seat: 2, to: 3 });
  questions[1].answer({ type: 'fold', seat: 1 });
  await flushTasks();
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(errors, []);
});

test('Who hears of an action finds the questions before it void, and the table about to ask', async () => {
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
  questions[1].answer({ type: 'fold', seat: 1 });
  await flushTasks();
  assert.equal(settled, true);
});

test('What is rejected after the question is void is silent', async () => {
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

// -- players that cannot be relied on -----------------------------------------------------------------------------------------

const mistakes: readonly (readonly [string, HostPlayer, string, RegExp])[] = [
  [
    'rejects',
    { decide: () => Promise.reject(new Error('My head aches.')) },
    'player-failed',
    /The player of seat 0 failed\. My head aches\./,
  ],
  ['rejects with nothing at all', { decide: () => Promise.reject(undefined) }, 'player-failed', /was nothing\./],
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
    'answers null though it is his turn',
    { decide: async () => null },
    'player-illegal',
    /answered null, but the game waits/,
  ],
  [
    'answers with a card he does not hold',
    { decide: async ({ handSizes }) => ({ type: 'play', seat: 0, card: handSizes.length === 4 ? 'S6' : 'HK' }) },
    'player-illegal',
    /does not hold/,
  ],
  [
    'acts for another seat',
    { decide: async () => ({ type: 'play', seat: 1, card: 'HK' }) },
    'player-illegal',
    /plays seat 0 alone/,
  ],
  [
    'answers in the wrong phase',
    { decide: async () => ({ type: 'cut', seat: 0 }) },
    'player-illegal',
    /not possible now/,
  ],
  [
    'answers with garbage',
    { decide: async () => 'HK' as unknown as Action },
    'player-illegal',
    /An action is an object/,
  ],
  [
    'answers with nothing',
    { decide: async () => undefined as unknown as null },
    'player-illegal',
    /An action is an object/,
  ],
  [
    'answers without a promise, and wrongly',
    { decide: () => ({ seat: 0 }) as unknown as Promise<Action> },
    'player-illegal',
    /There is no action nothing/,
  ],
  [
    'answers with a trap',
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
  test(`For a player who ${what} another takes that one action`, async () => {
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

test('For one who need not act and fails another may act or pass, and the card is played', async () => {
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

test('Time that runs out makes the question void and another takes the action; a late answer counts for nothing', async () => {
  const questions: Question[] = [];
  const game = announcedGame();
  let ask = (_go: () => void): void => {};
  /** The computer that stands in thinks in its own time before it is asked to wait. */
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
  assert.match(errors[0].message, /The player of seat 0 did not answer within 500 ms/);
  assert.equal(actionCount(game), 4);
  questions[0].answer(quietChoice(questions[0].view));
  await flushTasks();
  assert.equal(actionCount(game), 4);
  assert.equal(clock.pending, 0);
});

test('An answer in time ends the time limit, and the question lasts until it has its effect', async () => {
  const questions: Question[] = [];
  let go = (): void => assert.fail('not asked to wait');
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

test('Without a time limit a player may think for days', async () => {
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

test('A player of the host cannot change the table through his view', async () => {
  const vandal: HostPlayer = {
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
  assert.deepEqual(await play(vandal), await play(quietPlayer));
});

// -- the host's pacing -------------------------------------------------------------------------------------------------------

test('An action waits until the host is ready, and is dropped when somebody is quicker', async () => {
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

test('Humans, and those who pass, are not waited for', async () => {
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

test('A pacing that fails is told of and paces nothing', async () => {
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

test('A host that paces nothing still gets a turn of the clock between two actions', async () => {
  const game = announcedGame();
  const { clock } = runSession(game, [quietPlayer, quietPlayer, 'human', 'human'], { ready: undefined });
  await flushTasks();
  assert.equal(actionCount(game), 3);
  await clock.advance(0);
  assert.equal(actionCount(game), 4);
  await clock.advance(0);
  assert.equal(actionCount(game), 5);
});

// -- those who listen ----------------------------------------------------------------------------------------------------------

const isNews = (update: Update): update is Extract<Update, { view: View }> => 'view' in update;

test('A connection tells what its seat saw, at the moment it happened', async () => {
  const table = runSession(createGame(SHORT), ['human', quietPlayer, boldPlayer, quietPlayer]);
  const { game, session } = table;
  const views: View[] = [];
  const happened: unknown[] = [];
  game.subscribe((action, facts) => happened.push([action, facts]));
  const heard: unknown[] = [];
  session.connection(0).subscribe((update) => {
    assert.ok(isNews(update));
    assert.equal(update.view.seat, 0);
    heard.push([update.action, update.happened]);
    views.push(update.view);
  });
  await playGame(table);
  assert.deepEqual(heard, happened);
  const record = game.record();
  for (const [index, view] of views.entries()) assert.deepEqual(view, replay(record, { until: index + 1 }).view(0));
});

test('Who acts on an update does not overtake what others have yet to hear', async () => {
  const game = announcedGame();
  const { session } = runSession(game, ['human', 'human', 'human', 'human']);
  const heard: string[] = [];
  for (const seat of [3, null, 1, 0, 2]) {
    const connection = session.connection(seat);
    connection.subscribe((update) => {
      assert.ok(isNews(update));
      heard.push(`${seat} ${update.action?.seat} ${update.view.trick.length}`);
      if (update.view.toAct[0] === seat && update.view.trick.length < 3) void connection.act(connection.view.legal[0]);
    });
    connection.subscribe((update) => {
      assert.ok(isNews(update));
      heard.push(`${seat} ${update.action?.seat} ${update.view.trick.length}`);
    });
  }
  await session.connection(0).act(game.legalActions(0)[0]);
  const bySeat = (seat: Seat | null): string[] => heard.filter((line) => line.startsWith(`${seat} `));
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

test('A listener that throws stops neither the table nor the others', async () => {
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

test('An onError that throws does not stop the table', async () => {
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

test('Who has unsubscribed hears no more', async () => {
  const game = announcedGame();
  const { session } = runSession(game, ['human', 'human', 'human', 'human']);
  const heard: string[] = [];
  const connection = session.connection(1);
  const leaveSecond = (): void => second();
  connection.subscribe(() => {
    heard.push('first');
    leaveSecond();
  });
  const second = connection.subscribe(() => heard.push('second'));
  await session.connection(0).act(game.legalActions(0)[0]);
  assert.deepEqual(heard, ['first']);
});

test('A connection acts for its own seat alone, and a refusal changes nothing', async () => {
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

test('A connection over a wire of JSON behaves the same', async () => {
  const play = async (wire: (connection: SeatConnection) => SeatConnection): Promise<unknown> => {
    const table = runSession(createGame(SHORT), ['human', boldPlayer, quietPlayer, quietPlayer]);
    const { session, game } = table;
    const heard: unknown[] = [];
    const connection = wire(session.connection(0));
    connection.subscribe((update) => heard.push(structuredClone(update)));
    for (;;) {
      await session.settled();
      if (game.phase === 'game-over') break;
      await connection.act(quietChoice(connection.view) as Action);
    }
    await assert.rejects(connection.act({ type: 'cut', seat: 0 }), IllegalAction);
    session.stop();
    return { heard, view: connection.view, record: game.record() };
  };
  assert.deepEqual(await play(jsonConnection), await play((connection) => connection));
});

// -- the end -----------------------------------------------------------------------------------------------------------------------

test('Stopping while a player thinks ends his question and his time, and nothing comes of a late answer', async () => {
  const questions: Question[] = [];
  const game = announcedGame();
  const { session, clock, errors } = runSession(game, [recordingPlayer(questions), 'human', 'human', 'human'], {
    decideTimeout: 500,
  });
  let heard = 0;
  const connection = session.connection(1);
  connection.subscribe(() => heard++);
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
  connection.subscribe(() => heard++);
  session.start();
  game.act(game.legalActions(0)[0]);
  await flushTasks();
  assert.equal(heard, 0);
  assert.equal(questions.length, 1);
  assert.deepEqual(connection.view, game.view(1));
  assert.deepEqual(errors, []);
});

test('Stopping while the host is not ready, or before the clock has turned, leaves nothing behind', async () => {
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

test('Stopping right away, twice, or before the start is as good', async () => {
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

test('The table may be stopped by whoever hears of an action, of an error, or that his question is void', async () => {
  const questions: Question[] = [];
  const byListener = runSession(announcedGame(), ['human', recordingPlayer(questions), 'human', 'human']);
  const heard: string[] = [];
  byListener.session.connection(0).subscribe(() => {
    heard.push('first');
    byListener.session.stop();
  });
  byListener.session.connection(1).subscribe(() => heard.push('second'));
  await byListener.session.connection(0).act(byListener.game.legalActions(0)[0]);
  await flushTasks();
  assert.deepEqual(heard, ['first']);
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
