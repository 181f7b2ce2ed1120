import type { Browser } from 'puppeteer-core';
import type { Check } from '../hosts/check.js';
import type { Site } from './site.js';

/** Dependencies of the checks. */
export interface Context {
  readonly site: Site;
  readonly browser: Browser;
  readonly check: Check;
}
