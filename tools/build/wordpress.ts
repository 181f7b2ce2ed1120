/** Writes the WordPress plugin as `wordpress/watten-table.zip`. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { zipSync } from 'fflate';
import { root } from '../shared/process.js';
import { blockAttributes, tableAttributes, translationFiles } from './wordpress-data.js';

const SOURCE = join(root, 'src/wordpress');

/** Files of the folder `cdn` that the plugin contains: all but the source maps, so that `embed.html` works there, too. */
const SERVED = /\.(?:css|html|js|json|png|txt|webmanifest)$/;

/**
 * The wordpress.org user names of the plugin's owners, for readme.txt. The plugin directory requires at least one. Without
 * names, readme.txt has no line `Contributors`, because a placeholder could be the name of another user.
 */
const CONTRIBUTORS: readonly string[] = [];

/** The earliest date of the zip format, so that equal files produce equal archives. */
const DATE = '1980-01-01T00:00:00';

/** Contents of files by their path in the plugin. */
type Files = Readonly<Record<string, string | Uint8Array>>;

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/')).sort();

/** Returns the PHP files and the text for the plugin directory, with the version. */
async function sourceFiles(version: string): Promise<Files> {
  const contributors = CONTRIBUTORS.length > 0 ? `Contributors: ${CONTRIBUTORS.join(', ')}\n` : '';
  const files = (await filesIn(SOURCE)).filter((file) => /\.(?:php|txt)$/.test(file));
  const entries = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(SOURCE, file), 'utf8');
      return [file, text.replaceAll('{{version}}', version).replace('{{contributors}}', contributors)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

async function servedFiles(cdn: string): Promise<Files> {
  const files = (await filesIn(cdn)).filter((file) => SERVED.test(file));
  const entries = await Promise.all(
    files.map(async (file) => [`cdn/${file}`, await readFile(join(cdn, file))] as const),
  );
  return Object.fromEntries(entries);
}

const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

async function blockFile(version: string): Promise<string> {
  const block = JSON.parse(await readFile(join(SOURCE, 'block.json'), 'utf8')) as object;
  return json({ ...block, version, attributes: blockAttributes() });
}

/** Bundles a script. The script stays readable, as the plugin directory requires. */
async function scriptOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCE, name)],
    bundle: true,
    format: 'iife',
    charset: 'utf8',
    target: 'es2020',
    write: false,
    logLevel: 'error',
    absWorkingDir: SOURCE,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes the plugin.
 * @param dist folder of the build, with the finished folder `cdn`
 */
export async function writeWordpressPlugin(dist: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const files: Files = {
    ...(await sourceFiles(version)),
    ...(await servedFiles(join(dist, 'cdn'))),
    ...Object.fromEntries(Object.entries(translationFiles()).map(([name, text]) => [`languages/${name}`, text])),
    'LICENSE.txt': await readFile(join(root, 'LICENSE')),
    'attributes.json': json(tableAttributes()),
    'block.json': await blockFile(version),
    'editor.js': await scriptOf('editor.ts'),
    'notes.js': await scriptOf('notes.ts'),
  };
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => [`watten-table/${path}`, typeof content === 'string' ? Buffer.from(content) : content]);
  await mkdir(join(dist, 'wordpress'), { recursive: true });
  const zip = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 9, mtime: DATE });
  await writeFile(join(dist, 'wordpress/watten-table.zip'), zip);
}
