/** Browser code of `motion.ts`. */
import { drawCardFace } from '../../src/deck/canvas.js';
import { CARDS } from '../../src/deck/card.js';
import { SALZBURG } from '../../src/deck/salzburg.js';
import { createStage } from '../../src/stage/create-stage.js';
import { backPlaces } from '../../src/table/layout/hidden-hand.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import type { Layout } from '../../src/table/layout/layout.js';
import { handPlaces } from '../../src/table/layout/own-hand.js';
import { pilePlace } from '../../src/table/layout/taken.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import { ROSETTE } from '../../src/deck/backs/rosette.js';
import type { CardPicture, Picture, Place } from '../../src/table/picture.js';

/** Durations in milliseconds while cards moved. */
export interface Frames {
  /** Time from each frame to the next. */
  readonly gaps: readonly number[];
  /** The stage's computing time in each frame. */
  readonly work: readonly number[];
}

const POSITIONS = ['bottom', 'left', 'top', 'right'] as const;
/** Number of moving cards and of cards at rest. */
const MOVING = 8;
const RESTING = 12;

const cardAt = (key: string, place: Place, index: number, weight?: number): CardPicture => ({
  key,
  cardFace: CARDS[index % CARDS.length],
  ...place,
  ...(weight !== undefined && { weight }),
});

/** Lays out eight cards in the hands or in the trick. No more than eight cards ever move at once in a trick. */
const pictureOf = (layout: Layout, thrown: boolean): Picture => {
  const moving = Array.from({ length: MOVING }, (_, index): CardPicture => {
    const position = POSITIONS[index % 4];
    const held = position === 'bottom' ? handPlaces(layout, 5) : backPlaces(layout, position, 5);
    const place = thrown ? trickPlace(layout, position) : held[index >> 2];
    return cardAt(`moving-${index}`, place, index, thrown ? 0.4 + index / 10 : undefined);
  });
  const resting = Array.from({ length: RESTING }, (_, index) =>
    cardAt(`resting-${index}`, pilePlace(layout, index % 2 === 0, index >> 1), MOVING + index),
  );
  return { width: layout.width, height: layout.height, cards: [...resting, ...moving] };
};

/** Throws the cards and takes them back, `rounds` motions in all. Resolves to the durations of all frames. */
export async function timeMotion(width: number, height: number, rounds: number): Promise<Frames> {
  const host = document.createElement('div');
  host.style.cssText = `position:relative;width:${width}px;height:${height}px`;
  document.body.append(host);
  const drawCard = (
    context: Parameters<typeof drawCardFace>[0],
    card: Parameters<typeof drawCardFace>[1],
    wide: number,
  ): void => drawCardFace(context, card, { width: wide, indices: 'auto', back: ROSETTE, deck: SALZBURG });
  const stage = await createStage(host, { drawCard });
  const layout = layOut(width, height);
  // Draws the faces before the measurement.
  for (const thrown of [true, false, true, false]) await stage.show(pictureOf(layout, thrown), { pace: 0 });

  const [gaps, work]: [number[], number[]] = [[], []];
  const requestFrame = window.requestAnimationFrame.bind(window);
  let last: number | null = null;
  window.requestAnimationFrame = (callback) =>
    requestFrame((now) => {
      if (last !== null) gaps.push(now - last);
      last = now;
      const start = performance.now();
      callback(now);
      work.push(performance.now() - start);
    });
  for (let round = 0; round < rounds; round++) {
    await stage.show(pictureOf(layout, round % 2 === 0));
    // The time between two motions does not count as a frame.
    last = null;
  }
  window.requestAnimationFrame = requestFrame;
  stage.destroy();
  host.remove();
  return { gaps, work };
}
