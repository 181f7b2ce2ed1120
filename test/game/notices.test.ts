import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Action } from '../../src/engine.js';
import type { Seat } from '../../src/rules/seats.js';
import { announced, playTricks } from './table.js';

test('all listeners receive an action before the next action, even if a listener acts immediately', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  const received: [string, string][] = [];
  game.subscribe(({ type }) => {
    if (type === 'cut') game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  });
  game.subscribe(({ type }, _happened, viewThen) =>
    received.push([type, viewThen(0).view.announcement.schlag ?? 'none']),
  );
  game.act({ type: 'cut', seat: 3 });
  assert.deepEqual(received, [
    ['cut', 'none'],
    ['announce-schlag', '8'],
  ]);
});

test('if a listener throws, the action still reaches all listeners and the error is reported as uncaught', async () => {
  const uncaught: unknown[] = [];
  process.setUncaughtExceptionCaptureCallback((error) => uncaught.push(error));
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  const received: string[] = [];
  game.subscribe(() => {
    throw new Error('Log is full.');
  });
  game.subscribe(({ type }) => received.push(type));
  game.act({ type: 'cut', seat: 3 });
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.setUncaughtExceptionCaptureCallback(null);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(received, ['cut']);
  assert.deepEqual(uncaught.map(String), ['Error: Log is full.']);
});

test('a listener added during a notification receives only later notifications', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  const received: string[] = [];
  let joined = false;
  game.subscribe(() => {
    if (!joined) game.subscribe(({ type }) => received.push(type));
    joined = true;
  });
  game.act({ type: 'cut', seat: 3 });
  assert.deepEqual(received, []);
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  assert.deepEqual(received, ['announce-schlag']);
});

test('changing an action in a view throws and leaves the record unchanged', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  game.act({ type: 'cut', seat: 3 });
  const before = JSON.stringify(game.record());
  const [action] = game.view(2).history as Action[];
  assert.throws(() => Object.assign(action, { seat: 1 }), TypeError);
  assert.equal(JSON.stringify(game.record()), before);
});

test('facts in a view are deeply frozen', () => {
  const game = playTricks(announced(), 1);
  const [trick] = game.view(2).history.filter((entry) => entry.type === 'trick');
  assert.throws(() => Object.assign(trick, { winner: 3 }), TypeError);
  assert.throws(() => Object.assign(trick.cards[0], { card: 'HA' }), TypeError);
  assert.throws(() => Object.assign(trick.tricks, [9]), TypeError);
});

test('changing the list of seats to act does not change the game', () => {
  const game = announced();
  while (game.phase === 'play') playTricks(game, 1);
  for (const table of [game, createGame({ seed: 'stube' })]) {
    const seats = [...table.toAct];
    (table.toAct as Seat[]).push(9);
    (table.view(0).toAct as Seat[]).push(9);
    assert.deepEqual(table.toAct, seats);
    assert.deepEqual(table.view(0).toAct, seats);
  }
});
