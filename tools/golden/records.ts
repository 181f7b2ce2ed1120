/**
 * Whether every engine plays the same: seeded matches among computers, of all variants, numbers of players and levels,
 * here and in a browser, their records compared.
 *
 *   npm run records                          200 matches in Node, then in the browser that tests run in
 *   npm run records -- --matches 20
 *   npm run records -- --page records.html   in Node only, then a page that plays them in whatever browser opens it
 */
import { writeFile } from 'node:fs/promises';
import { launch } from '../shared/browser.js';
import { command, wholeNumber } from '../shared/command.js';
import { pageScript } from '../shared/page-script.js';
import { recordOf, signOf } from './records-in-page.js';
import { printLine } from '../shared/print-line.js';

/** What `records-in-page.ts` is as a script of a page. */
const script = async (): Promise<string> =>
  (await pageScript(new URL('records-in-page.ts', import.meta.url), 'records')).replaceAll('</script', '<\\/script');

const toldByBrowser = async (html: string): Promise<string> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    await page.waitForFunction("document.title.startsWith('done: ')", { timeout: 0, polling: 1000 });
    const told = (await page.evaluate('document.body.textContent')) as string;
    return `${await browser.version()}: ${told}.`;
  } finally {
    await browser.close();
  }
};

await command(
  import.meta.url,
  { options: { matches: { type: 'string', default: '200' }, page: { type: 'string' } } },
  async ({ values }) => {
    const matches = wholeNumber('--matches', values.matches);
    const inPage = await script();
    const signs: string[] = [];
    for (let index = 0; index < matches; index++) signs.push(signOf(await recordOf(index)));
    printLine(`${matches} matches played in Node ${process.versions.node}.`);
    const html = `<!doctype html><meta charset="utf-8"><title>Records</title><body><script>${inPage}
records.compare(${JSON.stringify(signs)});</script>`;
    if (values.page === undefined) return printLine(await toldByBrowser(html));
    await writeFile(values.page, html);
    printLine(`${values.page} plays them too and tells how many have another record.`);
  },
);
