/** Tests for deltas between views. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { applyDelta, deltaOf } from '../../src/online/delta.js';
import { InputError } from '../../src/rules/input-error.js';
import { randomFrom } from '../../src/rules/random.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { anyAction, anyRules, anySeed } from '../game/random-play.js';
import { announced, FOREHAND, playCards, playHand, seats } from '../game/table.js';
import { EVERY_TABLE } from '../rules/any-rules.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Checks that the delta turns `before` into `after`, with the original objects and with their JSON. */
const checkDelta = (before: View | null, after: View): void => {
  const untouched = JSON.stringify([before, after]);
  const delta = deltaOf(before, after);
  assert.deepEqual(applyDelta(before, delta), after);
  assert.deepEqual(applyDelta(throughJson(before), throughJson(delta)), after);
  assert.equal(JSON.stringify([before, after]), untouched, 'the views stay unchanged');
};

/** Counts of the tested cases, to assert that each case occurs. */
interface Counts {
  compared: number;
  /** Deltas that change earlier history entries, because the end of a hand has revealed these entries. */
  revealed: number;
  newGames: number;
  /** Deltas that remove keys. */
  removed: number;
}

/** Plays random actions across several games. After each action, checks the delta of a random seat or the spectator. */
const playThrough = (rules: RuleSet, seed: string, actions: number, seen: Counts): View[] => {
  const game = createGame({ rules, seed });
  const random = randomFrom('delta', seed);
  const viewers = [null, ...seats(game)];
  const last = new Map(viewers.map((viewer) => [viewer, game.view(viewer)]));
  for (const view of last.values()) checkDelta(null, view);
  for (let count = 0; count < actions; count++) {
    game.act(anyAction(game, random));
    const viewer = viewers[random(viewers.length)] ?? null;
    const [before, after] = [last.get(viewer), game.view(viewer)];
    assert.ok(before);
    checkDelta(before, after);
    last.set(viewer, after);
    const { k, g } = deltaOf(before, after);
    seen.compared++;
    if (before.gameNumber !== after.gameNumber) seen.newGames++;
    else if (k < before.history.length) seen.revealed++;
    if (g) seen.removed++;
  }
  return [...last.values()];
};

test('deltas reproduce the views of all seats and spectators for every variant and number of players', () => {
  const seen: Counts = { compared: 0, revealed: 0, newGames: 0, removed: 0 };
  for (const rules of EVERY_TABLE.filter((_, table) => runs(table % 2 === 0, true)))
    playThrough(rules, 'every', runs(40, 1500), seen);
  assert.ok(seen.compared > runs(500, 2000) && seen.revealed > 5 && seen.removed > 5, JSON.stringify(seen));
});

test('deltaOf() returns a delta between any two views, even of games with different rules', () => {
  const seen: Counts = { compared: 0, revealed: 0, newGames: 0, removed: 0 };
  assertUntil(
    fc.property(anyRules, anyRules, anySeed, fc.nat(80), (rules, others, seed, actions) => {
      const views = playThrough(rules, seed, actions, seen);
      const otherViews = playThrough(others, `${seed} far`, actions, seen);
      for (const view of views) {
        checkDelta(view, otherViews[0]);
        checkDelta(otherViews.at(-1) as View, view);
      }
    }),
    { numRuns: runs(8, 400), seed: 3 },
    () => ({ compared: seen.compared > runs(300, 1000) }),
  );
});

test('deltas reproduce a history that restarts with the next game', () => {
  const seen: Counts = { compared: 0, revealed: 0, newGames: 0, removed: 0 };
  const quick = EVERY_TABLE.filter(({ variant }) => variant === 'normal' || variant === 'blind');
  for (const rules of quick) playThrough(rules, 'games', runs(200, 1500), seen);
  assert.ok(seen.newGames > 3, JSON.stringify(seen));
});

const ESSENTIALS = { phase: 'x', toAct: [], seat: 0, players: 4, rules: {}, hand: [], score: [], legal: [] };

/** A random JSON object with a history and the required keys of a view. */
const anyJsonView: fc.Arbitrary<View> = fc
  .tuple(
    fc.dictionary(fc.oneof(fc.constantFrom('phase', 'hand', 'trick', 'value', 'toAct'), fc.string()), fc.jsonValue(), {
      maxKeys: 6,
    }),
    fc.array(fc.oneof(fc.constantFrom(1, 'x', null), fc.jsonValue()), { maxLength: 6 }),
  )
  // The round trip through JSON removes -0.
  .map(([rest, history]) => throughJson({ ...ESSENTIALS, ...rest, history }) as unknown as View);

test('deltaOf() and applyDelta() are inverses for views made of random JSON', () => {
  fc.assert(
    fc.property(anyJsonView, anyJsonView, (before, after) => {
      checkDelta(before, after);
      checkDelta(null, after);
      assert.deepEqual(deltaOf(after, after), { k: after.history.length, v: {} });
    }),
    { numRuns: runs(200, 20_000), seed: 9 },
  );
});

test('a delta contains only the changed values of a view', () => {
  const game = announced();
  const before = game.view(2);
  game.act({ type: 'play', seat: FOREHAND, card: 'EA' });
  const delta = deltaOf(before, game.view(2));
  assert.equal(delta.k, before.history.length);
  assert.deepEqual(delta.t, [{ type: 'play', seat: FOREHAND, card: 'EA' }]);
  assert.deepEqual(Object.keys(delta.v).sort(), ['handSizes', 'legal', 'toAct', 'trick']);
  assert.deepEqual(
    deltaOf(throughJson(before), game.view(2)),
    delta,
    'equal values of different objects do not count as changes',
  );
  assert.deepEqual(deltaOf(before, before), { k: before.history.length, v: {} });
});

const refusalOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof InputError && error.code === 'delta-does-not-fit', String(error));
    return error.message;
  }
  return assert.fail('The delta was accepted.');
};

test('applyDelta() throws `delta-does-not-fit` with the reason if the delta belongs to another view', () => {
  const game = announced();
  const early = game.view(0);
  playCards(game, 3);
  const middle = game.view(0);
  playHand(game);
  const delta = deltaOf(middle, game.view(0));
  assert.match(
    refusalOf(() => applyDelta(early, delta)),
    /keeps 8 entries, .* has 5/,
  );
  assert.match(
    refusalOf(() => applyDelta(null, delta)),
    /keeps 8 entries, .* has 0/,
  );
  assert.match(
    refusalOf(() => applyDelta(null, { k: 0, v: { phase: 'play' } })),
    /without a previous view .* 'toAct'/,
  );
});
