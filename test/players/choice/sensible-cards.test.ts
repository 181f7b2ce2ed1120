import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { think } from '../../../src/players/think.js';
import type { Card } from '../../../src/rules/card.js';
import type { Seat } from '../../../src/rules/seats.js';
import { runToEnd } from '../../../tools/arena/player.js';
import { runs } from '../../runs.js';
import { announced, dueView, play } from '../played.js';

const SEEDS = runs(12, 100);

/** Returns the cards that strong plays with this view, with different seeds. */
const cardsWith = (view: View): ReadonlySet<Card | undefined> =>
  new Set(
    Array.from({ length: SEEDS }, (_, seed) => {
      const action = runToEnd(think(view, 'strong', String(seed)));
      return action?.type === 'play' ? action.card : undefined;
    }),
  );

/** Returns the cards that strong plays in this game, with different seeds. */
const cardsIn = (game: Game): ReadonlySet<Card | undefined> => cardsWith(dueView(game));

interface BlindDeal {
  readonly dealer: Seat;
  readonly score: readonly number[];
  readonly hands: readonly string[];
  /** The cards that the forehand and the dealer show. */
  readonly shown: readonly [Card, Card];
}

/** Creates a game of `suedtirol-blind` after the announcement. */
const blindGame = ({ dealer, score, hands, shown: [ofForehand, ofDealer] }: BlindDeal): Game => {
  const game = createGame({
    variant: 'suedtirol-blind',
    players: 4,
    seed: 'sensible',
    setup: { dealer, score, hands: hands.map((hand) => hand.split(' ') as Card[]) },
  });
  game.act({ type: 'show', seat: dealer, card: ofDealer });
  game.act({ type: 'show', seat: (dealer + 1) % 4, card: ofForehand });
  return game;
};

test('in a trick that decides the hand, a blind player plays a card that wins it under a rare announcement', () => {
  // Under Schlag Ten and Trumpf Leaves, the trick and the hand are lost. Only EO and HK win the trick under Schlag Unter and
  // Trumpf Hearts, which the earlier tricks also allow.
  const game = blindGame({
    dealer: 0,
    score: [10, 8],
    hands: ['S9 E8 HU LK LU', 'S10 L7 S8 E10 S6', 'HA LA EA H9 H10', 'E7 HK E9 EO L8'],
    shown: ['E10', 'LK'],
  });
  play(game, 'L7 H10 E9 LK');
  game.act({ type: 'bid', seat: 2, to: 3 });
  game.act({ type: 'bid', seat: 1, to: 4 });
  game.act({ type: 'hold', seat: 0 });
  game.act({ type: 'bid', seat: 2, to: 5 });
  game.act({ type: 'hold', seat: 1 });
  play(game, 'EA L8 LU S6 E8 S8 LA');
  assert.ok(!cardsIn(game).has('E7'));
});

test('of two cards that are equal in later tricks, a player plays the one that takes the trick from the opponents', () => {
  // H10 beats H9, and H8 does not. After this trick, no card is between them.
  const game = blindGame({
    dealer: 2,
    score: [8, 2],
    hands: ['SA EU S6 EA E8', 'S9 LK HO L8 H7', 'H9 SK LO SO SU', 'EK HK H8 E7 H10'],
    shown: ['EK', 'SK'],
  });
  play(game, 'E7 S6 S9 SU H9');
  assert.ok(!cardsIn(game).has('H8'));
});

test('a player whose side needs two tricks discards one of two equal cards, not the last card of a suit', () => {
  // L8, L9 and H7 beat no unseen card. They win only if they are led after HO has won a trick, and one such lead is enough.
  const game = announced(
    ['E9 HU EO SA H9', 'SU LO L10 LU E8', 'L8 HO L9 L7 H7', 'HK LA HA S8 S7'],
    { variant: 'suedtirol' },
    'E',
    'U',
  );
  play(game, 'L10 L7 S7 E9 SA E8');
  assert.deepEqual(cardsIn(game), new Set(['L8']));
});

