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

test('in `normal`, the order for H/8 is H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7, then plain cards', () => {
  assert.deepEqual(orderByRules(normal, 'H/8'), parseOrder('H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7'));
});

test('in `kritisch`, the order for H/8 begins with HK > S6 > E7 > H8 > the other eights > HA', () => {
  assert.deepEqual(orderByRules(kritisch, 'H/8').slice(0, 6), parseOrder('HK > S6 > E7 > H8 > E8 = L8 = S8 > HA'));
});

test('in `wanderkritt`, the order for H/8 begins with HK > S6 > E7 > H9 > H8 > the other eights', () => {
  assert.deepEqual(orderByRules(wanderkritt, 'H/8').slice(0, 6), parseOrder('HK > S6 > E7 > H9 > H8 > E8 = L8 = S8'));
});

test('with a Guter, the order for L/10 begins with LU > L10 > the other tens > LA > LK > LO > L9', () => {
  assert.deepEqual(
    orderByRules(suedtirol, 'L/10').slice(0, 7),
    parseOrder('LU > L10 > E10 = H10 = S10 > LA > LK > LO > L9'),
  );
});

test('with a Guter, the order for S/A begins with S7 > SA > the other aces > SK', () => {
  assert.deepEqual(orderByRules(suedtirol, 'S/A').slice(0, 4), parseOrder('S7 > SA > EA = HA = LA > SK'));
});

test('in `bayrisch`, the order for S/10 begins with HK > S7 > E7 > S10 > H10 = L10 = E10 > SA', () => {
  assert.deepEqual(orderByRules(bayrisch, 'S/10').slice(0, 6), parseOrder('HK > S7 > E7 > S10 > H10 = L10 = E10 > SA'));
});

test('in `normal` with H/8, the fourth card wins the trick SK, H9, HU, HO', () => {
  assert.equal(trickWinner(normal, parseAnnouncement('H/8'), cards('SK H9 HU HO')), 3);
});

test('in `normal` with H/8, the second card wins the trick LK, LA, S7, E7', () => {
  assert.equal(trickWinner(normal, parseAnnouncement('H/8'), cards('LK LA S7 E7')), 1);
});

const afterHk = (hand: string): string =>
  legalCards(normal, parseAnnouncement('H/8'), { hand: cards(hand), trick: ['HK'], announcer: false }).join(' ');

test('in `normal` with H/8, a player with L8, H9 and E7 must play L8 or H9 after HK is led', () =>
  assert.equal(afterHk('L8 H9 E7'), 'L8 H9'));
test('in `normal` with H/8, a player with L8, E7 and S9 can play any card after HK is led', () =>
  assert.equal(afterHk('L8 E7 S9'), 'L8 E7 S9'));
test('in `normal` with H/8, a player with H8, E7 and S9 can play any card after HK is led', () =>
  assert.equal(afterHk('H8 E7 S9'), 'H8 E7 S9'));

test('in `suedtirol` with a target of 15, the Four is available at 13:7 but not at 13:10', () => {
  assert.equal(gestrichenChoice(suedtirol, [13, 7])?.value, 4);
  assert.equal(gestrichenChoice(suedtirol, [13, 10]), null);
});

test('in `normal` with H/8, E9, any Herz and any eight allow a last-trick bid after E10 is led, but L9 does not', () => {
  const may = (card: string): boolean => allowsLastTrickBid(normal, parseAnnouncement('H/8'), cards(card)[0], ['E10']);
  for (const card of ['E9', 'HA', 'HK', 'HO', 'HU', 'H10', 'H9', 'H8', 'H7', 'E8', 'L8', 'S8'])
    assert.equal(may(card), true, card);
  assert.equal(may('L9'), false);
});

// -- other sections --------------------------------------------------------------------------------------------------

test('cardOf() joins a suit letter and a rank, as in HK, S10 and L7', () => {
  assert.deepEqual([cardOf('H', 'K'), cardOf('S', '10'), cardOf('L', '7')], ['HK', 'S10', 'L7']);
});

test('the Kritische are HK, S7 and E7 in Bavaria, and HK, the Weli and E7 in Austria', () => {
  assert.deepEqual(bayrisch.critical, ['HK', 'S7', 'E7']);
  assert.deepEqual(kritisch.critical, ['HK', 'S6', 'E7']);
});

test('with `guterCalls: false` ("Bei Guten zugeben: nein"), leading the Guter does not call for trump', () => {
  const following = { hand: cards('H7 S7'), trick: cards('H9'), announcer: false };
  assert.deepEqual(legalCards(suedtirol, parseAnnouncement('H/8'), following), cards('H7'));
  assert.deepEqual(
    legalCards(defineRules('suedtirol', { guterCalls: false }), parseAnnouncement('H/8'), following),
    cards('H7 S7'),
  );
});

test('a side is gestrichen at 12 of 15 points in Bavaria and at 13 of 15 in South Tyrol', () => {
  assert.deepEqual(
    [11, 12].map((points) => isGestrichen(bayrisch, points)),
    [false, true],
  );
  assert.deepEqual(
    [12, 13].map((points) => isGestrichen(suedtirol, points)),
    [false, true],
  );
});
