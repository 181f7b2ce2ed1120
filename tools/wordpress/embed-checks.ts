/** Checks of the embed page in a WordPress without the plugin: WordPress shows the page by oEmbed. */
import assert from 'node:assert/strict';
import type { Frame, Page } from 'puppeteer-core';
import { start, visit, waitForPoster, waitForQuestion } from '../hosts/visitor.js';
import type { Context } from './context.js';
import type { Person } from './person.js';
import { startTableServer, type TableServer } from './table-server.js';

const PARAMETERS = '?variant=bayrisch&lang=it';

/** Bounds, in px, within which WordPress keeps the height of a frame. */
const [MIN_HEIGHT, MAX_HEIGHT] = [200, 1000];

/** Records the heights that the embed page reports. */
const RECORD_HEIGHTS = `window.reportedHeights = [];
  addEventListener('message', ({ data }) => {
    if (data?.type === 'watten-height') window.reportedHeights.push(data.height);
  });`;

const FRAME = 'iframe.wp-embedded-content';

const embedFrame = async (page: Page): Promise<Frame> => {
  const element = await page.waitForSelector(FRAME);
  return (await element?.contentFrame()) ?? assert.fail(`${FRAME} is a frame`);
};

/** Waits until the frame is visible with the height that its page reported last, and fits into the page. */
async function waitForHeight(page: Page): Promise<void> {
  const state = `(() => {
    const frame = document.querySelector('${FRAME}');
    const reported = window.reportedHeights.at(-1) ?? 0;
    const { visibility, position } = getComputedStyle(frame);
    const overflow = document.documentElement.scrollWidth - innerWidth;
    return { height: frame.offsetHeight, width: frame.offsetWidth, reported, visibility, position, overflow };
  })()`;
  const wanted = `Math.min(Math.max(reported, ${MIN_HEIGHT}), ${MAX_HEIGHT})`;
  const isRight = `(({ height, reported, visibility, position, overflow }) => reported > 0 && height === ${wanted} &&
    visibility === 'visible' && position === 'static' && overflow <= 0)(${state})`;
  await page
    .waitForFunction(isRight, { timeout: 10_000 })
    .catch(async () => assert.fail(`The frame does not fit: ${JSON.stringify(await page.evaluate(state))}`));
}

/** Checks that the visitor's page shows the table in a frame of its height, and that the table plays. */
async function checkAtWidth({ browser }: Context, url: string, server: TableServer, width: number): Promise<void> {
  const { page, errors } = await visit(browser, 'about:blank');
  await page.setViewport({ width, height: 900 });
  await page.evaluateOnNewDocument(RECORD_HEIGHTS);
  await page.goto(url);
  const frame = await embedFrame(page);
  assert.ok(frame.url().startsWith(server.embedPage + PARAMETERS), frame.url());
  await waitForPoster(frame, 'Inizia la partita');
  await waitForHeight(page);
  await start(frame);
  await waitForQuestion(frame);
  assert.equal(await frame.evaluate(() => document.querySelector('watten-table')?.view?.rules.variant), 'bayrisch');
  assert.deepEqual(errors, []);
  await page.close();
}

/** Checks a page whose script of WordPress loads after the frame. */
async function checkLateScript({ browser }: Context, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  page.on('request', (request) => {
    const isScript = request.url().includes('/wp-embed.');
    isHeld ||= isScript;
    void (isScript ? released : Promise.resolve()).then(() => request.continue());
  });
  await page.evaluateOnNewDocument(RECORD_HEIGHTS);
  const opened = page.goto(url);
  await page.waitForFunction('window.reportedHeights.length > 0');
  assert.ok(isHeld, 'the page contains the script of WordPress');
  release();
  await opened;
  await waitForHeight(page);
  await page.close();
}

/** Checks a published post. `source`: how the author added the table. */
async function checkPost(context: Context, url: string, server: TableServer, source: string): Promise<void> {
  for (const width of [390, 1280])
    await context.check(`the table from ${source} plays in a frame of its height at ${width} px`, () =>
      checkAtWidth(context, url, server, width),
    );
}

/** Adds an Embed block with a URL. WordPress also makes this block from a pasted `https` URL. */
async function addEmbedBlock({ page }: Person, canvas: Frame, url: string): Promise<void> {
  await page.keyboard.type('/embed');
  await page.waitForSelector('.components-autocomplete__result');
  await page.keyboard.press('Enter');
  await canvas.waitForSelector('[data-type="core/embed"] input');
  await canvas.focus('[data-type="core/embed"] input');
  await page.keyboard.type(url);
  await page.keyboard.press('Enter');
  await canvas.waitForSelector('[data-type="core/embed"] iframe');
}

/** Runs the checks of the embed page, with the plugin off. */
export async function checkEmbedPage(context: Context, author: Person): Promise<void> {
  const { site, check } = context;
  const server = await startTableServer();
  const setPlugin = (change: 'activate_plugin' | 'deactivate_plugins'): string =>
    site.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${change}( 'watten-table/watten-table.php' );`);
  setPlugin('deactivate_plugins');
  try {
    const pasted = await check(
      'without the plugin, an author pastes the URL of an embed page and publishes',
      async () => {
        const canvas = await author.newPost();
        await author.paste(canvas, server.embedPage + PARAMETERS);
        return author.publish();
      },
    );
    await checkPost(context, pasted, server, 'a pasted URL');
    const embedded = await check('without the plugin, an author sees the table of an Embed block', async () => {
      await addEmbedBlock(author, await author.newPost(), server.embedPage + PARAMETERS);
      return author.publish();
    });
    await checkPost(context, embedded, server, 'an Embed block');
    await check('the table appears even if it loads before the script of WordPress', () =>
      checkLateScript(context, embedded),
    );
  } finally {
    setPlugin('activate_plugin');
    await server.close();
  }
}
