/** Browser code of `card-faces.ts`. */
import { CARDS, type Card } from '../../src/deck/card.js';
import { cardHeight, drawCardFace } from '../../src/deck/canvas.js';
import { ROSETTE } from '../../src/deck/backs/rosette.js';
import { SALZBURG } from '../../src/deck/salzburg.js';

/** Duration of drawing a card in ms, one entry per run. The first run also expands the card's drawing. */
export interface Timed {
  readonly card: Card;
  readonly runs: readonly number[];
}

/** Draws every card `runs` times, each time on a new canvas, as the stage does. */
export function timeCardFaces(width: number, runs: number): readonly Timed[] {
  timeOf(null, width); // Warm-up: the first canvas of a page is always slow.
  const timed = new Map<Card, number[]>(CARDS.map((card) => [card, []]));
  // Round by round, so that other load on the machine affects all cards alike.
  for (let run = 0; run < runs; run++) {
    for (const [card, times] of timed) times.push(timeOf(card, width));
  }
  return [...timed].map(([card, times]) => ({ card, runs: times }));
}

function timeOf(card: Card | null, width: number): number {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = cardHeight(width);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser did not return a 2D context.');
  const start = performance.now();
  drawCardFace(context, card, { width, indices: 'auto', back: ROSETTE, deck: SALZBURG });
  // Browsers draw lazily, so a read of a pixel forces them to draw.
  const [, , , alpha] = context.getImageData(width >> 1, width >> 1, 1, 1).data;
  const time = performance.now() - start;
  if (alpha !== 255) throw new Error(`${card} was not drawn.`);
  return time;
}
