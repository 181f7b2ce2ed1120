/** Finds installed programs that do not come with the npm packages. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Environment variables to add for a program. */
export type Env = Readonly<Record<string, string>>;

/** Possible names of a program by platform: names to search in PATH, or whole paths. */
export type Programs = Partial<Record<NodeJS.Platform, readonly string[]>>;

/** Returns the paths at which this file can be installed on Windows. */
export const inProgramFolders = (file: string): readonly string[] =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder === undefined ? [] : [join(folder, file)],
  );

/** Returns the possible paths of a program. */
export function possiblePaths(programs: Programs): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return (programs[process.platform] ?? []).flatMap((name) =>
    dirname(name) === '.' ? folders.map((folder) => join(folder, name)) : [name],
  );
}

/** Returns the reason why a program does not run here, or null if it runs. */
export function problemWith(path: string, env: Env = {}): string | null {
  // On Windows, `chrome --version` opens a window instead.
  if (process.platform === 'win32') return existsSync(path) ? null : 'the file does not exist';
  const run = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8', timeout: 30_000 });
  if (run.status === 0) return null;
  return run.error?.message ?? (run.stderr.trim() || `it exited with ${run.signal ?? run.status}`);
}

/**
 * Returns the browser that an environment variable names, otherwise the first of `programs` that runs, or undefined.
 * @throws Error if the named browser does not run
 */
export function findInstalled(variable: string, programs: Programs): string | undefined {
  const named = process.env[variable];
  if (!named) return possiblePaths(programs).find((path) => existsSync(path) && problemWith(path) === null);
  const problem = problemWith(named);
  if (problem !== null) throw new Error(`${variable} names ${named}, which does not run: ${problem}`);
  return named;
}
