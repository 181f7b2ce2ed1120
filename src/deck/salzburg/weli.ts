import { WELI } from '../card.js';
import { along, around, beads, curve, disc, poly, rect } from '../curve.js';
import { area, cloth, joined, line } from '../draw.js';
import type { Drawing, Point } from '../shape.js';
import { bush, hillock, land, tuft } from './ground.js';
import { onCard } from './layout.js';
import { pipsOf } from './numbers.js';

/** The Schell six: its name, six bells, acorn and heart, and an urn stone under a weeping willow. */
export function weli(): Drawing {
  return [
    land([1560, 1574, 1590, 1570, 1556], 'gruen'),
    BEHIND.map(hanging),
    monument(),
    willow(),
    hillock([[-20, 1740], [140, 1640], [340, 1634], [560, 1740]], 'ocker'),
    hillock([[520, 1740], [700, 1650], [860, 1636], [990, 1700]], 'rot'),
    bush([150, 1652], 1),
    bush([282, 1672], 0.62),
    bush([866, 1656], 0.8),
    tuft([420, 1650], 0.9),
    tuft([730, 1644], 0.8),
    pipsOf(WELI),
    { use: 'leaflet', at: [500, 660], turn: -118, scale: 1.3 },
    { use: 'leaflet', at: [514, 660], turn: 118, scale: 1.3 },
    { use: 'pip-E', at: onCard([0.507, 0.268]), scale: 2.7 },
    { use: 'pip-H', at: onCard([0.507, 0.476]), scale: 2.2 },
    { use: 'word-WELI', at: [209, 120], scale: 0.9 },
  ];
}

/** The rosette of the sun on the stone: the one place of the deck that is metal. */
export const DISC: Point = [610, 1362];

/** Steps, a stone with the rosette, an urn on top. */
function monument(): Drawing {
  const [x, y] = DISC;
  const joints = [1524, 1560].map((low, row) => along([x - 150 + row * 20, low], [x + 150 - row * 20, low], 5).map(([jx]) => `M${jx},${low}v34`).join('')).join('');
  return [
    cloth(rect(x - 180, 1520, 360, 80), 'paper', { angle: 0, step: 13, share: 0.2, longest: 50 }, 7),
    line(`M${x - 180},1560H${x + 180}${joints}`, 3.5, 1),
    cloth(rect(x - 146, 1486, 292, 36), 'paper', { angle: 0, step: 11, share: 0.2 }, 7),
    cloth(poly([[x - 112, 1486], [x - 96, 1250], [x + 96, 1250], [x + 112, 1486]]), 'paper', { angle: 4, step: 13, share: 0.24, longest: 46 }, 7),
    area(rect(x - 120, 1226, 240, 28), 'paper', 6.5),
    area(disc(x, y, 66), 'ocker', 6.5),
    around(DISC, 58, 58, 6).map(([px, py]) => {
      const [dx, dy] = [px - x, py - y];
      return area(`M${x},${y}Q${x + dx / 2 - dy * 0.3},${y + dy / 2 + dx * 0.3} ${px},${py}Q${x + dx / 2 + dy * 0.3},${y + dy / 2 - dx * 0.3} ${x},${y}Z`, 'paper', 4);
    }),
    { d: beads(around(DISC, 58, 58, 6, 30), 5), fill: 'ink' },
    // Urn
    area(poly([[x - 44, 1226], [x - 30, 1204], [x + 30, 1204], [x + 44, 1226]]), 'paper', 6),
    { d: curve(`${x - 54},1114 ${x - 84},1112 ${x - 82},1146 ${x - 46},1164`) + curve(`${x + 54},1114 ${x + 84},1112 ${x + 82},1146 ${x + 46},1164`), stroke: 'ink', width: 19 },
    { d: curve(`${x - 54},1114 ${x - 84},1112 ${x - 82},1146 ${x - 46},1164`) + curve(`${x + 54},1114 ${x + 84},1112 ${x + 82},1146 ${x + 46},1164`), stroke: 'ocker', width: 9 },
    cloth(curve(`${x - 60},1100! ${x - 62},1150 ${x - 36},1190 ${x - 22},1206! ${x + 22},1206! ${x + 36},1190 ${x + 62},1150 ${x + 60},1100! z`), 'paper', { angle: 0, step: 9, share: 0.36 }, 6.5),
    area(curve(`${x - 66},1102! ${x - 40},1074 ${x},1064 ${x + 40},1074 ${x + 66},1102! z`), 'ocker', 6),
    line(`M${x - 56},1128C${x - 20},1136 ${x + 20},1136 ${x + 56},1128M${x - 52},1140C${x - 20},1148 ${x + 20},1148 ${x + 52},1140`, 4, 1),
    area(disc(x, 1056, 12), 'ocker', 5),
  ];
}

