import type { Brow, Finger, Look, Mouth } from './look.js';

export type LookId = 'waiting' | 'thinking' | 'pleased' | 'disgusted' | 'surprised' | 'sly' | 'sleepy';
/** A sign of a game: a suit, a rank, only bad cards (`bad`), "I win without help" (`alone`), or a Kritischer. */
export type SignId = 'H' | 'S' | 'L' | 'E' | Finger | 'bad' | 'alone' | 'max' | 'belli' | 'spitz';

const MOUTH: Mouth = {
  wide: 1,
  x: 0,
  left: -3,
  right: -3,
  bow: 2,
  open: 0,
  teeth: 0,
  pucker: 0,
  crease: 0,
};

const brow = (lift: number, slant: number): Brow => ({ lift, slant });

const WAITING: Look = {
  browLeft: brow(0, 0),
  browRight: brow(0, 0),
  lidLeft: 0.18,
  lidRight: 0.18,
  squint: 0,
  pupils: { x: 0, y: 0 },
  mouth: MOUTH,
  cheeks: 0,
  nose: 0,
  tilt: 0,
  chin: 0,
  finger: null,
  hand: 0,
};

const lids = (both: number): Pick<Look, 'lidLeft' | 'lidRight'> => ({ lidLeft: both, lidRight: both });
const brows = (lift: number, slant: number): Pick<Look, 'browLeft' | 'browRight'> => ({
  browLeft: brow(lift, slant),
  browRight: brow(lift, slant),
});
const mouth = (parts: Partial<Mouth>): Pick<Look, 'mouth'> => ({ mouth: { ...MOUTH, ...parts } });

/** Returns a neutral face with a hand that shows a finger. */
const lookWithFinger = (finger: Finger): Look => ({ ...WAITING, finger, hand: 1 });

/** The expressions of a face without hands. */
export const LOOKS: Readonly<Record<LookId, Look>> = {
  waiting: WAITING,
  thinking: {
    ...WAITING,
    browLeft: brow(-5, 7),
    browRight: brow(13, -4),
    ...lids(0.1),
    pupils: { x: 0.75, y: -0.95 },
    ...mouth({ wide: 0.62, x: -15, left: 5, right: -3, bow: -3 }),
    tilt: 4,
  },
  pleased: {
    ...WAITING,
    ...brows(9, -3),
    ...lids(0.3),
    squint: 0.75,
    ...mouth({ wide: 1.3, left: -15, right: -15, bow: 4, open: 22, teeth: 0.9, crease: 0.5 }),
  },
  disgusted: {
    ...WAITING,
    browLeft: brow(-9, 11),
    browRight: brow(-7, 11),
    ...lids(0.42),
    squint: 0.4,
    pupils: { x: -0.8, y: 0.3 },
    ...mouth({ wide: 1.05, left: 15, right: 11, bow: -9, crease: 0.3 }),
    nose: 1,
    tilt: 4,
  },
  surprised: {
    ...WAITING,
    ...brows(20, -4),
    ...lids(-0.28),
    squint: -0.25,
    ...mouth({ wide: 0.68, bow: 5, open: 34 }),
  },
  sly: {
    ...WAITING,
    browLeft: brow(-6, 6),
    browRight: brow(15, 2),
    lidLeft: 0.52,
    lidRight: 0.42,
    squint: 0.45,
    pupils: { x: 1, y: 0.1 },
    ...mouth({ wide: 1.05, x: 5, left: 1, right: -17, bow: 5, crease: 0.35 }),
    tilt: -4,
  },
  sleepy: {
    ...WAITING,
    ...brows(4, -7),
    lidLeft: 0.95,
    lidRight: 0.86,
    pupils: { x: 0, y: 0.6 },
    ...mouth({ wide: 0.5, left: 3, right: 3, bow: 0, open: 9 }),
    tilt: 9,
    chin: 0.35,
  },
};

/** Returns a wink of one eye, with the corner of the mouth on the same side raised. */
const wink = (side: 'left' | 'right'): Look => {
  const [shut, open] = [brow(-7, 3), brow(9, -2)];
  return side === 'left'
    ? { ...WAITING, browLeft: shut, browRight: open, lidLeft: 1, lidRight: 0.05, ...mouth({ left: -12 }) }
    : { ...WAITING, browLeft: open, browRight: shut, lidLeft: 0.05, lidRight: 1, ...mouth({ right: -12 }) };
};

/** The signs of Deuten. */
export const SIGNS: Readonly<Record<SignId, Look>> = {
  H: { ...WAITING, ...lids(0.02), pupils: { x: 0, y: -0.95 }, ...brows(4, 0), chin: 1 },
  S: { ...WAITING, ...mouth({ wide: 0.42, pucker: 0.25 }), ...brows(6, -2), ...lids(0), cheeks: 1 },
  L: { ...WAITING, tilt: -18 },
  E: {
    ...WAITING,
    ...mouth({ wide: 1.62, bow: 0, left: 2, right: 2, open: 13, teeth: 1, crease: 1 }),
    ...lids(0.2),
    squint: 0.3,
  },
  A: lookWithFinger('A'),
  K: lookWithFinger('K'),
  O: lookWithFinger('O'),
  U: lookWithFinger('U'),
  '10': lookWithFinger('10'),
  '9': lookWithFinger('9'),
  '8': lookWithFinger('8'),
  '7': lookWithFinger('7'),
  '6': lookWithFinger('6'),
  '5': lookWithFinger('5'),
  bad: { ...WAITING, ...brows(24, -1), ...lids(0.02), ...mouth({ left: 4, right: 4, bow: -2 }) },
  alone: { ...WAITING, ...lids(1), ...brows(8, -3), ...mouth({ wide: 0.62, pucker: 1 }) },
  max: { ...WAITING, ...brows(-8, 2), ...lids(1), squint: 1, ...mouth({ wide: 0.9, bow: -2 }), nose: 0.8 },
  // The person's right eye is at the viewer's left.
  belli: wink('left'),
  spitz: wink('right'),
};
