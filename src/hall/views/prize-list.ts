import { html, nothing, type TemplateResult } from 'lit';
import { standingsOf, type Standing } from '../../evening/standings/standings.js';
import type { EveningState } from '../../evening/state.js';
import { placesNamedTwice, prizesIn } from '../prizes.js';
import { interimText } from '../round-title.js';
import { pairText, type View } from '../view.js';
import { lotNotes } from './standings.js';

const winner = ({ texts }: View, line: Standing | undefined): TemplateResult | string => {
  if (!line) return texts['print-prize-none'];
  return html`${line.entry} ${pairText(line.names)}
  ${line.out ? html`<small class="side">${texts['print-prize-out']}</small>` : nothing}`;
};

/** The prizes with their places, and the pairs that have these places now. */
export const prizeList = (view: View, state: EveningState): TemplateResult | typeof nothing => {
  const { texts, desk } = view;
  const prizes = prizesIn(desk.draft('prizes'));
  if (prizes.size === 0) return nothing;
  const lines = state.rounds[0]?.open ? standingsOf(state) : null;
  const interim = interimText(texts, state);
  const twice = placesNamedTwice(desk.draft('prizes'));
  return html`<div class="notes">
      ${twice.map((place) => html`<p class="problem" role="alert">${texts['print-prize-twice']({ place })}</p>`)}
      ${interim === null ? nothing : html`<p><b>${interim}</b></p>`}
      ${lotNotes(texts, state, (first, last) => prizes.get(first) !== prizes.get(last)).map((note) => html`<p>${note}</p>`)}
    </div>
    <div class="scroll">
      <table class="prizes">
        <thead>
          <tr>
            <th scope="col">${texts['standing-place']}</th>
            <th scope="col">${texts['print-prize']}</th>
            ${lines ? html`<th scope="col">${texts['entry-names']}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${[...prizes]
            .sort(([one], [other]) => one - other)
            .map(
              ([place, prize]) =>
                html`<tr>
                  <td>${place}</td>
                  <th scope="row">${prize}</th>
                  ${lines ? html`<td>${winner(view, lines[place - 1])}</td>` : nothing}
                </tr>`,
            )}
        </tbody>
      </table>
    </div>`;
};
