import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../rules/input-error.js';
import { createEncodedVersions, createQueue, type Encode } from './encoded-versions.js';

/** MIME types by file name extension. The server does not serve files with other extensions, such as source maps. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED_EXTENSIONS = new Set(['.png', '.webp', '.woff2']);

/** The names of these files contain a hash of their content. */
const HASHED = /^chunks\/[^/]+-[\w-]{8}\.js$/;

export interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** Whether the file's content never changes, because the file's name contains a hash. */
  readonly isImmutable: boolean;
  /** Returns the file in an encoding, or null if the file's type is already compressed. */
  readonly encode: Encode | null;
}

/** Returns a weak ETag, which is the same for all encodings. */
export const etagOf = (body: Buffer | string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Reads the files of a folder by path, with `/` as separator. The server keeps all files in memory, so that its files
 * belong together even if an update of the package replaces the folder, and a request can only get these files.
 * @throws InputError `invalid-option` if the folder cannot be read; as a rejection
 */
export const readStaticFiles = async (folder: URL): Promise<ReadonlyMap<string, StaticFile>> => {
  const queue = createQueue();
  const readStaticFile = async (path: string): Promise<StaticFile> => {
    const extension = extname(path);
    const body = await readFile(new URL(path, folder));
    return {
      type: TYPES[extension] ?? '',
      body,
      etag: etagOf(body),
      isImmutable: HASHED.test(path),
      encode: COMPRESSED_EXTENSIONS.has(extension) ? null : createEncodedVersions(body, queue),
    };
  };
  try {
    const names = await readdir(folder, { recursive: true });
    const paths = names.map((name) => name.replaceAll('\\', '/')).filter((path) => Object.hasOwn(TYPES, extname(path)));
    return new Map(await Promise.all(paths.map(async (path) => [path, await readStaticFile(path)] as const)));
  } catch (error) {
    throw new InputError(
      'invalid-option',
      `'embed' requires the folder '${fileURLToPath(folder)}' of this package, which cannot be read: ${(error as Error).message}.`,
    );
  }
};
