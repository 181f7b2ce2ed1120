import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { all, frames, rootOf, until } from './table.js';

export type Size = readonly [width: number, height: number];

const SIZES: readonly Size[] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
];

export const isShown = (button: HTMLElement): boolean =>
  button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]');

/** What is wrong with the buttons of a table, by name. */
function faultsOf(table: WattenTable): readonly string[] {
  const box = table.getBoundingClientRect();
  return all<HTMLButtonElement>(table, 'button')
    .filter(isShown)
    .flatMap((button) => {
      button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const name =
        button.dataset.card ?? button.dataset.action ?? button.getAttribute('aria-label') ?? button.textContent;
      const at = table.getBoundingClientRect();
      const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
      const hit = rootOf(table).elementFromPoint(left + width / 2, top + height / 2);
      const faults: string[] = [];
      // Half a pixel is rounding.
      if (left < at.left - 0.5 || right > at.right + 0.5 || top < at.top - 0.5 || bottom > at.bottom + 0.5) {
        faults.push(
          `${name} is outside: ${[left - at.left, top - at.top, right - at.left, bottom - at.top].map(Math.round).join()} in ${Math.round(box.width)}x${Math.round(box.height)}`,
        );
      }
      if (!hit || !button.contains(hit)) faults.push(`${name} is covered by ${hit?.className ?? 'the page'}`);
      if (button.offsetWidth < 44 || button.offsetHeight < 44)
        faults.push(`${name} is ${button.offsetWidth}x${button.offsetHeight}`);
      return faults;
    });
}

/** The same table on pages of all sizes: a new game for each would take four times as long. */
export async function controlsAreFit(table: WattenTable, where: string, sizes: readonly Size[] = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await setViewport({ width, height });
    await frames(3);
    // It is laid out anew as soon as the browser tells of the new size.
    await until(() => faultsOf(table).length === 0, where, 1000).catch(() => {
      assert.deepEqual(faultsOf(table), [], `${where} at ${width}x${height}`);
    });
    assert.strictEqual(table.offsetWidth, document.documentElement.clientWidth);
  }
}
