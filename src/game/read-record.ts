/** Records come from outside: from a file, a store, a link. All of a record but its actions is checked here. */
import { InputError, quoted } from '../rules/input-error.js';
import type { RuleOptions } from '../rules/options.js';
import { checkRules, type RuleSet } from '../rules/variants.js';
import { checkBefore } from './check-before.js';
import type { Before } from './before.js';
import { RECORD_VERSION, type GameRecord } from './record.js';
import { checkSetup, type Setup } from './setup.js';

/** Rule options that came after records were written, and what the absence of each in a record means. */
export type LaterOptions = Partial<RuleOptions>;

/**
 * The options that the first records did not have. Whoever adds a rule option adds it here, with the value by which games
 * were played before there was a choice.
 */
const LATER_OPTIONS: LaterOptions = {};

/**
 * The rules of a record, with what was not yet an option when it was written.
 * @throws InputError if they are no complete rules even so
 */
export const rulesOfRecord = (rules: unknown, later: LaterOptions = LATER_OPTIONS): RuleSet =>
  checkRules(typeof rules === 'object' && rules !== null && !Array.isArray(rules) ? { ...later, ...rules } : rules);

/** A record whose parts are known to be right; of its actions only that they are a list. */
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

const RECORD_KEYS = ['version', 'rules', 'seed', 'setup', 'deal', 'before', 'people', 'actions'];

/** Refuses unknown keys and an unknown `deal` in records of version 2. */
const checkKeys = (record: object): void => {
  const unknownKey = Object.keys(record).find((key) => !RECORD_KEYS.includes(key));
  if (unknownKey !== undefined)
    refuse(`A record has no part ${quoted(unknownKey)}; its parts are ${RECORD_KEYS.join(', ')}.`);
  const { deal } = record as { readonly deal?: unknown };
  if (deal !== undefined && deal !== 'sha256')
    refuse(`The record's deal is 'sha256' or left out, not ${quoted(deal)}.`);
};

/**
 * Checks all of a record but its actions.
 * @throws InputError `invalid-record` or `unknown-record-version`, saying which part is wrong
 */
export const readRecord = (record: unknown): ReadRecord => {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return refuse(`A record is the object that game.record() gives, not ${quoted(record)}.`);
  const { version, rules, seed, setup, deal, before, actions } = record as Partial<Record<keyof GameRecord, unknown>>;
  if (version === undefined)
    return refuse(`A record is the object that game.record() gives; ${quoted(record)} has no version.`);
  if (version !== 1 && version !== RECORD_VERSION) {
    throw new InputError(
      'unknown-record-version',
      `The record has the version ${quoted(version)}; this engine plays versions 1 and ${RECORD_VERSION}.`,
    );
  }
  if (version !== 1) checkKeys(record);
  if (typeof seed !== 'string') return refuse(`The record's seed is a string, not ${quoted(seed)}.`);
  if (!Array.isArray(actions)) return refuse(`The record's actions are a list, not ${quoted(actions)}.`);
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
