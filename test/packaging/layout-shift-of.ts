import type { Page } from 'puppeteer-core';

/** The sum of all layout shifts on a page so far. */
export const layoutShiftOf = (tab: Page): Promise<number> =>
  tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 100)));
      }),
  );
