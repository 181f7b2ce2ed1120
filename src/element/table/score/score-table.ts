import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import { capital } from '../../../i18n/capital.js';
import { say, type Text } from '../../../i18n/text.js';
import { headlineOf } from '../../../table/headline.js';
import type { SideModel } from '../../../table/model.js';
import type { SchriftEntry } from '../../../table/schrift.js';
import { bummerlMarks, type BummerlKind } from '../../../table/slate.js';
import type { TemplatePicture, TemplateTexts, TemplateTopics } from '../template-data.js';
import { bummerlIn, nameOfSide } from './score.js';

/** Slots for a side's Bummerl in the last row, by number of sides. */
const PLACES = { 2: 5, 3: 3 } as const;

/** The text of a line: a heading, its explanation, and the sentence that screen readers read instead of the figures. */
interface LineText {
  readonly head: string;
  readonly text: string;
  readonly spoken: string;
}

const textOf = (messages: Messages, entry: SchriftEntry): LineText => {
  const said = (texts: readonly Text[], between: string): string =>
    texts.map((text) => say(messages, text)).join(between);
  switch (entry.type) {
    case 'game':
      return {
        head: say(messages, { key: 'score-of-game', params: { number: entry.number } }),
        text: said(headlineOf(entry.bummerl, true).phrases, ', '),
        spoken: said(entry.bummerl, ' '),
      };
    case 'start':
      return { head: messages['score-start'], text: '', spoken: '' };
    case 'hand': {
      const reason = capital(say(messages, entry.reason));
      return {
        head: say(messages, { key: 'score-hand', params: { number: entry.number } }),
        text: reason,
        spoken: `${say(messages, entry.outcome)} ${reason}`,
      };
    }
    case 'fact':
      return { head: '', text: say(messages, entry.text), spoken: '' };
  }
};

/** A total with the points of the hand before it; a dash for a side whose points did not change. */
const cell = (messages: Messages, entry: SchriftEntry, side: SideModel, total: number | null): TemplateResult => {
  if (total === null) return html`<td>–</td>`;
  if (entry.type !== 'hand' || !entry.sides.includes(side.side)) return html`<td>${total}</td>`;
  return html`<td>
    <span class="plus">+${entry.points}</span><span class="sr-only"> ${messages['score-sum']}</span> ${total}
  </td>`;
};

const line = (
  { messages, markTerms }: TemplateTexts,
  sides: readonly SideModel[],
  entry: SchriftEntry,
): TemplateResult => {
  const { head, text, spoken } = textOf(messages, entry);
  return html`<tr class=${entry.type}>
    <th scope="row">
      ${head ? html`<span class="line">${head}</span> ` : nothing}${
        spoken
          ? html`<span class="sr-only">${spoken}</span><span class="what" aria-hidden="true">${text}</span>`
          : html`<span class="what">${markTerms(text)}</span>`
      }
    </th>
    ${sides.map((side, column) => cell(messages, entry, side, entry.totals[column] ?? null))}
  </tr>`;
};

/** The order of the marks in the legend, with the message for each. */
const LEGEND = [
  ['ring', 'legend-ring'],
  ['scissors', 'legend-scissors'],
  ['retour', 'legend-retour'],
] as const satisfies readonly (readonly [BummerlKind, keyof Messages])[];

/** The meaning of the marks that the table contains. */
const legend = (
  { messages, markTerms }: TemplateTexts,
  chalk: TemplatePicture['chalk'],
  sides: readonly SideModel[],
): TemplateResult | typeof nothing => {
  const used = new Set(sides.flatMap(bummerlMarks));
  if (used.size === 0 || !chalk) return nothing;
  return html`<p class="legend">
    ${LEGEND.filter(([kind]) => used.has(kind)).map(
      ([kind, key], index) =>
        html`${index > 0 ? ' · ' : nothing}<span
            >${chalk.bummerlSigns([kind], 4)} <span aria-hidden="true">=</span> ${markTerms(messages[key])}</span
          >`,
    )}
  </p>`;
};

/** The match's whole Schrift: the finished games, the hands of the current game, and the Bummerl. */
export const scoreTable = ({
  model,
  texts,
  picture: { chalk },
}: TemplateTopics<'model' | 'picture' | 'texts'>): TemplateResult => {
  const { messages } = texts;
  const { sides, schrift } = model;
  return html`<table>
      <thead>
        <tr>
          <td></td>
          ${sides.map((side) => html`<th scope="col" dir="auto">${nameOfSide(messages, side)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${
          schrift.length > 0
            ? schrift.map((entry) => line(texts, sides, entry))
            : html`<tr>
                <td colspan=${sides.length + 1}>${messages['no-score']}</td>
              </tr>`
        }
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${messages['word-bummerl']}</th>
          ${sides.map(
            (side) =>
              html`<td>
                ${side.bummerl > 0 ? html`${bummerlIn(chalk, side, sides.length === 3 ? PLACES[3] : PLACES[2])}<span class="sr-only">${side.bummerl}</span>` : '–'}
              </td>`,
          )}
        </tr>
      </tfoot>
    </table>
    ${legend(texts, chalk, sides)}`;
};
