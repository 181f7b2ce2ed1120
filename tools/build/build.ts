/**
 * Builds every file named in `exports` of package.json. A failed build keeps the previous build. `--no-check` skips the type
 * check, which `npm test` runs in parallel.
 */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rollup, type OutputOptions } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { root, run, toolArgs } from '../shared/process.js';
import { compileSources } from './compile.js';
import { elementIn, withElement, type CustomElements } from './custom-elements.js';
import { keepDeclarationsOf } from './declarations.js';
import { vscodeData, webTypes } from './editors.js';
import { writeEmbed } from './embed.js';
import { withSettingValues } from './setting-values.js';
import { writeWordpressPlugin } from './wordpress.js';

async function runTool(...args: Parameters<typeof toolArgs>): Promise<void> {
  const { ok, output } = await run(toolArgs(...args));
  if (!ok) throw new Error(`${args[0]} failed:\n${output}`);
}

interface Script {
  readonly file: string;
  /** Gzipped size in bytes. */
  readonly bytes: number;
}

/** Returns the gzipped size of every script. */
async function sizes(folder: string): Promise<readonly Script[]> {
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js')).sort();
  return Promise.all(
    scripts.map(async (file) => ({ file, bytes: gzipSync(await readFile(join(folder, file)), { level: 9 }).length })),
  );
}

/** Bundles the output of tsc in `from` with rollup.config.mjs. */
async function bundle(from: string, to: string): Promise<void> {
  const { options, warnings } = await loadConfigFile(join(root, 'rollup.config.mjs'), {
    configFrom: from,
    configTo: to,
  });
  warnings.flush();
  for (const { output, ...input } of options) {
    const bundled = await rollup(input);
    for (const one of output as readonly OutputOptions[]) await bundled.write(one);
    await bundled.close();
  }
}

/** Writes the custom elements manifest, and the editor metadata generated from that manifest. */
async function writeManifests(to: string): Promise<void> {
  await runTool(
    'cem',
    'analyze',
    '--config',
    'tools/build/manifest.config.mjs',
    '--quiet',
    '--outdir',
    relative(root, to),
  );
  const manifest = JSON.parse(await readFile(join(to, 'custom-elements.json'), 'utf8')) as CustomElements;
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const element = withSettingValues(elementIn(manifest));
  const files = {
    'custom-elements.json': withElement(manifest, element),
    'vscode.html-custom-data.json': vscodeData(element),
    'web-types.json': webTypes(element, version),
  };
  await Promise.all(
    Object.entries(files).map(([file, data]) => writeFile(join(to, file), `${JSON.stringify(data, null, 2)}\n`)),
  );
}

/** Returns the declarations that `exports` names, relative to `dist/types`. */
async function exportedTypes(): Promise<readonly string[]> {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  const types = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : entry.types));
  return [...new Set(types)].map((path) => relative('dist/types', path));
}

async function build(): Promise<readonly Script[]> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const work = await mkdtemp(join(root, '.cache/build-'));
  try {
    const to = join(work, 'dist');
    const isChecked = !process.argv.includes('--no-check');
    const from = await compileSources(work, join(to, 'types'), isChecked);
    const tasks = [
      bundle(from, to),
      exportedTypes().then((entries) => keepDeclarationsOf(entries, join(to, 'types'))),
      writeManifests(to),
    ];
    // Waits for all tasks before the folder is removed. Otherwise, a removal error could hide a task's error.
    await Promise.allSettled(tasks);
    await Promise.all(tasks);
    await writeEmbed(join(to, 'cdn'));
    await writeWordpressPlugin(to);
    const dist = join(root, 'dist');
    await rm(dist, { recursive: true, force: true });
    await rename(to, dist);
    return await sizes(dist);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

try {
  for (const { file, bytes } of await build())
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB gz  dist/${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
