import { planksOf, KNOT_LENGTH, paintGrain, type GrainColours, type Plank, type Knot } from './grain.js';
import { mulberry32 } from '../deck/mulberry32.js';
import { paintProps } from './paint-props.js';

type Context = CanvasRenderingContext2D;

const INK = '28, 24, 20';
const SEED = 1525;
/** A kind of wood. Inks are red, green and blue from 0 to 255. */
export interface Wood {
  readonly grain: GrainColours;
  readonly darkPore: string;
  readonly lightPore: string;
  readonly knot: string;
  readonly knotRing: string;
  /** Strength of the light worn areas, from 0 to 1. */
  readonly wear: number;
}

export const LARCH: Wood = {
  grain: { base: [176, 122, 69], dark: [141, 90, 46], light: [196, 145, 90] },
  darkPore: '84, 48, 20',
  lightPore: '232, 190, 130',
  knot: '104, 58, 26',
  knotRing: '58, 28, 12',
  wear: 1,
};

export const WALNUT: Wood = {
  grain: { base: [88, 57, 37], dark: [52, 31, 19], light: [110, 77, 51] },
  darkPore: '38, 20, 8',
  lightPore: '150, 108, 74',
  knot: '46, 25, 12',
  knotRing: '24, 11, 5',
  wear: 0.4,
};

/** CSS pixels per column of the grain image. */
const PX_PER_COLUMN = 3;

/** Areas with a worn finish in front of the seats. Centre and size as shares of the table. */
const WORN_AREAS: readonly (readonly [x: number, y: number, wide: number, tall: number])[] = [
  [0.5, 0.96, 0.42, 0.2],
  [0.5, 0.05, 0.36, 0.14],
  [0.03, 0.5, 0.14, 0.32],
  [0.97, 0.5, 0.14, 0.32],
];

/** Marks of wet glasses. Centre as shares of the table, radius as a share of its shorter side. */
const RINGS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0.12, 0.2, 0.052],
  [0.885, 0.765, 0.047],
];

/** Marks of knives. Start as shares of the table, length in CSS pixels, direction in degrees. */
const NICKS: readonly (readonly [x: number, y: number, length: number, turn: number])[] = [
  [0.055, 0.86, 15, -32],
  [0.075, 0.875, 9, -25],
  [0.925, 0.12, 13, 38],
  [0.31, 0.035, 11, 14],
  [0.955, 0.42, 8, 71],
  [0.72, 0.97, 14, -12],
];

/** The last grain image. Tables of the same size and wood share it. The garbage collector can free it. */
let cachedGrain: { readonly size: string; readonly wood: Wood; readonly pixels: WeakRef<ImageData> } | null = null;

/** Painting in short steps, so that the page stays responsive between two steps. */
export type Steps<Result = void> = Generator<undefined, Result>;

/** Returns the pixels of the bare wood of a table, cached by size and wood. */
function* grainFor(
  pen: Context,
  width: number,
  height: number,
  planks: readonly Plank[],
  wood: Wood,
): Steps<ImageData> {
  const size = `${width} ${height}`;
  const cachedPixels = cachedGrain?.size === size && cachedGrain.wood === wood ? cachedGrain.pixels.deref() : undefined;
  if (cachedPixels) return cachedPixels;
  const pixels = pen.createImageData(pen.canvas.width, pen.canvas.height);
  yield* paintGrain(pixels, width, height, planks, wood.grain);
  cachedGrain = { size, wood, pixels: new WeakRef(pixels) };
  return pixels;
}

/** Draws the wood from an image with fewer columns. The image can be stretched because fine details run along the boards. */
function* grain(context: Context, width: number, height: number, planks: readonly Plank[], wood: Wood): Steps {
  const source = context.canvas.ownerDocument.createElement('canvas');
  source.width = Math.max(1, Math.ceil(width / PX_PER_COLUMN));
  source.height = Math.max(1, Math.ceil(height));
  const pen = source.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  pen.putImageData(yield* grainFor(pen, width, height, planks, wood), 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  // Frees the memory now instead of at the next garbage collection.
  source.width = source.height = 0;
}

/** The number of pores that a browser draws in about a millisecond. */
const PORES_PER_STEP = 50;

/** Draws fine pores, which stay sharp at any pixel ratio, unlike the stretched grain. */
function* pores(context: Context, width: number, planks: readonly Plank[], { darkPore, lightPore }: Wood): Steps {
  const random = mulberry32(SEED);
  context.lineCap = 'round';
  for (const { top, height } of planks) {
    for (let count = Math.round((width * height) / 420); count > 0; count--) {
      if (count % PORES_PER_STEP === 0) yield;
      const x = random() * width;
      const y = top + 2 + random() * (height - 4);
      const length = 6 + random() * random() * 90;
      context.strokeStyle = `rgba(${random() < 0.7 ? darkPore : lightPore}, ${0.04 + random() * 0.12})`;
      context.lineWidth = 0.4 + random() * 0.5;
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + length / 2, y + (random() - 0.5) * 2, x + length, y + (random() - 0.5) * 2);
      context.stroke();
    }
  }
}

