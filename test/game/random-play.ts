import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import type { Action } from '../../src/game/action.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import { anyRuleSet, EVERY_TABLE } from '../rules/any-rules.js';
import { seats } from './table.js';

/** Any rules: those of every variant, and any options that go together. */
export const anyRules = fc.oneof(fc.constantFrom(...EVERY_TABLE), anyRuleSet, anyRuleSet);

export const anySeed: fc.Arbitrary<string> = fc.nat().map(String);

/** What is done seldom: it would end every game soon, or drown everything else. */
const isRareAction = (action: Action): boolean =>
  action.type === 'signal' || 'penalty' in action || action.type === 'strike';
const RARE_INTERVAL = 12;

/** What has not been chosen yet is chosen at random: an action of any seat that has one. */
export const anyAction = (game: Game, luck: Random): Action => {
  const legal = seats(game).flatMap((seat) => game.legalActions(seat));
  assert.ok(legal.length > 0, `somebody may do something in ${game.phase}`);
  const usual = legal.filter((action) => !isRareAction(action));
  const from = usual.length > 0 && luck(RARE_INTERVAL) > 0 ? usual : legal;
  return from[luck(from.length)];
};

/** Longer than any game can last: eighteen points a side, at least two a hand, and draws that are tied now and then. */
export const END = 6000;

/**
 * Plays at random. `each` hears of every state, the first and the last among them; play goes on until it says so or the
 * game is over.
 */
export const playAtRandom = (
  options: GameOptions,
  each: (game: Game, last: Action | null) => boolean | void = () => {},
): Game => {
  const game = createGame(options);
  const luck = randomFrom('random play', options.seed ?? '');
  let last: Action | null = null;
  for (let actions = 0; actions < END; actions++) {
    if (each(game, last) === false || game.phase === 'game-over') return game;
    last = anyAction(game, luck);
    game.act(last);
  }
  assert.fail('the game does not end');
};
