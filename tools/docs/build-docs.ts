/**
 * Installs the packages of the documentation into `docs/node_modules` and builds it to `demo/docs`. Skips each step if the
 * files that it depends on have not changed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { takePictures } from './desk-pictures.js';
import { figuresPage } from './pages/figures-page.js';
import { root } from '../shared/process.js';

/** The built site. */
export const SITE = join(root, 'demo/docs');

const DOCS = join(root, 'docs');
const LOCK = join(DOCS, 'package-lock.json');
const PACKAGES = join(DOCS, 'node_modules');
/** Name of a file in `node_modules` and in the site. The file contains the key of the folder's source files. */
const KEY_FILE = '.watten-key';

/** An expected failure, with a message for the reader. */
export class DocsError extends Error {
  override readonly name = 'DocsError';
}

export interface BuildOptions {
  /** Aborting this signal ends npm and VitePress. */
  readonly signal?: AbortSignal;
  /** Number of times that npm repeats a failed request. Default: 2. */
  readonly retries?: number;
}

/** Whether npm or VitePress writes the file at this path. */
const isWritten = (path: string): boolean => /^(?:node_modules|\.vitepress[\\/](?:cache|\.temp))(?:[\\/]|$)/.test(path);

async function keyOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of their names
    hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Returns the files below a folder of the documentation. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (isWritten(relative(DOCS, path))) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
  return (await Promise.all(nested)).flat();
}

const hasKey = async (folder: string, key: string): Promise<boolean> => {
  const file = join(folder, KEY_FILE);
  return existsSync(file) && (await readFile(file, 'utf8')) === key;
};

/** Runs a program in docs/ and resolves to the program's output. If the program fails, rejects with that output. */
function runInDocs(program: string, args: readonly string[], { signal }: BuildOptions): Promise<string> {
  // Removes the variables of the npm process that runs this script, but keeps npm's configuration, such as the registry.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:INIT_CWD|npm_(?!config_)|npm_config_local_prefix)/.test(name)),
  );
  const child = spawn(program, args, {
    cwd: DOCS,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: program === 'npm' && process.platform === 'win32',
    signal,
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new Error(output));
    });
  });
}

const npm = (args: readonly string[], options: BuildOptions): Promise<string> => {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? runInDocs(process.execPath, [cli, ...args], options) : runInDocs('npm', args, options);
};

/** Errors that npm reports if it cannot reach the registry. */
const OFFLINE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b|ERR_SOCKET_TIMEOUT/;

async function installPackages(options: BuildOptions): Promise<void> {
  const key = await keyOf([LOCK]);
  if (await hasKey(PACKAGES, key)) return;
  try {
    await npm(
      ['ci', '--no-audit', '--no-fund', '--prefer-offline', `--fetch-retries=${options.retries ?? 2}`],
      options,
    );
  } catch (error) {
    options.signal?.throwIfAborted();
    const output = error instanceof Error ? error.message : String(error);
    throw new DocsError(
      OFFLINE.test(output)
        ? 'The documentation was not built: its packages are not installed, and npm cannot reach the registry.'
        : `npm ci failed in docs/:\n${output}`,
    );
  }
  await writeFile(join(PACKAGES, KEY_FILE), key);
}

/** The page with file sizes needs a build in `dist/`. Without a build, the site omits the page. */
async function writeFigures(): Promise<void> {
  const file = join(DOCS, 'reference/figures.md');
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'cdn'))) {
    await rm(file, { force: true });
    return;
  }
  const page = await figuresPage(dist);
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== page) await writeFile(file, page);
}

/** The pictures of the desk show the build in `dist/`. Without a build or a browser, the site has no new pictures. */
async function writePictures(): Promise<void> {
  const desk = join(root, 'dist/cdn/watten-evening.js');
  if (existsSync(desk)) await takePictures(await keyOf([desk, join(root, 'tools/docs/desk-pictures.ts')]));
}

/** Builds into a new folder, so that the server never shows a half-built site. */
async function buildSite(key: string, options: BuildOptions): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const draft = await mkdtemp(join(root, '.cache/docs-'));
  try {
    const cli = join(PACKAGES, 'vitepress/bin/vitepress.js');
    await runInDocs(process.execPath, [cli, 'build', '.', '--outDir', draft], options).catch((error: unknown) => {
      options.signal?.throwIfAborted();
      const output = error instanceof Error ? error.message : String(error);
      throw new DocsError(`VitePress failed:\n${output}`);
    });
    await writeFile(join(draft, KEY_FILE), key);
    await rm(SITE, { recursive: true, force: true });
    await rename(draft, SITE);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Builds the documentation. Resolves to false if the documentation is already up to date.
 * @throws DocsError if npm or VitePress fails, for instance because of a dead link
 */
export async function buildDocs(options: BuildOptions = {}): Promise<boolean> {
  await writeFigures();
  await writePictures();
  const key = await keyOf(await filesIn(DOCS));
  if (await hasKey(SITE, key)) return false;
  await installPackages(options);
  await buildSite(key, options);
  return true;
}

/** Resolves to whether the built site contains the current pages. */
export const docsAreCurrent = async (): Promise<boolean> => hasKey(SITE, await keyOf(await filesIn(DOCS)));
