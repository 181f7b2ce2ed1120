/** The winner of a trick (RULES.md section 4). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trickWinner } from '../../src/rules/order.js';
import { defineRules } from '../../src/rules/variants.js';
import { cards, parseAnnouncement } from './words.js';

const suedtirol = defineRules('suedtirol');
const normal = defineRules('normal');
const tirol = defineRules('tirol');
const toblach = defineRules('toblach');
const suedtirol40 = defineRules('suedtirol', { pack: 40 });
const tirol40 = defineRules('tirol', { pack: 40 });
const kritisch = defineRules('kritisch');
const wanderkritt = defineRules('wanderkritt');
const bayrisch = defineRules('bayrisch');

const TRICKS = [
  ['the Guter beats the Rechter', suedtirol, 'H/8', 'H8 S8 H9 HA', 'H9'],
  ['without a Guter, the Rechter is the highest card', normal, 'H/8', 'H9 S8 H8 HA', 'H8'],
  ['the Rechter beats the Linke', normal, 'H/8', 'S8 L8 E8 H8', 'H8'],
  ['the first of several Linke wins', normal, 'H/8', 'HA L8 S8 E8', 'L8'],
  ['the first of several Linke wins regardless of its suit', normal, 'H/8', 'HA S8 L8 E8', 'S8'],
  ['another Linker does not beat a led Linker', normal, 'H/8', 'E8 L8 S8 HA', 'E8'],
  ['a Linker beats the Trumpf-Ass', normal, 'H/8', 'HA H7 HK E8', 'E8'],
  ['trumps rank from the ace down', normal, 'H/8', 'H7 H10 HU HO', 'HO'],
  ['the lowest trump beats every plain ace', normal, 'H/8', 'LA SA H7 EA', 'H7'],
  ['without trumps, the highest card of the led suit wins', normal, 'H/8', 'LK LA SA EA', 'LA'],
  ['a card of another plain suit never wins, even if it is higher', normal, 'H/8', 'L7 SA EA SK', 'L7'],
  ['a led Linker beats the ace of its suit', normal, 'H/8', 'L8 LA LK LO', 'L8'],
  ['a plain ace is a Linker if the ace is the Schlag', suedtirol, 'S/A', 'LK EA S10 LO', 'EA'],
  ['the trump seven is the Guter if the ace is the Schlag', suedtirol, 'S/A', 'SA EA S7 SK', 'S7'],

  ['the Weli is the lowest Schell', normal, 'H/8', 'S7 S6 LA EA', 'S7'],
  ['a led Weli wins if the trick contains no other Schell card, trump or Schlag', normal, 'H/8', 'S6 LA EA LK', 'S6'],
  ['any Schell card beats a led Weli', normal, 'H/8', 'S6 S7 EA LK', 'S7'],
  ['the Weli beats plain cards if Schell is Trumpf', normal, 'S/8', 'LA S6 EA LK', 'S6'],
  ['the Weli ranks below the seven if Schell is Trumpf', normal, 'S/8', 'S6 LA S7 LK', 'S7'],
  ['the Weli as Schlag beats the Trumpf-Ass', normal, 'H/weli', 'HA H7 S6 HK', 'S6'],
  ['a Schell card does not beat the Weli as Schlag', normal, 'H/weli', 'S6 SA SK SO', 'S6'],
  ['the Weli as Schlag beats a Schell lead', normal, 'H/weli', 'SK S6 SA HA', 'S6'],
  ['in Tirol, the Weli beats plain cards in any trump suit', tirol, 'H/8', 'SA S6 SK EA', 'S6'],
  ['in Tirol, a Schell card does not beat the Weli', tirol, 'H/8', 'S6 SA SK EA', 'S6'],
  ['in Tirol, the trump seven beats the Weli', tirol, 'H/8', 'S6 SA H7 EA', 'H7'],

  ['with 36 cards, the six is the lowest card of its suit', toblach, 'H/8', 'L6 L7 S6 E6', 'L7'],
  [
    'with 36 cards, the Weli is a Linker like the other sixes if the six is the Schlag',
    toblach,
    'H/6',
    'HA S6 L6 E6',
    'S6',
  ],
  ['with 36 cards, the other sixes are plain if the Weli is the Schlag', toblach, 'H/weli', 'E7 E6 L6 LA', 'E7'],

  ['with 40 cards, the five is the lowest card of its suit', suedtirol40, 'H/8', 'L5 L6 S5 E6', 'L6'],
  ['with 40 cards, a led five wins if no other card can win', suedtirol40, 'H/8', 'L5 SA E5 S6', 'L5'],
  ['with 40 cards, the Weli beats a led Schell five', suedtirol40, 'H/8', 'S5 S6 EA LK', 'S6'],
  ['with 40 cards, the five as Schlag beats the Trumpf-Ass', suedtirol40, 'H/5', 'HA S5 L5 HK', 'S5'],
  ['with 40 cards, the trump six is the Guter if the five is the Schlag', suedtirol40, 'H/5', 'HA H5 H6 HK', 'H6'],
  ['with 40 cards, the trump seven is the Guter if the ace is the Schlag', suedtirol40, 'H/A', 'HA H6 H7 H5', 'H7'],
  ['with 40 cards in Tirol, the trump five beats the Weli', tirol40, 'H/8', 'S6 SA H5 EA', 'H5'],

  ['the highest Kritischer beats all cards', kritisch, 'H/8', 'H8 E7 S6 HK', 'HK'],
  ['the second Kritischer beats the third and the Rechter', kritisch, 'H/8', 'H8 E7 S6 HA', 'S6'],
  ['the third Kritischer beats the Rechter', kritisch, 'H/8', 'H8 E7 L8 HA', 'E7'],
  ['a led Kritischer beats the higher cards of its printed suit', kritisch, 'H/8', 'E7 EA EK EO', 'E7'],
  ['the Rechter does not beat a led Kritischer', kritisch, 'H/8', 'E7 H8 L8 HA', 'E7'],
  ['the Wander-Kritt beats the Rechter', wanderkritt, 'H/8', 'H8 L8 H9 HA', 'H9'],
  ['every Kritischer beats the Wander-Kritt', wanderkritt, 'H/8', 'H9 H8 E7 HA', 'E7'],
  ['Belli beats Spitz', bayrisch, 'H/8', 'E7 S7 H8 HA', 'S7'],
  ['Max beats Belli', bayrisch, 'H/8', 'E7 S7 HK HA', 'HK'],

  ['with two players, the second card wins only if it is higher', normal, 'H/8', 'LK S8', 'S8'],
  ['with two players, a card of another plain suit does not win', normal, 'H/8', 'L7 SA', 'L7'],
  ['with three players, the highest of the three cards wins', normal, 'H/8', 'LK LA H7', 'H7'],
] as const;

for (const [what, rules, words, trick, winner] of TRICKS) {
  test(`trickWinner(): ${what}`, () => {
    const played = cards(trick);
    assert.equal(played[trickWinner(rules, parseAnnouncement(words), played)], winner);
  });
}

test('trickWinner() returns 0 for a trick of one card and -1 for an empty trick', () => {
  assert.equal(trickWinner(normal, parseAnnouncement('H/8'), ['L7']), 0);
  assert.equal(trickWinner(normal, parseAnnouncement('H/8'), []), -1);
});
