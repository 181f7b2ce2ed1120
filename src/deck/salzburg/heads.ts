import { beads, curve, disc } from '../curve.js';
import { area, cloth, flat, line } from '../draw.js';
import type { Drawing, Parts, Placed, Point, Tokens } from '../shape.js';

// All heads share one measure: face centre 0,0, crown at -100, chin at +100, looking left.
// Hair is `grau`; a figure exchanges that token for its own colour.

/** One of the twelve faces: a view of the head, and what grows and sits on it. */
export interface Head {
  /** A view that several share; `own`: the face is among what is drawn over. */
  readonly view: 'profile' | 'three' | 'front' | 'own';
  /** Parts drawn behind the face. */
  readonly behind?: readonly string[];
  /** Parts drawn over the face: beard, hair, hat. */
  readonly over: readonly string[];
  readonly at: Point;
  readonly scale?: number;
  /** Looks right. */
  readonly flip?: boolean;
  readonly turn?: number;
  readonly tokens?: Tokens;
}

/** The parts of a head, all placed alike. */
export function head({ view, behind = [], over, ...place }: Head): readonly Placed[] {
  return [...behind, ...(view === 'own' ? [] : [`head-${view}`]), ...over].map((use) => ({ use, ...place }));
}

const brow = (d: string): Drawing => [flat(curve(d), 'ink')];
const eye = (white: string, x: number, y: number): Drawing => [
  flat(curve(white), 'paper'),
  flat(disc(x, y, 6.5), 'ink'),
  line(curve(white), 3.5, 1),
];
const blush = (x: number, y: number): Drawing => [
  line(`M${x - 14},${y + 8}L${x - 4},${y - 10}M${x - 4},${y + 10}L${x + 6},${y - 8}M${x + 6},${y + 10}L${x + 15},${y - 6}`, 3.5, 2, 'rot'),
];

function profile(): Drawing {
  return [
    area(curve('-26,70! -20,120 -34,156! 62,156! 50,110 46,50! z'), 'haut', 7),
    area(
      curve(
        '14,-96 -30,-94 -54,-64 -58,-34 -61,-18! -72,6 -82,24! -70,33 -61,35! -68,46 -60,54! -66,62 -58,68! -62,80 -56,98 -34,106 -8,94 20,74 44,40 62,0 52,-70 z',
      ),
      'haut',
      7,
    ),
    line('M-76,27C-70,20 -62,20 -57,27', 3.5, 1),
    eye('-58,-17! -48,-28 -30,-18! -46,-12 z', -49, -20),
    brow('-64,-34! -50,-46 -24,-38! -46,-38 z'),
    line('M-62,55C-54,52 -46,54 -40,58', 6, 0, 'rot'),
    line('M-62,55C-54,53 -46,55 -40,58', 3, 1),
    line('M20,6C30,-4 40,6 34,20C30,30 22,30 20,24', 4, 1),
    blush(-18, 24),
  ];
}

function three(): Drawing {
  return [
    area(curve('-34,70! -28,120 -46,156! 52,156! 40,110 38,60! z'), 'haut', 7),
    area(curve('6,-96 -40,-88 -63,-50 -62,-20 -67,6 -62,42 -50,78 -26,102 0,104 28,92 50,62 62,20 62,-40 42,-82 z'), 'haut', 7),
    eye('-56,-14! -46,-24 -32,-14! -45,-9 z', -46, -16),
    eye('-8,-13! 8,-25 28,-13! 8,-7 z', 6, -15),
    brow('-62,-32! -46,-42 -30,-33! -46,-35 z'),
    brow('-10,-33! 10,-46 36,-32! 10,-37 z'),
    line(curve('-22,-30 -28,-6 -40,22 -32,30 -16,30'), 4.5, 0),
    line('M-12,24C-8,20 -6,26 -10,30', 3, 2),
    line('M-40,58C-28,54 -10,54 2,58', 6, 0, 'rot'),
    line('M-42,57C-28,54 -10,54 4,57', 3, 1),
    blush(26, 26),
    blush(-50, 24),
  ];
}

