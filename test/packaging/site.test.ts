/** The documentation: live examples, links, generated reference pages, the sidebar and the download. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { after, before, test } from 'node:test';
import { unzipSync } from 'fflate';
import { marked, type Token, type Tokens } from 'marked';
import { exampleName, examplePage, examplesIn, liveLanguage } from '../../docs/.vitepress/examples.js';
import { headingId, targetOf } from '../../docs/.vitepress/links.js';
import { sidebarOf } from '../../docs/.vitepress/sidebar.js';
import { zipOf } from '../../tools/demo/download.js';
import { serve } from '../../tools/demo/serve.js';
import { referencePages } from '../../tools/docs/reference-doc.js';
import { ENTRIES } from '../../tools/docs/pages/entries.js';
import { root } from '../../tools/shared/process.js';
import { runs } from '../runs.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutPainting } from './without-painting.js';

const DOCS = join(root, 'docs');

/**
 * A condition for the page of each example. `table` is the first table, `shown` is the table's text, and `printed` is the
 * output.
 */
const CONDITIONS: Readonly<Record<string, string>> = {
  'guides-lessons-1': `shown.includes('How we play') && shown.includes('ordinary bell')`,
  'guides-players-1': `table.view && shown.includes('First')`,
  'guides-players-2': `/of ten games the first card wins \\d, an easy computer \\d/.test(printed)`,
  'guides-plain-html-1': `shown.includes('Watten')`,
  'guides-variants-1': `shown.includes('Watten') && shown.includes('11')`,
  'guides-league-table-1': `document.querySelectorAll('#league li').length > 0 && /: [12]$/.test(document.querySelector('#league li').textContent)`,
  'guides-league-table-2': `table.view && document.querySelector('#told').textContent.includes('No action')`,
  'guides-texts-1': `shown.includes('Hock di her!')`,
  'guides-design-1': `table.view && getComputedStyle(table).getPropertyValue('--watten-accent').trim() === '#8fd3ff'`,
  'guides-design-2': `table.view || (document.querySelector('.poster button').click(), false)`,
  'guides-house-rules-1': `table.rules.refusal === 3 && shown.includes('Watten')`,
  'guides-house-rules-2': `/Bavarian|Bayrisch/.test(printed) && /three|drei/.test(printed) && printed.split('\\n').length > 20`,
  'guides-house-rules-3': `printed.includes('suedtirol') && printed.includes('best of the trick: 1') && /legal cards: \\w+/.test(printed)`,
  'guides-replays-1': `table.replayStep === 20`,
  'guides-engine-in-node-1': `printed.includes('waits for') && /\\w+-\\w+ – /.test(printed) && printed.includes('the same again: true')`,
  'guides-engine-in-node-2': `/10 pairs are possible, 26 are not\\s.*trick-taken.*in trick 1\\s.*most likely: \\w+ [ELHS]/.test(printed)`,
  'guides-engine-in-node-3': `table.view && table.view.seat === null && shown.includes('Moidl')`,
  'guides-evening-engine-1': `/table 1: pair \\d against pair \\d\\s[^]*true invalid-result – .*15:15\\.\\s+place 1: \\w+ and \\w+ with 25 points\\s+the same again: true/.test(printed)`,
  'guides-remote-seats-1': `[...document.querySelectorAll('watten-table')].map((one) => one.view?.seat).join() === '0,1'`,
  'guides-save-and-share-1': `printed.includes('https://example.org/watten#') && printed.includes('actions restored: 12')`,
};

/** Examples that play whole games. Only `npm run test:long` runs these examples. */
const WHOLE_GAMES = ['guides-league-table-1', 'guides-replays-1'];

/** The Markdown of each page, by its path below docs/. */
async function readPages(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(DOCS, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && !/(?:^|\/)(?:node_modules|\.vitepress)\//.test(file));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(DOCS, file), 'utf8')] as const)),
  );
}

let browser: TestBrowser;
let demo: Awaited<ReturnType<typeof serve>>;
let pages: ReadonlyMap<string, string>;
/** The pages of the live examples, by name. */
let examples: ReadonlyMap<string, string>;

before(async () => {
  pages = await readPages();
  examples = new Map(
    [...pages].flatMap(([page, markdown]) =>
      examplesIn(markdown).map((example, index) => {
        const name = exampleName(page, index);
        return [name, examplePage(example, name)] as const;
      }),
    ),
  );
  const handle: NonNullable<Parameters<typeof serve>[0]>['handle'] = (response, path) => {
    const html = examples.get(/^\/demo\/docs\/live\/(?<name>[\w-]+)\.html$/.exec(path)?.groups?.['name'] ?? '');
    if (html === undefined) return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    return true;
  };
  [demo, browser] = await Promise.all([serve({ handle }), openBrowser()]);
});

after(async () => {
  await browser.close();
  await demo.close();
});

