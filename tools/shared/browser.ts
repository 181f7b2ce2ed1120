/**
 * Finds a browser for tests, without any setup: `CHROME_PATH`, an installed Chrome or Chromium, else the headless Chromium
 * from the npm packages.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { extract } from 'tar-fs';
import { problemWith, type Env, inProgramFolders, findInstalled, type Programs } from './installed.js';
import { root } from './process.js';
import { writeFolderAtomically } from './write-folder.js';

const ARGS = [
  // WebGL in software needs no graphics card and draws the same on every machine.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Prevents software WebGL from also drawing the page on machines without a graphics card, at several times the cost.
  '--disable-gpu-rasterization',
  // Disables compositing in the GPU process, which took half of that process's time.
  '--disable-gpu-compositing',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // The browser opens only our own pages, often as root or in a container, without a sandbox and with a small /dev/shm.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Disables the browser's own requests, for closed networks.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** A browser with its command line. `env` is added to the environment. */
interface Startable {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: Env;
}

const CHROMES: Programs = {
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: inProgramFolders('Google/Chrome/Application/chrome.exe'),
};

async function unpack(bin: string, folder: string): Promise<void> {
  const into = (name: string, target: NodeJS.WritableStream): Promise<void> =>
    pipeline(createReadStream(join(bin, name)), createBrotliDecompress(), target);
  await Promise.all([
    into('chromium.br', createWriteStream(join(folder, 'chromium'), { mode: 0o755 })),
    // Chromium looks for its graphics libraries in its own folder.
    into('swiftshader.tar.br', extract(folder)),
    into('al2023.tar.br', extract(folder)),
    into('fonts.tar.br', extract(folder)),
  ]);
}

const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/**
 * Returns the folder of the unpacked browser: in node_modules, or in the temporary folder if node_modules is not writable.
 */
async function unpackedFolder(home: string, version: string): Promise<string> {
  const make = async (parent: string): Promise<string> => {
    const folder = join(parent, 'watten-browser', version);
    await writeFolderAtomically(folder, async (draft) => {
      await unpack(join(home, 'bin'), draft);
      await writeFile(join(draft, 'fonts.conf'), fontsConf(folder));
    });
    return folder;
  };
  return make(join(root, 'node_modules/.cache')).catch(() => make(tmpdir()));
}

async function bundledChromium(): Promise<Omit<Startable, 'args'>> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`the one in the npm packages is for Linux on x64, not ${process.platform} on ${process.arch}`);
  }
  const home = dirname(dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { readonly version: string };
  const folder = await unpackedFolder(home, version);
  const path = join(folder, 'chromium');
  const env = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  if (problemWith(path, env) === null) return { path, env };
  // The package contains libraries that minimal systems lack.
  const bare = { ...env, LD_LIBRARY_PATH: join(folder, 'lib') };
  const problem = problemWith(path, bare);
  if (problem !== null) throw new Error(`the one in the npm packages does not run here: ${problem}`);
  return { path, env: bare };
}

/**
 * Finds the browser and its command line.
 * @throws Error with instructions if no browser runs
 */
async function findBrowser(): Promise<Startable> {
  const found = findInstalled('CHROME_PATH', CHROMES);
  if (found) return { path: found, args: ARGS, env: {} };
  try {
    return { args: ARGS, ...(await bundledChromium()) };
  } catch (error) {
    throw new Error(
      `No browser to test in: ${error instanceof Error ? error.message : String(error)}. Install Chrome or Chromium, or set CHROME_PATH to one.`,
      {
        cause: error,
      },
    );
  }
}

/** Returns puppeteer's options to launch that browser. */
export async function launchOptions(): Promise<LaunchOptions & { readonly args: string[] }> {
  const { path, args, env } = await findBrowser();
  return { executablePath: path, args: [...args], env: { ...process.env, ...env }, headless: true };
}

/**
 * Launches the browser. `options` are puppeteer's options and override the defaults, except that `args` are added to the
 * default arguments.
 * @param removedArgs default arguments to leave out
 */
export async function launch(options: LaunchOptions = {}, removedArgs: readonly string[] = []): Promise<Browser> {
  const ownOptions = await launchOptions();
  const args = [...ownOptions.args.filter((arg) => !removedArgs.includes(arg)), ...(options.args ?? [])];
  return puppeteer.launch({ ...ownOptions, ...options, args });
}
