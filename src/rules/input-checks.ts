import { ownKeys } from '../base/own-keys.js';
import { listWithOr, quoted } from './input-error.js';

const MAX_TEXT_LENGTH = 300;

/** An object with only known fields, whose values are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Checks of values from files and other programs. Each check throws an error with the code that it gets. */
export interface InputChecks<Code> {
  /**
   * Returns a value as an object with only known fields.
   * @param label names the value in the message
   * @param known the fields that the object can contain
   */
  readonly checkFields: (code: Code, label: string, value: unknown, known: readonly string[]) => Fields;
  /** Returns a value as a list. */
  readonly checkList: (code: Code, label: string, value: unknown) => readonly unknown[];
  /** Returns a value as a whole number in a range. */
  readonly checkNumber: (
    code: Code,
    label: string,
    value: unknown,
    range: readonly [least: number, most: number],
  ) => number;
  /** Returns a value as one of a list. */
  readonly checkOneOf: <Value>(code: Code, label: string, value: unknown, valid: readonly Value[]) => Value;
  /** Returns a value as true or false. */
  readonly checkBoolean: (code: Code, label: string, value: unknown) => boolean;
  /** Returns a value as a text of 1 to `most` characters, without invisible characters and with single spaces. */
  readonly checkText: (code: Code, label: string, value: unknown, most?: number) => string;
}

/** Characters that draw nothing or change the direction of a line. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u{2800}\u{fffc}]/gu;

const cleaned = (text: string): string => text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();

/** Returns checks that throw the errors of a module. */
export const inputChecks = <Code>(errorOf: (code: Code, message: string) => Error): InputChecks<Code> => {
  const checkOneOf: InputChecks<Code>['checkOneOf'] = (code, label, value, valid) => {
    const found = valid.find((one) => one === value);
    if (found === undefined) throw errorOf(code, `${label} must be ${listWithOr(valid)}, not ${quoted(value)}.`);
    return found;
  };
  return {
    checkFields(code, label, value, known) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw errorOf(code, `${label} must be an object, not ${quoted(value)}.`);
      const unknown = ownKeys(value).find((key) => !known.includes(key));
      if (unknown !== undefined)
        throw errorOf(code, `${label} has an unknown field ${quoted(unknown)}. Valid fields: ${listWithOr(known)}.`);
      return value as Fields;
    },
    checkList(code, label, value) {
      if (!Array.isArray(value)) throw errorOf(code, `${label} must be a list, not ${quoted(value)}.`);
      return value as readonly unknown[];
    },
    checkNumber(code, label, value, [least, most]) {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
        throw errorOf(code, `${label} must be a whole number from ${least} to ${most}, not ${quoted(value)}.`);
      return value;
    },
    checkOneOf,
    checkBoolean: (code, label, value) => checkOneOf(code, label, value, [true, false]),
    checkText(code, label, value, most = MAX_TEXT_LENGTH) {
      const text = typeof value === 'string' ? cleaned(value) : '';
      if (text === '' || text.length > most)
        throw errorOf(code, `${label} must be a text of 1 to ${most} characters, not ${quoted(value)}.`);
      return text;
    },
  };
};
