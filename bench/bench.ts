/**
 * All measurements of speed with goals, one after the other, in about a minute: the engine, the players, the cards. Each
 * has switches of its own when it is run alone.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

for (const name of ['actions', 'decisions', 'faces']) {
  // A process each: what one has made the compiler learn must not help or hinder the next.
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(`${name}.ts`, import.meta.url))], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`bench/${name}.ts ended with ${status}.`);
}
