import { html, nothing, type TemplateResult } from 'lit';
import { isDecided } from '../../evening/standings/count.js';
import { wayOf } from '../../evening/way.js';
import type { EveningState, Match, Round } from '../../evening/state.js';
import { entryText, roundTitle, scoreText, tableText } from '../round-title.js';
import { gamesForm, type EnteredGames } from './games-form.js';
import type { PhoneView } from './phone-view.js';

/** The order of the list: what the referee must settle comes first. */
const ORDER: readonly Match['state'][] = ['disputed', 'told', 'drawn', 'agreed', 'ruled'];

const rule = (view: PhoneView, { id }: Match, { games, comebacks }: EnteredGames): void => {
  const text = view.draft('why').trim();
  view.phone.do({
    ...{ type: 'rule', match: id, games },
    ...(comebacks.length > 0 && { comebacks }),
    ...(text !== '' && { text }),
  });
  view.clearDrafts();
};

const decision = (view: PhoneView, state: EveningState, round: Round, match: Match): TemplateResult => {
  const { words } = view;
  const [one, other] = match.sides as readonly [number, number];
  return gamesForm(view, state, round, match, {
    columns: [words['phone-pair']({ no: one }), words['phone-pair']({ no: other })],
    send: words['referee-save'],
    more: html`<label class="field wide">
      <span>${words['referee-why']}</span>
      <input
        name="why"
        type="text"
        maxlength="200"
        autocomplete="off"
        .value=${view.draft('why')}
        @input=${(event: InputEvent) => view.setDraft('why', (event.target as HTMLInputElement).value)}
      />
    </label>`,
    onGames: (games) => rule(view, match, games),
  });
};

const matchItem = (view: PhoneView, state: EveningState, round: Round, match: Match): TemplateResult => {
  const { words } = view;
  const isChosen = view.draft('chosen') === match.id;
  const isOnline = wayOf(state, match) === 'online';
  const watched = view.phone.view?.watch?.find((one) => one.match === match.id);
  return html`<li class=${match.state}>
    <p>
      <b>${isOnline ? words['way-online'] : html`${words['phone-table']} ${tableText(match)}`}</b>
      ${match.state === 'disputed' ? words['referee-disputed'] : ''}
    </p>
    <p>
      ${entryText(state, match.sides[0])}
      <small>${words['phone-against']}</small> ${entryText(state, match.sides[1] as number)}
    </p>
    ${match.told.map(
      ({ by, games }) => html`<p>${words['referee-reported']({ pair: by, score: scoreText({ games }) })}</p>`,
    )}
    ${isDecided(match) ? html`<p>${scoreText(match)}</p>` : nothing}
    ${
      !isDecided(match) && match.games.length > 0
        ? html`<p>${words['way-running']({ score: scoreText(match) })}</p>`
        : nothing
    }
    ${
      watched
        ? html`<button type="button" class="button" @click=${() => view.openTable({ table: watched.table, key: null })}>
            ${words['phone-watch']}
          </button>`
        : nothing
    }
    ${
      state.finished
        ? nothing
        : isChosen
          ? decision(view, state, round, match)
          : html`<button
              type="button"
              class=${match.state === 'disputed' ? 'button primary' : 'button'}
              @click=${() => {
                view.clearDrafts();
                view.setDraft('chosen', match.id);
              }}
            >
              ${words['referee-decide']}
            </button>`
    }
  </li>`;
};

/** The page of the referee: the matches of the running round, disputes first. */
export const refereePage = (view: PhoneView, state: EveningState): TemplateResult => {
  const { words, texts } = view;
  const round = state.rounds.at(-1);
  if (!round) return html`<p class="big-line">${words['referee-none']}</p>`;
  const played = round.matches.filter(({ sides }) => !sides.includes(null));
  const matches = ORDER.flatMap((each) => played.filter(({ state: matchState }) => matchState === each));
  const count = matches.filter((match) => !isDecided(match)).length;
  return html`<h2>${roundTitle(texts, state, round)}</h2>
    <p>${words['referee-missing']({ count })}</p>
    <ul class="matches">
      ${matches.map((match) => matchItem(view, state, round, match))}
    </ul>`;
};
