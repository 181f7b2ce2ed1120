/** Runs Node and the tools of our dependencies, on every platform. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const SCRIPTS = {
  cem: '@custom-elements-manifest/analyzer/cem.js',
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  tsc: 'typescript/bin/tsc',
  'web-test-runner': '@web/test-runner/dist/bin.js',
} as const;

/** Returns Node's arguments for running a tool of a dependency. */
export const toolArgs = (name: keyof typeof SCRIPTS, ...args: readonly string[]): readonly string[] => [
  join(root, 'node_modules', SCRIPTS[name]),
  ...args,
];

/** Returns Node's arguments for running a script of this repository. */
export const scriptArgs = (path: string, ...args: readonly string[]): readonly string[] => [
  '--import',
  'tsx',
  path,
  ...args,
];

export interface RunOptions {
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Time limit in minutes. Default: no limit. */
  readonly minutes?: number | undefined;
}

export interface RunResult {
  readonly ok: boolean;
  /** Whether the time limit ended the process. */
  readonly timedOut: boolean;
  /** Output on stdout and stderr. */
  readonly output: string;
}

/**
 * Lets short-lived programs use more memory and collect less garbage. The first two variables are for TypeScript and oxlint,
 * which are Go programs and would spend a third of their time on garbage collection. The last one is for Node, which spends 4 %
 * less time with a larger space for new objects.
 */
const MEMORY = { GOGC: 'off', GOMEMLIMIT: '2GiB', NODE_OPTIONS: '--max-semi-space-size=64' } as const;

/** Time between SIGTERM and SIGKILL. */
const GRACE_MS = 10_000;

/** Runs Node with these arguments in the root folder, and captures its output. */
export function run(args: readonly string[], { env = {}, minutes }: RunOptions = {}): Promise<RunResult> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...MEMORY, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let timedOut = false;
  const end = (): void => {
    timedOut = true;
    child.kill();
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
  };
  const timer = minutes === undefined ? undefined : setTimeout(end, minutes * 60_000);
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer): void => void chunks.push(chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, timedOut, output: String(error) }));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const ending = signal ? `\nended by ${signal}\n` : '';
      resolve({ ok: code === 0, timedOut, output: Buffer.concat(chunks).toString() + ending });
    });
  });
}
