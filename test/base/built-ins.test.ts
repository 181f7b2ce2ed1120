/** Tests that the replacements for built-ins return the same results, even if a page overrides the built-ins. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arrayFrom } from '../../src/base/array-from.js';
import { indexed, listOf } from '../../src/base/list-of.js';
import { NativeEvent } from '../../src/base/native-event.js';
import { ownKeys } from '../../src/base/own-keys.js';
import { toJson } from '../../src/base/to-json.js';

/** Runs a function while prototypes are altered. Expected values must be computed before the call. */
const withAlteredPrototypes = <T>(
  additions: readonly (readonly [of: object, name: string, value: unknown])[],
  act: () => T,
): T => {
  for (const [of, name, value] of additions)
    Object.defineProperty(of, name, { value, enumerable: true, configurable: true, writable: true });
  try {
    return act();
  } finally {
    for (const [of, name] of additions) Reflect.deleteProperty(of, name);
  }
};

const toJSON = () => 'not for you';
const TO_JSON = [Array, Object, String, Number, Boolean].map(({ prototype }) => [prototype, 'toJSON', toJSON] as const);

test('toJson() returns the same JSON as JSON.stringify() even if a page adds toJSON() to prototypes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const expected = JSON.stringify(value);
      assert.equal(toJson(value), expected);
      assert.equal(
        withAlteredPrototypes(TO_JSON, () => toJson(value)),
        expected,
      );
      assert.equal(
        withAlteredPrototypes([...TO_JSON.slice(0, 1), [Object.prototype, 'each', () => {}]], () => toJson(value)),
        expected,
      );
    }),
  );
});

test('toJson() omits the same values as JSON.stringify() and throws for circular objects', () => {
  const value = { list: [undefined, () => 1, Symbol('x'), NaN], gone: undefined, call: () => 2, kept: null };
  const circle: unknown[] = [];
  circle.push({ circle });
  const expected = JSON.stringify(value);
  assert.equal(expected, '{"list":[null,null,null,null],"kept":null}');
  for (const additions of [[], TO_JSON]) {
    assert.equal(
      withAlteredPrototypes(additions, () => toJson(value)),
      expected,
    );
    assert.equal(
      withAlteredPrototypes(additions, () => toJson(undefined)),
      'null',
    );
    assert.throws(() => withAlteredPrototypes(additions, () => toJson(circle)));
  }
});

test('listOf(), indexed() and arrayFrom() return the same as Array.from() and entries()', () => {
  fc.assert(
    fc.property(fc.double({ min: -3, max: 40, noNaN: true }), fc.array(fc.anything()), (length, items) => {
      assert.deepEqual(
        listOf(length, (index) => index * 2),
        Array.from({ length }, (_, index) => index * 2),
      );
      assert.deepEqual([...indexed(items)], [...items.entries()]);
      assert.deepEqual(arrayFrom(items), Array.from(items));
      assert.deepEqual(arrayFrom(new Set(items)), Array.from(new Set(items)));
    }),
  );
  assert.deepEqual(
    arrayFrom({ length: 2, 0: 'a', 1: 'b' }, (item, index) => item + index),
    ['a0', 'b1'],
  );
  assert.deepEqual(arrayFrom('añ😀'), ['a', 'ñ', '😀']);
});

test("ownKeys() returns only an object's own keys even if a page extends prototypes", () => {
  const additions = [
    [Object.prototype, 'each', () => {}],
    [Array.prototype, 'first', () => {}],
  ] as const;
  assert.deepEqual(
    withAlteredPrototypes(additions, () => [
      ownKeys({ a: 1, b: undefined }),
      ownKeys(['x', 'y']),
      ownKeys(null),
      ownKeys(undefined),
    ]),
    [['a', 'b'], ['0', '1'], [], []],
  );
});

test("NativeEvent is the platform's built-in Event class", () => {
  assert.equal(NativeEvent, Event);
  class Own extends NativeEvent {}
  assert.ok(new EventTarget().dispatchEvent(new Own('x')));
});
