import { mulberry32 } from '../deck/mulberry32.js';
import { paintProps } from './paint-props.js';
import { dye, lamp, type Steps } from './wood.js';

type Context = CanvasRenderingContext2D;

const SEED = 1703;
const CLOTH = '#335540';
const INK = '28, 24, 20';

/** Width and height of the repeated piece of cloth, in CSS pixels. */
const TILE = 192;
const FIBRES = 3200;

/** Draws one piece of cloth whose fibres continue on the opposite edges. */
function* tileSteps(page: Document, ratio: number): Steps<HTMLCanvasElement> {
  const tile = page.createElement('canvas');
  tile.width = tile.height = Math.max(1, Math.round(TILE * ratio));
  const pen = tile.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!pen) return tile;
  const random = mulberry32(SEED);
  pen.scale(tile.width / TILE, tile.width / TILE);
  pen.fillStyle = CLOTH;
  pen.fillRect(0, 0, TILE, TILE);
  pen.lineCap = 'round';
  for (let count = 0; count < FIBRES; count++) {
    if (count % 200 === 0) yield;
    const [x, y, turn, length] = [
      random() * TILE,
      random() * TILE,
      random() * Math.PI,
      1.5 + random() * random() * 6.5,
    ];
    const [dx, dy, bend] = [Math.cos(turn) * length, Math.sin(turn) * length, (random() - 0.5) * 4];
    pen.strokeStyle =
      random() < 0.55
        ? `rgba(14, 26, 18, ${0.05 + random() * 0.13})`
        : `rgba(190, 214, 178, ${0.03 + random() * 0.075})`;
    pen.lineWidth = 0.5 + random() * 0.6;
    for (const [left, top] of [
      [x, y],
      [x - TILE, y],
      [x, y - TILE],
    ] as const) {
      pen.beginPath();
      pen.moveTo(left, top);
      pen.quadraticCurveTo(left + dx / 2 + bend, top + dy / 2 - bend, left + dx, top + dy);
      pen.stroke();
    }
  }
  return tile;
}

function* cloth(context: Context, width: number, height: number, ratio: number): Steps {
  const tile = yield* tileSteps(context.canvas.ownerDocument, ratio);
  const pattern = context.createPattern(tile, 'repeat');
  context.save();
  // The pattern has the size of the tile in device pixels.
  context.scale(1 / ratio, 1 / ratio);
  context.fillStyle = pattern ?? CLOTH;
  context.fillRect(0, 0, width * ratio, height * ratio);
  context.restore();
  // Frees the memory now instead of at the next garbage collection.
  tile.width = tile.height = 0;
}

/** Traces one side of the rim with mitred corners, as if the side were at the top of a table of this width. */
function traceSide(context: Context, length: number, rim: number): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(length, 0);
  context.lineTo(length - rim, rim);
  context.lineTo(rim, rim);
  context.closePath();
}

/** Draws one side of the rim: a board with grain along it and a rounded inner edge. */
function side(context: Context, length: number, rim: number, light: number, random: () => number): void {
  context.save();
  traceSide(context, length, rim);
  context.clip();
  const board = context.createLinearGradient(0, 0, 0, rim);
  board.addColorStop(0, `rgb(${84 * light}, ${53 * light}, ${30 * light})`);
  board.addColorStop(0.45, `rgb(${112 * light}, ${74 * light}, ${44 * light})`);
  board.addColorStop(1, `rgb(${70 * light}, ${42 * light}, ${23 * light})`);
  context.fillStyle = board;
  context.fillRect(0, 0, length, rim);
  context.lineCap = 'round';
  for (let count = (length * rim) / 70; count > 0; count--) {
    const [x, y, reach] = [random() * length, random() * rim, 12 + random() * random() * 140];
    context.strokeStyle = `rgba(${random() < 0.7 ? '38, 20, 8' : '190, 142, 96'}, ${0.08 + random() * 0.22})`;
    context.lineWidth = 0.4 + random() * 0.6;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + reach / 2, y + (random() - 0.5) * 2, x + reach, y + (random() - 0.5) * 2);
    context.stroke();
  }
  context.restore();
}

