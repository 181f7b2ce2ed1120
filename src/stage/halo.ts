import type { Size } from './pose.js';

/** Corner radius of a card, as a share of its width. */
const CORNER = 0.065;

/** The distance of a point from the edge of a card with round corners, in card widths; negative inside the card. */
function distanceOutside(x: number, y: number, aspect: number): number {
  const right = Math.abs(x) - 0.5 + CORNER;
  const down = Math.abs(y) - aspect / 2 + CORNER;
  return Math.hypot(Math.max(right, 0), Math.max(down, 0)) + Math.min(Math.max(right, down), 0) - CORNER;
}

const smoothFall = (from: number, to: number, at: number): number => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return 1 - share * share * (3 - 2 * share);
};

/** The effects around and under a card. */
export type Halo = 'shadow' | 'glow';

interface HaloStyle {
  readonly colour: readonly [red: number, green: number, blue: number];
  /** The reach beyond the edge of the card, in card widths. */
  readonly reach: number;
  readonly strength: (distance: number) => number;
}

const HALO_STYLES: Readonly<Record<Halo, HaloStyle>> = {
  // A dark core where the card touches the wood, and a wide soft rim.
  shadow: {
    colour: [38, 18, 6],
    reach: 0.16,
    strength: (distance) => 0.38 * smoothFall(-0.03, 0.035, distance) + 0.4 * smoothFall(-0.1, 0.15, distance),
  },
  glow: {
    colour: [255, 226, 140],
    reach: 0.16,
    strength: (distance) => 0.55 * smoothFall(0.005, 0.05, distance) + 0.45 * smoothFall(0, 0.155, distance) ** 1.6,
  },
};

/** Pixels per card width. A small number is enough, because a halo has no sharp edges. */
const PIXELS_PER_CARD_WIDTH = 96;

export interface HaloImage {
  readonly canvas: HTMLCanvasElement;
  /** The size of the card in the middle of the canvas. */
  readonly card: Size;
}

/** @param aspect height of the card in card widths */
export function paintHalo(page: Document, halo: Halo, aspect: number): HaloImage {
  const { colour, reach, strength } = HALO_STYLES[halo];
  const canvas = page.createElement('canvas');
  canvas.width = Math.ceil(PIXELS_PER_CARD_WIDTH * (1 + 2 * reach));
  canvas.height = Math.ceil(PIXELS_PER_CARD_WIDTH * (aspect + 2 * reach));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The stage needs a 2D canvas, which this browser lacks.');
  const pixels = context.createImageData(canvas.width, canvas.height);
  const { width, height, data } = pixels;
  // Computes one quarter and mirrors it to the other three.
  for (let row = 0; row < height / 2; row++) {
    const y = (row + 0.5 - height / 2) / PIXELS_PER_CARD_WIDTH;
    for (let column = 0; column < width / 2; column++) {
      const x = (column + 0.5 - width / 2) / PIXELS_PER_CARD_WIDTH;
      const alpha = 255 * Math.min(1, strength(distanceOutside(x, y, aspect)));
      for (const line of [row, height - 1 - row])
        for (const pixel of [column, width - 1 - column]) {
          const index = 4 * (line * width + pixel);
          [data[index], data[index + 1], data[index + 2]] = colour;
          data[index + 3] = alpha;
        }
    }
  }
  context.putImageData(pixels, 0, 0);
  return { canvas, card: { width: PIXELS_PER_CARD_WIDTH, height: PIXELS_PER_CARD_WIDTH * aspect } };
}

/** A golden star with four long rays, almost white in the middle and as wide as its card. */
export function paintGleam(page: Document): HaloImage {
  const canvas = page.createElement('canvas');
  canvas.width = canvas.height = PIXELS_PER_CARD_WIDTH;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The stage needs a 2D canvas, which this browser lacks.');
  const pixels = context.createImageData(PIXELS_PER_CARD_WIDTH, PIXELS_PER_CARD_WIDTH);
  for (let index = 0; index < PIXELS_PER_CARD_WIDTH * PIXELS_PER_CARD_WIDTH; index++) {
    const x = ((index % PIXELS_PER_CARD_WIDTH) + 0.5) / PIXELS_PER_CARD_WIDTH - 0.5;
    const y = (Math.floor(index / PIXELS_PER_CARD_WIDTH) + 0.5) / PIXELS_PER_CARD_WIDTH - 0.5;
    const falloff = smoothFall(0, 0.5, Math.hypot(x, y));
    const rays = smoothFall(0, 0.035, Math.min(Math.abs(x), Math.abs(y))) * falloff ** 2;
    const core = smoothFall(0, 0.16, Math.hypot(x, y));
    const strength = Math.min(1, 0.95 * core + 0.5 * falloff ** 3 + rays);
    // The rays are gold, because white rays would be invisible on paper.
    pixels.data.set([255, 205 + 45 * core, 80 + 140 * core, 255 * strength], 4 * index);
  }
  context.putImageData(pixels, 0, 0);
  return { canvas, card: { width: PIXELS_PER_CARD_WIDTH, height: PIXELS_PER_CARD_WIDTH } };
}

/** A thin light line around a card. The line is sharp, so it is drawn at an exact size in pixels. */
export function paintEdge(page: Document, card: Size): HaloImage {
  const line = Math.max(2, card.width * 0.045);
  const margin = Math.ceil(line) + 2;
  const canvas = page.createElement('canvas');
  canvas.width = card.width + 2 * margin;
  canvas.height = card.height + 2 * margin;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The stage needs a 2D canvas, which this browser lacks.');
  const corner = CORNER * card.width;
  const ring = (spread: number): void => {
    const [left, top] = [margin - spread, margin - spread];
    const [right, bottom] = [margin + card.width + spread, margin + card.height + spread];
    context.beginPath();
    context.moveTo(left + corner, top);
    context.arcTo(right, top, right, bottom, corner + spread);
    context.arcTo(right, bottom, left, bottom, corner + spread);
    context.arcTo(left, bottom, left, top, corner + spread);
    context.arcTo(left, top, right, top, corner + spread);
    context.closePath();
    context.fill();
  };
  // A thin dark line outside separates the light line from pale grain.
  context.fillStyle = 'rgba(88, 44, 10, 0.6)';
  ring(line + 1);
  context.fillStyle = '#ffcf5a';
  ring(line);
  return { canvas, card };
}
