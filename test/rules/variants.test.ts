/** The variants, row by row (RULES.md section 11). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuleOptions } from '../../src/rules/options.js';
import {
  checkRules,
  defineRules,
  isVariant,
  VARIANT_IDS,
  variants,
  type RuleSet,
  type VariantId,
} from '../../src/rules/variants.js';
import { errorOf, assertMentions } from './refusals.js';

/** "Defaults", as section 11 lists them. */
const DEFAULTS: RuleOptions = {
  pack: 33,
  critical: [],
  guter: false,
  superguter: false,
  guterOnWeli: false,
  guterCalls: true,
  weliCalls: false,
  cutLooks: 'until-none',
  stockTop: 'hidden',
  dealerPeek: 'none',
  schoeneresRequests: 'one',
  blindSwap: false,
  leadAfterSwap: 'forehand',
  linkerFrees: false,
  weli: 'schell',
  announcement: 'open',
  schlagHeld: 0,
  sequential: false,
  look: 'announcers',
  zusammenschauen: false,
  openFirstTrick: false,
  cut: 'plain',
  cutBluff: false,
  maschine: 0,
  schoeneres: 'none',
  schoeneresFrom: 'reshuffle',
  schlagtausch: 'none',
  follow: 'everyone',
  exempt: ['rechter', 'linke'],
  linkeMayReplace: true,
  enforcement: 'prevent',
  revoke: 'bummerl',
  forbiddenBid: 'two',
  ceiling: 'enough-to-win',
  bidWhen: 'own-turn',
  lastTrick: 'free',
  trumpLiftsSuit: false,
  farbe: false,
  jumpToFour: false,
  gestrichen: 'no-bid',
  gestrichenAt: 2,
  decideAt: 'announced',
  refusal: 2,
  debt: false,
  strike: false,
  target: 15,
  players: 4,
  threePlayer: 'dealer-names-trump',
  direction: 'clockwise',
  signals: false,
  signalsPerTrick: 2,
  signalsFrom: 'announcement',
};

const AUSTRIAN: RuleOptions['critical'] = ['HK', 'S6', 'E7'];
const BAVARIAN: RuleOptions['critical'] = ['HK', 'S7', 'E7'];

/** The options behind "as `normal`", "as `kritisch`" and "same changes as `latinisch`" in the table. */
const NORMAL: Partial<RuleOptions> = {
  schoeneres: 'announcers',
  schoeneresRequests: 'each',
  schlagtausch: 'either',
  leadAfterSwap: 'schlag-announcer',
  ceiling: 'none',
  lastTrick: 'always',
  strike: true,
  target: 9,
  threePlayer: 'take-turns',
};
const KRITISCH: Partial<RuleOptions> = { ...NORMAL, critical: AUSTRIAN, weli: 'critical' };
const LATINISCH: Partial<RuleOptions> = {
  announcement: 'blind-bottom-card',
  follow: 'announcers',
  schoeneres: 'none',
  schlagtausch: 'none',
  openFirstTrick: true,
};

