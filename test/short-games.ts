import { runs } from './runs.js';
import { EVERY_TABLE } from './rules/any-rules.js';
import type { RuleSet } from '../src/rules/variants.js';

/** The target for tests that need any whole game: the lowest, or the usual target in `npm run test:long`. */
export const TARGET = runs<9 | 15>(9, 15);

/** The rules of every table with the lowest target, or with the usual target in `npm run test:long`. */
export const EVERY_SHORT_TABLE: readonly RuleSet[] = EVERY_TABLE.map((rules) => ({
  ...rules,
  target: runs(9, rules.target),
}));
