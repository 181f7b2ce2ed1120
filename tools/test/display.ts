/** A virtual screen on Linux for browsers that need one, so that no window opens on the desktop. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Env, possiblePaths } from '../shared/installed.js';
import { EngineMissing } from './engine.js';

/** Ends a program when this process exits, even after a signal. */
export function endWithProcess(program: ChildProcess): void {
  process.once('exit', () => program.kill());
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const)
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(128 + number));
}

/**
 * Starts a virtual screen and resolves to its name. The screen ends with this process.
 * @throws EngineMissing if Xvfb is not installed
 */
async function startDisplay(size: string): Promise<string> {
  const path = possiblePaths({ linux: ['Xvfb'] }).find((candidate) => existsSync(candidate));
  if (path === undefined) throw new EngineMissing('Xvfb is missing. Install it (Debian, Ubuntu: `apt install xvfb`).');
  const screen: ChildProcess = spawn(path, ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  screen.unref();
  const output = screen.stdio[3] as Readable & { unref(): void };
  endWithProcess(screen);
  return new Promise((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb exited with code ${code}.`)));
    output.once('data', (number: Buffer) => {
      output.unref();
      resolve(`:${String(number).trim()}`);
    });
  });
}

/**
 * Returns the environment variables for a browser's screen. Graphics are drawn in software, the same on every machine.
 */
export async function displayEnv(size = '1600x1200'): Promise<Env> {
  if (process.platform !== 'linux') return {};
  return { DISPLAY: await startDisplay(size), LIBGL_ALWAYS_SOFTWARE: '1' };
}
