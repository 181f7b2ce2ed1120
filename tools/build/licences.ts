import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';

const PACKAGE = /^(?<home>.*[\\/]node_modules[\\/](?<name>@[^\\/]+[\\/][^\\/]+|[^\\/]+))[\\/]/;

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

/** Writes the licences of the bundled packages to a file next to the bundle, as these licences require. */
export const licences: Plugin = {
  name: 'licences',
  async generateBundle(_options, bundle) {
    const packages = new Map<string, Package>();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        // The commonjs plugin creates modules whose names begin with a null character.
        const { home, name } = PACKAGE.exec(id.replace('\0', ''))?.groups ?? {};
        if (home && name && renderedLength > 0) packages.set(home, { home, name });
      }
    }
    const notices = await Promise.all([...packages.values()].map(notice));
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: notices.join(`\n${'-'.repeat(80)}\n\n`) });
  },
};
