import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameOptions } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { playStateOf } from '../../../src/players/cards/play-state.js';
import { codesOf, cardLookupFor } from '../../../src/players/cards/card-lookup.js';
import { breakTie } from '../../../src/players/choice/tie-break.js';
import { chancesOf } from '../../../tools/arena/chances.js';
import type { Card, Schlag, Suit } from '../../../src/rules/card.js';
import { announced, dueView, play, type Hands } from '../played.js';

/** Returns the card that `breakTie` chooses among these cards of about equal value, best first. */
const taken = (view: View, cards: string, schlag: Schlag = '8', trumpf: Suit = 'H'): Card => {
  const near = cards.split(' ') as Card[];
  const lookup = cardLookupFor(view.rules)({ schlag, trumpf });
  const options = near.map((card) => ({ card, code: codesOf(view.rules.pack)[card] }));
  const state = {
    playState: playStateOf(view),
    seat: view.seat as number,
    lookups: [lookup],
    worth: (code: number) => lookup.worth[code],
  };
  return breakTie(options, state).card;
};

// Hearts are the Trumpf and eights are the Schlag. H9 is the Guter, and H8 is the Rechter.
const HANDS: Hands = ['EA H10 S7 LK L7', 'EO H7 SK L10 E9', 'EK HA SA S9 LA', 'E10 HU SO LO LU'];

test('if the trick is lost, breakTie() chooses the lowest of several cards with about equal value', () => {
  const view = dueView(play(announced(HANDS), 'EO EK E10'));
  assert.equal(taken(view, 'LK S7 L7'), 'S7');
  assert.equal(taken(view, 'S7 LK'), 'S7');
});

test('breakTie() chooses the lowest card if the partner certainly wins the trick', () => {
  const view = dueView(play(announced(HANDS), 'EO EK E10'));
  assert.equal(taken(view, 'EA LK L7'), 'L7');
});

test('breakTie() chooses the best card if it takes an undecided trick or a trick that the other side is winning', () => {
  assert.equal(taken(dueView(play(announced(HANDS), 'EO')), 'EK S9'), 'EK');
  assert.equal(taken(dueView(play(announced(HANDS), 'EO S9')), 'HU SO'), 'HU');
});

test('for a lead, breakTie() chooses the best card', () => {
  assert.equal(taken(dueView(announced(HANDS)), 'SK EO'), 'SK');
});

// Eights are the Schlag, and acorns are the Trumpf. The other side has two tricks and leads the Weli.
const DECISIVE: GameOptions = { variant: 'normal', setup: { dealer: 2 } };
const LATE: Hands = ['SU H10 SA HO H7', 'E10 HU SO E9 LU', 'S6 H9 E8 HK S8', 'L9 EU E7 EK EO'];

test('a player takes the deciding trick if they can', () => {
  const game = announced(LATE, DECISIVE, 'E', '8', [3, 2]);
  const view = dueView(play(game, 'EU SU E9 S8 E8 E7 H7 E10 S6'));
  assert.equal(view.seat, 3);
  for (const luck of Array.from({ length: 12 }, (_, index) => index)) {
    const [{ card }] = chancesOf(view, { seed: `luck ${luck}` }).cards;
    assert.ok(card !== 'L9', `${card} with luck ${luck}`);
  }
});

test('a player rarely wastes an ace on a lost trick', () => {
  const hands: Hands = ['SA EA LK E8 LO', 'E7 EU S9 S7 SU', 'HA H7 L10 L9 SO', 'L8 HU E10 S10 SK'];
  const view = dueView(play(announced(hands, { variant: 'bayrisch', setup: { dealer: 2 } }, 'H', '10', [3, 2]), 'E10'));
  const thrown = Array.from({ length: 30 }, (_, luck) => chancesOf(view, { seed: `luck ${luck}` }).cards[0].card);
  const asses = thrown.filter((card) => card === 'SA' || card === 'EA');
  assert.ok(asses.length <= 3, thrown.join(' '));
});

test('a player does not play a trump under the Rechter', () => {
  const hands: Hands = ['S6 EA E7 H7 LO', 'HO HU LA E10 SU', 'S9 E8 E9 SA L9', 'S8 S10 HA H9 L10'];
  const game = announced(hands, { variant: 'zusammenschauen', setup: { dealer: 1 } }, 'H', '9', [2, 1]);
  const view = dueView(play(game, 'S9 H9'));
  for (const luck of ['r-1', 'x', ...Array.from({ length: 20 }, (_, index) => `luck ${index}`)]) {
    const [{ card }] = chancesOf(view, { seed: luck }).cards;
    assert.ok(card !== 'H7', `${card} with ${luck}`);
  }
});
