/** What stands in place of built-ins that old libraries replace: it does the same, and is not replaced with them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arrayFrom } from '../../src/base/array-from.js';
import { indexed, listOf } from '../../src/base/list-of.js';
import { NativeEvent } from '../../src/base/native-event.js';
import { ownKeys } from '../../src/base/own-keys.js';
import { toJson } from '../../src/base/to-json.js';

/** Does something while prototypes are altered; what is expected has to be made before. */
const altered = <T>(additions: readonly (readonly [of: object, name: string, value: unknown])[], act: () => T): T => {
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

test('toJson() writes plain data as JSON.stringify does, whatever toJSON() a page has put on prototypes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const expected = JSON.stringify(value);
      assert.equal(toJson(value), expected);
      assert.equal(
        altered(TO_JSON, () => toJson(value)),
        expected,
      );
      assert.equal(
        altered([...TO_JSON.slice(0, 1), [Object.prototype, 'each', () => {}]], () => toJson(value)),
        expected,
      );
    }),
  );
});

test('toJson() leaves out what JSON leaves out, and throws for what goes round in circles', () => {
  const value = { list: [undefined, () => 1, Symbol('x'), NaN], gone: undefined, call: () => 2, kept: null };
  const circle: unknown[] = [];
  circle.push({ circle });
  const expected = JSON.stringify(value);
  assert.equal(expected, '{"list":[null,null,null,null],"kept":null}');
  for (const additions of [[], TO_JSON]) {
    assert.equal(
      altered(additions, () => toJson(value)),
      expected,
    );
    assert.equal(
      altered(additions, () => toJson(undefined)),
      'null',
    );
    assert.throws(() => altered(additions, () => toJson(circle)));
  }
});

test('listOf(), indexed() and arrayFrom() do what Array.from() and entries() do', () => {
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

test('ownKeys() names what an object has itself', () => {
  const additions = [
    [Object.prototype, 'each', () => {}],
    [Array.prototype, 'first', () => {}],
  ] as const;
  assert.deepEqual(
    altered(additions, () => [ownKeys({ a: 1, b: undefined }), ownKeys(['x', 'y']), ownKeys(null), ownKeys(undefined)]),
    [['a', 'b'], ['0', '1'], [], []],
  );
});

test('NativeEvent is the event of the platform', () => {
  assert.equal(NativeEvent, Event);
  class Own extends NativeEvent {}
  assert.ok(new EventTarget().dispatchEvent(new Own('x')));
});
