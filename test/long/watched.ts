/** A tool that watches sources, run on sources of the test's own. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A busy machine may take long for a run; a run that never comes fails the test. */
const PATIENCE_MS = 120_000;

interface Watched {
  /** Resolves when the tool prints this after what was waited for before. */
  readonly printed: (text: RegExp) => Promise<void>;
  readonly write: (file: string, code: string) => void;
}

/**
 * @param files the sources by their names
 * @param args arguments of Node, by the folder of the sources
 */
export async function watched(
  files: Readonly<Record<string, string>>,
  args: (folder: string) => readonly string[],
  use: (tool: Watched) => Promise<void>,
): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/watched-');
  const write = (file: string, code: string): void => writeFileSync(join(folder, file), code);
  for (const [file, code] of Object.entries(files)) write(file, code);
  const env = { ...process.env };
  // They tell Node that it is in a test already, and name the files of the run that this test is in.
  for (const name of ['NODE_TEST_CONTEXT', 'WATTEN_COUNTS', 'WATTEN_DURATIONS']) delete env[name];
  const child = spawn(process.execPath, args(folder), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  let read = 0;
  let look = (): void => {};
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
    look();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const printed = (text: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${text} was not printed:\n${output.slice(read)}`)), PATIENCE_MS);
      look = () => {
        const found = text.exec(output.slice(read));
        if (!found) return;
        read += found.index + found[0].length;
        clearTimeout(timer);
        look = () => {};
        resolve();
      };
      look();
    });
  try {
    await use({ printed, write });
    assert.equal(child.exitCode, null, 'the tool still watches');
  } finally {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  }
}
