import { html, nothing, type TemplateResult } from 'lit';
import {
  clubStandingsOf,
  groupStandingsOf,
  placesByLot,
  standingsOf,
  type Standing,
} from '../../evening/standings/standings.js';
import type { EveningState } from '../../evening/state.js';
import { fileName, saveFile } from '../files.js';
import { entryText, groupName, interimText } from '../round-title.js';
import { csvOfDesk } from '../standings-csv.js';
import { pairText, type View } from '../view.js';

/** The sums that the standings show: those by which they are ordered, and wins and points. */
const COLUMNS = ['wins', 'points', 'own', 'given', 'difference', 'bummerl'] as const;

export type Column = (typeof COLUMNS)[number];

/** Whether points say no more than wins: a win is one point, and nothing else brings any. */
const arePointsWins = ({ settings: { score }, adjustments }: EveningState): boolean =>
  score.win === 1 && !score.own && !score.bonus && adjustments.length === 0;

/** Returns the columns of the standings that matter with the evening's settings, those that decide places first. */
export const columnsOf = (state: EveningState): readonly Column[] => {
  const deciding = state.settings.ties.flatMap((tie) => COLUMNS.filter((column) => column === tie));
  const others: readonly Column[] = arePointsWins(state) ? ['wins'] : ['wins', 'points'];
  return [...new Set([...deciding, ...others])];
};

const row = (columns: readonly Column[], line: Standing, texts: View['texts']): TemplateResult =>
  html`<tr class=${line.out ? 'out' : ''}>
    <td class="number">${line.place}</td>
    <th scope="row">
      <span class="no">${line.entry}</span> ${pairText(line.names)}
      ${line.out ? html`<small>${texts['entry-out']}</small>` : nothing}
    </th>
    ${columns.map((column) => html`<td class="number">${line[column]}</td>`)}
  </tr>`;

/** The standings as a table. */
export const standingsTable = (
  texts: View['texts'],
  state: EveningState,
  lines: readonly Standing[] = standingsOf(state),
): TemplateResult => {
  const columns = columnsOf(state);
  return html`<table class="standings">
    <thead>
      <tr>
        <th scope="col">${texts['standing-place']}</th>
        <th scope="col">${texts['entry-names']}</th>
        ${columns.map((column) => html`<th scope="col">${texts[`standing-${column}`]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => row(columns, line, texts))}
    </tbody>
  </table>`;
};

/** The standings of a match of two clubs as a table, or nothing without such a match. */
export const clubTable = (texts: View['texts'], state: EveningState): TemplateResult | typeof nothing => {
  const lines = clubStandingsOf(state);
  if (lines.length === 0) return nothing;
  const columns = columnsOf(state);
  return html`<table class="standings">
    <thead>
      <tr>
        <th scope="col">${texts['standing-place']}</th>
        <th scope="col">${texts['entry-club']}</th>
        ${columns.map((column) => html`<th scope="col">${texts[`standing-${column}`]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <td class="number">${line.place}</td>
            <th scope="row"><b>${line.club}</b></th>
            ${columns.map((column) => html`<td class="number">${line[column]}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
};

/** The standings of each group, while the stage with groups is the last one. */
const groupTables = (texts: View['texts'], state: EveningState): readonly TemplateResult[] => {
  const last = state.rounds.at(-1);
  if (!last || state.settings.stages[last.stage]?.kind !== 'groups') return [];
  return groupStandingsOf(state).map(
    (lines, index) =>
      html`<h3>${texts['round-group']({ group: groupName(index) })}</h3>
        <div class="scroll">${standingsTable(texts, state, lines)}</div>`,
  );
};

/** Returns the places that only the lot has decided, as sentences. */
export const lotNotes = (
  texts: View['texts'],
  state: EveningState,
  matters: (first: number, last: number) => boolean = () => true,
): readonly string[] => {
  if (!state.rounds[0]?.open) return [];
  return placesByLot(state)
    .filter(([first, last]) => matters(first, last))
    .map(([first, last]) => texts['standing-lot']({ first, last }));
};

/** Returns the points that the referee has added to pairs or taken from them, with the reasons. */
export const adjustmentNotes = (texts: View['texts'], state: EveningState): readonly TemplateResult[] =>
  state.adjustments.map(
    (adjustment) => html`<p><b>${entryText(state, adjustment.entry)}</b> ${texts.adjusted(adjustment)}</p>`,
  );

/** Returns the sentence about the criteria of the standings. */
export const orderText = (texts: View['texts'], { settings }: EveningState): string => {
  const ties = [...settings.ties.filter((tie) => tie !== 'lot'), 'lot' as const];
  return texts['standing-order']({ ties: ties.map((tie) => texts[`tie-${tie}`]) });
};

/** Whether the last round belongs to a knock-out, whose order counts before that of the stages before. */
export const isKnockoutFirst = ({ rounds, settings }: EveningState): boolean => {
  const stage = rounds.at(-1)?.stage ?? 0;
  return stage > 0 && settings.stages[stage]?.kind === 'knockout';
};

/** Returns notes about the order: standings that are not the last ones, a knock-out that counts first, and lots. */
const notes = (texts: View['texts'], state: EveningState): readonly TemplateResult[] => {
  const interim = interimText(texts, state);
  return [
    ...(interim === null ? [] : [html`<p><b>${interim}</b></p>`]),
    ...(isKnockoutFirst(state) ? [html`<p>${texts['standing-knockout']}</p>`] : []),
  ];
};

/** The page of the standings. */
export const standingsPage = ({ texts }: View, state: EveningState): TemplateResult => {
  return html`<section class="sheet">
    <h2>${texts['tab-standings']}</h2>
    ${notes(texts, state)}
    <p>${orderText(texts, state)}</p>
    ${clubStandingsOf(state).length > 0 ? html`<div class="scroll">${clubTable(texts, state)}</div>` : nothing}
    ${groupTables(texts, state)}
    <div class="scroll">${standingsTable(texts, state)}</div>
    ${adjustmentNotes(texts, state)} ${lotNotes(texts, state).map((note) => html`<p>${note}</p>`)}
    <button
      type="button"
      class="button"
      @click=${() => saveFile(`${fileName(state.name)}.csv`, `\u{FEFF}${csvOfDesk(texts, state)}`, 'text/csv')}
    >
      ${texts['standing-csv']}
    </button>
  </section>`;
};
