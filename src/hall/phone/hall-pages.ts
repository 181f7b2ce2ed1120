import { html, nothing, type TemplateResult } from 'lit';
import { pairOfRole } from '../../evening/role-keys.js';
import type { EveningState } from '../../evening/state.js';
import { wayOf } from '../../evening/way.js';
import { finalText, pairsInRound, placeText, roundTitle, scoreText, thirdText } from '../round-title.js';
import { pairText } from '../view.js';
import { columnsOf } from '../views/standings.js';
import { gamesOfSide, isFirstSide, type PhoneView } from './phone-view.js';

/** The finals that spectators can watch, and those whose games they can see again. */
const finals = (view: PhoneView): TemplateResult | typeof nothing => {
  const { words, phone } = view;
  const { watch = [], replays = [] } = phone.view ?? {};
  if (watch.length + replays.length === 0) return nothing;
  return html`${watch.map(
    ({ table }) =>
      html`<p class="row">
        <span>${words['phone-final-live']}</span>
        <button type="button" class="button primary" @click=${() => view.openTable({ table, key: null })}>
          ${words['phone-watch']}
        </button>
      </p>`,
  )}
  ${replays.map(
    (match) =>
      html`<p>
        <button type="button" class="button" @click=${() => view.openReplay(match)}>
          ${words['phone-final-over']}
        </button>
      </p>`,
  )}`;
};

/** The tables of all pairs in the last round, in the order of the pairs. */
export const tablesPage = (view: PhoneView, state: EveningState): TemplateResult => {
  const { words, texts } = view;
  const round = state.rounds.at(-1);
  if (!round) return html`<p class="big-line">${words['phone-no-round']}</p>`;
  const seats = pairsInRound(state, round);
  const third = thirdText(texts, state, round);
  return html`<h2>${roundTitle(texts, state, round)}</h2>
    ${third === '' || round.closed ? nothing : html`<p>${third}</p>`} ${finals(view)}
    <table class="tables-list">
      <thead>
        <tr>
          <th scope="col">${texts['entry-number']}</th>
          <th scope="col">${texts['entry-names']}</th>
          <th scope="col" class="number">${texts['round-table']}</th>
          ${round.closed ? html`<th scope="col" class="number">${texts['round-result']}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          ({ no, names, match }) =>
            html`<tr>
              <td class="number">${no}</td>
              <th scope="row">${pairText(names)} <small>${finalText(texts, round, match)}</small></th>
              <td class="number">
                ${wayOf(state, match) === 'online' ? words['way-online'] : placeText(texts, match)}
              </td>
              ${
                round.closed
                  ? html`<td class="number">
                      ${scoreText({ games: gamesOfSide(match.games, isFirstSide(match, no)) })}
                    </td>`
                  : nothing
              }
            </tr>`,
        )}
      </tbody>
    </table>`;
};

/** The standings after the last closed round, with the sum that counts first: a phone has no room for more. */
export const hallStandingsPage = (view: PhoneView, state: EveningState): TemplateResult => {
  const { words, texts, phone } = view;
  const standings = phone.view?.standings ?? [];
  const closed = state.rounds.at(-1);
  const [column = 'points'] = columnsOf(state);
  const own = pairOfRole(phone.role.as)?.no;
  if (!closed) return html`<p class="big-line">${words['phone-no-standings']}</p>`;
  return html`<h2>
      ${state.finished ? words['phone-final'] : words['phone-after']({ round: roundTitle(texts, state, closed) })}
    </h2>
    <table class="tables-list">
      <thead>
        <tr>
          <th scope="col" class="number">${texts['standing-place']}</th>
          <th scope="col">${texts['entry-names']}</th>
          <th scope="col" class="number">${texts[`standing-${column}`]}</th>
        </tr>
      </thead>
      <tbody>
        ${standings.map(
          (line) =>
            html`<tr class=${line.entry === own ? 'own' : ''}>
              <td class="number">${line.place}</td>
              <th scope="row">
                <span class="no">${line.entry}</span> ${pairText(line.names)}
                ${line.out ? html`<small>${texts['entry-out']}</small>` : nothing}
              </th>
              <td class="number">${line[column]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${state.adjustments.map(
      (adjustment) =>
        html`<p><b>${words['phone-pair']({ no: adjustment.entry })}</b> ${texts.adjusted(adjustment)}</p>`,
    )}`;
};
