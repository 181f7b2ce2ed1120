import type { Action } from '../../game/action.js';
import {
  canGiveSchlag,
  announceableSchlaege,
  schlagOfCard,
  trumpfOfCard,
  type Announcement,
} from '../../rules/announce.js';
import { SUITS, type Card } from '../../rules/card.js';
import { chooseAnnouncement } from '../choice/announcement-choice.js';
import { haveSameFields } from '../../rules/same-fields.js';
import type { Thousandths } from '../choice/rating.js';
import { mixOf, type MixedAction } from './mix.js';
import { cardChances, chanceAfterAnnouncing, chanceNow, type Analysis } from './analysis.js';
import {
  gainOf,
  takePoint,
  stakeOfForcedValue,
  stakeOfBid,
  verdictFor,
  worthInGame,
  type Stake,
} from './take-point.js';

interface Decision {
  /** The action of the seat. */
  readonly action: Action;
  /** A better action based on the knowledge at that time, or null if none was clearly better. */
  readonly better: Action | null;
  /** Cost of the action: the decrease in the chance of winning the game, or 0 if no action was better. */
  readonly cost: Thousandths;
}

/** One decision of a hand, judged from the seat's knowledge at that time. */
export type JudgedDecision =
  /** A card or an announcement: the chance of winning the hand with this choice, and with the best choice. */
  | (Decision & { readonly kind: 'way'; readonly chance: Thousandths; readonly best: Thousandths })
  /**
   * A bid held or declined, or a forced value accepted or declined: the points, the chance of winning the hand, and the take
   * point.
   */
  | (Decision & {
      readonly kind: 'stake';
      readonly points: number;
      readonly chance: Thousandths;
      readonly needed: Thousandths;
    });

/** Comparison of the possible actions before the seat chooses one. */
export interface Comparison {
  /** Whether one action is clearly worse than another. */
  readonly hasClearDifference: boolean;
  /** Judges an action. Returns null if the action was not compared. */
  readonly judge: (action: Action) => JudgedDecision | null;
}

/** Smallest difference in chances that makes an action clearly worse. A smaller difference can be sampling noise. */
const MIN_CLEAR_DIFFERENCE: Thousandths = 50;

interface RatedAction {
  readonly action: Action;
  /** The chance of winning the hand with this action. */
  readonly chance: Thousandths;
}

const judgeAction = (analysis: Analysis, action: Action, rated: readonly RatedAction[]): JudgedDecision => {
  const chance = rated.find((way) => haveSameFields(way.action, action))?.chance ?? 0;
  const best = rated.reduce((one, other) => (other.chance > one.chance ? other : one));
  const isWorse = best.chance - chance >= MIN_CLEAR_DIFFERENCE;
  return {
    kind: 'way',
    action,
    better: isWorse ? best.action : null,
    cost: isWorse ? Math.max(1, worthInGame(analysis.view, analysis.seat, best.chance - chance)) : 0,
    chance,
    best: best.chance,
  };
};

const haveClearDifference = (rated: readonly RatedAction[]): boolean => {
  const chances = rated.map(({ chance }) => chance);
  return Math.max(...chances) - Math.min(...chances) >= MIN_CLEAR_DIFFERENCE;
};

function* comparePlays(analysis: Analysis): Generator<undefined, Comparison | null> {
  const { view, seat } = analysis;
  if (view.legal.filter(({ type }) => type === 'play').length < 2) return null;
  const rated = (yield* cardChances(analysis)).map(({ card, call, chance }): RatedAction => ({
    action: { type: 'play', seat, card, ...(call && { call }) },
    chance,
  }));
  return {
    hasClearDifference: haveClearDifference(rated),
    judge(action) {
      if (action.type !== 'play') return null;
      // `rated` is sorted by all criteria, so a card listed after the played one is not better, even if its chance with open
      // cards is higher.
      const index = rated.findIndex((way) => haveSameFields(way.action, action));
      return judgeAction(analysis, action, index === -1 ? rated : rated.slice(0, index + 1));
    },
  };
}

