import { listOf } from '../base/list-of.js';
import { mulberry32 } from '../deck/mulberry32.js';
import { createHeightMap } from './noise.js';

/** A knot in a plank, in CSS pixels of the table. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A plank of the table top, as wide as the table. */
export interface Plank {
  readonly top: number;
  readonly height: number;
  /** Brightness relative to the neighbours, from -1 (darker) to 1 (lighter). */
  readonly tone: number;
  /** The position of the trunk's heart: distance from the board's middle, and depth below its face. */
  readonly heart: number;
  readonly depth: number;
  /** The slope of the heart along the board. The slope causes the arches of flat-sawn wood. */
  readonly rise: number;
  readonly ring: number;
  readonly shift: number;
  readonly knots: readonly Knot[];
}

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of a kind of wood: of the boards, of the late wood in each annual ring, and of the early wood. */
export interface GrainColours {
  readonly base: Colour;
  readonly dark: Colour;
  readonly light: Colour;
}

/** The length of a knot along the board, in widths across the board. */
export const KNOT_LENGTH = 1.7;

const SEED = 1809;
/** The knots: index of the board, position along and across it as shares, and size as a share of its height. */
const KNOTS: readonly (readonly [board: number, along: number, across: number, size: number])[] = [
  [0, 0.81, 0.55, 0.1],
  [2, 0.1, 0.42, 0.12],
  [4, 0.63, 0.6, 0.09],
];

/** The planks of a table top. `width`, `height`: its size in CSS pixels. */
export function planksOf(width: number, height: number): readonly Plank[] {
  const random = mulberry32(SEED);
  const count = height < 640 ? 5 : 6;
  const shares = listOf(count, () => 0.88 + 0.24 * random());
  const total = shares.reduce((sum, share) => sum + share, 0);
  let top = 0;
  return shares.map((share, index): Plank => {
    const plankHeight = (height * share) / total;
    const isFlatSawn = index % 2 === 0;
    const plank: Plank = {
      top,
      height: plankHeight,
      tone: random() * 2 - 1,
      heart: plankHeight * (isFlatSawn ? (random() - 0.5) * 0.5 : 1.1 + random() * 0.8),
      depth: plankHeight * (0.1 + 0.5 * random()),
      rise: (random() < 0.5 ? -1 : 1) * (0.04 + 0.05 * random()),
      ring: plankHeight / (isFlatSawn ? 13 : 16),
      shift: random() * 4000,
      knots: KNOTS.filter(([at]) => at === index).map(([, along, across, size]) => ({
        x: width * along,
        y: top + plankHeight * across,
        radius: plankHeight * size,
      })),
    };
    top += plankHeight;
    return plank;
  });
}

const hills = createHeightMap(SEED);
const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
const blend = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The contrast of the grain at a point, from 0.5 in the middle, where the cards lie, to 1. */
const contrastAt = (x: number, y: number, width: number, height: number): number => {
  const across = (x / width - 0.5) * 2;
  const down = (y / height - 0.5) * 2;
  return 1 - 0.5 * smooth(1, 0.35, Math.sqrt(across * across + down * down));
};

/** The squared depth of the heart below the face of a board, by column. */
function depths(plank: Plank, columns: number, perColumn: number, width: number, salt: number): Float32Array {
  return Float32Array.from({ length: columns }, (_, column) => {
    const x = (column + 0.5) * perColumn;
    const deep = plank.depth + (x - width / 2) * plank.rise + 14 * hills.at((x + plank.shift) / 420, salt);
    return deep * deep;
  });
}

/** Noise values along one row of the image, one per column. */
interface Row {
  readonly slow: Float32Array;
  readonly bend: Float32Array;
  readonly wander: Float32Array;
  readonly fine: Float32Array;
  readonly coarse: Float32Array;
}

const rowOf = (columns: number): Row => ({
  slow: new Float32Array(columns),
  bend: new Float32Array(columns),
  wander: new Float32Array(columns),
  fine: new Float32Array(columns),
  coarse: new Float32Array(columns),
});

/** @param along position of the first column on the trunk */
function walk({ slow, bend, wander, fine, coarse }: Row, along: number, perColumn: number, y: number): void {
  hills.walk(slow, along / 230, perColumn / 230, y / 70);
  hills.walk(bend, along / 61, perColumn / 61, y / 15);
  hills.walk(wander, along / 300, perColumn / 300, y / 9);
  hills.walk(fine, along / 38, perColumn / 38, y * 1.3);
  hills.walk(coarse, along / 120, perColumn / 120, y * 0.5);
}

/**
 * Paints the colours of the wood, one row of pixels per step. Grain runs along the boards, so the image can have far fewer
 * columns than the table has pixels and can be stretched.
 */
export function* paintGrain(
  image: ImageData,
  width: number,
  height: number,
  planks: readonly Plank[],
  { base, dark: darkest, light: lightest }: GrainColours,
): Generator<undefined, void> {
  const { data, width: columns, height: rows } = image;
  const perColumn = width / columns;
  const perRow = height / rows;
  const along = rowOf(columns);
  let index = 0;
  let number = 0;
  let plank = planks[0];
  if (!plank) return;
  let deep = depths(plank, columns, perColumn, width, number);
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * perRow;
    const below = planks[number + 1];
    if (below && y >= below.top) {
      number++;
      plank = below;
      deep = depths(plank, columns, perColumn, width, number * 7.3);
    }
    const { top, height: plankHeight, tone, heart, ring, shift, knots } = plank;
    walk(along, perColumn / 2 + shift, perColumn, y);
    yield;
    for (let column = 0; column < columns; column++, index += 4) {
      const x = (column + 0.5) * perColumn;
      let across = y - top - plankHeight / 2;
      let rim = 0;
      for (const knot of knots) {
        const right = (x - knot.x) / KNOT_LENGTH;
        const down = y - knot.y;
        const size = knot.radius * knot.radius;
        const near = (right * right + down * down) / size;
        if (near > 60) continue;
        // The fibres bend around a knot.
        if (near > 1) across -= (down / near) * 0.96;
        rim = Math.max(rim, smooth(2.6, 0.9, near));
      }
      const slow = along.slow[column] ?? 0;
      const bent = across + 6 * slow + 1.7 * (along.bend[column] ?? 0);
      const from = bent - heart;
      const rings = Math.sqrt(from * from + (deep[column] ?? 0)) / ring + 0.3 * (along.wander[column] ?? 0);
      const year = rings - Math.floor(rings);
      // Each annual ring starts pale, darkens slowly and ends in a sharp line.
      const late = smooth(0.2, 0.92, year) * smooth(1, 0.92, year);
      const strength =
        (0.58 + 0.38 * hills.at(rings * 0.37 + number * 5, (x + shift) / 900)) * contrastAt(x, y, width, height);
      const fibre = 0.6 * (along.fine[column] ?? 0) + 0.4 * (along.coarse[column] ?? 0);
      const dark = Math.min(1, Math.max(0, late * strength + 0.15 * fibre + 0.55 * rim));
      const light = Math.max(0, (1 - late) * 0.32 * strength + 0.16 * slow);
      const shade = 1 + 0.05 * tone + 0.05 * fibre + 0.03 * slow;
      for (let part = 0; part < 3; part++) {
        const pale = blend(base[part] ?? 0, lightest[part] ?? 0, light);
        data[index + part] = blend(pale, darkest[part] ?? 0, dark) * shade;
      }
      data[index + 3] = 255;
    }
  }
}
