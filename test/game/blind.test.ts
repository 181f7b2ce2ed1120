/** Blind play with chosen and shown cards (RULES.md sections 3.5, 3.6 and 10). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, GameOptions } from '../../src/game/game.js';
import type { Card } from '../../src/rules/card.js';
import { play, blindGame } from './situations.js';
import {
  cards,
  CUTTER,
  dealt,
  DEALER,
  DEALERS_PARTNER,
  FOREHAND,
  kinds,
  playHand,
  assertRejected,
  seats,
} from './table.js';

const HANDS = [cards('HO L9 S9 S7 EA'), cards('HK E8 EO LU S6'), cards('HU H10 L7 LA EK'), cards('H9 S10 LK EU L8')];
const AT_ONCE = { variant: 'suedtirol-blind' } as const;
const ONE_AFTER_THE_OTHER = { variant: 'ladinisch' } as const;

const show = (game: Game, seat: number, card: Card): Game => {
  game.act({ type: 'show', seat, card });
  return game;
};
const knows = (game: Game): object[] => [null, ...seats(game)].map((seat) => game.view(seat).announcement);
const shownTo = (game: Game, seat: number | null): Card[] =>
  game.view(seat).history.flatMap((entry) => (entry.type === 'shown' ? [entry.card] : []));
const showable = (game: Game, seat: number): string =>
  game
    .legalActions(seat)
    .flatMap((action) => (action.type === 'show' ? [action.card] : []))
    .join(' ');

// -- both at the same time -------------------------------------------------------------------------------------------

test('in blind play, the forehand and the dealer can show their cards in either order', () => {
  for (const order of [
    [FOREHAND, DEALER],
    [DEALER, FOREHAND],
  ]) {
    const game = dealt(HANDS, AT_ONCE);
    assert.equal(game.phase, 'announce');
    assert.deepEqual(game.toAct, [DEALER, FOREHAND]);
    for (const seat of order) show(game, seat, seat === FOREHAND ? 'E8' : 'HO');
    assert.equal(game.phase, 'play');
    assert.deepEqual(game.toAct, [FOREHAND]);
    assert.deepEqual(knows(game), [{}, { schlag: '8', trumpf: 'H' }, { schlag: '8', trumpf: 'H' }, {}, {}]);
  }
});

test('until both cards are shown, an announcer knows only their own half of the announcement', () => {
  const game = show(dealt(HANDS, AT_ONCE), FOREHAND, 'E8');
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [DEALER]);
  assert.deepEqual(knows(game), [{}, {}, { schlag: '8' }, {}, {}]);
  assert.deepEqual(shownTo(game, DEALER), []);
  assertRejected(game, 'not-your-turn', { type: 'show', seat: FOREHAND, card: 'EO' });

  const other = show(dealt(HANDS, AT_ONCE), DEALER, 'HO');
  assert.deepEqual(other.toAct, [FOREHAND]);
  assert.deepEqual(knows(other), [{}, { trumpf: 'H' }, {}, {}, {}]);
  assert.deepEqual(shownTo(other, FOREHAND), []);
});

test('only the announcers see a shown card, but all seats see that a card was shown', () => {
  const game = blindGame(HANDS, AT_ONCE, 'E8', 'HO');
  for (const seat of [DEALER, FOREHAND]) assert.deepEqual(shownTo(game, seat), ['E8', 'HO']);
  for (const seat of [null, DEALERS_PARTNER, CUTTER]) {
    const { history } = game.view(seat);
    assert.deepEqual(history.slice(1), [
      { type: 'show', seat: FOREHAND },
      { type: 'show', seat: DEALER },
    ]);
  }
  assert.deepEqual(game.view(FOREHAND).history.slice(1), [
    { type: 'show', seat: FOREHAND, card: 'E8' },
    { type: 'show', seat: DEALER },
    { type: 'shown', seat: FOREHAND, card: 'E8' },
    { type: 'shown', seat: DEALER, card: 'HO' },
    { type: 'announced', schlag: '8', trumpf: 'H' },
  ]);
});

test('a shown card stays in the hand', () => {
  assert.deepEqual(blindGame(HANDS, AT_ONCE, 'E8', 'HO').view(FOREHAND).hand, HANDS[FOREHAND]);
});

test('the blind players look at their cards after the secret announcement', () => {
  const game = show(dealt(HANDS, AT_ONCE), FOREHAND, 'E8');
  assert.deepEqual(
    seats(game).map((seat) => game.view(seat).hand.length),
    [5, 5, 0, 0],
  );
  show(game, DEALER, 'HO');
  assert.deepEqual(
    seats(game).map((seat) => game.view(seat).hand.length),
    [5, 5, 5, 5],
  );
});

test('in blind play, announcers can show only their own cards, and the other seats cannot act', () => {
  const game = dealt(HANDS, AT_ONCE);
  for (const seat of [DEALERS_PARTNER, CUTTER]) {
    assert.deepEqual(game.legalActions(seat), []);
    assertRejected(game, 'not-your-turn', { type: 'show', seat, card: HANDS[seat][0] });
  }
  assertRejected(game, 'not-in-hand', { type: 'show', seat: FOREHAND, card: 'HO' });
  assertRejected(game, 'wrong-phase', { type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  assertRejected(game, 'wrong-phase', { type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  assertRejected(game, 'wrong-phase', { type: 'play', seat: FOREHAND, card: 'HK' });
});

test('no seat can show a card if the announcement is open', () => {
  assertRejected(dealt(HANDS, { variant: 'suedtirol' }), 'not-offered', { type: 'show', seat: FOREHAND, card: 'E8' });
});

// -- sequential ------------------------------------------------------------------------------------------------------

test("with `sequential`, the dealer chooses a card after seeing the forehand's card", () => {
  const game = dealt(HANDS, ONE_AFTER_THE_OTHER);
  assert.deepEqual(game.toAct, [FOREHAND]);
  assert.deepEqual(game.legalActions(DEALER), []);
  assertRejected(game, 'not-your-turn', { type: 'show', seat: DEALER, card: 'HO' });
  show(game, FOREHAND, 'E8');
  assert.deepEqual(game.toAct, [DEALER]);
  assert.deepEqual(knows(game), [{}, { schlag: '8' }, { schlag: '8' }, {}, {}]);
  for (const seat of [DEALER, FOREHAND]) {
    assert.deepEqual(game.view(seat).history.slice(-2), [
      { type: 'shown', seat: FOREHAND, card: 'E8' },
      { type: 'announced', schlag: '8' },
    ]);
  }
  assertRejected(game, 'not-your-turn', { type: 'show', seat: FOREHAND, card: 'HK' });
  show(game, DEALER, 'HO');
  assert.equal(game.phase, 'play');
  assert.deepEqual(knows(game), [{}, { schlag: '8', trumpf: 'H' }, { schlag: '8', trumpf: 'H' }, {}, {}]);
  for (const seat of [null, DEALERS_PARTNER, CUTTER]) assert.deepEqual(shownTo(game, seat), []);
  for (const seat of [DEALER, FOREHAND])
    assert.deepEqual(shownTo(game, seat), ['E8', 'HO'], 'each card is listed once');
});

// -- the meaning of a shown card -------------------------------------------------------------------------------------

test("the forehand's shown card sets the Schlag, and the dealer's shown card sets the Trumpf", () => {
  const announcement = (
    schlagCard: string,
    trumpfCard: string,
    hands = HANDS,
    options: GameOptions = AT_ONCE,
  ): object => blindGame(hands, options, schlagCard, trumpfCard).view(DEALER).announcement;
  assert.deepEqual(announcement('HK', 'S9'), { schlag: 'K', trumpf: 'S' });
  assert.deepEqual(announcement('S6', 'L9'), { schlag: 'weli', trumpf: 'L' });
  const weliAtDealer = [cards('S6 L9 S9 S7 EA'), cards('HK E8 EO LU SA'), ...HANDS.slice(2)];
  assert.deepEqual(announcement('HK', 'S6', weliAtDealer), { schlag: 'K', trumpf: 'S' });
  const toblach = { variant: 'toblach-blind' } as const;
  const sixes = [cards('HO L9 S9 S7 EA'), cards('HK E6 EO LU S6'), ...HANDS.slice(2)];
  assert.deepEqual(announcement('E6', 'HO', sixes, toblach), { schlag: '6', trumpf: 'H' });
  assert.deepEqual(announcement('S6', 'HO', sixes, toblach), { schlag: 'weli', trumpf: 'H' });
});

test('a Weli that is a Kritischer cannot be shown as the Schlag but can set Schell as the Trumpf', () => {
  const kritisch = {
    variant: 'kritisch',
    rules: { announcement: 'blind-chosen', follow: 'announcers', schlagtausch: 'none' },
  } as const;
  const game = dealt(HANDS, kritisch);
  assert.equal(showable(game, FOREHAND), 'HK E8 EO LU');
  assertRejected(game, 'not-possible', { type: 'show', seat: FOREHAND, card: 'S6' });
  const atDealer = dealt([cards('S6 L9 S9 S7 EA'), cards('HK E8 EO LU SA'), ...HANDS.slice(2)], kritisch);
  assert.equal(showable(atDealer, DEALER), 'S6 L9 S9 S7 EA');
  show(show(atDealer, DEALER, 'S6'), FOREHAND, 'LU');
  assert.deepEqual(atDealer.view(FOREHAND).announcement, { schlag: 'U', trumpf: 'S' });
});

// -- Schöneres -------------------------------------------------------------------------------------------------------

const ask = (game: Game, seat: number): Game => {
  game.act({ type: 'ask-schoeneres', seat });
  return game;
};
const answer = (game: Game, seat: number, accept: boolean): Game => {
  game.act({ type: 'answer', seat, accept });
  return game;
};

test('without `sequential`, each announcer can ask for a Schöneres until they show a card', () => {
  const game = dealt(HANDS, AT_ONCE);
  for (const seat of [DEALER, FOREHAND]) assert.ok(kinds(game, seat).includes('ask-schoeneres'));
  show(game, FOREHAND, 'E8');
  assertRejected(game, 'not-your-turn', { type: 'ask-schoeneres', seat: FOREHAND });
  ask(game, DEALER);
  assert.equal(game.phase, 'answer');
  assert.deepEqual(game.toAct, [FOREHAND]);
  assertRejected(game, 'wrong-phase', { type: 'show', seat: DEALER, card: 'HO' });
});

test('without `sequential`, the forehand can ask for a Schöneres after the dealer shows a card', () => {
  const game = ask(show(dealt(HANDS, AT_ONCE), DEALER, 'HO'), FOREHAND);
  assert.deepEqual(game.toAct, [DEALER]);
});

test('a shown card remains valid after a refused Schöneres but is void after an accepted one', () => {
  const refusedGame = answer(ask(show(dealt(HANDS, AT_ONCE), FOREHAND, 'E8'), DEALER), FOREHAND, false);
  assert.deepEqual(refusedGame.toAct, [DEALER]);
  assert.deepEqual(refusedGame.view(FOREHAND).announcement, { schlag: '8' });
  assertRejected(refusedGame, 'already-asked', { type: 'ask-schoeneres', seat: DEALER });
  assert.equal(show(refusedGame, DEALER, 'HO').phase, 'play');

  const game = answer(ask(show(dealt(HANDS, AT_ONCE), FOREHAND, 'E8'), DEALER), FOREHAND, true);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [DEALER, FOREHAND]);
  assert.deepEqual(knows(game), [{}, {}, {}, {}, {}]);
  assert.notDeepEqual(game.view(FOREHAND).hand, HANDS[FOREHAND]);
  for (const seat of [DEALER, FOREHAND]) assertRejected(game, 'already-asked', { type: 'ask-schoeneres', seat });
  for (const seat of [DEALER, FOREHAND]) show(game, seat, game.view(seat).hand[0]);
  assert.equal(game.phase, 'play');
});

test('with `sequential`, the dealer can ask for a Schöneres after seeing the Schlag', () => {
  const game = dealt(HANDS, { variant: 'ladinisch', rules: { schoeneres: 'announcers' } });
  assertRejected(game, 'not-your-turn', { type: 'ask-schoeneres', seat: DEALER });
  assert.ok(kinds(game, FOREHAND).includes('ask-schoeneres'));
  show(game, FOREHAND, 'E8');
  answer(ask(game, DEALER), FOREHAND, true);
  assert.deepEqual(game.toAct, [FOREHAND], 'the forehand begins again');
  assert.deepEqual(knows(game), [{}, {}, {}, {}, {}]);
});

test("in blind play with `schoeneres: 'forehand'`, the dealer cannot ask for a Schöneres", () => {
  const game = dealt(HANDS, { ...AT_ONCE, rules: { schoeneres: 'forehand' } });
  assert.ok(kinds(game, FOREHAND).includes('ask-schoeneres'));
  assertRejected(game, 'not-offered', { type: 'ask-schoeneres', seat: DEALER });
});

test('no seat can ask for a Schlagtausch in blind play', () => {
  for (const seat of [DEALER, FOREHAND])
    assertRejected(dealt(HANDS, AT_ONCE), 'not-offered', { type: 'ask-schlagtausch', seat });
});

// -- the table -------------------------------------------------------------------------------------------------------

test('in blind play, all seats see the announcement when the hand ends', () => {
  const game = playHand(blindGame(HANDS, AT_ONCE, 'E8', 'HO'));
  assert.equal(game.phase, 'hand-over');
  for (const seat of [null, ...seats(game)]) {
    assert.deepEqual(game.view(seat).announcement, { schlag: '8', trumpf: 'H' });
    assert.deepEqual(shownTo(game, seat), ['E8', 'HO']);
    assert.deepEqual(game.view(seat).history.slice(-2)[0], { type: 'announced', schlag: '8', trumpf: 'H' });
  }
  game.act({ type: 'next', seat: 0 });
  assert.deepEqual(knows(game), [{}, {}, {}, {}, {}]);
});

test('in blind variants, the first trick stays face up throughout the hand unless `openFirstTrick` is false', () => {
  for (const variant of ['suedtirol-blind', 'toblach-blind', 'ladinisch', 'blind'] as const) {
    const game = blindGame(HANDS, { variant }, 'E8', 'HO');
    assert.equal(game.view(null).openTrick, null, 'not taken yet');
    play(game, 'HK HU S10 HO');
    const open = {
      winner: FOREHAND,
      cards: [
        { seat: 1, card: 'HK' },
        { seat: 2, card: 'HU' },
        { seat: 3, card: 'S10' },
        { seat: 0, card: 'HO' },
      ],
    };
    for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).openTrick, open);
    play(game, 'EO EK EU EA');
    for (const seat of [null, ...seats(game)]) {
      assert.deepEqual(game.view(seat).openTrick, open, variant);
      assert.notDeepEqual(game.view(seat).lastTrick, open);
    }
  }
  const closed = play(blindGame(HANDS, { ...AT_ONCE, rules: { openFirstTrick: false } }, 'E8', 'HO'), 'HK HU S10 HO');
  assert.equal(closed.view(null).openTrick, null);
});

test("with `openFirstTrick: 'until-second'`, the first trick stays face up until the second trick is complete", () => {
  const game = blindGame(HANDS, { variant: 'blind', rules: { openFirstTrick: 'until-second' } }, 'E8', 'HO');
  play(game, 'HK HU S10 HO');
  const open = game.view(null).openTrick;
  assert.deepEqual(
    open?.cards.map(({ card }) => card),
    ['HK', 'HU', 'S10', 'HO'],
  );
  play(game, 'EO EK EU');
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).openTrick, open);
  play(game, 'EA');
  for (const seat of [null, ...seats(game)]) assert.equal(game.view(seat).openTrick, null);
});

test('with `openFirstTrick` in open play, the first trick stays face up until the next hand begins', () => {
  const game = dealt(HANDS, { variant: 'suedtirol', rules: { openFirstTrick: true } });
  assert.equal(playHand(game).view(null).openTrick?.cards.length, 4);
  game.act({ type: 'next', seat: 0 });
  assert.equal(game.view(null).openTrick, null);
  assert.equal(playHand(dealt(HANDS, { variant: 'suedtirol' })).view(null).openTrick, null);
});

test('in blind play with two players, both players are announcers and know the announcement', () => {
  const game = blindGame(HANDS.slice(0, 2), { ...AT_ONCE, players: 2 }, 'E8', 'HO');
  assert.deepEqual(knows(game), [{}, { schlag: '8', trumpf: 'H' }, { schlag: '8', trumpf: 'H' }]);
});
