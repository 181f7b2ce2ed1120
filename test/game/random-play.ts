import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import type { Action } from '../../src/game/action.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import { anyRuleSet, EVERY_TABLE } from '../rules/any-rules.js';
import { seats } from './table.js';

/** Any rules: a variant unchanged, or any compatible options. */
export const anyRules = fc.oneof(fc.constantFrom(...EVERY_TABLE), anyRuleSet, anyRuleSet);

export const anySeed: fc.Arbitrary<string> = fc.nat().map(String);

/** Whether an action should be rare, because the action would end every game soon or outnumber all others. */
const isRareAction = (action: Action): boolean =>
  action.type === 'signal' || 'penalty' in action || action.type === 'strike';
const RARE_INTERVAL = 12;

/** Whether an action about a swap of hands is possible. It is legal only until the next announcement. */
const isAboutSwap = (action: Action, game: Game): boolean =>
  action.type === 'ask-swap-hands' || (action.type === 'answer' && game.phase === 'announce');

/** Returns a random legal action of any seat. Prefers the swap of hands, which random play would hardly ever complete. */
export const anyAction = (game: Game, random: Random): Action => {
  const legal = seats(game).flatMap((seat) => game.legalActions(seat));
  assert.ok(legal.length > 0, `a seat has a legal action in ${game.phase}`);
  const aboutSwap = legal.filter((action) => isAboutSwap(action, game));
  if (aboutSwap.length > 0 && random(2) === 0) return aboutSwap[random(aboutSwap.length)];
  const usual = legal.filter((action) => !isRareAction(action));
  const from = usual.length > 0 && random(RARE_INTERVAL) > 0 ? usual : legal;
  return from[random(from.length)];
};

/** Maximum number of actions in a game to 18 points per side, with at least two points per hand and some tied draws. */
export const MAX_ACTIONS = 6000;

/**
 * Plays at random until the game ends or `each` returns false. Calls `each` with every state, including the first and the
 * last.
 */
export const playAtRandom = (
  options: GameOptions,
  each: (game: Game, last: Action | null) => boolean | void = () => {},
): Game => {
  const game = createGame(options);
  const random = randomFrom('random play', options.seed ?? '');
  let last: Action | null = null;
  for (let actions = 0; actions < MAX_ACTIONS; actions++) {
    if (each(game, last) === false || game.phase === 'game-over') return game;
    last = anyAction(game, random);
    game.act(last);
  }
  assert.fail('the game does not end');
};
