import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Messages } from '../i18n/de.js';
import { say } from '../i18n/text.js';
import type { SideModel, TableModel } from '../table/model.js';
import type { TableParts } from './parts.js';
import { onBox, placed } from './placed.js';

/** Four play as we and they, two and three each for himself. */
const nameOfSide = (messages: Messages, { name, ours }: SideModel): string => name ?? (ours ? messages.us : messages.them);

/** More dots than this are written as a number. */
const DOTS = 3;

/** A dot for each Bummerl, as on a slate. */
const bummerlDots = (messages: Messages, count: number) =>
  count > 0
    ? html`<span class="dots" aria-hidden="true">${count > DOTS ? `${count}●` : '●'.repeat(count)}</span><span class="sr-only">${say(messages, { key: 'bummerl', params: { count } })}</span>`
    : nothing;

/** The Gestrichen strokes, for those who cannot see them. */
const strokes = (messages: Messages, sides: readonly SideModel[]) => {
  const struck = sides.filter(({ gestrichen }) => gestrichen);
  return struck.length > 0
    ? html`<span class="sr-only">${struck.map((side) => nameOfSide(messages, side)).join(', ')}: ${messages.gestrichen}</span>`
    : nothing;
};

const sideClasses = ({ ours, gestrichen }: SideModel) => classMap({ points: true, ours, theirs: !ours, gestrichen });

/** The score in the bar: where the slate has no room. */
export const scoreChip = ({ model, messages }: TableParts): TemplateResult => {
  const { sides, tricks, target } = model;
  return html`<div class=${classMap({ chip: true, score: true, three: sides.length === 3 })} part="score" role="group" aria-label=${messages['label-score']}>
    <div class="totals">
      ${sides.map(
        (side) => html`<div class="total">
          <span class="side">${nameOfSide(messages, side)}</span>
          <span><span class=${sideClasses(side)}>${side.score}</span> ${bummerlDots(messages, side.bummerl)}</span>
        </div>`,
      )}
    </div>
    <span class="extra">${say(messages, { key: 'tricks', params: tricks })}<span class="roomy"> · ${say(messages, { key: 'target', params: { target } })}</span></span>
    ${strokes(messages, sides)}
  </div>`;
};

/** As many entries of the Schrift as the slate has lines; the last ones count. */
const SLATE_ROWS = 7;

const rowsOf = ({ rows, sides }: TableModel): TableModel['rows'] => (rows.length > 0 ? rows.slice(-SLATE_ROWS) : [sides.map(({ score }) => score)]);

/** The slate with the whole Schrift. */
export const slate = ({ model, messages }: TableParts): TemplateResult => {
  const { sides, target, tricks } = model;
  const shown = rowsOf(model);
  const lastOf = (column: number): number => shown.map((row) => row[column] !== null).lastIndexOf(true);
  return html`<div class=${classMap({ slate: true, three: sides.length === 3 })} part="score" role="group" aria-label=${messages['label-score']} ${placed(onBox(model.layout.slate!))}>
    <span class="sr-only">${sides.map((side) => `${nameOfSide(messages, side)} ${side.score}`).join(', ')}</span>
    <table aria-hidden="true">
      <thead>
        <tr>${sides.map((side) => html`<th>${nameOfSide(messages, side)}</th>`)}</tr>
      </thead>
      <tbody>
        ${shown.map(
          (row, index) => html`<tr>
            ${sides.map(({ gestrichen }, column) => html`<td><span class=${classMap({ gestrichen: gestrichen && index === lastOf(column) })}>${row[column] ?? '–'}</span></td>`)}
          </tr>`,
        )}
        <tr class="rest">${sides.map(() => html`<td></td>`)}</tr>
      </tbody>
    </table>
    ${strokes(messages, sides)}
    <div class="foot">${sides.map(({ bummerl }) => html`<span>${bummerlDots(messages, bummerl)}</span>`)}</div>
    <div class="foot"><span>${say(messages, { key: 'tricks', params: tricks })}</span><span>${say(messages, { key: 'target', params: { target } })}</span></div>
  </div>`;
};