test('of leads that win in all imagined deals, a player does not choose the unbeatable card', () => {
  // H10 is the Guter. Led now, it loses the hand in 15 of 17,550 deals, S10 and L8 in none.
  const hands = ['EK HU LO LK H9', 'S10 H10 E9 L8 S9'].map((hand) => hand.split(' ') as Card[]);
  const game = createGame({ variant: 'suedtirol', players: 2, seed: 'sensible', setup: { dealer: 1, hands } });
  const [forehand, dealer]: readonly Seat[] = [0, 1];
  game.act({ type: 'announce-schlag', seat: forehand, schlag: 'K' });
  game.act({ type: 'ask-schlagtausch', seat: dealer });
  game.act({ type: 'answer', seat: forehand, accept: true });
  game.act({ type: 'announce-schlag', seat: dealer, schlag: '9' });
  game.act({ type: 'announce-trumpf', seat: forehand, trumpf: 'H' });
  play(game, 'LK E9');
  game.act({ type: 'bid', seat: dealer, to: 3 });
  game.act({ type: 'hold', seat: forehand });
  assert.ok(!cardsIn(game).has('H10'));
});

test('of leads that win in all imagined deals, a player does not choose the one that loses to a rare hand', () => {
  // E7 loses in 12 of 17,550 deals, against three Unter and any acorn or trump. SA and HU win in all of them.
  const hands = ['HU SA SO LA E7', 'LU L7 L9 EU EA'].map((hand) => hand.split(' ') as Card[]);
  const game = createGame({ variant: 'suedtirol', players: 2, seed: 'sensible', setup: { dealer: 0, hands } });
  const [dealer, forehand]: readonly Seat[] = [0, 1];
  game.act({ type: 'announce-schlag', seat: forehand, schlag: 'U' });
  game.act({ type: 'announce-trumpf', seat: dealer, trumpf: 'S' });
  play(game, 'L9 LA');
  game.act({ type: 'bid', seat: dealer, to: 3 });
  game.act({ type: 'hold', seat: forehand });
  assert.ok(!cardsIn(game).has('E7'));
});

test('a blind player whose hand is lost in all imagined deals plays the card that wins under most other announcements', () => {
  // The hand is lost if hearts are the Trumpf, as all imagined deals say. If it is leaves, L9 wins the trick in any case. If it
  // is acorns, only E9 wins it.
  const game = createGame({
    variant: 'ladinisch',
    players: 4,
    seed: 'sensible',
    setup: {
      dealer: 2,
      score: [2, 10],
      hands: ['H7 HA S9 S8 EK', 'LO S6 SO E9 SA', 'EA E10 H8 H9 HO', 'E8 H10 L7 L9 SK'].map(
        (hand) => hand.split(' ') as Card[],
      ),
    },
  });
  game.act({ type: 'show', seat: 3, card: 'E8' });
  game.act({ type: 'show', seat: 2, card: 'HO' });
  play(game, 'H10 S8 SA HO S9');
  game.act({ type: 'bid', seat: 0, to: 3 });
  game.act({ type: 'hold', seat: 3 });
  play(game, 'SO H8 L7 H9 L9 EK');
  const cards = cardsIn(game);
  assert.ok(!cards.has('S6'), [...cards].join(' '));
});

test('a player who knows the announcement leads the card that wins in every deal', () => {
  // Only EO beats HO, and then EA or E7 wins. EA loses in 0.4% of the deals: to LO, if an ace of another suit follows. With
  // this seed, no imagined deal is one of them.
  const seed = 'reading-1201-suedtirol-blind-45';
  const game = createGame({ variant: 'suedtirol-blind', players: 4, seed, setup: { dealer: 0, score: [8, 2] } });
  game.act({ type: 'cut', seat: 3 });
  game.act({ type: 'show', seat: 0, card: 'EA' });
  game.act({ type: 'show', seat: 1, card: 'EO' });
  play(game, 'HK E10 SA');
  game.act({ type: 'bid', seat: 0, to: 3 });
  game.act({ type: 'hold', seat: 1 });
  play(game, 'S8 SK SO EK H8');
  assert.deepEqual(cardsIn(game), new Set(['HO']));
});

