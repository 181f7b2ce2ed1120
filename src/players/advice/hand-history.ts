import type { Action } from '../../game/action.js';
import type { Fact } from '../../game/fact.js';
import type { View } from '../../game/view.js';
import { isBlind } from '../../rules/announce.js';
import { InputError } from '../../rules/input-error.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import { checkView } from '../check-view.js';
import { handViewOf, type HandView } from '../two-player-view.js';
import { isJudgeable } from './reviewable.js';

type Entry = Action | Fact;

/** Returns an entry as the seat knew it during the hand, or null if the seat did not know the entry. */
const entryAsKnown = (entry: Entry, { rules }: View, seat: Seat, dealer: Seat): Entry | null => {
  switch (entry.type) {
    case 'took':
      return entry.seat === seat ? entry : { type: 'took', seat: entry.seat };
    case 'show':
      return entry.seat === seat ? entry : { type: 'show', seat: entry.seat };
    case 'shown':
    case 'announced':
      return !isBlind(rules) || isAnnouncer(rules, dealer, seat) ? entry : null;
    default:
      return entry;
  }
};

/** The last hand of a history. */
export interface HandHistory {
  /** Entries up to and including the deal, as the seat knew them during the hand. */
  readonly before: readonly Entry[];
  /** Entries after the deal. Facts disclosed after the hand appear only at the end of the list. */
  readonly since: readonly Entry[];
}

/** Returns the last hand as a seat knew it during play, without facts disclosed later. */
export const handHistoryOf = (view: View, seat: Seat): HandHistory => {
  const { history } = view;
  const types = history.map(({ type }) => type);
  const deal = types.lastIndexOf('deal');
  const dealt = history[deal];
  const dealer = dealt?.type === 'deal' ? dealt.dealer : 0;
  // The secrets of earlier hands were already disclosed at that time.
  const begin = types.lastIndexOf('hand', deal) + 1;
  const asKnown = (entries: readonly Entry[]): readonly Entry[] =>
    entries.map((entry) => entryAsKnown(entry, view, seat, dealer)).filter((entry) => entry !== null);
  return {
    before: [...history.slice(0, begin), ...asKnown(history.slice(begin, deal + 1))],
    since: asKnown(history.slice(deal + 1)),
  };
};

/** Returns the indexes in `since` of a seat's decisions. */
export const decisionIndexes = ({ since }: HandHistory, seat: Seat): readonly number[] =>
  since.flatMap((entry, index) => (isJudgeable(entry, seat) ? [index] : []));

/**
 * Returns the view of a finished hand and the seat whose decisions are to be reviewed.
 * @param functionName name of the calling function for the error message
 * @throws InputError `invalid-view`, or `nothing-to-review` if no hand is over, the view is a spectator's, or its seat
 * rested in the hand
 */
export const reviewedHand = (view: View, functionName: string): HandView & { readonly seat: Seat } => {
  checkView(view, functionName);
  const { seat, phase } = view;
  if (seat === null)
    throw new InputError('nothing-to-review', `A spectator has no hand; ${functionName}() needs a seat's view.`);
  if (phase !== 'hand-over' && phase !== 'game-over')
    throw new InputError('nothing-to-review', `The hand is not over; ${functionName}() needs a finished hand.`);
  const hand = handViewOf(view);
  if (hand.view.seat === null)
    throw new InputError(
      'nothing-to-review',
      `Seat ${seat} rested in this hand; ${functionName}() needs a hand that it played.`,
    );
  return { ...hand, seat: hand.view.seat };
};
