import { disc } from '../curve.js';
import { area } from '../draw.js';
import type { Parts } from '../shape.js';
import { folk } from './folk.js';

// The people of the number cards, each with what he carries. They stand on y = 0 and some come back:
// the drinker of Eichel 7 smokes on Eichel 10, the girl of Schell 7 carries the beehive of Schell 9.

export const PEOPLE: Parts = {
  /** Sits and shells chestnuts into her lap, looks right. */
  sheller: () => [
    folk({ head: [0, -170], neck: [-4, -136], hip: [-18, -50], looks: 'right', coat: 'gruen', sleeves: 'paper', skirt: { colour: 'blau', hem: [[-62, -2], [96, -2]], apron: 'paper' }, hat: 'kerchief', hatColour: 'rot', arms: [[[40, -92], [66, -84]], [[10, -72], [52, -72]]] }),
    area(disc(68, -96, 11, 9), 'weinrot', 3.5),
  ],
};
