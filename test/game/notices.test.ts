import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Action } from '../../src/engine.js';
import type { Seat } from '../../src/rules/seats.js';
import { announced, playTricks } from './table.js';

test('A listener that acts at once does not make others hear of the second action before the first', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  const heard: [string, string][] = [];
  game.subscribe(({ type }) => {
    if (type === 'cut') game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  });
  game.subscribe(({ type }, _happened, viewThen) => heard.push([type, viewThen(0).view.announcement.schlag ?? 'none']));
  game.act({ type: 'cut', seat: 3 });
  assert.deepEqual(heard, [
    ['cut', 'none'],
    ['announce-schlag', '8'],
  ]);
});

test('A listener that throws keeps neither the action nor the others back; its error is an uncaught one', async () => {
  const uncaught: unknown[] = [];
  process.setUncaughtExceptionCaptureCallback((error) => uncaught.push(error));
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  const heard: string[] = [];
  game.subscribe(() => {
    throw new Error('Log is full.');
  });
  game.subscribe(({ type }) => heard.push(type));
  game.act({ type: 'cut', seat: 3 });
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.setUncaughtExceptionCaptureCallback(null);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(heard, ['cut']);
  assert.deepEqual(uncaught.map(String), ['Error: Log is full.']);
});

test('He who joins while something is being told hears what comes after it', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  const heard: string[] = [];
  let joined = false;
  game.subscribe(() => {
    if (!joined) game.subscribe(({ type }) => heard.push(type));
    joined = true;
  });
  game.act({ type: 'cut', seat: 3 });
  assert.deepEqual(heard, []);
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  assert.deepEqual(heard, ['announce-schlag']);
});

test('Nobody changes a record through a view', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  game.act({ type: 'cut', seat: 3 });
  const before = JSON.stringify(game.record());
  const [action] = game.view(2).history as Action[];
  assert.throws(() => Object.assign(action, { seat: 1 }), TypeError);
  assert.equal(JSON.stringify(game.record()), before);
});

test('Nobody changes the past through a view or an update, deep within a fact neither', () => {
  const game = playTricks(announced(), 1);
  const [trick] = game.view(2).history.filter((entry) => entry.type === 'trick');
  assert.throws(() => Object.assign(trick, { winner: 3 }), TypeError);
  assert.throws(() => Object.assign(trick.cards[0], { card: 'HA' }), TypeError);
  assert.throws(() => Object.assign(trick.tricks, [9]), TypeError);
});

test('He who writes into the list of seats that are to act changes nothing', () => {
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
