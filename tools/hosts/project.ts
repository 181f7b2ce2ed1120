import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import type { Check } from './check.js';

/** A project with a page that contains the table. */
export interface Host {
  /** Folder of the project in the repository. */
  readonly source: string;
  /** Folder in which the project is installed and built. */
  readonly folder: string;
  /** Path of the package. */
  readonly tarball: string;
  readonly browser: Browser;
  readonly check: Check;
}

/** The fields of a host's package.json that the tests use. */
export interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Returns whether the host has a build step. A host without a build step consists of static pages. */
export const hasBuildStep = (source: string): Promise<boolean> =>
  Promise.resolve(existsSync(join(source, 'package.json')));

export const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
