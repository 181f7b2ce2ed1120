import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGE = /^(?<home>.*[\\/]node_modules[\\/](?<name>@[^\\/]+[\\/][^\\/]+|[^\\/]+))[\\/]/;

async function notice({ home, name }) {
  const file = (await readdir(home)).find((entry) => /^licen[sc]e/i.test(entry));
  const { version, license } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const text = file ? await readFile(join(home, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** Writes beside a bundle what the licences of the packages in it want to be told. */
export const licences = {
  name: 'licences',
  async generateBundle(_options, bundle) {
    const packages = new Map();
    for (const chunk of Object.values(bundle)) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules ?? {})) {
        // The commonjs plugin makes modules of its own, whose names begin with a null.
        const found = PACKAGE.exec(id.replace('\0', ''))?.groups;
        if (found && renderedLength > 0) packages.set(found.home, found);
      }
    }
    const notices = await Promise.all([...packages.values()].map(notice));
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: notices.join(`\n${'-'.repeat(80)}\n\n`) });
  },
};
