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
