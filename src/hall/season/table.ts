import { html, nothing, type TemplateResult } from 'lit';
import type { SeasonSettings } from '../../season/settings.js';
import { standingsOfSeason, type SeasonResult, type SeasonStanding } from '../../season/standings.js';
import type { SeasonState } from '../../season/state.js';
import { dayText } from './day-text.js';
import type { SeasonView } from './season-view.js';

type TextsOf = Pick<SeasonView, 'texts' | 'language'>;

const pointsRule = ({ texts }: TextsOf, { points }: SeasonSettings): string => {
  if (points.by === 'place') return texts['rule-place']({ list: points.list.join(', '), others: points.others });
  return texts[`rule-${points.by}`];
};

/** The sentences about the settings. */
export const rules = (view: TextsOf, { settings }: SeasonState): TemplateResult => {
  const { texts } = view;
  const { best, minimum, ties } = settings;
  const sentences = [
    pointsRule(view, settings),
    ...(best === null ? [] : [texts['rule-best']({ best })]),
    ...(minimum < 2 ? [] : [texts['rule-minimum']({ minimum })]),
    ...(ties.length === 0 ? [] : [texts['rule-ties']({ ties: ties.map((tie) => texts[`tie-${tie}`]) })]),
  ];
  return html`<p class="rules">${sentences.join(' ')}</p>`;
};

const resultCell = ({ texts }: TextsOf, result: SeasonResult | null): TemplateResult => {
  if (!result) return html`<td class="number"></td>`;
  return result.counts
    ? html`<td class="number">${result.points}</td>`
    : html`<td class="number"><s>${result.points}</s><span class="sr-only"> ${texts['not-counted']}</span></td>`;
};

const row = (view: TextsOf, line: SeasonStanding): TemplateResult => {
  const { texts } = view;
  const { place, member, name, total, played, results } = line;
  return html`<tr>
    <td class="number">
      ${place === null ? html`<span aria-hidden="true">–</span><span class="sr-only">${texts['no-place']}</span>` : place}
    </td>
    <th scope="row">${name} ${member === null ? html`<small>${texts.guest}</small>` : nothing}</th>
    <td class="number"><b>${total}</b></td>
    <td class="number">${played}</td>
    ${results.map((result) => resultCell(view, result))}
  </tr>`;
};

/** The standings of a season as a table, with the points of each evening. */
export const standingsTable = (view: TextsOf, state: SeasonState): TemplateResult => {
  const { texts, language } = view;
  return html`<table class="standings season">
    <thead>
      <tr>
        <th scope="col"><span class="sr-only">${texts.place}</span></th>
        <th scope="col">${texts.name}</th>
        <th scope="col">${texts.total}</th>
        <th scope="col">${texts.played}</th>
        ${state.evenings.map(
          ({ date, name }) =>
            html`<th scope="col" title="${name}, ${dayText(date, language, 'long')}">
              <time datetime=${date}>${dayText(date, language, 'short')}</time><span class="sr-only"> ${name}</span>
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${standingsOfSeason(state).map((line) => row(view, line))}
    </tbody>
  </table>`;
};

/** The table with its rules, for a page of a club and for the desk. */
export const seasonTable = (view: TextsOf, state: SeasonState): TemplateResult => {
  const { texts } = view;
  if (state.evenings.length === 0) return html`<p>${texts['table-none']}</p>`;
  return html`<div class="scroll" role="region" tabindex="0" aria-label=${texts['table-scroll']}>
      ${standingsTable(view, state)}
    </div>
    ${rules(view, state)}`;
};
