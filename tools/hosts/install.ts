/** Installs a host's dependencies, and the table from its tarball. */
import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { manifestOf, type Host } from './project.js';

/** Time limit for npm, after which npm is considered to hang. */
const NPM_TIMEOUT_MS = 10 * 60_000;

/** A Node version that supports the tools of every host. Installed from npm if the current Node does not support a tool. */
const LATER_NODE = '26.10.0';

interface Started {
  readonly folder: string;
  /** First folder in which to search for `node`. */
  readonly node?: string | undefined;
}

/**
 * Runs npm in a folder. Resolves to the output of npm and its scripts.
 * @throws Error with the output, if npm fails
 */
export const npm = (args: readonly string[], { folder, node }: Started): Promise<string> => {
  const cli = process.env['npm_execpath'];
  const path = [...(node === undefined ? [] : [node]), process.env['PATH']].join(delimiter);
  // Removes npm's variables for this package.
  const environment = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD)/.test(name));
  const child = spawn(
    cli?.endsWith('.js') ? process.execPath : 'npm',
    [...(cli?.endsWith('.js') ? [cli] : []), ...args],
    {
      cwd: folder,
      env: { ...Object.fromEntries(environment), PATH: path, NO_COLOR: '1', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !cli?.endsWith('.js') && process.platform === 'win32',
      timeout: NPM_TIMEOUT_MS,
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

/** Returns whether this Node satisfies an `engines` range such as `^22.22.3 || >=26`. */
const satisfies = (range: string): boolean => {
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

/** Returns the folder of the Node that the host's tools need, or undefined if this Node is sufficient. */
async function nodeFor(folder: string): Promise<string | undefined> {
  const { engines } = await manifestOf(folder);
  if (engines?.node === undefined || satisfies(engines.node)) return undefined;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const home = join(folder, '..', name);
  await mkdir(home, { recursive: true });
  await npm(['install', ...QUIET, '--prefix', home, `${name}@${LATER_NODE}`], { folder: home });
  return join(home, 'node_modules', name, 'bin');
}

/**
 * Copies a host to a new folder and installs the host as a user of the package would. Resolves to that folder and the
 * folder of Node.
 */
export const install = async ({ source, folder, tarball }: Host): Promise<Started> => {
  await cp(source, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  const node = await nodeFor(folder);
  await npm(['install', ...QUIET, tarball], { folder, node });
  return { folder, node };
};

/** Updates the lock file of a host. Leaves out the table, whose hash changes with every build. */
export const updateLockFile = async (source: string, folder: string): Promise<void> => {
  const { dependencies, ...manifest } = await manifestOf(source);
  const others = Object.fromEntries(Object.entries(dependencies).filter(([name]) => name !== 'watten-table'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies: others }));
  await npm(['install', ...QUIET, '--package-lock-only'], { folder });
  await writeFile(join(source, 'package-lock.json'), await readFile(join(folder, 'package-lock.json')));
  await rm(join(folder, 'package-lock.json'));
};
