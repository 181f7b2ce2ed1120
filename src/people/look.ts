/** A face as numbers that can be interpolated between looks. Left and right are as the viewer sees them. */

/** The finger held apart. The right hand (at the viewer's left) shows A to U and 5, the left hand 10 to 6. */
export type Finger = 'A' | 'K' | 'O' | 'U' | '5' | '10' | '9' | '8' | '7' | '6';

/** Whether the right hand shows this finger. */
export const isOfRightHand = (finger: Finger): boolean => ['A', 'K', 'O', 'U', '5'].includes(finger);

export interface Brow {
  /** The height above the resting position, in units. */
  readonly lift: number;
  /**
   * The slant in units: the inner end is lower, and the outer end higher, by this value. Positive values mean anger,
   * negative values sorrow.
   */
  readonly slant: number;
}

export interface Mouth {
  /** Half the width, relative to the person's mouth at rest. */
  readonly wide: number;
  /** The shift to the right, in units. */
  readonly x: number;
  /** The sag of the left and the right corner, in units. */
  readonly left: number;
  readonly right: number;
  /** The sag of the middle, in units. */
  readonly bow: number;
  /** The gap between the lips, in units. */
  readonly open: number;
  /** The share of the opening that shows teeth, 0 to 1. */
  readonly teeth: number;
  /** Puckering of the lips, 0 to 1. */
  readonly pucker: number;
  /** Depth of the folds next to the corners, 0 to 1. */
  readonly crease: number;
}

export interface Look {
  readonly browLeft: Brow;
  readonly browRight: Brow;
  /** The position of the upper lids: 0 open, 1 shut, below 0 wide open. */
  readonly lidLeft: number;
  readonly lidRight: number;
  /** Rise of the lower lids, 0 to 1. */
  readonly squint: number;
  /** The gaze, -1 to 1 on each axis. Right and down are positive. */
  readonly pupils: { readonly x: number; readonly y: number };
  readonly mouth: Mouth;
  /** Inflation of the cheeks, 0 to 1. */
  readonly cheeks: number;
  /** Wrinkling of the nose, 0 to 1. */
  readonly nose: number;
  /** Tilt of the head, in degrees clockwise. */
  readonly tilt: number;
  /** Bend of the head, from 0 to 1 (chin on the chest). */
  readonly chin: number;
  /** The finger held up, and the rise of the hand, 0 to 1. */
  readonly finger: Finger | null;
  readonly hand: number;
}

/** Interpolates all numbers of two objects. */
function mixNumbers<T extends object>(from: T, to: T, t: number): T {
  const mix = (key: keyof T): unknown => {
    const [a, b]: readonly unknown[] = [from[key], to[key]];
    if (typeof a === 'number' && typeof b === 'number') return a * (1 - t) + b * t;
    return a && b && typeof a === 'object' && typeof b === 'object' ? mixNumbers(a, b, t) : b;
  };
  return Object.fromEntries(Object.keys(from).map((key) => [key, mix(key as keyof T)])) as T;
}

/** Interpolates two looks. `t` is 0 for the first look, 1 for the second. One hand sinks before another one rises. */
export function interpolateLook(from: Look, to: Look, t: number): Look {
  const look = mixNumbers(from, to, t);
  if (from.finger === null || to.finger === null || from.finger === to.finger)
    return { ...look, finger: from.finger ?? to.finger };
  return t < 0.5
    ? { ...look, finger: from.finger, hand: from.hand * (1 - 2 * t) }
    : { ...look, finger: to.finger, hand: to.hand * (2 * t - 1) };
}
