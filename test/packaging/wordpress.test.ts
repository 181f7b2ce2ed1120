/** The WordPress plugin in `dist/wordpress/watten-table.zip`. `npm run test:wordpress` tests the plugin in WordPress. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { POSTER_ATTRIBUTES } from '../../src/embed/poster-attributes.js';
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { TRANSLATIONS } from '../../src/wordpress/translations.js';
import { writeWordpressPlugin } from '../../tools/build/wordpress.js';
import { packedBuild } from '../../tools/shared/packed.js';

const ZIP = 'dist/wordpress/watten-table.zip';

/** Contents of the plugin's files by their path. */
const files = new Map(
  Object.entries(unzipSync(readFileSync(ZIP))).map(([path, data]) => [
    path.replace(/^watten-table\//, ''),
    Buffer.from(data),
  ]),
);
const textOf = (path: string): string => files.get(path)?.toString('utf8') ?? '';
const jsonOf = (path: string): unknown => JSON.parse(textOf(path));

interface TableAttribute {
  readonly name: string;
  readonly type: string;
  readonly values?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly default?: string;
  readonly poster?: boolean;
}

interface Block {
  readonly name: string;
  readonly apiVersion: number;
  readonly version: string;
  readonly attributes: Readonly<Record<string, { readonly type: string | readonly string[] }>>;
}

const attributes = jsonOf('attributes.json') as readonly TableAttribute[];
const block = jsonOf('block.json') as Block;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const settings: readonly Setting<unknown>[] = Object.values<Setting<unknown>>(SETTINGS);

test('the plugin contains its own files and every script of dist/cdn, without source maps', () => {
  const own = [...files.keys()].filter((path) => !/^(?:cdn|languages)\//.test(path));
  assert.deepEqual(own.sort(), [
    'LICENSE.txt',
    'attributes.json',
    'block.json',
    'editor.js',
    'includes/assets.php',
    'includes/attributes.php',
    'includes/editor.php',
    'includes/first-view.php',
    'includes/notes.php',
    'includes/render.php',
    'notes.js',
    'readme.txt',
    'watten-table.php',
  ]);
  const built = readdirSync('dist/cdn', { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));
  const scripts = built.filter((file) => /^(?:[\w-]+|chunks\/.+)\.js$/.test(file));
  assert.ok(scripts.length > 100 && scripts.includes('watten-table.js'), `${scripts.length} scripts`);
  // A poster in an inn can link to embed.html in the plugin, which needs all files of files.json for offline use.
  const { files: listed } = JSON.parse(readFileSync('dist/cdn/files.json', 'utf8')) as {
    readonly files: readonly { readonly path: string }[];
  };
  assert.ok(listed.some(({ path }) => path === 'embed/embed.html'));
  for (const path of [...scripts, ...listed.map((file) => file.path), 'files.json'])
    assert.ok(files.get(`cdn/${path}`)?.equals(readFileSync(join('dist/cdn', path))), path);
  assert.deepEqual(
    [...files.keys()].filter((path) => path.endsWith('.map')),
    [],
  );
});

test('two builds of the plugin are equal byte by byte', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watten-plugin-'));
  try {
    // The names of the scripts contain their hashes, so the existing scripts are enough.
    for (const path of files.keys()) {
      if (!path.startsWith('cdn/')) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), files.get(path) ?? '');
    }
    await writeWordpressPlugin(folder);
    assert.ok(readFileSync(join(folder, 'wordpress/watten-table.zip')).equals(readFileSync(ZIP)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the plugin knows every attribute of the element, with its type, values and default', () => {
  const wanted = settings.flatMap(({ attribute, initial, check }) =>
    attribute === undefined ? [] : [{ attribute, initial, values: check.values?.map(String) }],
  );
  assert.deepEqual(
    attributes.map(({ name }) => name),
    [...wanted.map(({ attribute }) => attribute), 'lang'],
  );
  for (const { attribute, initial, values } of wanted) {
    const found = attributes.find(({ name }) => name === attribute);
    if (values) assert.deepEqual(found?.values, values, attribute);
    assert.equal(found?.type === 'boolean', typeof initial === 'boolean', attribute);
    if (typeof initial === 'string') assert.equal(found?.default, initial, attribute);
  }
  assert.deepEqual(attributes.find(({ name }) => name === 'lang')?.values, LANGUAGES);
});

test('the plugin marks the attributes that change the poster', () => {
  const marked = attributes.filter(({ poster }) => poster).map(({ name }) => name);
  assert.deepEqual(marked.sort(), [...POSTER_ATTRIBUTES].sort());
  for (const name of ['variant', 'server']) assert.ok(marked.includes(name), name);
});

test('the block has every attribute of the element and four colours', () => {
  assert.deepEqual([block.name, block.apiVersion, block.version], ['watten-table/table', 3, version]);
  const colours = ['accent-colour', 'surface-colour', 'table-colour', 'text-colour'];
  assert.deepEqual(Object.keys(block.attributes), [...attributes.map(({ name }) => name), ...colours]);
  for (const { name, type } of attributes)
    if (type === 'boolean') assert.equal(block.attributes[name]?.type, 'boolean', name);
  for (const colour of colours) assert.ok(textOf('includes/attributes.php').includes(`'${colour}'`), colour);
});

/** Texts in calls such as `__( 'Text', 'watten-table' )`, of the plugin's PHP files and of the editor script. */
const translatable = (): ReadonlySet<string> => {
  const sources = [...files.keys()].filter((path) => /^(?:includes\/.*\.php|editor\.js)$/.test(path)).map(textOf);
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/__\(\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'),\s*["']watten-table["']/g),
  ]);
  return new Set(calls.map(({ groups }) => (groups?.['double'] ?? groups?.['single'] ?? '').replaceAll('\\"', '"')));
};

test('every text of the plugin is translated to German and Italian, and every translation is used', () => {
  const texts = translatable();
  assert.ok(texts.size > 80, `${texts.size} texts`);
  assert.deepEqual(
    [...texts].filter((text) => !Object.hasOwn(TRANSLATIONS, text)),
    [],
  );
  const described = `${textOf('block.json')}${textOf('watten-table.php')}`;
  assert.deepEqual(
    Object.keys(TRANSLATIONS).filter((text) => !texts.has(text) && !described.includes(text)),
    [],
  );
});

test('each setting in the sidebar and each of its values has a name', () => {
  const script = textOf('editor.js');
  const keyOf = (name: string): string => (/^\w+$/.test(name) ? `${name}: {` : `"${name}": {`);
  for (const { name, type, values = [], labels } of attributes) {
    const at = script.indexOf(keyOf(name));
    assert.ok(at > 0, name);
    if (type === 'list') for (const value of values) assert.ok(script.includes(keyOf(value)), value);
    if (type === 'list') continue;
    const label = script.slice(at, script.indexOf('\n  }', at));
    for (const value of values)
      if (/[a-z]/.test(value)) assert.ok(labels?.[value] ?? label.includes(value), `${name}: ${value}`);
  }
});

test('the translations exist for the locales of German and Italian sites', () => {
  for (const locale of ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH', 'de_CH_informal', 'it_IT']) {
    const php = textOf(`languages/watten-table-${locale}.l10n.php`);
    const script = jsonOf(`languages/watten-table-${locale}-watten-table-editor.json`) as {
      readonly locale_data: { readonly messages: Readonly<Record<string, readonly string[]>> };
    };
    const isGerman = locale.startsWith('de');
    assert.ok(php.includes(isGerman ? 'mit eingeschaltetem JavaScript' : 'bisogna attivare JavaScript'), locale);
    const { messages } = script.locale_data;
    assert.deepEqual(messages['Bavarian Watten'], [isGerman ? 'Bayrisches Watten' : 'Watten bavarese']);
    assert.deepEqual(messages['Points to win'], [isGerman ? 'Gespielt wird auf' : 'Si gioca fino a']);
  }
});

test('readme.txt meets the rules of the plugin directory', () => {
  const readme = textOf('readme.txt');
  const header = (name: string): string =>
    new RegExp(`^${name}: (?<value>.+)$`, 'm').exec(readme)?.groups?.['value'] ?? '';
  assert.match(readme, /^=== Watten ===\n/);
  // Without owners on wordpress.org, the line is missing.
  assert.match(header('Contributors'), /^(?:[a-z\d][\w-]*(?:, |$))*$/);
  const tags = header('Tags').split(', ');
  assert.ok(tags.length >= 1 && tags.length <= 5, header('Tags'));
  assert.equal(header('Stable tag'), version);
  assert.deepEqual([header('Requires at least'), header('Requires PHP'), header('License')], ['6.6', '7.4', 'MIT']);
  assert.match(header('Tested up to'), /^\d+\.\d+$/);
  const short = readme.split('\n\n')[1] ?? '';
  assert.ok(short.length > 20 && short.length <= 150 && !short.includes('\n'), `${short.length} characters`);
  for (const section of ['Description', 'Installation', 'Frequently Asked Questions', 'Screenshots', 'Changelog'])
    assert.ok(readme.includes(`\n== ${section} ==\n`), section);
  assert.ok(readme.includes('loads nothing from other servers'));
  assert.ok(readme.includes(`= ${version} =`));
});

test('the header of the plugin matches readme.txt', () => {
  const main = textOf('watten-table.php');
  const header = (name: string): string =>
    new RegExp(`^ \\* ${name}: +(?<value>.+)$`, 'm').exec(main)?.groups?.['value'] ?? '';
  assert.deepEqual(
    [header('Version'), header('Requires at least'), header('Requires PHP'), header('Text Domain')],
    [version, '6.6', '7.4', 'watten-table'],
  );
  assert.ok([...files.keys()].every((path) => !/\{\{(?:version|contributors)\}\}/.test(textOf(path))));
});

test('every PHP file of the plugin except translations refuses direct requests', () => {
  const php = [...files.keys()].filter((path) => path.endsWith('.php') && !path.startsWith('languages/'));
  assert.ok(php.length > 5);
  for (const path of php) assert.match(textOf(path), /\ndefined\( 'ABSPATH' \) \|\| exit;\n/, path);
});

const hasPhp = spawnSync('php', ['-v']).status === 0;

test('the PHP files are valid', { skip: !hasPhp && 'PHP is not installed' }, () => {
  for (const [path, data] of files) {
    if (!path.endsWith('.php')) continue;
    const { status, stdout } = spawnSync('php', ['-l'], { input: data, encoding: 'utf8' });
    assert.equal(status, 0, `${path}: ${stdout}`);
  }
});

test('the npm package does not contain the plugin', async () => {
  const packed = await packedBuild();
  assert.deepEqual(
    packed.files.map(({ path }) => path).filter((path) => path.includes('wordpress/')),
    [],
  );
});
