/** Games run in the package, which has but a part of xstate, as they run in the sources. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as source from '../../src/engine.js';

const built = (await import(pathToFileURL('dist/cdn/engine.js').href)) as typeof source;

/** A game of two engines, in which both do the same, whatever it may be. */
function sameGame(options: source.GameOptions): void {
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

test('A game of each variant is the same in the package and in the sources', () => {
  for (const variant of Object.keys(source.variants) as source.VariantId[])
    sameGame({ variant, players: source.variants[variant].players.at(-1), seed: 'engine' });
});

test('An action that is not allowed is refused, and changes nothing, in the package as well', () => {
  const game = built.createGame({ variant: 'suedtirol', seed: 'refused' });
  const before = JSON.stringify(game.view(0));
  assert.throws(() => game.act({ type: 'fold', seat: 0 }), { code: 'wrong-phase' });
  assert.equal(JSON.stringify(game.view(0)), before);
});
