/**
 * All measurements of speed and size with goals, one after the other, in about two minutes: the engine, the players,
 * the cards, and a page in which players think. Some have switches of their own when they are run alone.
 *
 *   npm run bench
 *   node --import tsx tools/bench/actions.ts --help      and so for decisions.ts, size.ts, first-look.ts, wire.ts, card-faces.ts, motion.ts and clicks.ts
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { command } from '../shared/command.js';

await command(import.meta.url, {}, () => {
  for (const name of ['actions', 'decisions', 'size', 'first-look', 'wire', 'card-faces', 'motion', 'clicks']) {
    // A process each: what one has made the compiler learn must not help or hinder the next.
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
      { stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`tools/bench/${name}.ts ended with ${status}.`);
  }
});
