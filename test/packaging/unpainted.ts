import type { Page } from 'puppeteer-core';

/**
 * All is there on a page that opens from now on, laid out, and can be clicked, but nothing is painted: that takes much of
 * the time, and few tests look at it.
 */
export async function unpainted(page: Page): Promise<Page> {
  await page.evaluateOnNewDocument(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.opacity = '0';
    });
  });
  return page;
}

/** The table shows its cards in the page, as where a browser has no WebGL: that takes a third less time. */
export async function undrawn(page: Page): Promise<Page> {
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