/** Traces a slightly irregular ring of a knot. */
function traceKnotRing(context: Context, radius: number, lean: number): void {
  context.beginPath();
  for (let step = 0; step <= 48; step++) {
    const turn = (step / 48) * Math.PI * 2;
    const reach = radius * (1 + 0.055 * Math.sin(2 * turn + lean) + 0.045 * Math.sin(3 * turn - 2 * lean));
    context.lineTo(reach * KNOT_LENGTH * Math.cos(turn), reach * Math.sin(turn));
  }
  context.closePath();
}

function knot(context: Context, { x, y, radius }: Knot, wood: Wood, random: () => number): void {
  const lean = random() * 6;
  context.save();
  context.translate(x, y);
  traceKnotRing(context, radius, lean);
  context.fillStyle = `rgba(${wood.knot}, 0.8)`;
  context.fill();
  context.strokeStyle = `rgba(${wood.knotRing}, 0.75)`;
  context.lineWidth = 1.6;
  context.stroke();
  for (let share = 0.84; share > 0.12; share -= 0.1 + 0.09 * random()) {
    traceKnotRing(context, radius * share, lean + random() * 0.5);
    context.fillStyle = `rgba(74, 38, 16, ${0.1 + 0.16 * random()})`;
    context.fill();
    context.strokeStyle = `rgba(48, 22, 10, ${0.25 + 0.35 * random()})`;
    context.lineWidth = 0.6 + random() * 0.8;
    context.stroke();
  }
  // Knots dry faster than the board and crack from the middle.
  context.strokeStyle = `rgba(${INK}, 0.7)`;
  context.lineWidth = 0.9;
  for (let crack = 0; crack < 3; crack++) {
    const turn = lean + crack * 2.1 + random();
    const reach = radius * (0.45 + 0.4 * random());
    context.beginPath();
    context.moveTo(radius * 0.1 * Math.cos(turn), radius * 0.06 * Math.sin(turn));
    context.lineTo(reach * 0.8 * Math.cos(turn + 0.2), reach * 0.5 * Math.sin(turn + 0.2));
    context.lineTo(reach * KNOT_LENGTH * Math.cos(turn), reach * Math.sin(turn));
    context.stroke();
  }
  context.restore();
}

function* knots(context: Context, planks: readonly Plank[], wood: Wood): Steps {
  const random = mulberry32(SEED + 3);
  for (const plank of planks) {
    for (const each of plank.knots) knot(context, each, wood, random);
    yield;
  }
}

function wavy(context: Context, width: number, y: number, random: () => number): void {
  context.beginPath();
  context.moveTo(-4, y);
  for (let x = 0; x <= width + 60; x += 60) context.lineTo(x, y + (random() - 0.5) * 0.9);
  context.stroke();
}

/** Draws the seams between boards, each as a dark line with a rounded upper edge and light on the lower edge. */
function seams(context: Context, width: number, planks: readonly Plank[]): void {
  const random = mulberry32(SEED + 1);
  context.lineJoin = 'round';
  for (const { top } of planks.slice(1)) {
    const into = context.createLinearGradient(0, top - 9, 0, top + 7);
    into.addColorStop(0, `rgba(${INK}, 0)`);
    into.addColorStop(0.55, `rgba(${INK}, 0.26)`);
    into.addColorStop(0.7, `rgba(${INK}, 0.16)`);
    into.addColorStop(1, `rgba(${INK}, 0)`);
    context.fillStyle = into;
    context.fillRect(0, top - 9, width, 16);
    context.strokeStyle = 'rgba(255, 224, 168, 0.28)';
    context.lineWidth = 1;
    wavy(context, width, top + 2, random);
    context.strokeStyle = `rgba(${INK}, 0.82)`;
    context.lineWidth = 2;
    wavy(context, width, top, random);
  }
}

/** More than the width or height of any table, in CSS pixels. */
const MAX_TABLE_PX = 20_000;

function glow(
  context: Context,
  [x, y, wide, tall]: readonly [x: number, y: number, wide: number, tall: number],
  stops: readonly (readonly [at: number, colour: string])[],
): void {
  context.save();
  context.translate(x, y);
  context.scale(wide, tall);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  context.fillStyle = light;
  // The rectangle fills the whole table, wherever the centre of the light is.
  context.fillRect(-x / wide, -y / tall, MAX_TABLE_PX / wide, MAX_TABLE_PX / tall);
  context.restore();
}

