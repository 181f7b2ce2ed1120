/** Where not everyone has to follow: blind play, the call, and none at all (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersCall, mayCall } from '../../src/rules/follow.js';
import { defineRules } from '../../src/rules/variants.js';
import { playableCards, type Situation } from './following.js';
import { cards, named } from './words.js';

// -- nobody ----------------------------------------------------------------------------------------------------------

playableCards('Bavaria: every card, always', {
  variant: 'bayrisch',
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 S7 L8 E9',
  may: 'all',
});
playableCards('Bavaria: a call that nobody there knows binds nobody', {
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
  'Blind: an announcer follows a trump',
  blind({ trick: 'HA', hand: 'H7 L8 S7 E9', may: 'H7 L8', announcer: true }),
);
playableCards(
  'Blind: a blind one is free on a trump',
  blind({ trick: 'HA', hand: 'H7 L8 S7 E9', may: 'all', announcer: false }),
);
playableCards(
  'Blind: a blind one is free on the Rechte',
  blind({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', announcer: false }),
);
playableCards(
  'Blind: an announcer follows the Rechte',
  blind({ trick: 'H8', hand: 'H7 S7 E9', may: 'H7', announcer: true }),
);
playableCards(
  'Blind: an announcer too need not give up the Rechte',
  blind({ trick: 'HA', hand: 'H8 S7 E9', may: 'all', announcer: true }),
);
playableCards(
  'Blind: an announcer is free on a plain suit',
  blind({ trick: 'EA', hand: 'H7 E9 L8', may: 'all', announcer: true }),
);
playableCards('Kritisch-Latinisch: an announcer may give a Kritischer', {
  variant: 'kritisch-latinisch',
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 HK E9',
  may: 'H7 HK',
  announcer: true,
});
playableCards('Open play where the announcers alone follow: their partners are free', {
  options: { follow: 'announcers' },
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 E9',
  may: 'all',
  announcer: false,
});

// -- Trumpf oder Kritisch --------------------------------------------------------------------------------------------

/** Bavaria to eleven, Herz Achter, the first trick. */
const calling = (situation: Omit<Situation, 'variant' | 'named'>): Situation => ({
  variant: 'bayrisch-11',
  named: 'H/8',
  firstTrick: true,
  called: true,
  ...situation,
});

playableCards(
  '"Trumpf oder Kritisch": a Kritischer or a card of the trump suit',
  calling({ trick: 'H8', hand: 'H7 S7 E7 L8 E9', may: 'H7 S7 E7' }),
);
playableCards('"Trumpf oder Kritisch": a Linker does not do', calling({ trick: 'H8', hand: 'HA L8 E9', may: 'HA' }));
playableCards(
  '"Trumpf oder Kritisch": a Kritischer has to be given if there is no trump',
  calling({ trick: 'H8', hand: 'S7 L8 E9', may: 'S7' }),
);
playableCards(
  '"Trumpf oder Kritisch": the Kritischer of the trump suit does',
  calling({ trick: 'H8', hand: 'HK L8 E9', may: 'HK' }),
);
playableCards(
  '"Trumpf oder Kritisch": he who has neither is free',
  calling({ trick: 'H8', hand: 'L8 E9 SA', may: 'all' }),
);
playableCards(
  '"Trumpf oder Kritisch": those after him are bound as long as nobody has beaten the lead',
  calling({ trick: 'H8 HA L8', hand: 'H7 L7 E9', may: 'H7' }),
);
playableCards(
  '"Trumpf oder Kritisch": as soon as somebody has, the others are free',
  calling({ trick: 'H8 E7', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards(
  '"Trumpf oder Kritisch": beaten before the last one, too',
  calling({ trick: 'H8 E7 HA', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards(
  '"Trumpf oder Kritisch": the leader himself plays what he likes',
  calling({ trick: '', hand: 'H8 H7 E9', may: 'all' }),
);
playableCards(
  'The Rechter led without the call binds nobody',
  calling({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', called: false }),
);
playableCards(
  'Nor where nothing is said of a call',
  calling({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', called: undefined }),
);
playableCards(
  'A call in a later trick binds nobody',
  calling({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', firstTrick: false }),
);
playableCards(
  'Nor where nothing is said of the trick',
  calling({ trick: 'H8', hand: 'H7 S7 E9', may: 'all', firstTrick: undefined }),
);
playableCards(
  'A trump called binds nobody: it must be the Rechte',
  calling({ trick: 'HA', hand: 'H7 S7 E9', may: 'all' }),
);
playableCards('A Linker called binds nobody', calling({ trick: 'L8', hand: 'H7 S7 E9', may: 'all' }));
playableCards('The announced card is a Kritischer: there is no call', {
  ...calling({ trick: 'S7', hand: 'S9 HK E9', may: 'all' }),
  named: 'S/7',
});
playableCards('With the Weli as Schlag it is the Rechte that may be called', {
  variant: 'bayrisch-11',
  options: { pack: 33, weli: 'schell' },
  named: 'H/weli',
  trick: 'S6',
  hand: 'H7 SA E7',
  may: 'H7 E7',
  firstTrick: true,
  called: true,
});

test('Only the Rechte may be called, and only where there is a call', () => {
  const bavarian = defineRules('bayrisch-11');
  for (const card of cards('H8')) assert.equal(mayCall(bavarian, named('H/8'), card), true, card);
  for (const card of cards('L8 HA HK S7 EA')) assert.equal(mayCall(bavarian, named('H/8'), card), false, card);
  assert.equal(mayCall(bavarian, named('S/7'), 'S7'), false, 'it is a Kritischer');
  for (const variant of ['suedtirol', 'blind', 'bayrisch'] as const)
    assert.equal(mayCall(defineRules(variant), named('H/8'), 'H8'), false, variant);
});

test('What answers the call: the trump suit and the Kritische', () => {
  const bavarian = defineRules('bayrisch-11');
  assert.deepEqual(
    cards('HA H8 H7 HK S7 E7 L8 EA S9').filter((card) => answersCall(bavarian, named('H/8'), card)),
    cards('HA H8 H7 HK S7 E7'),
  );
});
