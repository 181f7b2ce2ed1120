/** Encodes pictures with few colours as small PNG files. */
import { deflateSync } from 'node:zlib';

const CHANNELS = 4;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

const crcOf = (data: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), content, uint32(crcOf(content))]);
};

type Colour = readonly number[];

/** Returns the most frequent colours of the pixels, at most 256. */
function paletteOf(colours: readonly number[], count: number): readonly number[] {
  const uses = new Map<number, number>();
  for (const colour of colours) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  return [...uses]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([colour]) => colour);
}

const channelsOf = (colour: number): Colour => [
  colour >>> 24,
  (colour >>> 16) & 255,
  (colour >>> 8) & 255,
  colour & 255,
];

const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, channel, index) => sum + (channel - (other[index] ?? 0)) ** 2, 0);

/** Returns a function from a colour to the index of the nearest colour in the palette. */
function nearestIn(palette: readonly Colour[]): (colour: number) => number {
  const known = new Map<number, number>();
  return (colour) => {
    let index = known.get(colour);
    if (index === undefined) {
      const distances = palette.map((one) => distance(one, channelsOf(colour)));
      index = distances.indexOf(Math.min(...distances));
      known.set(colour, index);
    }
    return index;
  };
}

/**
 * Returns a square picture as a PNG file with a palette.
 * @param pixels four bytes per pixel: red, green, blue, alpha
 * @param count number of colours, at most 256
 */
export function palettePng(pixels: Uint8Array, size: number, count: number): Buffer {
  const view = Buffer.from(pixels);
  const colours = Array.from({ length: size * size }, (_, index) => view.readUInt32BE(index * CHANNELS));
  const palette = paletteOf(colours, count).map(channelsOf);
  const nearest = nearestIn(palette);
  const rows = Array.from({ length: size }, (_, row) =>
    // Each row begins with its filter: none.
    Buffer.from([0, ...colours.slice(row * size, (row + 1) * size).map(nearest)]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(size), uint32(size), Buffer.from([8, INDEXED, 0, 0, 0])])),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha = 255]) => alpha))),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
