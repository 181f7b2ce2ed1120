/** The order of the cards for various rules and announcements (RULES.md section 4). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankCards, roleOf } from '../../src/rules/order.js';
import { defineRules } from '../../src/rules/variants.js';
import { cards, parseAnnouncement, parseOrder, orderByRules } from './words.js';

const suedtirol = defineRules('suedtirol');
const normal = defineRules('normal');
const tirol = defineRules('tirol');
const toblach = defineRules('toblach');
const kritisch = defineRules('kritisch');
const wanderkritt = defineRules('wanderkritt');
const bayrisch = defineRules('bayrisch');
const superguter = defineRules('suedtirol', { superguter: true });
const guterOnWeli = defineRules('suedtirol', { guterOnWeli: true });
const guterTirol = defineRules('tirol', { guter: true });
const lowestOf36 = defineRules('toblach', { weli: 'lowest-trump' });
const guterOf40 = defineRules('suedtirol', { pack: 40 });
const lowestOf40 = defineRules('tirol', { pack: 40, guter: true });
const wanderkritt40 = defineRules('wanderkritt', { pack: 40 });
const kritisch36 = defineRules('kritisch', { pack: 36 });

const ORDERS = [
  // -- neither Guter nor Kritische
  ['Herz Achter', normal, 'H/8', 'H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7'],
  [
    'in Schell Achter, the Weli is the lowest trump',
    normal,
    'S/8',
    'S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S9 > S7 > S6',
  ],
  ['Herz Ass', normal, 'H/A', 'HA > SA = LA = EA > HK > HO > HU > H10 > H9 > H8 > H7'],
  ['Laub Siebener', normal, 'L/7', 'L7 > S7 = H7 = E7 > LA > LK > LO > LU > L10 > L9 > L8'],
  [
    'in Herz Weli, the Weli is the Rechter and the only Schlag',
    normal,
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7',
  ],
  ['Schell Weli', normal, 'S/weli', 'S6 > SA > SK > SO > SU > S10 > S9 > S8 > S7'],

  // -- the Guter
  ['Herz Achter with a Guter', suedtirol, 'H/8', 'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7'],
  [
    'in Laub Zehner, the Unter is the Guter',
    suedtirol,
    'L/10',
    'LU > L10 > S10 = H10 = E10 > LA > LK > LO > L9 > L8 > L7',
  ],
  ['in Herz Neuner, the ten is the Guter', suedtirol, 'H/9', 'H10 > H9 > S9 = L9 = E9 > HA > HK > HO > HU > H8 > H7'],
  ['in Laub Unter, the Ober is the Guter', suedtirol, 'L/U', 'LO > LU > SU = HU = EU > LA > LK > L10 > L9 > L8 > L7'],
  ['in Laub Ober, the König is the Guter', suedtirol, 'L/O', 'LK > LO > SO = HO = EO > LA > LU > L10 > L9 > L8 > L7'],
  ['in Eichel König, the Ass is the Guter', suedtirol, 'E/K', 'EA > EK > SK = LK = HK > EO > EU > E10 > E9 > E8 > E7'],
  [
    'in Schell Ass, the seven is the Guter and the Weli is the lowest trump',
    suedtirol,
    'S/A',
    'S7 > SA > EA = LA = HA > SK > SO > SU > S10 > S9 > S8 > S6',
  ],
  [
    'in Schell Siebener, the eight is the Guter and the Weli is not a Schlag',
    suedtirol,
    'S/7',
    'S8 > S7 > E7 = L7 = H7 > SA > SK > SO > SU > S10 > S9 > S6',
  ],
  ['Herz Weli without a Guter', suedtirol, 'H/weli', 'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7'],
  [
    'in Herz Weli with `guterOnWeli`, the trump seven is the Guter',
    guterOnWeli,
    'H/weli',
    'H7 > S6 > HA > HK > HO > HU > H10 > H9 > H8',
  ],
  ['Schell Weli with `guterOnWeli`', guterOnWeli, 'S/weli', 'S7 > S6 > SA > SK > SO > SU > S10 > S9 > S8'],
  [
    'in Herz Weli, `guterOnWeli` has no effect without `guter`',
    defineRules('normal', { guterOnWeli: true }),
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7',
  ],

  // -- the Superguter
  [
    'in Laub Zehner, the Ober is the Superguter',
    superguter,
    'L/10',
    'LO > LU > L10 > S10 = H10 = E10 > LA > LK > L9 > L8 > L7',
  ],
  [
    'in Laub König, the seven is the Superguter',
    superguter,
    'L/K',
    'L7 > LA > LK > SK = HK = EK > LO > LU > L10 > L9 > L8',
  ],
  [
    'in Laub Ass, the eight is the Superguter',
    superguter,
    'L/A',
    'L8 > L7 > LA > SA = HA = EA > LK > LO > LU > L10 > L9',
  ],
  [
    'in Herz Weli, there is no Superguter, even with `guterOnWeli`',
    defineRules('suedtirol', { superguter: true, guterOnWeli: true }),
    'H/weli',
    'H7 > S6 > HA > HK > HO > HU > H10 > H9 > H8',
  ],
  [
    'the Kritische rank above the Superguter',
    defineRules('wanderkritt', { superguter: true }),
    'L/8',
    'HK > S6 > E7 > L10 > L9 > L8 > S8 = H8 = E8 > LA > LK > LO > LU > L7',
  ],
  [
    'a Kritischer that would be the Superguter remains a Kritischer',
    defineRules('wanderkritt', { superguter: true }),
    'H/U',
    'HK > S6 > E7 > HO > HU > SU = LU = EU > HA > H10 > H9 > H8 > H7',
  ],
  [
    '`superguter` has no effect without `guter`',
    defineRules('normal', { superguter: true }),
    'L/10',
    'L10 > S10 = H10 = E10 > LA > LK > LO > LU > L9 > L8 > L7',
  ],

  // -- the Weli as the lowest trump in any suit
  [
    'in Tirol with Herz Achter, the Weli ranks below the trump seven',
    tirol,
    'H/8',
    'H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7 > S6',
  ],
  ['Tirol with Schell Achter', tirol, 'S/8', 'S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S9 > S7 > S6'],
  ['in Tirol with Herz Weli, the Weli ranks highest', tirol, 'H/weli', 'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7'],
  ['Tirol with a Guter and Laub Ass', guterTirol, 'L/A', 'L7 > LA > SA = HA = EA > LK > LO > LU > L10 > L9 > L8 > S6'],

  // -- 36 cards
  [
    'in Toblach with Herz Achter, the six is the lowest trump',
    toblach,
    'H/8',
    'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7 > H6',
  ],
  [
    'in Toblach with Schell Achter, the Weli is the lowest trump',
    toblach,
    'S/8',
    'S9 > S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S7 > S6',
  ],
  [
    'in Toblach with Herz Sechser, the seven is the Guter and the Weli is a Linker',
    toblach,
    'H/6',
    'H7 > H6 > S6 = L6 = E6 > HA > HK > HO > HU > H10 > H9 > H8',
  ],
  [
    'in Toblach with Schell Sechser, the Weli is the Rechter',
    toblach,
    'S/6',
    'S7 > S6 > E6 = L6 = H6 > SA > SK > SO > SU > S10 > S9 > S8',
  ],
  [
    'in Toblach with Herz Weli, the Weli is the only Schlag, and the other sixes rank lowest in their suits',
    toblach,
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7 > H6',
  ],
  ['Toblach with Schell Weli', toblach, 'S/weli', 'S6 > SA > SK > SO > SU > S10 > S9 > S8 > S7'],
  [
    "in Toblach with Herz Achter and `weli: 'lowest-trump'`, the Weli ranks below the trump six",
    lowestOf36,
    'H/8',
    'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7 > H6 > S6',
  ],
  [
    "in Toblach with Herz Sechser and `weli: 'lowest-trump'`, the Weli is a Linker",
    lowestOf36,
    'H/6',
    'H7 > H6 > S6 = L6 = E6 > HA > HK > HO > HU > H10 > H9 > H8',
  ],
  [
    "in Toblach with Herz Weli and `weli: 'lowest-trump'`, the Weli is the Rechter",
    lowestOf36,
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7 > H6',
  ],

  // -- 40 cards
  [
    'with 40 cards and Herz Achter, the five is the lowest trump',
    guterOf40,
    'H/8',
    'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7 > H6 > H5',
  ],
  [
    'with 40 cards and Schell Achter, the Weli ranks between the trump seven and the trump five',
    guterOf40,
    'S/8',
    'S9 > S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S7 > S6 > S5',
  ],
  [
    'with 40 cards and Herz Fünfer, the six is the Guter',
    guterOf40,
    'H/5',
    'H6 > H5 > S5 = L5 = E5 > HA > HK > HO > HU > H10 > H9 > H8 > H7',
  ],
  [
    'with 40 cards and Schell Fünfer, the Weli is the Guter',
    guterOf40,
    'S/5',
    'S6 > S5 > E5 = L5 = H5 > SA > SK > SO > SU > S10 > S9 > S8 > S7',
  ],
  [
    'with 40 cards and Herz Sechser, the seven is the Guter and the Weli is a Linker',
    guterOf40,
    'H/6',
    'H7 > H6 > S6 = L6 = E6 > HA > HK > HO > HU > H10 > H9 > H8 > H5',
  ],
  [
    'with 40 cards and Schell Sechser, the Weli is the Rechter',
    guterOf40,
    'S/6',
    'S7 > S6 > E6 = L6 = H6 > SA > SK > SO > SU > S10 > S9 > S8 > S5',
  ],
  [
    'with 40 cards and Laub Ass, the Guter is still the seven',
    guterOf40,
    'L/A',
    'L7 > LA > SA = HA = EA > LK > LO > LU > L10 > L9 > L8 > L6 > L5',
  ],
  [
    'with 40 cards and Herz Weli, the Weli is the only Schlag',
    guterOf40,
    'H/weli',
    'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7 > H6 > H5',
  ],
  [
    "with 40 cards, Herz Achter and `weli: 'lowest-trump'`, the Weli ranks below the trump five",
    lowestOf40,
    'H/8',
    'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7 > H6 > H5 > S6',
  ],
  [
    "with 40 cards, Schell Achter and `weli: 'lowest-trump'`, the Weli ranks between the trump seven and the trump five",
    lowestOf40,
    'S/8',
    'S9 > S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S7 > S5 > S6',
  ],
  [
    "with 40 cards, Herz Fünfer and `weli: 'lowest-trump'`, the six is the Guter and the Weli is the lowest trump",
    lowestOf40,
    'H/5',
    'H6 > H5 > S5 = L5 = E5 > HA > HK > HO > HU > H10 > H9 > H8 > H7 > S6',
  ],
  [
    "with 40 cards, Schell Fünfer and `weli: 'lowest-trump'`, there is no Guter because the Weli is the lowest trump",
    lowestOf40,
    'S/5',
    'S5 > E5 = L5 = H5 > SA > SK > SO > SU > S10 > S9 > S8 > S7 > S6',
  ],
  [
    "with 40 cards, Herz Sechser and `weli: 'lowest-trump'`, the Weli is a Linker",
    lowestOf40,
    'H/6',
    'H7 > H6 > S6 = L6 = E6 > HA > HK > HO > HU > H10 > H9 > H8 > H5',
  ],
  [
    'in Wanderkritt with 40 cards and Laub Fünfer, the six is the Wander-Kritt',
    wanderkritt40,
    'L/5',
    'HK > S6 > E7 > L6 > L5 > E5 = H5 = S5 > LA > LK > LO > LU > L10 > L9 > L8 > L7',
  ],
  [
    'in Wanderkritt with 40 cards and Schell Fünfer, there is no Wander-Kritt because the Weli is a Kritischer',
    wanderkritt40,
    'S/5',
    'HK > S6 > E7 > S5 > E5 = L5 = H5 > SA > SK > SO > SU > S10 > S9 > S8 > S7',
  ],

  // -- Kritische
  [
    'in Kritisch with Herz Achter, the Herz-König is not a trump',
    kritisch,
    'H/8',
    'HK > S6 > E7 > H8 > S8 = L8 = E8 > HA > HO > HU > H10 > H9 > H7',
  ],
  [
    'in Kritisch with Schell Achter, the Weli is not a trump',
    kritisch,
    'S/8',
    'HK > S6 > E7 > S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S9 > S7',
  ],
  [
    'in Kritisch with Herz König, there are three Linke but no Rechter',
    kritisch,
    'H/K',
    'HK > S6 > E7 > EK = LK = SK > HA > HO > HU > H10 > H9 > H8 > H7',
  ],
  [
    'in Kritisch with Laub König, the Herz-König is not a Linker',
    kritisch,
    'L/K',
    'HK > S6 > E7 > LK > EK = SK > LA > LO > LU > L10 > L9 > L8 > L7',
  ],
  [
    'in Kritisch with Eichel Siebener, there is no Rechter',
    kritisch,
    'E/7',
    'HK > S6 > E7 > L7 = H7 = S7 > EA > EK > EO > EU > E10 > E9 > E8',
  ],
  [
    'in Kritisch with 36 cards, the Weli is a Kritischer and the other sixes rank lowest',
    kritisch36,
    'L/8',
    'HK > S6 > E7 > L8 > E8 = H8 = S8 > LA > LK > LO > LU > L10 > L9 > L7 > L6',
  ],
  [
    'Bayrisch with Schell Zehner',
    bayrisch,
    'S/10',
    'HK > S7 > E7 > S10 > H10 = L10 = E10 > SA > SK > SO > SU > S9 > S8',
  ],
  [
    'in Bayrisch with Laub Siebener, two of the sevens are Kritische',
    bayrisch,
    'L/7',
    'HK > S7 > E7 > L7 > H7 > LA > LK > LO > LU > L10 > L9 > L8',
  ],
  [
    'in Bayrisch with Schell Siebener, there is no Rechter',
    bayrisch,
    'S/7',
    'HK > S7 > E7 > H7 = L7 > SA > SK > SO > SU > S10 > S9 > S8',
  ],

  // -- the Wander-Kritt
  [
    'in Wanderkritt with Herz Achter, the nine ranks below the Kritische',
    wanderkritt,
    'H/8',
    'HK > S6 > E7 > H9 > H8 > S8 = L8 = E8 > HA > HO > HU > H10 > H7',
  ],
  [
    'in Wanderkritt with Eichel Ass, there is no Wander-Kritt because the seven is a Kritischer',
    wanderkritt,
    'E/A',
    'HK > S6 > E7 > EA > SA = LA = HA > EK > EO > EU > E10 > E9 > E8',
  ],
  [
    'in Wanderkritt with Herz Ober, there is no Wander-Kritt because the König is a Kritischer',
    wanderkritt,
    'H/O',
    'HK > S6 > E7 > HO > SO = LO = EO > HA > HU > H10 > H9 > H8 > H7',
  ],
  [
    'in Wanderkritt with Herz König, there is a Wander-Kritt but no Rechter',
    wanderkritt,
    'H/K',
    'HK > S6 > E7 > HA > EK = LK = SK > HO > HU > H10 > H9 > H8 > H7',
  ],
  [
    'in Wanderkritt with Eichel Siebener, there is a Wander-Kritt but no Rechter',
    wanderkritt,
    'E/7',
    'HK > S6 > E7 > E8 > L7 = H7 = S7 > EA > EK > EO > EU > E10 > E9',
  ],

  // -- other lists of Kritische
  [
    'the Kritische rank in the order of `critical`',
    defineRules('bayrisch', { critical: cards('E7 HK S7') }),
    'S/10',
    'E7 > HK > S7 > S10 > H10 = L10 = E10 > SA > SK > SO > SU > S9 > S8',
  ],
  [
    'a Kritischer that is not in the pack has no effect',
    defineRules('bayrisch', { critical: cards('H6 HK') }),
    'H/9',
    'HK > H9 > S9 = L9 = E9 > HA > HO > HU > H10 > H8 > H7',
  ],
  [
    'if all four eights are Kritische, Schlag eight has no Rechter or Linke',
    defineRules('bayrisch', { critical: cards('E8 L8 H8 S8') }),
    'H/8',
    'E8 > L8 > H8 > S8 > HA > HK > HO > HU > H10 > H9 > H7',
  ],
] as const;

for (const [what, rules, words, expected] of ORDERS) {
  test(`card order: ${what}`, () => assert.deepEqual(orderByRules(rules, words), parseOrder(expected)));
}

test('roleOf() returns the role of every card in Herz Achter', () => {
  const kind = (card: string): string => roleOf(suedtirol, parseAnnouncement('H/8'), cards(card)[0]);
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

test('roleOf() returns the role of every card in Wanderkritt with Laub König', () => {
  const kind = (card: string): string => roleOf(wanderkritt, parseAnnouncement('L/K'), cards(card)[0]);
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

test('changing the order that rankCards() returns does not affect later calls', () => {
  const first = rankCards(normal, parseAnnouncement('H/8'));
  first[0].pop();
  first.pop();
  assert.deepEqual(orderByRules(normal, 'H/8'), parseOrder('H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7'));
});

test('rankCards() does not reuse a cached order if an option that affects the order differs', () => {
  const base = defineRules('normal');
  assert.equal(orderByRules(base, 'H/8').at(-1), 'H7');
  assert.equal(orderByRules(defineRules('normal', { pack: 36 }), 'H/8').at(-1), 'H6');
  assert.equal(orderByRules(defineRules('normal', { critical: ['E7'] }), 'H/8')[0], 'E7');
  assert.equal(orderByRules(defineRules('normal', { critical: ['E7', 'HK'] }), 'H/8')[1], 'HK');
  assert.equal(orderByRules(defineRules('normal', { guter: true }), 'H/8')[0], 'H9');
  assert.equal(orderByRules(defineRules('normal', { guter: true }), 'H/weli')[0], 'S6');
  assert.equal(orderByRules(defineRules('normal', { guter: true, guterOnWeli: true }), 'H/weli')[0], 'H7');
  assert.equal(orderByRules(defineRules('normal', { guter: true, superguter: true }), 'H/8')[0], 'H10');
  assert.equal(orderByRules(defineRules('normal', { weli: 'lowest-trump' }), 'H/8').at(-1), 'S6');
  assert.equal(orderByRules(base, 'H/8').at(-1), 'H7', 'and the first is as it was');
});
