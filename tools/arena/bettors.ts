/** Bidding strategies that can be added to a card player. */
import type { Action } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { usualTakePoint } from '../../src/players/bidding/hand-equity.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import type { Level } from '../../src/players/level.js';
import { ownPlayer, type Player } from './player.js';
import { chancesOf } from './chances.js';

const isBid = (action: Action): boolean => action.type === 'bid';
/** Returns the legal bid without a penalty, if any. */
export const legalBid = ({ legal }: View): Action | undefined =>
  legal.find((action) => action.type === 'bid' && action.penalty === undefined);
const withoutActions = (view: View, dropped: (action: Action) => boolean): View => ({
  ...view,
  legal: view.legal.filter((action) => !dropped(action)),
});
/** Returns the value of the bid that a seat must answer, or null if there is no bid. */
export const bidToAnswer = ({ phase, pending }: View): number | null =>
  phase === 'answer' && pending?.type === 'bid' ? pending.to : null;
const answersBid = (view: View): boolean => bidToAnswer(view) !== null;

/** Adds a bidding strategy to a card player. */
export type Bettor = (cards: Player) => Player;

/** Never bids or raises. Answers like the card player. */
export const neverBids: Bettor = (cards) => (view, seed, game) => cards(withoutActions(view, isBid), seed, game);

/** Never bids. Holds every bid. */
const holdsAll: Bettor = (cards) => (view, seed, game) =>
  answersBid(view) ? { type: 'hold', seat: view.seat as number } : neverBids(cards)(view, seed, game);

/** Bids like the card player. Never folds. */
const neverFolds: Bettor = (cards) => (view, seed, game) => {
  const action = cards(view, seed, game);
  return action?.type === 'fold' ? { type: 'hold', seat: action.seat } : action;
};

/** Bids and raises whenever it is legal. */
const alwaysBids: Bettor = (cards) => (view, seed, game) => legalBid(view) ?? holdsAll(cards)(view, seed, game);

/**
 * Bids and raises if the chance of winning the hand exceeds `thousandths`. Folds below the take point for points of equal
 * value. Ignores the score and the information in bids.
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

/** All bettors by name. */
export const BETTORS: Readonly<Record<string, Bettor>> = {
  never: neverBids,
  caller: holdsAll,
  stubborn: neverFolds,
  maniac: alwaysBids,
  ...Object.fromEntries(EQUITIES.map((tenth) => [`equity>.${tenth}`, equityAbove(100 * tenth)])),
  // No chance exceeds 100 %, so this bettor never bids and folds only below the take point.
  'equity>1': equityAbove(1000),
};

/** Returns the built-in player at a level, but without bids or raises. */
export const never = (level: Level): Player => neverBids(ownPlayer(level));
/** Returns the built-in player at a level, but without bids or folds: it holds every bid. */
export const caller = (level: Level): Player => holdsAll(ownPlayer(level));
