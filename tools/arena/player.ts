import type { Action } from '../../src/game/action.js';
import type { Game } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import type { Temperament } from '../../src/players/bidding/temperament.js';
import type { Level } from '../../src/players/level.js';
import { think } from '../../src/players/think.js';
import type { Computation } from '../../src/players/time-slices.js';

/**
 * Somebody at a table of the arena: what `choose` is to a seat. The game is there for the one player who looks into all
 * hands, to show how far cards can be played at all; nobody else takes it.
 */
export type Player = (view: View, seed: string, game: Game) => Action | null;

/** Thinks a thought to its end at once: nobody waits for the thread here. */
export const thoughtOut = <Result>(computation: Computation<Result>): Result => {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
  }
};

/** What has been thought over before the cards are played, by player and view, of the seed of now. */
const known = new Map<string, Action | null>();
let seedKnown = '';

/** Duplicate deals begin alike, and same view, same seed is same action: an announcement need not be thought over twice. */
const remembered = (view: View, who: string, seed: string, find: () => Action | null): Action | null => {
  if (view.phase === 'play' || view.trick.length > 0 || view.lastTrick) return find();
  if (seed !== seedKnown) known.clear();
  seedKnown = seed;
  const key = `${who} ${JSON.stringify(view)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const action = find();
  known.set(key, action);
  return action;
};

/** Our own player at a level; with a temperament, or neither way. */
export const ours =
  (level: Level, temperament?: Temperament): Player =>
  (view, seed) =>
    remembered(view, `${level}:${temperament ?? ''}`, seed, () => thoughtOut(think(view, level, seed, temperament)));
