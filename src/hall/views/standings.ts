import { html, nothing, type TemplateResult } from 'lit';
import { standingsToCsv } from '../../evening/csv.js';
import { groupStandingsOf, standingsOf, type Standing } from '../../evening/standings/standings.js';
import { isDecided } from '../../evening/standings/count.js';
import type { EveningState } from '../../evening/state.js';
import { fileName, saveFile } from '../files.js';
import { groupName, roundTitle } from '../round-title.js';
import { pairText, type View } from '../view.js';

/** The sums that the standings show: those by which they are ordered, and wins and points. */
const COLUMNS = ['wins', 'points', 'given', 'difference', 'bummerl'] as const;

export type Column = (typeof COLUMNS)[number];

/** Returns the columns of the standings that matter with the evening's settings. */
export const columnsOf = ({ settings: { ties } }: EveningState): readonly Column[] =>
  COLUMNS.filter((column) => column === 'wins' || column === 'points' || ties.includes(column));

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

/** Returns notes about the order: a knock-out that counts first, and results that are missing. */
const notes = (texts: View['texts'], state: EveningState): readonly TemplateResult[] => {
  const last = state.rounds.at(-1);
  if (!last) return [];
  const isKnockout = last.stage > 0 && state.settings.stages[last.stage]?.kind === 'knockout';
  const left = last.matches.filter((match) => !isDecided(match)).length;
  return [
    ...(left > 0
      ? [html`<p><b>${texts['standing-interim']({ round: roundTitle(texts, state, last), left })}</b></p>`]
      : []),
    ...(isKnockout ? [html`<p>${texts['standing-knockout']}</p>`] : []),
  ];
};

/** The page of the standings. */
export const standingsPage = ({ texts }: View, state: EveningState): TemplateResult => {
  const lines = standingsOf(state);
  const ties = [...state.settings.ties.filter((tie) => tie !== 'lot'), 'lot' as const];
  return html`<section class="sheet">
    <h2>${texts['tab-standings']}</h2>
    ${notes(texts, state)}
    <p>${texts['standing-order']({ ties: ties.map((tie) => texts[`tie-${tie}`]) })}</p>
    ${groupTables(texts, state)}
    <div class="scroll">${standingsTable(texts, state, lines)}</div>
    <button
      type="button"
      class="button"
      @click=${() => saveFile(`${fileName(state.name)}.csv`, `\u{FEFF}${standingsToCsv(lines)}`, 'text/csv')}
    >
      ${texts['standing-csv']}
    </button>
  </section>`;
};
