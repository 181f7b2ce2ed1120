/** Keys of the roles: to scan, to type, and of cards that replace lost ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { keyOfRole, printedKey, readTypedKey, roleInKey, typedKey } from '../../src/evening/role-keys.js';

const anyPair = fc.integer({ min: 1, max: 1024 });
const anyCards = fc.integer({ min: 0, max: 20 });

test('a printed key is read with any capitals, spaces and dashes', () => {
  fc.assert(
    fc.property(fc.string(), anyPair, anyCards, (secret, no, cards) => {
      const key = typedKey(secret, no, cards);
      const printed = printedKey(key);
      assert.match(printed, /^\d+( [a-z]{4}){3}$/u);
      for (const text of [key, printed, printed.toUpperCase(), printed.replaceAll(' ', '-'), ` ${printed} `])
        assert.deepEqual(readTypedKey(text), { key });
      assert.equal(roleInKey(key), no);
    }),
  );
});

test('the printed key of one person of a pair is read with any capitals, spaces and dashes', () => {
  fc.assert(
    fc.property(fc.string(), anyPair, fc.constantFrom(1, 2), anyCards, (secret, no, person, cards) => {
      const key = typedKey(secret, `${no}-${person}`, cards);
      const printed = printedKey(key);
      assert.match(printed, /^\d+-[12]( [a-z]{4}){3}$/u);
      for (const text of [key, printed, printed.toUpperCase(), printed.replace('-', ' – '), printed.replace('-', ' ')])
        assert.deepEqual(readTypedKey(text), { key });
      assert.equal(roleInKey(key), `${no}-${person}`);
      assert.notEqual(key.split('.')[1], typedKey(secret, no, cards).split('.')[1]);
    }),
  );
});

test('each card has its own keys, and no key to type is a key to scan', () => {
  const cards = [0, 1, 2, 3];
  const keys = [1, 2, 11].flatMap((no) =>
    cards.flatMap((newCards) => [keyOfRole('secret', no, newCards), typedKey('secret', no, newCards)]),
  );
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(keyOfRole('secret', 7), keyOfRole('secret', 7, 0));
});

test('a text without a complete key is refused with the reason', () => {
  assert.deepEqual(readTypedKey('bofi kuna rape'), { problem: 'number' });
  assert.deepEqual(readTypedKey(''), { problem: 'number' });
  assert.deepEqual(readTypedKey('0 bofi kuna rape'), { problem: 'number' });
  assert.deepEqual(readTypedKey('7 bofi kuna rap'), { problem: 'length', letters: 11 });
  assert.deepEqual(readTypedKey('7'), { problem: 'length', letters: 0 });
  assert.deepEqual(readTypedKey('7 bofi kuna räpe'), { problem: 'character', character: 'ä' });
});
