import { html, type TemplateResult } from 'lit';
import type { SeasonState } from '../../season/state.js';
import { fileName, saveFile } from '../files.js';
import type { SeasonView } from './season-view.js';
import { csvOfSeasonDesk } from './season-csv.js';
import { rules, seasonTable, standingsTable } from './table.js';

/** From this number of evenings, the printed table is in landscape format. */
const WIDE_EVENINGS = 11;

/** The page of the table. */
export const tablePage = (view: SeasonView, state: SeasonState): TemplateResult => {
  const { texts } = view;
  const sheet = (): TemplateResult =>
    html`<h1>${state.name}</h1>
      ${standingsTable(view, state)}${rules(view, state)}`;
  return html`<section class="sheet">
    <h2 tabindex="-1" data-heading>${state.name}</h2>
    ${seasonTable(view, state)}
    <div class="row">
      <button type="button" class="button" @click=${() => view.print(sheet(), state.evenings.length >= WIDE_EVENINGS)}>
        ${texts.print}
      </button>
      <button
        type="button"
        class="button"
        @click=${() => saveFile(`${fileName(state.name)}.csv`, `\u{FEFF}${csvOfSeasonDesk(texts, state)}`, 'text/csv')}
      >
        ${texts.csv}
      </button>
    </div>
  </section>`;
};
