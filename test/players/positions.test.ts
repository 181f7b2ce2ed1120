import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { createGame, type Game } from '../../src/game/game.js';
import { choose } from '../../src/players/choose.js';
import { randomFrom } from '../../src/rules/random.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { runs } from '../runs.js';

/** Generates positions by walking through games at random. */
async function* positions(count: number, rules: Partial<RuleSet>, seed: string): AsyncGenerator<Game> {
  let seen = 0;
  for (let number = 0; seen < count; number++) {
    const random = randomFrom(seed, number);
    const game = createGame({ rules, seed: `${seed}-${number}`, setup: { score: [random(15), random(15)] } });
    for (let step = 0; step < 80 && seen < count; step++, seen++) {
      yield game;
      const seat = game.toAct[random(game.toAct.length)];
      const legal = game.legalActions(seat);
      game.act(legal[random(legal.length)]);
    }
  }
}

test('choose() returns a legal action in every phase', async () => {
  const phases = new Set<string>();
  for (const rules of [{}, { players: 2 }, { bidWhen: 'anytime' }] as const) {
    for await (const game of positions(runs(200, 500), rules, 'legal')) {
      const [seat] = game.toAct;
      const action = await choose(game.view(seat), { level: 'easy', seed: 'x' });
      assert.ok(action, `seat ${seat} has no action in the phase ${game.phase}`);
      assert.ok(
        game.legalActions(seat).some((legal) => isDeepStrictEqual(legal, action)),
        `${JSON.stringify(action)} in the phase ${game.phase}`,
      );
      phases.add(game.phase === 'answer' ? `answer ${game.view(seat).pending?.type}` : game.phase);
    }
  }
  assert.deepEqual([...phases].sort(), [
    'announce',
    'answer bid',
    'answer schlagtausch',
    'answer schoeneres',
    'cut',
    'decide',
    'draw',
    'game-over',
    'hand-over',
    'play',
  ]);
});

test('a seat that can bid out of turn either bids or passes', async () => {
  const answers = new Set<string | null>();
  for await (const game of positions(runs(120, 800), { bidWhen: 'anytime' }, 'silent')) {
    if (game.phase !== 'play') continue;
    const waiting = [0, 1, 2, 3].filter((seat) => !game.toAct.includes(seat) && game.legalActions(seat).length > 0);
    for (const seat of waiting) answers.add((await choose(game.view(seat), { level: 'strong' }))?.type ?? null);
  }
  assert.deepEqual(answers, new Set([null, 'bid']));
});
