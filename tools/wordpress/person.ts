/** A person who logs in to WordPress and edits posts in the browser. */
import assert from 'node:assert/strict';
import type { Browser, Frame, Page } from 'puppeteer-core';
import type { Site, User } from './site.js';

export interface Person {
  readonly page: Page;
  /** Errors in the console and uncaught errors. */
  readonly errors: readonly string[];
  /** Opens the editor for a new post, with the cursor in an empty paragraph. Resolves to the frame of the canvas. */
  newPost(): Promise<Frame>;
  /** Pastes plain text at the cursor of the canvas. */
  paste(canvas: Frame, text: string): Promise<void>;
  /** Publishes the post in the editor. Resolves to its URL. */
  publish(): Promise<string>;
  close(): Promise<void>;
}

/** Runs code in a page and returns its result. Code is a string, because it uses WordPress's globals. */
const evaluate = <T>(frame: Page | Frame, code: string): Promise<T> => frame.evaluate(code) as Promise<T>;

/** The editor's canvas is a frame, unless a block or the screen does not support it. */
async function canvasOf(page: Page): Promise<Frame> {
  await page.waitForSelector('iframe[name="editor-canvas"], .editor-styles-wrapper', { timeout: 60_000 });
  const element = await page.$('iframe[name="editor-canvas"]');
  const frame = (await element?.contentFrame()) ?? page.mainFrame();
  await frame.waitForSelector('.block-editor-block-list__layout', { timeout: 60_000 });
  return frame;
}

export async function logIn(browser: Browser, site: Site, { name, password }: User): Promise<Person> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.setViewport({ width: 1280, height: 900 });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // The editor asks before a page with changes is left.
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${site.url}/wp-login.php`);
  await page.waitForSelector('#user_login');
  await evaluate(
    page,
    `document.querySelector('#user_login').value = '${name}'; document.querySelector('#user_pass').value = '${password}';`,
  );
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
  assert.ok(page.url().includes('wp-admin'), `${name} is logged in`);
  return {
    page,
    errors,
    async newPost() {
      await page.goto(`${site.url}/wp-admin/post-new.php`);
      await page.waitForFunction(`Boolean(window.wp?.data?.select('core/editor')?.getCurrentPostId())`);
      await evaluate(page, `wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false)`);
      const canvas = await canvasOf(page);
      await canvas.click('[aria-label="Add title"]');
      await page.keyboard.type('Watten');
      await page.keyboard.press('Enter');
      await canvas.waitForFunction(`Boolean(document.activeElement?.matches('[data-type="core/paragraph"]'))`);
      return canvas;
    },
    paste: (canvas, text) =>
      evaluate(
        canvas,
        `(() => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', ${JSON.stringify(text)});
          document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        })()`,
      ),
    async publish() {
      const pressWhenReady = async (selector: string): Promise<void> => {
        await page.waitForSelector(`${selector}:not([aria-disabled="true"]):not(:disabled)`);
        // The panel moves when it opens, so a click with the mouse could miss the button.
        await page.$eval(selector, (button) => (button as HTMLElement).click());
      };
      await pressWhenReady('.editor-post-publish-button__button');
      await pressWhenReady('.editor-post-publish-panel .editor-post-publish-button');
      await page.waitForFunction(`wp.data.select('core/editor').isCurrentPostPublished()`);
      await page.waitForFunction(`!wp.data.select('core/editor').isSavingPost()`);
      return evaluate(page, `wp.data.select('core/editor').getPermalink()`);
    },
    close: () => context.close(),
  };
}
