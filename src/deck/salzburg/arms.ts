import { along, beads, curve, disc, poly, rect } from '../curve.js';
import { area, cloth, cord, line } from '../draw.js';
import type { Drawing, Parts } from '../shape.js';

// Hands: the wrist is 0,0, fingers toward -y. Weapons: the grip is 0,0, the point toward -y.

const sabre = (blade: string, back: string): Drawing => [
  area(curve(blade), 'paper', 6.5),
  line(curve(back), 3, 1),
];

export const ARMS: Parts = {
  fist: () => [
    area(curve('-26,2! -36,-28 -34,-58 -8,-70 20,-66 36,-44 34,-14 26,2! z'), 'haut', 6.5),
    line('M-32,-50C-18,-44 -4,-46 4,-52M-34,-36C-20,-30 -6,-32 4,-38M-32,-22C-20,-16 -8,-18 2,-24', 3.5, 1),
    area(curve('24,-14! 8,-26 -4,-48 8,-56 20,-44 34,-30 z'), 'haut', 4.5),
  ],
  palm: () => [
    area(
      curve('-24,2! -34,-30 -58,-50 -54,-64 -40,-60 -24,-50 -30,-92 -22,-106 -10,-98 -8,-66! -6,-108 4,-118 14,-108 14,-66! 20,-100 30,-106 38,-94 32,-62! 42,-82 52,-78 52,-66 38,-34 26,2! z'),
      'haut',
      6,
    ),
    line('M-12,-40C0,-30 14,-32 24,-42', 3, 2),
  ],

  /** Curved sabre, edge to the left. */
  sabre: () => [
    sabre('-12,-60! -20,-200 -10,-330 24,-452! 26,-330 14,-200 14,-60! z', '4,-70 -2,-200 8,-320 20,-410'),
    area(rect(-15, -62, 30, 96), 'weinrot', 5.5),
    line('M-14,-44H14M-14,-26H14M-14,-8H14M-14,10H14', 3, 1),
    cord(curve('0,-62 -44,-44 -48,0 -14,34'), 'ocker', 9, 4),
    area(curve('-50,-72! 0,-82 50,-72! 50,-56! 0,-62 -50,-56! z'), 'ocker', 5),
    area(disc(0, 40, 19), 'ocker', 5),
  ],
  /** Only what one sees of a sabre in its sheath, hilt upward. */
  'sabre-sheathed': () => [
    area(curve('-20,10! -30,160 -20,330 12,470! 40,470! 24,330 12,160 20,10! z'), 'ink', 6),
    line(curve('-2,40 -8,160 2,320 22,440'), 4, 1, 'grau'),
    area(poly([[2, 420], [34, 420], [42, 478], [14, 482]]), 'ocker', 5),
    area(poly([[-27, 116], [15, 116], [15, 138], [-28, 138]]), 'ocker', 5),
    area(rect(-22, 6, 44, 26), 'ocker', 5),
    area(rect(-15, -84, 30, 90), 'weinrot', 5.5),
    line('M-14,-66H14M-14,-48H14M-14,-30H14', 3, 1),
    cord(curve('0,4 -46,-14 -50,-58 -14,-92'), 'ocker', 9, 4),
    area(disc(0, -96, 19), 'ocker', 5),
  ],
  sceptre: () => [
    area(rect(-11, -300, 22, 520), 'ocker', 6),
    line('M-3,-290V210', 3, 2),
    area(disc(0, -306, 24, 16), 'rot', 5.5),
    area(curve('0,-318! -44,-336 -52,-386 -26,-402 -8,-376! -16,-420 0,-452! 16,-420 8,-376! 26,-402 52,-386 44,-336 z'), 'ocker', 6.5),
    area(disc(0, -356, 13), 'rot', 4.5),
    area(disc(0, -200, 19, 12), 'rot', 5),
    area(disc(0, 226, 20), 'ocker', 5.5),
  ],
  spear: () => [
    cord('M0,-480V700', 'weinrot', 17, 5),
    area(curve('0,-690! -46,-570 -14,-500! 14,-500! 46,-570 z'), 'ocker', 7),
    line('M0,-670V-510', 4, 1),
    area(rect(-20, -506, 40, 34), 'ocker', 5),
    area(curve('-18,-474! -50,-430 -36,-392! -18,-420 0,-388! 18,-420 36,-392! 50,-430 18,-474! z'), 'rot', 5.5),
  ],
  /** Lies along -x, the mouth hole near 0,0. */
  fife: () => [
    area(rect(-520, -15, 560, 30), 'ocker', 6.5),
    area(rect(-520, -19, 34, 38), 'rot', 5),
    area(rect(8, -19, 34, 38), 'rot', 5),
    { d: beads(along([-440, 0], [-120, 0], 6), 7), fill: 'ink', from: 1 },
  ],
  drum: () => [
    area(curve('-150,-70! -150,90! -90,130 0,142 90,130 150,90! 150,-70! z'), 'rot', 8),
    [-150, -90, -30, 30, 90].map((x, i) => {
      const edge = (u: number, y: number): number => y + 50 * (1 - (u / 150) ** 2);
      return area(poly([[x, edge(x, -52)], [x + 60, edge(x + 60, -52)], [x + 30, edge(x + 30, 74)]]), i % 2 ? 'ocker' : 'blau', 5);
    }),
    area(curve('-158,66! -90,116 0,128 90,116 158,66! 158,98! 90,146 0,158 -90,146 -158,98! z'), 'ocker', 6.5),
    area(curve('-158,-70! -90,-28 0,-16 90,-28 158,-70! 158,-40! 90,4 0,16 -90,4 -158,-40! z'), 'ocker', 6.5),
    area(disc(0, -72, 158, 50), 'paper', 7.5),
    line('M-96,-80C-60,-100 40,-104 90,-90', 3, 2),
  ],
  drumstick: () => [cord('M0,0L0,-190', 'ocker', 11, 4), area(disc(0, -198, 15, 19), 'ocker', 5)],
  orb: () => [
    cloth(disc(0, 0, 66), 'blau', { angle: 60, step: 10 }, 7.5),
    area(curve('-66,-10! 0,12 66,-10! 64,16! 0,38 -64,16! z'), 'ocker', 5),
    area(curve('-10,-66! 10,-66! 12,14! -12,14! z'), 'ocker', 5),
    area(disc(0, -74, 17, 12), 'ocker', 5),
    line('M0,-84V-146M-28,-120H28', 22, 0),
    line('M0,-84V-146M-28,-120H28', 11, 0, 'ocker'),
  ],

  /** Shoe, toe to the left; the ankle is 0,0. */
  shoe: () => [
    area(curve('34,-12! 40,30 36,52! -40,54! -84,56 -112,44 -100,22 -58,6 -30,-14! z'), 'ink', 6),
    area(poly([[-46, 2], [-20, -10], [-12, 14], [-38, 26]]), 'ocker', 4.5),
    { d: poly([[-38, 4], [-25, -2], [-20, 11], [-33, 17]]), fill: 'ink' },
    line('M-100,42C-60,44 -10,42 34,40', 3, 2, 'grau'),
  ],
  /** A soft shoe in the colour of its wearer. */
  slipper: () => [
    cloth(curve('34,-12! 40,30 36,52! -40,54! -84,56 -112,44 -100,22 -58,6 -30,-14! z'), 'blau', { angle: 30, step: 9 }, 7),
    area(disc(-44, 14, 13), 'ocker', 4),
  ],
  bow: () => [
    area(curve('0,0! -40,-34 -58,-14 -50,16 z'), 'rot', 5.5),
    area(curve('0,0! 40,-34 58,-14 50,16 z'), 'rot', 5.5),
    area(curve('-4,4! -30,30 -34,62! -14,50 z'), 'rot', 5),
    area(curve('4,4! 30,30 34,62! 14,50 z'), 'rot', 5),
    area(disc(0, 2, 13), 'rot', 5),
  ],
  epaulette: () => [
    area(curve('-58,-18! 0,-34 56,-14! 62,10! 0,-2 -62,12! z'), 'ocker', 6),
    line(along([-58, 14], [58, 12], 8).map(([x, y]) => `M${x},${y - (1 - (x / 60) ** 2) * 10}v26`).join(''), 9, 0),
    line(along([-58, 14], [58, 12], 8).map(([x, y]) => `M${x},${y - (1 - (x / 60) ** 2) * 10}v24`).join(''), 4.5, 0, 'ocker'),
  ],
  /** The braid of a hussar's thigh. */
  knot: () => [
    line(
      curve('0,96 0,30 -28,0 -30,-40 -6,-46 2,-20 -8,0 0,30') + curve('0,30 28,0 30,-40 6,-46 -2,-20 8,0 0,30') + curve('0,-50 -14,-74 0,-96 14,-74 0,-50'),
      8,
      0,
      'rot',
    ),
  ],
};
