/**
 * Runs all speed and size measurements that have goals: the engine, the players, the cards, and a page in which players
 * think. The run takes some minutes. Some scripts accept options if you run them separately.
 *
 *   npm run bench
 *   node --import tsx tools/bench/actions.ts --help      and the same for the other scripts
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { command } from '../shared/command.js';

await command(import.meta.url, {}, () => {
  for (const name of [
    'actions',
    'decisions',
    'size',
    'first-look',
    'wire',
    'card-faces',
    'motion',
    'first-tap',
    'clicks',
  ]) {
    // Separate processes, so that code optimised in one measurement does not affect the next.
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
      { stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`tools/bench/${name}.ts exited with code ${status}.`);
  }
});
