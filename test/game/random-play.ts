import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import type { Action } from '../../src/game/action.js';
import { OPTION_NAMES, OPTION_VALUES, type RuleOptions } from '../../src/rules/options.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import { seats } from './table.js';

const anyValue = (values: { readonly oneOf: readonly unknown[] } | { readonly anyOf: readonly unknown[] }): fc.Arbitrary<unknown> =>
  'oneOf' in values ? fc.constantFrom(...values.oneOf) : fc.subarray([...values.anyOf]);

/** Any rules: every option at any value it can take. */
export const anyRules: fc.Arbitrary<Partial<RuleOptions>> = fc
  .tuple(...OPTION_NAMES.map((name) => anyValue(OPTION_VALUES[name])))
  .map((values): Partial<RuleOptions> => Object.fromEntries(OPTION_NAMES.map((name, index) => [name, values[index]])));

export const anySeed: fc.Arbitrary<string> = fc.nat().map(String);

/** What has not been chosen yet is chosen at random: an action of any seat that has one. */
export const anyAction = (game: Game, luck: Random): Action => {
  const legal = seats(game).flatMap((seat) => game.legalActions(seat));
  assert.ok(legal.length > 0, `somebody may do something in ${game.phase}`);
  return legal[luck(legal.length)];
};

/** Longer than any game can last: eighteen points a side, at least two a hand, and draws that are tied now and then. */
const END = 3000;

/**
 * Plays at random. `each` hears of every state, the first and the last among them; play goes on until it says so or the
 * game is over.
 */
export const playAtRandom = (options: GameOptions, each: (game: Game, last: Action | null) => boolean | void = () => {}): Game => {
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