function front(): Drawing {
  return [
    area(curve('-40,70! -38,120 -52,156! 52,156! 38,120 40,70! z'), 'haut', 7),
    area(curve('0,-98 -44,-84 -64,-36 -62,20 -46,72 -22,100 0,105 22,100 46,72 62,20 64,-36 44,-84 z'), 'haut', 7),
    eye('-46,-13! -29,-25 -11,-13! -29,-7 z', -29, -15),
    eye('46,-13! 29,-25 11,-13! 29,-7 z', 29, -15),
    brow('-52,-31! -30,-45 -9,-33! -30,-37 z'),
    brow('52,-31! 30,-45 9,-33! 30,-37 z'),
    line(curve('6,-26 8,0 14,22 0,32 -12,26'), 4.5, 0),
    line('M-20,59C-8,55 8,55 20,59', 6, 0, 'rot'),
    line('M-22,58C-8,55 8,55 22,58', 3, 1),
    blush(-40, 26),
    blush(42, 26),
  ];
}

const HAIR_HATCH = { angle: 78, step: 9, share: 0.62, longest: 90 } as const;
const hair = (d: string, strands = ''): Drawing => [
  cloth(curve(d), 'grau', HAIR_HATCH, 6.5),
  strands ? line(strands, 3.5, 1) : [],
];

