/** Builds `dist/cdn/embed/`, a page with one table for frames and links, and the list of the files that sites need. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'oxc-minify';
import type { Plugin, RollupOptions } from 'rollup';
import { ATTRIBUTES } from '../../src/embed/attributes.js';
import { UNAVAILABLE_TEXTS } from '../../src/i18n/unavailable.js';
import { root } from '../shared/process.js';
import type { FirstView } from './first-view.js';

const SOURCES = join(root, 'src/embed');
const PAGE = 'embed/embed.html';
const FIRST_VIEW = 'embed/first-view.js';
const WORKER = 'service-worker.js';
const FILE_LIST = 'files.json';
/** Name in the script that the build replaces with the posters. */
const VIEWS = 'WATTEN_FIRST_VIEWS';
/** Text that the build replaces with the build's id. */
const BUILD = '__WATTEN_BUILD__';

// -- scripts -------------------------------------------------------------------------------------------------------------

/** Replaces the module that reads the attributes from the settings with the attributes. */
const readAttributes = (from: string): Plugin => ({
  name: 'read-attributes',
  load: (id) =>
    id === join(from, 'embed/attributes.js') ? `export const ATTRIBUTES = ${JSON.stringify(ATTRIBUTES)};` : null,
});

const smallScript = (isModule: boolean): Plugin => ({
  name: 'small-script',
  async renderChunk(text, { fileName }) {
    const { code, errors } = await minify(fileName, text, { module: isModule, compress: { target: 'es2022' } });
    if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
    return { code, map: null };
  },
});

/**
 * Returns the bundles of the scripts: the page's module and three classic scripts.
 * @param from the folder with tsc's output
 * @param to output folder
 */
export function embedScripts(from: string, to: string): readonly RollupOptions[] {
  const bundle = (name: string, file: string, format: 'es' | 'iife'): RollupOptions => ({
    input: join(from, 'embed', `${name}.js`),
    plugins: [readAttributes(from), smallScript(format === 'es')],
    output: { file: join(to, 'cdn', file), format },
  });
  return [
    bundle('embed', 'embed/embed.js', 'es'),
    bundle('first-view', FIRST_VIEW, 'iife'),
    bundle('host', 'embed/host.js', 'iife'),
    // One folder up: browsers allow a worker only its own folder as scope, and this folder contains the table's scripts.
    bundle('service-worker', WORKER, 'iife'),
  ];
}

// -- the page --------------------------------------------------------------------------------------------------------------

/** Returns the page's `<head>`. A table server inserts its oEmbed link at the end. */
const headOf = (): string => `<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Watten</title>
    <!-- Origins of table servers that the "server" parameter can select, separated by spaces. -->
    <meta name="watten-servers" content="" />
    <meta name="watten-build" content="${BUILD}" />
    <meta name="theme-color" content="#1e0e04" />
    <link rel="icon" href="icon-192.png" />
    <link rel="apple-touch-icon" href="icon-192.png" />
    <link rel="manifest" href="manifest.webmanifest" />
    <link rel="modulepreload" href="../watten-table.js" />
    <link rel="stylesheet" href="embed.css" />
    <script type="module" src="embed.js"></script>
    <noscript><style>.failure { animation: none; }</style></noscript>
  </head>`;

/** Returns the sentences for a missing table. The dialect's sentence is hidden, because its readers also read German. */
const sentences = (): string =>
  Object.entries(UNAVAILABLE_TEXTS)
    .map(([language, text]) => `<p lang="${language}"${language.includes('-x-') ? ' hidden' : ''}>${text}</p>`)
    .join('\n        ');

/** Returns the page's `<body>`. The element replaces the content of the table. */
const bodyOf = (): string => `<body>
    <watten-table>
      <div class="failure">
        ${sentences()}
      </div>
    </watten-table>
    <script src="first-view.js"></script>
  </body>`;

const embedPage = (): string => `<!doctype html>
<html lang="en">
  ${headOf()}
  ${bodyOf()}
</html>
`;

