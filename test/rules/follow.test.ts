/** Cards that can be played after a lead that calls for trump (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalCards } from '../../src/rules/follow.js';
import { defineRules } from '../../src/rules/variants.js';
import { playableCards } from './following.js';
import { cards } from './words.js';

// -- any card --------------------------------------------------------------------------------------------------------

playableCards('the leader can play any card', { named: 'H/8', trick: '', hand: 'H9 H8 L8 S7 HA', may: 'all' });
playableCards('a plain suit need not be followed', { named: 'H/8', trick: 'LA', hand: 'LK L7 S7 HA', may: 'all' });
playableCards('leading a Linker does not call for trump', { named: 'H/8', trick: 'L8', hand: 'HA H7 S7', may: 'all' });
playableCards('leading a Linker does not call for the suit printed on it', {
  named: 'H/8',
  trick: 'S8',
  hand: 'SA HA E7',
  may: 'all',
});
playableCards('a trump played on a plain lead does not bind the next player', {
  named: 'H/8',
  trick: 'LA HA',
  hand: 'H7 S7 L7',
  may: 'all',
});
playableCards('a player without a trump or Schlag can play any card on a trump lead', {
  named: 'H/8',
  trick: 'HA',
  hand: 'SA L7 E10',
  may: 'all',
});

// -- the duty to follow ----------------------------------------------------------------------------------------------

playableCards('a player must follow a trump lead', { named: 'H/8', trick: 'HA', hand: 'H7 HK S7 LA', may: 'H7 HK' });
playableCards('a player need not beat the lead: a lower trump is enough', {
  named: 'H/8',
  trick: 'H7',
  hand: 'HA H10 S7',
  may: 'HA H10',
});
playableCards('a Linker can be played instead of a trump', {
  named: 'H/8',
  trick: 'HK',
  hand: 'H7 L8 E10',
  may: 'H7 L8',
});
playableCards('the Rechter can be played instead of another trump', {
  named: 'H/8',
  trick: 'HK',
  hand: 'H8 H7 E10',
  may: 'H8 H7',
});
playableCards('the later players must still follow a trump lead after a Schlag is played', {
  named: 'H/8',
  trick: 'HK L8',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('leading the Rechter calls for trump', { named: 'H/8', trick: 'H8', hand: 'H7 S7', may: 'H7' });
playableCards('leading the Guter calls for trump', { named: 'H/8', trick: 'H9', hand: 'H7 S7', may: 'H7' });
playableCards('the Guter must be played on a trump lead if it is the only trump', {
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'H9',
});

// -- linkerFrees: a Schlag that beats the led trump ----------------------------------------------------------------------

const freeing = { linkerFrees: true };
playableCards('with `linkerFrees`, a Linker that beats the led trump frees the next players', {
  options: freeing,
  named: 'H/8',
  trick: 'HK L8',
  hand: 'H7 S7',
  may: 'all',
});
playableCards('with `linkerFrees`, the Rechter that beats the led trump frees the next players', {
  options: freeing,
  named: 'H/8',
  trick: 'HK E7 H8',
  hand: 'H7 S7',
  may: 'all',
});
playableCards('with `linkerFrees`, a trump that beats the led trump frees no player', {
  options: freeing,
  named: 'H/8',
  trick: 'HK HA',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('with `linkerFrees`, a Linker that does not beat the led Rechter frees no player', {
  options: freeing,
  named: 'H/8',
  trick: 'H8 L8',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('with `linkerFrees`, a Linker that does not beat the led Guter frees no player', {
  options: freeing,
  named: 'H/8',
  trick: 'H9 L8',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('with `linkerFrees`, the players stay free after a Guter beats the Linker', {
  options: freeing,
  named: 'H/8',
  trick: 'HK L8 H9',
  hand: 'H7 S7',
  may: 'all',
});

// -- weliCalls: a led Weli -----------------------------------------------------------------------------------------------

playableCards('leading the Weli does not call for trump while it is a plain card', {
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA',
  may: 'all',
});
playableCards('with `weliCalls`, leading the Weli calls for trump', {
  options: { weliCalls: true },
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA',
  may: 'H7',
});
playableCards('with `weliCalls`, a plain Weli does not count as a trump', {
  options: { weliCalls: true },
  named: 'H/8',
  trick: 'HA',
  hand: 'S6 E7',
  may: 'all',
});

// -- exempt: Rechter and Linke ---------------------------------------------------------------------------------------

playableCards('the Rechter need not be played on a trump lead', {
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 E7 S9',
  may: 'all',
});
playableCards('a Linker need not be played on a trump lead', {
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 E7 S9',
  may: 'all',
});
playableCards('a player with the Rechter and a Linker need not play either on a trump lead', {
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 L8 S9',
  may: 'all',
});
playableCards('if only Linke are exempt, the Rechter must be played on a trump lead', {
  options: { exempt: ['linke'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 E7 S9',
  may: 'H8',
});
playableCards('if only Linke are exempt, a Linker can be played instead of the Rechter', {
  options: { exempt: ['linke'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 L8 S9',
  may: 'H8 L8',
});
playableCards('if only the Rechter is exempt, a Linker must be played on a trump lead', {
  options: { exempt: ['rechter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 E7 S9',
  may: 'L8',
});
playableCards('if only the Rechter is exempt, the Rechter can be played instead of a Linker', {
  options: { exempt: ['rechter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 H8 S9',
  may: 'L8 H8',
});
playableCards('the Guter need not be played on a trump lead if it is exempt', {
  options: { exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'all',
});
playableCards('the Superguter need not be played on a trump lead if the Guter is exempt', {
  options: { superguter: true, exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H10 S7 L7',
  may: 'all',
});
playableCards('the Superguter must be played on a trump lead if the Guter is not exempt', {
  options: { superguter: true },
  named: 'H/8',
  trick: 'HA',
  hand: 'H10 S7 L7',
  may: 'H10',
});
playableCards('leading the Superguter calls for trump', {
  options: { superguter: true },
  named: 'H/8',
  trick: 'H10',
  hand: 'H7 S7 L7',
  may: 'H7',
});
playableCards('leading the Superguter does not call for trump with `guterCalls: false`', {
  options: { superguter: true, guterCalls: false },
  named: 'H/8',
  trick: 'H10',
  hand: 'H7 S7 L7',
  may: 'all',
});
playableCards('if only the Guter is exempt, the Rechter must be played on a trump lead unless the Guter is played', {
  options: { exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 H8 L7',
  may: 'H9 H8',
});
playableCards('with an empty `exempt` list, a Linker must be played on a trump lead', {
  options: { exempt: [] },
  named: 'H/8',
  trick: 'HA',
  hand: 'E8 S7 L7',
  may: 'E8',
});
playableCards('without a Guter, the card above the Schlag must be played like any other trump', {
  options: { guter: false, exempt: ['guter'] },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7 L7',
  may: 'H9',
});

// -- house rules -----------------------------------------------------------------------------------------------------

playableCards('with `guterCalls: false`, leading the Guter does not bind the other players', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'H9',
  hand: 'H7 S7',
  may: 'all',
});
playableCards('with `guterCalls: false`, leading a trump other than the Guter still calls for trump', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'H8',
  hand: 'H7 S7',
  may: 'H7',
});
playableCards('with `guterCalls: false`, the Guter must still be played on a trump lead', {
  options: { guterCalls: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'H9 S7',
  may: 'H9',
});
playableCards('with `linkeMayReplace: false`, a trump must be played on a trump lead instead of a Linker', {
  options: { linkeMayReplace: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 H7 S7',
  may: 'H7',
});
playableCards('with `linkeMayReplace: false`, a player with Linke but no trump can play any card', {
  options: { linkeMayReplace: false, exempt: [] },
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 S7 E7',
  may: 'all',
});
playableCards('with `linkeMayReplace: false`, the Rechter can still replace a trump', {
  options: { linkeMayReplace: false },
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 H7 L8',
  may: 'H8 H7',
});
playableCards("with `follow: 'none'`, any card can be played on a trump lead", {
  options: { follow: 'none' },
  named: 'H/8',
  trick: 'HA',
  hand: 'H7 S7 L8',
  may: 'all',
});

// -- the Weli --------------------------------------------------------------------------------------------------------

playableCards('leading the Weli does not call for trump unless Schell is Trumpf', {
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA L7',
  may: 'all',
});
playableCards('leading the Weli calls for trump if Schell is Trumpf', {
  named: 'S/8',
  trick: 'S6',
  hand: 'S7 HA L7',
  may: 'S7',
});
playableCards('the Weli must be played on a trump lead if Schell is Trumpf', {
  named: 'S/8',
  trick: 'SA',
  hand: 'S6 HA L7',
  may: 'S6',
});
playableCards('the Weli need not be played on a trump lead if another suit is Trumpf', {
  named: 'H/8',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'all',
});
playableCards('if the Weli is the Schlag, leading the Weli calls for trump', {
  named: 'H/weli',
  trick: 'S6',
  hand: 'H7 SA S7',
  may: 'H7',
});
playableCards('the Weli as Schlag is the Rechter and need not be played on a trump lead', {
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'all',
});
playableCards('the Weli as Schlag can be played on a trump lead', {
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 H7 L7',
  may: 'S6 H7',
});
playableCards('the Weli as Schlag must be played on a trump lead if the Rechter is not exempt', {
  options: { exempt: ['linke'] },
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'S6',
});
playableCards('leading the Weli as Schlag does not call for other Schell cards', {
  named: 'H/weli',
  trick: 'S6',
  hand: 'SA SK L7',
  may: 'all',
});
playableCards("with `weli: 'lowest-trump'`, leading the Weli calls for trump", {
  options: { weli: 'lowest-trump' },
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA L7',
  may: 'H7',
});
playableCards("with `weli: 'lowest-trump'`, the Weli must be played on a trump lead", {
  options: { weli: 'lowest-trump' },
  named: 'H/8',
  trick: 'HA',
  hand: 'S6 SA L7',
  may: 'S6',
});
playableCards('if the Weli is the Schlag, leading the trump seven as the Guter calls for trump', {
  options: { guterOnWeli: true },
  named: 'H/weli',
  trick: 'H7',
  hand: 'HA S7',
  may: 'HA',
});

test('legalCards() keeps the order of the hand and changes neither the hand nor the trick', () => {
  const hand = cards('S7 HK L8 H7');
  const trick = cards('HA');
  assert.deepEqual(
    legalCards(defineRules('suedtirol'), { schlag: '8', trumpf: 'H' }, { hand, trick, announcer: true }),
    cards('HK L8 H7'),
  );
  assert.deepEqual([hand, trick], [cards('S7 HK L8 H7'), cards('HA')]);
});

test('changing the list that legalCards() returns does not change the hand', () => {
  const hand = cards('S7 HK');
  legalCards(defineRules('suedtirol'), { schlag: '8', trumpf: 'H' }, { hand, trick: [], announcer: true }).pop();
  assert.deepEqual(hand, cards('S7 HK'));
});
