/** The documentation site: every example of the guides works, and every link has a target. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { crc32, inflateRawSync } from 'node:zlib';
import { serve } from '../../tools/demo/serve.js';
import { root } from '../../tools/shared/process.js';
import { makeSite, SITE } from '../../tools/site/site.js';
import { runs } from '../runs.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { unpainted } from './unpainted.js';

/**
 * A condition for the page of each example. `table` is its first table, `shown` the table's text, `printed` the output.
 */
const CONDITIONS: Readonly<Record<string, string>> = {
  'index-1': `shown.includes('Watten')`,
  'index-2': `shown.includes('Watten') && shown.includes('11')`,
  'theme-1': `table.view && getComputedStyle(table).getPropertyValue('--watten-accent').trim() === '#8fd3ff'`,
  'theme-2': `table.view || (document.querySelector('.poster button').click(), false)`,
  'words-1': `shown.includes('Hock di her!')`,
  'rules-1': `table.rules.refusal === 3 && shown.includes('Watten')`,
  'rules-2': `/Bavarian|Bayrisch/.test(printed) && /three|drei/.test(printed) && printed.split('\\n').length > 20`,
  'rules-3': `printed.includes('suedtirol') && printed.includes('best of the trick: 1') && /may be played: \\w+/.test(printed)`,
  'events-1': `document.querySelectorAll('#league li').length > 0 && /: [12]$/.test(document.querySelector('#league li').textContent)`,
  'events-2': `table.view && document.querySelector('#told').textContent.includes('Nothing')`,
  'records-1': `table.replayStep === 20`,
  'records-2': `printed.includes('https://example.org/watten#') && printed.includes('12 actions came back')`,
  'lessons-1': `shown.includes('How we play') && shown.includes('ordinary bell')`,
  'players-1': `table.view && shown.includes('First')`,
  'players-2': `/of ten games the first card wins \\d, an easy computer \\d/.test(printed)`,
  'engine-1': `printed.includes('waits for') && /\\w+-\\w+ – /.test(printed) && printed.includes('the same again: true')`,
  'engine-2': `/10 pairs are possible, 26 are not\\s.*trick-taken.*in trick 1\\s.*most likely: \\w+ [ELHS]/.test(printed)`,
  'engine-3': `[...document.querySelectorAll('watten-table')].map((one) => one.view?.seat).join() === '0,1'`,
  'engine-4': `table.view && table.view.seat === null && shown.includes('Moidl')`,
};

/** Examples that play whole games, which only `npm run test:long` runs. */
const WHOLE_GAMES = ['events-1', 'records-1'];

let browser: TestBrowser;
let demo: Awaited<ReturnType<typeof serve>>;

before(async () => {
  await makeSite(SITE, join(root, 'dist'));
  [demo, browser] = await Promise.all([serve(), openBrowser()]);
});

after(async () => {
  await browser.close();
  await demo.close();
});

test('every example of the guides runs and meets its condition', async () => {
  const names = (await readdir(join(SITE, 'live'))).map((file) => file.replace('.html', '')).sort();
  assert.deepEqual(names, Object.keys(CONDITIONS).sort(), 'one condition per example');
  const page = await unpainted(await browser.newPage());
  // The examples play games, and the machine can be busy.
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // Drawing is tested elsewhere.
  await page.evaluateOnNewDocument(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  for (const name of names.filter((each) => runs(!WHOLE_GAMES.includes(each), true))) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await page.goto(`${demo.url}/demo/docs/live/${name}.html`);
    const condition = `(() => {
      const table = document.querySelector('watten-table');
      const shown = table?.shadowRoot?.textContent ?? '';
      const printed = document.querySelector('pre')?.textContent ?? '';
      return ${CONDITIONS[name]};
    })()`;
    await page
      .waitForFunction(condition, { polling: 50 })
      .catch(async () =>
        assert.fail(`${name}: ${errors.join('; ')} ${String(await page.evaluate('document.body.innerText'))}`),
      );
    // oxlint-enable no-await-in-loop
    assert.deepEqual(errors, [], name);
  }
});

const HREF = /<a (?:class="\w+" )?href="(?<href>[^"]+)"/g;