/** Draws the rim around the cloth, its joints, and its shadow on the cloth. */
function rimAround(context: Context, width: number, height: number, rim: number): void {
  const random = mulberry32(SEED + 1);
  const [innerWidth, innerHeight] = [width - 2 * rim, height - 2 * rim];
  const shade = (x: number, y: number, toX: number, toY: number, depth: number): void => {
    const shadow = context.createLinearGradient(x, y, toX, toY);
    shadow.addColorStop(0, `rgba(8, 14, 10, ${depth})`);
    shadow.addColorStop(1, 'rgba(8, 14, 10, 0)');
    context.fillStyle = shadow;
    context.fillRect(rim, rim, innerWidth, innerHeight);
  };
  const reach = rim * 1.1;
  shade(0, rim, 0, rim + reach, 0.6);
  shade(rim, 0, rim + reach, 0, 0.45);
  shade(width - rim, 0, width - rim - reach, 0, 0.45);
  shade(0, height - rim, 0, height - rim - reach * 0.7, 0.3);
  const sides: readonly (readonly [x: number, y: number, quarters: number, length: number, light: number])[] = [
    [0, 0, 0, width, 0.96],
    [width, 0, 1, height, 0.88],
    [width, height, 2, width, 1.1],
    [0, height, 3, height, 1],
  ];
  for (const [x, y, quarters, length, light] of sides) {
    context.save();
    context.translate(x, y);
    context.rotate((quarters * Math.PI) / 2);
    side(context, length, rim, light, random);
    traceSide(context, length, rim);
    context.strokeStyle = `rgba(${INK}, 0.8)`;
    context.lineWidth = 1.4;
    context.stroke();
    context.restore();
  }
}

/** Length of a stitch of the hem, in CSS pixels. */
const STITCH = 11;

/** Draws the blanket stitch along the hem of the cloth. */
function hem(context: Context, width: number, height: number, rim: number): void {
  const random = mulberry32(SEED + 2);
  const inset = rim + 8;
  const sides = [
    [inset, inset, 0, width - 2 * inset],
    [width - inset, inset, 1, height - 2 * inset],
    [width - inset, height - inset, 2, width - 2 * inset],
    [inset, height - inset, 3, height - 2 * inset],
  ] as const;
  context.lineCap = context.lineJoin = 'round';
  for (const [x, y, quarters, length] of sides) {
    const count = Math.floor(length / STITCH);
    if (count < 1) continue;
    context.save();
    context.translate(x, y);
    context.rotate((quarters * Math.PI) / 2);
    const trace = (down: number): void => {
      context.beginPath();
      context.moveTo(0, down);
      context.lineTo(length, down);
      for (let i = 0; i < count; i++) {
        const at = ((i + 0.5) * length) / count + (random() - 0.5) * 1.4;
        context.moveTo(at, down);
        context.lineTo(at + (random() - 0.5), down - 6 - random());
      }
      context.stroke();
    };
    context.lineWidth = 1.6;
    context.strokeStyle = 'rgba(8, 14, 10, 0.4)';
    trace(1);
    context.strokeStyle = 'rgba(226, 214, 178, 0.36)';
    trace(0);
    context.restore();
  }
}

/** Draws loden cloth in a rim of walnut, with props and the light of the lamp. The parameters are those of `woodSteps`. */
export function* feltSteps(context: Context, width: number, height: number, ratio: number, stain?: string): Steps {
  if (width <= 0 || height <= 0) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  yield* cloth(context, width, height, ratio);
  yield;
  if (stain) dye(context, width, height, stain);
  const rim = Math.min(22, Math.max(8, Math.min(width, height) * 0.022));
  rimAround(context, width, height, rim);
  yield;
  hem(context, width, height, rim);
  yield;
  paintProps(context, width, height, ratio);
  yield;
  lamp(context, width, height);
}
