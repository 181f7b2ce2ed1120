/** Files as a ZIP archive, which every system opens: for those who have no package manager. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders; ASCII. */
  readonly name: string;
  readonly data: Uint8Array;
}

/** 1 January 1980, the first day there is: the same files make the same archive. */
const DATE = 0x21;
const DEFLATED = 8;
/** Version 2.0 of the format: folders and deflate. */
const VERSION = 20;

const little = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** @param entries at most 65,535, each below 4 GB */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const written: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const { name, data } of entries) {
    const packed = deflateRawSync(data, { level: 9 });
    // What the entry and the list at the end say alike: needed version, flags, method, time, date, sums and lengths.
    const head = little(
      [VERSION, 2],
      [0, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [crc32(data), 4],
      [packed.length, 4],
      [data.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const rest = little([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
    listed.push(Buffer.from('PK\x01\x02'), little([VERSION, 2]), head, rest, Buffer.from(name));
    written.push(entry);
    at += entry.length;
  }
  const list = Buffer.concat(listed);
  const count = entries.length;
  const end = little([0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [at, 4], [0, 2]);
  return Buffer.concat([...written, list, Buffer.from('PK\x05\x06'), end]);
}
