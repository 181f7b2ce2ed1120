/** Licences and versions of the dependencies. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly license?: string;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const manifestOf = (path: string): Manifest => read(path) as Manifest;

const { dependencies, devDependencies } = manifestOf('package.json');
const direct = Object.entries({ ...dependencies, ...devDependencies });
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const REGISTRY = 'https://registry.npmjs.org/';
const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'];

/** Packages without a licence in their manifest, with the file and the words that state the licence. */
const NAMED_ELSEWHERE: Readonly<Record<string, readonly [file: string, words: string]>> = {
  mootools: ['lib/mootools-core-1.5.2-server.js', 'license: MIT-style license.'],
};

/** The licence of fonts. */
const FONT_LICENCE = 'OFL-1.1';

test('every direct dependency has an MIT, ISC, Apache 2.0 or BSD licence, or is a font under the Open Font License', () => {
  for (const [name, [file, words]] of Object.entries(NAMED_ELSEWHERE))
    assert.ok(readFileSync(`node_modules/${name}/${file}`, 'utf8').includes(words), name);
  const others = direct
    .filter(([name]) => !Object.hasOwn(NAMED_ELSEWHERE, name))
    .map(([name]) => `${name}: ${manifestOf(`node_modules/${name}/package.json`).license}`)
    .filter((found) => !ALLOWED.some((licence) => found.endsWith(`: ${licence}`)))
    .filter((found) => !(found.startsWith('@fontsource/') && found.endsWith(`: ${FONT_LICENCE}`)));
  assert.deepEqual(others, []);
});

test('package.json pins development dependencies and pixi.js, and has version ranges for all other dependencies', () => {
  const ranges = Object.entries(dependencies).filter(([, version]) => !EXACT.test(version));
  assert.deepEqual(
    ranges.map(([name]) => name),
    ['@noble/hashes', 'lit', 'uqr', 'xstate'],
    'the stage needs an exact version of pixi, because the build refers to its files by path',
  );
  for (const [name, version] of ranges) assert.match(version, /^\^\d/, name);
  assert.deepEqual(
    Object.entries(devDependencies).filter(([, version]) => !EXACT.test(version)),
    [],
  );
});

test('the lock file contains the exact versions from package.json and the lowest version of each range', () => {
  const others = direct.filter(
    ([name, version]) => packages[`node_modules/${name}`]?.version !== version.replace('^', ''),
  );
  assert.deepEqual(others, []);
});

test('every package in the lock file has an exact version and a checksum, and comes from the public registry', () => {
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  assert.ok(locked.length >= direct.length, 'every direct dependency is locked');
  const loose = locked.filter(
    ([, { version = '', resolved = REGISTRY, integrity = '' }]) =>
      !EXACT.test(version) || !integrity.startsWith('sha512-') || !resolved.startsWith(REGISTRY),
  );
  assert.deepEqual(
    loose.map(([path]) => path),
    [],
  );
});
