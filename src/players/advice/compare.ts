import type { Action } from '../../game/action.js';
import { canGiveSchlag, schlaegeOf, schlagOfCard, trumpfOfCard, type Announcement } from '../../rules/announce.js';
import { SUITS, type Card } from '../../rules/card.js';
import { haveSameFields } from '../../rules/same-fields.js';
import type { Thousandths } from '../choice/rating.js';
import { cardChances, chanceAnnouncing, chanceNow, type Analysis } from './analysis.js';
import { gainOf, takePoint, ventureForced, ventureOfBid, verdictOn, worthInGame, type Venture } from './take-point.js';

/** How many worlds are imagined for each decision, before it is made and looking back. */
export const WORLDS = 200;

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

/** What there is to choose from, compared before anything is chosen. */
export interface Comparison {
  /** Whether something clearly costs more than something else. */
  readonly matters: boolean;
  /** Judges an action; null if it is none of those that were compared. */
  readonly judge: (action: Action) => JudgedDecision | null;
}

/** An action counts as worse from this difference on: a smaller one may be noise of the sampled worlds. */
const WORSE: Thousandths = 50;

interface RatedAction {
  readonly action: Action;
  /** The chance to win the hand with it. */
  readonly chance: Thousandths;
}

const judgedWay = (analysis: Analysis, action: Action, rated: readonly RatedAction[]): JudgedDecision => {
  const chance = rated.find((way) => haveSameFields(way.action, action))?.chance ?? 0;
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

const differ = (rated: readonly RatedAction[]): boolean => {
  const chances = rated.map(({ chance }) => chance);
  return Math.max(...chances) - Math.min(...chances) >= WORSE;
};

function* comparedPlays(analysis: Analysis): Generator<undefined, Comparison | null> {
  const { view, seat } = analysis;
  if (view.legal.filter(({ type }) => type === 'play').length < 2) return null;
  const rated = (yield* cardChances(analysis)).map(({ card, call, chance }): RatedAction => ({
    action: { type: 'play', seat, card, ...(call && { call }) },
    chance,
  }));
  return {
    matters: differ(rated),
    judge(action) {
      if (action.type !== 'play') return null;
      // Best first by all that counts: a card behind the one played is no better, even if its chance with open cards is higher.
      const place = rated.findIndex((way) => haveSameFields(way.action, action));
      return judgedWay(analysis, action, place === -1 ? rated : rated.slice(0, place + 1));
    },
  };
}

/** What the seat could announce or show in the place of an action, and the announcement that would make. */
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
      const cards = isForehand ? hand.filter((card) => canGiveSchlag(rules, card)) : hand;
      const announcedBy = (card: Card): Partial<Announcement> =>
        isForehand ? { schlag: schlagOfCard(card) } : { trumpf: trumpfOfCard(card) };
      return cards.map((card) => ({ action: { ...action, card }, announced: announcedBy(card) }));
    }
    default:
      return [];
  }
};

function* comparedAnnouncements(analysis: Analysis, kind: Action): Generator<undefined, Comparison | null> {
  const options = announcementOptions(analysis, kind);
  if (options.length < 2) return null;
  const rated: RatedAction[] = [];
  for (const { action, announced } of options)
    rated.push({ action, chance: yield* chanceAnnouncing(analysis, { ...analysis.view.announcement, ...announced }) });
  return {
    matters: differ(rated),
    judge: (action) => (action.type === kind.type ? judgedWay(analysis, action, rated) : null),
  };
}

/** Whether an action plays for what is at stake, and what could have been done instead; null: it is about something else. */
const stakeTaken = (action: Action): { readonly taken: boolean; readonly other: Action } | null => {
  const { seat } = action;
  switch (action.type) {
    case 'decide':
      return { taken: action.play, other: { ...action, play: !action.play } };
    // A raise holds the bid, too.
    case 'hold':
    case 'bid':
      return { taken: true, other: { type: 'fold', seat } };
    case 'fold':
      return { taken: false, other: { type: 'hold', seat } };
    default:
      return null;
  }
};

/** What is ventured by an action of this kind; null: nothing that can be judged. */
const ventureAt = ({ view }: Analysis, kind: Action): Venture | null => {
  if (kind.type === 'decide') return ventureForced(view);
  return view.pending?.type === 'bid' && stakeTaken(kind) ? ventureOfBid(view, view.pending.to) : null;
};

function* comparedStakes(analysis: Analysis, venture: Venture): Generator<undefined, Comparison> {
  const { view, seat } = analysis;
  const chance = yield* chanceNow(analysis);
  const needed = takePoint(view, seat, venture);
  const verdict = verdictOn(chance, needed);
  const difference = Math.abs(gainOf(view, seat, venture, chance));
  return {
    matters: verdict !== null,
    judge(action) {
      const stake = stakeTaken(action);
      if (!stake) return null;
      const isWrong = verdict === (stake.taken ? 'give-up' : 'play');
      return {
        kind: 'stake',
        action,
        points: venture.points,
        better: isWrong ? stake.other : null,
        cost: isWrong ? Math.max(1, difference) : 0,
        chance,
        needed,
      };
    },
  };
}

/**
 * Compares what can be done in the place of an action, by what the seat knows; null if there is no choice that can be
 * judged. A bid can be only if it answers one: what others are worth depends on the opponents' answer.
 * @param kind any action of the kind that is chosen
 */
export function* compared(analysis: Analysis, kind: Action): Generator<undefined, Comparison | null> {
  if (kind.type === 'play') return yield* comparedPlays(analysis);
  const venture = ventureAt(analysis, kind);
  return venture ? yield* comparedStakes(analysis, venture) : yield* comparedAnnouncements(analysis, kind);
}
