import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOneAction } from '../../tools/arena/duel.js';
import type { Player } from '../../tools/arena/player.js';
import { playerByName } from '../../tools/arena/roster.js';
import { createGame } from '../../src/game/game.js';
import type { Seat } from '../../src/rules/seats.js';
import { announcedGame } from '../session/table.js';

/** A player that takes the first legal action when it must act, and never acts out of turn. */
const inTurn: Player = (view) => (view.toAct.includes(view.seat as Seat) ? view.legal[0] : null);

test('playOneAction() asks each seat once, first the seats that can act out of turn, then the seat that must play', () => {
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  const asked: Seat[] = [];
  const askedPlayer =
    (seat: Seat): Player =>
    (...question) => {
      asked.push(seat);
      return inTurn(...question);
    };
  playOneAction(game, askedPlayer, 'order');
  assert.deepEqual(asked.splice(0), [1, 2, 3, 0]);
  playOneAction(game, askedPlayer, 'order');
  assert.deepEqual(asked.splice(0), [0, 2, 3, 1]);
  assert.deepEqual(
    game.view(null).trick.map(({ seat }) => seat),
    [0, 1],
  );
});

test('after a seat acts out of turn, playOneAction() asks no other seat', () => {
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

test('if no seat can act out of turn, playOneAction() asks only the seats that must act', () => {
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

test('playOneAction() throws an error if no player acts', () => {
  assert.throws(
    () => playOneAction(announcedGame({ rules: { bidWhen: 'anytime' } }), () => () => null, 'nobody'),
    /No player acts in the phase play; seats that must act: 0/,
  );
});

test('if bids and signals are always legal, random players bid out of turn, never signal and finish their games', () => {
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
  assert.ok(bidsOutOfTurn > 0, 'some player bids out of turn');
});

test('a talkative player signals in the arena if partners can signal', () => {
  const game = createGame({ variant: 'deuten', seed: 'signs', setup: { dealer: 0, score: [5, 5] } });
  const players = [playerByName('easy'), playerByName('medium:talkative')];
  while (game.phase !== 'game-over') playOneAction(game, (seat) => players[seat % 2], 'signs');
  const signallers = game.record().actions.flatMap(({ type, seat }) => (type === 'signal' ? [seat % 2] : []));
  assert.ok(signallers.length > 0, 'some player signals');
  assert.ok(
    signallers.every((side) => side === 1),
    'only the talkative side signals',
  );
});
