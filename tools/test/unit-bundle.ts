/** Compiles all unit tests to JavaScript once, instead of in the process of each test file. */
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { root } from '../shared/process.js';
import { sourceAddress } from '../shared/source-address.js';

/** Returns options that compile test files into a folder. Modules imported by several files exist only once. */
export const unitBundleOptions = (folder: string) =>
  ({
    absWorkingDir: root,
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
    ...sourceAddress((path) => JSON.stringify(pathToFileURL(join(root, path)).href)),
  }) satisfies BuildOptions;

/** Returns the compiled file of a test file, given its path in the repository. */
export const compiledTest = (file: string, folder: string): string => join(folder, file.replace(/\.ts$/, '.mjs'));

/**
 * Compiles test files, given by their paths in the repository, into a folder and returns the paths of the compiled files.
 */
export async function bundleTests(files: readonly string[], folder: string): Promise<readonly string[]> {
  await build({ ...unitBundleOptions(folder), entryPoints: [...files], logLevel: 'error' });
  return files.map((file) => compiledTest(file, folder));
}

/** Replaces the paths of compiled files in a runner's output with those of the test files. */
export const withSourcePaths = (output: string, folder: string): string =>
  [folder, relative(root, folder)]
    .reduce((text, path) => text.replaceAll(`${path}${sep}`, ''), output)
    .replaceAll('.test.mjs', '.test.ts');
