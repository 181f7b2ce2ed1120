import { around, disc, poly } from '../../curve.js';
import { area } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { curve } from '../../curve.js';
import type { Scene } from '../vignettes.js';

export const HERZ_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    behind: () => [
      { use: 'peaks', at: [540, 1560], scale: 0.95 },
      { use: 'chapel', at: [520, 1580], scale: 0.8 },
    ],
    before: () => [
      { use: 'tree', at: [190, 1640], scale: 1.35 },
      { use: 'sitting-woman', at: [300, 1664], scale: 1.25 },
      { use: 'jug-woman', at: [740, 1660], scale: 1.2 },
    ],
  },
  9: {
    behind: () => [{ use: 'peaks', at: [500, 1570], scale: 1 }],
    before: () => [
      { use: 'sapling', at: [140, 1630], scale: 1.6 },
      { use: 'sapling', at: [866, 1630], scale: 1.6 },
      { use: 'tub-woman', at: [350, 1656], scale: 1.45 },
      { use: 'wanderer', at: [640, 1656], scale: 1.45 },
    ],
  },
  8: { before: () => [{ use: 'elephant', at: [500, 1650], scale: 1.05 }] },
  6: {
    behind: () => [
      { use: 'peaks', at: [766, 1570], scale: 0.86 },
      { use: 'chapel', at: [170, 1580], scale: 1.1 },
    ],
    before: () => [{ use: 'krapfen-basket', at: [500, 1660], scale: 1.4 }],
  },
  7: { before: () => snake() },
};

/** A snake that bites its tail, the frame in which makers have always signed. */
function snake(): Drawing {
  const centre: Point = [500, 1310];
  const [rx, ry, half] = [290, 262, 34];
  const count = 48;
  const colours: readonly Token[] = ['rot', 'ocker', 'blau', 'ocker'];
  const outer = around(centre, rx + half, ry + half, count);
  const inner = around(centre, rx - half, ry - half, count);
  const taper = (i: number): number => Math.min(1, 0.3 + (count - i) / 14);
  const edge = (i: number, side: 1 | -1): Point => {
    const [o, n] = [outer[i % count], inner[i % count]];
    const [mx, my] = [(o[0] + n[0]) / 2, (o[1] + n[1]) / 2];
    const rim = side > 0 ? o : n;
    const t = taper(i);
    return [mx + (rim[0] - mx) * t, my + (rim[1] - my) * t];
  };
  const scales = Array.from({ length: count - 1 }, (_, i) => i).map((i) =>
    area(poly([edge(i, 1), edge(i + 1, 1), edge(i + 1, -1), edge(i, -1)]), colours[i % colours.length] ?? 'rot', 5.5),
  );
  const [hx, hy] = [centre[0] + 4, centre[1] - ry];
  return [
    scales,
    area(curve(`${hx - 74},${hy + 8}! ${hx - 70},${hy - 30} ${hx - 20},${hy - 52} ${hx + 44},${hy - 38}! ${hx + 50},${hy} ${hx + 44},${hy + 38}! ${hx - 20},${hy + 50} ${hx - 60},${hy + 36} z`), 'gruen', 7),
    { d: disc(hx - 24, hy - 22, 9), fill: 'paper', stroke: 'ink', width: 4 },
    { d: disc(hx - 26, hy - 22, 4), fill: 'ink' },
    { d: `M${hx - 72},${hy + 12}C${hx - 50},${hy + 18} ${hx - 30},${hy + 16} ${hx - 10},${hy + 8}`, stroke: 'ink', width: 5 },
    area(disc(...centre, 128, 116), 'paper', 5),
    { use: 'star', at: centre, scale: 0.86 },
  ];
}
