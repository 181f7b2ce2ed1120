/** Running the tools of our dependencies, alike on every system. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const SCRIPTS = {
  cem: '@custom-elements-manifest/analyzer/cem.js',
  oxlint: 'oxlint/bin/oxlint',
  rollup: 'rollup/dist/bin/rollup',
  tsc: 'typescript/bin/tsc',
  wtr: '@web/test-runner/dist/bin.js',
};

/** The arguments with which Node runs a tool. */
export const tool = (name, ...args) => [join(root, 'node_modules', SCRIPTS[name]), ...args];

/**
 * Runs Node with these arguments in the root folder, and keeps what it prints.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, minutes?: number }} [options] after so many minutes it is ended; default: never.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(args, { env = {}, minutes } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes && minutes * 60_000,
  });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code, signal) => {
      const ending = signal ? `\nended by ${signal}\n` : '';
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() + ending });
    });
  });
}
