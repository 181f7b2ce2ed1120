import { along, beads, curve, disc, poly } from '../curve.js';
import { area, cloth, line } from '../draw.js';
import type { Parts, Point } from '../shape.js';

// In the measure of the heads: brow at about -45, crown at -100.

const knob = (at: Point, r = 15): ReturnType<typeof area> => area(disc(...at, r), 'ocker', 5.5);

export const HATS: Parts = {
  /** Five knobs, seen from the front left. */
  'crown-knobs': () => [
    cloth(curve('-84,-58! -98,-150! -62,-112! -46,-170! -20,-116! 0,-182! 20,-116! 48,-170! 62,-112! 98,-150! 86,-58! 0,-44 z'), 'ocker', { angle: 80, step: 9 }, 7),
    [[-98, -156], [-46, -178], [0, -190], [48, -178], [98, -156]].map(([x, y]) => knob([x, y])),
    area(curve('-88,-82! 0,-64 90,-82! 86,-50! 0,-34 -84,-50! z'), 'rot', 6),
    { d: beads([[-54, -60], [-20, -52], [18, -52], [54, -60]], 8), fill: 'ocker', stroke: 'ink', width: 4, from: 1 },
  ],
  /** A big crown closed by an arch with an orb. */
  'crown-arch': () => [
    area(curve('-78,-80! -84,-150 -40,-196 0,-200 40,-196 84,-150 78,-80! z'), 'rot', 7),
    area(curve('-10,-80! -16,-150 0,-206 16,-150 10,-80! z'), 'ocker', 6),
    line(curve('-74,-90 -98,-150 -60,-196 0,-206 60,-196 98,-150 74,-90'), 22, 0),
    line(curve('-74,-90 -98,-150 -60,-196 0,-206 60,-196 98,-150 74,-90'), 12, 0, 'ocker'),
    cloth(curve('-92,-64! -104,-128! -74,-100 -46,-138! -24,-104 0,-142! 24,-104 46,-138! 74,-100 104,-128! 92,-64! 0,-42 z'), 'ocker', { angle: 80, step: 9 }, 7),
    line(curve('-86,-72 0,-52 86,-72'), 4, 1),
    { d: beads([[-62, -84], [-22, -76], [22, -76], [62, -84]], 9), fill: 'blau', stroke: 'ink', width: 4, from: 1 },
    knob([0, -222], 20),
    line('M0,-242V-272M-14,-258H14', 7, 0),
  ],
  /** The Laub-König's broad cap of cloth and gold, without spikes. */
  'crown-cap': () => [
    cloth(curve('-70,-60! -92,-110 -66,-160 0,-178 74,-166 108,-116 92,-56! z'), 'ocker', { angle: 70, step: 10, share: 0.4 }, 7.5),
    line('M-58,-150C-30,-120 -20,-90 -22,-70M4,-176C20,-140 26,-100 24,-70M76,-162C74,-130 70,-100 66,-70', 4, 1),
    area(curve('-84,-74! 0,-88 102,-72! 98,-34! 0,-50 -74,-40! z'), 'gruen', 6.5),
    { d: beads(along([-52, -62], [76, -58], 5), 9), fill: 'ocker', stroke: 'ink', width: 4, from: 1 },
    knob([6, -188], 16),
  ],
  /** An open ring of leaves for the youngest king. */
  'crown-leaves': () => [
    area(curve('-70,-84! -60,-130 0,-146 60,-130 72,-84! z'), 'blau', 6),
    cloth(
      curve('-84,-54! -96,-124 -82,-146 -66,-124 -60,-96! -46,-140 -28,-164 -10,-138 -8,-100! 8,-140 30,-164 48,-138 52,-98! 66,-128 84,-146 98,-120 86,-54! 0,-38 z'),
      'ocker',
      { angle: 80, step: 9 },
      7,
    ),
    line('M-80,-66C-30,-52 30,-52 82,-66', 4, 1),
    { d: beads([[-50, -78], [0, -70], [52, -78]], 9), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
  ],
  /** Two-cornered hat worn athwart, its face to us. */
  'bicorne-athwart': () => [
    area(curve('-142,-34! -112,-92 -56,-150 0,-162 56,-150 112,-92 142,-34! 76,-62 0,-70 -76,-62 z'), 'ink', 7),
    line(curve('-134,-42 -104,-92 -54,-140 0,-151 54,-140 104,-92 134,-42'), 8, 0, 'ocker'),
    line(curve('-118,-46 -70,-66 0,-76 70,-66 118,-46'), 4, 1, 'grau'),
    area(curve('-8,-152! -24,-196 -6,-226! 0,-200 6,-226! 24,-196 8,-152! z'), 'rot', 5),
    line('M10,-120L26,-84', 7, 1, 'ocker'),
    area(disc(6, -124, 17), 'rot', 4),
    area(disc(6, -124, 8), 'paper', 3),
  ],
  /** Two-cornered hat worn fore and aft, gold edge, tassels at both tips. */
  'bicorne-along': () => [
    line('M-142,-30V-2M152,-38V-8', 5, 0),
    area(curve('-154,-6! -142,-18 -130,-6! -134,30! -150,30! z'), 'ocker', 4.5),
    area(curve('140,-14! 152,-26 164,-14! 160,24! 144,24! z'), 'ocker', 4.5),
    area(curve('-146,-34! -112,-76 -70,-138 0,-166 70,-146 122,-92 156,-42! 92,-54 20,-72 -66,-56 z'), 'ink', 7),
    line(curve('-136,-42 -106,-78 -66,-128 0,-153 64,-134 114,-88 144,-48'), 9, 0, 'ocker'),
    line(curve('-118,-52 -50,-68 20,-82 92,-66 128,-58'), 4, 1, 'grau'),
    area(poly([[-6, -72], [20, -78], [34, -140], [14, -144]]), 'ocker', 4),
    area(disc(20, -128, 17), 'rot', 4),
    area(disc(20, -128, 8), 'paper', 3),
  ],
  /** A wreath of vine leaves. */
  'wreath-vine': () => [
    [-76, -46, -14, 20, 52, 80].map((x, i) => area(disc(x, -72 - 26 * (1 - (x / 84) ** 2), 24, 17, i * 37), 'gruen', 5)),
    { d: beads([[-60, -66], [4, -84], [66, -66]], 9), fill: 'weinrot', stroke: 'ink', width: 3.5, from: 1 },
  ],
};