/** The rows of the table: options that differ from the defaults. */
const TABLE: Readonly<Record<VariantId, Partial<RuleOptions>>> = {
  suedtirol: {
    guter: true,
    cut: 'peek-bottom',
    schoeneres: 'announcers',
    schlagtausch: 'either',
    ceiling: 'none',
    lastTrick: 'first-bid',
    gestrichen: 'four',
  },
  'suedtirol-blind': {
    guter: true,
    announcement: 'blind-chosen',
    openFirstTrick: true,
    follow: 'announcers',
    cut: 'peek-bottom',
    schoeneres: 'announcers',
    ceiling: 'none',
    lastTrick: 'first-bid',
    gestrichen: 'four',
  },
  toblach: {
    pack: 36,
    guter: true,
    schoeneres: 'forehand',
    schoeneresFrom: 'stock',
    bidWhen: 'anytime',
    lastTrick: 'first-bid',
    gestrichen: 'forced-three',
    exempt: ['linke'],
  },
  'toblach-blind': {
    pack: 36,
    guter: true,
    announcement: 'blind-chosen',
    sequential: true,
    openFirstTrick: true,
    follow: 'announcers',
    bidWhen: 'anytime',
    lastTrick: 'first-bid',
    gestrichen: 'forced-three',
    exempt: ['linke'],
    weliCalls: true,
  },
  ladinisch: {
    guter: true,
    announcement: 'blind-chosen',
    sequential: true,
    openFirstTrick: true,
    follow: 'announcers',
    bidWhen: 'anytime',
    lastTrick: 'first-bid',
    gestrichen: 'forced-three',
    exempt: ['linke'],
    weliCalls: true,
  },
  tirol: {
    weli: 'lowest-trump',
    schoeneres: 'forehand',
    schoeneresFrom: 'stock',
    exempt: ['linke'],
    bidWhen: 'anytime',
    lastTrick: 'first-bid',
    gestrichen: 'forced-three',
  },
  normal: NORMAL,
  zusammenschauen: { ...NORMAL, zusammenschauen: true },
  deuten: { ...NORMAL, signals: true },
  kritisch: KRITISCH,
  wanderkritt: { ...KRITISCH, guter: true },
  latinisch: { ...NORMAL, ...LATINISCH },
  'kritisch-latinisch': { ...KRITISCH, ...LATINISCH },
  'kritisch-latinisch-wanderkritt': { ...KRITISCH, ...LATINISCH, guter: true },
  blind: {
    ...NORMAL,
    announcement: 'blind-chosen',
    openFirstTrick: true,
    follow: 'announcers',
    schlagtausch: 'none',
  },
  bayrisch: {
    pack: 32,
    critical: BAVARIAN,
    weli: 'absent',
    follow: 'none',
    maschine: 2,
    schlagtausch: 'dealer',
    ceiling: 'none',
    bidWhen: 'anytime',
    gestrichenAt: 3,
    forbiddenBid: 'hand',
  },
  'bayrisch-11': {
    pack: 32,
    critical: BAVARIAN,
    weli: 'absent',
    follow: 'trumpf-oder-kritisch',
    cut: 'take-critical',
    cutBluff: true,
    schoeneres: 'announcers',
    schlagtausch: 'forehand',
    ceiling: 'none',
    debt: true,
    bidWhen: 'anytime',
    target: 11,
    threePlayer: 'forehand-names-both',
    signals: true,
  },
};

test('isVariant() accepts exactly the ids of the variants', () => {
  for (const id of VARIANT_IDS) assert.ok(isVariant(id), id);
  for (const wrong of ['schermberg', 'toString', 'constructor', '', undefined, null, 4, ['normal']])
    assert.ok(!isVariant(wrong), String(wrong));
});

for (const id of VARIANT_IDS) {
  test(`defineRules('${id}') returns the options of its row in section 11, and defaults otherwise`, () => {
    assert.deepEqual(defineRules(id), { variant: id, ...DEFAULTS, ...TABLE[id] });
  });
}

test('every variant supports two and four players, and only those of S0 and the Bavarian ones support three', () => {
  for (const id of VARIANT_IDS) {
    const three = ['salzburg', 'bayern'].includes(variants[id].region);
    assert.deepEqual(variants[id].players, three ? [4, 3, 2] : [4, 2], id);
  }
});

test('the other common targets of each variant match section 11 of RULES.md', () => {
  const usual = Object.fromEntries(
    VARIANT_IDS.map((id) => [id, variants[id].targets as readonly number[]]).filter(
      ([, targets]) => targets.length > 0,
    ),
  );
  assert.deepEqual(usual, {
    suedtirol: [18],
    'suedtirol-blind': [18],
    tirol: [11, 18],
    normal: [11, 15],
    zusammenschauen: [11, 15],
    deuten: [11, 15],
    latinisch: [11, 15],
    blind: [11, 15],
  });
  for (const id of VARIANT_IDS)
    for (const target of variants[id].targets) assert.equal(defineRules(id, { target }).target, target);
});

// -- a variant with changed options ----------------------------------------------------------------------------------

test('defineRules() changes only the given options of a variant', () => {
  assert.deepEqual(defineRules('normal', { target: 15, guter: true }), {
    ...defineRules('normal'),
    target: 15,
    guter: true,
  });
  assert.deepEqual(defineRules('bayrisch', { direction: 'counterclockwise' }), {
    ...defineRules('bayrisch'),
    direction: 'counterclockwise',
  });
});

