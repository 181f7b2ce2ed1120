/**
 * Tests the WordPress plugin of the build in real WordPress sites: as an author, in the editor, and as a visitor.
 *   npm run test:wordpress
 *   npm run test:wordpress -- nightly      only this version of WordPress
 * Requires the npm registry for WordPress, and Debian's packages if PHP is not installed. Keeps downloads in .cache.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTally } from '../hosts/check.js';
import { launch } from '../shared/browser.js';
import { command, UsageError } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { root } from '../shared/process.js';
import { checkSite } from './checks.js';
import { findPhp } from './php.js';
import { openSite, VERSIONS, type Version } from './site.js';

const PLUGIN = join(root, 'dist/wordpress/watten-table.zip');

const isVersion = (name: string): name is Version => (VERSIONS as readonly string[]).includes(name);

await command(import.meta.url, { allowPositionals: true }, async ({ positionals }) => {
  const wrong = positionals.filter((name) => !isVersion(name));
  if (wrong.length > 0)
    throw new UsageError(`Unknown version ${wrong.join(', ')}. Valid versions: ${VERSIONS.join(', ')}.`);
  if (!existsSync(PLUGIN)) throw new UsageError('The plugin is missing. Run `npm run build` first.');
  const versions = positionals.length > 0 ? positionals.filter(isVersion) : VERSIONS;
  const php = await findPhp();
  const folder = await mkdtemp(join(tmpdir(), 'watten-wordpress-'));
  const browser = await launch();
  const tally = createTally();
  try {
    for (const name of versions) {
      const site = await openSite(name, php, folder, PLUGIN);
      printLine(`WordPress ${site.version}`);
      try {
        await checkSite({ site, browser, check: (title, work) => tally.check(title, work) });
      } finally {
        await site.close();
      }
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  printLine(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
