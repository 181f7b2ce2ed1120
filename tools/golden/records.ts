/**
 * Checks that computer players act the same in all JavaScript engines. Plays seeded matches of all variants, numbers of
 * players and levels in Node and in a browser, and compares the records.
 *
 *   npm run records                          200 matches in Node, then in the test browser
 *   npm run records -- --matches 20
 *   npm run records -- --page records.html   in Node only, and writes a page that plays them in any browser
 */
import { writeFile } from 'node:fs/promises';
import { launch } from '../shared/browser.js';
import { command, wholeNumber } from '../shared/command.js';
import { pageScript } from '../shared/page-script.js';
import { recordOf, hashOf } from './records-in-page.js';
import { printLine } from '../shared/print-line.js';

/** Returns `records-in-page.ts` as a script for a page. */
const script = async (): Promise<string> =>
  (await pageScript(new URL('records-in-page.ts', import.meta.url), 'records')).replaceAll('</script', '<\\/script');

const resultInBrowser = async (html: string): Promise<string> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    await page.waitForFunction("document.title.startsWith('done: ')", { timeout: 0, polling: 1000 });
    const result = (await page.evaluate('document.body.textContent')) as string;
    return `${await browser.version()}: ${result}.`;
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
    const hashes: string[] = [];
    for (let index = 0; index < matches; index++) hashes.push(hashOf(await recordOf(index)));
    printLine(`${matches} matches played in Node ${process.versions.node}.`);
    const html = `<!doctype html><meta charset="utf-8"><title>Records</title><body><script>${inPage}
records.compare(${JSON.stringify(hashes)});</script>`;
    if (values.page === undefined) return printLine(await resultInBrowser(html));
    await writeFile(values.page, html);
    printLine(`Open ${values.page} in a browser: it plays the same matches and shows how many records differ.`);
  },
);
