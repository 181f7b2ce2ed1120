/** The seventeen variants, row by row (RULES.md section 11). */
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
import { errorOf, names } from './refusals.js';

/** "Defaults", as section 11 lists them. */
const DEFAULTS: RuleOptions = {
  pack: 33,
  critical: [],
  guter: false,
  guterOnWeli: false,
  guterCalls: true,
  weli: 'schell',
  announcement: 'open',
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
  gestrichenBidPenalty: 'two',
  bidWhen: 'own-turn',
  lastTrick: 'free',
  farbe: false,
  jumpToFour: false,
  gestrichen: 'no-bid',
  gestrichenAt: 2,
  refusal: 2,
  strike: false,
  target: 15,
  players: 4,
  threePlayer: 'dealer-names-trump',
  direction: 'clockwise',
  signals: false,
};

/** The columns of the table. */
const COLUMNS = [
  'pack',
  'critical',
  'guter',
  'weli',
  'announcement',
  'follow',
  'cut',
  'schoeneres',
  'schlagtausch',
  'bidWhen',
  'lastTrick',
  'gestrichen',
  'target',
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Pick<RuleOptions, Column>;
type Cells<Names extends readonly Column[]> = { readonly [Index in keyof Names]: RuleOptions[Names[Index]] };

/** A row of the table, cell by cell. */
const row = (...cells: Cells<typeof COLUMNS>): Row =>
  Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]])) as unknown as Row;

const NONE: Row['critical'] = [];
const AUSTRIAN: Row['critical'] = ['HK', 'S6', 'E7'];
const BAVARIAN: Row['critical'] = ['HK', 'S7', 'E7'];

/** What holds in every blind variant besides its row. */
const BLIND = { openFirstTrick: true } as const;

const SUEDTIROL = row(
  33,
  NONE,
  true,
  'schell',
  'open',
  'everyone',
  'peek-bottom',
  'announcers',
  'either',
  'own-turn',
  'first-bid',
  'four',
  15,
);
const SUEDTIROL_BLIND = row(
  33,
  NONE,
  true,
  'schell',
  'blind-chosen',
  'announcers',
  'peek-bottom',
  'announcers',
  'none',
  'own-turn',
  'first-bid',
  'four',
  15,
);
const TOBLACH = row(
  36,
  NONE,
  true,
  'schell',
  'open',
  'everyone',
  'plain',
  'forehand',
  'none',
  'anytime',
  'first-bid',
  'forced-three',
  15,
);
const TOBLACH_BLIND = row(
  36,
  NONE,
  true,
  'schell',
  'blind-chosen',
  'announcers',
  'plain',
  'none',
  'none',
  'anytime',
  'first-bid',
  'forced-three',
  15,
);
const LADINISCH = row(
  33,
  NONE,
  true,
  'schell',
  'blind-chosen',
  'announcers',
  'plain',
  'none',
  'none',
  'anytime',
  'first-bid',
  'forced-three',
  15,
);
const TIROL = row(
  33,
  NONE,
  false,
  'lowest-trump',
  'open',
  'everyone',
  'plain',
  'forehand',
  'none',
  'anytime',
  'first-bid',
  'forced-three',
  15,
);
const NORMAL = row(
  33,
  NONE,
  false,
  'schell',
  'open',
  'everyone',
  'plain',
  'announcers',
  'either',
  'own-turn',
  'always',
  'no-bid',
  9,
);
const KRITISCH = row(
  33,
  AUSTRIAN,
  false,
  'critical',
  'open',
  'everyone',
  'plain',
  'announcers',
  'either',
  'own-turn',
  'always',
  'no-bid',
  9,
);
const BAYRISCH = row(
  32,
  BAVARIAN,
  false,
  'absent',
  'open',
  'none',
  'plain',
  'none',
  'dealer',
  'anytime',
  'free',
  'no-bid',
  15,
);
const BAYRISCH_11 = row(
  32,
  BAVARIAN,
  false,
  'absent',
  'open',
  'trumpf-oder-kritisch',
  'take-critical',
  'announcers',
  'forehand',
  'anytime',
  'free',
  'no-bid',
  11,
);
const LATINISCH = {
  announcement: 'blind-bottom-card',
  follow: 'announcers',
  schoeneres: 'none',
  schlagtausch: 'none',
  ...BLIND,
} as const;

