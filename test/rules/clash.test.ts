/** Incompatible options: exactly the sets listed in RULES.md section 11. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { InputError } from '../../src/rules/input-error.js';
import { OPTION_NAMES, type OptionName, type RuleOptions } from '../../src/rules/options.js';
import { defineRules, variants, type VariantId } from '../../src/rules/variants.js';
import { anyOptions, toCompatibleOptions, type AnyOptions } from './any-rules.js';
import { errorOf, assertMentions } from './refusals.js';
import { assertUntil } from '../until.js';

const blindOfFour = { announcement: 'blind-chosen', schlagtausch: 'none' } as const;

/** Incompatible options, with the two options and the compatible values that the error message names. */
const CLASHES: readonly (readonly [
  string,
  VariantId,
  Partial<RuleOptions>,
  readonly [OptionName, OptionName],
  readonly string[],
])[] = [
  ['32 cards with a Weli that is a Schell', 'normal', { pack: 32 }, ['pack', 'weli'], ['32', "'schell'", "'absent'"]],
  [
    '32 cards with a Weli that is a trump',
    'tirol',
    { pack: 32 },
    ['pack', 'weli'],
    ['32', "'lowest-trump'", "'absent'"],
  ],
  [
    '32 cards with a Weli that is a Kritischer',
    'kritisch',
    { pack: 32 },
    ['pack', 'weli'],
    ['32', "'critical'", "'absent'"],
  ],
  [
    '32 cards with the Weli among the Kritische',
    'bayrisch',
    { critical: ['HK', 'S6'] },
    ['pack', 'critical'],
    ['32', "'S6'", 'HK, S7 and E7'],
  ],
  [
    '33 cards without the Weli',
    'normal',
    { weli: 'absent' },
    ['pack', 'weli'],
    ['33', "'absent'", "'schell', 'lowest-trump' or 'critical'"],
  ],
  [
    '36 cards without the Weli',
    'toblach',
    { weli: 'absent' },
    ['pack', 'weli'],
    ['36', "'absent'", "'schell', 'lowest-trump' or 'critical'"],
  ],
  [
    '40 cards without the Weli',
    'normal',
    { pack: 40, weli: 'absent' },
    ['pack', 'weli'],
    ['40', "'absent'", '33, 36 or 40 cards', "'schell', 'lowest-trump' or 'critical'"],
  ],
  [
    'a Weli that is a Kritischer but is not listed in `critical`',
    'normal',
    { weli: 'critical', critical: ['HK', 'E7'] },
    ['weli', 'critical'],
    ['["HK","E7"]', "'S6'"],
  ],
  [
    'a Weli that is an ordinary Schell card but is listed in `critical`',
    'normal',
    { critical: ['HK', 'S6'] },
    ['critical', 'weli'],
    ["'schell'", "'S6'", "'weli' must be 'critical'"],
  ],
  [
    'a Weli that is a trump but is listed in `critical`',
    'tirol',
    { critical: ['S6'] },
    ['critical', 'weli'],
    ["'lowest-trump'", "'S6'", "'weli' must be 'critical'"],
  ],
  [
    'Farbe if every bid in the last trick is restricted',
    'normal',
    { farbe: true },
    ['farbe', 'lastTrick'],
    ["'always'", "'first-bid'"],
  ],
  [
    'Farbe if no bid in the last trick is restricted',
    'bayrisch',
    { farbe: true },
    ['farbe', 'lastTrick'],
    ["'free'", "'first-bid'"],
  ],
  [
    'a side that is gestrichen from 1 point',
    'normal',
    { target: 5, gestrichenAt: 4 },
    ['gestrichenAt', 'target'],
    ["'gestrichenAt' 4", "'target' 5", 'at least 2 less'],
  ],
  [
    'sequential showing in open play',
    'normal',
    { sequential: true },
    ['sequential', 'announcement'],
    ["'open'", "'blind-chosen'"],
  ],
  [
    'sequential showing with `blind-bottom-card`',
    'latinisch',
    { sequential: true },
    ['sequential', 'announcement'],
    ["'blind-bottom-card'", "'blind-chosen'"],
  ],
  ['a bluff at a plain cut', 'bayrisch', { cutBluff: true }, ['cutBluff', 'cut'], ["'plain'", "'take-critical'"]],
  [
    'a bluff at a cut that shows the bottom card',
    'suedtirol',
    { cutBluff: true },
    ['cutBluff', 'cut'],
    ["'peek-bottom'", "'take-critical'"],
  ],
  [
    'taking Kritische at the cut in rules without Kritische',
    'normal',
    { cut: 'take-critical' },
    ['cut', 'critical'],
    ['[]', 'HK, S7 and E7'],
  ],
  [
    'a Maschine worth 2 points without Kritische',
    'normal',
    { maschine: 2 },
    ['maschine', 'critical'],
    ['2', '[]', 'HK, S7 and E7'],
  ],
  [
    'a Maschine worth 3 points without Kritische',
    'normal',
    { maschine: 3 },
    ['maschine', 'critical'],
    ['3', '[]', 'HK, S7 and E7'],
  ],
  [
    'Schöneres for the forehand with `blind-bottom-card`',
    'latinisch',
    { schoeneres: 'forehand' },
    ['schoeneres', 'announcement'],
    ["'forehand'", "'blind-bottom-card'", "'none'"],
  ],
  [
    'Schöneres for both announcers with `blind-bottom-card`',
    'latinisch',
    { schoeneres: 'announcers' },
    ['schoeneres', 'announcement'],
    ["'announcers'", "'blind-bottom-card'", "'none'"],
  ],
  [
    'Schlagtausch in blind play',
    'blind',
    { schlagtausch: 'either' },
    ['schlagtausch', 'announcement'],
    ["'either'", "'blind-chosen'", "'open'"],
  ],
  [
    'Schlagtausch for the dealer with `blind-bottom-card`',
    'latinisch',
    { schlagtausch: 'dealer' },
    ['schlagtausch', 'announcement'],
    ["'dealer'", "'open'"],
  ],
  [
    'Schlagtausch for the forehand in blind play with two players',
    'blind',
    { schlagtausch: 'forehand', players: 2 },
    ['schlagtausch', 'announcement'],
    ["'forehand'", "'open'"],
  ],
  ['signals in blind play', 'blind', { signals: true }, ['signals', 'announcement'], ["'blind-chosen'", "'open'"]],
  [
    'signals with `blind-bottom-card`',
    'latinisch',
    { signals: true },
    ['signals', 'announcement'],
    ["'blind-bottom-card'", "'open'"],
  ],
  [
    'Zusammenschauen in blind play',
    'blind',
    { zusammenschauen: true },
    ['zusammenschauen', 'announcement'],
    ["'blind-chosen'", "'open'"],
  ],
  [
    'Zusammenschauen with `blind-bottom-card`',
    'latinisch',
    { zusammenschauen: true },
    ['zusammenschauen', 'announcement'],
    ["'blind-bottom-card'", "'open'"],
  ],
  [
    'blind play with four players who must all follow',
    'normal',
    blindOfFour,
    ['follow', 'announcement'],
    ["'everyone'", "'announcers' or 'none'"],
  ],
  [
    '`blind-bottom-card` with four players who must all follow',
    'latinisch',
    { follow: 'everyone' },
    ['follow', 'announcement'],
    ["'everyone'", "'announcers' or 'none'"],
  ],
  [
    'blind play with four players and the call "Trumpf oder Kritisch"',
    'blind',
    { follow: 'trumpf-oder-kritisch' },
    ['follow', 'announcement'],
    ["'trumpf-oder-kritisch'", "'announcers' or 'none'"],
  ],
  [
    'blind play with three players',
    'normal',
    { ...blindOfFour, players: 3, threePlayer: 'dealer-names-trump' },
    ['players', 'announcement'],
    ['3', "'blind-chosen'", "'open'", "'take-turns'"],
  ],
  [
    '`blind-bottom-card` with three players',
    'normal',
    {
      announcement: 'blind-bottom-card',
      players: 3,
      threePlayer: 'forehand-names-both',
      schlagtausch: 'none',
      schoeneres: 'none',
    },
    ['players', 'announcement'],
    ['3', "'open'"],
  ],
  [
    'the Four with three players',
    'normal',
    { players: 3, threePlayer: 'dealer-names-trump', gestrichen: 'four' },
    ['players', 'gestrichen'],
    ['3', "'four'", "'no-bid'", "'take-turns'"],
  ],
  [
    'the forced Three with three players',
    'bayrisch',
    { players: 3, gestrichen: 'forced-three' },
    ['players', 'gestrichen'],
    ['3', "'forced-three'", "'no-bid'"],
  ],
  [
    'Luft with three players',
    'bayrisch-11',
    { players: 3, gestrichen: 'luft' },
    ['players', 'gestrichen'],
    ['3', "'luft'", "'no-bid'"],
  ],
  [
    'the jump to four with three players',
    'normal',
    { players: 3, threePlayer: 'dealer-names-trump', jumpToFour: true },
    ['players', 'jumpToFour'],
    ['3', 'true', 'false', "'take-turns'"],
  ],
];

