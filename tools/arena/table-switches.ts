/** Command-line options that describe a table. */
import { quoted } from '../../src/rules/input-error.js';
import type { RuleOptions } from '../../src/rules/options.js';
import type { PlayerCount } from '../../src/rules/seats.js';
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import { wholeNumber, UsageError } from '../shared/command.js';

/** The rules of a table. Plain data, so that it can be sent to another process. */
export interface TableRules {
  readonly variant: VariantId;
  /** Options that differ from the variant's rules, including the number of players and the target. */
  readonly rules: Partial<RuleOptions>;
}

/**
 * Parses the number of players.
 * @throws UsageError if it is not 2, 3 or 4
 */
export const playersFrom = (text: string): PlayerCount => {
  const players = Number(text);
  if (players === 2 || players === 3 || players === 4) return players;
  throw new UsageError(`--players must be 2, 3 or 4, not ${quoted(text)}.`);
};

const rulesFrom = (text: string): Partial<RuleOptions> => {
  const invalidRules = (): UsageError =>
    new UsageError(`--rules must be options as JSON, such as '{"follow":"none"}', not ${quoted(text)}.`);
  let rules: unknown;
  try {
    rules = JSON.parse(text);
  } catch {
    throw invalidRules();
  }
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) throw invalidRules();
  return rules;
};

/** Values of the options. */
export interface TableSwitches {
  readonly variant: string;
  /** Default: as in `rules`, or 4. */
  readonly players?: string;
  readonly target?: string;
  /** Options as JSON. */
  readonly rules?: string;
}

/**
 * Returns the table that the options describe.
 * @throws UsageError, or InputError if the rules are invalid
 */
export const tableFrom = ({ variant, players, target, rules = '{}' }: TableSwitches): TableRules => {
  const given = rulesFrom(rules);
  const table: TableRules = {
    variant: variant as VariantId,
    rules: {
      ...given,
      players: players === undefined ? (given.players ?? 4) : playersFrom(players),
      ...(target !== undefined && { target: wholeNumber('--target', target) }),
    },
  };
  defineRules(table.variant, table.rules);
  return table;
};
