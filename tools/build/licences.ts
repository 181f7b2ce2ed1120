import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { root } from '../shared/process.js';

const PACKAGE = /^(?<home>.*[\\/]node_modules[\\/](?<name>@[^\\/]+[\\/][^\\/]+|[^\\/]+))[\\/]/;

/** Own modules that contain another package's work. */
const CONTAINED: readonly (readonly [module: RegExp, name: string])[] = [
  [/[\\/]typeface[\\/]vollkorn\.js$/, '@fontsource/vollkorn'],
];

interface Package {
  readonly home: string;
  readonly name: string;
}

interface Manifest {
  readonly version: string;
  readonly license: string;
}

async function notice({ home, name }: Package): Promise<string> {
  const file = (await readdir(home)).find((entry) => /^licen[sc]e/i.test(entry));
  const { version, license } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Manifest;
  const text = file ? await readFile(join(home, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** Returns the package whose work a module contains. */
function packageOf(id: string): Package | null {
  const name = CONTAINED.find(([module]) => module.test(id))?.[1];
  if (name !== undefined) return { name, home: join(root, 'node_modules', name) };
  // The commonjs plugin creates modules whose names begin with a null character.
  const found = PACKAGE.exec(id.replace('\0', ''))?.groups;
  return found?.['home'] && found['name'] ? { home: found['home'], name: found['name'] } : null;
}

/** Writes the licences of the bundled packages to a file next to the bundle, as these licences require. */
export const licences: Plugin = {
  name: 'licences',
  async generateBundle(_options, bundle) {
    const packages = new Map<string, Package>();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        const found = packageOf(id);
        if (found && renderedLength > 0) packages.set(found.home, found);
      }
    }
    const notices = await Promise.all([...packages.values()].map(notice));
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: notices.join(`\n${'-'.repeat(80)}\n\n`) });
  },
};
