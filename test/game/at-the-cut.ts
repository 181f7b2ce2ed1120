/** Tables at which the cutter lifts off a packet with known cards at its bottom. */
import assert from 'node:assert/strict';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { packFor } from '../../src/game/pack.js';
import type { Card } from '../../src/rules/card.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { DEALER } from './table.js';

const BAVARIAN = { variant: 'bayrisch-11' } as const;

/** Enough for all that is looked for, and soon through when there is no such table. */
const SEEDS = 600;

/** The first of many tables, each with a seed of its own, for which there is an answer. */
export const firstOf = <Found>(look: (seed: string) => Found | null): Found => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const found = look(String(seed));
    if (found !== null) return found;
  }
  return assert.fail('there is no such table');
};

/** The pack of a game's first hand before it is cut, top first. */
export const firstPack = (rules: RuleSet, seed: string): Card[] => packFor(rules, { seed, game: 1, hand: 1 });

/** A table, and the cards at the bottom of the packet lifted off: the lowest first. */
export interface Lifted {
  readonly game: Game;
  readonly bottom: readonly Card[];
}

/**
 * Bavaria, to eleven. The lowest cards of the packet lifted off are Kritische (`K`) or none (`-`), the lowest one first.
 */
export const lifted = (pattern: string, { players = 4, ...options }: GameOptions = {}): Lifted => {
  const rules = defineRules(BAVARIAN.variant, { ...options.rules, players });
  const wanted = pattern.split('').reverse().join('');
  const [seed, at] = firstOf((tried) => {
    const marks = firstPack(rules, tried)
      .map((card) => (rules.critical.includes(card) ? 'K' : '-'))
      .join('');
    const place = marks.indexOf(wanted);
    return place >= 0 && place + pattern.length < marks.length ? ([tried, place + pattern.length] as const) : null;
  });
  const game = createGame({ ...BAVARIAN, ...options, players, seed, setup: { dealer: DEALER, ...options.setup } });
  game.act({ type: 'cut', seat: game.toAct[0], at });
  return {
    game,
    bottom: firstPack(rules, seed)
      .slice(at - pattern.length, at)
      .reverse(),
  };
};

/** Whoever looks takes the card, or leaves it lying. */
export const take = (game: Game, accept = true): Game => {
  game.act({ type: 'take', seat: game.toAct[0], accept });
  return game;
};
