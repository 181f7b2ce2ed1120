/** Selects the engine by `WATTEN_ENGINE`. Default: Chromium. */
import { writeFileSync } from 'node:fs';
import { chromium } from './chromium.js';
import { type Engine, EngineMissing, type EngineName, ENGINES } from './engine.js';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

const ENGINE: Readonly<Record<EngineName, () => Promise<Engine>>> = { chromium, firefox, webkit };

const isEngine = (name: string): name is EngineName => Object.hasOwn(ENGINE, name);

/**
 * Starts the engine. Exits the process if the engine is not installed.
 * @param counts file for the numbers of tests, which then contains the reason
 */
export async function namedEngine(counts: string | undefined): Promise<Engine> {
  const name = process.env.WATTEN_ENGINE ?? 'chromium';
  if (!isEngine(name)) throw new Error(`Invalid WATTEN_ENGINE "${name}". Valid: ${ENGINES.join(', ')}.`);
  try {
    return await ENGINE[name]();
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    console.error(error.message);
    if (counts) writeFileSync(counts, JSON.stringify({ passed: 0, failed: 0, missing: error.message }));
    process.exit(1);
  }
}
