import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateData } from './template-data.js';
import { bar } from './bar.js';
import { seats } from './seats.js';
import { openTrickMarks, pictures, trickList, trickMarks, openTrickList } from './trick.js';
import { cutPlace } from './cut.js';
import { hand } from './hand.js';
import { lastPile } from '../features/last-trick/last-pile.js';
import { printed } from './printed.js';
import { placed } from './view/placed.js';
import { prompt } from './prompt.js';

/** A table in one moment. Cards on the canvas are told again here, for those who cannot see it. */
export const tableTemplate = (data: TemplateData): TemplateResult => {
  const { model, messages, cardsInDom, isPrinted, panel, controls, slate } = data;
  const { layout } = model;
  return html`
    ${cardsInDom ? pictures(data) : nothing}
    <div class="${layout.form} ${layout.classes}" ${placed(layout.styles)} ?inert=${panel !== null}>
      <h2 class="sr-only">${messages['label-table']}</h2>
      ${bar(data)}
      ${
        slate
          ? html`<h3 class="sr-only">${messages['label-slate']}</h3>
              ${slate(data)}`
          : nothing
      }
      <h3 class="sr-only">${messages['label-seats']}</h3>
      ${seats(data)}
      <h3 class="sr-only">${messages['label-trick']}</h3>
      ${lastPile(data)} ${trickList(data)} ${trickMarks(data)} ${openTrickMarks(data)} ${openTrickList(data)}
      ${cutPlace(data)} ${(controls ?? prompt)(data)} ${hand(data)} ${data.deducing?.template?.(data) ?? nothing}
    </div>
    ${data.panelTemplate?.(data) ?? nothing} ${data.closeUp?.(data)} ${data.trainer?.word(data)} ${data.unsaved()}
    ${isPrinted ? printed(data) : nothing}
  `;
};
