import { toJson } from '../base/to-json.js';

/** The kind of input that was rejected. */
export type InputErrorCode =
  | 'unknown-variant'
  | 'unknown-option'
  | 'invalid-option'
  | 'invalid-announcement'
  | 'invalid-setup'
  | 'invalid-record'
  | 'unknown-record-version'
  | 'invalid-link'
  | 'link-too-long'
  | 'invalid-lesson'
  | 'unknown-lesson'
  | 'unknown-puzzle'
  | 'invalid-answer'
  | 'invalid-date'
  | 'invalid-step'
  | 'invalid-seat'
  | 'invalid-seats'
  | 'invalid-level'
  | 'invalid-temperament'
  | 'invalid-view'
  | 'invalid-port'
  | 'invalid-connection'
  | 'malformed-frame'
  | 'delta-does-not-fit'
  | 'nothing-to-advise'
  | 'nothing-to-review';

/** Error for invalid input. The message names the invalid value and the valid values. */
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(
    readonly code: InputErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** Converts a value to text, including NaN, BigInt and circular objects, which JSON cannot represent. */
const toText = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  try {
    return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : toJson(value);
  } catch {
    return 'a value that JSON cannot represent';
  }
};

/** Formats a value for a message: strings in quotes, long values cut to 80 characters. */
export const quoted = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `'${value}'` : toText(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

/** Formats a list of values for a message: `'a', 'b' or 'c'`. */
export const listWithOr = (values: readonly unknown[]): string => {
  const texts = values.map(quoted);
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;
};
