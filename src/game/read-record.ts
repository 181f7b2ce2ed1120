/** Reads records from untrusted sources: files, storage and links. Checks everything except the actions. */
import { InputError, quoted } from '../rules/input-error.js';
import type { RuleOptions } from '../rules/options.js';
import { checkRules, type RuleSet } from '../rules/variants.js';
import { checkBefore } from './check-before.js';
import type { Before } from './before.js';
import { RECORD_VERSION, type GameRecord } from './record.js';
import { checkSetup, type Setup } from './setup.js';

/** Rule options added after the first records were written, with the values that apply to those records. */
export type LaterOptions = Partial<RuleOptions>;

/**
 * The options missing from the first records. Add every new rule option here, with the value that matches the rules
 * before the option existed.
 */
const LATER_OPTIONS: LaterOptions = {
  weliCalls: false,
  linkerFrees: false,
  cutLooks: 'until-none',
  leadAfterSwap: 'forehand',
  schoeneresRequests: 'one',
  schlagHeld: 0,
  decideAt: 'announced',
  debt: false,
  revoke: 'by-score',
  ceiling: 'enough-to-win',
  superguter: false,
  trumpLiftsSuit: false,
  stockTop: 'hidden',
  dealerPeek: 'none',
  signalsPerTrick: 1,
  signalsFrom: 'announcement',
  blindSwap: false,
};

/**
 * Returns the rules of a record, with values for options that did not exist when the record was written.
 * @throws InputError if the rules are still incomplete
 */
export const rulesOfRecord = (rules: unknown, later: LaterOptions = LATER_OPTIONS): RuleSet =>
  checkRules(typeof rules === 'object' && rules !== null && !Array.isArray(rules) ? { ...later, ...rules } : rules);

/** A record with checked fields. `actions` is a list of unchecked items. */
export interface ReadRecord {
  readonly version: 1 | typeof RECORD_VERSION;
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup: Setup | undefined;
  readonly before: Before | undefined;
  readonly deal: GameRecord['deal'];
  readonly actions: readonly unknown[];
}

const refuse = (message: string): never => {
  throw new InputError('invalid-record', message);
};

const RECORD_KEYS = ['version', 'rules', 'seed', 'setup', 'deal', 'before', 'people', 'undone', 'actions'];

/** Rejects unknown keys, an unknown `deal` and an invalid `undone` in records of version 2. */
const checkKeys = (record: object): void => {
  const unknownKey = Object.keys(record).find((key) => !RECORD_KEYS.includes(key));
  if (unknownKey !== undefined)
    refuse(`A record has no field ${quoted(unknownKey)}; its fields are ${RECORD_KEYS.join(', ')}.`);
  const { deal, undone } = record as { readonly deal?: unknown; readonly undone?: unknown };
  if (deal !== undefined && deal !== 'sha256')
    refuse(`The record's 'deal' must be 'sha256' or omitted, not ${quoted(deal)}.`);
  if (undone !== undefined && !(Number.isSafeInteger(undone) && (undone as number) >= 0))
    refuse(`The record's 'undone' must be a whole number of cards, 0 or more, not ${quoted(undone)}.`);
};

/**
 * Checks all fields of a record, but not the individual actions.
 * @throws InputError `invalid-record` or `unknown-record-version`, naming the invalid field
 */
export const readRecord = (record: unknown): ReadRecord => {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return refuse(`A record must be the object that game.record() returns, not ${quoted(record)}.`);
  const { version, rules, seed, setup, deal, before, actions } = record as Partial<Record<keyof GameRecord, unknown>>;
  if (version === undefined)
    return refuse(`A record must be the object that game.record() returns; ${quoted(record)} has no version.`);
  if (version !== 1 && version !== RECORD_VERSION) {
    throw new InputError(
      'unknown-record-version',
      `The record has version ${quoted(version)}; this engine supports versions 1 and ${RECORD_VERSION}.`,
    );
  }
  if (version !== 1) checkKeys(record);
  if (typeof seed !== 'string') return refuse(`The record's seed must be a string, not ${quoted(seed)}.`);
  if (!Array.isArray(actions)) return refuse(`The record's actions must be a list, not ${quoted(actions)}.`);
  try {
    const checked = rulesOfRecord(rules);
    return {
      version,
      rules: checked,
      seed,
      setup: checkSetup(checked, setup),
      before: version === 1 ? undefined : checkBefore(checked, before),
      deal: version === 1 ? undefined : (deal as GameRecord['deal']),
      actions,
    };
  } catch (error) {
    return refuse(`The record cannot be played: ${(error as Error).message}`);
  }
};
