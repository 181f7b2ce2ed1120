import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import { say } from '../../../i18n/text.js';
import type { SideModel } from '../../../table/model.js';
import type { SchriftEntry } from '../../../table/schrift.js';
import type { TemplateTexts, TemplateTopics } from '../template-data.js';
import { bummerlIn, nameOfSide } from './score.js';

/** Slots for a side's Bummerl in the last row, by number of sides. */
const PLACES = { 2: 5, 3: 3 } as const;

/** The heading and text of a line in the Schrift. */
const wordsOf = (
  messages: Messages,
  sides: readonly SideModel[],
  entry: SchriftEntry,
): { readonly head: string; readonly text: string } => {
  const nameOf = (one: number): string =>
    sides
      .filter(({ side }) => side === one)
      .map((side) => nameOfSide(messages, side))
      .join();
  switch (entry.type) {
    case 'game':
      return {
        head: say(messages, { key: 'score-of-game', params: { number: entry.number } }),
        text: entry.losers
          .map(({ side, bummerl, kind }) =>
            say(messages, { key: `lost-${kind}`, params: { name: nameOf(side), count: bummerl } }),
          )
          .join(' '),
      };
    case 'start':
      return { head: messages['score-start'], text: '' };
    case 'hand':
      return {
        head: say(messages, { key: 'score-hand', params: { number: entry.number } }),
        text: `${say(messages, { key: 'score-points', params: { winners: entry.sides.map(nameOf), count: entry.points } })} ${say(messages, entry.reason)}`,
      };
    case 'fact':
      return { head: '', text: say(messages, entry.text) };
  }
};

/** A total and, for the winners of a hand, the points before it. */
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
  const { head, text } = wordsOf(messages, sides, entry);
  return html`<tr class=${entry.type}>
    <th scope="row">
      ${head ? html`<span class="line">${head}</span> ` : nothing}<span class="what">${markTerms(text)}</span>
    </th>
    ${sides.map((side, column) => cell(messages, entry, side, entry.totals[column] ?? null))}
  </tr>`;
};

/** The match's whole Schrift: the finished games, the hands of the current game, and the Bummerl. */
export const scoreTable = ({
  model,
  texts,
  picture: { chalk },
}: TemplateTopics<'model' | 'picture' | 'texts'>): TemplateResult => {
  const { messages } = texts;
  const { sides, schrift } = model;
  const hasHands = schrift.some(({ type }) => type === 'hand');
  return html`<table>
    <thead>
      <tr>
        <td>
          ${hasHands ? html`<span class="plus">${messages['score-gain']}</span> ` : nothing}${schrift.length > 0 ? messages['score-sum'] : nothing}
        </td>
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
        <th scope="row">
          ${messages['word-bummerl']}
          ${sides.some(({ bummerl }) => bummerl > 0) ? html`<span class="what">${messages['bummerl-means']}</span>` : nothing}
        </th>
        ${sides.map(
          (side) =>
            html`<td>
              ${side.bummerl > 0 ? html`${bummerlIn(chalk, side, sides.length === 3 ? PLACES[3] : PLACES[2])}<span class="sr-only">${side.bummerl}</span>` : '–'}
            </td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
};
