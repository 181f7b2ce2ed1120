import { along, beads, curve, poly, rect, scallops } from '../curve.js';
import { area, cloth, line } from '../draw.js';
import type { Drawing, Parts } from '../shape.js';

// Garments hang from the pit of the neck, 0,0; shoulders at 125 to either side, waist at 310, hem at 510.
// Main cloth is `rot`, trim `ocker`, lining or facing `gruen`; a figure exchanges them.

const SKIRT = '-98,296! -122,390 -156,484! -78,512 0,518 82,510 156,480! 126,390 98,296! z';
const pleats = 'M-66,330C-76,400 -92,450 -98,488M-24,330C-28,400 -32,450 -34,500M30,330C36,400 40,450 42,500M70,330C82,400 96,450 104,486';

const body = (d: string): Drawing => [cloth(curve(d), 'rot', { angle: 22, step: 15, share: 0.32, longest: 70 })];
const BODY = '-128,26! -64,-2 0,-12 64,-2 128,26! 132,110 112,210 98,314! 0,324 -98,314! -112,210 -134,110 z';

export const GARMENTS: Parts = {
  /** Doublet with a short skirt, gold hem and front. */
  doublet: () => [
    cloth(curve(SKIRT), 'rot', { angle: 20, step: 15, share: 0.3, longest: 60 }),
    line(pleats, 4.5, 1),
    area(curve('-150,456! -78,482 0,488 82,480 150,454! 157,484! 82,514 0,522 -78,514 -158,488! z'), 'ocker', 6),
    { d: beads(along([-128, 482], [128, 480], 9).map(([x, y]) => [x, y + 20 * (1 - (x / 140) ** 2)]), 5), fill: 'ink', from: 2 },
    body(BODY),
    area(curve('-44,-4! -22,-10! -20,150 -14,316! -44,316! -50,150 z'), 'ocker', 6),
    { d: beads(along([-34, 36], [-30, 290], 8), 8), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
    line('M40,60C52,130 48,220 40,290M84,60C92,130 84,220 72,290', 4, 1),
    area(curve('-101,300! 0,316 101,300! 103,336! 0,352 -103,336! z'), 'gruen', 6.5),
    area(rect(-54, 306, 44, 42), 'ocker', 5.5),
    area(rect(-42, 317, 20, 20), 'gruen', 3.5),
  ],
  /** The same from behind: straps that cross, no buttons. */
  'doublet-back': () => [
    cloth(curve(SKIRT), 'rot', { angle: 20, step: 15, share: 0.3, longest: 60 }),
    line(pleats, 4.5, 1),
    area(curve('-150,456! -78,482 0,488 82,480 150,454! 157,484! 82,514 0,522 -78,514 -158,488! z'), 'blau', 6),
    body(BODY),
    line('M0,20C4,120 2,220 0,300', 5, 0),
    area(poly([[-104, 12], [-74, -2], [52, 316], [18, 320]]), 'ocker', 6),
    area(poly([[104, 12], [74, -2], [-52, 316], [-18, 320]]), 'ocker', 6),
    line('M-84,18L30,306M84,18L-30,306', 3, 2),
    area(curve('-101,300! 0,316 101,300! 103,336! 0,352 -103,336! z'), 'ocker', 6.5),
    { d: beads(along([-84, 322], [84, 322], 7), 6), fill: 'ink', from: 2 },
  ],
  /** A uniform coat with lapels, buttoned to the waist; its tails are a part of their own. */
  tailcoat: () => [
    body('-128,26! -64,-2 0,-12 64,-2 128,26! 132,110 112,210 104,340! 0,352 -104,340! -112,210 -134,110 z'),
    area(curve('-30,-8! -96,30 -106,120 -66,230 -34,316! -22,316! -24,150 z'), 'gruen', 6.5),
    area(curve('-18,-10! 40,20 62,110 30,226 -6,316! -22,316! -24,150 z'), 'gruen', 6.5),
    { d: beads([...along([-76, 70], [-50, 246], 5), ...along([32, 70], [8, 246], 5)], 9), fill: 'ocker', stroke: 'ink', width: 4, from: 0 },
    area(curve('-66,-14! -20,-44 30,-36 66,-12! 30,10 -18,20 z'), 'gruen', 6),
    area(curve('-107,300! 0,316 107,300! 107,346! 0,360 -107,346! z'), 'weinrot', 6.5),
    line('M-100,322C-30,336 30,336 100,322', 3.5, 1, 'ocker'),
  ],
  /** The coat worn open over a waistcoat, its lining turned out. */
  'coat-open': () => [
    cloth(curve('-70,0! 0,-12 70,0! 84,120 92,360! 0,390 -92,360! -84,120 z'), 'paper', { angle: 20, step: 15, share: 0.3 }),
    { d: beads(along([0, 40], [0, 330], 7), 9), fill: 'ocker', stroke: 'ink', width: 4, from: 1 },
    area(curve('-96,340! 0,362 96,340! 98,376! 0,400 -98,376! z'), 'weinrot', 6),
    cloth(curve('-128,26! -84,-2 -48,-6! -70,120 -62,260 -116,460! -156,440! -112,210 -134,110 z'), 'rot', { angle: 20, step: 15, share: 0.4 }),
    cloth(curve('128,26! 84,-2 48,-6! 70,120 62,260 116,460! 156,440! 112,210 134,110 z'), 'rot', { angle: 20, step: 15, share: 0.4 }),
    area(curve('-48,-8! -104,60 -84,160 -62,260! -62,120 -36,20! z'), 'gruen', 6),
    area(curve('48,-8! 104,60 84,160 62,260! 62,120 36,20! z'), 'gruen', 6),
  ],
  /** A standing collar. */
  'collar-coat': () => [
    area(curve('-74,10! -66,-40 -50,-66! 0,-40 50,-66! 66,-40 74,10! 0,34 z'), 'rot', 6.5),
    area(curve('-28,-46! 0,-34 28,-46! 20,-10 26,40! 0,54 -26,40! -20,-10 z'), 'paper', 5),
    line('M0,-28V40', 3, 2),
  ],
  /** The tails, behind the legs. */
  tails: () => [
    cloth(curve('-96,300! -150,420 -186,600 -196,690! -128,706 -60,560 -10,420! 30,560 96,706 172,684! 156,560 140,420 96,300! z'), 'rot', { angle: 70, step: 16, share: 0.3, longest: 110 }),
    area(curve('-150,640! -70,520 -40,420! -10,420! -60,560 -128,706! z'), 'gruen', 6),
    area(curve('120,640! 60,520 30,420! -10,420! 30,560 96,706! z'), 'gruen', 6),
  ],
  'cuff-lace': () => [
    area(scallops([-44, -2], [44, -2], 4, -26), 'paper', 5.5),
    area(scallops([44, 0], [-44, 0], 4, -26), 'paper', 5.5),
  ],
  'cuff-turned': () => [
    area(poly([[-46, 44], [-42, -10], [42, -10], [46, 44]]), 'rot', 6),
    { d: beads([[-24, 18], [0, 18], [24, 18]], 6), fill: 'ocker', stroke: 'ink', width: 3, from: 2 },
  ],
  'boot-foot': () => [
    cloth(curve('36,-30! 42,20 36,52! -40,54! -84,56 -114,44 -102,18 -60,2 -34,-30! z'), 'rot', { angle: 30, step: 10, share: 0.4 }, 7),
    line('M-104,40C-60,44 -10,44 36,40', 4, 1),
  ],
  /** The turned edge of a boot with its fringe; the knee is 0,0. */
  'boot-top': () => [
    line(along([-58, 18], [58, 18], 9).map(([x]) => `M${x},14v30`).join(''), 13, 0),
    line(along([-58, 18], [58, 18], 9).map(([x]) => `M${x},14v28`).join(''), 6, 0, 'ocker'),
    area(curve('-64,-34! 0,-22 64,-34! 62,16! 0,28 -62,16! z'), 'rot', 6.5),
    area(curve('-64,-36! 0,-24 64,-36! 64,-16! 0,-4 -64,-16! z'), 'ocker', 5.5),
  ],
  /** The scroll that is woven into the gowns of kings. */
  scroll: () => [
    line(curve('-40,26 -52,-2 -30,-26 -6,-10 -14,10 -28,2') + curve('-40,26 0,40 34,20 40,-12 22,-28 6,-14 18,-4') + 'M-4,30C-4,44 4,50 14,52', 5.5, 1, 'weinrot'),
    { d: beads([[2, 14], [-30, -38], [44, -34]], 6), fill: 'ocker', stroke: 'ink', width: 3, from: 2 },
  ],
  bandolier: () => [
    area(poly([[-118, 16], [-76, -2], [98, 300], [62, 330]]), 'blau', 6.5),
    { d: beads(along([-84, 24], [70, 296], 7), 9), fill: 'paper', stroke: 'ink', width: 4, from: 1 },
    line('M-104,24L70,318M-86,8L90,308', 3, 2),
  ],
  sash: () => [area(curve('-104,296! 0,312 104,296! 106,346! 0,362 -106,346! z'), 'gruen', 6.5), line('M-98,322C-30,336 30,336 98,322', 3.5, 1)],
};
