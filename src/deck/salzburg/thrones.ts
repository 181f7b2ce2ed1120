import { around, beads, curve, disc, poly, rect } from '../curve.js';
import { area, cloth, line } from '../draw.js';
import type { Drawing, Parts } from '../shape.js';
import { FRAME, ground } from './ground.js';

/** The red and green floor of the kings: two rows in perspective, from y 1573 down to the frame. */
export function floor(): Drawing {
  const { left, right, bottom } = FRAME;
  const rows = [1573, 1600, 1642, bottom];
  const vanish = 500;
  const edge = (i: number, y: number): number => Math.max(20, Math.min(980, vanish + (i - 4) * (110 + (y - 1573) * 0.36)));
  const tiles = rows.slice(1).flatMap((y, row) =>
    Array.from({ length: 8 }, (_, i) => i)
      .filter((i) => (i + row) % 2 === 0)
      .map((i) => {
        const above = rows[row];
        return poly([[edge(i, above), above], [edge(i + 1, above), above], [edge(i + 1, y), y], [edge(i, y), y]]);
      }),
  );
  return [
    area(ground([[left, 1573], [500, 1573], [right, 1573]]), 'gruen', 6.5),
    tiles.map((d) => ({ d, fill: 'rot' as const, stroke: 'ink' as const, width: 4 })),
    line(`M${left},1600H${right}M${left},1642H${right}`, 4, 1),
  ];
}

/** The oval shield the kings keep at their side: rim, field, rivets; 0,0 is its middle. */
const rim = (rx: number, ry: number): Drawing => [
  area(disc(0, 0, rx, ry), 'ocker', 8.5),
  area(disc(0, 0, rx - 24, ry - 24), 'rot', 6),
  { d: beads(around([0, 0], rx - 12, ry - 12, 20), 6), fill: 'ink', from: 1 },
];

/** The Ober's tilted shield: studded rim, cross of leaves, a star for a boss. */
const leafShield = (): Drawing => [
  area(disc(0, 0, 150, 216), 'ocker', 8.5),
  { d: beads(around([0, 0], 138, 204, 22), 6), fill: 'ink', from: 1 },
  area(disc(0, 0, 124, 190), 'blau', 6.5),
  line(around([0, 0], 116, 182, 28).map(([x, y]) => `M${x * 0.9},${y * 0.9}L${x},${y}`).join(''), 3, 2),
  [0, 90, 180, 270].map((turn): Drawing => {
    const long = turn % 180 === 0 ? 160 : 100;
    const angle = (turn * Math.PI) / 180;
    const put = (x: number, y: number): string => `${x * Math.cos(angle) - y * Math.sin(angle)},${x * Math.sin(angle) + y * Math.cos(angle)}`;
    return [area(curve(`${put(0, 0)}! ${put(-34, -long * 0.6)} ${put(0, -long)}! ${put(34, -long * 0.6)} z`), 'paper', 5.5), line(`M${put(0, 0)}L${put(0, -long + 16)}`, 3.5, 2)];
  }),
  { use: 'star', scale: 0.5 },
];

