import { ownKeys } from '../base/own-keys.js';
import { listWithOr, quoted } from '../rules/input-error.js';
import { EveningError, type EveningErrorCode } from './evening-error.js';
import type { Names } from './state.js';

/** Maximum length of a person's name and of a club's name. */
export const MAX_NAME_LENGTH = 40;
const MAX_TEXT_LENGTH = 300;

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a value as an object with only known fields.
 * @param label names the value in the message
 * @param known the fields that the object can contain
 */
export const checkFields = (
  code: EveningErrorCode,
  label: string,
  value: unknown,
  known: readonly string[],
): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new EveningError(code, `${label} must be an object, not ${quoted(value)}.`);
  const unknown = ownKeys(value).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new EveningError(
      code,
      `${label} has an unknown field ${quoted(unknown)}. Valid fields: ${listWithOr(known)}.`,
    );
  return value as Fields;
};

/** Returns a value as a list. */
export const checkList = (code: EveningErrorCode, label: string, value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new EveningError(code, `${label} must be a list, not ${quoted(value)}.`);
  return value as readonly unknown[];
};

/** Returns a value as a whole number in a range. */
export const checkNumber = (
  code: EveningErrorCode,
  label: string,
  value: unknown,
  [least, most]: readonly [number, number],
): number => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new EveningError(code, `${label} must be a whole number from ${least} to ${most}, not ${quoted(value)}.`);
  return value;
};

/** Returns a value as one of a list. */
export const checkOneOf = <Value>(
  code: EveningErrorCode,
  label: string,
  value: unknown,
  valid: readonly Value[],
): Value => {
  if (!valid.includes(value as Value))
    throw new EveningError(code, `${label} must be ${listWithOr(valid)}, not ${quoted(value)}.`);
  return value as Value;
};

/** Returns a value as true or false. */
export const checkBoolean = (code: EveningErrorCode, label: string, value: unknown): boolean =>
  checkOneOf(code, label, value, [true, false]);

/** Characters that draw nothing or change the direction of a line. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u{2800}\u{fffc}]/gu;

/** Returns a text without invisible characters and with single spaces. */
const cleaned = (text: string): string => text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();

/** Returns a value as a cleaned text of 1 to `most` characters. */
export const checkText = (
  code: EveningErrorCode,
  label: string,
  value: unknown,
  most: number = MAX_TEXT_LENGTH,
): string => {
  const text = typeof value === 'string' ? cleaned(value) : '';
  if (text === '' || text.length > most)
    throw new EveningError(code, `${label} must be a text of 1 to ${most} characters, not ${quoted(value)}.`);
  return text;
};

/** Returns a value as the names of a pair. */
export const checkNames = (label: string, value: unknown): Names => {
  const names = checkList('invalid-entry', label, value);
  if (names.length !== 2)
    throw new EveningError('invalid-entry', `${label} must be a list of two names, not ${quoted(value)}.`);
  const [one, other] = names.map((name, index) =>
    checkText('invalid-entry', `Name ${index + 1} of ${label}`, name, MAX_NAME_LENGTH),
  ) as [string, string];
  return [one, other];
};
