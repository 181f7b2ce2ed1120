import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { deduce } from '../../../src/players/deduction/deduce.js';
import { likelihoods, type Likelihood } from '../../../src/players/deduction/likelihoods.js';
import type { Card } from '../../../src/rules/card.js';

const HANDS = ['SK HA LA L7 HO', 'SA EO LK HU L9', 'E9 EU H8 S10 E7', 'LO S7 H7 LU EK'];
/** The same hands except for cards that seats 2 and 3 have not seen after the first trick. */
const OTHERS = ['SK HA LA L8 HO', 'SA EA H10 SU L9', 'E9 EU H8 S10 E7', 'LO S7 H7 LU EK'];

const afterOneTrick = (hands: readonly string[]): Game => {
  const dealt = hands.map((hand) => hand.split(' ') as Card[]);
  const game = createGame({
    variant: 'blind',
    rules: { schoeneres: 'none' },
    seed: 'likely',
    setup: { dealer: 0, hands: dealt },
  });
  for (const seat of [1, 0]) game.act({ type: 'show', seat, card: dealt[seat][4] });
  for (const card of ['SA', 'E9', 'LO', 'SK'] as const) game.act({ type: 'play', seat: game.toAct[0], card });
  return game;
};

const sum = (all: readonly Likelihood[]): number => all.reduce((total, { share }) => total + share, 0);
const keys = (pairs: readonly { schlag: string; trumpf: string }[]): string[] =>
  pairs.map(({ schlag, trumpf }) => schlag + trumpf).sort();

test('likelihoods() returns a share for every possible pair, most likely first, and the shares add up to 1000', async () => {
  const game = afterOneTrick(HANDS);
  for (const seat of [3, null]) {
    const view = game.view(seat);
    const shares = await likelihoods(view);
    assert.equal(sum(shares), 1000);
    assert.deepEqual(keys(shares), keys(deduce(view).possible));
    const falling = shares.map(({ share }) => share);
    assert.deepEqual(
      falling,
      [...falling].sort((one, other) => other - one),
    );
    assert.ok(falling[0] > falling[falling.length - 1], 'the shares differ');
    assert.ok(falling.every(Number.isInteger));
  }
});

test('hidden cards do not change the shares that likelihoods() returns', async () => {
  const [one, other] = [HANDS, OTHERS].map((hands): View => afterOneTrick(hands).view(2));
  assert.deepEqual(one, other);
  const shares = await likelihoods(one, { seed: 'a' });
  assert.deepEqual(await likelihoods(other, { seed: 'a' }), shares);
  assert.notDeepEqual(await likelihoods(one, { seed: 'b' }), shares);
});

test('likelihoods() returns the known pair to an announcer, and equal shares before the announcement', async () => {
  const game = afterOneTrick(HANDS);
  assert.deepEqual(await likelihoods(game.view(1)), [{ schlag: '9', trumpf: 'H', share: 1000 }]);
  const fresh = createGame({ variant: 'blind', seed: 'fresh', setup: { dealer: 0 } });
  const shares = await likelihoods(fresh.view(2));
  assert.equal(sum(shares), 1000);
  assert.ok(shares.every(({ share }) => share === 27 || share === 28));
});

test('likelihoods() can be aborted before and during the computation', async () => {
  const view = afterOneTrick(HANDS).view(2);
  const reason = new Error('cancelled');
  await assert.rejects(likelihoods(view, { signal: AbortSignal.abort(reason) }), reason);
  const controller = new AbortController();
  const shares = likelihoods(view, { signal: controller.signal });
  controller.abort(reason);
  await assert.rejects(shares, reason);
  await assert.rejects(likelihoods({} as View), { code: 'invalid-view' });
});
