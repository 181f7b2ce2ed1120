import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../rules/input-error.js';
import { contentTypeOf, isText } from './content-types.js';
import { createEncodedVersions, createQueue, type Encode } from './encoded-versions.js';

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
  const readStaticFile = async (path: string, type: string): Promise<StaticFile> => {
    const body = await readFile(new URL(path, folder));
    return {
      type,
      body,
      etag: etagOf(body),
      isImmutable: HASHED.test(path),
      encode: isText(path) ? createEncodedVersions(body, queue) : null,
    };
  };
  try {
    const files = new Map<string, StaticFile>();
    for (const name of await readdir(folder, { recursive: true })) {
      const path = name.replaceAll('\\', '/');
      const type = contentTypeOf(path);
      if (type !== undefined) files.set(path, await readStaticFile(path, type));
    }
    return files;
  } catch (error) {
    throw new InputError(
      'invalid-option',
      `'embed' requires the folder '${fileURLToPath(folder)}' of this package, which cannot be read: ${(error as Error).message}.`,
    );
  }
};