test('in blind play, the first trick stays face up unless `openFirstTrick` is false', () => {
  const blind = { announcement: 'blind-chosen', follow: 'announcers', schlagtausch: 'none' } as const;
  assert.equal(defineRules('normal', blind).openFirstTrick, true);
  assert.equal(defineRules('normal', { ...blind, openFirstTrick: false }).openFirstTrick, false);
  assert.equal(defineRules('blind', { openFirstTrick: false }).openFirstTrick, false);
  assert.equal(defineRules('blind', { announcement: 'open' }).openFirstTrick, false);
  assert.equal(defineRules('normal', { openFirstTrick: true }).openFirstTrick, true);
});

test('defineRules() ignores options set to undefined', () => {
  assert.deepEqual(defineRules('tirol', { target: undefined, exempt: undefined }), defineRules('tirol'));
});

test('defineRules() rejects an unknown variant and lists the valid variants', () => {
  assertMentions(
    errorOf('unknown-variant', () => defineRules('sudtirol' as VariantId)),
    "'sudtirol'",
    ...VARIANT_IDS.map((id) => `'${id}'`),
  );
  for (const wrong of [undefined, null, 7, {}, 'toString', 'constructor']) {
    assertMentions(
      errorOf('unknown-variant', () => defineRules(wrong as VariantId)),
      "'suedtirol'",
    );
  }
});

test('defineRules() returns frozen rules and copies the given lists', () => {
  const rules = defineRules('kritisch') as { -readonly [Name in keyof RuleSet]: RuleSet[Name] };
  assert.throws(() => {
    rules.target = 18;
  }, TypeError);
  assert.throws(() => (rules.exempt as string[]).push('guter'), TypeError);
  assert.throws(() => (rules.critical as string[]).push('E8'), TypeError);
  const exempt: ('guter' | 'linke')[] = ['guter'];
  const critical: ('HK' | 'E7')[] = ['HK'];
  const own = defineRules('normal', { exempt, critical });
  exempt.push('linke');
  critical.push('E7');
  assert.deepEqual([own.exempt, own.critical], [['guter'], ['HK']]);
});

// -- untrusted rules -------------------------------------------------------------------------------------------------

test('checkRules() accepts complete rules after a round trip through JSON', () => {
  for (const id of VARIANT_IDS) {
    for (const players of variants[id].players) {
      const rules = defineRules(id, { players });
      assert.deepEqual(checkRules(JSON.parse(JSON.stringify(rules))), rules);
      assert.equal(rules.players, players);
    }
  }
  const own = defineRules('suedtirol', { target: 18, exempt: ['linke'], openFirstTrick: true });
  assert.deepEqual(checkRules(JSON.parse(JSON.stringify(own))), own);
});

test('checkRules() rejects incomplete rules and names the missing option', () => {
  for (const name of Object.keys(DEFAULTS)) {
    const lacking = Object.fromEntries(Object.entries(defineRules('suedtirol')).filter(([option]) => option !== name));
    assertMentions(
      errorOf('invalid-option', () => checkRules(lacking)),
      `'${name}'`,
    );
    errorOf('invalid-option', () => checkRules({ ...defineRules('suedtirol'), [name]: undefined }));
  }
});

test('checkRules() rejects values that are not rules', () => {
  for (const wrong of [null, undefined, 'suedtirol', 15, [], [defineRules('normal')]])
    assertMentions(
      errorOf('invalid-option', () => checkRules(wrong)),
      'object',
    );
  for (const wrong of [
    {},
    { ...defineRules('suedtirol'), variant: 'x' },
    { ...defineRules('suedtirol'), variant: undefined },
  ]) {
    errorOf('unknown-variant', () => checkRules(wrong));
  }
  errorOf('unknown-option', () => checkRules({ ...defineRules('suedtirol'), more: 1 }));
  errorOf('invalid-option', () => checkRules({ ...defineRules('suedtirol'), target: 22 }));
  errorOf('invalid-option', () => checkRules({ ...defineRules('suedtirol'), farbe: true, lastTrick: 'free' }));
});
