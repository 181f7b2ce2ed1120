/** The comparison before an action and the review after it give the same judgements. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../../src/game/action.js';
import { createGame } from '../../../src/game/game.js';
import { consider, isComparable, judgementOf, type JudgedActions } from '../../../src/players/advice/consider.js';
import type { JudgedDecision } from '../../../src/players/advice/compare.js';
import { review } from '../../../src/players/advice/review.js';
import { itemAt } from '../../../src/rules/item-at.js';
import { randomFrom } from '../../../src/rules/random.js';
import { announced, dealt, play, reshuffledFor } from '../played.js';

const SEED = { seed: 'review' };
/** Returns the judgement of an action. */
const judged = (compared: JudgedActions | null, action: Action): JudgedDecision | null =>
  compared && judgementOf(compared, action);

const NO_BIDS = { rules: { bidWhen: 'never' } } as const;
/** The dealer plays last and could take the last trick with their Linker. */
const LOSING = ['H7 HU LO SU E8', 'H9 H8 S8 LA E9', 'H10 HO LK SA SO', 'HK HA S9 E7 L7'];
const TO_THE_BLUNDER = 'H9 H10 HK H7 H8 HO HA HU LA LK L7';

test('consider() finds a blunder in advance and gives the best card a cost of 0', async () => {
  const { view } = play(announced(LOSING, NO_BIDS), TO_THE_BLUNDER);
  const comparison = await consider(view(0), SEED);
  assert.ok(comparison?.hasClearDifference);
  const wrong = judged(comparison, { type: 'play', seat: 0, card: 'LO' });
  assert.deepEqual(wrong?.better, { type: 'play', seat: 0, card: 'E8' });
  assert.ok(wrong.cost > 0);
  const right = judged(comparison, { type: 'play', seat: 0, card: 'E8' });
  assert.deepEqual([right?.better, right?.cost], [null, 0]);
});

test("consider() resolves to null for a single legal card, on another seat's turn and between hands", async () => {
  const game = play(announced(LOSING, NO_BIDS), TO_THE_BLUNDER);
  assert.equal(await consider(game.view(1), SEED), null, 'another turn');
  play(game, 'E8');
  while (game.phase === 'play') {
    const view = game.view(itemAt(game.toAct, 0));
    if (view.legal.length === 1) assert.equal(await consider(view, SEED), null, 'the last card');
    game.act(itemAt(view.legal, 0));
  }
  assert.equal(await consider(game.view(0), SEED), null, 'the next hand');
  const bid: Action = { type: 'bid', seat: 1, to: 3 };
  const first = announced(LOSING);
  assert.ok(!isComparable(first.view(1), bid), 'the value of a bid depends on the answer');
  first.act(bid);
  const answer = first.view(itemAt(first.toAct, 0));
  assert.ok(isComparable(answer, { type: 'fold', seat: answer.seat ?? 0 }));
});

test('consider() finds no clear difference in a hand that cannot be lost', async () => {
  const sure = announced(['E7 L7 S7 E10 L10', 'H9 H8 S8 L8 E8', 'HU LK S10 HO HK', 'EO LO SO H10 E9'], NO_BIDS);
  const comparison = await consider(sure.view(1), SEED);
  assert.equal(comparison?.hasClearDifference, false);
});

test('consider() compares a Schlag with all other ranks, and a hold or a raise with a fold', async () => {
  const strong = dealt(['S7 L10 SK LU SA', 'H8 E8 L8 HU H9', 'H7 HO LK EA SO', 'HK HA S9 E7 L7']);
  const naming = await consider(strong.view(1), SEED);
  const named = judged(naming, { type: 'announce-schlag', seat: 1, schlag: '7' });
  assert.deepEqual(named?.better, { type: 'announce-schlag', seat: 1, schlag: '8' });

  const weak = announced(['S7 L10 SK LU SA', 'H8 E8 L8 H9 HK', 'H7 HO LK EA SO', 'EK HA S9 E7 L7']);
  weak.act({ type: 'bid', seat: 1, to: 3 });
  const answering = await consider(weak.view(0), SEED);
  const held = judged(answering, { type: 'hold', seat: 0 });
  assert.deepEqual([held?.kind, held?.better?.type], ['stake', 'fold']);
  const raised = judged(answering, { type: 'bid', seat: 0, to: 4 });
  assert.equal(raised?.better?.type, 'fold', 'a raise also holds');
  assert.equal(judged(answering, { type: 'fold', seat: 0 })?.cost, 0);
});

test('consider() and review() give the same judgements', async () => {
  const game = createGame({ variant: 'bayrisch', seed: 'beforehand' });
  const random = randomFrom('beforehand');
  const told: JudgedDecision[] = [];
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
    const view = game.view(itemAt(game.toAct, 0));
    const action = itemAt(view.legal, random(view.legal.length));
    if (view.seat === 0 && isComparable(view, action)) {
      const found = judged(await consider(view, SEED), action);
      if (found) told.push(found);
    }
    game.act(action);
  }
  const { decisions } = await review(game.view(0), SEED);
  assert.ok(decisions.length > 0);
  assert.deepEqual(told, decisions);
});

test('consider() uses only the information of the seat', async () => {
  const hands = LOSING;
  const { view } = play(announced(hands, NO_BIDS), 'H9 H10');
  const judgedWith = async (dealtHands: readonly string[]) => {
    const seen = play(announced(dealtHands, NO_BIDS), 'H9 H10').view(3);
    const comparison = await consider(seen, SEED);
    return seen.legal.map((action) => judged(comparison, action));
  };
  assert.ok(view(3).legal.length > 1);
  const others = reshuffledFor(3, hands, 33, ['H9', 'H10'], randomFrom('others'));
  const kept = others.map((hand, seat) => {
    const card = ['', 'H9', 'H10', ''][seat] ?? '';
    return card && !hand.includes(card) ? `${card} ${hand.split(' ').slice(1).join(' ')}` : hand;
  });
  assert.deepEqual(await judgedWith(kept), await judgedWith(hands));
});
