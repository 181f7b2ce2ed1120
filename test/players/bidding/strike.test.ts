import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runToEnd } from '../../../tools/arena/player.js';
import { createGame } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { strikePays } from '../../../src/players/bidding/strike.js';
import { think } from '../../../src/players/think.js';
import type { RuleSet } from '../../../src/rules/variants.js';

/** Returns the view of seat 0 before the cut, with this score of its side and of the other side. */
const beforeCut = (score: readonly [number, number], players: 2 | 4, rules: Partial<RuleSet> = {}): View =>
  createGame({ variant: 'normal', players, rules, seed: 'strike', setup: { dealer: 1, score } }).view(0);

const strikes = (view: View): boolean => runToEnd(think(view, 'strong', 'strike'))?.type === 'strike';

test('a computer player keeps its points in the usual games, where a side at 0 hardly ever wins', () => {
  for (const target of [9, 11, 15]) {
    for (const players of [2, 4] as const) {
      for (let own = 1; own < target; own++) {
        for (const theirs of [target - 2, target - 1]) {
          const view = beforeCut([own, theirs], players, { target });
          assert.ok(view.legal.some(({ type }) => type === 'strike'));
          assert.ok(!strikes(view), `${own}:${theirs} of ${target}, ${players} players`);
        }
      }
    }
  }
});

test('a computer player sets its point to 0 in a short game, if the Retourschneider is worth more than the point', () => {
  for (const players of [2, 4] as const)
    assert.ok(strikes(beforeCut([1, 3], players, { target: 6, gestrichenAt: 3 })), `${players} players`);
});

test('a side that has already been at 0 against a gestrichen side keeps its point', () => {
  const rules = { target: 6, gestrichenAt: 3, schoeneres: 'none', schlagtausch: 'none' } as const;
  const game = createGame({
    variant: 'normal',
    players: 2,
    rules,
    seed: 'strike',
    setup: { dealer: 1, score: [1, 3] },
  });
  assert.ok(strikes(game.view(0)));
  const view = game.view(0);
  const struck = { type: 'struck', side: 0, score: [0, 3] } as const;
  assert.ok(!strikes({ ...view, history: [...view.history, struck] }));
});

test('a strike never pays with three sides, and costs more the more points a side has', () => {
  const rules = { target: 6, gestrichenAt: 3 } as const;
  const three = createGame({
    variant: 'normal',
    players: 3,
    rules,
    seed: 'strike',
    setup: { dealer: 1, score: [1, 3, 0] },
  });
  assert.ok(!strikePays(three.view(0), 0));
  assert.ok(!strikes(beforeCut([2, 3], 4, rules)));
});
