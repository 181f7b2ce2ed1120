/** Results cached by rule options must not depend on previously used rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import fc from 'fast-check';
import { EQUITY_OPTIONS } from '../../src/players/bidding/equity.js';
import { EQUITY_OF_THREE_OPTIONS } from '../../src/players/bidding/equity-three.js';
import { ANNOUNCEMENT_MODEL_OPTIONS } from '../../src/players/worlds/announcement-model.js';
import { schlaegeOf, type Announcement } from '../../src/rules/announce.js';
import { SUITS, type Schlag } from '../../src/rules/card.js';
import { FOLLOW_OPTIONS } from '../../src/rules/follow.js';
import { OPTION_VALUES, type OptionName } from '../../src/rules/options.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { anyOptions, anyRuleSet, EVERY_TABLE, toCompatibleOptions, type AnyOptions } from '../rules/any-rules.js';
import { runs } from '../runs.js';
import { resultsFor } from './cached-results.js';

const READ_OPTIONS = [
  ...new Set([...FOLLOW_OPTIONS, ...ANNOUNCEMENT_MODEL_OPTIONS, ...EQUITY_OPTIONS, ...EQUITY_OF_THREE_OPTIONS]),
];

/** Loads the rules and the players again, with empty caches. */
const load = await build({
  entryPoints: [fileURLToPath(new URL('cached-results.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  globalName: 'loaded',
  write: false,
}).then(({ outputFiles: [file] }) => {
  const script = new Script(`(() => { ${file?.text}; return loaded; })()`);
  return () => script.runInThisContext() as { readonly resultsFor: typeof resultsFor };
});

/** A table with a variant or random options. The Guter is frequent, because other options have no effect without it. */
const anyTable: fc.Arbitrary<AnyOptions> = fc.oneof(
  fc.constantFrom(...EVERY_TABLE).map(({ variant, ...options }) => ({ variant, options })),
  anyOptions,
  anyOptions.map(({ variant, options }) => ({ variant, options: { ...options, guter: true, pack: 33 } as const })),
);

/** Returns the same table with a different value for one option, as far as the rules allow. */
const changed = ({ variant, options }: AnyOptions, name: OptionName, other: AnyOptions): RuleSet => {
  const { oneOf = [other.options[name]] } = OPTION_VALUES[name] as { readonly oneOf?: readonly unknown[] };
  const values = oneOf.filter((value) => value !== options[name]);
  const value = values[other.options.gestrichenAt % values.length];
  return defineRules(variant, toCompatibleOptions({ variant, options: { ...options, [name]: value } }).options);
};

const announcementIn = (rules: RuleSet, pick: number): Announcement => {
  const schlaege = schlaegeOf(rules);
  // The Weli comes last and has special rules.
  const schlag = pick % 3 === 0 ? schlaege.at(-1) : schlaege[pick % schlaege.length];
  return { schlag: schlag as Schlag, trumpf: SUITS[pick % SUITS.length] };
};

for (const name of READ_OPTIONS) {
  test(`cached results do not depend on earlier tables that differ in ${name}`, () => {
    fc.assert(
      fc.property(anyTable, anyOptions, fc.nat({ max: 35 }), (table, other, pick) => {
        const one = defineRules(table.variant, toCompatibleOptions(table).options);
        const tables = [one, changed(table, name, other)];
        const alone = tables.map((rules) => load().resultsFor(rules, announcementIn(rules, pick)));
        const used = load();
        for (const index of [0, 1, 0])
          assert.equal(used.resultsFor(tables[index], announcementIn(tables[index], pick)), alone[index]);
      }),
      { numRuns: runs(2, 500) },
    );
  });
}

test('rules parsed from JSON give the same results as the original rules', () => {
  fc.assert(
    fc.property(anyRuleSet, fc.nat({ max: 35 }), (rules, pick) => {
      const copy = JSON.parse(JSON.stringify(rules)) as RuleSet;
      const announcement = announcementIn(rules, pick);
      const results = load().resultsFor(rules, announcement);
      assert.equal(resultsFor(copy, announcement), results);
      assert.equal(resultsFor(rules, announcement), results);
    }),
    { numRuns: runs(5, 500) },
  );
});
