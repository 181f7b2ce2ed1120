import { html, nothing, type TemplateResult } from 'lit';
import { isFilled } from './feature.js';
import type { TemplateData } from './template-data.js';
import { bar } from './bar.js';
import { gainClass } from './score/score.js';
import { seats } from './seats.js';
import { openTrickMarks, pictures, stockMark, trickList, trickMarks, openTrickList } from './trick.js';
import { cutPlace } from './cut.js';
import { hand } from './hand.js';
import { printed } from './printed.js';
import { placed } from './view/placed.js';
import { prompt } from './prompt.js';

/** Renders the table. For screen readers, the template repeats the cards that the canvas shows. */
export const tableTemplate = (data: TemplateData): TemplateResult => {
  const {
    model,
    texts: { messages },
    picture: { cardsInDom, isPrinted },
    prompt: { replacement },
    panel,
    slot,
  } = data;
  const { layout } = model;
  return html`
    ${cardsInDom ? pictures(data) : nothing}
    <div
      class="${layout.form} ${layout.classes} ${gainClass(model)}"
      ${placed(layout.styles)}
      ?inert=${panel.open !== null}
    >
      <h2 class="sr-only">${messages['label-table']}</h2>
      ${bar(data)}
      ${
        isFilled(slot('score'))
          ? html`<h3 class="sr-only">${messages['label-slate']}</h3>
              ${slot('score')}`
          : nothing
      }
      <h3 class="sr-only">${messages['label-seats']}</h3>
      ${seats(data)}
      <h3 class="sr-only">${messages['label-trick']}</h3>
      ${slot('trick')} ${trickList(data)} ${trickMarks(data)} ${openTrickMarks(data)} ${openTrickList(data)}
      ${stockMark(data)} ${cutPlace(data)} ${(replacement ?? prompt)(data)} ${hand(data)} ${slot('below-panels')}
    </div>
    ${panel.template()} ${slot('layer')} ${isPrinted ? printed(data) : nothing}
  `;
};
