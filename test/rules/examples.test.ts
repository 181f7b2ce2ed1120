/** The examples of the rules that do not need a running game (RULES.md section 13 and other sections). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '../../src/rules/card.js';
import { legalCards } from '../../src/rules/follow.js';
import { trickWinner } from '../../src/rules/order.js';
import { gestrichenChoice, isGestrichen } from '../../src/rules/score.js';
import { allowsLastTrickBid } from '../../src/rules/stakes.js';
import { defineRules } from '../../src/rules/variants.js';
import { cards, parseAnnouncement, parseOrder, orderByRules } from './words.js';

const suedtirol = defineRules('suedtirol');
const normal = defineRules('normal');
const kritisch = defineRules('kritisch');
const wanderkritt = defineRules('wanderkritt');
const bayrisch = defineRules('bayrisch');

test('normal, H/8: H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7; then plain suits', () => {
  assert.deepEqual(orderByRules(normal, 'H/8'), parseOrder('H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7'));
});

test('kritisch, H/8: HK > S6 > E7 > H8 > other eights > HA …', () => {
  assert.deepEqual(orderByRules(kritisch, 'H/8').slice(0, 6), parseOrder('HK > S6 > E7 > H8 > E8 = L8 = S8 > HA'));
});

test('wanderkritt, H/8: HK > S6 > E7 > H9 > H8 > other eights', () => {
  assert.deepEqual(orderByRules(wanderkritt, 'H/8').slice(0, 6), parseOrder('HK > S6 > E7 > H9 > H8 > E8 = L8 = S8'));
});

test('Guter, L/10: LU > L10 > other tens > LA > LK > LO > L9 …', () => {
  assert.deepEqual(
    orderByRules(suedtirol, 'L/10').slice(0, 7),
    parseOrder('LU > L10 > E10 = H10 = S10 > LA > LK > LO > L9'),
  );
});

test('Guter, S/A: S7 > SA > other aces > SK …', () => {
  assert.deepEqual(orderByRules(suedtirol, 'S/A').slice(0, 4), parseOrder('S7 > SA > EA = HA = LA > SK'));
});

test('bayrisch, S/10: HK > S7 > E7 > S10 > H10 = L10 = E10 > SA …', () => {
  assert.deepEqual(orderByRules(bayrisch, 'S/10').slice(0, 6), parseOrder('HK > S7 > E7 > S10 > H10 = L10 = E10 > SA'));
});

test('normal, H/8, trick SK, H9, HU, HO in seat order: the fourth card wins', () => {
  assert.equal(trickWinner(normal, parseAnnouncement('H/8'), cards('SK H9 HU HO')), 3);
});

test('normal, H/8, trick LK, LA, S7, E7: the second', () => {
  assert.equal(trickWinner(normal, parseAnnouncement('H/8'), cards('LK LA S7 E7')), 1);
});

const afterHk = (hand: string): string =>
  legalCards(normal, parseAnnouncement('H/8'), { hand: cards(hand), trick: ['HK'], announcer: false }).join(' ');

test('H/8, lead HK, hand L8 H9 E7 in normal: L8 or H9', () => assert.equal(afterHk('L8 H9 E7'), 'L8 H9'));
test('H/8, lead HK, hand L8 E7 S9: any', () => assert.equal(afterHk('L8 E7 S9'), 'L8 E7 S9'));
test('H/8, lead HK, hand H8 E7 S9: any card is legal because the Rechter is exempt', () =>
  assert.equal(afterHk('H8 E7 S9'), 'H8 E7 S9'));

test('suedtirol, 13:7 to 15: the Four goes, 6 ahead. 13:10: it does not', () => {
  assert.equal(gestrichenChoice(suedtirol, [13, 7])?.value, 4);
  assert.equal(gestrichenChoice(suedtirol, [13, 10]), null);
});

test('normal, fifth trick, E10 led: a player can bid with E9, any Herz or any eight, but not with L9', () => {
  const may = (card: string): boolean => allowsLastTrickBid(normal, parseAnnouncement('H/8'), cards(card)[0], 'E10');
  for (const card of ['E9', 'HA', 'HK', 'HO', 'HU', 'H10', 'H9', 'H8', 'H7', 'E8', 'L8', 'S8'])
    assert.equal(may(card), true, card);
  assert.equal(may('L9'), false);
});

// -- other sections --------------------------------------------------------------------------------------------------

test('Section 1: a card is suit letter and rank, HK, S10, L7', () => {
  assert.deepEqual([cardOf('H', 'K'), cardOf('S', '10'), cardOf('L', '7')], ['HK', 'S10', 'L7']);
});

test('Section 4: Max, Belli, Spitz in Bavaria; with the Weli in Austria', () => {
  assert.deepEqual(bayrisch.critical, ['HK', 'S7', 'E7']);
  assert.deepEqual(kritisch.critical, ['HK', 'S6', 'E7']);
});

test('Section 5: "Bei Guten zugeben: nein": leading the Guter does not call for trump', () => {
  const following = { hand: cards('H7 S7'), trick: cards('H9'), announcer: false };
  assert.deepEqual(legalCards(suedtirol, parseAnnouncement('H/8'), following), cards('H7'));
  assert.deepEqual(
    legalCards(defineRules('suedtirol', { guterCalls: false }), parseAnnouncement('H/8'), following),
    cards('H7 S7'),
  );
});

test('Section 7: 12 of 15 is gestrichen in Bavaria, 13 of 15 in South Tyrol', () => {
  assert.deepEqual(
    [11, 12].map((points) => isGestrichen(bayrisch, points)),
    [false, true],
  );
  assert.deepEqual(
    [12, 13].map((points) => isGestrichen(suedtirol, points)),
    [false, true],
  );
});
