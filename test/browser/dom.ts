import type { WattenTable } from '../../src/index.js';
import { rootOf } from './table.js';

/** The table's rendered HTML without Lit's comments, the canvases and spaces around class names, which Lit adds or not. */
export function domOf(table: WattenTable): string {
  const copy = document.createElement('div');
  copy.append(...[...rootOf(table).children].map((child) => child.cloneNode(true)));
  for (const canvas of copy.querySelectorAll('canvas')) canvas.remove();
  for (const element of copy.querySelectorAll('[class]'))
    element.setAttribute('class', [...element.classList].sort().join(' '));
  return copy.innerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s+/g, ' ');
}

/** All text in the table's shadow tree and on the element: visible, spoken or in attributes. */
export const wordsOf = (table: WattenTable): string => `${table.outerHTML} ${domOf(table)}`;
