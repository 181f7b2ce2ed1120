import type { CardPicture, Picture } from '../table/picture.js';
import { cubicInOut, cubicOut, sineIn, sineInOut } from './easing.js';
import { poseOf, type Pose } from './pose.js';

/**
 * `deal`: thrown flat, and slides to a stop. `throw`: lifted, thrown down, and settles where it has hit the table. `carry`:
 * lifted, borne there, laid down. `slide`: pushed along.
 */
export type Manner = 'deal' | 'throw' | 'carry' | 'slide';

/** The way of one card from one picture to the next; times are milliseconds from the start of the plan. */
export interface Move {
  readonly from: Pose;
  readonly to: Pose;
  readonly manner: Manner;
  readonly start: number;
  readonly duration: number;
  /** How hard a thrown card hits the table, from 0 to 1. */
  readonly weight: number;
  /** For how long the light catches it when it has come to lie. */
  readonly gleam: number;
}

/** What one card does. */
export interface Part {
  readonly key: string;
  readonly card: CardPicture;
  readonly move: Move;
  /** It is in the picture no more, and gone once it has come to where it goes. */
  readonly leaves?: true;
}

export interface Plan {
  /** Back to front, as in the picture. */
  readonly parts: readonly Part[];
  /** When all motion has settled. */
  readonly length: number;
}

/** A card as it is to be drawn at one moment. */
export interface Seen extends Pose {
  /** A card that is still to be dealt is not there yet. */
  readonly there: boolean;
  /** How much of its width a turning card shows, from 0 (on edge) to 1 (flat). */
  readonly open: number;
  /** Height above the table, from 0 (lies) to 1 (as high as a hand lifts it). */
  readonly lift: number;
  /** How hard it has just landed presses it down, from 0 to 1. */
  readonly press: number;
  /** How bright its metal shines, from 0 to 1. */
  readonly gleam: number;
  readonly moving: boolean;
}

// At normal pace.
const SHORTEST_MS = 260;
const LONGEST_MS = 420;
const STAGGER_MS = 70;
const GLEAM_MS = 600;

/** Share of a move after which the card lies and only settles. */
const LANDED = 0.84;
/** The same of one that is thrown: it flies for a short time and settles for longer. */
const HIT = 0.62;
/** At normal pace, how long a thrown card needs at least and at most. */
const THROWN_MS: readonly [number, number] = [400, 500];
/** How far from where it will lie it hits the table, as a share of its way, and by how many degrees turned too far. */
const SHORT = 0.03;
const ASKEW_DEGREES = 7;
/** From this weight on a card that hits the table shakes what lies there. */
const SHAKES = 1;
const SHAKE_MS = 170;
/** Degrees a thrown card still has to spin. */
const SPIN_DEGREES = 26;

