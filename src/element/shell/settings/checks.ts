import { MAX_WAIT_MS } from '../../../session/clock.js';
import type { HostPlayer, SeatPlayer } from '../../../session/session.js';
import { PERSON_IDS, type PersonId } from '../../../people/index.js';
import { listWithOr, quoted } from '../../../rules/input-error.js';
import { checkOption, withNewNames, type RuleOptions } from '../../../rules/options.js';
import { parseRules } from '../../../rules/parse-rules.js';
import { namesIn, PREFERENCE_ATTRIBUTES } from './preference-names.js';

/** Refusal of a value that a page set; `message` states the valid values. `code` is the code of the error event. */
export class Refusal {
  constructor(
    readonly message: string,
    readonly code: 'invalid-value' | 'invalid-option' = 'invalid-value',
  ) {}
}

/**
 * Converts a value from a page to a setting's value, or refuses the value. Attribute values are strings.
 * @param name name of the setting, for the message
 */
export interface Check<T> {
  (value: unknown, name: string): T | Refusal;
  /** All valid values, if they can be listed; used in the data for code editors. */
  readonly values?: readonly T[];
}

const refuse = (name: string, value: unknown, right: string): Refusal =>
  new Refusal(`'${name}' must be ${right}, not ${quoted(value)}.`);

/** Accepts one of these values. */
export const oneOf = <T>(values: readonly T[]): Check<T> =>
  Object.assign(
    (value: unknown, name: string) =>
      values.includes(value as T) ? (value as T) : refuse(name, value, listWithOr(values)),
    { values },
  );

/** Accepts one of these numbers, also written as a string of digits, or one of these words. */
export const numberOf = <T extends number | string>(values: readonly T[]): Check<T> => {
  const check = oneOf(values);
  return Object.assign(
    (value: unknown, name: string) =>
      check(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value, name),
    { values },
  );
};

/** Accepts true; everything else is false. */
export const flag: Check<boolean> = (value) => value === true;

export const text: Check<string> = (value, name) =>
  typeof value === 'string' && value !== '' ? value : refuse(name, value, 'a non-empty string');

/** Accepts a whole percentage, also written as a string of digits. */
export const percentage: Check<number> = (value, name) => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isInteger(number) && (number as number) >= 0 && (number as number) <= 100
    ? (number as number)
    : refuse(name, value, 'a whole number from 0 to 100');
};

/** Accepts `none` or a list of the settings that visitors can choose, by their attributes. */
export const settingNames: Check<string> = (value, name) =>
  typeof value === 'string' && (value === 'none' || namesIn(value).every((one) => PREFERENCE_ATTRIBUTES.includes(one)))
    ? value
    : refuse(name, value, `'none' or a list, separated by spaces, of ${listWithOr(PREFERENCE_ATTRIBUTES)}`);

/** Accepts a time limit in ms, above 0 and at most `MAX_WAIT_MS`. */
export const milliseconds: Check<number> = (value, name) =>
  typeof value === 'number' && value > 0 && value <= MAX_WAIT_MS
    ? value
    : refuse(name, value, `a number of milliseconds above 0 and at most ${MAX_WAIT_MS} (24 days), or null`);

/** Number of seats at the largest table. */
const MOST_SEATS = 4;

const isPlayer = (value: unknown): value is SeatPlayer =>
  value === 'human' || value === 'computer' || typeof (value as HostPlayer | null)?.decide === 'function';

/** Accepts the players at the seats. The number of seats is checked when a game begins. */
export const seatPlayers: Check<readonly SeatPlayer[]> = (value, name) => {
  const right = "'human', 'computer' or a player with decide()";
  if (!Array.isArray(value))
    return refuse(name, value, `a list with ${right} for each seat, such as ['human', 'computer']`);
  // The spread turns a hole in the array into undefined, which means a seat without a player.
  const players = [...(value as unknown[])];
  const wrong = players.findIndex((player) => !isPlayer(player));
  if (wrong >= 0) return new Refusal(`Seat ${wrong} of '${name}' must be ${right}, not ${quoted(players[wrong])}.`);
  const human = players.indexOf('human');
  const second = players.indexOf('human', human + 1);
  if (human >= 0 && second >= 0)
    return new Refusal(`Seats ${human} and ${second} of '${name}' are both 'human'; at most one seat can be.`);
  return players as readonly SeatPlayer[];
};

const isName = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.trim() !== '');

/** Accepts a player's name. */
export const playerName: Check<string> = (value, name) =>
  value !== null && isName(value) ? value.trim() : refuse(name, value, "a name such as 'Anna'");

/** Accepts a list of the players' names. */
export const playerNames: Check<readonly (string | null)[]> = (value, name) =>
  Array.isArray(value) && value.length <= MOST_SEATS && [...value].every(isName)
    ? value.map((one: string | null) => one?.trim() ?? null)
    : refuse(name, value, `a list of at most ${MOST_SEATS} names or nulls, one for each seat, such as [null, 'Anna']`);

/** Accepts a list of drawn people, or text with their ids separated by spaces, in which `any` means by chance. */
export const peopleBySeat: Check<readonly (PersonId | null)[]> = (value, name) => {
  const people: unknown = typeof value === 'string' ? namesIn(value).map((one) => (one === 'any' ? null : one)) : value;
  return Array.isArray(people) &&
    people.length <= MOST_SEATS &&
    [...(people as unknown[])].every((one) => one === null || PERSON_IDS.includes(one as PersonId))
    ? [...(people as readonly (PersonId | null)[])]
    : refuse(
        name,
        value,
        `a list of at most ${MOST_SEATS} of ${listWithOr(PERSON_IDS)}, or nulls, one for each seat, or text such as 'any resi vinz'`,
      );
};

/**
 * Accepts rule options as an object, or as text in the form that `parseRules` reads. The combination is checked when a game
 * begins.
 */
export const ruleOptions: Check<Partial<RuleOptions>> = (value, name) => {
  if (!['object', 'string'].includes(typeof value) || Array.isArray(value))
    return refuse(name, value, 'an object of rule options such as { refusal: 3 }, or words such as "refusal=3 farbe"');
  try {
    const options = withNewNames(typeof value === 'string' ? parseRules(value) : (value as Partial<RuleOptions>));
    for (const [option, chosen] of Object.entries(options)) if (chosen !== undefined) checkOption(option, chosen);
    return options;
  } catch (error) {
    return new Refusal((error as Error).message, typeof value === 'string' ? 'invalid-option' : 'invalid-value');
  }
};
