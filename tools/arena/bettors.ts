/** Ways to bid over somebody's cards. */
import type { Action } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { usualTakePoint } from '../../src/players/bidding/hand-equity.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import type { Level } from '../../src/players/level.js';
import { ownPlayer, type Player } from './player.js';
import { chancesOf } from './chances.js';

const isBid = (action: Action): boolean => action.type === 'bid';
const legalBid = ({ legal }: View): Action | undefined =>
  legal.find((action) => action.type === 'bid' && action.penalty === undefined);
const withoutActions = (view: View, dropped: (action: Action) => boolean): View => ({
  ...view,
  legal: view.legal.filter((action) => !dropped(action)),
});
/** The value of the bid a seat has to answer. */
const bidToAnswer = ({ phase, pending }: View): number | null =>
  phase === 'answer' && pending?.type === 'bid' ? pending.to : null;
const answersBid = (view: View): boolean => bidToAnswer(view) !== null;

/** Bids over cards. */
export type Bettor = (cards: Player) => Player;

/** Never bids or raises; answers as he likes. */
const neverBids: Bettor = (cards) => (view, seed, game) => cards(withoutActions(view, isBid), seed, game);

/** Never bids, holds whatever is bid. */
const holdsAll: Bettor = (cards) => (view, seed, game) =>
  answersBid(view) ? { type: 'hold', seat: view.seat as number } : neverBids(cards)(view, seed, game);

/** Bids as he likes, but never folds. */
const neverFolds: Bettor = (cards) => (view, seed, game) => {
  const action = cards(view, seed, game);
  return action?.type === 'fold' ? { type: 'hold', seat: action.seat } : action;
};

/** Bids and raises whenever he may. */
const alwaysBids: Bettor = (cards) => (view, seed, game) => legalBid(view) ?? holdsAll(cards)(view, seed, game);

/**
 * Bids and raises whenever his chance to win the hand is above some thousandths; folds below the take point of points that
 * count alike (1 in 2 (s + 1)), knows no score and believes no bid.
 */
const equityAbove =
  (thousandths: number): Bettor =>
  (cards) =>
  (view, seed, game) => {
    const bid = legalBid(view);
    const to = bidToAnswer(view);
    if (!bid && to === null) return neverBids(cards)(view, seed, game);
    const { chance } = chancesOf(view, { level: 'strong', seed });
    if (bid && chance > thousandths) return bid;
    if (to !== null)
      return { type: chance >= usualTakePoint(view.value, to) ? 'hold' : 'fold', seat: view.seat as number };
    return legalPlays(view).length === 0 ? null : neverBids(cards)(view, seed, game);
  };

const EQUITIES = [5, 6, 7, 8, 9] as const;

/** All of them, by name. */
export const BETTORS: Readonly<Record<string, Bettor>> = {
  never: neverBids,
  caller: holdsAll,
  stubborn: neverFolds,
  maniac: alwaysBids,
  ...Object.fromEntries(EQUITIES.map((tenth) => [`equity>.${tenth}`, equityAbove(100 * tenth)])),
  // No chance is above certainty: he never bids, and folds by the take point alone.
  'equity>1': equityAbove(1000),
};

/** Our cards and answers at a level, but never bids or raises. */
export const never = (level: Level): Player => neverBids(ownPlayer(level));
/** Our cards at a level, never bids, holds whatever is bid. */
export const caller = (level: Level): Player => holdsAll(ownPlayer(level));
