import type { CardPicture, Picture } from '../table/picture.js';
import { cubicInOut, cubicOut, sineIn, sineInOut } from './easing.js';
import { poseOf, type Pose } from './pose.js';

/**
 * The kinds of motion:
 *
 * - `deal`: the card is thrown flat and slides to a stop.
 * - `throw`: the card is lifted and thrown down, hits the table and settles.
 * - `carry`: the card is lifted, carried and laid down.
 * - `slide`: the card is pushed along the table.
 */
export type MotionKind = 'deal' | 'throw' | 'carry' | 'slide';

/** The motion of a card between two pictures. Times are in ms from the start of the plan. */
export interface Move {
  readonly from: Pose;
  readonly to: Pose;
  readonly kind: MotionKind;
  readonly start: number;
  readonly duration: number;
  /** The force with which a thrown card hits the table, from 0 to 1. */
  readonly weight: number;
  /** Duration of the gleam on the card's metal spot after the landing. */
  readonly gleam: number;
}

/** A card of a plan and its motion. */
export interface PlannedCard {
  readonly key: string;
  readonly card: CardPicture;
  readonly move: Move;
  /** Whether the card is not in the new picture and disappears after its motion. */
  readonly isLeaving?: true;
}

export interface Plan {
  /** The cards from back to front, as in the picture. */
  readonly plannedCards: readonly PlannedCard[];
  /** The time at which all motion has ended. */
  readonly length: number;
}

/** The state of a card to draw at one moment. */
export interface CardState extends Pose {
  /** False while a card waits to be dealt. */
  readonly isVisible: boolean;
  /** The visible share of a turning card's width, from 0 (on edge) to 1 (flat). */
  readonly widthShare: number;
  /** Height above the table, from 0 (on the table) to 1 (fully lifted). */
  readonly lift: number;
  /** The pressure from a landing, from 0 to 1. */
  readonly press: number;
  /** The brightness of the card's metal spot, from 0 to 1. */
  readonly gleam: number;
  readonly isMoving: boolean;
}

// Durations in ms at normal pace.
const MIN_MOVE_MS = 260;
const MAX_MOVE_MS = 400;
const STAGGER_MS = 70;
const GLEAM_MS = 400;

/** The share of a move after which the card has landed and only settles. */
const LANDED_SHARE = 0.84;
/** The share of a throw after which the card has hit the table and settles. */
const HIT_SHARE = 0.62;
/** Minimum and maximum duration of a throw, in ms at normal pace. */
const THROW_MS: readonly [number, number] = [330, 400];
/** When a thrown card hits the table: the remaining distance as a share, and the excess rotation in degrees. */
const SHORT_SHARE = 0.03;
const ASKEW_DEGREES = 7;
/** The minimum weight at which a thrown card shakes the cards on the table. */
const SHAKE_MIN_WEIGHT = 1;
const SHAKE_MS = 120;
/** The spin of a dealt card, in degrees. */
const SPIN_DEGREES = 26;

