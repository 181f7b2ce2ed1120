import { along, around, beads, curve, disc } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';

const [X, Y] = [505, 1410];

/** Two hearts, a basket crown, and blindfolded Cupid in a medallion. */
export function herzAss(): Drawing {
  return [
    acanthus(false),
    acanthus(true),
    // Leaf bunches with little hearts
    [-1, 1].map((side): Drawing => [
      [[150, 120], [196, 90], [110, 76], [176, 40]].map(([dx, turn]) => ({ use: 'leaflet', at: [X + side * (dx - 10), 1010] as Point, turn: side * turn, scale: 1.1 })),
      { use: 'pip-H', at: [X + side * 244, 930], scale: 0.62, turn: side * 18 },
      { use: 'pip-H', at: [X + side * 300, 1010], scale: 0.5, turn: side * 40 },
    ]),
    basket(),
    // Medallion
    area(disc(X, Y, 206, 246), 'ocker', 9),
    { d: beads(around([X, Y], 186, 226, 28), 8), fill: 'rot', stroke: 'ink', width: 3.5, from: 1 },
    area(disc(X, Y, 166, 206), 'paper', 7),
    { d: beads(dots(), 6.5), fill: 'blau', from: 1 },
    [-1, 1].map((side): Drawing => {
      const w = (dx: number, dy: number): string => `${X + side * dx},${Y + dy}`;
      return [
        area(curve(`${w(20, -20)}! ${w(60, -100)} ${w(120, -110)} ${w(130, -50)} ${w(70, 0)} z`), 'gruen', 6),
        area(curve(`${w(20, -4)}! ${w(80, 0)} ${w(110, 40)} ${w(90, 76)} ${w(40, 50)} z`), 'rot', 6),
        { d: beads([[X + side * 96, Y - 66], [X + side * 76, Y + 40]], 9), fill: 'ocker', stroke: 'ink', width: 3.5, from: 1 },
      ];
    }),
    { use: 'cupid-blind', at: [X, Y + 22], scale: 1.25 },
    { use: 'pip-H', at: [505, 507], scale: 3 },
    { use: 'pip-H', at: [510, 258], scale: 3 },
  ];
}

const dots = (): readonly Point[] =>
  [-160, -110, -60, -10, 40, 90, 140].flatMap((dy, row) =>
    [-132, -88, -44, 0, 44, 88, 132].map((dx): Point => [X + dx + (row % 2 ? 22 : 0), Y + dy]).filter(([x, y]) => ((x - X) / 146) ** 2 + ((y - Y) / 186) ** 2 < 1),
  );

function basket(): Drawing {
  const stripes = along([-110, 0], [110, 0], 8).slice(0, -1);
  return [
    [-80, -28, 28, 80].map((dx, i) => area(curve(`${X + dx - 30},880! ${X + dx * 1.15},${780 - (i % 3 === 0 ? 0 : 26)} ${X + dx + 30},880! z`), i % 2 ? 'ocker' : 'gruen', 6)),
    area(disc(X, 790, 22), 'rot', 6),
    area(curve(`${X - 130},870! ${X - 110},1060! ${X},1090 ${X + 110},1060! ${X + 130},870! ${X},900 z`), 'paper', 8),
    stripes.map(([dx], i) => {
      const [a, b] = [dx, dx + 31.4];
      const low = (x: number): number => 1086 - (x / 110) ** 2 * 26;
      return area(curve(`${X + a * 1.16},${892 - (a / 110) ** 2 * 18}! ${X + b * 1.16},${892 - (b / 110) ** 2 * 18}! ${X + b},${low(b)}! ${X + a},${low(a)}! z`), i % 2 ? 'paper' : 'rot', 5);
    }),
    line(curve(`${X - 138},866 ${X},900 ${X + 138},866`), 34, 0),
    line(curve(`${X - 138},866 ${X},900 ${X + 138},866`), 22, 0, 'blau'),
    line(along([-120, 0], [120, 0], 11).map(([dx]) => `M${X + dx - 8},${878 + 14 - (dx / 120) ** 2 * 26}l16,-14`).join(''), 4, 1),
    line(curve(`${X - 116},1062 ${X},1092 ${X + 116},1062`), 30, 0),
    line(curve(`${X - 116},1062 ${X},1092 ${X + 116},1062`), 18, 0, 'ocker'),
    area(curve(`${X - 30},1086! ${X},1170 ${X + 30},1086! z`), 'ocker', 6),
  ];
}

/** Big curling leaves at the sides, red, blue, gold. */
function acanthus(right: boolean): Drawing {
  const at = (x: number, y: number): string => `${right ? 2 * X - x : x},${y}`;
  const leaf = (points: readonly (readonly [number, number, boolean?])[]): string =>
    curve(points.map(([x, y, corner]) => `${at(x, y)}${corner ? '!' : ''}`).join(' ') + ' z');
  return [
    area(leaf([[420, 1690, true], [300, 1680], [200, 1620], [180, 1540], [230, 1500], [270, 1540], [240, 1570, true], [300, 1600], [360, 1620], [440, 1650, true]]), 'rot', 7),
    area(leaf([[300, 1600, true], [200, 1560], [120, 1470], [110, 1370], [150, 1320], [200, 1350], [180, 1400, true], [200, 1460], [260, 1520], [310, 1560, true]]), 'blau', 7),
    area(leaf([[230, 1480, true], [150, 1400], [130, 1280], [160, 1190], [220, 1170], [250, 1210], [220, 1240, true], [210, 1300], [240, 1390], [280, 1440, true]]), 'ocker', 7),
    area(leaf([[270, 1270, true], [230, 1200], [240, 1130], [300, 1110], [320, 1150], [294, 1170, true], [300, 1220]]), 'gruen', 6.5),
    line(`M${at(400, 1670)}C${at(300, 1640)} ${at(230, 1600)} ${at(212, 1540)}M${at(290, 1570)}C${at(200, 1500)} ${at(140, 1440)} ${at(150, 1370)}M${at(250, 1440)}C${at(180, 1360)} ${at(160, 1280)} ${at(190, 1210)}`, 4.5, 1),
    area(disc(right ? 2 * X - 260 : 260, 1540, 15), 'ocker', 5),
    area(disc(right ? 2 * X - 186 : 186, 1376, 15), 'rot', 5),
    area(disc(right ? 2 * X - 232 : 232, 1216, 14), 'blau', 5),
  ];
}
