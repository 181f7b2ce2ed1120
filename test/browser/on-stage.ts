import { assert, nextFrame } from '@open-wc/testing';
import type { Card } from '../../src/rules/card.js';
import { createStage } from '../../src/stage/create-stage.js';
import type { Stage, StageOptions } from '../../src/stage/stage.js';
import type { CardPicture, Picture } from '../../src/table/picture.js';

type Colour = readonly [red: number, green: number, blue: number];

export const BACK: Colour = [0, 0, 200];
export const FACES: Readonly<Partial<Record<Card, Colour>>> = { HO: [200, 0, 0], LO: [0, 200, 0], EO: [200, 200, 0] };
export const RATIO = Math.min(2, devicePixelRatio);

/** Faces of one colour, so that one pixel identifies a card. */
export const paint: StageOptions['drawCard'] = (context, face, width) => {
  const colour = face === null ? BACK : FACES[face];
  if (!colour) throw new Error(`No colour is defined for card ${face}.`);
  context.fillStyle = `rgb(${colour.join()})`;
  context.fillRect(0, 0, width, Math.round(width * 1.5));
};

export const at = (x: number, y: number, width = 40): CardPicture['box'] => ({ x, y, width, height: width * 1.5 });
export const card = (key: string, x: number, y: number, more: Partial<CardPicture> = {}): CardPicture => ({
  key,
  box: at(x, y),
  turn: 0,
  cardFace: 'HO',
  ...more,
});
export const picture = (...cards: readonly CardPicture[]): Picture => ({ width: 400, height: 300, cards });

/** A pace at which an animation takes longer than any test. */
export const CRAWL = { pace: 1000 };
export const AT_ONCE = { pace: 0 };

const hosts: HTMLElement[] = [];
const stages: Stage[] = [];

export function host(): HTMLElement {
  const element = document.createElement('div');
  element.style.position = 'relative';
  element.style.width = '400px';
  element.style.height = '300px';
  document.body.append(element);
  hosts.push(element);
  return element;
}

export async function stageIn(element: HTMLElement, options: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await createStage(element, { drawCard: paint, ...options });
  stages.push(stage);
  return stage;
}

export function cardsCanvas(element: HTMLElement): HTMLCanvasElement {
  const canvas = element.querySelectorAll('canvas')[1];
  if (!canvas) throw new Error('The host has no canvas with cards.');
  return canvas;
}

/** The colour at a position in CSS pixels. Must be called in the task that draws the stage. */
export function pixel(element: HTMLElement, x: number, y: number, canvas = cardsCanvas(element)): readonly number[] {
  const copy = document.createElement('canvas');
  copy.width = copy.height = 1;
  const context = copy.getContext('2d');
  if (!context) throw new Error('The 2D context is missing.');
  context.drawImage(canvas, -Math.floor(x * RATIO), -Math.floor(y * RATIO));
  return [...context.getImageData(0, 0, 1, 1).data];
}

export const isCard = (found: readonly number[], colour: Colour | undefined): void => {
  assert.deepEqual(found, [...(colour ?? []), 255]);
};
export const isBare = (found: readonly number[]): void => {
  assert.deepEqual(found, [0, 0, 0, 0]);
};

export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}

/** Counts the animation frames that the page requests, except those of the test. */
export async function countFrameRequests(during: () => Promise<unknown>): Promise<number> {
  const ask = window.requestAnimationFrame;
  let count = 0;
  window.requestAnimationFrame = (callback) => {
    count++;
    return ask(callback);
  };
  try {
    await during();
  } finally {
    window.requestAnimationFrame = ask;
  }
  return count;
}

const realFrames = window.requestAnimationFrame.bind(window);
/** Waits for frames without counting them as requests. */
export const letFramesPass = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) {
    await new Promise((resolve) => {
      realFrames(resolve);
    });
  }
};

/** Removes all stages and their host elements. */
export function clearStages(): void {
  for (const stage of stages.splice(0)) stage.destroy();
  for (const element of hosts.splice(0)) element.remove();
}