test('every live example in the documentation runs and shows its result', async () => {
  const names = [...examples.keys()].sort();
  assert.ok(names.length >= 19, `${names.length} examples`);
  assert.deepEqual(
    names.filter((name) => CONDITIONS[name] === undefined),
    [],
    'examples without a condition in this test',
  );
  const page = await withoutPainting(await browser.newPage());
  // The timeout is long, because examples play games and the machine can be busy.
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // The canvas is not drawn, because other tests check it.
  await page.evaluateOnNewDocument(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  for (const name of names.filter((each) => runs(!WHOLE_GAMES.includes(each), true))) {
    // oxlint-disable no-await-in-loop -- one page at a time
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

test('examplesIn() finds every code fence marked as live', () => {
  for (const [page, markdown] of pages) {
    const fences = marked.lexer(markdown).filter((token) => token.type === 'code' && liveLanguage(token['lang'] ?? ''));
    assert.equal(examplesIn(markdown).length, fences.length, page);
  }
});

/** Returns a page's tokens, including all nested tokens. */
const tokensOf = (markdown: string): readonly Token[] => {
  const all: Token[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => void all.push(token));
  return all;
};

/** Returns the ids of a page's headings. A repeated heading gets a number, as on GitHub and on the site. */
function headingIdsOf(markdown: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const token of tokensOf(markdown)) {
    if (token.type !== 'heading') continue;
    const heading = (token as Tokens.Heading).text;
    const id = /\{#(?<id>[\w-]+)\}\s*$/.exec(heading)?.groups?.['id'] ?? headingId(heading.replaceAll(/[`*]/g, ''));
    for (let count = 0; ; count++) {
      const numbered = count === 0 ? id : `${id}-${count}`;
      if (ids.has(numbered)) continue;
      ids.add(numbered);
      break;
    }
  }
  return ids;
}

/** Returns a page's links. A home page's links include those in its front matter. */
const linksOf = (markdown: string): readonly string[] => [
  ...[...markdown.matchAll(/^ +link: (?<href>\S+)$/gm)].map(({ groups }) => groups?.['href'] ?? ''),
  ...tokensOf(markdown).flatMap((token) => (token.type === 'link' ? [(token as Tokens.Link).href] : [])),
];

test('every link in the documentation leads to an existing page and heading', () => {
  const dead: string[] = [];
  let count = 0;
  for (const [page, markdown] of pages)
    for (const link of linksOf(markdown)) {
      count++;
      const target = targetOf(link, page, root);
      if (target.kind !== 'page' || /^[a-z][a-z+.-]*:/i.test(target.href)) continue;
      const [path = '', hash] = target.href.split('#');
      const below = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(page), path);
      const file = path === '' ? page : below.replace(/(?:^|\/)$/, '$&index').replace(/(?:\.md|\.html)?$/, '.md');
      const text = pages.get(file);
      if (text === undefined || (hash !== undefined && !headingIdsOf(text).has(decodeURIComponent(hash))))
        dead.push(`docs/${page}: ${link}`);
    }
  assert.ok(count > 80, `${count} links`);
  assert.deepEqual(dead, []);
});

test('every link from the demo to the documentation leads to an existing page and heading', async () => {
  const files = (await readdir(join(root, 'demo'))).filter((file) => /\.(?:html|js)$/.test(file));
  const links = await Promise.all(
    files.map(async (file) => [
      ...(await readFile(join(root, 'demo', file), 'utf8')).matchAll(
        /["'](docs\/(?<path>[\w./-]*)(?:#(?<hash>[\w-]+))?)["']/g,
      ),
    ]),
  );
  const found = links.flat();
  assert.ok(found.length > 3, `${found.length} links`);
  for (const [, link, path = '', hash] of found) {
    const page = path.replace(/(?:^|\/)$/, '$&index.html').replace(/\.html$/, '.md');
    const text = pages.get(page);
    assert.ok(text !== undefined, link);
    assert.ok(hash === undefined || headingIdsOf(text).has(hash), link);
  }
});

test('targetOf() distinguishes pages, demo pages and source files, and throws for a missing file', () => {
  const of = (href: string, page = 'guides/website.md'): unknown => targetOf(href, page, root);
  assert.deepEqual(of('frames.md#sandbox'), { kind: 'page', href: 'frames.md#sandbox' });
  assert.deepEqual(of('#top'), { kind: 'page', href: '#top' });
  assert.deepEqual(of('https://example.org/'), { kind: 'page', href: 'https://example.org/' });
  assert.deepEqual(of('../../README.md#the-element'), { kind: 'page', href: '/reference/element.md' });
  assert.deepEqual(of('../../README.md#install'), { kind: 'page', href: '/index.md' });
  assert.deepEqual(of('../../demo/players.html#top'), { kind: 'demo', href: '/demo/players.html#top' });
  assert.deepEqual(of('../../demo/'), { kind: 'demo', href: '/demo/' });
  assert.deepEqual(of('../../demo/watten.zip'), { kind: 'demo', href: '/demo/watten.zip' });
  assert.deepEqual(of('../demo/hosts/vue', 'RULES.md'), { kind: 'source', path: 'demo/hosts/vue' });
  assert.deepEqual(of('../CONTRIBUTING.md', 'RULES.md'), { kind: 'source', path: 'CONTRIBUTING.md' });
  assert.throws(() => of('../../src/missing.ts'), /docs\/guides\/website\.md links to .* does not exist/);
});

test('the sidebar lists every documentation page once', () => {
  const links = (['en', 'de', 'it'] as const).flatMap((language) =>
    sidebarOf(language, DOCS).flatMap(({ items }) => items.map(({ link }) => link)),
  );
  const wanted = [...pages.keys()]
    .filter((page) => page !== 'index.md')
    .map((page) => `/${page.replace(/(?:(?<=\/)index)?\.md$/, '')}`);
  assert.deepEqual([...links].sort(), wanted.sort());
});

test('sidebarOf() omits listed pages that do not exist and adds existing pages that are not listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'watten-docs-'));
  try {
    mkdirSync(join(folder, 'guides'));
    mkdirSync(join(folder, 'de'));
    writeFileSync(join(folder, 'guides/zither.md'), '# Play the `zither`\n');
    writeFileSync(join(folder, 'guides/design.md'), '# Anything\n');
    writeFileSync(join(folder, 'de/index.md'), '---\ntitle: Anfang\n---\n\n# Watten\n');
    assert.deepEqual(sidebarOf('en', folder), [
      {
        text: 'How-to guides',
        items: [
          { text: 'Colours, fonts and slots', link: '/guides/design' },
          { text: 'Play the zither', link: '/guides/zither' },
        ],
      },
    ]);
    assert.deepEqual(sidebarOf('de', folder), [{ text: 'Anleitung', items: [{ text: 'Anfang', link: '/de/' }] }]);
    assert.deepEqual(sidebarOf('it', folder), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the reference pages match the build (`npm run reference-doc` updates them)', async () => {
  for (const [path, text] of await referencePages(join(root, 'dist')))
    assert.equal(pages.get(path.slice('docs/'.length)), text, path);
});

test('the reference pages document attributes, methods, events and CSS hooks of the element', () => {
  const contents: Readonly<Record<string, readonly string[]>> = {
    'reference/element.md': ['`variant`', '`colour-aid`', '`replay('],
    'reference/events.md': [
      '`watten-game-end`',
      '`{ seat: Seat; value: number }`',
      '`{ side: Side; sides?: Side[]; resting?: Seat; points: number; reason: HandEnd; score: number[] }`',
      'seed?: string; undone: number; again: boolean }`',
    ],
    'reference/css.md': ['`--watten-accent`', '`::part(button)`', '`:state(my-turn)`'],
  };
  for (const [page, names] of Object.entries(contents))
    for (const name of names) assert.ok(pages.get(page)?.includes(name), `${page}: ${name}`);
});

/** Numbers of exports that an entry has at least, so that the test finds them. Default: 6. */
const LEAST_EXPORTS: Readonly<Record<string, number>> = { engine: 60, 'watten-evening': 2, 'watten-season': 1 };

test('the reference page of each entry documents all exports of that entry', async () => {
  for (const { name: entry } of ENTRIES) {
    const page = pages.get(`reference/${entry}.md`) ?? '';
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const text = await readFile(join(root, `dist/types/${entry}.d.ts`), 'utf8');
    const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
    );
    const own = [...text.matchAll(/export declare \w+ (\w+)/g)].map(([, name = '']) => name);
    const names = [...lists, ...own].filter(Boolean);
    assert.ok(names.length > (LEAST_EXPORTS[entry] ?? 6), `${entry}: ${names.length} exports`);
    for (const name of names) assert.match(page, new RegExp(`^### ${name}(?: \\(type\\))?$`, 'm'), `${entry}: ${name}`);
  }
  const engine = pages.get('reference/engine.md') ?? '';
  for (const text of ['playerSeed', 'Throws InputError `invalid-seats`', 'connection(seat: ', 'legalActions(seat: '])
    assert.ok(engine.includes(text), text);
});

test('the downloadable zip file contains all files in dist/cdn except source maps', async () => {
  const files = Object.entries(unzipSync(await zipOf(join(root, 'dist'))));
  const folder = join(root, 'dist/cdn');
  const { files: listed } = JSON.parse(await readFile(join(folder, 'files.json'), 'utf8')) as {
    readonly files: readonly { readonly path: string }[];
  };
  const wanted = [...listed.map(({ path }) => path), 'files.json'];
  assert.ok(wanted.includes('embed/embed.html'));
  assert.deepEqual(files.map(([name]) => name).sort(), wanted.map((file) => `watten/${file}`).sort());
  for (const [name, data] of files)
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    assert.ok((await readFile(join(folder, name.slice('watten/'.length)))).equals(data), name);
});
