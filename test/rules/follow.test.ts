import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card, Schlag, Suit } from '../../src/rules/card.js';
import { legalCards } from '../../src/rules/follow.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { defineRules } from '../../src/rules/variants.js';

const cards = (words: string): Card[] => words.split(' ').filter(Boolean) as Card[];

interface Situation {
  readonly options?: Partial<RuleOptions>;
  /** `H/8`: Herz is Trumpf, the eight is Schlag. */
  readonly named: string;
  /** On the table, in the order played. */
  readonly trick: string;
  readonly hand: string;
  /** What may be played; `all`: the whole hand. */
  readonly may: string;
}

const check = (what: string, { options = {}, named, trick, hand, may }: Situation): void => {
  test(what, () => {
    const [trumpf, schlag] = named.split('/') as [Suit, Schlag];
    for (const announcer of [true, false]) {
      const allowed = legalCards(defineRules('suedtirol', options), { schlag, trumpf }, { hand: cards(hand), trick: cards(trick), announcer });
      assert.deepEqual(allowed, cards(may === 'all' ? hand : may));
    }
  });
};

// -- free ------------------------------------------------------------------------------------------------------------

check('He who leads plays what he likes', { named: 'H/8', trick: '', hand: 'H9 H8 L8 S7 HA', may: 'all' });
check('A plain suit never has to be followed', { named: 'H/8', trick: 'LA', hand: 'LK L7 S7 HA', may: 'all' });
check('A led Linker calls for nothing', { named: 'H/8', trick: 'L8', hand: 'HA H7 S7', may: 'all' });
check('A led Linker does not call for the suit printed on it either', { named: 'H/8', trick: 'S8', hand: 'SA HA E7', may: 'all' });
check('Only the lead calls: a trump played second binds nobody', { named: 'H/8', trick: 'LA HA', hand: 'H7 S7 L7', may: 'all' });
check('He who holds no trump and no Schlag plays what he likes', { named: 'H/8', trick: 'HA', hand: 'SA L7 E10', may: 'all' });

// -- bound -----------------------------------------------------------------------------------------------------------

check('A led trump must be followed', { named: 'H/8', trick: 'HA', hand: 'H7 HK S7 LA', may: 'H7 HK' });
check('It need not be beaten: a lower trump will do', { named: 'H/8', trick: 'H7', hand: 'HA H10 S7', may: 'HA H10' });
check('A Linker may be played instead of the trump', { named: 'H/8', trick: 'HK', hand: 'H7 L8 E10', may: 'H7 L8' });
check('The Rechter may be played instead of another trump', { named: 'H/8', trick: 'HK', hand: 'H8 H7 E10', may: 'H8 H7' });
check('Those after a Schlag played on the trump are bound all the same', { named: 'H/8', trick: 'HK L8', hand: 'H7 S7', may: 'H7' });
check('The Rechter led calls for trump', { named: 'H/8', trick: 'H8', hand: 'H7 S7', may: 'H7' });
check('The Guter led calls for trump', { named: 'H/8', trick: 'H9', hand: 'H7 S7', may: 'H7' });
check('The Guter held has to be given if it is the only trump', { named: 'H/8', trick: 'HA', hand: 'H9 S7 L7', may: 'H9' });

// -- exempt: Rechter and Linke ---------------------------------------------------------------------------------------

check('The Rechter never has to be given up', { named: 'H/8', trick: 'HA', hand: 'H8 E7 S9', may: 'all' });
check('A Linker never has to be given up', { named: 'H/8', trick: 'HA', hand: 'L8 E7 S9', may: 'all' });
check('Rechter and Linker together never have to be given up', { named: 'H/8', trick: 'HA', hand: 'H8 L8 S9', may: 'all' });
check('Where only Linke are exempt the Rechter has to be given', { options: { exempt: ['linke'] }, named: 'H/8', trick: 'HA', hand: 'H8 E7 S9', may: 'H8' });
check('Where only Linke are exempt a Linker may stand for the Rechter', { options: { exempt: ['linke'] }, named: 'H/8', trick: 'HA', hand: 'H8 L8 S9', may: 'H8 L8' });
check('Where only the Rechter is exempt a Linker has to be given', { options: { exempt: ['rechter'] }, named: 'H/8', trick: 'HA', hand: 'L8 E7 S9', may: 'L8' });
check('Where only the Rechter is exempt it may stand for the Linker', { options: { exempt: ['rechter'] }, named: 'H/8', trick: 'HA', hand: 'L8 H8 S9', may: 'L8 H8' });
check('Where the Guter is exempt it never has to be given up', { options: { exempt: ['guter'] }, named: 'H/8', trick: 'HA', hand: 'H9 S7 L7', may: 'all' });
check('Where the Guter is exempt the Rechter is not', { options: { exempt: ['guter'] }, named: 'H/8', trick: 'HA', hand: 'H9 H8 L7', may: 'H9 H8' });
check('Where nothing is exempt every trump and every Schlag counts as held', { options: { exempt: [] }, named: 'H/8', trick: 'HA', hand: 'E8 S7 L7', may: 'E8' });
check('Without a Guter the card above the Schlag is a trump like the others', { options: { guter: false, exempt: ['guter'] }, named: 'H/8', trick: 'HA', hand: 'H9 S7 L7', may: 'H9' });

