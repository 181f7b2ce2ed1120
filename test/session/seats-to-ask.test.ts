import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import type { Seat } from '../../src/rules/seats.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import { announcedGame } from './table.js';

const asked = (game: Game, ...humans: Seat[]): readonly Seat[] => seatsToAsk(game, (seat) => humans.includes(seat));

test('Everybody draws and cuts for himself', () => {
  const game = createGame({ seed: 'stube' });
  assert.deepEqual(asked(game), [0, 1]);
  assert.deepEqual(asked(game, 0), [1]);
  assert.deepEqual(asked(game, 1), [0]);
  assert.deepEqual(asked(createGame({ setup: { dealer: 0 } }), 0), [3]);
  assert.deepEqual(asked(createGame({ setup: { dealer: 0 } }), 3), []);
});

test('A card is asked of the seat whose card is due', () => {
  assert.deepEqual(asked(announcedGame()), [0]);
  assert.deepEqual(asked(announcedGame(), 0), []);
});

test('Where bids go at any time, those who may bid are asked in seat order before the one whose card is due', () => {
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  game.act({ ...game.legalActions(0)[0] });
  assert.deepEqual(asked(game), [0, 2, 3, 1]);
  assert.deepEqual(asked(game, 1), [0, 2, 3]);
  assert.deepEqual(asked(game, 2), [0, 3, 1]);
});

test('A human answers a bid for his side; otherwise its lowest computer does', () => {
  const game = announcedGame();
  game.act({ type: 'bid', seat: 0, to: 3 });
  assert.deepEqual(asked(game, 0), [1, 3]);
  assert.deepEqual(asked(game, 1), []);
  assert.deepEqual(asked(game, 3), []);
});

test('A human decides for his gestrichen side', () => {
  const game = announcedGame({ setup: { score: [13, 0] } });
  assert.equal(game.phase, 'decide');
  assert.deepEqual(asked(game, 1), [0, 2]);
  assert.deepEqual(asked(game, 0), []);
  assert.deepEqual(asked(game, 2), []);
});

test('A computer answers what it alone is asked, though its partner is a human', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 3 } });
  game.act({ type: 'cut', seat: 2 });
  game.act({ type: 'ask-schoeneres', seat: 0 });
  assert.deepEqual(asked(game, 1), [3]);
  assert.deepEqual(asked(game, 3), []);
});

test('Computers leave it to the humans at the table to go on, whoever won', () => {
  const game = announcedGame();
  game.act({ type: 'bid', seat: 0, to: 3 });
  game.act({ type: 'fold', seat: 1 });
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(asked(game), [0, 1, 2, 3]);
  for (const human of [0, 1, 2, 3]) assert.deepEqual(asked(game, human), []);
});
