/** The example of docs/guides/ssr.md, rendered as described there and opened in a browser. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import sirv from 'sirv';
import { LANGUAGES, loadMessages, speechLanguageOf } from '../../src/i18n/languages.js';
import { layoutShiftOf } from './layout-shift-of.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

const guide = readFileSync('docs/guides/ssr.md', 'utf8');
const codeOf = (file: string): string => {
  const [, code] = guide.split(`\`\`\`js\n// ${file}\n`)[1]?.match(/^([^]*?)```/) ?? [];
  assert.ok(code, `the guide has ${file}`);
  return code;
};

// The folder is in the repository, where the package can import itself by name and Lit's packages are installed.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'on-server-'));

/** The pages that the server renders: one per language, and one with an online table. */
function pages(): readonly string[] {
  const script = `import { page } from './page.mjs';
    import { page as atServer } from './at-server.mjs';
    const pages = ${JSON.stringify(LANGUAGES)}.map((language) => page({ language, variant: 'bayrisch' }));
    pages.push(atServer({ language: 'de', variant: 'bayrisch' }));
    process.stdout.write(JSON.stringify(await Promise.all(pages)));`;
  writeFileSync(join(folder, 'ask.mjs'), script);
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'ask.mjs')], { encoding: 'utf8' });
  assert.equal(stderr, '');
  return JSON.parse(stdout) as readonly string[];
}

const withoutScript = (page = ''): string =>
  page.replace(/<script[^]*?<\/script>/, '<link rel="icon" href="data:," />');

let rendered: readonly string[] = [];
/** The rendered page without its script. */
let sent = '';
let browser: TestBrowser;
/** URLs whose responses are delayed. */
let held = /^$/;
const release: (() => void)[] = [];
const files = sirv(folder, { dev: true });
const dist = sirv('dist', { dev: true });
const server = createServer((request, response) => {
  const { url = '/' } = request;
  if (url === '/') return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(sent);
  const answer = (): void => {
    if (!url.startsWith('/dist/')) return files(request, response);
    request.url = url.slice('/dist'.length);
    dist(request, response);
  };
  if (held.test(url)) release.push(answer);
  else answer();
});

before(async () => {
  writeFileSync(join(folder, 'page.mjs'), codeOf('page.js'));
  writeFileSync(
    join(folder, 'at-server.mjs'),
    codeOf('page.js').replace('variant=${variant}', 'variant=${variant} server="http://localhost:1"'),
  );
  writeFileSync(join(folder, 'client.js'), codeOf('client.js'));
  await build({
    entryPoints: [join(folder, 'client.js')],
    outdir: join(folder, 'built'),
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'error',
  });
  rendered = pages();
  sent = withoutScript(rendered[LANGUAGES.indexOf('de')]);
  browser = await openBrowser();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await browser.close();
  server.closeAllConnections();
  server.close();
});

test('the server-rendered poster contains the texts for its variant in every language', async () => {
  assert.ok(LANGUAGES.length > 1);
  for (const [at, language] of LANGUAGES.entries()) {
    const html = rendered[at] ?? '';
    const { salzburg } = await loadMessages(language);
    const [, shadow = ''] = /<template shadowroot="open" shadowrootmode="open">([^]*)<\/template>/.exec(html) ?? [];
    const text = shadow.replaceAll(/<style>[^]*?<\/style>/g, '').replaceAll(/<[^>]*>/g, ' ');
    assert.match(text, new RegExp(`${salzburg.title}[^]*15[^]*${salzburg.start}`));
    assert.match(shadow, /<style>:host\{display:block;/);
    assert.ok(
      shadow.includes(`aria-label="${salzburg['label-table']}"`) &&
        shadow.includes(`lang="${speechLanguageOf(language)}"`),
    );
    assert.ok(gzipSync(shadow).length <= 2650, `${gzipSync(shadow).length} bytes`);
  }
});

/** Positions and texts of the headline, the button and the text below the table. */
const layoutOf = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => {
    const table = document.querySelector('watten-table')!;
    const elements = ['h2', 'p', '.button'].map((element) => table.shadowRoot!.querySelector<HTMLElement>(element)!);
    return [...elements, table, document.querySelector('body > p') as HTMLElement].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.innerText.trim()];
    });
  });

