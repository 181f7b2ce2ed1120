import { curve, disc, poly } from '../../curve.js';
import { area, cord, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { hillock, land } from '../ground.js';

const ROSES: readonly Point[] = [[310, 440], [180, 560], [196, 830]];
const TWIGS = ['M496,500C440,510 360,490 310,440', 'M496,560C400,620 280,610 180,560', 'M480,920C400,930 260,920 196,830'];

/** Eagle, stag and unicorn: the ace by which one knows the Salzburg pattern. */
export function laubAss(): Drawing {
  const mirrored = (x: number): number => 1010 - x;
  return [
    land([1600, 1576, 1560, 1576, 1600], 'ocker'),
    hillock([[-20, 1760], [140, 1650], [330, 1630], [520, 1750]], 'gruen'),
    hillock([[480, 1760], [690, 1640], [850, 1640], [1000, 1720]], 'rot'),
    // Trunk
    area(curve('466,1640! 484,1500 476,1300 486,1100 480,960! 530,960! 526,1100 536,1300 526,1500 544,1640! z'), 'rot', 8),
    line('M496,1580C500,1400 496,1200 502,1000M514,1560C516,1420 514,1300 516,1160', 4, 1, 'weinrot'),
    { use: 'stag', at: [272, 1608], flip: true, scale: 1.12 },
    { use: 'unicorn', at: [738, 1608], scale: 1.12 },
    // Golden stem and its roses
    TWIGS.map((d) => cord(d, 'gruen', 10, 4)),
    TWIGS.map((d) => cord(mirror(d, mirrored), 'gruen', 10, 4)),
    area(poly([[492, 250], [518, 250], [522, 590], [488, 590]]), 'ocker', 6),
    [250, 360, 470, 580].map((y) => area(disc(505, y, 26, 18), y % 220 === 30 ? 'rot' : 'ocker', 6)),
    area(curve('505,120! 460,180 470,220 505,240! 540,220 550,180 z'), 'ocker', 6.5),
    line('M505,150V226M490,190C492,206 498,216 505,222M520,190C518,206 512,216 505,222', 4, 1),
    ROSES.flatMap(([x, y]) => [x, mirrored(x)].map((rx): Drawing[number] => ({ use: 'rose', at: [rx, y], scale: 1.3 }))),
    ROSES.flatMap(([x, y]) => [x, mirrored(x)].map((rx, i): Drawing[number] => ({ use: 'leaflet', at: [rx + (i ? -44 : 44), y + 14], turn: i ? -150 : 150, scale: 0.7 }))),
    // Calyx and eagle
    area(curve('420,900! 440,960 480,990 505,1000 530,990 570,960 590,900! 560,916 540,900! 505,930 470,900! 450,916 z'), 'gruen', 7),
    line('M470,920C476,950 490,970 500,986M540,920C534,950 520,970 510,986', 4, 1),
    { use: 'eagle', at: [505, 888], scale: 1.16 },
    { use: 'pip-L', at: [230, 280], scale: 2.9, turn: -24 },
    { use: 'pip-L', at: [775, 280], scale: 2.9, turn: 24 },
  ];
}

/** The same curve on the other side of the stem. */
const mirror = (d: string, mirrored: (x: number) => number): string =>
  d.replace(/(-?\d+),(-?\d+)/g, (_, x: string, y: string) => `${mirrored(Number(x))},${y}`);
