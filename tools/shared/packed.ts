/** The package as it would be published, made of the build that is there. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A file of the package, by its path in it. */
interface PackedFile {
  readonly path: string;
  readonly size: number;
}

interface PackResult {
  /** Where the tarball is. */
  readonly tarball: string;
  /** Of the tarball, in bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly PackedFile[];
}

/**
 * Packs the build into a folder, as `npm publish` does.
 * @param other a published package in its place, with its version: `name@1.2.3`
 * @throws when npm fails, without a network too for another package
 */
export function pack(folder: string, other?: string): PackResult {
  const npm = process.env['npm_execpath'];
  const what = other === undefined ? ['--offline'] : [other];
  const args = ['pack', ...what, '--ignore-scripts', '--json', '--pack-destination', folder];
  const { status, stdout, stderr } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8' })
    : spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  // A list, or since npm 12 an object by the names of packages.
  const [packed] = Object.values(
    JSON.parse(stdout) as Record<string, Omit<PackResult, 'tarball'> & { readonly filename: string }>,
  );
  if (!packed) throw new Error(`npm packed nothing:\n${stdout}`);
  return { ...packed, tarball: join(folder, packed.filename) };
}
