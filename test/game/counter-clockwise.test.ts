/** The direction of play mirrors the table and never changes the rules (RULES.md section 2). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from '../../src/rules/random.js';
import { VARIANT_IDS, variants } from '../../src/rules/variants.js';
import type { Game } from '../../src/game/game.js';
import { createGame } from '../../src/game/game.js';
import { anyAction } from './random-play.js';
import { dealt, seats } from './table.js';

const BOTH_WAYS = ['clockwise', 'counterclockwise'] as const;

/** All visible information about a table except the direction. */
const seen = (game: Game) =>
  [null, ...seats(game)].map((seat) => ({ ...game.view(seat), rules: { ...game.rules, direction: null } }));

test('in either direction of play, the forehand is the seat after the dealer', () => {
  for (const direction of BOTH_WAYS) {
    const game = dealt(undefined, { rules: { direction } });
    assert.equal(game.rules.direction, direction);
    assert.equal(game.view(null).forehand, 1);
    assert.deepEqual(game.toAct, [1]);
  }
});

test('for every variant, the same seed and actions give the same game in both directions of play', () => {
  for (const variant of VARIANT_IDS) {
    for (const players of variants[variant].players) {
      const [one, other] = BOTH_WAYS.map((direction) =>
        createGame({ variant, players, seed: 'tramin', rules: { direction } }),
      );
      const random = randomFrom('tramin', variant, players);
      for (let actions = 0; actions < 60 && one.phase !== 'game-over'; actions++) {
        const action = anyAction(one, random);
        one.act(action);
        other.act(action);
      }
      assert.deepEqual(seen(one), seen(other), variant);
    }
  }
});
