/** Cards that may be played when trump is called for (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalCards } from '../../src/rules/follow.js';
import { defineRules } from '../../src/rules/variants.js';
import { playableCards } from './following.js';
import { cards } from './words.js';

// -- any card --------------------------------------------------------------------------------------------------------

playableCards('The leader may play any card', { named: 'H/8', trick: '', hand: 'H9 H8 L8 S7 HA', may: 'all' });
playableCards('A plain suit need not be followed', { named: 'H/8', trick: 'LA', hand: 'LK L7 S7 HA', may: 'all' });
playableCards('Leading a Linker does not call for trump', { named: 'H/8', trick: 'L8', hand: 'HA H7 S7', may: 'all' });
playableCards('Leading a Linker does not call for the suit printed on it', {
  named: 'H/8',
  trick: 'S8',
  hand: 'SA HA E7',
  may: 'all',
});
playableCards('A trump played second does not bind the next player', {
  named: 'H/8',
  trick: 'LA HA',
  hand: 'H7 S7 L7',
  may: 'all',
});
playableCards('A player without trumps and Schläge may play any card', {
  named: 'H/8',
  trick: 'HA',
  hand: 'SA L7 E10',
  may: 'all',
});

// -- the duty to follow ----------------------------------------------------------------------------------------------

playableCards('A player must follow a trump lead', { named: 'H/8', trick: 'HA', hand: 'H7 HK S7 LA', may: 'H7 HK' });
playableCards('A player need not beat the lead: a lower trump is enough', {
  named: 'H/8',
  trick: 'H7',
  hand: 'HA H10 S7',
  may: 'HA H10',
});
playableCards('A Linker may be played instead of a trump', {
  named: 'H/8',
  trick: 'HK',
  hand: 'H7 L8 E10',
  may: 'H7 L8',
});
playableCards('The Rechter may be played instead of another trump', {
  named: 'H/8',
  trick: 'HK',
  hand: 'H8 H7 E10',
  may: 'H8 H7',
});
playableCards('A Schlag played on a trump lead does not free the later players', {
  named: 'H/8',
  trick: 'HK L8',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('Leading the Rechter calls for trump', { named: 'H/8', trick: 'H8', hand: 'H7 S7', may: 'H7' });
playableCards('Leading the Guter calls for trump', { named: 'H/8', trick: 'H9', hand: 'H7 S7', may: 'H7' });
playableCards('The Guter must be played if it is the only trump', {
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'H9',
});

// -- exempt: Rechter and Linke ---------------------------------------------------------------------------------------

playableCards('The Rechter need not be played', { named: 'H/8', trick: 'HA', hand: 'H8 E7 S9', may: 'all' });
playableCards('A Linker need not be played', { named: 'H/8', trick: 'HA', hand: 'L8 E7 S9', may: 'all' });
playableCards('Rechter and Linker together need not be played', {
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 L8 S9',
  may: 'all',
});
playableCards('The Rechter must be played if only Linke are exempt', {
  options: { exempt: ['linke'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 E7 S9',
  may: 'H8',
});
playableCards('A Linker may be played instead of the Rechter if only Linke are exempt', {
  options: { exempt: ['linke'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 L8 S9',
  may: 'H8 L8',
});
playableCards('A Linker must be played if only the Rechter is exempt', {
  options: { exempt: ['rechter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 E7 S9',
  may: 'L8',
});
playableCards('The Rechter may be played instead of a Linker if only the Rechter is exempt', {
  options: { exempt: ['rechter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 H8 S9',
  may: 'L8 H8',
});
playableCards('The Guter need not be played if it is exempt', {
  options: { exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'all',
});
playableCards('The Rechter must be played if only the Guter is exempt', {
  options: { exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 H8 L7',
  may: 'H9 H8',
});
playableCards('Every trump and every Schlag counts as held if no kind is exempt', {
  options: { exempt: [] },
  named: 'H/8',
  trick: 'HA',
  hand: 'E8 S7 L7',
  may: 'E8',
});
playableCards('The card above the Schlag is an ordinary trump without a Guter', {
  options: { guter: false, exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'H9',
});

// -- house rules -----------------------------------------------------------------------------------------------------

playableCards('Leading the Guter binds no player with `guterCalls: false` ("Bei Guten zugeben: nein")', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'H9',
  hand: 'H7 S7',
  may: 'all',
});
playableCards('Leading another trump calls for trump with `guterCalls: false`', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'H8',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('The Guter must still be played with `guterCalls: false`', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7',
  may: 'H9',
});
playableCards('A trump must be played if Linke may not replace it', {
  options: { linkeMayReplace: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 H7 S7',
  may: 'H7',
});
playableCards('A Linker does not count as held if Linke may not replace a trump', {
  options: { linkeMayReplace: false, exempt: [] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 S7 E7',
  may: 'all',
});
playableCards('The Rechter fulfils the duty if Linke may not replace a trump', {
  options: { linkeMayReplace: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 H7 L8',
  may: 'H8 H7',
});
playableCards('Every card may always be played at a table without the duty to follow', {
  options: { follow: 'none' },
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 S7 L8',
  may: 'all',
});

// -- the Weli --------------------------------------------------------------------------------------------------------

playableCards('Leading the Weli does not call for trump unless Schell is Trumpf', {
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA L7',
  may: 'all',
});
playableCards('Leading the Weli calls for trump if Schell is Trumpf', {
  named: 'S/8',
  trick: 'S6',
  hand: 'S7 HA L7',
  may: 'S7',
});
playableCards('A held Weli must be played if Schell is Trumpf', {
  named: 'S/8',
  trick: 'SA',
  hand: 'S6 HA L7',
  may: 'S6',
});
playableCards('A held Weli is not a trump if another suit is Trumpf', {
  named: 'H/8',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'all',
});
playableCards('Leading the Weli calls for trump in any trump suit if it is the Schlag', {
  named: 'H/weli',
  trick: 'S6',
  hand: 'H7 SA S7',
  may: 'H7',
});
playableCards('The Weli as Schlag is the Rechter and need not be played', {
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'all',
});
playableCards('The Weli as Schlag may be played on a trump lead', {
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 H7 L7',
  may: 'S6 H7',
});
playableCards('The Weli as Schlag must be played if the Rechter is not exempt', {
  options: { exempt: ['linke'] },
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'S6',
});
playableCards('Other Schell cards do not fulfil the duty after a lead of the Weli as Schlag', {
  named: 'H/weli',
  trick: 'S6',
  hand: 'SA SK L7',
  may: 'all',
});
playableCards('Leading the Weli calls for trump if it is a trump in any suit', {
  options: { weli: 'lowest-trump' },
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA L7',
  may: 'H7',
});
playableCards('The Weli must be played if it is a trump in any suit', {
  options: { weli: 'lowest-trump' },
  named: 'H/8',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'S6',
});
playableCards('Leading the trump seven as the Guter of the Weli calls for trump', {
  options: { guterOnWeli: true },
  named: 'H/weli',
  trick: 'H7',
  hand: 'HA S7',
  may: 'HA',
});

test('Legal cards keep the order of the hand, and neither hand nor trick changes', () => {
  const hand = cards('S7 HK L8 H7');
  const trick = cards('HA');
  assert.deepEqual(
    legalCards(defineRules('suedtirol'), { schlag: '8', trumpf: 'H' }, { hand, trick, announcer: true }),
    cards('HK L8 H7'),
  );
  assert.deepEqual([hand, trick], [cards('S7 HK L8 H7'), cards('HA')]);
});

test('Changing the returned list does not change the hand', () => {
  const hand = cards('S7 HK');
  legalCards(defineRules('suedtirol'), { schlag: '8', trumpf: 'H' }, { hand, trick: [], announcer: true }).pop();
  assert.deepEqual(hand, cards('S7 HK'));
});
