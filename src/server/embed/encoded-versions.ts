import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions, FAST_BROTLI, type Encoding } from '../transport/encoding.js';

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Brotli quality that makes the smallest files, and takes up to a second for the largest file. */
const BEST_BROTLI = 11;
const BEST_GZIP = 9;

/** Runs tasks one after another. */
export type Queue = (task: () => Promise<void>) => void;

export const createQueue = (): Queue => {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(() => {});
  };
};

/** Returns a body in an encoding. */
export type Encode = (encoding: Encoding) => Promise<Buffer>;

/**
 * Compresses a file once per encoding, on its first request, and keeps the result. The first visitors get a fast brotli
 * version without delay. Later visitors get the best version, which is about a tenth smaller. The queue makes the best
 * versions one at a time, because parallel compression would occupy all threads that also write the logs of tables.
 */
export const createEncodedVersions = (body: Buffer, queue: Queue): Encode => {
  const versions = new Map<Encoding, Promise<Buffer>>();
  const brotliOf = (quality: number): Promise<Buffer> => brotliAsync(body, brotliOptions(quality, body.length));
  const create = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'gzip') return gzipAsync(body, { level: BEST_GZIP });
    queue(async () => {
      const best = await brotliOf(BEST_BROTLI);
      versions.set('br', Promise.resolve(best));
    });
    return brotliOf(FAST_BROTLI);
  };
  return (encoding) => {
    const version = versions.get(encoding) ?? create(encoding);
    versions.set(encoding, version);
    return version;
  };
};
