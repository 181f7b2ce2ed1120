/** Blind play in which the last dealt cards announce (RULES.md section 3.5, `blind-bottom-card`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { cards, CUTTER, dealt, DEALER, DEALERS_PARTNER, FOREHAND, playHand, assertRejected, seats } from './table.js';

const LATINISCH = { variant: 'latinisch' } as const;

const table = (forehand = 'HK S6 EO LU E8', dealer = 'L9 S9 S7 EA HO', options: GameOptions = LATINISCH): Game =>
  dealt([cards(dealer), cards(forehand), cards('HU H10 L7 LA EK'), cards('H9 S10 LK EU L8')], options);

test("in Latinisch, the forehand's last card sets the Schlag and the dealer's last card sets the Trumpf", () => {
  const game = table();
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.toAct, [FOREHAND]);
  for (const seat of [DEALER, FOREHAND]) assert.deepEqual(game.view(seat).announcement, { schlag: '8', trumpf: 'H' });
});

test('in Latinisch, only the two announcers see the bottom cards', () => {
  const game = table();
  for (const seat of [DEALER, FOREHAND]) {
    assert.deepEqual(game.view(seat).history, [
      { type: 'deal', dealer: DEALER, hand: 1 },
      { type: 'shown', seat: FOREHAND, card: 'E8' },
      { type: 'shown', seat: DEALER, card: 'HO' },
      { type: 'announced', schlag: '8', trumpf: 'H' },
    ]);
  }
  for (const seat of [null, DEALERS_PARTNER, CUTTER]) {
    assert.deepEqual(game.view(seat).announcement, {});
    assert.deepEqual(game.view(seat).history, [{ type: 'deal', dealer: DEALER, hand: 1 }]);
  }
});

test('in Latinisch, all seats see the announcement when the hand ends', () => {
  const game = playHand(table());
  for (const seat of [null, ...seats(game)])
    assert.deepEqual(game.view(seat).announcement, { schlag: '8', trumpf: 'H' });
});

test('in Latinisch, the Weli as the last card becomes the Schlag or makes Schell the Trumpf', () => {
  assert.deepEqual(table('HK EO LU E8 S6').view(FOREHAND).announcement, { schlag: 'weli', trumpf: 'H' });
  assert.deepEqual(table('HK HA EO LU E8', 'L9 S9 S7 EA S6').view(FOREHAND).announcement, { schlag: '8', trumpf: 'S' });
});

test("if the forehand's last card is the Weli and the Weli is a Kritischer, the card above it sets the Schlag", () => {
  for (const variant of ['kritisch-latinisch', 'kritisch-latinisch-wanderkritt'] as const) {
    const game = table('HK EO LU E8 S6', undefined, { variant });
    assert.deepEqual(game.view(DEALER).announcement, { schlag: '8', trumpf: 'H' });
    assert.deepEqual(game.view(DEALER).history[1], { type: 'shown', seat: FOREHAND, card: 'E8' });
    const atDealer = table('HA EO LU HK E8', 'L9 S9 S7 EA S6', { variant });
    assert.deepEqual(
      atDealer.view(DEALER).announcement,
      { schlag: '8', trumpf: 'S' },
      'the Weli still names Schell as Trumpf',
    );
  }
});

test('with 36 cards, an ordinary six as the last card makes the six the Schlag, and the Weli becomes the Schlag', () => {
  const options = { variant: 'latinisch', rules: { pack: 36 } } as const;
  assert.deepEqual(table('HK EO LU E8 E6', undefined, options).view(DEALER).announcement, { schlag: '6', trumpf: 'H' });
  assert.deepEqual(table('HK EO LU E8 S6', undefined, options).view(DEALER).announcement, {
    schlag: 'weli',
    trumpf: 'H',
  });
});

test('in Latinisch, play begins immediately after the cut', () => {
  const game = createGame({ ...LATINISCH, seed: 'stube', setup: { dealer: DEALER } });
  game.act({ type: 'cut', seat: CUTTER });
  assert.equal(game.phase, 'play');
  const [schlagCard, trumpfCard] = [FOREHAND, DEALER].map((seat) => game.view(seat).hand.at(-1) ?? '');
  assert.deepEqual(game.view(DEALER).announcement, { schlag: schlagCard.slice(1), trumpf: trumpfCard[0] });
});

test('in Latinisch, no seat can ask for a Schöneres or a Schlagtausch', () => {
  const game = table();
  for (const type of ['ask-schoeneres', 'ask-schlagtausch'])
    for (const seat of seats(game)) assertRejected(game, 'wrong-phase', { type, seat });
});

test('in Latinisch, all players see their cards immediately after the deal', () => {
  const game = table();
  assert.deepEqual(
    seats(game).map((seat) => game.view(seat).hand.length),
    [5, 5, 5, 5],
  );
});

test('in Latinisch, a gestrichen side with a choice decides before the first lead', () => {
  const game = table(undefined, undefined, {
    ...LATINISCH,
    rules: { gestrichen: 'forced-three' },
    setup: { score: [7, 2] },
  });
  assert.equal(game.phase, 'decide');
  assert.deepEqual(game.toAct, [0, 2]);
});

test('in Latinisch, the cards of the first trick stay face up until the hand ends', () => {
  for (const variant of ['latinisch', 'kritisch-latinisch', 'kritisch-latinisch-wanderkritt'] as const) {
    assert.equal(playHand(table(undefined, undefined, { variant })).view(CUTTER).openTrick?.cards[0].seat, FOREHAND);
  }
});

test('in Latinisch with two players, both are announcers and know the announcement', () => {
  const game = dealt([cards('L9 S9 S7 EA HO'), cards('HK S6 EO LU E8')], { ...LATINISCH, players: 2 });
  assert.deepEqual(
    [null, 0, 1].map((seat) => game.view(seat).announcement),
    [{}, { schlag: '8', trumpf: 'H' }, { schlag: '8', trumpf: 'H' }],
  );
});
