/** Games in which the cutter has lifted a packet with known cards at its bottom. */
import assert from 'node:assert/strict';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { packFor } from '../../src/game/pack.js';
import type { Card } from '../../src/rules/card.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { DEALER } from './table.js';

const BAVARIAN = { variant: 'bayrisch-11' } as const;

/** Number of seeds to try: enough to find every situation in these tests, and few enough to fail fast. */
const SEEDS = 600;

/** Calls `look` with many seeds and returns the first result that is not null. */
export const findBySeed = <Found>(look: (seed: string) => Found | null): Found => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const found = look(String(seed));
    if (found !== null) return found;
  }
  return assert.fail('there is no such table');
};

/** Returns the pack of a game's first hand before the cut, top first. */
export const firstPack = (rules: RuleSet, seed: string): Card[] => packFor(rules, { seed, game: 1, hand: 1 });

/** A game and the bottom cards of the lifted packet, lowest card first. */
export interface LiftedPacket {
  readonly game: Game;
  readonly bottom: readonly Card[];
}

/**
 * Returns a game of Bavaria to eleven after the cut. `pattern` marks the lowest cards of the lifted packet as Kritische
 * (`K`) or other cards (`-`), the lowest card first.
 */
export const gameWithLifted = (pattern: string, { players = 4, ...options }: GameOptions = {}): LiftedPacket => {
  const rules = defineRules(BAVARIAN.variant, { ...options.rules, players });
  const wanted = pattern.split('').reverse().join('');
  const [seed, at] = findBySeed((tried) => {
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

/** Takes or leaves the peeked card, acting for the seat that sees the card. */
export const takeOrLeave = (game: Game, accept = true): Game => {
  game.act({ type: 'take', seat: game.toAct[0], accept });
  return game;
};
