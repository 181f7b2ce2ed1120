/**
 * The script of <model-viewer> from npm, for comparison. Like the table, <model-viewer> is an element that shows a scene.
 */
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { pack } from '../shared/packed.js';
import { root } from '../shared/process.js';

export const MODEL_VIEWER = '@google/model-viewer@4.4.0';

const FOLDER = join(root, '.cache/model-viewer');
const FILE = join(FOLDER, 'package/dist/model-viewer.min.js');

/** Downloads the script if it is not cached. Resolves to null if the npm registry is unreachable. */
export async function modelViewer(): Promise<Buffer | null> {
  if (!existsSync(FILE)) {
    await mkdir(FOLDER, { recursive: true });
    try {
      await pipeline(createReadStream(pack(FOLDER, MODEL_VIEWER).tarball), createGunzip(), extract(FOLDER));
    } catch {
      return null;
    }
  }
  return readFile(FILE);
}
