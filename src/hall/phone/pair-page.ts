import { html, nothing, type TemplateResult } from 'lit';
import type { EveningState, GameScore, Match, Round } from '../../evening/state.js';
import { isDecided } from '../../evening/standings/count.js';
import { wayOf } from '../../evening/way.js';
import { keyForm } from '../online/key-form.js';
import { entryText, groupAndTurn, roundTitle, scoreText, tableText, thirdText } from '../round-title.js';
import { pairText } from '../view.js';
import { gamesForm, type EnteredGames } from './games-form.js';
import { gamesOfSide, isFirstSide, type PhoneView } from './phone-view.js';

/** The pair that a phone belongs to, with its match of a round. */
interface OwnMatch {
  readonly state: EveningState;
  readonly round: Round;
  readonly match: Match;
  readonly no: number;
}

const scoreFor = ({ match, no }: OwnMatch, games: readonly GameScore[]): string =>
  scoreText({ games: gamesOfSide(games, isFirstSide(match, no)) });

const report = (view: PhoneView, { match, no }: OwnMatch, { games, comebacks }: EnteredGames): void => {
  view.phone.do({
    ...{ type: 'tell', match: match.id, by: no, games: gamesOfSide(games, isFirstSide(match, no)) },
    ...(comebacks.length > 0 && { comebacks }),
  });
  view.clearDrafts();
};

const reportForm = (view: PhoneView, own: OwnMatch): TemplateResult => {
  const { words } = view;
  return html`<h3>${words['phone-report']}</h3>
    ${gamesForm(view, own.state, own.round, own.match, {
      columns: [words['phone-us'], words['phone-them']],
      send: words['phone-send'],
      onGames: (games) => report(view, own, games),
    })}`;
};

/** The buttons with which a pair answers the report of its opponents. */
const answers = (view: PhoneView, { match, no }: OwnMatch): TemplateResult => {
  const { words, phone } = view;
  return html`<div class="row">
    <button type="button" class="button primary" @click=${() => phone.do({ type: 'agree', match: match.id, by: no })}>
      ${words['phone-agree']}
    </button>
    <button type="button" class="button" @click=${() => phone.do({ type: 'dispute', match: match.id, by: no })}>
      ${words['phone-disagree']}
    </button>
  </div>`;
};

/** A disputed match, with the button of a pair that has contradicted the report of its opponents. */
const disputed = ({ words, phone }: PhoneView, { match, no }: OwnMatch): TemplateResult =>
  html`<p class="big-line">${words['phone-disputed']}</p>
    ${
      match.told.some(({ by }) => by !== no)
        ? html`<button
            type="button"
            class="button"
            @click=${() => phone.do({ type: 'drop-dispute', match: match.id, by: no })}
          >
            ${words['phone-drop-dispute']}
          </button>`
        : nothing
    }`;

/** The field with which a person opens the own seat on a device that shows the page of the pair. */
const ownKey = ({ words, phone, draft, setDraft, say }: PhoneView): TemplateResult =>
  keyForm({ words, draft, setDraft, fail: say }, phone.role, words['phone-person-key']);

/** The online match of a pair: the games so far, and the way to the person's own seat. */
const onlineMatch = (view: PhoneView, own: OwnMatch): TemplateResult => {
  const { words, phone } = view;
  const { match, round } = own;
  const { seat } = phone.view ?? {};
  const isSeat = seat?.match === match.id;
  return html`<p>${words['phone-online']}</p>
    ${match.games.length > 0 ? html`<p class="big-line">${words['phone-games']({ score: scoreFor(own, match.games) })}</p>` : nothing}
    ${
      isSeat
        ? html`<button type="button" class="button primary" @click=${() => view.openTable(seat)}>
            ${words['phone-play']}
          </button>`
        : html`<p>${words[round.open ? 'phone-online-own' : 'phone-online-soon']}</p>
            ${typeof phone.role.as === 'number' && round.open ? ownKey(view) : nothing}`
    }`;
};

