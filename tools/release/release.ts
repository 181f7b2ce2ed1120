/** Makes a new version from the unreleased changes, without publishing it: `npm run release -- minor`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../shared/process.js';
import { command, UsageError } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { isStep, nextVersion, releasedAs, STEPS } from './changelog.js';

async function change(file: string, changed: (text: string) => string): Promise<void> {
  const path = join(root, file);
  await writeFile(path, changed(await readFile(path, 'utf8')));
}

await command(import.meta.url, { allowPositionals: true }, async ({ positionals: [step] }) => {
  if (!isStep(step)) throw new UsageError(`Give the part of the version to increment: ${STEPS.join(', ')}.`);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const next = nextVersion(version, step);
  await change('CHANGELOG.md', (text) => releasedAs(text, next, step));
  const ofPackage = (text: string): string => text.replace(`"version": "${version}"`, `"version": "${next}"`);
  await change('package.json', ofPackage);
  // The lock file contains the version twice, before the versions of other packages.
  await change('package-lock.json', (text) => ofPackage(ofPackage(text)));
  await change('src/element/shell/version.ts', (text) => text.replace(`'${version}'`, `'${next}'`));
  printLine(`${version} becomes ${next}. Check the diff. CONTRIBUTING.md lists the remaining steps.`);
});
