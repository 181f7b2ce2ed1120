/** Following with exceptions: blind play, the call, and tables without a duty to follow (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersCall, mayCall } from '../../src/rules/follow.js';
import { defineRules } from '../../src/rules/variants.js';
import { playableCards, type Situation } from './following.js';
import { cards, parseAnnouncement } from './words.js';

// -- no duty ---------------------------------------------------------------------------------------------------------

playableCards('every card can be played in Bavaria', {
  variant: 'bayrisch',
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 S7 L8 E9',
  may: 'all',
});
playableCards('a call does not bind players in a variant without the call', {
  variant: 'bayrisch',
  named: 'H/8',
  trick: 'H8',
  hand: 'H7 E9',
  may: 'all',
  firstTrick: true,
  called: true,
});

// -- the announcers --------------------------------------------------------------------------------------------------

const blind = (situation: Omit<Situation, 'variant' | 'named'>): Situation => ({
  variant: 'blind',
  named: 'H/8',
  ...situation,
});

playableCards(
  'an announcer must follow a trump lead in blind play',
  blind({ trick: 'HA', hand: 'H7 L8 S7 E9', may: 'H7 L8', announcer: true }),
);
playableCards(
  'a blind player can play any card on a trump lead',
  blind({ trick: 'HA', hand: 'H7 L8 S7 E9', may: 'all', announcer: false }),
);
playableCards(
  'a blind player can play any card on a lead of the Rechter',
  blind({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', announcer: false }),
);
playableCards(
  'an announcer must follow a lead of the Rechter in blind play',
  blind({ trick: 'H8', hand: 'H7 S7 E9', may: 'H7', announcer: true }),
);
playableCards(
  'an announcer need not play the Rechter in blind play',
  blind({ trick: 'HA', hand: 'H8 S7 E9', may: 'all', announcer: true }),
);
playableCards(
  'an announcer can play any card on a plain lead in blind play',
  blind({ trick: 'EA', hand: 'H7 E9 L8', may: 'all', announcer: true }),
);
playableCards('an announcer can play a Kritischer in Kritisch-Latinisch', {
  variant: 'kritisch-latinisch',
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 HK E9',
  may: 'H7 HK',
  announcer: true,
});
playableCards("the announcers' partners can play any card in open play if only announcers must follow", {
  options: { follow: 'announcers' },
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 E9',
  may: 'all',
  announcer: false,
});

// -- Trumpf oder Kritisch --------------------------------------------------------------------------------------------

/** Bavaria to eleven, Herz Achter, in the first trick. */
const calling = (situation: Omit<Situation, 'variant' | 'named'>): Situation => ({
  variant: 'bayrisch-11',
  named: 'H/8',
  firstTrick: true,
  called: true,
  ...situation,
});

playableCards(
  '"Trumpf oder Kritisch" calls for a Kritischer or a card of the trump suit',
  calling({ trick: 'H8', hand: 'H7 S7 E7 L8 E9', may: 'H7 S7 E7' }),
);
playableCards('a Linker does not answer "Trumpf oder Kritisch"', calling({ trick: 'H8', hand: 'HA L8 E9', may: 'HA' }));
playableCards(
  'a Kritischer must answer "Trumpf oder Kritisch" if the player has no trump',
  calling({ trick: 'H8', hand: 'S7 L8 E9', may: 'S7' }),
);
playableCards(
  'the Kritischer of the trump suit answers "Trumpf oder Kritisch"',
  calling({ trick: 'H8', hand: 'HK L8 E9', may: 'HK' }),
);
playableCards(
  'a player with neither trump nor Kritischer can play any card on "Trumpf oder Kritisch"',
  calling({ trick: 'H8', hand: 'L8 E9 SA', may: 'all' }),
);
playableCards(
  '"Trumpf oder Kritisch" binds later players while the lead is the highest card',
  calling({ trick: 'H8 HA L8', hand: 'H7 L7 E9', may: 'H7' }),
);
playableCards(
  '"Trumpf oder Kritisch" no longer binds once the lead is beaten',
  calling({ trick: 'H8 E7', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards(
  '"Trumpf oder Kritisch" no longer binds if the lead was beaten before the last card',
  calling({ trick: 'H8 E7 HA', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards(
  'the leader can play any card with "Trumpf oder Kritisch"',
  calling({ trick: '', hand: 'H8 H7 E9', may: 'all' }),
);
playableCards(
  'leading the Rechter without the call does not bind the other players',
  calling({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', called: false }),
);
playableCards(
  'leading the Rechter does not bind the other players if `called` is missing',
  calling({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', called: undefined }),
);
playableCards(
  'a call after the first trick does not bind the other players',
  calling({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', firstTrick: false }),
);
playableCards(
  'a call does not bind the other players if `firstTrick` is missing',
  calling({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', firstTrick: undefined }),
);
playableCards(
  'a call with another trump than the Rechter does not bind the other players',
  calling({ trick: 'HA', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards(
  'a call with a Linker does not bind the other players',
  calling({ trick: 'L8', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards('a call does not bind the other players if the announced card is a Kritischer', {
  ...calling({ trick: 'S7', hand: 'S9 HK E9', may: 'all' }),
  named: 'S/7',
});
playableCards('the Weli as Schlag is the Rechter and can be led with the call', {
  variant: 'bayrisch-11',
  options: { pack: 33, weli: 'schell' },
  named: 'H/weli',
  trick: 'S6',
  hand: 'H7 SA E7',
  may: 'H7 E7',
  firstTrick: true,
  called: true,
});

test('only the Rechter can be called, and only in variants with the call', () => {
  const bavarian = defineRules('bayrisch-11');
  for (const card of cards('H8')) assert.equal(mayCall(bavarian, parseAnnouncement('H/8'), card), true, card);
  for (const card of cards('L8 HA HK S7 EA'))
    assert.equal(mayCall(bavarian, parseAnnouncement('H/8'), card), false, card);
  assert.equal(mayCall(bavarian, parseAnnouncement('S/7'), 'S7'), false, 'it is a Kritischer');
  for (const variant of ['suedtirol', 'blind', 'bayrisch'] as const)
    assert.equal(mayCall(defineRules(variant), parseAnnouncement('H/8'), 'H8'), false, variant);
});

test('cards of the trump suit and Kritische answer the call', () => {
  const bavarian = defineRules('bayrisch-11');
  assert.deepEqual(
    cards('HA H8 H7 HK S7 E7 L8 EA S9').filter((card) => answersCall(bavarian, parseAnnouncement('H/8'), card)),
    cards('HA H8 H7 HK S7 E7'),
  );
});
