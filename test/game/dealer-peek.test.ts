/** The dealer's look at the top and the bottom card of the stock (RULES.md section 3.2). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '../../src/players/worlds/knowledge.js';
import type { Game } from '../../src/game/game.js';
import { rulesOfRecord } from '../../src/game/read-record.js';
import type { GameRecord } from '../../src/game/record.js';
import { replay } from '../../src/game/replay.js';
import { deckOf, type Card } from '../../src/rules/card.js';
import type { RuleOptions } from '../../src/rules/options.js';
import {
  announce,
  CUTTER,
  dealt,
  DEALER,
  DEALERS_PARTNER,
  FIVE_TRICKS,
  FOREHAND,
  next,
  playHand,
  seats,
} from './table.js';

const STOCK: readonly Card[] = deckOf(33).filter((card) => !FIVE_TRICKS.flat().includes(card));
const [TOP] = STOCK;
const BOTTOM = STOCK.at(-1) as Card;
const OTHERS = [null, FOREHAND, DEALERS_PARTNER, CUTTER];

const table = (rules: Partial<RuleOptions> = {}): Game =>
  dealt(FIVE_TRICKS, { rules: { dealerPeek: 'top-and-bottom', cut: 'plain', ...rules }, setup: { stock: STOCK } });

const redeal = (game: Game): void => {
  game.act({ type: 'ask-schoeneres', seat: FOREHAND });
  game.act({ type: 'answer', seat: DEALER, accept: true });
};

/** Whether a view, with its history, contains a card. */
const contains = (game: Game, seat: number | null, card: Card): boolean => {
  const text = JSON.stringify(game.view(seat), (name, value: unknown) => (name === 'rules' ? null : value));
  return text.includes(`"${card}"`);
};

test('by default, the dealer sees no card of the stock', () => {
  const game = table({ dealerPeek: 'none' });
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).stockSeen, []);
});

test("with `dealerPeek: 'top-and-bottom'`, only the dealer sees the top and the bottom card of the stock", () => {
  const game = announce(table());
  const check = (): void => {
    assert.deepEqual(game.view(DEALER).stockSeen, [TOP, BOTTOM]);
    for (const seat of OTHERS) {
      assert.deepEqual(game.view(seat).stockSeen, []);
      for (const card of [TOP, BOTTOM]) assert.ok(!contains(game, seat, card), `${seat} does not see ${card}`);
    }
  };
  check();
  playHand(game);
  check();
  next(game);
  for (const seat of seats(game)) assert.deepEqual(game.view(seat).stockSeen, [], 'the next pack is not dealt yet');
});

test('the next dealer sees the stock of the next hand', () => {
  const game = table();
  next(playHand(announce(game)));
  game.act({ type: 'cut', seat: game.toAct[0] });
  assert.equal(game.view(FOREHAND).stockSeen?.length, 2);
  for (const seat of [null, DEALER, DEALERS_PARTNER, CUTTER]) assert.deepEqual(game.view(seat).stockSeen, []);
});

test('the cards that the dealer has seen are out of play for the dealer only', () => {
  const game = announce(table());
  const unseenBy = (seat: number | null): readonly Card[] => knowledgeOf(game.view(seat)).unseen;
  for (const card of [TOP, BOTTOM]) {
    assert.ok(!unseenBy(DEALER).includes(card));
    for (const seat of OTHERS) assert.ok(unseenBy(seat).includes(card));
  }
});

test('a reshuffle for a Schöneres clears the cards that the dealer has seen', () => {
  const game = table();
  redeal(game);
  assert.deepEqual(game.view(DEALER).stockSeen, []);
  const { unseen, knownHands } = knowledgeOf(game.view(DEALER));
  assert.deepEqual(knownHands.flat(), []);
  for (const card of [TOP, BOTTOM]) assert.equal(unseen.includes(card), !game.view(DEALER).hand.includes(card));
});

test('after a Schöneres from the stock, only the dealer knows that the forehand holds the top card', () => {
  const game = table({ schoeneresFrom: 'stock' });
  redeal(game);
  assert.equal(game.view(FOREHAND).hand[0], TOP);
  assert.deepEqual(game.view(DEALER).stockSeen, [TOP, BOTTOM]);
  const knowledge = knowledgeOf(game.view(DEALER));
  assert.deepEqual(knowledge.knownHands[FOREHAND], [TOP]);
  for (const card of [TOP, BOTTOM]) assert.ok(!knowledge.unseen.includes(card));
  for (const seat of [null, DEALERS_PARTNER, CUTTER]) {
    assert.ok(!contains(game, seat, TOP));
    assert.deepEqual(knowledgeOf(game.view(seat)).knownHands[FOREHAND], []);
  }
  announce(game);
  game.act({ type: 'play', seat: FOREHAND, card: TOP });
  assert.deepEqual(knowledgeOf(game.view(DEALER)).knownHands[FOREHAND], []);
});

test('records without the option replay without a look at the stock', () => {
  const game = playHand(announce(table({ dealerPeek: 'none' })));
  const record = game.record();
  const older = Object.fromEntries(Object.entries(record.rules).filter(([name]) => name !== 'dealerPeek'));
  assert.equal(rulesOfRecord(older).dealerPeek, 'none');
  const old = { ...record, rules: older as unknown as GameRecord['rules'] };
  for (const seat of seats(game)) assert.deepEqual(replay(old).view(seat), game.view(seat));
});
