/**
 * Caching by rule options. The line below each `@ts-expect-error` must not compile: `npm run check` fails if the line
 * compiles.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { schlaegeOf } from '../../src/rules/announce.js';
import { SUITS, type Schlag, type Suit } from '../../src/rules/card.js';
import { cacheByOptions, cacheByAnnouncement } from '../../src/rules/cache-by-options.js';
import { InputError } from '../../src/rules/input-error.js';
import { OPTION_NAMES, type RuleOptions } from '../../src/rules/options.js';
import { rankCards, roleOf, trickWinner, type OrderRules } from '../../src/rules/order.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { anyRuleSet } from './any-rules.js';

const readsAll = (rules: RuleSet): object => ({ target: rules.target });

test('a function passed to cacheByOptions() can read only the listed options', () => {
  cacheByOptions(['target', 'players'], ({ target, players }) => ({ target, players }));
  // @ts-expect-error: `gestrichenAt` is not in the list.
  cacheByOptions(['target', 'players'], ({ gestrichenAt }) => ({ gestrichenAt }));
  // @ts-expect-error: the function calls another function that reads an option not in the list.
  cacheByOptions(['target', 'players'], (rules) => [roleOf(rules, { schlag: 'A', trumpf: 'E' }, 'EA')]);
  // @ts-expect-error: a function of all rules.
  cacheByOptions(['target', 'players'], readsAll);
  // @ts-expect-error: an option that does not exist.
  cacheByOptions(['goal'], () => ({}));
  // @ts-expect-error: the compiler does not know which options are in this list.
  cacheByOptions(OPTION_NAMES, (rules: RuleOptions) => ({ target: rules.target }));
  // @ts-expect-error: no options at all.
  cacheByOptions([], () => ({}));
  // @ts-expect-error: the order of cards does not depend on who bids when.
  const { bidWhen }: OrderRules = defineRules('normal');
  assert.equal(bidWhen, 'own-turn');
});

test('cacheByOptions() computes a result once for equal options and again if a listed option differs', () => {
  fc.assert(
    fc.property(anyRuleSet, anyRuleSet, fc.constantFrom(...OPTION_NAMES), (one, other, name) => {
      let count = 0;
      const cached = cacheByOptions([name], (rules) => ({ count: ++count, value: rules[name] }));
      const [first, second] = [cached(one), cached(other)];
      assert.deepEqual(first.value, one[name]);
      assert.deepEqual(second.value, other[name]);
      const isSame = JSON.stringify(one[name]) === JSON.stringify(other[name]);
      assert.equal(second === first, isSame);
      const copy = JSON.parse(JSON.stringify(one)) as RuleSet;
      assert.equal(cached(copy), first, 'a copy of the rules shares the result');
      assert.equal(count, isSame ? 1 : 2);
    }),
  );
});

test('cacheByOptions() uses the new values if the rules change between two calls', () => {
  const rules = { ...defineRules('normal') };
  const winner = (): number => trickWinner(rules, { schlag: '8', trumpf: 'H' }, ['H8', 'H9']);
  assert.equal(winner(), 0, 'the Rechter');
  Object.assign(rules, { guter: true });
  assert.equal(winner(), 1, 'the Guter');
});

test('cacheByAnnouncement() caches nothing if the given function throws', () => {
  let count = 0;
  const cached = cacheByAnnouncement(() => {
    if (++count < 3) throw new Error(`call ${count}`);
    return { count };
  });
  const announcement = { schlag: 'A', trumpf: 'E' } as const;
  assert.throws(() => cached(announcement), { message: 'call 1' });
  assert.throws(() => cached(announcement), { message: 'call 2' });
  assert.deepEqual([cached(announcement), cached({ ...announcement })], [{ count: 3 }, { count: 3 }]);
});

/** An announcement with the same letters as a valid one, split differently: `10` and `E` become `1` and `0E`. */
const wronglyCut = fc
  .tuple(anyRuleSet, fc.nat(), fc.constantFrom(...SUITS), fc.nat())
  .map(([rules, pick, trumpf, cut]) => {
    const schlaege = schlaegeOf(rules);
    const schlag = schlaege[pick % schlaege.length];
    const text = schlag + trumpf;
    const at = (schlag.length + 1 + (cut % text.length)) % (text.length + 1);
    return { rules, right: { schlag, trumpf }, wrong: { schlag: text.slice(0, at), trumpf: text.slice(at) } };
  });

test('an invalid announcement is rejected even if a valid announcement with the same letters is cached', () => {
  fc.assert(
    fc.property(wronglyCut, ({ rules, right, wrong }) => {
      rankCards(rules, right);
      const invalid = wrong as { readonly schlag: Schlag; readonly trumpf: Suit };
      for (const call of [
        () => rankCards(rules, invalid),
        () => roleOf(rules, invalid, 'EA'),
        () => trickWinner(rules, invalid, ['EA', 'E7']),
      ]) {
        assert.throws(call, (error) => error instanceof InputError && error.code === 'invalid-announcement');
      }
    }),
  );
});
