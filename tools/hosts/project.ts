import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import type { Check } from './check.js';

/** A project that has the table on its page. */
export interface Host {
  /** As it is in the repository. */
  readonly source: string;
  /** Where it is installed and built. */
  readonly folder: string;
  /** The package. */
  readonly tarball: string;
  readonly browser: Browser;
  readonly check: Check;
}

/** What is read of a host's package.json. */
export interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Whether it is built; otherwise it is pages as they are. */
export const hasScripts = (source: string): Promise<boolean> =>
  Promise.resolve(existsSync(join(source, 'package.json')));

export const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
