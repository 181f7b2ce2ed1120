import { runs } from './runs.js';
import { EVERY_TABLE } from './rules/any-rules.js';
import type { RuleSet } from '../src/rules/variants.js';

/** Points that win a game where any whole game will do: the fewest there are, in `npm run test:long` the usual ones. */
export const TARGET = runs<9 | 15>(9, 15);

/** Every table, with games as short as there are; in `npm run test:long` with its usual ones. */
export const EVERY_SHORT_TABLE: readonly RuleSet[] = EVERY_TABLE.map((rules) => ({
  ...rules,
  target: runs<RuleSet['target']>(9, rules.target),
}));