// -- house rules -----------------------------------------------------------------------------------------------------

check('Where the Guter does not call ("Bei Guten zugeben: nein"), a led Guter leaves all free', { options: { guterCalls: false }, named: 'H/8', trick: 'H9', hand: 'H7 S7', may: 'all' });
check('Where the Guter does not call, other trumps still do', { options: { guterCalls: false }, named: 'H/8', trick: 'H8', hand: 'H7 S7', may: 'H7' });
check('Where the Guter does not call, it has to be given all the same', { options: { guterCalls: false }, named: 'H/8', trick: 'HA', hand: 'H9 S7', may: 'H9' });
check('Where Linke may not replace, a trump has to be played', { options: { linkeMayReplace: false }, named: 'H/8', trick: 'HA', hand: 'L8 H7 S7', may: 'H7' });
check('Where Linke may not replace, a Linker does not count as held either', { options: { linkeMayReplace: false, exempt: [] }, named: 'H/8', trick: 'HA', hand: 'L8 S7 E7', may: 'all' });
check('Where Linke may not replace, the Rechter still satisfies', { options: { linkeMayReplace: false }, named: 'H/8', trick: 'HA', hand: 'H8 H7 L8', may: 'H8 H7' });
check('At a table without the duty every card may be played, always', { options: { follow: 'none' }, named: 'H/8', trick: 'HA', hand: 'H7 S7 L8', may: 'all' });

// -- the Weli --------------------------------------------------------------------------------------------------------

check('The Weli led is a plain card unless Schell is Trumpf', { named: 'H/8', trick: 'S6', hand: 'H7 SA L7', may: 'all' });
check('The Weli led calls for trump if Schell is Trumpf', { named: 'S/8', trick: 'S6', hand: 'S7 HA L7', may: 'S7' });
check('The Weli held has to be given if Schell is Trumpf', { named: 'S/8', trick: 'SA', hand: 'S6 HA L7', may: 'S6' });
check('The Weli held is no trump if another suit is Trumpf', { named: 'H/8', trick: 'HA', hand: 'S6 SA L7', may: 'all' });
check('The Weli led calls for trump if it is the Schlag, whatever is Trumpf', { named: 'H/weli', trick: 'S6', hand: 'H7 SA S7', may: 'H7' });
check('The Weli as Schlag is the Rechter and never has to be given up', { named: 'H/weli', trick: 'HA', hand: 'S6 SA L7', may: 'all' });
check('The Weli as Schlag may be played on a led trump', { named: 'H/weli', trick: 'HA', hand: 'S6 H7 L7', may: 'S6 H7' });
check('The Weli as Schlag has to be given where the Rechter is not exempt', { options: { exempt: ['linke'] }, named: 'H/weli', trick: 'HA', hand: 'S6 SA L7', may: 'S6' });
check('Other Schell do not satisfy the duty when the Weli as Schlag is led', { named: 'H/weli', trick: 'S6', hand: 'SA SK L7', may: 'all' });
check('Where the Weli is a trump in any suit it calls for trump', { options: { weli: 'lowest-trump' }, named: 'H/8', trick: 'S6', hand: 'H7 SA L7', may: 'H7' });
check('Where the Weli is a trump in any suit it has to be given', { options: { weli: 'lowest-trump' }, named: 'H/8', trick: 'HA', hand: 'S6 SA L7', may: 'S6' });
check('The trump seven of a Weli with a Guter calls like every Guter', { options: { guterOnWeli: true }, named: 'H/weli', trick: 'H7', hand: 'HA S7', may: 'HA' });

test('The cards come in the order of the hand, and neither hand nor trick is changed', () => {
  const hand = cards('S7 HK L8 H7');
  const trick = cards('HA');
  assert.deepEqual(legalCards(defineRules('suedtirol'), { schlag: '8', trumpf: 'H' }, { hand, trick, announcer: true }), cards('HK L8 H7'));
  assert.deepEqual([hand, trick], [cards('S7 HK L8 H7'), cards('HA')]);
});

test('What is given back may be changed without changing the hand', () => {
  const hand = cards('S7 HK');
  legalCards(defineRules('suedtirol'), { schlag: '8', trumpf: 'H' }, { hand, trick: [], announcer: true }).pop();
  assert.deepEqual(hand, cards('S7 HK'));
});
