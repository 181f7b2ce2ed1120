/** Unit tests as plain JavaScript: compiled at once and not anew in the process of every test file. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../shared/process.js';
import { sourceAddress } from './source-address.js';

/**
 * Compiles test files, given by their paths in the repository, into a folder, and answers their new paths. What several
 * of them import is there once.
 */
export async function bundleTests(files: readonly string[], folder: string): Promise<readonly string[]> {
  await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outdir: folder,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
    ...sourceAddress((path) => JSON.stringify(pathToFileURL(join(root, path)).href)),
  });
  return files.map((file) => join(folder, file.replace(/\.ts$/, '.mjs')));
}
