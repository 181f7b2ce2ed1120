/** The package as `npm publish` would pack it from the current build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { root } from './process.js';
import { writeFolderOnce } from './write-folder.js';

/** A file of the package with its path inside the package. */
interface PackedFile {
  readonly path: string;
  readonly size: number;
}

interface PackResult {
  /** Path of the tarball. */
  readonly tarball: string;
  /** Size of the tarball in bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly PackedFile[];
}

/**
 * Packs the build into a folder, as `npm publish` does.
 * @param other a published package to download and pack instead, with its version: `name@1.2.3`
 * @throws Error if npm fails, for example because the network is unavailable when npm downloads `other`
 */
export function pack(folder: string, other?: string): PackResult {
  const npm = process.env['npm_execpath'];
  const source = other === undefined ? ['--offline'] : [other];
  const args = ['pack', ...source, '--ignore-scripts', '--json', '--pack-destination', folder];
  const { status, stdout, stderr } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8' })
    : spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  // npm returns an array or, since npm 12, an object with package names as keys.
  const [packed] = Object.values(
    JSON.parse(stdout) as Record<string, Omit<PackResult, 'tarball'> & { readonly filename: string }>,
  );
  if (!packed) throw new Error(`npm pack returned no package:\n${stdout}`);
  return { ...packed, tarball: join(folder, packed.filename) };
}

/** Files and folders from which `npm pack` takes files. */
const SOURCES = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist', 'docs', 'demo/hosts'];

/** Returns the files below a folder. Omits installed dependencies, which the published package does not contain. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** Returns an id that changes whenever a file of the package changes. */
function packageId(): string {
  const files = SOURCES.flatMap((source) => {
    const path = join(root, source);
    if (!statSync(path).isDirectory()) return [path];
    return filesIn(path);
  });
  const states = files.sort().map((file) => {
    const { mtimeMs, size } = statSync(file);
    return `${file} ${mtimeMs} ${size}\n`;
  });
  return createHash('sha256').update(states.join('')).digest('hex').slice(0, 16);
}

/** The packed and unpacked build. */
interface UnpackedBuild extends PackResult {
  /**
   * A folder with the package in its `node_modules`. The folder is inside the repository, so that the repository's packages
   * are also resolvable.
   */
  readonly host: string;
  /** The folder of the unpacked package. */
  readonly unpacked: string;
}

/**
 * Packs and unpacks the build into `.cache/packed`, unless the current build has already been packed. Test processes share
 * the unpacked package and must not change it.
 * @throws Error if npm fails
 */
export async function packedBuild(): Promise<UnpackedBuild> {
  const folder = join(root, '.cache/packed', packageId());
  const unpacked = (home: string): string => join(home, 'node_modules/watten-table');
  await writeFolderOnce(folder, async (draft) => {
    const { tarball, ...result } = pack(draft);
    await pipeline(createReadStream(tarball), createGunzip(), extract(unpacked(draft), { strip: 1 }));
    await writeFile(join(draft, 'result.json'), JSON.stringify({ ...result, tarball: basename(tarball) }));
    const others = (await readdir(dirname(folder))).filter((name) => !name.startsWith(basename(folder)));
    await Promise.all(others.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })));
  });
  const result = JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')) as PackResult;
  return { ...result, tarball: join(folder, result.tarball), host: folder, unpacked: unpacked(folder) };
}
