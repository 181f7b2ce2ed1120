/** The CSS rule in docs/guides/size.md that reserves the table's space until its script loads. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { serve } from '../../tools/demo/serve.js';
import { runs } from '../runs.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

const RULE = /```css\n(?<rule>watten-table:not\(:defined\)[^]*?)```/.exec(readFileSync('docs/guides/size.md', 'utf8'))
  ?.groups?.['rule'];
const PAGE = '/page.html';
const SIZES = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;

before(async () => {
  [site, browser] = await Promise.all([serve(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await site.close();
});

/**
 * The table's typeface matches the widths of Georgia. The serif of the test machine is a fifth wider, so its texts would shift.
 */
const OWN_FONT = 'watten-table { --watten-font: serif }';

/** The top, in CSS pixels, of the text below the table before and after the script loads, and the layout shift score. */
async function shiftAt(width: number, height: number, rule: string) {
  const tab = await browser.newPage();
  await tab.setViewport({ width, height });
  await tab.setRequestInterception(true);
  tab.on('request', (request) =>
    request.url().endsWith(PAGE)
      ? void request.respond({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><style>body { margin: 0 } ${OWN_FONT} ${rule}</style>
            <h1>Watten</h1><watten-table></watten-table><p>Every evening</p>`,
        })
      : void request.continue(),
  );
  await tab.goto(`${site.url}${PAGE}`);
  const textAt = (): Promise<number> => tab.$eval('p', (text) => text.getBoundingClientRect().top + scrollY);
  const earlier = await textAt();
  await tab.evaluate(async (source) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const script = document.createElement('script');
    script.type = 'module';
    script.src = source;
    document.head.append(script);
  }, '/dist/cdn/watten-table.js');
  await tab.waitForFunction(() => document.querySelector('watten-table')?.shadowRoot?.querySelector('.fan canvas'));
  const shift = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 100)));
      }),
  );
  const later = await textAt();
  await tab.close();
  return { earlier, later, shift };
}

test('with the documented CSS rule, the page does not shift while the table loads', async () => {
  assert.ok(RULE, 'the rule is found');
  for (const [width, height] of runs<readonly (typeof SIZES)[number][]>(SIZES.slice(0, 1), SIZES)) {
    const { earlier, later, shift } = await shiftAt(width, height, RULE);
    assert.deepEqual([earlier, shift], [later, 0], `${width}x${height}`);
  }
});

test('without the documented CSS rule, the page shifts while the table loads', async () => {
  const { earlier, later, shift } = await shiftAt(768, 1024, '');
  assert.ok(later > earlier + 300 && shift > 0.01);
});