for (const [what, variant, options, pair, validValues] of CLASHES) {
  test(`defineRules() rejects ${what}`, () => {
    const message = errorOf('invalid-option', () => defineRules(variant, options));
    assertMentions(message, 'are incompatible', ...pair.map((name) => `'${name}'`), ...validValues);
  });
}

/** Compatible options that are close to an incompatible set. Options without an effect are valid. */
const COMPATIBLE: readonly (readonly [string, VariantId, Partial<RuleOptions>])[] = [
  ['32 cards without the Weli or Kritische', 'normal', { pack: 32, weli: 'absent' }],
  ['36 cards and a Weli that is a trump', 'toblach', { weli: 'lowest-trump' }],
  ['36 cards and Kritische', 'kritisch', { pack: 36 }],
  ['40 cards and a Weli that is a trump', 'tirol', { pack: 40 }],
  ['40 cards and Kritische', 'kritisch', { pack: 40 }],
  ['40 cards and a five as a Kritischer', 'normal', { pack: 40, critical: ['H5'] }],
  ['the Weli as the only Kritischer', 'normal', { weli: 'critical', critical: ['S6'] }],
  ['a Kritischer that is not in the pack', 'bayrisch', { critical: ['H6'] }],
  ['`guterOnWeli` without `guter`', 'normal', { guterOnWeli: true }],
  ['`guterOnWeli` in a pack without the Weli', 'bayrisch', { guterOnWeli: true, guter: true }],
  ['an exempt Guter in a variant without a Guter', 'normal', { exempt: ['guter'] }],
  ['Farbe if the first bid in the last trick is restricted', 'suedtirol', { farbe: true }],
  ['Farbe at a table without bids', 'suedtirol', { farbe: true, bidWhen: 'never' }],
  ['sequential showing in blind play', 'blind', { sequential: true }],
  ['taking Kritische at the cut without `cutBluff`', 'bayrisch', { cut: 'take-critical' }],
  ['a Maschine with one Kritischer', 'normal', { critical: ['E7'], maschine: 3 }],
  ['Schöneres in blind play with chosen cards', 'blind', { schoeneres: 'forehand' }],
  ['`schoeneresFrom` at a table without Schöneres', 'bayrisch', { schoeneresFrom: 'stock' }],
  ['signals and Zusammenschauen', 'deuten', { zusammenschauen: true }],
  ['blind play with four players and no duty to follow', 'blind', { follow: 'none' }],
  ['blind play with two players who must follow', 'blind', { players: 2, follow: 'everyone' }],
  [
    'blind play with two players and the call "Trumpf oder Kritisch"',
    'blind',
    { players: 2, follow: 'trumpf-oder-kritisch' },
  ],
  ['open play in which only the announcers must follow', 'normal', { follow: 'announcers' }],
  ['the call "Trumpf oder Kritisch" without Kritische', 'normal', { follow: 'trumpf-oder-kritisch' }],
  ['the Four with two players', 'normal', { players: 2, gestrichen: 'four', jumpToFour: true }],
  [
    'Schlagtausch with three players if the forehand names both the Schlag and the Trumpf',
    'bayrisch-11',
    { players: 3, schlagtausch: 'either' },
  ],
  [
    'blind play, the Four and the jump to four with three players who take turns',
    'blind',
    { players: 3, gestrichen: 'four', jumpToFour: true },
  ],
  ['Zusammenschauen and signals with three players who take turns', 'deuten', { players: 3, zusammenschauen: true }],
  ['`threePlayer` with four players', 'normal', { threePlayer: 'forehand-names-both' }],
  ['`refusal` without the Four', 'normal', { refusal: 3 }],
  ['`gestrichenAt: 3` with a target of five', 'normal', { gestrichenAt: 3, target: 5 }],
  ['`gestrichenAt: 8` with a target of nine', 'normal', { gestrichenAt: 8 }],
];

