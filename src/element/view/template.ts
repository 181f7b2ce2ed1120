import { html, nothing, type TemplateResult } from 'lit';
import { panelTemplate } from './panel.js';
import type { TemplateData } from './template-data.js';
import { slate } from './score.js';
import { bar } from './bar.js';
import { seats } from './seats.js';
import { pictures, trickList, trickMarks, openTrickList } from './cards.js';
import { hand } from './hand.js';
import { prompt } from './prompt.js';

/** A table in one moment. Cards on the canvas are told again here, for those who cannot see it. */
export const tableTemplate = (data: TemplateData): TemplateResult => {
  const { model, cardsInDom, panel, controls } = data;
  const { layout } = model;
  return html`
    ${cardsInDom ? pictures(data) : nothing}
    <div class=${layout.form} ?inert=${panel !== null}>
      ${bar(data)} ${layout.slate ? slate(data) : nothing} ${seats(data)} ${trickList(data)} ${trickMarks(data)}
      ${openTrickList(data)} ${(controls ?? prompt)(data)} ${hand(data)}
    </div>
    ${panelTemplate(data)}
  `;
};
