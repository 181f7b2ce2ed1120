/** Assertions about the error messages for invalid rules. */
import assert from 'node:assert/strict';
import { InputError, type InputErrorCode } from '../../src/rules/input-error.js';

/** Asserts that `attempt` throws an error with this code and a readable message. Returns the message. */
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

/** Asserts that a message contains these words. */
export const assertMentions = (message: string, ...words: readonly string[]): void => {
  for (const word of words) assert.ok(message.includes(word), `'${word}' in: ${message}`);
};
