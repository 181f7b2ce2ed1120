/**
 * Packs the package as `npm publish` does, installs it in the projects of demo/hosts, and plays in each project:
 *   npm run test:hosts
 *   npm run test:hosts -- react plain      only these projects
 *   npm run test:hosts -- --as-is vue      with the existing build
 *   npm run test:hosts -- --locks vue      only updates the package-lock.json of this project
 * Installs the projects' dependencies from the npm registry in a temporary folder.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { launch } from '../shared/browser.js';
import { command, UsageError } from '../shared/command.js';
import { pack } from '../shared/packed.js';
import { root, run, scriptArgs } from '../shared/process.js';
import { printLine } from '../shared/print-line.js';
import { tryApp } from './app.js';
import { createTally, type Check, type Tally } from './check.js';
import { updateLockFile } from './install.js';
import { tryPage } from './pages.js';
import { hasBuildStep } from './project.js';

/** Folder that contains the projects. */
const HOSTS = join(root, 'demo/hosts');

interface Trial {
  readonly names: readonly string[];
  readonly browser: Browser;
  readonly tarball: string;
  readonly folder: string;
}

async function tryAll({ names, browser, tarball, folder }: Trial, tally: Tally): Promise<void> {
  for (const name of names) {
    printLine(name);
    const check: Check = (title, work) => tally.check(`${name}: ${title}`, work);
    const host = { source: join(HOSTS, name), folder: join(folder, name), tarball, browser, check };
    // Later checks depend on the earlier ones, so a host stops at its first failure.
    await ((await hasBuildStep(host.source)) ? tryApp(host) : tryPage(host)).catch(() => {});
    await rm(host.folder, { recursive: true, force: true });
  }
}

async function build(): Promise<void> {
  const { ok, output } = await run(scriptArgs('tools/build/build.ts'));
  if (!ok) throw new Error(output);
}

await command(
  import.meta.url,
  {
    allowPositionals: true,
    options: { locks: { type: 'boolean', default: false }, 'as-is': { type: 'boolean', default: false } },
  },
  async ({ values: { locks, 'as-is': isBuilt }, positionals }) => {
    const all = (await readdir(HOSTS, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    const known = all.map(({ name }) => name).sort();
    const wrong = positionals.filter((name) => !known.includes(name));
    if (wrong.length > 0) throw new UsageError(`Unknown host ${wrong.join(', ')}. Valid hosts: ${known.join(', ')}.`);
    const names = positionals.length > 0 ? positionals : known;
    const folder = await mkdtemp(join(tmpdir(), 'watten-hosts-'));
    try {
      if (locks) {
        for (const name of names)
          if (await hasBuildStep(join(HOSTS, name))) await updateLockFile(join(HOSTS, name), folder);
        return;
      }
      if (!isBuilt) await build();
      const tally = createTally();
      const browser = await launch();
      try {
        await tryAll({ names, browser, tarball: pack(folder).tarball, folder }, tally);
      } finally {
        await browser.close();
      }
      printLine(`\n${tally.passed} passed, ${tally.failed} failed`);
      process.exitCode = tally.failed > 0 ? 1 : 0;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
