/** The open top card of the stock (RULES.md section 3.2). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '../../src/players/worlds/knowledge.js';
import { createGame, type Game } from '../../src/game/game.js';
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

const table = (rules: Partial<RuleOptions> = {}): Game =>
  dealt(FIVE_TRICKS, { rules: { stockTop: 'open', cut: 'plain', ...rules }, setup: { stock: STOCK } });

const viewers = (game: Game) => [null, ...seats(game)];

const redeal = (game: Game, seat: number, partner: number): void => {
  game.act({ type: 'ask-schoeneres', seat });
  game.act({ type: 'answer', seat: partner, accept: true });
};

const turnedIn = (game: Game): readonly Card[] =>
  game.view(null).history.flatMap((entry) => (entry.type === 'stock-top' ? [entry.card] : []));

test('by default, no view and no history contains the top card of the stock', () => {
  const game = table({ stockTop: 'hidden' });
  for (const seat of viewers(game)) assert.equal(game.view(seat).stockTop, null);
  assert.deepEqual(turnedIn(game), []);
});

test("with `stockTop: 'open'`, all seats and spectators see the top card until the next hand", () => {
  const game = table();
  for (const seat of viewers(game)) assert.equal(game.view(seat).stockTop, TOP);
  assert.deepEqual(turnedIn(game), [TOP]);
  playHand(announce(game));
  for (const seat of viewers(game)) assert.equal(game.view(seat).stockTop, TOP);
  next(game);
  for (const seat of viewers(game)) assert.equal(game.view(seat).stockTop, null, 'the next pack is not dealt yet');
  game.act({ type: 'cut', seat: game.toAct[0] });
  assert.equal(game.view(null).stockTop, turnedIn(game)[1]);
  const held = seats(game).flatMap((seat) => game.view(seat).hand);
  assert.ok(!held.includes(game.view(null).stockTop as Card));
});

test('a reshuffle for a Schöneres hides the top card of the stock', () => {
  const game = table();
  redeal(game, FOREHAND, DEALER);
  for (const seat of viewers(game)) {
    assert.equal(game.view(seat).stockTop, null);
    const { unseen, knownHands } = knowledgeOf(game.view(seat));
    assert.deepEqual(knownHands.flat(), []);
    assert.equal(unseen.includes(TOP), !game.view(seat).hand.includes(TOP), 'the card can be anywhere');
  }
});

test("with `schoeneresFrom: 'stock'`, the top card is dealt to the forehand, and no other card is turned up", () => {
  const game = table({ schoeneresFrom: 'stock' });
  redeal(game, FOREHAND, DEALER);
  assert.equal(game.view(FOREHAND).hand[0], TOP);
  assert.deepEqual(turnedIn(game), [TOP]);
  for (const seat of viewers(game)) {
    assert.equal(game.view(seat).stockTop, null);
    const { unseen, knownHands } = knowledgeOf(game.view(seat));
    assert.deepEqual(knownHands[FOREHAND], seat === FOREHAND ? [] : [TOP]);
    assert.ok(!unseen.includes(TOP));
  }
});

test('a known card of the forehand is no longer in its hand after the forehand has played the card', () => {
  const game = table({ schoeneresFrom: 'stock' });
  redeal(game, FOREHAND, DEALER);
  announce(game);
  game.act({ type: 'play', seat: FOREHAND, card: TOP });
  for (const seat of [DEALER, DEALERS_PARTNER, CUTTER])
    assert.deepEqual(knowledgeOf(game.view(seat)).knownHands[FOREHAND], []);
});

test('the open top card of the stock is out of play', () => {
  const game = announce(table());
  for (const seat of viewers(game)) assert.ok(!knowledgeOf(game.view(seat)).unseen.includes(TOP));
});

test('a second Schöneres from the stock puts the known card of the forehand away', () => {
  const [forehands, dealers] = [FIVE_TRICKS[1], FIVE_TRICKS[0]];
  const stock = deckOf(33).filter((card) => ![...forehands, ...dealers].includes(card));
  const game = createGame({
    players: 2,
    seed: 'stube',
    rules: { stockTop: 'open', cut: 'plain', schoeneresFrom: 'stock', schoeneresRequests: 'each' },
    setup: { dealer: 0, hands: [dealers, forehands], stock },
  });
  redeal(game, 1, 0);
  assert.deepEqual(knowledgeOf(game.view(0)).knownHands[1], [stock[0]]);
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  redeal(game, 0, 1);
  assert.deepEqual(knowledgeOf(game.view(0)).knownHands[1], []);
  for (const seat of viewers(game)) assert.ok(!knowledgeOf(game.view(seat)).unseen.includes(stock[0]));
});

test('records without the option replay with a hidden top card', () => {
  const game = playHand(announce(table({ stockTop: 'hidden' })));
  const record = game.record();
  const older = Object.fromEntries(Object.entries(record.rules).filter(([name]) => name !== 'stockTop'));
  assert.equal(rulesOfRecord(older).stockTop, 'hidden');
  const old = { ...record, rules: older as unknown as GameRecord['rules'] };
  assert.deepEqual(replay(old).view(null).history, game.view(null).history);
});