/** The layout shift when the typeface replaces the serif of the test machine, which is a fifth wider than Georgia. */
const TYPEFACE_SHIFT = 0.01;

/** Opens the page without its script. */
async function open(): Promise<{
  readonly tab: Page;
  readonly errors: string[];
  addScript(from: string): Promise<void>;
}> {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 390, height: 844 });
  const errors: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  tab.on('pageerror', (error) => errors.push(String(error)));
  await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const addScript = (from: string): Promise<void> =>
    tab.evaluate((source) => {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: source }));
    }, from);
  return { tab, errors, addScript };
}

/** Whether the poster was rendered only once. */
const isRenderedOnce = (tab: Page): Promise<boolean> =>
  tab.evaluate(() => document.querySelector('watten-table')!.shadowRoot!.querySelectorAll('.inside').length === 1);

for (const script of ['/built/client.js', '/dist/cdn/watten-table.js']) {
  test(`with ${script}, the table hydrates the server-rendered page without a layout shift`, async () => {
    const { tab, errors, addScript } = await open();
    const drawn = await layoutOf(tab);
    await tab.evaluate(() => document.querySelector('watten-table')!.shadowRoot!.querySelector('button')!.focus());
    await addScript(script);
    await tab.waitForFunction(() => document.querySelector('watten-table')?.shadowRoot?.querySelector('.fan canvas'));
    assert.deepEqual(await layoutOf(tab), drawn);
    assert.ok((await layoutShiftOf(tab)) < TYPEFACE_SHIFT);
    assert.ok(await isRenderedOnce(tab));
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => document.querySelector('watten-table')?.view?.rules.variant === 'bayrisch');
    assert.deepEqual(errors, []);
    await tab.close();
  });
}

test('a game starts even if the visitor presses the start button before the language has loaded', async () => {
  held = /\/chunks\/de-/;
  const { tab, errors, addScript } = await open();
  await addScript('/dist/cdn/watten-table.js');
  await tab.waitForFunction(() => customElements.get('watten-table'));
  const button = await tab.evaluateHandle(() =>
    document.querySelector('watten-table')!.shadowRoot!.querySelector('button')!,
  );
  await button.click();
  assert.equal(await tab.evaluate(() => document.querySelector('watten-table')!.view), null);
  held = /^$/;
  for (const answer of release.splice(0)) answer();
  await tab.waitForFunction(() => document.querySelector('watten-table')?.view);
  assert.ok(await isRenderedOnce(tab));
  assert.deepEqual(errors, []);
  await tab.close();
});

test('a press on a server-rendered button before the element is defined takes effect when the table takes over', async () => {
  const { tab, errors, addScript } = await open();
  const button = await tab.evaluateHandle(() =>
    document.querySelector('watten-table')!.shadowRoot!.querySelector('button')!,
  );
  await button.click();
  await addScript('/built/client.js');
  await tab.waitForFunction(() => document.querySelector('watten-table')?.view?.rules.variant === 'bayrisch');
  assert.ok(await isRenderedOnce(tab));
  assert.deepEqual(errors, []);
  await tab.close();
});

test('with the `server` attribute, a server-rendered page has no poster and no layout shift', async () => {
  sent = withoutScript(rendered.at(-1));
  const { tab, errors, addScript } = await open();
  const place = (): Promise<unknown> =>
    tab.evaluate(() =>
      ['watten-table', 'body > p'].map((element) => {
        const { x, y, width, height } = document.querySelector(element)!.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  assert.equal(
    await tab.evaluate(() => document.querySelector('watten-table')!.shadowRoot!.querySelector('button')),
    null,
  );
  const drawn = await place();
  await addScript('/dist/cdn/watten-table.js');
  await tab.waitForFunction(() => document.querySelector('watten-table')?.shadowRoot?.querySelector('.door'));
  assert.deepEqual(await place(), drawn);
  assert.ok((await layoutShiftOf(tab)) < TYPEFACE_SHIFT);
  assert.ok(await isRenderedOnce(tab));
  assert.deepEqual(errors, []);
  await tab.close();
});
