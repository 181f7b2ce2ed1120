/** Adds mistakes in the rules of a table to its notes, which only people who can edit the page see. */
import { findMistakes } from './mistakes.js';

for (const notes of document.querySelectorAll<HTMLElement>('.watten-table-notes')) {
  const table = notes.parentElement?.querySelector('watten-table');
  const values = [...(table?.attributes ?? [])].map(({ name, value }) => [name, value] as const);
  for (const message of Object.values(findMistakes(Object.fromEntries(values)))) {
    const paragraph = document.createElement('p');
    paragraph.textContent = message;
    notes.append(paragraph);
    notes.hidden = false;
  }
}
