/** Delays that the computer players add to a game. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createComputerPace } from '../../src/element/games/own-game/computer-pace.js';
import { TEMPO } from '../../src/element/table/tempo.js';
import { wait } from '../../src/element/table/wait.js';
import { createGame, type Game } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import type { Action } from '../../src/game/action.js';
import { momentsOf, stillSnapshot } from '../../src/table/moments.js';
import { peopleAt } from '../table/recorded-steps.js';

/** Step of the mocked clock, in ms. */
const TICK = 10;

/** Returns the time in ms, on a mocked clock, from the first action until the computers are ready after the last action. */
const timeFor = async (game: Game, actions: readonly Action[], viewer = 0, canUndo = false): Promise<number> => {
  mock.timers.enable({ apis: ['setTimeout'] });
  // An open MessageChannel would keep the test process alive. Without it, `yieldToEventLoop()` uses a timer.
  const { MessageChannel } = globalThis;
  Object.assign(globalThis, { MessageChannel: undefined });
  const never = new AbortController().signal;
  let shown = Promise.resolve();
  let snapshot = stillSnapshot(game.view(viewer));
  game.subscribe((_action, _happened, happeningFor) => {
    const { action, happened, view } = happeningFor(viewer);
    const moments = momentsOf(snapshot, action, happened, view, peopleAt(game.rules));
    snapshot = moments.at(-1)?.snapshot ?? snapshot;
    const time = moments.reduce((sum, { pause }) => sum + TEMPO.normal.pauseMs[pause], 0);
    shown = shown.then(() => wait(time, never));
  });
  const watched = {
    get view() {
      return game.view(viewer);
    },
    settled: () => shown,
  };
  const pace = createComputerPace(
    () => watched,
    () => 'normal',
    () => canUndo,
  );
  let isOver = false;
  const course = async (): Promise<void> => {
    for (const action of actions) {
      game.act(action);
      pace.onAsk(never);
      await pace.ready(never);
    }
    isOver = true;
  };
  const over = course();
  let time = 0;
  try {
    for (; !isOver && time < 10_000; time += TICK) {
      mock.timers.tick(TICK);
      // Runs the tasks that wait for the timers.
      for (let task = 0; task < 3; task++) await new Promise((resolve) => setImmediate(resolve));
    }
    await over;
  } finally {
    mock.timers.reset();
    Object.assign(globalThis, { MessageChannel });
  }
  return time;
};

const table = (): Game => createGame({ seed: 'pace', setup: { dealer: 3 } });

/** Returns a game with dealt cards. */
const dealt = (): Game => {
  const game = table();
  while (game.phase !== 'announce') game.act(game.legalActions(game.toAct[0])[0]);
  return game;
};

for (const [about, name] of [
  ['schoeneres', 'Schöneres'],
  ['schlagtausch', 'a Schlagtausch'],
] as const)
  test(`a refused request for ${name} delays the game by at most 1.3 s at normal speed`, async () => {
    const game = dealt();
    const time = await timeFor(game, [
      { type: `ask-${about}`, seat: 0 },
      { type: 'answer', seat: 3, accept: false },
    ]);
    assert.ok(time <= 1300, `${time} ms`);
    assert.ok(time > 600, `${time} ms: long enough to read`);
  });

test('an announcement delays the next action by the duration of one call and one thinking pause', async () => {
  const time = await timeFor(dealt(), [{ type: 'announce-schlag', seat: 0, schlag: '8' }]);
  assert.ok(time >= 1290 && time < 1350, `${time} ms`);
});

test('a computer player waits about 4 s while the visitor can ask for a swap of hands', async () => {
  const redealt = (viewer: number): Promise<number> => {
    const game = createGame({ variant: 'normal', rules: { blindSwap: true }, seed: 'pace', setup: { dealer: 3 } });
    while (game.phase !== 'announce') game.act(game.legalActions(game.toAct[0])[0]);
    game.act({ type: 'ask-schoeneres', seat: 0 });
    return timeFor(game, [{ type: 'answer', seat: 3, accept: true }], viewer);
  };
  const [announcer, blind] = [await redealt(0), await redealt(1)];
  assert.ok(announcer < 3000, `${announcer} ms`);
  assert.ok(blind - announcer > 3000, `${blind} ms`);
});

test('a computer player waits about 2.5 s while the visitor can take their card back', async () => {
  const game = dealt();
  while (game.phase !== 'play') game.act(game.legalActions(game.toAct[0])[0]);
  const [action] = game.legalActions(game.toAct[0]);
  const record = game.record();
  const usual = await timeFor(game, [action]);
  const undoable = await timeFor(replay(record), [action], 0, true);
  assert.ok(undoable - usual > 1800 && undoable < 4000, `${usual} ms and ${undoable} ms`);
});

test('after the visitor reveals their cards, the computer players reveal their own within 60 ms', async () => {
  const game = dealt();
  while (game.phase !== 'hand-over') {
    const [seat] = game.toAct;
    game.act(
      game.legalActions(seat).find(({ type }) => type === 'fold' || type === 'bid') ?? game.legalActions(seat)[0],
    );
  }
  const reveals = [0, 1, 2, 3].map((seat): Action => ({ type: 'reveal', seat }));
  const time = await timeFor(game, reveals.slice(0, 3));
  assert.ok(time <= 60, `${time} ms`);
});
