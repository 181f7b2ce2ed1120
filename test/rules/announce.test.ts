/** What may be named as Schlag and Trumpf, and what a shown card names (RULES.md section 3.5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bottomSchlagCard,
  canGiveSchlag,
  isBlind,
  schlaegeOf,
  schlagOfCard,
  trumpfOfCard,
} from '../../src/rules/announce.js';
import { deckOf } from '../../src/rules/card.js';
import { rankCards } from '../../src/rules/order.js';
import { defineRules, VARIANT_IDS } from '../../src/rules/variants.js';
import { errorOf, names } from './refusals.js';
import { cards, named } from './words.js';

const ASS_TO_SEVEN = ['A', 'K', 'O', 'U', '10', '9', '8', '7'];
const normal = defineRules('normal');
const toblach = defineRules('toblach');
const kritisch = defineRules('kritisch');
const bayrisch = defineRules('bayrisch');

test('With 32 cards any rank from Ass to seven may be the Schlag', () => {
  assert.deepEqual(schlaegeOf(bayrisch), ASS_TO_SEVEN);
});

test('With 33 cards the Weli may be the Schlag too, but no six', () => {
  assert.deepEqual(schlaegeOf(normal), [...ASS_TO_SEVEN, 'weli']);
});

test('With 36 cards both the six and the Weli may be the Schlag', () => {
  assert.deepEqual(schlaegeOf(toblach), [...ASS_TO_SEVEN, '6', 'weli']);
});

test('If the Weli is a Kritischer, neither it nor the six can be the Schlag', () => {
  assert.deepEqual(schlaegeOf(kritisch), ASS_TO_SEVEN);
  assert.deepEqual(schlaegeOf(defineRules('toblach', { weli: 'critical', critical: ['S6', 'HK'] })), ASS_TO_SEVEN);
});

test('Other Kritische may be named: the rank of the Kritische can be the Schlag', () => {
  assert.deepEqual(schlaegeOf(defineRules('toblach', { critical: ['HK', 'E7'] })), [...ASS_TO_SEVEN, '6', 'weli']);
});

test('A Schlag or a Trumpf the pack does not have is refused, each time, and those it has are named', () => {
  for (let attempt = 0; attempt < 2; attempt++) {
    names(
      errorOf('invalid-announcement', () => rankCards(normal, named('H/6'))),
      'Schlag',
      "'6'",
      '33',
      "'weli'",
      "'A'",
    );
    names(
      errorOf('invalid-announcement', () => rankCards(bayrisch, named('H/weli'))),
      'Schlag',
      "'weli'",
      '32',
      "'7'",
    );
    names(
      errorOf('invalid-announcement', () => rankCards(kritisch, named('H/weli'))),
      'Schlag',
      "'weli'",
    );
    names(
      errorOf('invalid-announcement', () => rankCards(normal, named('X/8'))),
      'Trumpf',
      "'X'",
      "'E', 'L', 'H' or 'S'",
    );
  }
  for (const words of ['H/6', 'H/weli', 'S/6', 'E/A']) assert.ok(rankCards(toblach, named(words)).length > 0, words);
});

test('Only an open announcement is heard by all', () => {
  assert.equal(isBlind({ announcement: 'open' }), false);
  assert.equal(isBlind({ announcement: 'blind-chosen' }), true);
  assert.equal(isBlind({ announcement: 'blind-bottom-card' }), true);
  assert.deepEqual(
    VARIANT_IDS.filter((id) => isBlind(defineRules(id))),
    [
      'suedtirol-blind',
      'toblach-blind',
      'ladinisch',
      'latinisch',
      'kritisch-latinisch',
      'kritisch-latinisch-wanderkritt',
      'blind',
    ],
  );
});

test("The forehand's card gives its rank as Schlag; the Weli gives the Weli, another six the six", () => {
  assert.deepEqual(cards('HA S10 E7 L6 S6').map(schlagOfCard), ['A', '10', '7', '6', 'weli']);
});

test("The dealer's card gives its suit as Trumpf; the Weli stands for Schell", () => {
  assert.deepEqual(cards('HA L10 E7 S6').map(trumpfOfCard), ['H', 'L', 'E', 'S']);
});

test('Any card may be shown as Schlag, but not the Weli where it is a Kritischer, nor a six there', () => {
  assert.ok(deckOf(33).every((card) => canGiveSchlag(normal, card)));
  assert.ok(deckOf(36).every((card) => canGiveSchlag(toblach, card)));
  assert.deepEqual(
    deckOf(33).filter((card) => !canGiveSchlag(kritisch, card)),
    ['S6'],
  );
  const toblachKritisch = defineRules('toblach', { weli: 'critical', critical: ['S6'] });
  assert.deepEqual(
    deckOf(36).filter((card) => !canGiveSchlag(toblachKritisch, card)),
    cards('E6 L6 H6 S6'),
  );
});

test('Latinisch: the last card dealt to the forehand gives the Schlag', () => {
  assert.equal(bottomSchlagCard(defineRules('latinisch'), cards('HA E7 S9 LK EU')), 'EU');
  assert.equal(bottomSchlagCard(defineRules('latinisch'), cards('HA E7 S9 LK S6')), 'S6', 'the Weli gives the Weli');
});

test('Kritisch-Latinisch: where the Weli lies at the bottom the next card up counts', () => {
  assert.equal(bottomSchlagCard(defineRules('kritisch-latinisch'), cards('HA E7 S9 LK S6')), 'LK');
  assert.equal(
    bottomSchlagCard(defineRules('kritisch-latinisch'), cards('HA E7 S6 LK HK')),
    'HK',
    'other Kritische give their rank',
  );
  const sixes = defineRules('kritisch-latinisch', { pack: 36 });
  assert.equal(bottomSchlagCard(sixes, cards('HA E6 L6 H6 S6')), 'HA', 'the next card up that can be a Schlag');
});
