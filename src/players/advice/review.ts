import type { Action, ActionOf } from '../../game/action.js';
import { sameFields } from '../../rules/same-fields.js';
import type { View } from '../../game/view.js';
import { givesSchlag, schlaegeOf, schlagShown, trumpfShown } from '../../rules/announce.js';
import { SUITS, type Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/order.js';
import type { Seat } from '../../rules/seats.js';
import type { AdviseOptions } from './advice.js';
import { decidedIn, handHistoryOf, seatLookingBack } from './hand-history.js';
import { cardChances, chanceAnnouncing, chanceNow, analyse, type Analysis } from './analysis.js';
import type { Thousandths } from '../choice/rating.js';
import { rewound } from './rewind.js';
import { gainOf, takePoint, ventureForced, ventureOfBid, verdictOn, worthInGame, type Venture } from './take-point.js';
import { runInSlices } from '../time-slices.js';

interface Decision {
  /** The action of the seat. */
  readonly action: Action;
  /** A better action, by what could be known then; null if none was clearly better. */
  readonly better: Action | null;
  /** By how much the action lowered the chance to win the game; 0 if none was better. */
  readonly cost: Thousandths;
}

/** One decision of a hand, judged by what the seat could know when it made it. */
export type JudgedDecision =
  /** A card or an announcement: the chance to win the hand with it, and with the best one. */
  | (Decision & { readonly kind: 'way'; readonly chance: Thousandths; readonly best: Thousandths })
  /** A bid held or folded, a forced value accepted or refused: the points, the chance to win the hand, and the take point. */
  | (Decision & {
      readonly kind: 'stake';
      readonly points: number;
      readonly chance: Thousandths;
      readonly needed: Thousandths;
    });

/** What a seat decided in a hand, in order, where it had a choice that can be judged. */
export interface Review {
  readonly decisions: readonly JudgedDecision[];
  /** The decision with the highest cost; null if none cost anything. */
  readonly worst: JudgedDecision | null;
}

/** How many worlds are imagined for each decision. */
const WORLDS = 200;
/** An action counts as worse from this difference on: a smaller one may be noise of the sampled worlds. */
const WORSE: Thousandths = 50;

interface RatedAction {
  readonly action: Action;
  /** The chance to win the hand with it. */
  readonly chance: Thousandths;
}

const judgedWay = (analysis: Analysis, action: Action, rated: readonly RatedAction[]): JudgedDecision => {
  const chance = rated.find((way) => sameFields(way.action, action))?.chance ?? 0;
  const best = rated.reduce((one, other) => (other.chance > one.chance ? other : one));
  const isWorse = best.chance - chance >= WORSE;
  return {
    kind: 'way',
    action,
    better: isWorse ? best.action : null,
    cost: isWorse ? Math.max(1, worthInGame(analysis.view, analysis.seat, best.chance - chance)) : 0,
    chance,
    best: best.chance,
  };
};

function* judgedPlay(analysis: Analysis, action: ActionOf<'play'>): Generator<undefined, JudgedDecision | null> {
  const { view, seat } = analysis;
  if (view.legal.length < 2) return null;
  const rated = (yield* cardChances(analysis)).map(({ card, call, chance }): RatedAction => ({
    action: { type: 'play', seat, card, ...(call && { call }) },
    chance,
  }));
  // Best first by all that counts: a card behind the one played is no better, even if its chance with open cards is higher.
  const place = rated.findIndex((way) => sameFields(way.action, action));
  return judgedWay(analysis, action, place === -1 ? rated : rated.slice(0, place + 1));
}

/** What the seat could have announced or shown, and the announcement that would have made. */
const announcementOptions = (
  { view }: Analysis,
  action: Action,
): readonly { readonly action: Action; readonly announced: Partial<Announcement> }[] => {
  const { rules, hand, forehand } = view;
  const { seat } = action;
  switch (action.type) {
    case 'announce-schlag':
      return schlaegeOf(rules).map((schlag) => ({ action: { ...action, schlag }, announced: { schlag } }));
    case 'announce-trumpf':
      return SUITS.map((trumpf) => ({ action: { ...action, trumpf }, announced: { trumpf } }));
    case 'show': {
      const isForehand = seat === forehand;
      const cards = isForehand ? hand.filter((card) => givesSchlag(rules, card)) : hand;
      const announcedBy = (card: Card): Partial<Announcement> =>
        isForehand ? { schlag: schlagShown(card) } : { trumpf: trumpfShown(card) };
      return cards.map((card) => ({ action: { ...action, card }, announced: announcedBy(card) }));
    }
    default:
      return [];
  }
};

function* judgedAnnouncement(analysis: Analysis, action: Action): Generator<undefined, JudgedDecision> {
  const rated: RatedAction[] = [];
  for (const other of announcementOptions(analysis, action))
    rated.push({
      action: other.action,
      chance: yield* chanceAnnouncing(analysis, { ...analysis.view.announcement, ...other.announced }),
    });
  return judgedWay(analysis, action, rated);
}

/** A decision whether to play a hand for some points. */
interface Stake extends Venture {
  /** Whether the seat decided to play, and the action it could have taken instead. */
  readonly taken: boolean;
  readonly other: Action;
}

function* judgedStake(analysis: Analysis, action: Action, stake: Stake): Generator<undefined, JudgedDecision> {
  const { view, seat } = analysis;
  const { taken, other } = stake;
  const chance = yield* chanceNow(analysis);
  const needed = takePoint(view, seat, stake);
  const isWrong = verdictOn(chance, needed) === (taken ? 'give-up' : 'play');
  const difference = Math.abs(gainOf(view, seat, stake, chance));
  return {
    kind: 'stake',
    action,
    points: stake.points,
    better: isWrong ? other : null,
    cost: isWrong ? Math.max(1, difference) : 0,
    chance,
    needed,
  };
}

const stakeIn = ({ view, seat }: Analysis, action: Action): Stake | null => {
  if (action.type === 'decide') {
    const venture = ventureForced(view);
    return venture && { ...venture, taken: action.play, other: { ...action, play: !action.play } };
  }
  if (view.pending?.type !== 'bid' || action.type === 'farbe') return null;
  const { to } = view.pending;
  const taken = action.type !== 'fold';
  // A raise holds the bid, too.
  return { ...ventureOfBid(view, to), taken, other: { type: taken ? 'fold' : 'hold', seat } };
};

function* judged(analysis: Analysis, action: Action): Generator<undefined, JudgedDecision | null> {
  if (action.type === 'play') return yield* judgedPlay(analysis, action);
  if (announcementOptions(analysis, action).length > 1) return yield* judgedAnnouncement(analysis, action);
  const stake = stakeIn(analysis, action);
  return stake && (yield* judgedStake(analysis, action, stake));
}

function* reviewing(view: View, seat: Seat, seed: string): Generator<undefined, Review> {
  const hand = handHistoryOf(view, seat);
  const decisions: JudgedDecision[] = [];
  for (const place of decidedIn(hand, seat)) {
    const then = rewound(view, hand, place);
    const decision = then && (yield* judged(yield* analyse(then, seat, seed, WORLDS), hand.since[place] as Action));
    if (decision) decisions.push(decision);
    yield;
  }
  const worst = decisions.reduce<JudgedDecision | null>(
    (one, other) => (other.cost > (one?.cost ?? 0) ? other : one),
    null,
  );
  return { decisions, worst };
}

/**
 * Judges each decision of the view's seat in the hand that is over by what the seat could know then; cards that became known
 * later are not used. Computes in time slices, as `choose` does.
 * @throws InputError `invalid-view`, or `nothing-to-review` if no hand is over or the view is a spectator's, and the
 * signal's reason once it is aborted; all as a rejection
 */
export const review = async (
  view: View,
  { seed = '', signal }: Pick<AdviseOptions, 'seed' | 'signal'> = {},
): Promise<Review> => {
  const seat = seatLookingBack(view, 'review');
  return runInSlices(reviewing(view, seat, seed), { ...(signal && { signal }) });
};
