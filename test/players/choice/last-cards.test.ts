import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { think } from '../../../src/players/think.js';
import type { Card, Suit } from '../../../src/rules/card.js';
import type { Schlag } from '../../../src/rules/card.js';
import type { Seat } from '../../../src/rules/seats.js';
import { runToEnd } from '../../../tools/arena/player.js';
import { runs } from '../../runs.js';

const SEEDS = runs(12, 100);

interface Deal {
  /** Default: `normal`. */
  readonly variant?: 'normal' | 'suedtirol';
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly schlag: Schlag;
  readonly trumpf: Suit;
  /** The cards played so far, separated by spaces. */
  readonly played: string;
}

/** Returns the view of the seat whose card is due, in a game with four players. */
const viewIn = ({ variant = 'normal', dealer, hands, schlag, trumpf, played }: Deal): View => {
  const game = createGame({ variant, players: 4, seed: 'last', setup: { dealer, hands } });
  game.act({ type: 'announce-schlag', seat: (dealer + 1) % 4, schlag });
  game.act({ type: 'announce-trumpf', seat: dealer, trumpf });
  for (const card of played.split(' ')) game.act({ type: 'play', seat: game.toAct[0], card: card as Card });
  return game.view(game.toAct[0]);
};

const cardsOf = (view: View): ReadonlySet<Card | undefined> =>
  new Set(
    Array.from({ length: SEEDS }, (_, seed) => {
      const action = runToEnd(
        think({ ...view, legal: view.legal.filter(({ type }) => type === 'play') }, 'strong', String(seed)),
      );
      return action?.type === 'play' ? action.card : undefined;
    }),
  );

test('with a card that cannot take the trick, strong keeps a low card that can still win, not a high one that cannot', () => {
  // Of Leaves, only L10 and cards that beat it are left. S8 beats the Weli.
  const view = viewIn({
    dealer: 0,
    hands: [
      ['H9', 'H10', 'EU', 'S10', 'LA'],
      ['L8', 'E7', 'S9', 'EA', 'HU'],
      ['S8', 'L10', 'HA', 'L9', 'SK'],
      ['LU', 'LK', 'E8', 'SU', 'SA'],
    ],
    schlag: '7',
    trumpf: 'H',
    played: 'L8 L9 LK LA H9 HU HA E8 SK SA H10 E7 EA',
  });
  assert.deepEqual(cardsOf(view), new Set(['L10']));
});

test('with two cards left, strong keeps the Rechter if the Trumpf Ace takes the trick unless a Linker beats it', () => {
  // The side of seat 2 needs both tricks. If seat 1 has the last Linker, only the Ace first wins.
  const view = viewIn({
    dealer: 2,
    hands: [
      ['SO', 'HO', 'E7', 'SA', 'S7'],
      ['E8', 'LK', 'EU', 'EA', 'HA'],
      ['L9', 'L10', 'SU', 'S6', 'LA'],
      ['H10', 'S10', 'SK', 'H8', 'E10'],
    ],
    schlag: '10',
    trumpf: 'L',
    played: 'E10 E7 E8 S6 H8 S7 HA L9 SU SK SA LK EA',
  });
  assert.deepEqual(cardsOf(view), new Set(['LA']));
});

test('a side that needs one more trick keeps cards that beat different cards, not two of one suit', () => {
  // If seat 0 trumps this trick, LK wins all tricks that L10 would win, and H10 also beats H8 and H9.
  const view = viewIn({
    variant: 'suedtirol',
    dealer: 0,
    hands: [
      ['E9', 'E7', 'LA', 'LU', 'S10'],
      ['HK', 'EK', 'E10', 'S6', 'H8'],
      ['EA', 'S8', 'H7', 'HU', 'SU'],
      ['L10', 'E8', 'EU', 'LK', 'H10'],
    ],
    schlag: 'weli',
    trumpf: 'E',
    played: 'S6 EA E8 E7 EK H7 EU E9 HK S8',
  });
  assert.deepEqual(cardsOf(view), new Set(['L10']));
});
