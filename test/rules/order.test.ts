/** Which card is how high, written out for tables and announcements that differ in it (RULES.md section 4). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankCards, roleOf } from '../../src/rules/order.js';
import { defineRules } from '../../src/rules/variants.js';
import { cards, named, order, ranked } from './words.js';

const suedtirol = defineRules('suedtirol');
const normal = defineRules('normal');
const tirol = defineRules('tirol');
const toblach = defineRules('toblach');
const kritisch = defineRules('kritisch');
const wanderkritt = defineRules('wanderkritt');
const bayrisch = defineRules('bayrisch');
const guterOnWeli = defineRules('suedtirol', { guterOnWeli: true });
const guterTirol = defineRules('tirol', { guter: true });
const lowestOf36 = defineRules('toblach', { weli: 'lowest-trump' });
const kritisch36 = defineRules('kritisch', { pack: 36 });

const ORDERS = [
  // -- neither Guter nor Kritische
  ['Herz Achter', normal, 'H/8', 'H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7'],
  [
    'Schell Achter: the Weli is the lowest trump',
    normal,
    'S/8',
    'S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S9 > S7 > S6',
  ],
  ['Herz Ass', normal, 'H/A', 'HA > SA = LA = EA > HK > HO > HU > H10 > H9 > H8 > H7'],
  ['Laub Siebener', normal, 'L/7', 'L7 > S7 = H7 = E7 > LA > LK > LO > LU > L10 > L9 > L8'],
  [
    'Herz Weli: the Weli is the Rechter and the only Schlag',
    normal,
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7',
  ],
  ['Schell Weli', normal, 'S/weli', 'S6 > SA > SK > SO > SU > S10 > S9 > S8 > S7'],

  // -- the Guter
  ['Herz Achter, with a Guter', suedtirol, 'H/8', 'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7'],
  [
    'Laub Zehner: the Unter is the Guter',
    suedtirol,
    'L/10',
    'LU > L10 > S10 = H10 = E10 > LA > LK > LO > L9 > L8 > L7',
  ],
  ['Herz Neuner: the ten is the Guter', suedtirol, 'H/9', 'H10 > H9 > S9 = L9 = E9 > HA > HK > HO > HU > H8 > H7'],
  ['Laub Unter: the Ober is the Guter', suedtirol, 'L/U', 'LO > LU > SU = HU = EU > LA > LK > L10 > L9 > L8 > L7'],
  ['Laub Ober: the König is the Guter', suedtirol, 'L/O', 'LK > LO > SO = HO = EO > LA > LU > L10 > L9 > L8 > L7'],
  ['Eichel König: the Ass is the Guter', suedtirol, 'E/K', 'EA > EK > SK = LK = HK > EO > EU > E10 > E9 > E8 > E7'],
  [
    'Schell Ass: the seven is the Guter, the Weli the lowest trump',
    suedtirol,
    'S/A',
    'S7 > SA > EA = LA = HA > SK > SO > SU > S10 > S9 > S8 > S6',
  ],
  [
    'Schell Siebener: the eight is the Guter, and the Weli is no Schlag',
    suedtirol,
    'S/7',
    'S8 > S7 > E7 = L7 = H7 > SA > SK > SO > SU > S10 > S9 > S6',
  ],
  ['Herz Weli: no Guter', suedtirol, 'H/weli', 'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7'],
  [
    'Herz Weli where it has a Guter: the trump seven',
    guterOnWeli,
    'H/weli',
    'H7 > S6 > HA > HK > HO > HU > H10 > H9 > H8',
  ],
  ['Schell Weli where it has a Guter', guterOnWeli, 'S/weli', 'S7 > S6 > SA > SK > SO > SU > S10 > S9 > S8'],
  [
    'A Guter on the Weli is none where there is no Guter',
    defineRules('normal', { guterOnWeli: true }),
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7',
  ],

  // -- the Weli as the lowest trump in any suit
  [
    'Tirol, Herz Achter: the Weli below the trump seven',
    tirol,
    'H/8',
    'H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7 > S6',
  ],
  ['Tirol, Schell Achter', tirol, 'S/8', 'S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S9 > S7 > S6'],
  ['Tirol, Herz Weli: the Schlag goes first', tirol, 'H/weli', 'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7'],
  ['Tirol with a Guter, Laub Ass', guterTirol, 'L/A', 'L7 > LA > SA = HA = EA > LK > LO > LU > L10 > L9 > L8 > S6'],

  // -- 36 cards
  [
    'Toblach, Herz Achter: the six is the lowest trump',
    toblach,
    'H/8',
    'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7 > H6',
  ],
  ['Toblach, Schell Achter: the Weli is', toblach, 'S/8', 'S9 > S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S7 > S6'],
  [
    'Toblach, Herz Sechser: the seven is the Guter, the Weli a Linker',
    toblach,
    'H/6',
    'H7 > H6 > S6 = L6 = E6 > HA > HK > HO > HU > H10 > H9 > H8',
  ],
  [
    'Toblach, Schell Sechser: the Weli is the Rechter',
    toblach,
    'S/6',
    'S7 > S6 > E6 = L6 = H6 > SA > SK > SO > SU > S10 > S9 > S8',
  ],
  [
    'Toblach, Herz Weli: the only Schlag; the other sixes the lowest of their suits',
    toblach,
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7 > H6',
  ],
  ['Toblach, Schell Weli', toblach, 'S/weli', 'S6 > SA > SK > SO > SU > S10 > S9 > S8 > S7'],
  [
    '36 cards, the Weli a trump in any suit: below the trump six',
    lowestOf36,
    'H/8',
    'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7 > H6 > S6',
  ],
  [
    '36 cards, the Weli a trump in any suit, Herz Sechser: a Linker',
    lowestOf36,
    'H/6',
    'H7 > H6 > S6 = L6 = E6 > HA > HK > HO > HU > H10 > H9 > H8',
  ],
  [
    '36 cards, the Weli a trump in any suit, Herz Weli: the Rechter',
    lowestOf36,
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7 > H6',
  ],

  // -- Kritische
  [
    'Kritisch, Herz Achter: the König is no trump',
    kritisch,
    'H/8',
    'HK > S6 > E7 > H8 > S8 = L8 = E8 > HA > HO > HU > H10 > H9 > H7',
  ],
  [
    'Kritisch, Schell Achter: the Weli is no trump',
    kritisch,
    'S/8',
    'HK > S6 > E7 > S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S9 > S7',
  ],
  [
    'Kritisch, Herz König: no Rechter, three Linke',
    kritisch,
    'H/K',
    'HK > S6 > E7 > EK = LK = SK > HA > HO > HU > H10 > H9 > H8 > H7',
  ],
  [
    'Kritisch, Laub König: the Herz-König is no Linker',
    kritisch,
    'L/K',
    'HK > S6 > E7 > LK > EK = SK > LA > LO > LU > L10 > L9 > L8 > L7',
  ],
  [
    'Kritisch, Eichel Siebener: no Rechter',
    kritisch,
    'E/7',
    'HK > S6 > E7 > L7 = H7 = S7 > EA > EK > EO > EU > E10 > E9 > E8',
  ],
  [
    'Kritisch with 36 cards: the Weli above, the other sixes lowest',
    kritisch36,
    'L/8',
    'HK > S6 > E7 > L8 > E8 = H8 = S8 > LA > LK > LO > LU > L10 > L9 > L7 > L6',
  ],
  ['Bayrisch, Schell Zehner', bayrisch, 'S/10', 'HK > S7 > E7 > S10 > H10 = L10 = E10 > SA > SK > SO > SU > S9 > S8'],
  [
    'Bayrisch, Laub Siebener: two of the sevens are Kritische',
    bayrisch,
    'L/7',
    'HK > S7 > E7 > L7 > H7 > LA > LK > LO > LU > L10 > L9 > L8',
  ],
  [
    'Bayrisch, Schell Siebener: no Rechter',
    bayrisch,
    'S/7',
    'HK > S7 > E7 > H7 = L7 > SA > SK > SO > SU > S10 > S9 > S8',
  ],

  // -- the Wander-Kritt
  [
    'Wanderkritt, Herz Achter: the nine below the Kritische',
    wanderkritt,
    'H/8',
    'HK > S6 > E7 > H9 > H8 > S8 = L8 = E8 > HA > HO > HU > H10 > H7',
  ],
  [
    'Wanderkritt, Eichel Ass: the seven is a Kritischer, so there is none',
    wanderkritt,
    'E/A',
    'HK > S6 > E7 > EA > SA = LA = HA > EK > EO > EU > E10 > E9 > E8',
  ],
  [
    'Wanderkritt, Herz Ober: the König is a Kritischer, so there is none',
    wanderkritt,
    'H/O',
    'HK > S6 > E7 > HO > SO = LO = EO > HA > HU > H10 > H9 > H8 > H7',
  ],
  [
    'Wanderkritt, Herz König: no Rechter, but a Wander-Kritt',
    wanderkritt,
    'H/K',
    'HK > S6 > E7 > HA > EK = LK = SK > HO > HU > H10 > H9 > H8 > H7',
  ],
  [
    'Wanderkritt, Eichel Siebener: no Rechter, but a Wander-Kritt',
    wanderkritt,
    'E/7',
    'HK > S6 > E7 > E8 > L7 = H7 = S7 > EA > EK > EO > EU > E10 > E9',
  ],

  // -- other lists of Kritische
  [
    'Kritische stand in the order in which they are listed',
    defineRules('bayrisch', { critical: cards('E7 HK S7') }),
    'S/10',
    'E7 > HK > S7 > S10 > H10 = L10 = E10 > SA > SK > SO > SU > S9 > S8',
  ],
  [
    'A Kritischer that is not in the pack is none',
    defineRules('bayrisch', { critical: cards('H6 HK') }),
    'H/9',
    'HK > H9 > S9 = L9 = E9 > HA > HO > HU > H10 > H8 > H7',
  ],
  [
    'All four eights are Kritische: neither Rechter nor Linke',
    defineRules('bayrisch', { critical: cards('E8 L8 H8 S8') }),
    'H/8',
    'E8 > L8 > H8 > S8 > HA > HK > HO > HU > H10 > H9 > H7',
  ],
] as const;

for (const [what, rules, words, expected] of ORDERS) {
  test(`Which card is how high: ${what}`, () => assert.deepEqual(ranked(rules, words), order(expected)));
}

test('Every card is known by what it is: Herz Achter', () => {
  const kind = (card: string): string => roleOf(suedtirol, named('H/8'), cards(card)[0]);
  assert.deepEqual(['H9', 'H8', 'L8', 'HA', 'H7', 'LA', 'S6'].map(kind), [
    'guter',
    'rechter',
    'linker',
    'trumpf',
    'trumpf',
    'plain',
    'plain',
  ]);
});

test('Every card is known by what it is: Wanderkritt, Laub König', () => {
  const kind = (card: string): string => roleOf(wanderkritt, named('L/K'), cards(card)[0]);
  assert.deepEqual(['HK', 'S6', 'E7', 'LA', 'LK', 'SK', 'LO', 'HA', 'S7'].map(kind), [
    'kritischer',
    'kritischer',
    'kritischer',
    'guter',
    'rechter',
    'linker',
    'trumpf',
    'plain',
    'plain',
  ]);
});

test('The order asked for may be changed without changing what is played', () => {
  const first = rankCards(normal, named('H/8'));
  first[0].pop();
  first.pop();
  assert.deepEqual(ranked(normal, 'H/8'), order('H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7'));
});

test('Tables that differ in one option that matters for the order do not share it', () => {
  const base = defineRules('normal');
  assert.equal(ranked(base, 'H/8').at(-1), 'H7');
  assert.equal(ranked(defineRules('normal', { pack: 36 }), 'H/8').at(-1), 'H6');
  assert.equal(ranked(defineRules('normal', { critical: ['E7'] }), 'H/8')[0], 'E7');
  assert.equal(ranked(defineRules('normal', { critical: ['E7', 'HK'] }), 'H/8')[1], 'HK');
  assert.equal(ranked(defineRules('normal', { guter: true }), 'H/8')[0], 'H9');
  assert.equal(ranked(defineRules('normal', { guter: true }), 'H/weli')[0], 'S6');
  assert.equal(ranked(defineRules('normal', { guter: true, guterOnWeli: true }), 'H/weli')[0], 'H7');
  assert.equal(ranked(defineRules('normal', { weli: 'lowest-trump' }), 'H/8').at(-1), 'S6');
  assert.equal(ranked(base, 'H/8').at(-1), 'H7', 'and the first is as it was');
});