for (const [what, variant, options] of COMPATIBLE) {
  test(`defineRules() accepts ${what}`, () => {
    assert.deepEqual(defineRules(variant, options), { ...defineRules(variant), ...options });
  });
}

// -- exactly the options of section 11 -------------------------------------------------------------------------------

/** The list of section 11, sentence by sentence. */
const refusedBySection11 = ({ variant, options }: AnyOptions): boolean => {
  const { pack, weli, announcement, follow, players, gestrichen } = options;
  const threeOffered = ['salzburg', 'bayern'].includes(variants[variant].region);
  const weliIsKritischer = options.critical.some((card) => card === 'S6');
  const noKritische = options.critical.length === 0;
  const blind = announcement === 'blind-chosen' || announcement === 'blind-bottom-card';
  return [
    players === 3 && !threeOffered,
    pack === 32 && (weli !== 'absent' || weliIsKritischer),
    (pack === 33 || pack === 36 || pack === 40) && weli === 'absent',
    (weli === 'critical') !== weliIsKritischer,
    options.farbe && options.lastTrick !== 'first-bid',
    options.sequential && announcement !== 'blind-chosen',
    options.cutBluff && options.cut !== 'take-critical',
    (options.cut === 'take-critical' || options.maschine > 0) && noKritische,
    options.target !== 9 && options.gestrichenAt > options.target - 2,
    options.schoeneres !== 'none' && announcement === 'blind-bottom-card',
    options.blindSwap && (players !== 4 || options.look !== 'announcers' || options.cut === 'take-critical'),
    blind && (options.schlagtausch !== 'none' || options.signals || options.zusammenschauen),
    blind && players === 4 && (follow === 'everyone' || follow === 'trumpf-oder-kritisch'),
    players === 3 && options.threePlayer !== 'take-turns' && (blind || gestrichen !== 'no-bid' || options.jumpToFour),
  ].includes(true);
};

