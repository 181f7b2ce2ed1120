/** The package as it would be published, made of the build that is there. */
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

/** Files and folders that `npm pack` takes files from. */
const SOURCES = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist', 'docs', 'demo/hosts'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // The package has none of the installed packages of the documentation and of the hosts.
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** An id that differs after each change of a file that the package consists of. */
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

/** The packed build, and where it is unpacked. */
interface UnpackedBuild extends PackResult {
  /** A folder that has the package in its `node_modules`. It is within the repository, whose packages are found there too. */
  readonly host: string;
  /** The folder of the unpacked package. */
  readonly unpacked: string;
}

/**
 * Packs and unpacks the build into `.cache/packed`, unless this has been done since the build. Test processes share the
 * unpacked package; they must not change it.
 * @throws when npm fails
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
