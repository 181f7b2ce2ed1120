import type { Suit } from '../../card.js';
import { beads, curve, disc } from '../../curve.js';
import { area, cord, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { EICHEL_TWIG_END, onCard, PIP_SIZE, type PipPositions } from '../pip-places.js';

/** Draws the stave or rod of a suit with its twigs; empty for suits without one. */
export function stem(suit: Suit, places: PipPositions, sprigs: boolean): Drawing {
  if (!places.stem) return [];
  const [, top] = onCard([0, places.stem[0]]);
  const [, foot] = onCard([0, places.stem[1]]);
  if (suit === 'E')
    return stave(
      top,
      foot,
      places.lying.map((pip) => onCard([EICHEL_TWIG_END, pip[1]])),
      sprigs,
    );
  // The twig continues as the stalk of its leaf.
  const stalks = places.lying.map(([x, y]) => onCard([x + 0.6 * PIP_SIZE.L, y]));
  if (places.upright.length > 0) return rod(top, foot, stalks, 'cup');
  // The ten has room only for a small bud below the X.
  return rod(top, foot, stalks, stalks.length < 5 ? 'bud' : 'knob');
}

const twigs = (ends: readonly Point[], from: number, bow: number): Drawing =>
  ends.flatMap(([x, y]) =>
    [x, 1000 - x].map((end) => {
      const side = end < 500 ? -1 : 1;
      return cord(
        `M${500 + side * from},${y + 34}C${500 + side * 40},${y + 34} ${500 + side * 60},${y + bow} ${end},${y}`,
        'rot',
        9,
        3.5,
      );
    }),
  );

/** The stem of Eichel: three slender lines of ochre with red knots, and a tulip at the foot. */
function stave(head: number, foot: number, ends: readonly Point[], sprigs: boolean): Drawing {
  const between = ends.slice(1).map(([, y], i): Point => [500, (y + ends[i][1]) / 2 + 34]);
  const joints = [...ends.map(([, y]): Point => [500, y + 34]), ...(sprigs ? between : [])];
  // If the first twigs are close below the head, their knot serves as the head.
  const top = ends[0][1] + 34 - head < 34 ? ends[0][1] + 34 : head;
  const knots: Point[] = top === head ? [[500, top], ...joints] : joints;
  return [
    twigs(ends, 8, 4),
    sprigs
      ? between.map(([, y]) => [
          line(
            `M500,${y}C520,${y} 548,${y - 8} 562,${y - 26}M500,${y}C480,${y} 452,${y - 8} 438,${y - 26}`,
            6,
            1,
            'rot',
          ),
          {
            d: beads(
              [
                [564, y - 30],
                [436, y - 30],
              ],
              8,
            ),
            fill: 'rot',
            stroke: 'ink',
            width: 3,
            from: 1,
          },
        ])
      : [],
    area(`M487,${top}H513V${foot}H487Z`, 'ocker', 5),
    line(`M496,${top}V${foot}M504,${top}V${foot}`, 2.8, 2),
    { d: beads(knots, 17), fill: 'rot', stroke: 'ink', width: 5 },
    {
      d: beads(
        knots.map(([x, y]): Point => [x - 5, y - 5]),
        4,
      ),
      fill: 'paper',
      from: 2,
    },
    { use: tulip, at: [500, foot] },
  ];
}

/** The stem of Laub: a turned rod, like those of a Stube, with red rings and bull's-eyes between lyres. */
function rod(top: number, foot: number, ends: readonly Point[], head: 'bud' | 'cup' | 'knob'): Drawing {
  const rings = ends.map(([, y]): Point => [500, y + 34]);
  const lyres = ends.slice(1).map(([, y], i) => (y + ends[i][1]) / 2 + 34);
  // Only the nine has two little hearts, as the pattern requires.
  const nine = head === 'cup' && ends.length === 4;
  return [
    twigs(ends, 10, 22),
    area(`M490,${top + 4}H510V${foot}H490Z`, 'ocker', 5),
    lyres.map((y, i): Drawing => [
      { use: nine && i !== 1 ? rodHeart : lyre, at: [500, y], tokens: nine && i === 0 ? { gruen: 'blau' } : {} },
    ]),
    { d: beads(rings, 21), fill: 'rot', stroke: 'ink', width: 5.5 },
    { d: beads(rings, 9), fill: 'paper', stroke: 'ink', width: 3.5, from: 1 },
    { d: beads(rings, 3), fill: 'ink', from: 2 },
    [
      {
        use: head === 'cup' ? rodCup : bud,
        at: [500, head === 'cup' ? top + 24 : top],
        scale: head === 'knob' ? 0.5 : 1,
      },
    ],
    area(disc(500, foot, 25), 'rot', 6),
    area(disc(500, foot, 11), 'ocker', 4),
    { d: disc(500, foot, 3.5), fill: 'ink' },
  ];
}

const tulip = (): Drawing => [
  area(curve('-6,0! -34,12 -30,44 -8,58! 0,34! 8,58! 30,44 34,12 6,0! z'), 'gruen', 5),
  area(curve('0,10! -12,34 0,62! 12,34 z'), 'rot', 4),
];

const lyre = (): Drawing => [
  area(curve('0,-38! -15,-26 -22,-6 -10,10 -20,22 -14,36 0,40 14,36 20,22 10,10 22,-6 15,-26 z'), 'ocker', 5),
  area(disc(0, -8, 9, 12), 'gruen', 4),
  line('M-12,24H12M-9,31H9', 3, 2),
];

/** The head of a rod, a calyx over a ring, with a leaf growing out of it. */
const rodCup = (): Drawing => [
  area(curve('-10,26! -26,10 -34,-16! -12,-10! 0,-22! 12,-10! 34,-16! 26,10 10,26! z'), 'gruen', 5.5),
  line('M-20,-4C-16,8 -10,16 -5,20M20,-4C16,8 10,16 5,20M0,-14V20', 3, 2),
  area(disc(0, 30, 17, 8), 'rot', 5),
];

const rodHeart = (): Drawing => [
  area(curve('0,34! -16,14 -34,-6 -30,-26 -14,-30 0,-16! 14,-30 30,-26 34,-6 16,14 z'), 'gruen', 5.5),
  line('M-20,-14C-18,-20 -14,-21 -10,-19', 4, 2, 'paper'),
];

const bud = (): Drawing => [
  area(curve('0,0! -36,-14 -34,-54 0,-84! 34,-54 36,-14 z'), 'gruen', 6),
  area(curve('0,-8! -14,-30 0,-84! 14,-30 z'), 'rot', 5),
  line('M-20,-20C-24,-36 -18,-52 -8,-66M20,-20C24,-36 18,-52 8,-66', 3, 2),
];
