import type { Action } from '../src/game/action.js';
import type { View } from '../src/game/view.js';
import { choose, type Level } from '../src/players/choose.js';
import type { Player } from './baselines.js';

/** Our own player at a level. */
export const ours =
  (level: Level): Player =>
  (view, seed) =>
    choose(view, { level, seed });

const isBid = (action: Action): boolean => action.type === 'bid';
const without = (view: View, dropped: (action: Action) => boolean): View => ({ ...view, legal: view.legal.filter((action) => !dropped(action)) });
const answersBid = (view: View): boolean => view.phase === 'answer' && view.pending?.type === 'bid' && view.seat !== null;

/** Our cards and answers, but never bids or raises. */
export const never =
  (level: Level): Player =>
  (view, seed) =>
    choose(without(view, isBid), { level, seed });

/** Our cards, never bids, holds whatever is bid. */
export const caller =
  (level: Level): Player =>
  async (view, seed) =>
    answersBid(view) ? { type: 'hold', seat: view.seat as number } : never(level)(view, seed);

/** Our cards and bids, but never folds. */
export const stubborn =
  (level: Level): Player =>
  async (view, seed) => {
    const action = await ours(level)(view, seed);
    return action?.type === 'fold' ? { type: 'hold', seat: action.seat } : action;
  };

/** Our cards; bids and raises whenever it may. */
export const maniac =
  (level: Level): Player =>
  async (view, seed) =>
    view.legal.find(isBid) ?? caller(level)(view, seed);