test('every link of the site leads to an existing page and heading', async () => {
  const files = (await readdir(SITE)).filter((file) => file.endsWith('.html'));
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(SITE, file), 'utf8')] as const)),
  );
  for (const [file, text] of texts)
    for (const { groups } of text.matchAll(HREF)) {
      const [path = '', anchor] = groups?.href.split('#') ?? [];
      if (/^[a-z]+:/.test(path)) continue;
      const target = texts.get(path || file);
      if (anchor !== undefined) assert.ok(target?.includes(`id="${anchor}"`), `${file}: ${groups?.href}`);
      // oxlint-disable-next-line no-await-in-loop -- a file at a time
      else if (!target)
        assert.ok(await fetch(`${demo.url}/demo/docs/${path}`).then(({ ok }) => ok), `${file}: ${path}`);
    }
});

test('the reference lists every attribute, event and style property, and the figures list every file', async () => {
  const element = await readFile(join(SITE, 'element.html'), 'utf8');
  for (const name of [
    'variant',
    'colour-aid',
    'watten-game-end',
    '--watten-accent',
    '::part(button)',
    ':state(my-turn)',
    'replay(',
    '<code>{ seat: Seat; value: number }</code>',
    '<code>{ side: Side; sides?: Side[]; points: number; reason: HandEnd; score: number[] }</code>',
    'seed?: string }</code>',
  ])
    assert.ok(element.includes(name), name);
  const figures = await readFile(join(SITE, 'figures.html'), 'utf8');
  const files = (await readdir(join(root, 'dist/cdn'), { recursive: true })).filter((file) => file.endsWith('.js'));
  for (const file of files) assert.ok(figures.includes(`<code>${file}</code>`), file);
});

test('the engine reference lists all exports of its entry, with their parameters', async () => {
  const page = await readFile(join(SITE, 'engine-reference.html'), 'utf8');
  const entry = await readFile(join(root, 'dist/types/engine.d.ts'), 'utf8');
  const names = [...entry.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
  );
  assert.ok(names.length > 60, 'the exports are found');
  for (const name of names.filter(Boolean))
    assert.match(page, new RegExp(`<h3 id="${name.toLowerCase()}(?:-type)?">${name}(?: \\(type\\))?</h3>`), name);
  for (const snippet of [
    'playerSeed',
    'throws InputError <code>invalid-seats</code>',
    'connection(seat: ',
    'legalActions(seat: ',
  ])
    assert.ok(page.replaceAll(/<\/?span[^>]*>/g, '').includes(snippet), snippet);
});

test('code on the site is highlighted and has its original text', async () => {
  const page = await readFile(join(SITE, 'index.html'), 'utf8');
  assert.ok(page.includes('<span class="keyword">&lt;watten-table</span>'));
  const guides = await readFile(join(SITE, 'players.html'), 'utf8');
  assert.ok(guides.includes('<span class="comment">// Does the first thing that is allowed.'));
  const codes = [...guides.matchAll(/<pre tabindex="0"><code>([^]*?)<\/code>/g)].map(([, code = '']) =>
    code
      .replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
  const written = await readFile(join(root, 'docs/guides/players.md'), 'utf8');
  assert.equal(codes.length, 2);
  for (const code of codes) assert.ok(written.includes(`\n${code}\n`), code);
});

/** Reads the files of a ZIP archive by its central directory, and checks their checksums. */
function unzip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06');
  const files = new Map<string, Buffer>();
  for (let at = archive.readUInt32LE(end + 16); files.size < archive.readUInt16LE(end + 10);) {
    assert.equal(archive.toString('latin1', at, at + 4), 'PK\x01\x02');
    const [sum, packed, length] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const name = archive.toString('latin1', at + 46, at + 46 + archive.readUInt16LE(at + 28));
    const entry = archive.readUInt32LE(at + 42);
    assert.equal(archive.toString('latin1', entry, entry + 4), 'PK\x03\x04', name);
    const from = entry + 30 + archive.readUInt16LE(entry + 26);
    assert.equal(archive.toString('latin1', entry + 30, from), name);
    const data = inflateRawSync(archive.subarray(from, from + packed));
    assert.deepEqual([data.length, crc32(data)], [length, sum], name);
    files.set(name, data);
    at += 46 + name.length;
  }
  return files;
}

test('the download contains all files for a page, without source maps', async () => {
  const files = unzip(await readFile(join(SITE, 'watten.zip')));
  const folder = join(root, 'dist/cdn');
  const expected = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:js|txt)$/.test(file));
  assert.deepEqual([...files.keys()].sort(), expected.map((file) => `watten/${file}`).sort());
  for (const [name, data] of files)
    // oxlint-disable-next-line no-await-in-loop -- a file at a time
    assert.ok(data.equals(await readFile(join(folder, name.slice('watten/'.length)))), name);
});
