/** Which card may be played where trump is called for (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalCards } from '../../src/rules/follow.js';
import { defineRules } from '../../src/rules/variants.js';
import { playableCards } from './following.js';
import { cards } from './words.js';

// -- free ------------------------------------------------------------------------------------------------------------

playableCards('He who leads plays what he likes', { named: 'H/8', trick: '', hand: 'H9 H8 L8 S7 HA', may: 'all' });
playableCards('A plain suit never has to be followed', { named: 'H/8', trick: 'LA', hand: 'LK L7 S7 HA', may: 'all' });
playableCards('A led Linker calls for nothing', { named: 'H/8', trick: 'L8', hand: 'HA H7 S7', may: 'all' });
playableCards('A led Linker does not call for the suit printed on it either', {
  named: 'H/8',
  trick: 'S8',
  hand: 'SA HA E7',
  may: 'all',
});
playableCards('Only the lead calls: a trump played second binds nobody', {
  named: 'H/8',
  trick: 'LA HA',
  hand: 'H7 S7 L7',
  may: 'all',
});
playableCards('He who holds no trump and no Schlag plays what he likes', {
  named: 'H/8',
  trick: 'HA',
  hand: 'SA L7 E10',
  may: 'all',
});

// -- bound -----------------------------------------------------------------------------------------------------------

playableCards('A led trump must be followed', { named: 'H/8', trick: 'HA', hand: 'H7 HK S7 LA', may: 'H7 HK' });
playableCards('It need not be beaten: a lower trump will do', {
  named: 'H/8',
  trick: 'H7',
  hand: 'HA H10 S7',
  may: 'HA H10',
});
playableCards('A Linker may be played instead of the trump', {
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
playableCards('Those after a Schlag played on the trump are bound all the same', {
  named: 'H/8',
  trick: 'HK L8',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('The Rechter led calls for trump', { named: 'H/8', trick: 'H8', hand: 'H7 S7', may: 'H7' });
playableCards('The Guter led calls for trump', { named: 'H/8', trick: 'H9', hand: 'H7 S7', may: 'H7' });
playableCards('The Guter held has to be given if it is the only trump', {
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'H9',
});

// -- exempt: Rechter and Linke ---------------------------------------------------------------------------------------

playableCards('The Rechter never has to be given up', { named: 'H/8', trick: 'HA', hand: 'H8 E7 S9', may: 'all' });
playableCards('A Linker never has to be given up', { named: 'H/8', trick: 'HA', hand: 'L8 E7 S9', may: 'all' });
playableCards('Rechter and Linker together never have to be given up', {
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 L8 S9',
  may: 'all',
});
playableCards('Where only Linke are exempt the Rechter has to be given', {
  options: { exempt: ['linke'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 E7 S9',
  may: 'H8',
});
playableCards('Where only Linke are exempt a Linker may stand for the Rechter', {
  options: { exempt: ['linke'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 L8 S9',
  may: 'H8 L8',
});
playableCards('Where only the Rechter is exempt a Linker has to be given', {
  options: { exempt: ['rechter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 E7 S9',
  may: 'L8',
});
playableCards('Where only the Rechter is exempt it may stand for the Linker', {
  options: { exempt: ['rechter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 H8 S9',
  may: 'L8 H8',
});
playableCards('Where the Guter is exempt it never has to be given up', {
  options: { exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'all',
});
playableCards('Where the Guter is exempt the Rechter is not', {
  options: { exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 H8 L7',
  may: 'H9 H8',
});
playableCards('Where nothing is exempt every trump and every Schlag counts as held', {
  options: { exempt: [] },
  named: 'H/8',
  trick: 'HA',
  hand: 'E8 S7 L7',
  may: 'E8',
});
playableCards('Without a Guter the card above the Schlag is a trump like the others', {
  options: { guter: false, exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'H9',
});

// -- house rules -----------------------------------------------------------------------------------------------------

playableCards('Where the Guter does not call ("Bei Guten zugeben: nein"), a led Guter leaves all free', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'H9',
  hand: 'H7 S7',
  may: 'all',
});
playableCards('Where the Guter does not call, other trumps still do', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'H8',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('Where the Guter does not call, it has to be given all the same', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7',
  may: 'H9',
});
playableCards('Where Linke may not replace, a trump has to be played', {
  options: { linkeMayReplace: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 H7 S7',
  may: 'H7',
});
playableCards('Where Linke may not replace, a Linker does not count as held either', {
  options: { linkeMayReplace: false, exempt: [] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 S7 E7',
  may: 'all',
});
playableCards('Where Linke may not replace, the Rechter still satisfies', {
  options: { linkeMayReplace: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 H7 L8',
  may: 'H8 H7',
});
playableCards('At a table without the duty every card may be played, always', {
  options: { follow: 'none' },
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 S7 L8',
  may: 'all',
});

// -- the Weli --------------------------------------------------------------------------------------------------------

playableCards('The Weli led is a plain card unless Schell is Trumpf', {
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA L7',
  may: 'all',
});
playableCards('The Weli led calls for trump if Schell is Trumpf', {
  named: 'S/8',
  trick: 'S6',
  hand: 'S7 HA L7',
  may: 'S7',
});
playableCards('The Weli held has to be given if Schell is Trumpf', {
  named: 'S/8',
  trick: 'SA',
  hand: 'S6 HA L7',
  may: 'S6',
});
playableCards('The Weli held is no trump if another suit is Trumpf', {
  named: 'H/8',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'all',
});
playableCards('The Weli led calls for trump if it is the Schlag, whatever is Trumpf', {
  named: 'H/weli',
  trick: 'S6',
  hand: 'H7 SA S7',
  may: 'H7',
});
playableCards('The Weli as Schlag is the Rechter and never has to be given up', {
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'all',
});
playableCards('The Weli as Schlag may be played on a led trump', {
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 H7 L7',
  may: 'S6 H7',
});
playableCards('The Weli as Schlag has to be given where the Rechter is not exempt', {
  options: { exempt: ['linke'] },
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'S6',
});
playableCards('Other Schell do not satisfy the duty when the Weli as Schlag is led', {
  named: 'H/weli',
  trick: 'S6',
  hand: 'SA SK L7',
  may: 'all',
});
playableCards('Where the Weli is a trump in any suit it calls for trump', {
  options: { weli: 'lowest-trump' },
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA L7',
  may: 'H7',
});
playableCards('Where the Weli is a trump in any suit it has to be given', {
  options: { weli: 'lowest-trump' },
  named: 'H/8',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'S6',
});
playableCards('The trump seven of a Weli with a Guter calls like every Guter', {
  options: { guterOnWeli: true },
  named: 'H/weli',
  trick: 'H7',
  hand: 'HA S7',
  may: 'HA',
});

test('The cards come in the order of the hand, and neither hand nor trick is changed', () => {
  const hand = cards('S7 HK L8 H7');
  const trick = cards('HA');
  assert.deepEqual(
    legalCards(defineRules('suedtirol'), { schlag: '8', trumpf: 'H' }, { hand, trick, announcer: true }),
    cards('HK L8 H7'),
  );
  assert.deepEqual([hand, trick], [cards('S7 HK L8 H7'), cards('HA')]);
});

test('What is given back may be changed without changing the hand', () => {
  const hand = cards('S7 HK');
  legalCards(defineRules('suedtirol'), { schlag: '8', trumpf: 'H' }, { hand, trick: [], announcer: true }).pop();
  assert.deepEqual(hand, cards('S7 HK'));
});
