/** The switches with which a script is told at which table. */
import { quoted } from '../../src/rules/input-error.js';
import type { RuleOptions } from '../../src/rules/options.js';
import type { PlayerCount } from '../../src/rules/seats.js';
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import { wholeNumber, UsageError } from '../shared/command.js';

/** The rules of a table; plain data, so that it can be sent to another process. */
export interface TableRules {
  readonly variant: VariantId;
  /** What differs from the variant's rules; the number of players and the target are among it. */
  readonly rules: Partial<RuleOptions>;
}

/**
 * The number of players that a switch was given.
 * @throws UsageError if no table has so many
 */
export const playersFrom = (text: string): PlayerCount => {
  const players = Number(text);
  if (players === 2 || players === 3 || players === 4) return players;
  throw new UsageError(`--players is 2, 3 or 4, not ${quoted(text)}.`);
};

const rulesFrom = (text: string): Partial<RuleOptions> => {
  const wanted = (): UsageError =>
    new UsageError(`--rules takes options as JSON, such as '{"follow":"none"}', not ${quoted(text)}.`);
  let rules: unknown;
  try {
    rules = JSON.parse(text);
  } catch {
    throw wanted();
  }
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) throw wanted();
  return rules;
};

/** What the switches say of a table. */
export interface TableSwitches {
  readonly variant: string;
  /** Left out: as in `rules`, or 4. */
  readonly players?: string;
  readonly target?: string;
  /** Options as JSON. */
  readonly rules?: string;
}

/**
 * The table that switches describe.
 * @throws UsageError, or InputError where there are no such rules
 */
export const tableFrom = ({ variant, players, target, rules = '{}' }: TableSwitches): TableRules => {
  const given = rulesFrom(rules);
  const table: TableRules = {
    variant: variant as VariantId,
    rules: {
      ...given,
      players: players === undefined ? (given.players ?? 4) : playersFrom(players),
      ...(target !== undefined && { target: wholeNumber('--target', target) as RuleOptions['target'] }),
    },
  };
  defineRules(table.variant, table.rules);
  return table;
};