/** Draws fine scratches from sleeves, fists and thumped cards, mostly along the boards. */
function scuffs(context: Context, width: number, height: number): void {
  const random = mulberry32(SEED + 4);
  const near = (middle: number, reach: number): number => middle + (random() + random() - 1) * reach;
  context.lineCap = 'round';
  for (const [x, y, wide, tall] of WORN_AREAS) {
    for (let count = 24 + (width * height) / 28_000; count > 0; count--) {
      const [atX, atY] = [near(x, wide) * width, near(y, tall) * height];
      const length = 8 + random() * random() * 60;
      const turn = (random() - 0.5) * (random() < 0.8 ? 0.5 : 2.6);
      const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
      context.strokeStyle = `rgba(255, 238, 204, ${0.05 + random() * 0.13})`;
      context.lineWidth = 0.5 + random() * 0.7;
      context.beginPath();
      context.moveTo(atX, atY);
      context.quadraticCurveTo(atX + dx / 2, atY + dy / 2 + (random() - 0.5) * 6, atX + dx, atY + dy);
      context.stroke();
    }
  }
}

/** Draws worn areas and the marks of glasses and knives. */
function marks(context: Context, width: number, height: number, { wear }: Wood): void {
  for (const [x, y, wide, tall] of WORN_AREAS) {
    glow(
      context,
      [x * width, y * height, wide * width, tall * height],
      [
        [0, `rgba(255, 230, 184, ${0.24 * wear})`],
        [0.55, `rgba(255, 228, 180, ${0.12 * wear})`],
        [1, 'rgba(255, 226, 176, 0)'],
      ],
    );
  }
  scuffs(context, width, height);
  const random = mulberry32(SEED + 2);
  const side = Math.min(width, height);
  context.lineCap = 'butt';
  for (const [x, y, size] of RINGS) {
    const radius = size * side;
    for (let stroke = 0; stroke < 26; stroke++) {
      const start = random() * Math.PI * 2;
      context.strokeStyle = `rgba(66, 30, 14, ${0.03 + random() * 0.08})`;
      context.lineWidth = 0.8 + random() * 3;
      context.beginPath();
      // On a tiny table the variation can exceed the radius.
      const uneven = Math.max(0, radius + (random() - 0.5) * 3);
      context.arc(x * width, y * height, uneven, start, start + 0.7 + random() * 2.6);
      context.stroke();
    }
    context.fillStyle = 'rgba(66, 30, 14, 0.035)';
    context.beginPath();
    context.arc(x * width, y * height, radius, 0, Math.PI * 2);
    context.fill();
  }
  context.lineCap = 'round';
  for (const [x, y, length, turn] of NICKS) {
    context.save();
    context.translate(x * width, y * height);
    context.rotate((turn * Math.PI) / 180);
    context.strokeStyle = 'rgba(255, 226, 172, 0.4)';
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(0, 1.2);
    context.lineTo(length, 1.2);
    context.stroke();
    context.fillStyle = `rgba(${INK}, 0.62)`;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(length * 0.3, -1.1, length, 0);
    context.quadraticCurveTo(length * 0.3, 0.7, 0, 0);
    context.fill();
    context.restore();
  }
}

/** Applies the hue and depth of the stain, and keeps the light and dark areas of the wood. */
export function dye(context: Context, width: number, height: number, stain: string): void {
  context.save();
  context.fillStyle = 'transparent';
  context.fillStyle = stain;
  context.globalCompositeOperation = 'color';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = 0.55;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** Draws the light of the lamp, which hangs above the far half of the table. */
export function lamp(context: Context, width: number, height: number): void {
  context.save();
  context.globalCompositeOperation = 'soft-light';
  glow(
    context,
    [width / 2, height * 0.34, width * 0.75, height * 0.75],
    [
      [0, 'rgba(255, 236, 186, 0.7)'],
      [0.5, 'rgba(255, 222, 160, 0.3)'],
      [1, 'rgba(255, 226, 170, 0)'],
    ],
  );
  context.globalCompositeOperation = 'multiply';
  glow(
    context,
    [width / 2, height * 0.38, width * 0.85, height * 0.92],
    [
      [0, 'rgb(255, 255, 255)'],
      [0.42, 'rgb(255, 252, 246)'],
      [0.72, 'rgb(214, 188, 162)'],
      [1, 'rgb(124, 90, 66)'],
    ],
  );
  context.restore();
}

/**
 * Draws the table top in short steps: boards, grain, knots, marks of use, props, and the light of the lamp.
 * @param width width of the table in CSS pixels; positions depend on it and `height`, not on `ratio`
 * @param ratio device pixels per CSS pixel
 * @param stain CSS colour of the stain; the grain stays visible; invalid colours have no effect
 */
export function* woodSteps(
  context: Context,
  width: number,
  height: number,
  ratio: number,
  stain?: string,
  wood = LARCH,
): Steps {
  if (width <= 0 || height <= 0) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const planks = planksOf(width, height);
  yield* grain(context, width, height, planks, wood);
  yield* knots(context, planks, wood);
  yield* pores(context, width, planks, wood);
  marks(context, width, height, wood);
  yield;
  seams(context, width, planks);
  yield;
  if (stain) dye(context, width, height, stain);
  paintProps(context, width, height, ratio);
  yield;
  lamp(context, width, height);
}
