/** A Maschine: all three Kritische dealt to one player (RULES.md section 3.4). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import type { Seat } from '../../src/rules/seats.js';
import { defineRules } from '../../src/rules/variants.js';
import { findBySeed, firstPack, takeOrLeave } from './at-the-cut.js';
import { handsWith } from './situations.js';
import { CUTTER, dealt, DEALER, DEALERS_PARTNER, FOREHAND, seats } from './table.js';

const BAVARIAN = { variant: 'bayrisch' } as const;
const MAX_BELLI_SPITZ = 'HK S7 E7 L9 L8';

/** Bavaria. One seat has been dealt all three Kritische. */
const heldBy = (seat: Seat, options: GameOptions = {}): Game =>
  dealt(handsWith({ [seat]: MAX_BELLI_SPITZ }, { ...BAVARIAN, ...options }), { ...BAVARIAN, ...options });

test("a Maschine scores two points for the player's side and ends the hand immediately after the deal", () => {
  for (const [seat, score] of [
    [DEALER, [2, 0]],
    [FOREHAND, [0, 2]],
    [DEALERS_PARTNER, [2, 0]],
    [CUTTER, [0, 2]],
  ] as const) {
    const game = heldBy(seat);
    assert.equal(game.phase, 'hand-over');
    const side = seat % 2;
    for (const viewer of [null, ...seats(game)]) {
      const view = game.view(viewer);
      assert.deepEqual(view.score, score);
      assert.deepEqual(view.result, { side, points: 2, reason: 'maschine', score });
      assert.deepEqual(view.announcement, {}, 'there was no announcement');
      assert.deepEqual(view.history, [
        { type: 'deal', dealer: DEALER, hand: 1 },
        { type: 'maschine', seat },
        { type: 'hand', side, points: 2, reason: 'maschine', score },
      ]);
    }
  }
});

test('with `maschine: 3`, a Maschine scores three points', () => {
  assert.deepEqual(heldBy(FOREHAND, { rules: { maschine: 3 } }).view(null).score, [0, 3]);
});

test('after a Maschine, the next hand begins with the cut', () => {
  const game = heldBy(FOREHAND);
  game.act({ type: 'next', seat: 2 });
  assert.equal(game.phase, 'cut');
  assert.equal(game.view(null).dealer, 1);
});

test('three Kritische divided between two partners are not a Maschine', () => {
  const game = dealt(handsWith({ [FOREHAND]: 'HK S7 L10 L9 L8', [CUTTER]: 'E7 H7 H8 H9 H10' }, BAVARIAN), BAVARIAN);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.view(null).score, [0, 0]);
});

test('two Kritische in a hand and the third in the stock are not a Maschine', () => {
  const hands = handsWith(
    {
      [FOREHAND]: 'HK S7 L10 L9 L8',
      [CUTTER]: 'S8 H7 H8 H9 H10',
      [DEALER]: 'EA EK EO EU E10',
      [DEALERS_PARTNER]: 'LA LK LO LU SA',
    },
    BAVARIAN,
  );
  assert.ok(!hands.flat().includes('E7'));
  assert.equal(dealt(hands, BAVARIAN).phase, 'announce');
});

test('with `maschine: 0`, a hand with all three Kritische is played normally', () => {
  const game = heldBy(FOREHAND, { rules: { maschine: 0 } });
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [FOREHAND]);
});

test('a Maschine of the Austrian Kritische includes the Weli', () => {
  const kritisch = { variant: 'kritisch', rules: { maschine: 2 } } as const;
  const withThree = (held: string): Game => dealt(handsWith({ [DEALER]: held }, kritisch), kritisch);
  assert.equal(withThree('HK S6 E7 L9 L8').phase, 'hand-over');
  assert.equal(withThree('HK S7 E7 L9 L8').phase, 'announce');
});

