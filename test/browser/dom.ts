import type { WattenTable } from '../../src/index.js';
import { rootOf } from './table.js';

/** The rendered HTML of the table without Lit's comments and the canvases. */
export function domOf(table: WattenTable): string {
  const copy = document.createElement('div');
  copy.append(...[...rootOf(table).children].map((child) => child.cloneNode(true)));
  for (const canvas of copy.querySelectorAll('canvas')) canvas.remove();
  return copy.innerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s+/g, ' ');
}

/** All text of the table, visible, spoken or in attributes, in its shadow tree and on the element. */
export const wordsOf = (table: WattenTable): string => `${table.outerHTML} ${domOf(table)}`;
