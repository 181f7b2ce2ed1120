/** The Schlag and the Trumpf: valid announcements, and the meaning of a shown card (RULES.md section 3.5). */
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
import { errorOf, assertMentions } from './refusals.js';
import { cards, parseAnnouncement } from './words.js';

const ASS_TO_SEVEN = ['A', 'K', 'O', 'U', '10', '9', '8', '7'];
const normal = defineRules('normal');
const toblach = defineRules('toblach');
const kritisch = defineRules('kritisch');
const bayrisch = defineRules('bayrisch');

test('with 32 cards, every rank from ace to seven can be the Schlag', () => {
  assert.deepEqual(schlaegeOf(bayrisch), ASS_TO_SEVEN);
});

test('with 33 cards, the Schlag can be any rank from ace to seven or the Weli', () => {
  assert.deepEqual(schlaegeOf(normal), [...ASS_TO_SEVEN, 'weli']);
});

test('with 36 cards, the Schlag can be any rank from ace to six or the Weli', () => {
  assert.deepEqual(schlaegeOf(toblach), [...ASS_TO_SEVEN, '6', 'weli']);
});

test('with 40 cards, the Schlag can be any rank from ace to five or the Weli', () => {
  assert.deepEqual(schlaegeOf(defineRules('normal', { pack: 40 })), [...ASS_TO_SEVEN, '6', '5', 'weli']);
});

test('neither the Weli nor the six can be the Schlag if the Weli is a Kritischer', () => {
  assert.deepEqual(schlaegeOf(kritisch), ASS_TO_SEVEN);
  assert.deepEqual(schlaegeOf(defineRules('toblach', { weli: 'critical', critical: ['S6', 'HK'] })), ASS_TO_SEVEN);
  assert.deepEqual(schlaegeOf(defineRules('kritisch', { pack: 40 })), [...ASS_TO_SEVEN, '5']);
});

test('the rank of any Kritischer except the Weli can be the Schlag', () => {
  assert.deepEqual(schlaegeOf(defineRules('toblach', { critical: ['HK', 'E7'] })), [...ASS_TO_SEVEN, '6', 'weli']);
});

test('rankCards() throws an error with the valid values if the Schlag or the Trumpf is invalid', () => {
  for (let attempt = 0; attempt < 2; attempt++) {
    assertMentions(
      errorOf('invalid-announcement', () => rankCards(normal, parseAnnouncement('H/6'))),
      'Schlag',
      "'6'",
      '33',
      "'weli'",
      "'A'",
    );
    assertMentions(
      errorOf('invalid-announcement', () => rankCards(bayrisch, parseAnnouncement('H/weli'))),
      'Schlag',
      "'weli'",
      '32',
      "'7'",
    );
    assertMentions(
      errorOf('invalid-announcement', () => rankCards(kritisch, parseAnnouncement('H/weli'))),
      'Schlag',
      "'weli'",
    );
    assertMentions(
      errorOf('invalid-announcement', () => rankCards(normal, parseAnnouncement('X/8'))),
      'Trumpf',
      "'X'",
      "'E', 'L', 'H' or 'S'",
    );
  }
  for (const words of ['H/6', 'H/weli', 'S/6', 'E/A'])
    assert.ok(rankCards(toblach, parseAnnouncement(words)).length > 0, words);
});

test('isBlind() returns true exactly for variants without an open announcement', () => {
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

test("schlagOfCard() returns the rank of a card, or 'weli' for the Weli", () => {
  assert.deepEqual(cards('HA S10 E7 L6 S6').map(schlagOfCard), ['A', '10', '7', '6', 'weli']);
});

test('trumpfOfCard() returns the suit of a card, or Schell for the Weli', () => {
  assert.deepEqual(cards('HA L10 E7 S6').map(trumpfOfCard), ['H', 'L', 'E', 'S']);
});

test('if the Weli is a Kritischer, the forehand can show any card except the Weli and the other sixes', () => {
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

test('in Latinisch, the last card dealt to the forehand sets the Schlag', () => {
  assert.equal(bottomSchlagCard(defineRules('latinisch'), cards('HA E7 S9 LK EU')), 'EU');
  assert.equal(bottomSchlagCard(defineRules('latinisch'), cards('HA E7 S9 LK S6')), 'S6', 'the Weli names itself');
});

test("in Kritisch-Latinisch, if the forehand's bottom card is the Weli, the card above it sets the Schlag", () => {
  assert.equal(bottomSchlagCard(defineRules('kritisch-latinisch'), cards('HA E7 S9 LK S6')), 'LK');
  assert.equal(
    bottomSchlagCard(defineRules('kritisch-latinisch'), cards('HA E7 S6 LK HK')),
    'HK',
    'other Kritische name their rank',
  );
  const sixes = defineRules('kritisch-latinisch', { pack: 36 });
  assert.equal(bottomSchlagCard(sixes, cards('HA E6 L6 H6 S6')), 'HA', 'the next card up that can be a Schlag');
});
