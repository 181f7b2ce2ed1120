/** A face as numbers, so that one look can change gradually into another. Left and right are the viewer's. */

/**
 * The finger held apart. Fingers of the right hand (at the viewer's left) mean A to U, those of the left hand 10 to 7.
 */
export type Finger = 'A' | 'K' | 'O' | 'U' | '10' | '9' | '8' | '7';

export interface Brow {
  /** Units above the resting position. */
  readonly lift: number;
  /**
   * Units by which the inner end is lower and the outer end higher. Positive values mean anger, negative ones sorrow.
   */
  readonly slant: number;
}

export interface Mouth {
  /** Half the width, relative to the person's mouth at rest. */
  readonly wide: number;
  /** Units to the right. */
  readonly x: number;
  /** Units by which the left and the right corner hang. */
  readonly left: number;
  readonly right: number;
  /** Units by which the middle hangs. */
  readonly bow: number;
  /** Units between the lips. */
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
  /** 0 open, 1 shut, below 0 wide open. */
  readonly lidLeft: number;
  readonly lidRight: number;
  /** Rise of the lower lids, 0 to 1. */
  readonly squint: number;
  /** Gaze, each -1 to 1; right and down are positive. */
  readonly pupils: { readonly x: number; readonly y: number };
  readonly mouth: Mouth;
  /** Inflation of the cheeks, 0 to 1. */
  readonly cheeks: number;
  /** Wrinkling of the nose, 0 to 1. */
  readonly nose: number;
  /** Tilt of the head, in degrees clockwise. */
  readonly tilt: number;
  /** Bend of the head, 0 to 1; at 1 the chin is on the chest. */
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

/** Interpolates two looks: `t` is 0 at the first, 1 at the second. One hand sinks before another one rises. */
export function interpolateLook(from: Look, to: Look, t: number): Look {
  const look = mixNumbers(from, to, t);
  if (from.finger === null || to.finger === null || from.finger === to.finger)
    return { ...look, finger: from.finger ?? to.finger };
  return t < 0.5
    ? { ...look, finger: from.finger, hand: from.hand * (1 - 2 * t) }
    : { ...look, finger: to.finger, hand: to.hand * (2 * t - 1) };
}
