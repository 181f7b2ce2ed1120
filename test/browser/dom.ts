import type { WattenTable } from '../../src/index.js';
import { rootOf } from './table.js';

/** What the table shows, but for what Lit and the canvas leave there. */
export function domOf(table: WattenTable): string {
  const copy = document.createElement('div');
  copy.append(...[...rootOf(table).children].map((child) => child.cloneNode(true)));
  for (const canvas of copy.querySelectorAll('canvas')) canvas.remove();
  return copy.innerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s+/g, ' ');
}

/** Every word that a table shows, speaks or hides in an attribute, in its shadow tree and at the element itself. */
export const wordsOf = (table: WattenTable): string => `${table.outerHTML} ${domOf(table)}`;
