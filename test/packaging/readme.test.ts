/** Checks that the code in README.md runs as pasted. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { serve } from '../../tools/demo/serve.js';
import { root } from '../../tools/shared/process.js';
import { openBrowser } from './open-browser.js';
import { withoutWebGl, withoutPainting } from './without-painting.js';

const readme = await readFile(join(root, 'README.md'), 'utf8');
const scripts = [...readme.matchAll(/```js\n(?<code>[^]*?)```/g)].map(({ groups }) => groups?.['code'] ?? '');

/** Returns the script of README.md that imports this entry. */
const scriptWith = (entry: string): string =>
  scripts.find((code) => code.includes(`'${entry}'`)) ?? assert.fail(`README.md has no script with '${entry}'.`);

test('the component in README.md shows a running game', async () => {
  const [site, browser] = await Promise.all([serve(), openBrowser()]);
  try {
    const page = await withoutWebGl(await withoutPainting(await browser.newPage()));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.setRequestInterception(true);
    const imports = JSON.stringify({ imports: { 'watten-table': '/dist/cdn/watten-table.js' } });
    const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,">
      <script type="importmap">${imports}</script><body><script type="module">${scriptWith('watten-table')}</script>`;
    page.on('request', (request) => {
      if (request.url().endsWith('/readme.html')) void request.respond({ contentType: 'text/html', body });
      else void request.continue();
    });
    await page.goto(`${site.url}/readme.html`);
    await page.waitForFunction(() => document.querySelector('watten-table')?.view?.rules.variant === 'bayrisch');
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    await site.close();
  }
});

test('the engine example in README.md plays a whole game in Node', async () => {
  const folder = await mkdtemp(join(root, '.cache/readme-'));
  try {
    const engine = JSON.stringify(join(root, 'dist/engine.js'));
    const code = scriptWith('watten-table/engine').replace("'watten-table/engine'", engine);
    await writeFile(join(folder, 'game.mjs'), code);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'game.mjs')]);
    assert.match(stdout, /^\[ \d+, \d+ \]\n$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('README.md is at most 200 lines long, and its picture is at most 400 KB', async () => {
  assert.ok(readme.split('\n').length <= 200);
  assert.ok((await readFile(join(root, 'docs/table.webp'))).length <= 400_000);
});