const interpolate = (from: number, to: number, share: number): number => from + (to - from) * share;
const halfSine = (share: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
const distance = (from: Pose, to: Pose): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Whether the difference between two poses is invisible. */
const isSamePose = (from: Pose, to: Pose): boolean =>
  from.cardFace === to.cardFace &&
  distance(from, to) < 0.3 &&
  Math.abs(from.width - to.width) < 0.3 &&
  Math.abs(from.turn - to.turn) < 0.1;

function motionKindOf(from: Pose, to: Pose, isEntering: boolean, isPlayed: boolean): MotionKind {
  if (isEntering) return 'deal';
  if (isPlayed) return 'throw';
  if (from.cardFace !== to.cardFace) return 'carry';
  return distance(from, to) > Math.max(from.width, to.width) * 0.9 ? 'carry' : 'slide';
}

/** The duration of a move in ms: longer for a longer distance, up to a maximum. */
function durationOf(from: Pose, to: Pose, kind: MotionKind, { width, height }: Picture): number {
  if (kind === 'slide') return MIN_MOVE_MS;
  const share = Math.min(1, distance(from, to) / (0.6 * Math.hypot(width, height)));
  if (kind === 'throw') return interpolate(...THROW_MS, share);
  const shortest = from.cardFace === to.cardFace ? MIN_MOVE_MS : MIN_MOVE_MS + 50;
  return shortest + (MAX_MOVE_MS - shortest) * share;
}

/** The removed cards, gathered face down below all other cards. */
function leavingCards(last: ReadonlyMap<string, Pose>, picture: Picture, pace: number): readonly PlannedCard[] {
  const { gatherAt = [], cards } = picture;
  if (pace <= 0) return [];
  const remainingKeys = new Set(
    cards.flatMap(({ key, previousKey }) => (previousKey === undefined ? [key] : [key, previousKey])),
  );
  return [...last]
    .filter(([key]) => !remainingKeys.has(key))
    .flatMap(([key, from], index): readonly PlannedCard[] => {
      const place = gatherAt[index % gatherAt.length];
      if (!place) return [];
      const to = poseOf(place, null);
      const duration = durationOf(from, to, 'carry', picture) * pace;
      const move: Move = { from, to, kind: 'carry', start: 0, duration, weight: 0, gleam: 0 };
      return [{ key, card: { key, cardFace: null, ...place }, move, isLeaving: true }];
    });
}

/**
 * Plans the motion of all cards to their positions in a picture.
 * @param last current pose of each card by its previous key, in the units of the new picture
 * @param pace factor for all times; 0: no motion
 * @param isMetal whether a card has a metal spot that gleams
 */
export function planMotion(
  last: ReadonlyMap<string, Pose>,
  picture: Picture,
  pace: number,
  isMetal: (cardFace: Pose['cardFace']) => boolean = () => false,
): Plan {
  const renamedKeys = new Set(
    picture.cards.flatMap(({ previousKey }) =>
      previousKey !== undefined && last.has(previousKey) ? [previousKey] : [],
    ),
  );
  const previousPose = ({ key, previousKey }: CardPicture): Pose | undefined => {
    if (previousKey !== undefined && last.has(previousKey)) return last.get(previousKey);
    // The previous card with this key now has another key, so this card is new.
    return renamedKeys.has(key) ? undefined : last.get(key);
  };
  const stayingCards = picture.cards.map((card): PlannedCard => {
    const to = poseOf(card, card.cardFace);
    const previous = previousPose(card);
    const from = previous ?? (card.enterFrom ? poseOf(card.enterFrom, card.cardFace) : to);
    const kind = motionKindOf(from, to, previous === undefined, card.weight !== undefined);
    const isStill = pace <= 0 || card.isDragged || isSamePose(from, to);
    return {
      key: card.key,
      card,
      move: {
        from: isStill ? to : from,
        to,
        kind,
        start: isStill ? 0 : (card.step ?? 0) * STAGGER_MS * pace,
        duration: isStill ? 0 : durationOf(from, to, kind, picture) * pace,
        weight: isStill ? 0 : (card.weight ?? 0),
        gleam: !isStill && card.weight !== undefined && isMetal(to.cardFace) ? GLEAM_MS * pace : 0,
      },
    };
  });
  const plannedCards = [...leavingCards(last, picture, pace), ...stayingCards];
  return {
    plannedCards,
    length: plannedCards.reduce((latest, { move }) => Math.max(latest, move.start + move.duration + move.gleam), 0),
  };
}

/** The state of a card at rest. */
export const restingState = (pose: Pose): CardState => ({
  ...pose,
  isVisible: true,
  widthShare: 1,
  lift: 0,
  press: 0,
  gleam: 0,
  isMoving: false,
});

/** The excess rotation, in degrees, of a thrown card that hits the table. The sign follows the direction of the throw. */
const overTurn = ({ from, to, weight }: Move): number =>
  ASKEW_DEGREES * (0.5 + weight / 2) * (to.x < from.x || (to.x === from.x && to.y < from.y) ? -1 : 1);

/** The state of a thrown card, which flies, hits the table, slides on a little and turns to its final angle. */
function thrownState(move: Move, progress: number): CardState {
  const { from, to, weight } = move;
  const flight = Math.min(1, progress / HIT_SHARE);
  const rest = Math.max(0, (progress - HIT_SHARE) / (1 - HIT_SHARE));
  const travelled = rest > 0 ? 1 - SHORT_SHARE * (1 - cubicOut(rest)) : (1 - SHORT_SHARE) * sineIn(flight);
  // The rotation oscillates around the final angle and fades out.
  const overTurnShare = rest > 0 ? (1 - rest) ** 2 * Math.cos(1.5 * Math.PI * rest) : flight;
  const isFlipped = from.cardFace !== to.cardFace;
  const flip = isFlipped ? Math.cos(Math.PI * sineInOut(flight)) : 1;
  const distanceShare = Math.min(1, distance(from, to) / (2 * Math.max(from.width, to.width)));
  // The card reaches its final size early, so that it is readable in flight.
  const growth = cubicOut(flight);
  return {
    x: interpolate(from.x, to.x, travelled),
    y: interpolate(from.y, to.y, travelled),
    width: interpolate(from.width, to.width, growth),
    height: interpolate(from.height, to.height, growth),
    turn: interpolate(from.turn, to.turn, cubicInOut(flight)) + overTurn(move) * distanceShare * overTurnShare,
    cardFace: isFlipped && flip < 0 ? to.cardFace : isFlipped ? from.cardFace : to.cardFace,
    isVisible: true,
    widthShare: Math.abs(flip),
    // The highest point comes late, so that the card falls fast.
    lift:
      flight < 1 ? (0.6 + 0.4 * weight) * Math.max(distanceShare, isFlipped ? 0.6 : 0) * halfSine(flight ** 1.4) : 0,
    press: weight * halfSine(2 * rest),
    gleam: 0,
    isMoving: true,
  };
}

/** The state of a card at a time of its plan. */
export function cardStateAt(move: Move, time: number): CardState {
  const { from, to, kind, start, duration, gleam } = move;
  // Uses the same sum as the plan, because a rounding error could keep a landed card moving and blurred.
  const timeSinceLanding = time - (start + duration);
  if (timeSinceLanding >= 0)
    return timeSinceLanding < gleam
      ? { ...restingState(to), gleam: halfSine(timeSinceLanding / gleam) }
      : restingState(to);
  if (time < start) return { ...restingState(from), isVisible: kind !== 'deal' };
  const progress = (time - start) / duration;
  if (kind === 'throw') return thrownState(move, progress);
  const travel = kind === 'deal' ? progress : Math.min(1, progress / LANDED_SHARE);
  // A pushed card moves at once, even if each frame brings a new plan.
  const travelled = kind === 'carry' ? cubicInOut(travel) : cubicOut(travel);
  const distanceShare = Math.min(1, distance(from, to) / (2 * Math.max(from.width, to.width)));
  const isFlipped = from.cardFace !== to.cardFace;
  // The card turns like a wrist and is on edge at half time, when the motion is fastest.
  const flip = isFlipped ? Math.cos(Math.PI * sineInOut(travel)) : 1;
  const raised = kind === 'carry' ? Math.max(distanceShare, isFlipped ? 0.6 : 0) : 0;
  const remaining = 1 - travelled;
  const spin = kind === 'deal' ? SPIN_DEGREES * distanceShare * remaining * (to.x < from.x ? 1 : -1) : 0;
  // The card swings out a little to its right, because a hand does not move in a straight line.
  const swing = kind === 'slide' ? 0 : 0.06 * halfSine(travelled) * distanceShare;
  return {
    x: interpolate(from.x, to.x, travelled) - swing * (to.y - from.y),
    y: interpolate(from.y, to.y, travelled) + swing * (to.x - from.x),
    width: interpolate(from.width, to.width, travelled),
    height: interpolate(from.height, to.height, travelled),
    turn: interpolate(from.turn, to.turn, travelled) + spin,
    cardFace: isFlipped && flip < 0 ? to.cardFace : isFlipped ? from.cardFace : to.cardFace,
    isVisible: true,
    widthShare: Math.abs(flip),
    lift: kind === 'deal' ? 0.35 * distanceShare * remaining : raised * halfSine(travel),
    press: kind === 'carry' ? raised * halfSine((progress - LANDED_SHARE) / (1 - LANDED_SHARE)) : 0,
    gleam: 0,
    isMoving: true,
  };
}

/** Whether a card looks the same at two times of its plan and at all times between them. */
export const isUnchanged = ({ start, duration, gleam }: Move, time: number, otherTime: number): boolean =>
  Math.max(time, otherTime) < start || Math.min(time, otherTime) >= start + duration + gleam;

/**
 * The shake of the cards on the table at a time of a plan, from -1 to 1. Only throws of the greatest weight cause a shake.
 */
export const shakeAt = ({ plannedCards }: Plan, time: number): number =>
  plannedCards.reduce((sum, { move: { kind, start, duration, weight } }) => {
    if (kind !== 'throw' || weight < SHAKE_MIN_WEIGHT || duration === 0) return sum;
    const share = (time - start - HIT_SHARE * duration) / SHAKE_MS;
    return share <= 0 || share >= 1 ? sum : sum + (1 - share) ** 2 * Math.sin(4 * Math.PI * share);
  }, 0);