const isRefused = ({ variant, options }: AnyOptions): boolean => {
  try {
    defineRules(variant, options);
    return false;
  } catch (error) {
    assert.ok(error instanceof InputError && error.code === 'invalid-option', String(error));
    return true;
  }
};

/** Compatible options with one or two random changes, to test both sides of the boundary. */
const nearlyLawful: fc.Arbitrary<AnyOptions> = fc
  .tuple(
    anyOptions.map(toCompatibleOptions),
    anyOptions,
    fc.subarray([...OPTION_NAMES], { minLength: 1, maxLength: 2 }),
  )
  .map(([{ variant, options }, { options: others }, changed]) => ({
    variant,
    options: { ...options, ...Object.fromEntries(changed.map((name) => [name, others[name]])) },
  }));

test('defineRules() rejects exactly the option sets that section 11 of RULES.md forbids', () => {
  let refused = 0;
  let allowed = 0;
  assertUntil(
    fc.property(fc.oneof(anyOptions, { arbitrary: nearlyLawful, weight: 3 }), (given) => {
      const expected = refusedBySection11(given);
      if (expected) refused++;
      else allowed++;
      assert.equal(isRefused(given), expected, JSON.stringify(given));
    }),
    { numRuns: 1000, seed: 1 },
    () => ({ refused: refused > 300, allowed: allowed > 100 }),
  );
});

test('defineRules() returns compatible options unchanged', () => {
  fc.assert(
    fc.property(anyOptions.map(toCompatibleOptions), ({ variant, options }) => {
      assert.deepEqual(defineRules(variant, options), { variant, ...options });
    }),
    { numRuns: 200, seed: 2 },
  );
});
