/** Installs a host's packages, and the table from its tarball. */
import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { manifestOf, type Host } from './project.js';

/** Longer than this and a tool hangs. */
const MINUTES = 10;

/** A Node that the newest tools of every host run on, from the npm registry; for those that this one is too old for. */
const LATER_NODE = '26.10.0';

interface Started {
  readonly folder: string;
  /** Where its `node` is looked for first. */
  readonly node?: string | undefined;
}

/**
 * Runs npm in a folder; resolves to what it and its scripts wrote.
 * @throws Error with that, if it failed
 */
export const npm = (args: readonly string[], { folder, node }: Started): Promise<string> => {
  const cli = process.env['npm_execpath'];
  const path = [...(node === undefined ? [] : [node]), process.env['PATH']].join(delimiter);
  // What npm has told this script of itself and of our package means nothing there.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD)/.test(name));
  const child = spawn(
    cli?.endsWith('.js') ? process.execPath : 'npm',
    [...(cli?.endsWith('.js') ? [cli] : []), ...args],
    {
      cwd: folder,
      env: { ...Object.fromEntries(own), PATH: path, NO_COLOR: '1', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !cli?.endsWith('.js') && process.platform === 'win32',
      timeout: MINUTES * 60_000,
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`npm ${args.join(' ')} failed:\n${output}`));
    });
  });
};

const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel', 'error'];

/** Whether this Node is one of those that a range of `engines` names: `^22.22.3 || >=26`. */
const runsOn = (range: string): boolean => {
  const newer = (version: string): boolean =>
    process.versions.node.localeCompare(version, 'en', { numeric: true }) >= 0;
  const major = (version: string): string | undefined => version.split('.')[0];
  return range
    .split('||')
    .map((part) => part.trim())
    .some((part) => {
      const version = part.replace(/^\D+/, '');
      return newer(version) && (part.startsWith('>=') || major(version) === major(process.versions.node));
    });
};

/** The folder of the Node that its tools need, if this one is too old for them. */
async function nodeFor(folder: string): Promise<string | undefined> {
  const { engines } = await manifestOf(folder);
  if (engines?.node === undefined || runsOn(engines.node)) return undefined;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const home = join(folder, '..', name);
  await mkdir(home, { recursive: true });
  await npm(['install', ...QUIET, '--prefix', home, `${name}@${LATER_NODE}`], { folder: home });
  return join(home, 'node_modules', name, 'bin');
}

/** Copies a host to its folder and installs it, as a developer would who has the package. Resolves to where its Node is. */
export const install = async ({ source, folder, tarball }: Host): Promise<Started> => {
  await cp(source, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  const node = await nodeFor(folder);
  await npm(['install', ...QUIET, tarball], { folder, node });
  return { folder, node };
};

/** Writes the lock file of a host anew: of all that it needs but the table, which is another one with every build. */
export const lockAnew = async (source: string, folder: string): Promise<void> => {
  const { dependencies, ...manifest } = await manifestOf(source);
  const others = Object.fromEntries(Object.entries(dependencies).filter(([name]) => name !== 'watten-table'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies: others }));
  await npm(['install', ...QUIET, '--package-lock-only'], { folder });
  await writeFile(join(source, 'package-lock.json'), await readFile(join(folder, 'package-lock.json')));
  await rm(join(folder, 'package-lock.json'));
};
