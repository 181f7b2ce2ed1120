import { html, nothing, type TemplateResult } from 'lit';
import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { gamesIn } from '../../evening/stages.js';
import type { EveningState, GameScore, Match, Round } from '../../evening/state.js';
import { comebackCounts, completeGames, type EnteredGame } from '../games-entered.js';
import { numberIn, onSubmit } from '../view.js';
import type { PhoneView } from './phone-view.js';

/** The games of a form, in the order of its columns. */
export interface EnteredGames {
  readonly games: readonly GameScore[];
  readonly comebacks: readonly number[];
}

interface FormOptions {
  /** The headings of the two columns. */
  readonly columns: readonly [string, string];
  readonly send: string;
  readonly onGames: (games: EnteredGames) => void;
  /** Further fields before the button. */
  readonly more?: TemplateResult;
}

const input = (view: PhoneView, name: string, label: string): TemplateResult =>
  html`<input
    name=${name}
    type="text"
    inputmode="numeric"
    maxlength="2"
    autocomplete="off"
    aria-label=${label}
    .value=${view.draft(name)}
    @input=${(event: InputEvent) => view.setDraft(name, (event.target as HTMLInputElement).value)}
  />`;

const comeback = (view: PhoneView, game: number): TemplateResult =>
  html`<label class="check">
    <input
      type="checkbox"
      .checked=${view.draft(`comeback-${game}`) === 'yes'}
      @change=${(event: Event) =>
        view.setDraft(`comeback-${game}`, (event.target as HTMLInputElement).checked ? 'yes' : '')}
    />
    ${view.texts['result-comeback']}
  </label>`;

/** A form for the games of a match. */
export const gamesForm = (
  view: PhoneView,
  state: EveningState,
  { stage }: Round,
  match: Match,
  { columns, send, onGames, more }: FormOptions,
): TemplateResult => {
  const { words, texts } = view;
  const { target, stages } = state.settings;
  const [least, most] = gamesIn(itemAt(stages, stage));
  const hasComebacks = comebackCounts(state);
  const submit = (): void => {
    const points = listOf(most, (game): EnteredGame => [
      numberIn(view.draft(`${match.id}-${game}-0`)),
      numberIn(view.draft(`${match.id}-${game}-1`)),
    ]);
    const games = completeGames(points, target);
    if (games === null || games.length < least) {
      view.say(games === null ? texts['result-wrong']({ target }) : texts['result-count']({ games: least }));
      return;
    }
    view.say('');
    onGames({
      games,
      comebacks: listOf(games.length, (game) => game).filter((game) => view.draft(`comeback-${game}`) === 'yes'),
    });
  };
  return html`<form class="games" @submit=${onSubmit(submit)}>
    <div class="game heads" aria-hidden="true"><span>${columns[0]}</span><span></span><span>${columns[1]}</span></div>
    ${listOf(most, (game) => {
      const label = most === 1 ? '' : `${words['phone-game']({ game: game + 1 })}, `;
      return html`<div class="game">
        ${input(view, `${match.id}-${game}-0`, label + columns[0])}<span aria-hidden="true">:</span>
        ${input(view, `${match.id}-${game}-1`, label + columns[1])}
        ${most === 1 ? nothing : html`<small>${words['phone-game']({ game: game + 1 })}</small>`}
        ${hasComebacks ? comeback(view, game) : nothing}
      </div>`;
    })}
    <small>${words['phone-report-how']({ target })}</small>
    ${more ?? nothing}
    <button class="button primary">${send}</button>
  </form>`;
};
