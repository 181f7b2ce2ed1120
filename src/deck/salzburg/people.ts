import { beads, curve, disc, poly, rect } from '../curve.js';
import { area, cord, joined, line } from '../draw.js';
import type { Parts } from '../shape.js';
import { folk } from './folk.js';

// The people of the number cards, each with what he carries. They stand on y = 0 and some come back:
// the drinker of Eichel 7 smokes on Eichel 10, the girl of Schell 7 carries the beehive of Schell 9.

export const PEOPLE: Parts = {
  /** Lies on a bank, head to the left, and smokes. 380 wide. */
  smoker: () => [
    folk({ head: [-110, -128], neck: [-92, -96], hip: [30, -36], looks: 'right', coat: 'rot', breeches: 'ocker', hat: 'hat-felt', arms: [[[-40, -60], [-30, -100]], [[-130, -40], [-150, -4]]], legs: [[[110, -84], [170, -10]], [[120, -30], [220, -6]]] }),
    line('M-88,-112L-44,-100', 10, 0),
    line('M-88,-112L-44,-100', 4, 0, 'ocker'),
    area(poly([[-52, -122], [-32, -122], [-34, -92], [-48, -92]]), 'weinrot', 4),
    joined([disc(-20, -160, 17, 13), disc(6, -180, 22, 16), disc(40, -206, 28, 19)], 'paper', 4.5),
  ],
  /** Sits with a stick and waves his green hat. */
  waver: () => [
    cord('M96,-4L70,-170', 'ocker', 8, 3.5),
    folk({ head: [0, -214], neck: [4, -180], hip: [-14, -70], looks: 'right', coat: 'rot', breeches: 'ocker', arms: [[[60, -190], [84, -266]], [[36, -110], [72, -124]]], legs: [[[60, -86], [64, 0]], [[44, -70], [34, 0]]] }),
    { use: 'hat-felt', at: [94, -286], turn: -14 },
  ],
  /** Runs to the right and holds a string upward. */
  runner: () => [
    folk({ head: [24, -264], neck: [14, -230], hip: [-6, -130], looks: 'right', coat: 'rot', sleeves: 'paper', breeches: 'gruen', hat: 'hat-straw', arms: [[[64, -230], [104, -280]], [[-40, -180], [-10, -140]]], legs: [[[-50, -90], [-110, -60]], [[60, -110], [70, -6]]] }),
  ],
  /** Holds the long handle of a pan to the left; it ends at -130,-122. */
  roaster: () => [
    line('M-130,-122L-14,-176', 14, 0),
    line('M-130,-122L-14,-176', 5, 0, 'grau'),
    folk({ head: [-8, -266], neck: [-2, -232], hip: [10, -130], looks: 'left', coat: 'rot', sleeves: 'paper', breeches: 'ocker', hat: 'hat-felt', arms: [[[-50, -196], [-78, -154]], [[22, -164], [-30, -166]]], legs: [[[-30, -70], [-52, 0]], [[36, -70], [40, 0]]] }),
  ],
  /** Sits and shells chestnuts into her lap, looks right. */
  sheller: () => [
    folk({ head: [0, -170], neck: [-4, -136], hip: [-18, -50], looks: 'right', coat: 'gruen', sleeves: 'paper', skirt: { colour: 'blau', hem: [[-62, -2], [96, -2]], apron: 'paper' }, hat: 'kerchief', hatColour: 'rot', arms: [[[40, -92], [66, -84]], [[10, -72], [52, -72]]] }),
    area(disc(68, -96, 11, 9), 'weinrot', 3.5),
  ],
  /** Dances on one leg, glass up, jug down. */
  drinker: () => [
    folk({ head: [0, -268], neck: [0, -234], hip: [4, -130], looks: 'right', coat: 'rot', sleeves: 'paper', breeches: 'ocker', hat: 'hat-felt', arms: [[[56, -240], [90, -296]], [[-56, -190], [-84, -130]]], legs: [[[76, -120], [56, -40]], [[-10, -70], [-8, 0]]] }),
    area(poly([[78, -340], [108, -340], [102, -306], [84, -306]]), 'rot', 4),
    { use: 'jug', at: [-92, -62], scale: 0.8, turn: 24 },
  ],
  hunter: () => [
    cord('M-70,-300L70,-70', 'weinrot', 11, 4),
    line('M-70,-300L-14,-208', 8, 0, 'grau'),
    folk({ head: [0, -268], neck: [0, -234], hip: [0, -130], looks: 'left', coat: 'rot', breeches: 'ocker', stockings: 'gruen', hat: 'hat-felt', arms: [[[-44, -170], [-14, -196]], [[40, -170], [30, -130]]], legs: [[[-24, -66], [-40, 0]], [[22, -66], [30, 0]]] }),
  ],
  /** Leans to the left on something 110 high. */
  youth: () => [
    folk({ head: [-10, -268], neck: [0, -234], hip: [24, -130], looks: 'left', coat: 'rot', sleeves: 'paper', breeches: 'weinrot', hat: 'hat-straw', arms: [[[-50, -176], [-70, -120]], [[-10, -170], [-60, -124]]], legs: [[[10, -66], [-24, 0]], [[46, -66], [56, 0]]] }),
  ],
  /** Red dress, blue apron, a lamb in her arms. */
  'lamb-woman': () => [
    folk({ head: [0, -262], neck: [0, -228], hip: [0, -140], looks: 'right', coat: 'rot', sleeves: 'paper', skirt: { colour: 'rot', hem: [[-62, -6], [62, -6]], apron: 'blau' }, hat: 'hat-straw', arms: [[[40, -180], [56, -160]], [[-20, -160], [40, -150]]] }),
    joined([disc(36, -168, 34, 21), disc(64, -188, 17, 15)], 'paper', 4.5),
    { d: beads([[70, -190]], 3), fill: 'ink' },
    line('M20,-172q8,10 16,0M40,-164q8,10 16,0', 3, 1),
  ],
  /** Green jacket, a rake over his shoulder. */
  'rake-man': () => [
    cord('M80,0L-60,-300', 'ocker', 8, 3.5),
    cord('M-100,-286L-26,-316', 'ocker', 9, 3.5),
    line('M-96,-284l-9,-20M-76,-292l-9,-20M-56,-300l-9,-20M-36,-308l-9,-20', 6, 0),
    folk({ head: [0, -268], neck: [0, -234], hip: [0, -130], looks: 'left', coat: 'gruen', breeches: 'ocker', hat: 'hat-felt', hatColour: 'weinrot', arms: [[[-50, -190], [-18, -206]], [[50, -170], [34, -110]]], legs: [[[-20, -66], [-34, 0]], [[20, -66], [30, 0]]] }),
  ],
  /** The rake-man, between the horns of his sledge, leans back against its load; looks right. */
  'sledge-man': () => [
    folk({ head: [-12, -260], neck: [-8, -228], hip: [4, -126], looks: 'right', coat: 'gruen', breeches: 'ocker', hat: 'hat-felt', hatColour: 'weinrot', arms: [[[44, -190], [86, -166]], [[10, -170], [52, -150]]], legs: [[[66, -92], [96, -6]], [[46, -70], [58, 4]]] }),
  ],
  /** Sits facing left, the rod reaches out to -260. */
  angler: () => [
    line('M-60,-134C-140,-220 -200,-236 -270,-240', 11, 0),
    line('M-60,-134C-140,-220 -200,-236 -270,-240', 4, 0, 'ocker'),
    line('M-270,-240C-274,-160 -268,-100 -272,-40', 3.5, 0),
    folk({ head: [0, -206], neck: [4, -172], hip: [14, -64], looks: 'left', coat: 'gruen', breeches: 'ocker', hat: 'hat-straw', arms: [[[-40, -120], [-66, -134]], [[-30, -96], [-56, -130]]], legs: [[[-64, -80], [-74, 0]], [[-44, -66], [-40, 0]]] }),
    { use: 'fish', at: [-272, -96], turn: 90, scale: 0.9 },
    { use: 'fish', at: [-266, -24], turn: 84, scale: 0.9 },
  ],
  /** Carries a basket on her back, walks left. */
  'basket-woman': () => [
    area(poly([[16, -240], [84, -250], [70, -140], [28, -136]]), 'ocker', 5),
    line('M22,-212L80,-220M24,-186L76,-192M26,-160L72,-164M40,-242L42,-138M62,-246L58,-138', 3.5, 1),
    folk({ head: [-6, -262], neck: [0, -228], hip: [0, -140], looks: 'left', coat: 'blau', sleeves: 'paper', skirt: { colour: 'rot', hem: [[-60, -6], [60, -6]], apron: 'paper' }, hat: 'kerchief', arms: [[[-40, -180], [-30, -140]], [[30, -180], [0, -150]]] }),
  ],
  /** Sits under her tree, looks right. */
  'sitting-woman': () => [
    folk({ head: [0, -170], neck: [-2, -136], hip: [-14, -50], looks: 'right', coat: 'gruen', sleeves: 'paper', skirt: { colour: 'blau', hem: [[-60, -2], [118, -2]], apron: 'paper' }, hat: 'kerchief', hatColour: 'rot', arms: [[[40, -90], [64, -60]], [[20, -70], [50, -56]]] }),
  ],
  /** Straw hat and jug, looks left. */
  'jug-woman': () => [
    folk({ head: [0, -262], neck: [0, -228], hip: [0, -140], looks: 'left', coat: 'rot', sleeves: 'paper', skirt: { colour: 'gruen', hem: [[-62, -6], [62, -6]], apron: 'ocker' }, hat: 'hat-straw', arms: [[[-44, -190], [-74, -170]], [[40, -190], [30, -140]]] }),
    { use: 'jug', at: [-86, -112], scale: 0.8 },
  ],
  /** A tub on her head, looks right. */
  'tub-woman': () => [
    area(poly([[-54, -360], [54, -360], [40, -302], [-40, -302]]), 'ocker', 5),
    line('M-50,-342H50M-44,-318H44M-20,-358L-16,-304M20,-358L16,-304', 4, 1),
    folk({ head: [0, -262], neck: [0, -228], hip: [0, -140], looks: 'right', coat: 'blau', sleeves: 'paper', skirt: { colour: 'rot', hem: [[-62, -6], [62, -6]], apron: 'paper' }, arms: [[[50, -230], [46, -300]], [[-50, -190], [-14, -150]]] }),
  ],
  /** A bundle on a stick, walks left. */
  wanderer: () => [
    cord('M-50,-150L110,-280', 'weinrot', 9, 3.5),
    joined([disc(112, -258, 36, 32), disc(106, -288, 13, 10)], 'rot', 4.5),
    { d: beads([[98, -262], [122, -250], [116, -272]], 4.5), fill: 'paper' },
    folk({ head: [0, -268], neck: [0, -234], hip: [0, -130], looks: 'left', coat: 'gruen', breeches: 'ocker', hat: 'hat-felt', hatColour: 'weinrot', arms: [[[-40, -180], [-50, -146]], [[44, -176], [10, -140]]], legs: [[[-40, -70], [-56, 0]], [[30, -70], [54, -4]]] }),
  ],
  /** Sits on a stump (80 high) and blows a horn to the left. */
  shepherd: () => [
    folk({ head: [0, -214], neck: [4, -180], hip: [14, -74], looks: 'left', coat: 'blau', breeches: 'ocker', hat: 'hat-felt', arms: [[[-40, -150], [-64, -190]], [[-24, -130], [-50, -186]]], legs: [[[-44, -90], [-54, 0]], [[-34, -76], [-24, 0]]] }),
    area(curve('-22,-202! -60,-206 -110,-220 -134,-250! -144,-214 -134,-186! -100,-190 -60,-192 -22,-194! z'), 'ocker', 4.5),
    area(disc(-139, -218, 9, 32, 8), 'weinrot', 4),
  ],
  /** The goat girl, looks left, both hands forward. */
  dirndl: () => [
    folk({ head: [0, -262], neck: [0, -228], hip: [0, -140], looks: 'left', coat: 'rot', sleeves: 'paper', skirt: { colour: 'rot', hem: [[-62, -6], [62, -6]], apron: 'blau' }, hair: 'ocker', arms: [[[-44, -186], [-96, -176]], [[-30, -176], [-80, -160]]] }),
    line('M20,-250C36,-236 36,-210 30,-196', 12, 0),
    line('M20,-250C36,-236 36,-210 30,-196', 6, 0, 'ocker'),
  ],
  'hive-woman': () => [
    folk({ head: [0, -262], neck: [0, -228], hip: [0, -140], looks: 'right', coat: 'rot', sleeves: 'paper', skirt: { colour: 'rot', hem: [[-62, -6], [62, -6]], apron: 'blau' }, hair: 'ocker', hat: 'hat-straw', arms: [[[50, -176], [96, -170]], [[30, -160], [80, -140]]] }),
  ],
  /** Sits on a stump and holds something to the left. */
  'hive-man': () => [
    folk({ head: [0, -214], neck: [4, -180], hip: [14, -74], looks: 'left', coat: 'gruen', breeches: 'ocker', hat: 'hat-felt', hatColour: 'weinrot', arms: [[[-50, -140], [-96, -160]], [[-30, -116], [-80, -124]]], legs: [[[-54, -90], [-64, 0]], [[-40, -76], [-30, 0]]] }),
  ],
  /** Seen from behind, points right. */
  pointer: () => [
    line('M-26,-60V-10M26,-60V-10', 40, 0),
    line('M-26,-60V-10M26,-60V-10', 29, 0, 'paper'),
    area(curve('-44,-10! -44,6 -20,8 -8,4! -10,-12 z'), 'ink', 3),
    area(curve('44,-10! 44,6 20,8 8,4! 10,-12 z'), 'ink', 3),
    area(poly([[-44, -130], [44, -130], [48, -54], [4, -54], [0, -90], [-4, -54], [-48, -54]]), 'ocker', 5),
    area(disc(142, -232, 12), 'haut', 4),
    line('M150,-234L172,-240', 7, 0),
    line('M150,-234L172,-240', 3, 0, 'haut'),
    area(curve('34,-238! 90,-240 132,-246! 136,-218! 90,-206 40,-204! z'), 'rot', 5),
    area(curve('-34,-232! -64,-210 -70,-160 -60,-120! -36,-120! -36,-180 z'), 'rot', 5),
    area(disc(-48, -112, 13), 'haut', 4),
    area(curve('-44,-230! 0,-244 44,-230! 50,-180 46,-140 62,-84! 4,-90! 0,-130 -4,-90! -62,-84! -46,-140 -50,-180 z'), 'rot', 5),
    line('M0,-232V-130M-40,-150H40', 4, 1),
    { d: beads([[-12, -144], [12, -144]], 5), fill: 'ocker', stroke: 'ink', width: 3 },
    area(rect(-12, -252, 24, 18), 'haut', 4),
    area(disc(0, -274, 30, 32), 'weinrot', 5),
    line('M-12,-296C-16,-276 -12,-258 -8,-248M4,-300V-246M18,-292C22,-276 18,-258 14,-250', 3, 1),
    { use: 'hat-felt', at: [0, -280], scale: 1.06 },
  ],
};