const TABLE: Readonly<Record<VariantId, Partial<RuleOptions>>> = {
  suedtirol: { ...SUEDTIROL, refusal: 2 },
  'suedtirol-blind': { ...SUEDTIROL_BLIND, ...BLIND, refusal: 2 },
  toblach: { ...TOBLACH, schoeneresFrom: 'stock' },
  'toblach-blind': { ...TOBLACH_BLIND, ...BLIND, sequential: true },
  ladinisch: { ...LADINISCH, ...BLIND, sequential: true },
  tirol: { ...TIROL, schoeneresFrom: 'stock', exempt: ['linke'] },
  normal: { ...NORMAL, strike: true },
  zusammenschauen: { ...NORMAL, strike: true, zusammenschauen: true },
  deuten: { ...NORMAL, strike: true, signals: true },
  kritisch: { ...KRITISCH, strike: true },
  wanderkritt: { ...KRITISCH, strike: true, guter: true },
  latinisch: { ...NORMAL, strike: true, ...LATINISCH },
  'kritisch-latinisch': { ...KRITISCH, strike: true, ...LATINISCH },
  'kritisch-latinisch-wanderkritt': { ...KRITISCH, strike: true, ...LATINISCH, guter: true },
  blind: {
    ...NORMAL,
    strike: true,
    announcement: 'blind-chosen',
    follow: 'announcers',
    schlagtausch: 'none',
    ...BLIND,
  },
  bayrisch: { ...BAYRISCH, maschine: 2, gestrichenAt: 3, gestrichenBidPenalty: 'hand' },
  'bayrisch-11': { ...BAYRISCH_11, cutBluff: true, threePlayer: 'forehand-names-both' },
};

test('There are seventeen variants, and no others', () => {
  assert.equal(Object.keys(DEFAULTS).length, 35);
  assert.equal(Object.keys(TABLE).length, 17);
  assert.deepEqual(VARIANT_IDS, Object.keys(TABLE));
  assert.deepEqual(Object.keys(variants), Object.keys(TABLE));
  for (const id of VARIANT_IDS) assert.ok(isVariant(id), id);
  for (const wrong of ['schermberg', 'toString', 'constructor', '', undefined, null, 4, ['normal']])
    assert.ok(!isVariant(wrong), String(wrong));
});

for (const id of VARIANT_IDS) {
  test(`'${id}' is played by its row of the table, everything else by default`, () => {
    assert.deepEqual(defineRules(id), { variant: id, ...DEFAULTS, ...TABLE[id] });
  });
}

test('Four play by default, two everywhere, three in normal and in Bavaria', () => {
  for (const id of VARIANT_IDS) {
    const three = ['normal', 'bayrisch', 'bayrisch-11'].includes(id);
    assert.deepEqual(variants[id].players, three ? [4, 3, 2] : [4, 2], id);
  }
});

test('Other targets that are usual: those in brackets', () => {
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

// -- a variant and what is changed on top of it ----------------------------------------------------------------------

test('An option given on top of a variant changes that and nothing else', () => {
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

test('The first trick stays open where play is blind, unless agreed otherwise', () => {
  const blind = { announcement: 'blind-chosen', follow: 'announcers', schlagtausch: 'none' } as const;
  assert.equal(defineRules('normal', blind).openFirstTrick, true);
  assert.equal(defineRules('normal', { ...blind, openFirstTrick: false }).openFirstTrick, false);
  assert.equal(defineRules('blind', { openFirstTrick: false }).openFirstTrick, false);
  assert.equal(defineRules('blind', { announcement: 'open' }).openFirstTrick, false);
  assert.equal(defineRules('normal', { openFirstTrick: true }).openFirstTrick, true);
});

test('An option given as undefined counts as not given', () => {
  assert.deepEqual(defineRules('tirol', { target: undefined, exempt: undefined }), defineRules('tirol'));
});

test('An unknown variant is named, and those that exist', () => {
  names(
    errorOf('unknown-variant', () => defineRules('sudtirol' as VariantId)),
    "'sudtirol'",
    ...VARIANT_IDS.map((id) => `'${id}'`),
  );
  for (const wrong of [undefined, null, 7, {}, 'toString', 'constructor']) {
    names(
      errorOf('unknown-variant', () => defineRules(wrong as VariantId)),
      "'suedtirol'",
    );
  }
});

test('Rules can be shared: nobody can change them', () => {
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

// -- rules from outside ----------------------------------------------------------------------------------------------

test('Complete rules go through JSON and come back the same', () => {
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

test('Rules from outside must be complete, and the option that lacks is named', () => {
  for (const name of Object.keys(DEFAULTS)) {
    const lacking = Object.fromEntries(Object.entries(defineRules('suedtirol')).filter(([option]) => option !== name));
    names(
      errorOf('invalid-option', () => checkRules(lacking)),
      `'${name}'`,
    );
    errorOf('invalid-option', () => checkRules({ ...defineRules('suedtirol'), [name]: undefined }));
  }
});

test('What is no rules at all is refused', () => {
  for (const wrong of [null, undefined, 'suedtirol', 15, [], [defineRules('normal')]])
    names(
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
  errorOf('invalid-option', () => checkRules({ ...defineRules('suedtirol'), target: 10 }));
  errorOf('invalid-option', () => checkRules({ ...defineRules('suedtirol'), farbe: true, lastTrick: 'free' }));
});
