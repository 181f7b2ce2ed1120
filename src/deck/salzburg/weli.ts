import { WELI } from '../card.js';
import { along, around, beads, curve, disc, poly, rect, tube } from '../curve.js';
import { area, cloth, joined, line } from '../draw.js';
import type { Drawing, Point } from '../shape.js';
import { hillock, land } from './ground.js';
import { onCard } from './layout.js';
import { pipsOf } from './numbers.js';

/** The Schell six: its name, six bells, acorn and heart, and an urn stone under a weeping willow. */
export function weli(): Drawing {
  return [
    land([1560, 1574, 1590, 1570, 1556], 'gruen'),
    monument(),
    willow(),
    hillock([[-20, 1740], [140, 1640], [340, 1634], [560, 1740]], 'ocker'),
    hillock([[520, 1740], [700, 1650], [860, 1636], [990, 1700]], 'rot'),
    { use: 'bush', at: [180, 1640], scale: 1.2 },
    { use: 'bush', at: [300, 1664], scale: 0.8 },
    { use: 'bush', at: [850, 1650], scale: 0.8 },
    pipsOf(WELI),
    { use: 'leaflet', at: [500, 660], turn: -118, scale: 1.3 },
    { use: 'leaflet', at: [514, 660], turn: 118, scale: 1.3 },
    { use: 'pip-E', at: onCard([0.507, 0.268]), scale: 2.7 },
    { use: 'pip-H', at: onCard([0.507, 0.476]), scale: 2.2 },
    { use: 'word-WELI', at: [209, 120], scale: 0.9 },
  ];
}

/** Steps, a stone with a rosette of the sun, an urn on top. */
function monument(): Drawing {
  const x = 590;
  const joints = [1524, 1560].map((y, row) => along([x - 150 + row * 20, y], [x + 150 - row * 20, y], 5).map(([jx]) => `M${jx},${y}v34`).join('')).join('');
  return [
    cloth(rect(x - 180, 1520, 360, 80), 'paper', { angle: 0, step: 13, share: 0.2, longest: 50 }, 7),
    line(`M${x - 180},1560H${x + 180}${joints}`, 3.5, 1),
    cloth(rect(x - 146, 1486, 292, 36), 'paper', { angle: 0, step: 11, share: 0.2 }, 7),
    cloth(poly([[x - 112, 1486], [x - 96, 1250], [x + 96, 1250], [x + 112, 1486]]), 'paper', { angle: 4, step: 13, share: 0.24, longest: 46 }, 7),
    area(rect(x - 120, 1226, 240, 28), 'paper', 6.5),
    area(disc(x, 1362, 66), 'ocker', 6.5),
    around([x, 1362], 58, 58, 6).map(([px, py]) => {
      const [dx, dy] = [px - x, py - 1362];
      return area(`M${x},1362Q${x + dx / 2 - dy * 0.3},${1362 + dy / 2 + dx * 0.3} ${px},${py}Q${x + dx / 2 + dy * 0.3},${1362 + dy / 2 - dx * 0.3} ${x},1362Z`, 'paper', 4);
    }),
    { d: beads(around([x, 1362], 58, 58, 6, 30), 5), fill: 'ink' },
    // Urn
    area(poly([[x - 44, 1226], [x - 30, 1204], [x + 30, 1204], [x + 44, 1226]]), 'paper', 6),
    { d: curve(`${x - 54},1120 ${x - 92},1116 ${x - 84},1160 ${x - 46},1164`) + curve(`${x + 54},1120 ${x + 92},1116 ${x + 84},1160 ${x + 46},1164`), stroke: 'ink', width: 8 },
    cloth(curve(`${x - 60},1100! ${x - 62},1150 ${x - 36},1190 ${x - 22},1206! ${x + 22},1206! ${x + 36},1190 ${x + 62},1150 ${x + 60},1100! z`), 'paper', { angle: 80, step: 10, share: 0.5 }, 6.5),
    area(curve(`${x - 66},1102! ${x - 40},1074 ${x},1064 ${x + 40},1074 ${x + 66},1102! z`), 'paper', 6),
    area(disc(x, 1056, 12), 'ocker', 5),
  ];
}

/** A red trunk leaning over the stone, and its hanging branches. */
function willow(): Drawing {
  const trunk = tube([[410, 1590, 44], [420, 1440, 30], [446, 1280, 26], [470, 1140, 20], [500, 1060, 13]]);
  const strands: readonly (readonly [from: Point, bow: Point, to: Point])[] = [
    [[340, 1110], [290, 1180], [300, 1340]],
    [[376, 1120], [330, 1200], [350, 1300]],
    [[420, 1110], [386, 1180], [392, 1270]],
    [[500, 1096], [486, 1150], [494, 1220]],
    [[610, 1110], [690, 1160], [684, 1250]],
    [[650, 1116], [730, 1190], [720, 1340]],
    [[680, 1110], [784, 1180], [768, 1300]],
  ];
  return [
    cloth(trunk, 'rot', { angle: 70, step: 12, share: 0.4 }, 7),
    line('M420,1560C424,1460 440,1360 452,1270M400,1570C404,1500 412,1440 420,1400', 4, 1),
    joined([disc(500, 1056, 70, 52), disc(424, 1076, 62, 46), disc(580, 1074, 66, 46), disc(356, 1112, 48, 38), disc(650, 1108, 52, 40), disc(460, 1030, 60, 40), disc(556, 1030, 60, 40)], 'gruen', 7),
    strands.map(([[ax, ay], [bx, by], [cx, cy]]) => {
      const leaves = along([0, 0], [1, 0], 8).slice(2).map(([t]): Point => {
        const u = 1 - t;
        return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy];
      });
      return [
        line(`M${ax},${ay}Q${bx},${by} ${cx},${cy}`, 6, 0),
        leaves.map(([x, y], i) => area(disc(x + (i % 2 ? 11 : -11), y + 8, 10, 25, i % 2 ? -24 : 24), 'gruen', 4.5)),
      ];
    }),
    line('M400,1060q16,16 34,0M450,1030q16,16 34,0M540,1030q16,16 34,0M600,1066q16,14 30,0M340,1104q14,14 28,0M500,1064q16,16 34,0', 4, 1),
  ];
}
