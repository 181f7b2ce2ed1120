/** Checks that the package plays the same games as the sources, although it bundles only a subset of xstate. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as source from '../../src/engine.js';

const built = (await import(pathToFileURL('dist/cdn/engine.js').href)) as typeof source;

/** Plays the same game with both engines and compares the results. */
function assertSameGame(options: source.GameOptions): void {
  const [game, other] = [source.createGame(options), built.createGame(options)];
  for (let count = 0; count < 60 && game.phase !== 'game-over'; count++) {
    const legal = game.toAct.flatMap((seat) => game.view(seat).legal);
    const action = legal[(count * 7919) % legal.length];
    game.act(action);
    other.act(action);
    assert.deepEqual([other.phase, ...other.toAct], [game.phase, ...game.toAct]);
  }
  assert.deepEqual(other.record(), game.record());
  for (const seat of [null, 0, 1] as const) assert.deepEqual(other.view(seat), game.view(seat));
}

test('the package and the sources play the same game of each variant for the same seed and actions', () => {
  for (const variant of Object.keys(source.variants) as source.VariantId[])
    assertSameGame({ variant, players: source.variants[variant].players.at(-1), seed: 'engine' });
});

test('act() in the package rejects an illegal action and leaves the game unchanged', () => {
  const game = built.createGame({ variant: 'suedtirol', seed: 'refused' });
  const before = JSON.stringify(game.view(0));
  assert.throws(() => game.act({ type: 'fold', seat: 0 }), { code: 'wrong-phase' });
  assert.equal(JSON.stringify(game.view(0)), before);
});
