import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOneAction } from '../../tools/arena/duel.js';
import type { Player } from '../../tools/arena/player.js';
import { playerByName } from '../../tools/arena/roster.js';
import { createGame } from '../../src/game/game.js';
import type { Seat } from '../../src/rules/seats.js';
import { announcedGame } from '../session/table.js';

/** Whoever is due does the first thing allowed; nobody does anything out of his turn. */
const inTurn: Player = (view) => (view.toAct.includes(view.seat as Seat) ? view.legal[0] : null);

test('Who may act out of his turn is asked before the one whose card is due, each once until somebody acts', () => {
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  const asked: Seat[] = [];
  const seated =
    (seat: Seat): Player =>
    (...question) => {
      asked.push(seat);
      return inTurn(...question);
    };
  playOneAction(game, seated, 'order');
  assert.deepEqual(asked.splice(0), [1, 2, 3, 0]);
  playOneAction(game, seated, 'order');
  assert.deepEqual(asked.splice(0), [0, 2, 3, 1]);
  assert.deepEqual(
    game.view(null).trick.map(({ seat }) => seat),
    [0, 1],
  );
});

test('Who acts out of his turn keeps the others from being asked what is void now', () => {
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  const asked: Seat[] = [];
  playOneAction(
    game,
    (seat) => (view) => {
      asked.push(seat);
      return seat === 2 ? (view.legal.find(({ type }) => type === 'bid') ?? null) : null;
    },
    'bid',
  );
  assert.deepEqual(asked, [1, 2]);
  assert.equal(game.phase, 'answer');
  assert.equal(game.view(null).pending?.seat, 2);
});

test('Where nobody may act out of his turn only those whose turn it is are asked', () => {
  const game = announcedGame();
  const asked: Seat[] = [];
  playOneAction(
    game,
    (seat) =>
      (...question) => {
        asked.push(seat);
        return inTurn(...question);
      },
    'turn',
  );
  assert.deepEqual(asked, [0]);
});

test('A table at which nobody acts is an error, not a table that waits for ever', () => {
  assert.throws(
    () => playOneAction(announcedGame({ rules: { bidWhen: 'anytime' } }), () => () => null, 'nobody'),
    /Nobody of seats 0 acts in the phase play/,
  );
});

test('Games at random come to their end where signs and bids go at any time, without signs and with bids out of turn', () => {
  const random = playerByName('random');
  let bidsOutOfTurn = 0;
  for (const variant of ['deuten', 'tirol'] as const) {
    const game = createGame({ variant, seed: 'random', setup: { dealer: 0 } });
    let steps = 0;
    while (game.phase !== 'game-over') {
      const due = game.toAct;
      playOneAction(game, () => random, 'random');
      const last = game.record().actions.at(-1);
      assert.notEqual(last?.type, 'signal');
      if (last?.type === 'bid' && !due.includes(last.seat)) bidsOutOfTurn++;
      assert.ok(++steps < 3000, `${variant} does not end`);
    }
  }
  assert.ok(bidsOutOfTurn > 0, 'nobody bids out of his turn');
});

test('Players who signal do so in the arena: of a game in which partners may, some actions are signs', () => {
  const game = createGame({ variant: 'deuten', seed: 'signs', setup: { dealer: 0, score: [5, 5] } });
  const players = [playerByName('easy'), playerByName('medium:talkative')];
  while (game.phase !== 'game-over') playOneAction(game, (seat) => players[seat % 2], 'signs');
  const signallers = game.record().actions.flatMap(({ type, seat }) => (type === 'signal' ? [seat % 2] : []));
  assert.ok(signallers.length > 0, 'nobody signals');
  assert.ok(
    signallers.every((side) => side === 1),
    'easy signals',
  );
});