test('a Maschine scores even if a side is gestrichen, and can win the game', () => {
  for (const gestrichen of ['no-bid', 'four', 'forced-three', 'luft'] as const) {
    const won = heldBy(DEALER, { rules: { gestrichen }, setup: { score: [13, 0] } });
    assert.equal(won.phase, 'game-over', 'no side decides');
    assert.deepEqual(won.view(null).gameResult, { side: 0, score: [15, 0], bummerl: 2, kind: 'schneider' });
    const other = heldBy(FOREHAND, { rules: { gestrichen }, setup: { score: [13, 0] } });
    assert.equal(other.phase, 'hand-over');
    assert.deepEqual(other.view(null).score, [13, 2]);
  }
});

test('a Schöneres can produce a Maschine', () => {
  const options = { ...BAVARIAN, rules: { schoeneres: 'forehand', schoeneresFrom: 'stock' } } as const;
  const hands = handsWith(
    {
      [FOREHAND]: 'L7 L8 L9 L10 LU',
      [DEALER]: 'LO LK LA H7 H8',
      [DEALERS_PARTNER]: 'SA SK SO SU S10',
      [CUTTER]: 'EA EK EO EU E10',
    },
    options,
  );
  for (const [stock, seat] of [
    ['S9 S8 E9 HK S7 E7 E8 H9 HA HO HU H10', DEALER],
    ['HK S7 E7 S9 S8 E9 E8 H9 HA HO HU H10', FOREHAND],
  ] as const) {
    const game = dealt(hands, { ...options, setup: { stock: stock.split(' ') as 'HK'[] } });
    game.act({ type: 'ask-schoeneres', seat: FOREHAND });
    game.act({ type: 'answer', seat: DEALER, accept: true });
    assert.equal(game.phase, 'hand-over');
    assert.deepEqual(
      game
        .view(null)
        .history.slice(-3)
        .map(({ type }) => type),
      ['redealt', 'maschine', 'hand'],
    );
    assert.equal(game.view(null).result?.side, seat);
  }
});

test('cards taken at the cut count towards a Maschine', () => {
  const rules = defineRules('bayrisch-11', { maschine: 2, cutBluff: false });
  // The cutter takes the lowest lifted card and is dealt two cards in the first round and two in the second.
  const [seed, at] = findBySeed((tried) => {
    const pack = firstPack(rules, tried);
    const places = [...pack.keys()].filter((place) => {
      const order = [...pack.slice(place + 1), ...pack.slice(0, place)];
      const held = [pack[place], ...order.slice(6, 8), ...order.slice(15, 17)];
      return place < pack.length - 1 && rules.critical.every((card) => held.includes(card));
    });
    const lowest = places.find((place) => rules.critical.includes(pack[place]));
    return lowest === undefined ? null : ([tried, lowest + 1] as const);
  });
  const game = createGame({ rules, seed, setup: { dealer: DEALER } });
  game.act({ type: 'cut', seat: CUTTER, at });
  takeOrLeave(game);
  if (game.phase === 'cut') takeOrLeave(game, false);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(game.view(null).history.slice(-2), [
    { type: 'maschine', seat: CUTTER },
    { type: 'hand', side: 1, points: 2, reason: 'maschine', score: [0, 2] },
  ]);
});

test('in a three-player game, a Maschine scores for the forehand or for both allies', () => {
  const alone = heldBy(FOREHAND, { players: 3 });
  assert.deepEqual(alone.view(null).result, { side: 1, sides: [1], points: 2, reason: 'maschine', score: [0, 2, 0] });
  for (const seat of [DEALER, 2]) {
    assert.deepEqual(heldBy(seat, { players: 3 }).view(null).result, {
      side: 0,
      sides: [0, 2],
      points: 2,
      reason: 'maschine',
      score: [2, 0, 2],
    });
  }
});

test('in blind play, a Maschine ends the hand before a card is shown', () => {
  const latinisch = { variant: 'kritisch-latinisch', rules: { maschine: 2 } } as const;
  const game = dealt(handsWith({ [DEALERS_PARTNER]: 'HK S6 E7 L9 L8' }, latinisch), latinisch);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(
    game.view(FOREHAND).history.map(({ type }) => type),
    ['deal', 'maschine', 'hand'],
  );
});