test('of leads that do equally well in the imagined deals, a player chooses the one that also wins against a rare hand', () => {
  // EU and S10 lose against SU, LU and SA or SK. EU also loses against SU, SK and SA. With this seed, the sample does not show it.
  const seed = 'reading-1201b-suedtirol:2-38';
  const game = createGame({ variant: 'suedtirol', players: 2, seed, setup: { dealer: 1, score: [7, 1] } });
  const [forehand, dealer]: readonly Seat[] = [0, 1];
  game.act({ type: 'cut', seat: forehand });
  game.act({ type: 'announce-schlag', seat: forehand, schlag: 'U' });
  game.act({ type: 'announce-trumpf', seat: dealer, trumpf: 'S' });
  play(game, 'HU');
  game.act({ type: 'bid', seat: dealer, to: 3 });
  game.act({ type: 'hold', seat: forehand });
  play(game, 'L7');
  game.act({ type: 'bid', seat: forehand, to: 4 });
  game.act({ type: 'bid', seat: dealer, to: 5 });
  game.act({ type: 'hold', seat: forehand });
  play(game, 'HO HA');
  assert.deepEqual(cardsIn(game), new Set(['S10']));
});

test('a blind player who must take the trick plays the card that takes it under one announcement, not one under none', () => {
  // The Schlag is king, Unter or Weli. LK takes the trick if it is king. If it is not, LK and LA are equal.
  const seed = 'reading-1201b-ladinisch-64';
  const game = createGame({ variant: 'ladinisch', players: 4, seed, setup: { dealer: 1, score: [4, 7] } });
  game.act({ type: 'cut', seat: 0 });
  game.act({ type: 'show', seat: 2, card: 'EU' });
  game.act({ type: 'show', seat: 1, card: 'SA' });
  play(game, 'HA H7 E8 S10');
  game.act({ type: 'bid', seat: 1, to: 3 });
  game.act({ type: 'hold', seat: 2 });
  play(game, 'H8 E9 EO SU EA E10 H10 SO E7');
  assert.deepEqual(cardsIn(game), new Set(['LK']));
});

/** Returns a game in which the last player of the second trick can take it with the Guter, H9, or with the Rechter, H8. */
const guterAndRechter = (variant: 'suedtirol' | 'toblach'): Game => {
  const hands = ['HK E9 H7 EA EU', 'H8 H9 L7 LU EO', 'S9 LK HO E8 E10', 'L9 LO HA L10 S7'];
  const options = { variant, setup: { dealer: 1 } };
  return play(announced(hands, options, 'H', '8', [2, 1]), 'LK S7 E9 L7 S9 L9 HK');
};

test('of Guter and Rechter, a player keeps the Rechter if it is exempt from the duty to follow', () => {
  const cards = cardsIn(guterAndRechter('suedtirol'));
  assert.ok(cards.has('H9') && !cards.has('H8'), [...cards].join(' '));
});

test('of Guter and Rechter, a player keeps the Guter if neither is exempt from the duty to follow', () => {
  assert.ok(!cardsIn(guterAndRechter('toblach')).has('H9'));
});

test('a player whose side needs all three tricks keeps the highest cards of two suits', () => {
  // If the partner takes this trick, either of the equal cards EA and EK takes the next one if acorns are led. The last card
  // is then led, and SK wins whenever EK does. Only SK takes a trick in which bells are led.
  const game = announced(
    ['LA EA EK HK SK', 'E9 S7 HA LU L7', 'H8 H7 L10 E7 S8', 'LO EO LK HO SU'],
    { variant: 'suedtirol', setup: { dealer: 1 } },
    'L',
    '7',
    [2, 1],
  );
  play(game, 'H8 SU LA S7 HA S8 LO HK HO');
  const view = dueView(game);
  // While SA can be in another hand, SK is worth less as a lead than EK.
  assert.deepEqual(cardsWith({ ...view, peeked: 'SA' }), new Set(['EK']));
  assert.deepEqual(cardsWith(view), new Set(['SK']));
});