/** Returns the possible announcements or cards to show, each with the announced half. */
const announcementOptions = (
  { view }: Analysis,
  action: Action,
): readonly { readonly action: Action; readonly announced: Partial<Announcement> }[] => {
  const { rules, hand, forehand } = view;
  const { seat } = action;
  switch (action.type) {
    case 'announce-schlag':
      return announceableSchlaege(rules, hand).map((schlag) => ({
        action: { ...action, schlag },
        announced: { schlag },
      }));
    case 'announce-trumpf':
      return SUITS.map((trumpf) => ({ action: { ...action, trumpf }, announced: { trumpf } }));
    case 'show': {
      const isForehand = seat === forehand;
      const cards = isForehand ? hand.filter((card) => canGiveSchlag(rules, card)) : hand;
      const announcedBy = (card: Card): Partial<Announcement> =>
        isForehand ? { schlag: schlagOfCard(card) } : { trumpf: trumpfOfCard(card) };
      return cards.map((card) => ({ action: { ...action, card }, announced: announcedBy(card) }));
    }
    default:
      return [];
  }
};

function* compareAnnouncements(analysis: Analysis, kind: Action): Generator<undefined, Comparison | null> {
  const options = announcementOptions(analysis, kind);
  if (options.length < 2) return null;
  const rated: RatedAction[] = [];
  for (const { action, announced } of options)
    rated.push({
      action,
      chance: yield* chanceAfterAnnouncing(analysis, { ...analysis.view.announcement, ...announced }),
    });
  const chosen = yield* chooseAnnouncement(analysis.context, analysis.worldsWithoutBids);
  return {
    hasClearDifference: haveClearDifference(rated),
    // Compares only with the choice of a strong player, which also knows which announcements are sensible.
    judge: (action) =>
      action.type === kind.type
        ? judgeAction(
            analysis,
            action,
            rated.filter((way) => haveSameFields(way.action, action) || haveSameFields(way.action, chosen)),
          )
        : null,
  };
}

/** Returns whether an action plays for the stake, and the opposite action. Returns null for other kinds of actions. */
const stakeChoice = (action: Action): { readonly isTaken: boolean; readonly other: Action } | null => {
  const { seat } = action;
  switch (action.type) {
    case 'decide':
      return { isTaken: action.play, other: { ...action, play: !action.play } };
    // A raise also holds the bid.
    case 'hold':
    case 'bid':
      return { isTaken: true, other: { type: 'fold', seat } };
    case 'fold':
      return { isTaken: false, other: { type: 'hold', seat } };
    default:
      return null;
  }
};

/** Returns the stake of an action of this kind, or null if such actions cannot be judged. */
const stakeOfAction = ({ view }: Analysis, kind: Action): Stake | null => {
  if (kind.type === 'decide') return stakeOfForcedValue(view);
  return view.pending?.type === 'bid' && stakeChoice(kind) ? stakeOfBid(view, view.pending.to) : null;
};

/** Returns whether a strong player sometimes plays for the stake, and whether it sometimes gives up. */
const choicesIn = (mix: readonly MixedAction[]): { readonly plays: boolean; readonly givesUp: boolean } => ({
  plays: mix.some(({ action }) => action.type === 'hold' || action.type === 'bid'),
  givesUp: mix.some(({ action }) => action.type === 'fold'),
});

/** Compares playing for a stake with giving up. A choice that a strong player sometimes makes is never wrong. */
function* compareStakes(analysis: Analysis, stake: Stake): Generator<undefined, Comparison> {
  const { view, seat } = analysis;
  const chance = yield* chanceNow(analysis);
  const needed = takePoint(view, seat, stake);
  const { plays, givesUp } = choicesIn(yield* mixOf(analysis));
  const clear = verdictFor(chance, needed);
  const isMixed = clear === 'play' ? givesUp : plays;
  const verdict = isMixed ? null : clear;
  const difference = Math.abs(gainOf(view, seat, stake, chance));
  return {
    hasClearDifference: verdict !== null,
    judge(action) {
      const choice = stakeChoice(action);
      if (!choice) return null;
      const isWrong = verdict === (choice.isTaken ? 'give-up' : 'play');
      return {
        kind: 'stake',
        action,
        points: stake.points,
        better: isWrong ? choice.other : null,
        cost: isWrong ? Math.max(1, difference) : 0,
        chance,
        needed,
      };
    },
  };
}

/**
 * Compares the possible actions of a kind, based on the seat's knowledge. Returns null if they cannot be judged. Judges a
 * bid only as an answer to a bid, because the value of other bids depends on the opponents' answer.
 * @param kind any action of the kind to compare
 */
export function* compareActions(analysis: Analysis, kind: Action): Generator<undefined, Comparison | null> {
  if (kind.type === 'play') return yield* comparePlays(analysis);
  const stake = stakeOfAction(analysis, kind);
  return stake ? yield* compareStakes(analysis, stake) : yield* compareAnnouncements(analysis, kind);
}