const icon = (size: number, purpose: 'any' | 'maskable'): object => ({
  src: `${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web app manifest. Chrome requires `start_url`, so the installed page does not keep the parameters of its URL. The
 * default of `id` is `start_url`, so that two folders of a site are two apps. The
 * default of `scope` is the folder of the page.
 */
const MANIFEST = {
  name: 'Watten',
  short_name: 'Watten',
  start_url: 'embed.html?persist=watten',
  display: 'standalone',
  background_color: '#1e0e04',
  theme_color: '#1e0e04',
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
};

// -- the poster ------------------------------------------------------------------------------------------------------------

/** Splits the poster's declarative shadow root into its styles and its content. */
function partsOf(poster: string): { readonly styles: string; readonly content: string } {
  const inside = /^<template [^>]*>(?<inside>[^]*)<\/template>$/.exec(poster)?.groups?.['inside'];
  if (inside === undefined) throw new Error(`The poster must be one <template>, not ${poster.slice(0, 80)}`);
  const styles = [...inside.matchAll(/<style>(?<styles>[^]*?)<\/style>/g)].map(
    ({ groups }) => groups?.['styles'] ?? '',
  );
  return { styles: styles.join(''), content: inside.replaceAll(/<style>[^]*?<\/style>/g, '') };
}

/** Writes the posters of `first-view.json` into the script that shows them. All languages have the same styles. */
async function writePosters(cdn: string): Promise<void> {
  const views = JSON.parse(await readFile(join(cdn, 'first-view.json'), 'utf8')) as Readonly<Record<string, FirstView>>;
  const posters = Object.entries(views).map(([language, { preload, poster }]) => ({
    language,
    preload,
    ...partsOf(poster),
  }));
  const styles = posters[0]?.styles ?? '';
  const other = posters.find((poster) => poster.styles !== styles);
  if (other) throw new Error(`The poster for '${other.language}' must have the same styles as the others.`);
  const data = {
    styles,
    views: Object.fromEntries(
      posters.map(({ language, preload, content }) => [language, { preload, poster: content }]),
    ),
  };
  const script = await readFile(join(cdn, FIRST_VIEW), 'utf8');
  if (!script.includes(VIEWS)) throw new Error(`'${FIRST_VIEW}' must contain ${VIEWS}.`);
  const declared = `const ${VIEWS}=${JSON.stringify(data).replaceAll('</', '<\\/')};`;
  await writeFile(join(cdn, FIRST_VIEW), `{${declared}${script.trimEnd()}}\n`);
}

// -- the list of files -------------------------------------------------------------------------------------------------------

interface ListedFile {
  /** Path below `dist/cdn`. */
  readonly path: string;
  readonly bytes: number;
  /** Subresource integrity of a script, except the service worker. Owners can edit the other files. */
  readonly integrity?: string;
}

const digestOf = (content: string | Uint8Array, encoding: 'base64' | 'hex'): string =>
  createHash('sha256').update(content).digest(encoding);

/** Returns the paths of all files that sites need, sorted. */
async function pathsIn(cdn: string): Promise<readonly string[]> {
  const entries = await readdir(cdn, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== FILE_LIST)
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(cdn.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Writes the build's id into the page and the service worker, then lists all files. */
async function writeFileList(cdn: string, version: string): Promise<void> {
  const paths = await pathsIn(cdn);
  const contents = await Promise.all(paths.map((path) => readFile(join(cdn, path))));
  const digests = contents.map((content, index) => `${paths[index]} ${digestOf(content, 'hex')}`);
  const build = `${version}-${digestOf(digests.join('\n'), 'hex').slice(0, 12)}`;
  const files = await Promise.all(
    paths.map(async (path, index): Promise<ListedFile> => {
      const content = contents[index] as Uint8Array;
      if (path !== PAGE && path !== WORKER) {
        const integrity = path.endsWith('.js') && `sha256-${digestOf(content, 'base64')}`;
        return { path, bytes: content.length, ...(integrity && { integrity }) };
      }
      const text = Buffer.from(content).toString();
      if (!text.includes(BUILD)) throw new Error(`'${path}' must contain ${BUILD}.`);
      const written = text.replaceAll(BUILD, build);
      await writeFile(join(cdn, path), written);
      return { path, bytes: Buffer.byteLength(written) };
    }),
  );
  await writeFile(join(cdn, FILE_LIST), `${JSON.stringify({ version, build, files }, null, 1)}\n`);
}

/**
 * Writes the page with its files, and the list of all files. Must run after all other files are written.
 * @param cdn the folder with the scripts
 */
export async function writeEmbed(cdn: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const folder = join(cdn, 'embed');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(cdn, PAGE), embedPage()),
    writeFile(join(folder, 'manifest.webmanifest'), `${JSON.stringify(MANIFEST, null, 2)}\n`),
    writePosters(cdn),
    cp(join(SOURCES, 'embed.css'), join(folder, 'embed.css')),
    cp(join(SOURCES, 'icons'), folder, { recursive: true }),
  ]);
  await writeFileList(cdn, version);
}