/** The state of a match's result, with what the pair can do. */
const resultOf = (view: PhoneView, own: OwnMatch): TemplateResult => {
  const { words, phone } = view;
  const { match, no } = own;
  if (phone.isSending) return html`<p class="big-line">${words['phone-sending']}</p>`;
  if (isDecided(match))
    return html`<p class="big-line">${words['phone-result']({ score: scoreFor(own, match.games) })}</p>
      ${match.state === 'ruled' ? html`<p>${words['phone-ruled']}${match.text ? `: ${match.text}` : ''}</p>` : nothing}`;
  if (wayOf(own.state, match) === 'online') return onlineMatch(view, own);
  if (own.state.slipsOnly) return html`<p class="big-line">${words['phone-slips-only']}</p>`;
  if (match.state === 'disputed') return disputed(view, own);
  const [told] = match.told;
  if (!told) return reportForm(view, own);
  if (told.by !== no)
    return html`<p class="big-line">${words['phone-they-told']({ score: scoreFor(own, told.games) })}</p>
      ${answers(view, own)}`;
  return html`<p class="big-line">${words['phone-told']({ score: scoreFor(own, told.games) })}</p>
    <details>
      <summary>${words['phone-report-again']}</summary>
      ${reportForm(view, own)}
    </details>`;
};

const tableOf = (view: PhoneView, own: OwnMatch): TemplateResult => {
  const { words, texts } = view;
  const { state, match, no } = own;
  if (match.table === null)
    return html`<p class="big-line">${match.rest ? words['phone-rest'] : words['phone-bye']}</p>`;
  const other = match.sides.find((side) => side !== no) as number;
  // The title names a match for third place.
  const note = groupAndTurn(texts, match);
  const isOnline = wayOf(state, match) === 'online';
  return html`${isOnline ? nothing : html`<p class="where">${words['phone-table']} <b>${tableText(match)}</b></p>`}
    ${note === '' ? nothing : html`<p>${note}</p>`}
    <p>${words['phone-against']} <b class="names">${entryText(state, other)}</b></p>
    ${resultOf(view, own)}`;
};

const ownMatchIn = (state: EveningState, round: Round | undefined, no: number): OwnMatch | null => {
  const match = round?.matches.find(({ sides }) => sides.includes(no));
  return round && match ? { state, round, match, no } : null;
};

const currentRound = (view: PhoneView, state: EveningState, no: number): TemplateResult => {
  const { words, texts } = view;
  const round = state.rounds.at(-1);
  if (!round) return html`<p class="big-line">${words['phone-no-round']}</p>`;
  const own = ownMatchIn(state, round, no);
  const third = thirdText(texts, state, round);
  return html`<h3>${own?.match.third ? texts['round-third'] : roundTitle(texts, state, round)}</h3>
    ${third === '' || !own || round.closed ? nothing : html`<p>${third}</p>`}
    ${own ? tableOf(view, own) : html`<p class="big-line">${words['phone-no-match']}</p>`}`;
};

const earlierRounds = (view: PhoneView, state: EveningState, no: number): TemplateResult | typeof nothing => {
  const own = state.rounds.slice(0, -1).flatMap((round) => ownMatchIn(state, round, no) ?? []);
  if (own.length === 0) return nothing;
  return html`<h3>${view.words['phone-earlier']}</h3>
    <ul class="earlier">
      ${own.map((one) => {
        const other = one.match.sides.find((side) => side !== no) ?? null;
        return html`<li>
          <span>${roundTitle(view.texts, state, one.round)}</span>
          <span>${other === null ? '' : entryText(state, other)}</span>
          <b>${other === null ? view.texts['round-bye'] : scoreFor(one, one.match.games)}</b>
        </li>`;
      })}
    </ul>`;
};

/** The page of a pair: its table, its opponents, its result, its place. */
export const pairPage = (view: PhoneView, state: EveningState): TemplateResult => {
  const { words, phone } = view;
  const { no, place, of } = phone.view?.pair ?? { no: 0, place: null, of: 0 };
  const entry = state.entries.find((one) => one.no === no);
  const closed = state.rounds.filter((round) => round.closed).at(-1);
  const adjusted = state.adjustments.filter(({ entry: adjustedNo }) => adjustedNo === no);
  return html`<h2>${words['phone-pair']({ no })}</h2>
    ${entry ? html`<p class="names">${pairText(entry.names)}</p>` : nothing}
    ${entry?.out ? html`<p>${words['phone-out']}</p>` : currentRound(view, state, no)}
    ${
      place === null || !closed
        ? nothing
        : html`<p>${words['phone-place']({ place, of, round: roundTitle(view.texts, state, closed) })}</p>`
    }
    ${adjusted.map((adjustment) => html`<p role="status">${view.texts.adjusted(adjustment)}</p>`)}
    ${earlierRounds(view, state, no)}`;
};
