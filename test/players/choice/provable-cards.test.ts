import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActionOf } from '../../../src/game/action.js';
import { createGame } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { defineRules, type VariantId } from '../../../src/rules/variants.js';
import type { PlayerCount } from '../../../src/rules/seats.js';
import { betterPlay } from '../../../tools/arena/better-play.js';
import { playOneAction } from '../../../tools/arena/duel.js';
import { ownPlayer, type Player } from '../../../tools/arena/player.js';
import { runs } from '../../runs.js';

const HANDS = runs(12, 200);
const DEALS = 4000;
/** Share of the deals from which a difference counts. Smaller ones show only with the solver. */
const NOTICEABLE = 0.01;
/** Number of own cards from which the players do not examine enough deals. */
const MANY_CARDS = 4;

const TABLES: readonly (readonly [VariantId, PlayerCount])[] = [
  ['suedtirol', 2],
  ['suedtirol', 4],
  ['bayrisch', 4],
  ['suedtirol-blind', 4],
];

for (const [variant, players] of TABLES) {
  test(`in ${variant} with ${players} players, no other card is better in each deal from the third trick on`, () => {
    const strong = ownPlayer('strong');
    const check = (view: View, action: ActionOf<'play'>): void => {
      const better = view.hand.length < MANY_CARDS ? betterPlay(view, action, DEALS) : null;
      if (better === null || better.gains < NOTICEABLE * better.deals) return;
      const { hand, announcement, trick, tricks } = view;
      assert.fail(JSON.stringify({ action, better, hand, announcement, trick, tricks }));
    };
    const player: Player = (...situation) => {
      const action = strong(...situation);
      if (action?.type === 'play') check(situation[0], action);
      return action;
    };
    for (let number = 0; number < HANDS; number++) {
      const seed = `provable-${number}`;
      const game = createGame({ rules: defineRules(variant, { players }), seed, setup: { dealer: number % players } });
      while (game.phase !== 'hand-over' && game.phase !== 'game-over') playOneAction(game, () => player, seed);
    }
  });
}