test('in a trick that decides the hand, a player keeps a Linker that wins only behind the opponent’s last trump', () => {
  // S7 takes the trick, but then seat 3 leads and H9, which was shown, plays last. If the partner takes the trick, S7 beats H9.
  const game = blindGame({
    dealer: 2,
    score: [1, 11],
    hands: ['EA LK HA HU L10', 'SO S8 S10 LA EO', 'H8 S9 EU H9 EK', 'SK S7 H7 L9 L8'],
    shown: ['H7', 'H9'],
  });
  play(game, 'H7 LK SO');
  game.act({ type: 'bid', seat: 2, to: 3 });
  game.act({ type: 'hold', seat: 3 });
  play(game, 'H8 EK L8 L10 LA EU');
  assert.ok(!cardsIn(game).has('S7'));
});

test('in a trick that decides the hand, a player keeps an unbeatable card if another card can take the trick', () => {
  // The tricks show that tens are the Schlag and bells the Trumpf, so that SU wins the last trick, too. In this trick, only one
  // opponent plays after LA.
  const seed = 'reading-1201c-suedtirol-blind-4-79';
  const game = createGame({ variant: 'suedtirol-blind', players: 4, seed, setup: { dealer: 2, score: [3, 3] } });
  game.act({ type: 'cut', seat: 1 });
  game.act({ type: 'show', seat: 2, card: 'SO' });
  game.act({ type: 'show', seat: 3, card: 'E10' });
  play(game, 'LK S7 H8 L9 HA EK HO');
  game.act({ type: 'bid', seat: 3, to: 3 });
  game.act({ type: 'hold', seat: 2 });
  play(game, 'SK LU H10 HK EA L7');
  assert.deepEqual(cardsIn(game), new Set(['LA']));
});

test('in a trick that decides the hand, a blind player plays the card that wins it under one announcement', () => {
  // Bells are the Trumpf. If eights are the Schlag, S8 is the Rechter and takes the trick. Under no other Schlag does it matter.
  const seed = 'reading-1201c-ladinisch-4-54';
  const game = createGame({ variant: 'ladinisch', players: 4, seed, setup: { dealer: 3, score: [5, 2] } });
  game.act({ type: 'cut', seat: 2 });
  game.act({ type: 'show', seat: 0, card: 'E9' });
  game.act({ type: 'show', seat: 3, card: 'SU' });
  play(game, 'H10 SA HA');
  game.act({ type: 'bid', seat: 3, to: 3 });
  game.act({ type: 'hold', seat: 0 });
  play(game, 'L7 EA');
  game.act({ type: 'bid', seat: 0, to: 4 });
  game.act({ type: 'hold', seat: 3 });
  play(game, 'L9 S10 LA H8 SO SK');
  assert.deepEqual(cardsIn(game), new Set(['S8']));
});

test('in a trick that decides the hand, the last player takes over the partner’s trick to lead one of two equal cards', () => {
  // With SU on the table, SK and S10 are equal. If seat 0 leads, the partner plays after the next opponent.
  const seed = 'reading-1201c-bayrisch-4-77';
  const game = createGame({ variant: 'bayrisch', players: 4, seed, setup: { dealer: 0, score: [0, 8] } });
  game.act({ type: 'cut', seat: 3 });
  game.act({ type: 'announce-schlag', seat: 1, schlag: '9' });
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'S' });
  play(game, 'LU E8 H9 L8 E10');
  game.act({ type: 'bid', seat: 2, to: 3 });
  game.act({ type: 'hold', seat: 3 });
  play(game, 'SO E9 H8 LA SU H7');
  assert.ok(!cardsIn(game).has('S10'));
});