const between = (from: number, to: number, share: number): number => from + (to - from) * share;
const bump = (share: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
const distance = (from: Pose, to: Pose): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Less than the eye can see. */
const same = (from: Pose, to: Pose): boolean =>
  from.face === to.face &&
  distance(from, to) < 0.3 &&
  Math.abs(from.width - to.width) < 0.3 &&
  Math.abs(from.turn - to.turn) < 0.1;

function mannerOf(from: Pose, to: Pose, entered: boolean, isPlayed: boolean): Manner {
  if (entered) return 'deal';
  if (isPlayed) return 'throw';
  if (from.face !== to.face) return 'carry';
  return distance(from, to) > Math.max(from.width, to.width) * 0.9 ? 'carry' : 'slide';
}

/** Long ways take longer, but no way takes long. */
function durationOf(from: Pose, to: Pose, manner: Manner, { width, height }: Picture): number {
  if (manner === 'slide') return SHORTEST_MS;
  const share = Math.min(1, distance(from, to) / (0.6 * Math.hypot(width, height)));
  if (manner === 'throw') return between(...THROWN_MS, share);
  const least = from.face === to.face ? SHORTEST_MS : SHORTEST_MS + 50;
  return least + (LONGEST_MS - least) * share;
}

/** The cards that are gathered, face down and below all others. */
function leaving(last: ReadonlyMap<string, Pose>, picture: Picture, pace: number): readonly Part[] {
  const { gather = [], cards } = picture;
  if (pace <= 0) return [];
  const kept = new Set(cards.flatMap(({ key, was }) => (was === undefined ? [key] : [key, was])));
  return [...last]
    .filter(([key]) => !kept.has(key))
    .flatMap(([key, from], index): readonly Part[] => {
      const place = gather[index % gather.length];
      if (!place) return [];
      const to = poseOf(place, null);
      const duration = durationOf(from, to, 'carry', picture) * pace;
      const move: Move = { from, to, manner: 'carry', start: 0, duration, weight: 0, gleam: 0 };
      return [{ key, card: { key, face: null, ...place }, move, leaves: true }];
    });
}

/**
 * How the cards get from where they are to where a picture has them.
 * @param last where each card is now, in the measure of the new picture, by the key it had so far.
 * @param pace multiplies all times; 0: all is in its place at once.
 * @param isMetal whether a face has a place that gleams.
 */
export function planMotion(
  last: ReadonlyMap<string, Pose>,
  picture: Picture,
  pace: number,
  isMetal: (face: Pose['face']) => boolean = () => false,
): Plan {
  const renamed = new Set(picture.cards.flatMap(({ was }) => (was !== undefined && last.has(was) ? [was] : [])));
  const known = ({ key, was }: CardPicture): Pose | undefined => {
    if (was !== undefined && last.has(was)) return last.get(was);
    // The card of that key has become another one: this one is new.
    return renamed.has(key) ? undefined : last.get(key);
  };
  const staying = picture.cards.map((card): Part => {
    const to = poseOf(card, card.face);
    const before = known(card);
    const from = before ?? (card.enter ? poseOf(card.enter, card.face) : to);
    const manner = mannerOf(from, to, before === undefined, card.weight !== undefined);
    const still = pace <= 0 || card.held || same(from, to);
    return {
      key: card.key,
      card,
      move: {
        from: still ? to : from,
        to,
        manner,
        start: still ? 0 : (card.step ?? 0) * STAGGER_MS * pace,
        duration: still ? 0 : durationOf(from, to, manner, picture) * pace,
        weight: still ? 0 : (card.weight ?? 0),
        gleam: !still && card.weight !== undefined && isMetal(to.face) ? GLEAM_MS * pace : 0,
      },
    };
  });
  const parts = [...leaving(last, picture, pace), ...staying];
  return {
    parts,
    length: parts.reduce((latest, { move }) => Math.max(latest, move.start + move.duration + move.gleam), 0),
  };
}

/** A card that lies where a picture has it. */
export const resting = (pose: Pose): Seen => ({
  ...pose,
  there: true,
  open: 1,
  lift: 0,
  press: 0,
  gleam: 0,
  moving: false,
});

/** Whether a thrown card is turned too far clockwise when it hits the table: as it comes, it goes on turning. */
const askew = ({ from, to, weight }: Move): number =>
  ASKEW_DEGREES * (0.5 + weight / 2) * (to.x < from.x || (to.x === from.x && to.y < from.y) ? -1 : 1);

/** A thrown card: first it is in the air, then it has hit the table, slips on a little and turns to where it will lie. */
function thrown(move: Move, progress: number): Seen {
  const { from, to, weight } = move;
  const flight = Math.min(1, progress / HIT);
  const rest = Math.max(0, (progress - HIT) / (1 - HIT));
  const way = rest > 0 ? 1 - SHORT * (1 - cubicOut(rest)) : (1 - SHORT) * sineIn(flight);
  // Past where it will lie and back again, less and less.
  const swung = rest > 0 ? (1 - rest) ** 2 * Math.cos(1.5 * Math.PI * rest) : flight;
  const flips = from.face !== to.face;
  const turning = flips ? Math.cos(Math.PI * sineInOut(flight)) : 1;
  const far = Math.min(1, distance(from, to) / (2 * Math.max(from.width, to.width)));
  // It is seen at its own size soon: what it is should be read while it flies.
  const grown = cubicOut(flight);
  return {
    x: between(from.x, to.x, way),
    y: between(from.y, to.y, way),
    width: between(from.width, to.width, grown),
    height: between(from.height, to.height, grown),
    turn: between(from.turn, to.turn, cubicInOut(flight)) + askew(move) * far * swung,
    face: flips && turning < 0 ? to.face : flips ? from.face : to.face,
    there: true,
    open: Math.abs(turning),
    // Highest late: it comes down fast.
    lift: flight < 1 ? (0.6 + 0.4 * weight) * Math.max(far, flips ? 0.6 : 0) * bump(flight ** 1.4) : 0,
    press: weight * bump(2 * rest),
    gleam: 0,
    moving: true,
  };
}

/** A card on its way, at a time of its plan. */
export function seenAt(move: Move, time: number): Seen {
  const { from, to, manner, start, duration, gleam } = move;
  // As the plan adds them up: else what has come to lie may still be moving by a rounding, and never be crisp.
  const lain = time - (start + duration);
  if (lain >= 0) return lain < gleam ? { ...resting(to), gleam: bump(lain / gleam) } : resting(to);
  if (time < start) return { ...resting(from), there: manner !== 'deal' };
  const progress = (time - start) / duration;
  if (manner === 'throw') return thrown(move, progress);
  const travel = manner === 'deal' ? progress : Math.min(1, progress / LANDED);
  // What is pushed along gives way at once, and goes on doing so if it is told anew with every frame.
  const way = manner === 'carry' ? cubicInOut(travel) : cubicOut(travel);
  const far = Math.min(1, distance(from, to) / (2 * Math.max(from.width, to.width)));
  const flips = from.face !== to.face;
  // Sinusoidal: on edge at half time, and twice as fast there as at the ends, as a wrist turns.
  const turning = flips ? Math.cos(Math.PI * sineInOut(travel)) : 1;
  const raised = manner === 'carry' ? Math.max(far, flips ? 0.6 : 0) : 0;
  const left = 1 - way;
  const spin = manner === 'deal' ? SPIN_DEGREES * far * left * (to.x < from.x ? 1 : -1) : 0;
  // Nobody moves a card in a straight line: it swings out a little, to the right of its way.
  const swing = manner === 'slide' ? 0 : 0.06 * bump(way) * far;
  return {
    x: between(from.x, to.x, way) - swing * (to.y - from.y),
    y: between(from.y, to.y, way) + swing * (to.x - from.x),
    width: between(from.width, to.width, way),
    height: between(from.height, to.height, way),
    turn: between(from.turn, to.turn, way) + spin,
    face: flips && turning < 0 ? to.face : flips ? from.face : to.face,
    there: true,
    open: Math.abs(turning),
    lift: manner === 'deal' ? 0.35 * far * left : raised * bump(travel),
    press: manner === 'carry' ? raised * bump((progress - LANDED) / (1 - LANDED)) : 0,
    gleam: 0,
    moving: true,
  };
}

/** Whether a card looks the same at two times of its plan, and did so between them. */
export const isQuiet = ({ start, duration, gleam }: Move, one: number, other: number): boolean =>
  Math.max(one, other) < start || Math.min(one, other) >= start + duration + gleam;

/** How far what lies on the table is shaken at a time of a plan, from -1 to 1: by cards of the greatest weight that hit it. */
export const shakeAt = ({ parts }: Plan, time: number): number =>
  parts.reduce((sum, { move: { manner, start, duration, weight } }) => {
    if (manner !== 'throw' || weight < SHAKES || duration === 0) return sum;
    const share = (time - start - HIT * duration) / SHAKE_MS;
    return share <= 0 || share >= 1 ? sum : sum + (1 - share) ** 2 * Math.sin(4 * Math.PI * share);
  }, 0);