export const THRONES: Parts = {
  /** Gilded chair seen from its left front; it runs out of the picture at the right. 0,0 = middle of the seat. */
  throne: () => [
    // Back
    area(curve('-20,-600! -36,-650 0,-690 60,-694 100,-734 150,-742 186,-712! 186,60! -20,60! z'), 'ocker', 8.5),
    cloth(curve('20,-560! 40,-620 100,-650 152,-650! 152,20! 20,20! z'), 'gruen', { angle: 60, step: 17, share: 0.5, longest: 90 }, 6),
    area(disc(80, -694, 26), 'rot', 5.5),
    { use: 'star', at: [88, -430], scale: 0.62 },
    { d: beads([[0, -540], [0, -440], [0, -340], [0, -240]], 10), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
    // Seat and legs
    area(curve('-330,0! -340,52 -320,70! 186,70! 186,0! z'), 'ocker', 8),
    line('M-320,34H186', 4, 1),
    area(curve('-310,70! -280,70! -270,180 -290,300 -250,420 -266,480! -320,480! -306,420 -340,300 -312,180 z'), 'ocker', 7),
    area(curve('130,70! 186,70! 186,480! 116,480! 150,420 120,300 150,180 z'), 'ocker', 7),
    area(rect(-250, 70, 380, 60), 'ocker', 6.5),
    area(curve('-230,130! -60,170 110,130! 110,150! -60,196 -230,150! z'), 'rot', 5.5),
    { d: beads([[-200, 100], [-130, 100], [-60, 100], [10, 100], [80, 100]], 11), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
  ],
  /** A low stool with a cushion and a carved leg. */
  stool: () => [
    area(curve('-200,70! -170,70! -150,200 -190,320 -140,460 -160,490! -230,490! -210,440 -240,320 -196,200 z'), 'ocker', 7.5),
    area(curve('230,70! 190,70! 170,200 210,320 160,460 180,490! 230,490! z'), 'ocker', 7.5),
    area(curve('-210,60! 230,60! 230,124! 120,124 90,168 20,140 -60,168 -90,124 -210,124! z'), 'ocker', 7.5),
    area(disc(18, 104, 24), 'rot', 5.5),
    cloth(curve('-214,62! -246,20 -216,-26 -20,-40 150,-30 230,-20! 230,62! z'), 'blau', { angle: 20, step: 15, share: 0.3 }, 8.5),
    line('M-226,18C-160,32 120,30 230,20', 4, 1, 'ocker'),
    area(disc(-240, 22, 20), 'ocker', 5.5),
  ],
  star: () => [
    area(disc(0, 0, 92), 'ocker', 8),
    around([0, 0], 84, 84, 6).map(([x, y]) =>
      area(`M0,0Q${x / 2 - y * 0.3},${y / 2 + x * 0.3} ${x},${y}Q${x / 2 + y * 0.3},${y / 2 - x * 0.3} 0,0Z`, 'rot', 6),
    ),
  ],

  /** Eichel: a little winged boy with an arrow on gold. */
  'shield-cupid': () => [
    rim(150, 176),
    area(disc(0, 0, 118, 144), 'ocker', 6),
    { use: 'cupid', scale: 0.94, at: [4, 12] },
  ],
  /** Herz: an anchor on a rosy field. */
  'shield-anchor': () => [
    area(curve('-150,-150! -80,-190 0,-160 80,-190 150,-150! 176,-60 150,60 100,140 0,196 -100,140 -150,60 -176,-60 z'), 'ocker', 8.5),
    area(curve('-116,-124! -60,-146 0,-124 60,-146 116,-124! 134,-50 112,52 70,112 0,152 -70,112 -112,52 -134,-50 z'), 'haut', 6.5),
    line('M0,-78V112M-58,-50H58', 21, 0),
    line('M-76,44C-70,104 -34,116 0,116C34,116 70,104 76,44', 19, 0),
    { d: poly([[-104, 62], [-74, 16], [-50, 66]]), fill: 'ink', stroke: 'ink', width: 4 },
    { d: poly([[104, 62], [74, 16], [50, 66]]), fill: 'ink', stroke: 'ink', width: 4 },
    { d: disc(0, -98, 20), stroke: 'ink', width: 13 },
    line(curve('-150,-150 -176,-110 -150,-90 -134,-116') + curve('150,-150 176,-110 150,-90 134,-116'), 6, 1),
  ],
  /** Schell: a gate-castle of our own, three towers and open doors. */
  'shield-castle': () => [
    area(curve('-146,-176! 146,-176! 152,-20 120,90 60,150 0,192 -60,150 -120,90 -152,-20 z'), 'ocker', 8.5),
    area(curve('-116,-148! 116,-148! 120,-20 94,76 48,124 0,156 -48,124 -94,76 -120,-20 z'), 'blau', 6),
    area(curve('-104,52! 104,52! 80,92 44,126 0,154 -44,126 -80,92 z'), 'gruen', 5),
    area(poly([[-92, 56], [-92, -62], [-52, -62], [-52, -30], [52, -30], [52, -62], [92, -62], [92, 56]]), 'paper', 6.5),
    area(poly([[-30, -30], [-30, -86], [30, -86], [30, -30]]), 'paper', 6),
    area(poly([[-40, -84], [0, -138], [40, -84]]), 'rot', 6),
    area(poly([[-102, -60], [-72, -108], [-42, -60]]), 'rot', 6),
    area(poly([[102, -60], [72, -108], [42, -60]]), 'rot', 6),
    area(curve('-32,56! -32,14 0,-12 32,14 32,56! z'), 'ink', 5),
    area(poly([[-32, 56], [-32, 6], [-58, 16], [-58, 62]]), 'ocker', 5),
    area(poly([[32, 56], [32, 6], [58, 16], [58, 62]]), 'ocker', 5),
    line('M-78,-34v24M78,-34v24M0,-66v20M-84,10h14M70,10h14M-84,30h14M70,30h14', 5, 1),
  ],
  /** Cupid with bandaged eyes and a sash; his wings belong to the picture he stands in. */
  'cupid-blind': () => [
    area(curve('-34,-30! 0,-40 34,-30! 34,10 26,48! 40,96 34,120! 8,120! 4,70! -14,76 -40,110 -62,112! -60,94 -30,52! -34,10 z'), 'haut', 6),
    area(curve('30,-28! 60,-20 80,-60! 96,-52 80,0 26,6! z'), 'haut', 5),
    area(curve('-28,-26! -60,-4 -88,10! -82,26 -50,20 -26,6! z'), 'haut', 5),
    area(curve('-34,-28! -14,-36 34,40 28,56! 10,60 z'), 'ocker', 5),
    area(disc(0, -72, 34, 36), 'haut', 6),
    area(curve('-34,-80! -40,-106 0,-122 40,-104 34,-80! 14,-90 -14,-92 z'), 'ocker', 5),
    area(curve('-36,-86! 0,-76 36,-86! 36,-66! 0,-56 -36,-66! z'), 'rot', 5),
    area(curve('34,-80! 60,-90 66,-70 54,-62 z'), 'rot', 4.5),
    line('M-8,-48C-4,-44 4,-44 8,-48', 4, 0),
    line(curve('-88,20 -70,70 -100,90'), 5, 0),
  ],
  'shield-leaves': leafShield,
  cupid: () => [
    area(curve('20,-18! 60,-70 104,-74 96,-30 60,0 z'), 'paper', 5.5),
    area(curve('-20,-18! -60,-74 -98,-72 -92,-30 -60,0 z'), 'paper', 5.5),
    line('M34,-24C54,-44 72,-52 88,-54M-34,-24C-54,-44 -70,-52 -84,-54', 3.5, 1),
    area(curve('-34,-30! 0,-40 34,-30! 34,10 26,48! 40,96 34,120! 8,120! 4,70! -14,76 -40,110 -62,112! -60,94 -30,52! -34,10 z'), 'paper', 6),
    area(curve('28,-26! 60,0 84,30! 72,40 44,22 24,6! z'), 'paper', 5),
    area(curve('-28,-26! -60,-4 -88,10! -82,26 -50,20 -26,6! z'), 'paper', 5),
    area(disc(0, -70, 34, 36), 'paper', 6),
    area(curve('-34,-70! -40,-100 0,-120 40,-98 34,-70! 14,-90 -14,-92 z'), 'ocker', 5),
    line('M-14,-68v5M12,-68v5M-6,-50C-2,-46 4,-46 8,-50', 5, 0),
    line('M100,-20L60,86', 7, 0),
    area(poly([[106, -38], [84, -14], [110, -6]]), 'rot', 4),
  ],
};
