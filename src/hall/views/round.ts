import { html, nothing, type TemplateResult } from 'lit';
import { drawSeed, hashOfSecret } from '../../evening/fair-draw.js';
import { nextStage } from '../../evening/stages.js';
import { isDecided } from '../../evening/standings/count.js';
import type { EveningState, Match, Round } from '../../evening/state.js';
import {
  closedText,
  closeLabel,
  drawLabel,
  entryText,
  finalText,
  byeText,
  calledIn,
  matchNote,
  roundOfRounds,
  roundTitle,
  scoreText,
  tableText,
  thirdText,
} from '../round-title.js';
import { field, numberIn, onSubmit, type View } from '../view.js';
import { pauseNote } from './pause.js';
import { roundChoice, shownRound } from './shown-round.js';
import { matchMoves, matchWay, roundBegin } from './way.js';

const draw = (view: View, number: number): void => {
  const seed = view.desk.draft('seed').trim();
  if (seed === '') {
    view.say(view.texts['form-fill'], true);
    view.focus('[name="seed"]');
    return;
  }
  const secret = view.desk.draft('secret');
  if (!view.do({ type: 'draw', round: number, seed: secret === '' ? seed : drawSeed(secret, seed) })) return;
  view.desk.clearDrafts('seed');
  view.desk.clearDrafts('shown-round');
};

const drawForm = (view: View, state: EveningState, stage: number): TemplateResult =>
  html`<form class="row" @submit=${onSubmit(() => draw(view, state.rounds.length + 1))}>
    ${field(view, 'seed', view.texts['round-seed'], { width: 'narrow', maxLength: 40 })}
    <button class="button primary">${drawLabel(view.texts, state, stage)}</button>
    <small>${view.texts['round-seed-about']}</small>
  </form>`;

const swap = (view: View, round: number): void => {
  const [a, b] = [numberIn(view.desk.draft('swap-a')), numberIn(view.desk.draft('swap-b'))];
  if (a === null || b === null) {
    view.say(view.texts['form-fill'], true);
    return;
  }
  if (!view.do({ type: 'swap', round, a, b })) return;
  view.desk.clearDrafts('swap-');
};

const swapForm = (view: View, { number, swaps }: Round): TemplateResult => {
  const { texts } = view;
  return html`<details>
    <summary>${texts['round-swap']}</summary>
    <form class="row" @submit=${onSubmit(() => swap(view, number))}>
      ${field(view, 'swap-a', texts['round-swap-one'], { type: 'number', width: 'narrow', maxLength: 4 })}
      ${field(view, 'swap-b', texts['round-swap-other'], { type: 'number', width: 'narrow', maxLength: 4 })}
      <button class="button">${texts['round-swap-do']}</button>
    </form>
    ${swaps.map(([a, b]) => html`<p>${texts['round-swapped']({ a, b })}</p>`)}
  </details>`;
};

const matchRow = (view: View, state: EveningState, round: Round, match: Match): TemplateResult => {
  const { texts } = view;
  const [one, other] = match.sides;
  const note = match.third ? matchNote(texts, match) : finalText(texts, round, match) || matchNote(texts, match);
  const bye = byeText(texts, match);
  return html`<tr class=${match.state}>
    <td class="number">${tableText(match)}</td>
    <th scope="row">
      <span class="side">${entryText(state, one)}</span>
      ${
        other === null
          ? html`<small>${bye}</small>`
          : html`<span class="side"><small>${texts['round-against']}</small> ${entryText(state, other)}</span>`
      }
      ${note ? html`<small>${note}</small>` : nothing} ${matchWay(view, state, match)}
    </th>
    <td class="score">${isDecided(match) ? scoreText(match) : ''}</td>
  </tr>`;
};

const matches = (view: View, state: EveningState, round: Round): TemplateResult =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">${view.texts['round-table']}</th>
          <th scope="col">${view.texts['entry-names']}</th>
          <th scope="col">${view.texts['round-result']}</th>
        </tr>
      </thead>
      <tbody>
        ${round.matches.map((match) => matchRow(view, state, round, match))}
      </tbody>
    </table>
  </div>`;

/** The state of a round and the button that closes it. */
const progress = (view: View, state: EveningState, round: Round): TemplateResult => {
  const { number, closed, matches: all } = round;
  const { texts } = view;
  if (closed) return html`<p>${closedText(texts, state, round)}</p>`;
  const needed = all.filter(({ sides }) => !sides.includes(null));
  const left = needed.filter((match) => !isDecided(match)).length;
  return html`<div class="row">
    <p>${texts['round-open']({ left, of: needed.length })} ${thirdText(texts, state, round)}</p>
    ${
      left === 0
        ? html`<button
            type="button"
            class="button primary"
            @click=${() => view.do({ type: 'close-round', round: number })}
          >
            ${closeLabel(texts, state, round)}
          </button>`
        : nothing
    }
  </div>`;
};

/** The form for the next round, or the end of the evening. */
const next = (view: View, state: EveningState): TemplateResult => {
  const { texts } = view;
  const last = state.rounds.at(-1);
  if (state.finished) return html`<p>${texts['round-finished']}</p>`;
  if (last && !last.closed) return html``;
  const stage = nextStage(state);
  if (stage !== null) return drawForm(view, state, stage);
  return html`<div class="row">
    <p>${texts['round-over']}</p>
    <button type="button" class="button primary" @click=${() => view.do({ type: 'finish' })}>
      ${texts['round-finish']}
    </button>
  </div>`;
};

/** The hash of the secret, and after the evening the secret. */
const fairness = ({ desk, texts }: View, state: EveningState): TemplateResult | typeof nothing => {
  const secret = desk.draft('secret');
  if (secret === '') return nothing;
  const hash = hashOfSecret(secret);
  return html`<details>
    <summary>${texts['fair-title']}</summary>
    <p>${state.finished ? texts['fair-after']({ secret, hash }) : texts['fair-before']({ hash })}</p>
    ${state.rounds.map(
      (round) =>
        html`<p>
          ${texts['round-called']({
            round: roundTitle(texts, state, round),
            called: calledIn(round, secret),
          })}
        </p>`,
    )}
  </details>`;
};

/** The page of the rounds. */
export const roundPage = (view: View, state: EveningState): TemplateResult => {
  const { texts } = view;
  const last = state.rounds.at(-1);
  const shown = shownRound(view, state);
  return html`<section class="sheet">
    <h2>${shown ? roundOfRounds(texts, state, shown) : texts['tab-round']}</h2>
    ${pauseNote(view)} ${roundChoice(view, state)}
    ${shown ? html`${progress(view, state, shown)} ${roundBegin(view, state, shown)}` : html`<p>${texts['round-none']}</p>`}
    ${shown === last ? next(view, state) : nothing} ${shown ? matches(view, state, shown) : nothing}
    ${last && shown === last && !last.open ? swapForm(view, last) : nothing}
    ${last && shown === last ? matchMoves(view, last) : nothing} ${fairness(view, state)}
  </section>`;
};
