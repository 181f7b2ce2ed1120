/** What a person reads who gave rules that cannot be used. */
import assert from 'node:assert/strict';
import { InputError, type InputErrorCode } from '../../src/rules/input-error.js';

/** The message of an input that must be refused with this code, which a person must be able to read. */
export const errorOf = (code: InputErrorCode, attempt: () => unknown): string => {
  try {
    attempt();
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    assert.equal(error.code, code, error.message);
    assert.doesNotMatch(error.message, /undefined|\[object|=>|Cannot read/);
    return error.message;
  }
  assert.fail('nothing was refused');
};

/** A message must hold these words. */
export const names = (message: string, ...words: readonly string[]): void => {
  for (const word of words) assert.ok(message.includes(word), `'${word}' in: ${message}`);
};
