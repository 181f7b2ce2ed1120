import type { Action } from '../../src/game/action.js';
import type { Game } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import type { Temperament } from '../../src/players/bidding/temperament.js';
import type { Level } from '../../src/players/level.js';
import { think } from '../../src/players/think.js';
import type { Computation } from '../../src/players/time-slices.js';

/**
 * A player in the arena. Returns its action, or null if the seat does not act. Only `peek`, which sees all hands as an upper
 * bound for card play, uses `game`.
 */
export type Player = (view: View, seed: string, game: Game, mayDefer?: boolean) => Action | null;

/** Runs a computation to its end without yielding. */
export const runToEnd = <Result>(computation: Computation<Result>): Result => {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
  }
};

/** Actions before the first card, for the current seed, by player and view. */
const cachedActions = new Map<string, Action | null>();
let cachedSeed = '';

/** Caches actions before the first card, because duplicate deals begin with the same views and seeds. */
const cachedAction = (view: View, player: string, seed: string, find: () => Action | null): Action | null => {
  if (view.phase === 'play' || view.trick.length > 0 || view.lastTrick) return find();
  if (seed !== cachedSeed) cachedActions.clear();
  cachedSeed = seed;
  const key = `${player} ${JSON.stringify(view)}`;
  const before = cachedActions.get(key);
  if (before !== undefined) return before;
  const action = find();
  cachedActions.set(key, action);
  return action;
};

/** Returns the built-in player at a level, with or without a temperament. */
export const ownPlayer =
  (level: Level, temperament?: Temperament): Player =>
  (view, seed, _game, mayDefer = false) =>
    cachedAction(view, `${level}:${temperament ?? ''}:${mayDefer}`, seed, () =>
      runToEnd(think(view, level, seed, temperament, mayDefer)),
    );
