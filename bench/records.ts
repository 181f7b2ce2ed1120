/**
 * Whether every engine plays the same: seeded matches among computers, of all variants, numbers of players and levels,
 * here and in a browser, their records compared.
 *
 *   npm run records                          200 matches in Node, then in the browser that tests run in
 *   npm run records -- --matches 20
 *   npm run records -- --page records.html   in Node only, then a page that plays them in whatever browser opens it
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { launch } from '../scripts/browser.mjs';
import { recordOf, signOf } from './records-in-page.js';
import { tell } from './tell.js';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '200' }, page: { type: 'string' } } });
const matches = Number(values.matches);
if (!Number.isInteger(matches) || matches < 1) throw new Error(`--matches is a whole number from 1 on, not ${values.matches}.`);

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('records-in-page.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  globalName: 'records',
  target: 'es2022',
  write: false,
});

const signs: string[] = [];
for (let index = 0; index < matches; index++) signs.push(signOf(await recordOf(index)));
tell(`${matches} matches played in Node ${process.versions.node}.`);

const html = `<!doctype html><meta charset="utf-8"><title>Records</title><body><script>${outputFiles[0].text.replaceAll('</script', '<\\/script')}
records.compare(${JSON.stringify(signs)});</script>`;

if (values.page !== undefined) {
  await writeFile(values.page, html);
  tell(`${values.page} plays them too and tells how many have another record.`);
} else {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    await page.waitForFunction("document.title.startsWith('done: ')", { timeout: 0, polling: 1000 });
    const told = (await page.evaluate('document.body.textContent')) as string;
    tell(`${await browser.version()}: ${told}.`);
  } finally {
    await browser.close();
  }
}
