/** Runs a tool in watch mode on temporary sources. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The timeout in ms for an expected output, long enough for a busy machine. */
const OUTPUT_TIMEOUT_MS = 120_000;

interface Watched {
  /** Resolves when the tool prints this text after the previous expected text. */
  readonly printed: (text: RegExp) => Promise<void>;
  readonly write: (file: string, code: string) => void;
}

/**
 * Starts the tool, calls `use` and ends the tool.
 * @param files source code by file name
 * @param args returns Node's arguments, given the folder of the sources
 */
export async function withTool(
  files: Readonly<Record<string, string>>,
  args: (folder: string) => readonly string[],
  use: (tool: Watched) => Promise<void>,
): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/watched-');
  const write = (file: string, code: string): void => writeFileSync(join(folder, file), code);
  for (const [file, code] of Object.entries(files)) write(file, code);
  const env = { ...process.env };
  // These variables would make Node run as a nested test and write to the result files of the current test run.
  for (const name of ['NODE_TEST_CONTEXT', 'WATTEN_COUNTS', 'WATTEN_DURATIONS']) delete env[name];
  const child = spawn(process.execPath, args(folder), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  let read = 0;
  let checkOutput = (): void => {};
  const onData = (chunk: Buffer): void => {
    output += chunk.toString();
    checkOutput();
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);
  const printed = (text: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The tool did not print ${text}, but:\n${output.slice(read)}`)),
        OUTPUT_TIMEOUT_MS,
      );
      checkOutput = () => {
        const found = text.exec(output.slice(read));
        if (!found) return;
        read += found.index + found[0].length;
        clearTimeout(timer);
        checkOutput = () => {};
        resolve();
      };
      checkOutput();
    });
  try {
    await use({ printed, write });
    assert.equal(child.exitCode, null, 'the tool is still running');
  } finally {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  }
}
