/** The part of `card-faces.ts` that runs in the browser. */
import { CARDS, type Card } from '../../src/deck/card.js';
import { cardHeight, drawCardFace } from '../../src/deck/canvas.js';
import { SALZBURG } from '../../src/deck/salzburg.js';

/** Milliseconds it took to draw a card, one entry a run; the first run also expands the card's parts. */
export interface Timed {
  readonly card: Card;
  readonly runs: readonly number[];
}

/** Draws every card `runs` times, each time to a canvas of its own, as the stage does. */
export function timeCardFaces(width: number, runs: number): readonly Timed[] {
  timeOf(null, width); // The first canvas of a page takes the browser long, whatever is drawn on it.
  const timed = new Map<Card, number[]>(CARDS.map((card) => [card, []]));
  // Round by round, so that a busy moment of the machine hits no card alone.
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
  if (!context) throw new Error('The browser gives no 2D context.');
  const start = performance.now();
  drawCardFace(context, card, { width, indices: 'auto', deck: SALZBURG });
  // Drawing is only noted down until somebody wants to see a pixel.
  const [, , , alpha] = context.getImageData(width >> 1, width >> 1, 1, 1).data;
  const time = performance.now() - start;
  if (alpha !== 255) throw new Error(`${card} was not drawn.`);
  return time;
}
