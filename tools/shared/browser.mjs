/**
 * Finds a browser to test in, without asking anybody for one: `CHROME_PATH`, an installed Chrome or Chromium,
 * else the headless Chromium that came with the npm packages.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { extract } from 'tar-fs';
import { root } from './process.mjs';

const ARGS = [
  // WebGL in software: no machine needs a graphics card, and every machine draws the same.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // It opens our own pages only, often as root or in a container, where there is no sandbox and a small /dev/shm.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Quiet on a closed network.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Why a program does not run here; `null`: it runs. */
function complaint(path, env) {
  // Asked for its version, Chrome on Windows opens a window instead.
  if (process.platform === 'win32') return existsSync(path) ? null : 'there is no such file';
  const run = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8', timeout: 30_000 });
  if (run.status === 0) return null;
  return run.error?.message ?? (run.stderr.trim() || `it ended with ${run.signal ?? run.status}`);
}

const INSTALLED = {
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google/Chrome/Application/chrome.exe')),
};

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return (INSTALLED[process.platform] ?? [])
    .flatMap((name) => (dirname(name) === '.' ? folders.map((folder) => join(folder, name)) : [name]))
    .find((path) => existsSync(path) && complaint(path) === null);
}

/** Makes `folder` all at once, so that of two processes doing it neither sees it half done. */
async function madeWhole(folder, fill) {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  try {
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpack(bin, folder) {
  const into = (name, target) => pipeline(createReadStream(join(bin, name)), createBrotliDecompress(), target);
  await Promise.all([
    into('chromium.br', createWriteStream(join(folder, 'chromium'), { mode: 0o755 })),
    // It looks for its graphics libraries beside itself.
    into('swiftshader.tar.br', extract(folder)),
    into('al2023.tar.br', extract(folder)),
    into('fonts.tar.br', extract(folder)),
  ]);
}

const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Where the browser lies unpacked: beside the packages, or where those cannot be written to, with what is temporary. */
async function unpacked(home, version) {
  const make = async (parent) => {
    const folder = join(parent, 'watten-browser', version);
    await madeWhole(folder, async (draft) => {
      await unpack(join(home, 'bin'), draft);
      await writeFile(join(draft, 'fonts.conf'), fontsConf(folder));
    });
    return folder;
  };
  return make(join(root, 'node_modules/.cache')).catch(() => make(tmpdir()));
}

async function carried() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`the one in the npm packages is for Linux on x64, not ${process.platform} on ${process.arch}`);
  }
  const home = dirname(dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))));
  const { version } = createRequire(import.meta.url)(join(home, 'package.json'));
  const folder = await unpacked(home, version);
  const path = join(folder, 'chromium');
  const env = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  if (complaint(path, env) === null) return { path, env };
  // A bare system lacks libraries the package carries for such.
  const bare = { ...env, LD_LIBRARY_PATH: join(folder, 'lib') };
  const problem = complaint(path, bare);
  if (problem !== null) throw new Error(`the one in the npm packages does not run here: ${problem}`);
  return { path, env: bare };
}

/**
 * Which browser to start, and how.
 * @returns {Promise<{ path: string, args: string[], env: Record<string, string> }>} `env` is added to the environment.
 * @throws {Error} if there is none; it says what to do.
 */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    const problem = complaint(named);
    if (problem !== null) throw new Error(`CHROME_PATH names ${named}, which does not run: ${problem}`);
    return { path: named, args: ARGS, env: {} };
  }
  const found = installed();
  if (found) return { path: found, args: ARGS, env: {} };
  try {
    return { args: ARGS, ...(await carried()) };
  } catch (error) {
    throw new Error(`No browser to test in: ${error.message}. Install Chrome or Chromium, or set CHROME_PATH to one.`, {
      cause: error,
    });
  }
}

/** What puppeteer wants to know in order to launch that browser. */
export async function launchOptions() {
  const { path, args, env } = await findBrowser();
  return { executablePath: path, args, env: { ...process.env, ...env }, headless: true };
}

/**
 * Starts the browser.
 * @param {import('puppeteer-core').LaunchOptions} [options] puppeteer's; they win, but `args` are added.
 */
export async function launch(options = {}) {
  const ours = await launchOptions();
  return puppeteer.launch({ ...ours, ...options, args: [...ours.args, ...(options.args ?? [])] });
}