export const HEADS: Parts = {
  'head-profile': profile,
  'head-three': three,
  'head-front': front,

  // Hair
  'hair-profile-long': () =>
    hair(
      '-52,-66! -40,-106 10,-124 66,-100 94,-46 92,20 104,80 96,134 62,150 34,126 42,92 22,70 26,24 6,2 8,-36 -8,-60 -30,-68 z',
      'M8,-100C56,-84 70,-20 64,40C62,80 74,110 70,134M-20,-84C20,-84 40,-50 42,10C42,50 54,76 56,100',
    ),
  'hair-profile-tied': () => [
    hair('60,30! 92,50 98,110 84,176! 62,150 58,90 z'),
    hair('-54,-62! -40,-104 8,-122 64,-98 88,-46 82,14 70,56 40,60 26,34 12,12 10,-30 -8,-54 -32,-62 z', 'M-10,-92C30,-90 56,-50 56,10M10,-76C34,-60 40,-20 42,24'),
    area(curve('50,34! 84,24 92,50 60,62 z'), 'rot', 5),
  ],
  'hair-profile-curls': () =>
    hair(
      '-58,-58! -66,-90 -36,-116 -4,-112 24,-132 62,-112 84,-84 104,-48 88,-14 106,22 88,54 96,90 66,108 42,90 50,58 26,40 32,10 8,-6 14,-36 -10,-46 -30,-64 z',
      'M-34,-92C-16,-106 4,-92 0,-76M22,-108C46,-104 52,-80 36,-68M62,-76C82,-66 78,-38 58,-38M52,-14C76,-14 80,12 62,20M60,44C78,50 74,74 58,74',
    ),
  'hair-three-back': () =>
    hair('0,-112 -58,-92 -76,-30 -72,30 -82,90 -62,122 -40,96 -20,60 30,60 44,110 66,142 96,124 104,70 92,10 92,-50 58,-98 z'),
  'hair-three-front': () => [
    hair('-4,-114! -46,-102 -74,-62 -74,-26! -58,-50 -34,-72 -6,-84 z', 'M-20,-100C-44,-88 -60,-66 -64,-46'),
    hair('-8,-114! 40,-112 78,-82 92,-30 88,40 72,52! 66,10 58,-30 36,-66 -4,-86 z', 'M20,-100C56,-84 74,-40 74,20M8,-92C40,-80 60,-50 66,-10'),
  ],
  'hair-front-back': () =>
    hair('0,-112 -58,-96 -88,-40 -84,20 -100,80 -88,130 -56,138 -40,96 40,96 56,138 88,130 100,80 84,20 88,-40 58,-96 z'),
  'hair-front-front': () => [
    hair('0,-114! -48,-106 -82,-62 -82,10 -72,46! -66,4 -58,-40 -30,-74 z', 'M-14,-100C-48,-86 -68,-40 -70,4'),
    hair('0,-114! 48,-106 82,-62 82,10 72,46! 66,4 58,-40 30,-74 z', 'M14,-100C48,-86 68,-40 70,4'),
  ],

  // Beards
  'beard-profile-curl': () => [
    hair('-66,38! -46,36 -22,50 2,30! -4,58 -34,62 -64,50! z'),
    hair('-58,72! -44,70 -36,86 -44,116 -66,132! -68,100 z'),
  ],
  'beard-profile-droop': () => hair('-68,38! -40,36 -20,52 -14,84! -34,66 -48,56 -66,50! z'),
  'beard-profile-full': () => [
    hair('-60,66! -40,62 -26,50 8,28 34,40! 24,92 -14,120 -44,142! -66,116 -66,90 z'),
    hair('-68,38! -44,36 -22,44 -4,54! -34,60 -64,50! z'),
  ],
  'beard-profile-thin': () => hair('-66,40! -44,40 -16,38! -36,50 -64,48! z'),
  'beard-three-curl': () => [
    hair('-26,38! -48,36 -62,46 -76,32! -72,56 -50,60 -26,48! z'),
    hair('-26,38! -4,36 14,50 36,32! 32,58 2,62 -26,48! z'),
    hair('-30,76! -16,74 -8,80 -14,110 -28,130! -36,104 z'),
  ],
  'beard-front-full': () => [
    hair('-62,20! -50,60 -22,76 0,70 22,76 50,60 62,20! 66,80 40,128 0,156! -40,128 -66,80 z', 'M-22,96C-16,116 -8,130 0,140M22,96C16,116 8,130 0,140'),
    hair('0,38! -24,34 -38,50 -58,40! -50,62 -20,64 0,48! 20,64 50,62 58,40! 38,50 24,34 z'),
    line('M-14,66C-6,72 6,72 14,66', 7, 0, 'rot'),
  ],
  'beard-front-curl': () => [
    hair('0,40! -24,36 -38,50 -56,34! -54,58 -24,62 0,50! 24,62 54,58 56,34! 38,50 24,36 z'),
    hair('-14,76! 0,72 14,76! 12,108 0,128! -12,108 z'),
  ],

  // Lace and fur about the neck; 0,0 is where the collar bones meet.
  'collar-lace': () => [
    area(curve('-84,-4! -40,-34 0,-16! 40,-34 84,-4! 96,44 72,66 48,52 30,78 8,58 0,40 -8,58 -30,78 -48,52 -72,66 -96,44 z'), 'paper', 6.5),
    line('M-72,40C-60,48 -52,40 -48,34C-40,56 -30,54 -24,40M72,40C60,48 52,40 48,34C40,56 30,54 24,40', 3, 2),
    { d: beads([[-70, 22], [-46, 16], [-22, 22], [22, 22], [46, 16], [70, 22]], 5), fill: 'ink', from: 2 },
  ],
  'collar-ruff': () => {
    const folds = [-86, -62, -38, -13, 13, 38, 62, 86];
    return [
      folds.map((x) => area(disc(x, 6 + 14 * (1 - (x / 90) ** 2), 17, 32, -x * 0.35), 'paper', 5.5)),
      line(folds.map((x) => `M${x},${-8 + 14 * (1 - (x / 90) ** 2)}v26`).join(''), 3, 1),
    ];
  },
  'collar-ermine': () => [
    area(curve('-60,-24! 0,4 60,-24! 140,30 176,110 150,150 110,136 70,160 30,146 0,168 -30,146 -70,160 -110,136 -150,150 -176,110 -140,30 z'), 'paper', 8),
    line(
      [[-120, 80], [-70, 40], [-60, 108], [-10, 70], [6, 130], [60, 100], [64, 36], [118, 84], [-104, 26], [106, 24]]
        .map(([x, y]) => `M${x},${y}v20M${x - 7},${y + 20}l7,-10l7,10`)
        .join(''),
      5.5,
      1,
    ),
  ],
};
