import type { Page } from 'puppeteer-core';

/** Disables painting on pages that this tab opens later, which saves much of the test's time. Layout still works. */
export async function withoutPainting(page: Page): Promise<Page> {
  await page.evaluateOnNewDocument(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.opacity = '0';
    });
  });
  return page;
}

/** Simulates a browser without WebGL. The table then draws its cards in the page, and the test takes a third less time. */
export async function withoutWebGl(page: Page): Promise<Page> {
  await page.evaluateOnNewDocument(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
        return type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest]);
      },
    });
  });
  return page;
}
