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
  /** The Eichel-König's: a carved Stube chair, oak leaves on its crest and an acorn for a finial. In the measure of `throne`. */
  'throne-oak': () => [
    area(curve('-26,-560! -34,-600 -4,-640 40,-640 70,-690! 110,-716 150,-690 186,-700! 186,60! -20,60! z'), 'ocker', 8.5),
    line('M-10,-560V40M8,-560V40', 3.5, 1),
    cloth(curve('26,-540! 30,-590 70,-600 100,-640 150,-630! 150,20! 26,20! z'), 'blau', { angle: 70, step: 14, share: 0.5, longest: 80 }, 6.5),
    [-500, -380, -260, -140].map((y): Drawing => [
      area(curve(`88,${y + 40}! 60,${y + 26} 66,${y + 8} 48,${y} 66,${y - 18} 68,${y - 40} 88,${y - 52}! 108,${y - 40} 110,${y - 18} 128,${y} 110,${y + 8} 116,${y + 26} z`), 'ocker', 5),
      line(`M88,${y + 36}V${y - 34}M88,${y + 14}L66,${y + 4}M88,${y + 14}L110,${y + 4}M88,${y - 10}L72,${y - 20}M88,${y - 10}L104,${y - 20}`, 3, 1),
    ]),
    area(curve('-30,-590! -52,-620 -44,-664 -14,-690! 16,-664 22,-622 2,-590! z'), 'rot', 6),
    area(curve('-48,-604! -14,-586 20,-604! 26,-574! -14,-556 -54,-574! z'), 'gruen', 6),
    line('M-30,-600V-572M-14,-594V-566M4,-600V-572', 3.5, 1),
    // Seat, its fringe and barley-twist legs
    cloth(curve('-330,6! -346,-20 -320,-40 -150,-46 60,-44 186,-40! 186,10! z'), 'blau', { angle: 24, step: 13, share: 0.3 }, 7.5),
    area(curve('-336,4! 186,4! 186,66! -316,66! -342,40 z'), 'ocker', 8),
    { d: beads([[-290, 35], [-230, 35], [-170, 35], [-110, 35], [-50, 35], [10, 35], [70, 35]], 12), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
    [-296, 156].map((x): Drawing => [
      area(curve(`${x - 24},66! ${x + 26},66! ${x + 22},112 ${x + 36},160 ${x + 20},210 ${x + 34},262 ${x + 18},312 ${x + 30},364 ${x + 16},410! ${x - 16},410! ${x - 30},364 ${x - 18},312 ${x - 34},262 ${x - 20},210 ${x - 36},160 ${x - 22},112 z`), 'ocker', 7),
      line(`M${x - 32},176Q${x},150 ${x + 24},124M${x - 22},226Q${x},206 ${x + 32},176M${x - 32},278Q${x},256 ${x + 22},226M${x - 20},326Q${x},306 ${x + 32},276M${x - 28},376Q${x},356 ${x + 20},326`, 4, 1),
      area(curve(`${x - 20},406! ${x + 20},406! ${x + 40},440 ${x + 30},476 ${x},486 ${x - 30},476 ${x - 40},440 z`), 'rot', 6.5),
    ]),
  ],
  /** The Herz-König's: round back with buttoned cloth, a cut-out heart above, claw feet. In the measure of `throne`. */
  'throne-heart': () => [
    area(curve('-24,60! -30,-420 -50,-520 -20,-600 50,-640! 60,-700 110,-730 160,-716 186,-690! 186,60! z'), 'ocker', 8.5),
    cloth(curve('22,20! 20,-400 14,-500 44,-560 104,-580 154,-560! 154,20! z'), 'rot', { angle: 66, step: 14, share: 0.5, longest: 80 }, 6.5),
    line('M22,-460L88,-390L154,-460M22,-320L88,-390L154,-320M22,-320L88,-250L154,-320M22,-180L88,-250L154,-180M22,-180L88,-110L154,-180', 3.5, 1, 'weinrot'),
    { d: beads([[88, -390], [88, -250], [88, -110], [88, -520]], 10), fill: 'ocker', stroke: 'ink', width: 4, from: 1 },
    area(curve('112,-612! 84,-640 82,-676 112,-664! 142,-676 140,-640 z'), 'weinrot', 5.5),
    cloth(curve('-326,4! -350,-18 -330,-46 -160,-60 60,-54 186,-50! 186,10! z'), 'rot', { angle: 24, step: 13, share: 0.3 }, 7.5),
    area(curve('-332,2! 186,2! 186,52! 120,52! 90,96 30,80 -60,120 -150,80 -210,96 -240,52! -320,52! z'), 'ocker', 8),
    area(curve('-60,96! -84,72 -84,44 -60,54! -36,44 -36,72 z'), 'rot', 5),
    line(curve('-96,64 -140,44 -176,56 -170,78 -150,70') + curve('-24,64 20,44 56,56 50,78 30,70'), 5, 1),
    [[-290, 1], [150, -1]].map(([x, side]): Drawing => [
      area(curve(`${x - 34},50! ${x + 34},50! ${x + 30 + side * 16},120 ${x + side * 6},220 ${x - side * 8 + 12},340 ${x + 20},430! ${x + 44},450 ${x + 48},482! ${x - 48},482! ${x - 44},450 ${x - 20},430! ${x - side * 8 - 14},340 ${x - 24 + side * 6},220 ${x - 40 + side * 16},120 z`), 'ocker', 7),
      line(`M${x - 16},456V480M${x + 16},456V480M${x - 20},130q20,16 40,0M${x - 14},152q14,12 28,0`, 4, 1),
    ]),
  ],
  /** The Schell-König's: a gabled back with two hawk-bells, chip-carved stars, straight legs. In the measure of `throne`. */
  'throne-bell': () => [
    area(poly([[-24, 60], [-24, -596], [10, -596], [10, -632], [46, -632], [46, -668], [82, -668], [82, -704], [186, -704], [186, 60]]), 'ocker', 8.5),
    { use: 'pip-S', at: [-8, -636], scale: 0.72 },
    { use: 'pip-S', at: [62, -706], scale: 0.72 },
    area(rect(18, -560, 136, 210), 'gruen', 6.5),
    { use: 'star', at: [86, -456], scale: 0.66 },
    cloth(rect(18, -326, 136, 346), 'gruen', { angle: 70, step: 14, share: 0.5, longest: 80 }, 6.5),
    line('M18,-326L154,-210L18,-96L154,20M154,-326L18,-210L154,-96L18,20', 3.5, 1, 'ocker'),
    { d: beads([[-4, -560], [-4, -480], [-4, -400], [-4, -320], [-4, -240], [-4, -160]], 9), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
    cloth(curve('-326,4! -346,-16 -330,-42 -160,-50 60,-48 186,-44! 186,10! z'), 'gruen', { angle: 24, step: 13, share: 0.3 }, 7.5),
    area(rect(-336, 2, 522, 66), 'ocker', 8),
    line('M-330,60L-300,14L-270,60L-240,14L-210,60L-180,14L-150,60L-120,14L-90,60L-60,14L-30,60L0,14L30,60L60,14L90,60L120,14L150,60L180,14', 4.5, 1),
    [-306, 140].map((x): Drawing => [
      area(poly([[x - 26, 68], [x + 40, 68], [x + 40, 130], [x + 26, 150], [x + 26, 400], [x + 44, 430], [x + 44, 482], [x - 30, 482], [x - 30, 430], [x - 12, 400], [x - 12, 150], [x - 26, 130]]), 'ocker', 7),
      area(poly([[x + 7, 76], [x + 30, 100], [x + 7, 124], [x - 16, 100]]), 'rot', 5),
      line(`M${x + 7},160V396`, 4, 1),
    ]),
    area(rect(-276, 300, 404, 34), 'ocker', 6),
  ],
  /** The Laub-König's: no throne, a stool on lion's legs, a tasselled cushion on it. 0,0 = middle of the seat, 430 wide, 480 high. */
  'stool-lion': () => [
    [-1, 1].map((side): Drawing => [
      area(curve(`${side * 196},60! ${side * 214},130 ${side * 176},200 ${side * 150},290 ${side * 158},370 ${side * 186},420! ${side * 232},436 ${side * 240},484! ${side * 132},484! ${side * 128},440 ${side * 112},370 ${side * 106},280 ${side * 112},180 ${side * 130},120 ${side * 116},60! z`), 'ocker', 7.5),
      line(`M${side * 166},450V482M${side * 200},452V482M${side * 160},120Q${side * 178},150 ${side * 150},200M${side * 140},130Q${side * 150},160 ${side * 130},200M${side * 120},330Q${side * 132},350 ${side * 122},380`, 4, 1),
      area(curve(`${side * 128},90! ${side * 170},76 ${side * 206},100 ${side * 190},140 ${side * 158},120! ${side * 168},160 ${side * 140},190! ${side * 118},150 z`), 'rot', 5),
    ]),
    area(curve('-214,40! 214,40! 220,100! 150,96 120,140 60,120 0,168 -60,120 -120,140 -150,96 -220,100! z'), 'ocker', 7.5),
    line(curve('-30,110 -70,74 -110,84 -104,110 -84,102') + curve('30,110 70,74 110,84 104,110 84,102'), 5, 1),
    area(curve('0,152! -22,120 -20,86 0,64! 20,86 22,120 z'), 'rot', 5),
    line('M-204,60H204', 4, 1),
    cloth(curve('-196,44! -236,30 -250,-8 -222,-34! -120,-56 0,-62 120,-56 222,-34! 250,-8 236,30 196,44! 0,56 z'), 'blau', { angle: 18, step: 12, share: 0.34 }, 8.5),
    line('M-228,4C-140,30 140,30 228,4', 13, 0),
    line('M-228,4C-140,30 140,30 228,4', 6, 0, 'ocker'),
    line('M-190,-22C-170,-10 -160,4 -158,14M190,-22C170,-10 160,4 158,14M-90,-44C-84,-24 -84,0 -88,18M90,-44C84,-24 84,0 88,18', 3.5, 1),
    [-238, 238].map((x): Drawing => [area(curve(`${x - 12},24! ${x + 12},24! ${x + 20},78 ${x},86 ${x - 20},78 z`), 'ocker', 5.5), line(`M${x - 7},44V78M${x + 7},44V78`, 3, 2), area(disc(x, 20, 15), 'rot', 5)]),
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
