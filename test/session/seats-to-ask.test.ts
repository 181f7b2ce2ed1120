import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import type { Seat } from '../../src/rules/seats.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import { announcedGame } from './table.js';

const asked = (game: Game, ...humans: Seat[]): readonly Seat[] =>
  seatsToAsk(game, (seat) => humans.includes(seat)).map(({ seat }) => seat);

test('seatsToAsk() returns every computer that must draw or cut', () => {
  const game = createGame({ seed: 'stube' });
  assert.deepEqual(asked(game), [0, 1]);
  assert.deepEqual(asked(game, 0), [1]);
  assert.deepEqual(asked(game, 1), [0]);
  assert.deepEqual(asked(createGame({ setup: { dealer: 0 } }), 0), [3]);
  assert.deepEqual(asked(createGame({ setup: { dealer: 0 } }), 3), []);
});

test('seatsToAsk() returns the computer that must play a card', () => {
  assert.deepEqual(asked(announcedGame()), [0]);
  assert.deepEqual(asked(announcedGame(), 0), []);
});

test("with `bidWhen: 'anytime'`, seatsToAsk() returns the seats that can bid before the seat that must play", () => {
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  game.act({ ...game.legalActions(0)[0] });
  assert.deepEqual(asked(game), [0, 2, 3, 1]);
  assert.deepEqual(asked(game, 1), [0, 2, 3]);
  assert.deepEqual(asked(game, 2), [0, 3, 1]);
});

test('after a bid, seatsToAsk() returns the opposing computers, or none if a human can answer', () => {
  const game = announcedGame();
  game.act({ type: 'bid', seat: 0, to: 3 });
  assert.deepEqual(new Set(asked(game, 0)), new Set([1, 3]));
  assert.deepEqual(asked(game, 1), []);
  assert.deepEqual(asked(game, 3), []);
});

test('in open play, the order of the answering computers depends on the seed, and only the last one must answer', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 16; seed++) {
    const game = announcedGame();
    game.act({ type: 'bid', seat: 0, to: 3 });
    const order = seatsToAsk(game, () => false, String(seed));
    assert.deepEqual(
      seatsToAsk(game, () => false, String(seed)),
      order,
    );
    assert.deepEqual(
      order.map(({ mayDefer }) => mayDefer),
      [true, false],
    );
    orders.add(order.map(({ seat }) => seat).join());
  }
  assert.deepEqual([...orders].sort(), ['1,3', '3,1']);
});

test('in blind play, the announcer answers a bid, although its blind partner has a lower seat', () => {
  for (const dealer of [0, 1, 2, 3]) {
    const game = createGame({ variant: 'suedtirol-blind', seed: 'answer', setup: { dealer } });
    while (game.phase !== 'play') game.act(game.legalActions(game.toAct[0])[0]);
    const forehand = game.toAct[0];
    game.act({ type: 'bid', seat: forehand, to: 3 });
    assert.deepEqual(seatsToAsk(game, () => false)[0], { seat: dealer, mayDefer: false });
  }
});

test('seatsToAsk() returns no computer if a human decides for the gestrichen side', () => {
  const game = announcedGame({ setup: { score: [13, 0] } });
  assert.equal(game.phase, 'decide');
  assert.deepEqual(asked(game, 1), [0, 2]);
  assert.deepEqual(asked(game, 0), []);
  assert.deepEqual(asked(game, 2), []);
});

test('at the start of a hand, seatsToAsk() returns the announcer of the gestrichen side before its blind member', () => {
  const rules = { decideAt: 'start' } as const;
  const at = (dealer: Seat, score: readonly number[]) => {
    const game = createGame({ rules, setup: { dealer, score } });
    game.act({ type: 'cut', seat: game.toAct[0] });
    return game;
  };
  assert.deepEqual(asked(at(0, [13, 5])), [0, 2]);
  assert.deepEqual(asked(at(2, [13, 5])), [2, 0]);
  assert.deepEqual(asked(at(2, [13, 5]), 0), [], 'a human decides');
});

test('seatsToAsk() returns a computer with a human partner for a question addressed to that computer', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 3 } });
  game.act({ type: 'cut', seat: 2 });
  game.act({ type: 'ask-schoeneres', seat: 0 });
  assert.deepEqual(asked(game, 1), [3]);
  assert.deepEqual(asked(game, 3), []);
});

test('seatsToAsk() returns no computer for `next` if a human sits at the table', () => {
  const game = announcedGame();
  game.act({ type: 'bid', seat: 0, to: 3 });
  game.act({ type: 'fold', seat: 1 });
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(asked(game), [0, 1, 2, 3]);
  for (const human of [0, 1, 2, 3]) assert.deepEqual(asked(game, human), []);
});
