/** Finds PHP with the extensions that WordPress needs, or downloads it from Debian's packages without root permissions. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../shared/process.js';
import { writeFolderAtomically } from '../shared/write-folder.js';

export interface Php {
  readonly path: string;
  /** Arguments before all others. */
  readonly args: readonly string[];
  /** Additional environment variables. */
  readonly env: Readonly<Record<string, string>>;
}

/** Extensions that WordPress with SQLite needs, and that an installed PHP must contain. */
const NEEDED = ['dom', 'mbstring', 'pdo_sqlite', 'tokenizer', 'xml'];

const PACKAGES = ['php-cli', 'php-sqlite3', 'php-xml', 'php-mbstring'];

/** Extensions of the packages, each after those that it needs. */
const EXTENSIONS = ['ctype', 'dom', 'fileinfo', 'iconv', 'mbstring', 'pdo', 'pdo_sqlite', 'simplexml', 'sqlite3'];
const LATER_EXTENSIONS = ['tokenizer', 'xml', 'xmlreader', 'xmlwriter'];

const INSTRUCTIONS = `Install PHP 7.4 or later with ${PACKAGES.join(', ')}, or set PHP_PATH to it.`;

const runQuietly = (name: string, args: readonly string[], cwd = root): { ok: boolean; output: string } => {
  const { status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8', cwd });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
};

/** Returns the names of the extensions that a PHP lacks, or null if it does not run. */
function missingIn({ path, args, env }: Php): readonly string[] | null {
  const { status, stdout } = spawnSync(path, [...args, '-m'], { encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) return null;
  const found = stdout.toLowerCase().split('\n');
  return NEEDED.filter((name) => !found.includes(name));
}

/** Returns the packages to download, with all packages that they need and that are not installed. */
function packagesToDownload(): readonly string[] {
  const list = (): { ok: boolean; output: string } =>
    runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', '--print-uris', '-qq', ...PACKAGES]);
  let { ok, output } = list();
  if (!ok || !output.includes('.deb')) {
    runQuietly('apt-get', ['update']);
    ({ ok, output } = list());
  }
  const names = [...output.matchAll(/^'\S+' (?<name>[^_\s]+)_\S+\.deb /gm)].map(({ groups }) => groups?.['name'] ?? '');
  if (ok && names.length > 0) return names;
  throw new Error(
    `No PHP to test with: it is not installed, and apt-get does not offer it. ${INSTRUCTIONS}\n${output}`,
  );
}

/** Downloads and unpacks the packages. */
async function download(folder: string): Promise<void> {
  const names = packagesToDownload();
  const debs = join(folder, 'debs');
  await mkdir(debs, { recursive: true });
  const downloaded = runQuietly('apt-get', ['download', '-qq', ...names], debs);
  if (!downloaded.ok) throw new Error(`PHP could not be downloaded. ${INSTRUCTIONS}\n${downloaded.output}`);
  for (const deb of readdirSync(debs)) {
    const { ok, output } = runQuietly('dpkg', ['-x', join(debs, deb), folder]);
    if (!ok) throw new Error(`${deb} could not be unpacked:\n${output}`);
  }
}

/** Returns the first entry of a folder that matches, as a path. */
const entryIn = (folder: string, pattern: RegExp): string =>
  join(folder, readdirSync(folder).find((name) => pattern.test(name)) ?? 'missing');

async function downloadedPhp(): Promise<Php> {
  const folder = join(root, '.cache/php');
  await writeFolderAtomically(folder, download);
  const extensions = entryIn(join(folder, 'usr/lib/php'), /^\d{8}$/);
  const lines = [...EXTENSIONS, ...LATER_EXTENSIONS]
    .filter((name) => existsSync(join(extensions, `${name}.so`)))
    .map((name) => `extension=${name}`);
  const ini = join(folder, 'php.ini');
  await writeFile(ini, [`extension_dir=${extensions}`, ...lines, ''].join('\n'));
  return {
    path: entryIn(join(folder, 'usr/bin'), /^php\d[\d.]*$/),
    args: ['-c', ini],
    env: { LD_LIBRARY_PATH: entryIn(join(folder, 'usr/lib'), /-linux-gnu$/), PHP_INI_SCAN_DIR: '' },
  };
}

/** Returns an installed PHP with the extensions, or null. */
function installedPhp(): Php | null {
  const php = { path: process.env['PHP_PATH'] ?? 'php', args: [], env: {} };
  return missingIn(php)?.length === 0 ? php : null;
}

/**
 * Returns `PHP_PATH`, an installed PHP, or a downloaded one.
 * @throws Error with instructions if there is no PHP
 */
export async function findPhp(): Promise<Php> {
  const installed = installedPhp();
  if (installed) return installed;
  const php = await downloadedPhp();
  const missing = missingIn(php);
  if (missing?.length === 0) return php;
  const problem = missing ? `lacks ${missing.join(', ')}` : 'does not run';
  throw new Error(`The downloaded PHP ${problem}. ${INSTRUCTIONS}`);
}
