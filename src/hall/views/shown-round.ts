import { html, nothing, type TemplateResult } from 'lit';
import type { EveningState, Round } from '../../evening/state.js';
import { roundTitle } from '../round-title.js';
import { numberIn, type View } from '../view.js';

/** Returns the round that the host has chosen, or the last one. */
export const shownRound = ({ desk }: View, { rounds }: EveningState): Round | undefined =>
  rounds.find(({ number }) => number === numberIn(desk.draft('shown-round'))) ?? rounds.at(-1);

/** Buttons for the rounds of the evening, from the second round on. */
export const roundChoice = (view: View, state: EveningState): TemplateResult | typeof nothing => {
  if (state.rounds.length < 2) return nothing;
  const shown = shownRound(view, state);
  return html`<p class="tables">
    ${state.rounds.map(
      (round) =>
        html`<button
          type="button"
          class="quiet"
          aria-current=${round === shown ? 'true' : nothing}
          @click=${() => {
            view.desk.clearDrafts('result-');
            view.desk.setDraft('shown-round', String(round.number));
          }}
        >
          ${roundTitle(view.texts, state, round)}
        </button>`,
    )}
  </p>`;
};