/** A twig from the crown down: where it starts, how far it bows out, where it ends. */
type Twig = readonly [from: Point, bow: Point, to: Point];
const BEHIND: readonly Twig[] = [
  [[430, 1050], [330, 1060], [322, 1390]],
  [[470, 1040], [400, 1090], [402, 1300]],
  [[520, 1040], [630, 1060], [664, 1210]],
];
const BEFORE: readonly Twig[] = [
  [[450, 1044], [250, 1010], [206, 1300]],
  [[440, 1060], [290, 1050], [262, 1450]],
  [[466, 1070], [360, 1080], [366, 1440]],
  [[488, 1060], [448, 1110], [452, 1240]],
  [[540, 1044], [760, 1030], [756, 1440]],
  [[530, 1044], [780, 1000], [806, 1290]],
  [[530, 1036], [750, 990], [742, 1210]],
  [[470, 1036], [320, 990], [300, 1190]],
  // Short ones that spring from the crown itself
  [[476, 1016], [420, 984], [398, 1130]],
  [[460, 1022], [370, 990], [344, 1110]],
  [[524, 1030], [556, 1012], [548, 1066]],
  [[510, 1024], [514, 1020], [504, 1092]],
  [[488, 1012], [470, 1000], [462, 1110]],
  [[500, 1016], [660, 960], [706, 1110]],
];

const onTwig = ([[ax, ay], [bx, by], [cx, cy]]: Twig, t: number): Point => {
  const u = 1 - t;
  return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy];
};

/** Narrow leaves that hang in pairs, smaller toward the tip. */
function hanging(twig: Twig): Drawing {
  const [[ax, ay], [bx, by], [cx, cy]] = twig;
  const count = Math.round((cy - ay) / 34) + 3;
  const leaves = Array.from({ length: count }, (_, i) => 0.16 + (0.84 * i) / (count - 1)).flatMap((t, i): Drawing => {
    const [x, y] = onTwig(twig, t);
    const long = 21 - t * 5;
    const [side, lean] = [i % 2 ? 1 : -1, 16 + ((i * 29 + ax) % 26)];
    return [area(disc(x + side * (7 + lean * 0.2), y + long * 0.6, 7, long - ((i * 7) % 5), -side * lean), 'gruen', 4)];
  });
  return [line(`M${ax},${ay}Q${bx},${by} ${cx},${cy}`, 9, 0), line(`M${ax},${ay}Q${bx},${by} ${cx},${cy}`, 3.4, 0, 'ocker'), leaves, area(disc(cx, cy + 12, 6, 15), 'gruen', 4)];
}

/** A forked trunk on spreading roots beside the stone; its twigs fall before and behind the stone. */
function willow(): Drawing {
  const trunk = curve('300,1612! 350,1588 374,1540 380,1470 372,1390 384,1300 402,1220 410,1150 386,1096 366,1070! 392,1054! 420,1086 440,1108! 452,1070 468,1030! 498,1034! 486,1090 478,1140! 500,1100 528,1066! 548,1086! 520,1130 494,1180 476,1250 452,1330 444,1400 450,1480 462,1540 486,1580 536,1604! 470,1606 430,1590! 400,1612 360,1616 z');
  return [
    cloth(trunk, 'rot', { angle: 74, step: 12, share: 0.3, longest: 60 }, 7.5),
    line('M410,1560C400,1500 404,1440 398,1390C396,1340 414,1280 428,1220C436,1180 440,1150 436,1124M436,1570C424,1520 426,1470 422,1420C420,1370 440,1300 456,1230M384,1580C392,1540 392,1510 390,1480M470,1180C486,1140 504,1120 520,1096M420,1130C410,1110 396,1090 388,1076', 4, 1),
    line('M414,1312c10,-12 22,-8 20,6c-4,12 -20,10 -20,-6', 4, 1),
    // Tufts where the twigs spring from the branches
    joined([disc(470, 1044, 46, 22, -8), disc(428, 1058, 34, 18, -24), disc(516, 1050, 40, 20, 16), disc(488, 1026, 34, 16)], 'gruen', 6),
    line('M400,1064q14,-16 30,-12M440,1046q16,-18 34,-12M490,1036q16,-8 30,4M520,1060q14,-8 28,4M460,1064q12,-10 26,-4', 3.5, 1),
    BEFORE.map(hanging),
  ];
}
