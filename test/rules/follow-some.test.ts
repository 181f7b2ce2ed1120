/** Following with exceptions: blind play, the call, and tables without a duty to follow (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersCall, mayCall } from '../../src/rules/follow.js';
import { defineRules } from '../../src/rules/variants.js';
import { playableCards, type Situation } from './following.js';
import { cards, parseAnnouncement } from './words.js';

// -- no duty ---------------------------------------------------------------------------------------------------------

playableCards('in Bavaria, any card can be played on a trump lead', {
  variant: 'bayrisch',
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 S7 L8 E9',
  may: 'all',
});
playableCards('a call does not bind players in a variant without "Trumpf oder Kritisch"', {
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
  'in blind play, an announcer must follow a trump lead',
  blind({ trick: 'HA', hand: 'H7 L8 S7 E9', may: 'H7 L8', announcer: true }),
);
playableCards(
  'a blind player can play any card on a trump lead',
  blind({ trick: 'HA', hand: 'H7 L8 S7 E9', may: 'all', announcer: false }),
);
playableCards(
  'a blind player can play any card on a led Rechter',
  blind({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', announcer: false }),
);
playableCards(
  'in blind play, an announcer must follow a led Rechter',
  blind({ trick: 'H8', hand: 'H7 S7 E9', may: 'H7', announcer: true }),
);
playableCards(
  'in blind play, an announcer need not play the Rechter on a trump lead',
  blind({ trick: 'HA', hand: 'H8 S7 E9', may: 'all', announcer: true }),
);
playableCards(
  'in blind play, an announcer can play any card on a plain lead',
  blind({ trick: 'EA', hand: 'H7 E9 L8', may: 'all', announcer: true }),
);
playableCards('in Kritisch-Latinisch, an announcer can play a Kritischer on a trump lead', {
  variant: 'kritisch-latinisch',
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 HK E9',
  may: 'H7 HK',
  announcer: true,
});
playableCards("with `follow: 'announcers'`, the announcers' partners can play any card in open play", {
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
  'a player without a trump must answer "Trumpf oder Kritisch" with a Kritischer',
  calling({ trick: 'H8', hand: 'S7 L8 E9', may: 'S7' }),
);
playableCards(
  'a Kritischer of the trump suit answers "Trumpf oder Kritisch"',
  calling({ trick: 'H8', hand: 'HK L8 E9', may: 'HK' }),
);
playableCards(
  'after "Trumpf oder Kritisch", a player with neither a trump nor a Kritischer can play any card',
  calling({ trick: 'H8', hand: 'L8 E9 SA', may: 'all' }),
);
playableCards(
  '"Trumpf oder Kritisch" binds the remaining players while the lead is the highest card of the trick',
  calling({ trick: 'H8 HA L8', hand: 'H7 L7 E9', may: 'H7' }),
);
playableCards(
  '"Trumpf oder Kritisch" no longer binds players once the lead is beaten',
  calling({ trick: 'H8 E7', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards(
  '"Trumpf oder Kritisch" no longer binds the last player if an earlier card beat the lead',
  calling({ trick: 'H8 E7 HA', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards(
  'in a variant with "Trumpf oder Kritisch", the leader can play any card',
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
  'a call with a trump other than the Rechter does not bind the other players',
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
playableCards('leading the Weli as Schlag with the call binds the other players', {
  variant: 'bayrisch-11',
  options: { pack: 33, weli: 'schell' },
  named: 'H/weli',
  trick: 'S6',
  hand: 'H7 SA E7',
  may: 'H7 E7',
  firstTrick: true,
  called: true,
});

test('mayCall() returns true only for the Rechter, and only in variants with "Trumpf oder Kritisch"', () => {
  const bavarian = defineRules('bayrisch-11');
  for (const card of cards('H8')) assert.equal(mayCall(bavarian, parseAnnouncement('H/8'), card), true, card);
  for (const card of cards('L8 HA HK S7 EA'))
    assert.equal(mayCall(bavarian, parseAnnouncement('H/8'), card), false, card);
  assert.equal(mayCall(bavarian, parseAnnouncement('S/7'), 'S7'), false, 'it is a Kritischer');
  for (const variant of ['suedtirol', 'blind', 'bayrisch'] as const)
    assert.equal(mayCall(defineRules(variant), parseAnnouncement('H/8'), 'H8'), false, variant);
});

test('only Kritische and cards of the trump suit answer the call "Trumpf oder Kritisch"', () => {
  const bavarian = defineRules('bayrisch-11');
  assert.deepEqual(
    cards('HA H8 H7 HK S7 E7 L8 EA S9').filter((card) => answersCall(bavarian, parseAnnouncement('H/8'), card)),
    cards('HA H8 H7 HK S7 E7'),
  );
});
