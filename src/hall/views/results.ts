import { html, nothing, type TemplateResult } from 'lit';
import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { gamesIn } from '../../evening/stages.js';
import { isDecided } from '../../evening/standings/count.js';
import type { EveningState, Match, Round } from '../../evening/state.js';
import { comebackCounts, completeGames, type EnteredGame } from '../games-entered.js';
import { gamesOfSide, isFirstSide } from '../phone/phone-view.js';
import { closeLabel, entryText, roundTitle, scoreText, tableText } from '../round-title.js';
import { field, numberIn, onSubmit, type View } from '../view.js';
import { recentResults } from './recent-results.js';
import { roundChoice, shownRound } from './shown-round.js';

/** Number of letters of a wrong table to repeat in a message. */
const MAX_TABLE_LENGTH = 12;

/**
 * Returns the id in a scanned code (`match=2-15`), or null for other texts. A scanner that is set to another keyboard layout
 * types other characters for `=` and `-`.
 */
const scannedId = (text: string): string | null => {
  const { round, table, turn } = /.*match.(?<round>\d+)\D(?<table>\d+)(?:\D(?<turn>\d+))?/u.exec(text)?.groups ?? {};
  if (round === undefined || table === undefined) return null;
  return `${round}-${table}${turn === undefined ? '' : `.${turn}`}`;
};

/** Returns the match of a table, whose number is typed or comes from a scanned code. */
const matchAt = ({ matches }: Round, text: string): Match | undefined => {
  const id = scannedId(text);
  if (id !== null) return matches.find((match) => match.id === id);
  return matches.find((match) => match.table !== null && tableText(match) === text.trim().replace(',', '.'));
};

/** Returns the round of a scanned code, or else the round that the host has chosen. */
const roundToEnter = (view: View, state: EveningState): Round | undefined => {
  const id = scannedId(view.desk.draft('result-table'));
  const scanned =
    id === null ? undefined : state.rounds.find(({ matches }) => matches.some((match) => match.id === id));
  return scanned ?? shownRound(view, state);
};

/** Returns the points of each game in the fields, or null for an empty field. */
const pointsIn = ({ desk }: View, most: number): readonly EnteredGame[] =>
  listOf(most, (game) => [numberIn(desk.draft(`result-${game}-0`)), numberIn(desk.draft(`result-${game}-1`))]);

const saveResult = (view: View, state: EveningState, round: Round): void => {
  const { texts, desk } = view;
  const text = desk.draft('result-table');
  const match = matchAt(round, text);
  if (!match) {
    view.say(texts['result-no-table']({ table: text.trim().slice(0, MAX_TABLE_LENGTH) }), true);
    view.focus('[name="result-table"]');
    return;
  }
  const [least, most] = gamesIn(itemAt(state.settings.stages, round.stage));
  const { target } = state.settings;
  const points = pointsIn(view, most);
  // A scanner sends Enter after the code.
  if (points.flat().every((each) => each === null)) {
    view.focus('[name="result-0-0"]');
    return;
  }
  const games = completeGames(points, target);
  if (games === null || games.length < least) {
    view.say(games === null ? texts['result-wrong']({ target }) : texts['result-count']({ games: least }), true);
    return;
  }
  const comebacks = listOf(games.length, (game) => game).filter(
    (game) => desk.draft(`result-comeback-${game}`) === 'yes',
  );
  const event = { match: match.id, games, ...(comebacks.length > 0 && { comebacks }) };
  const after =
    match.state === 'disputed' ? view.do({ type: 'rule', ...event }) : view.do({ type: 'tell', by: 'slip', ...event });
  if (!after) return;
  desk.clearDrafts('result-');
  // Back to the running round, so that the next slip cannot replace a result of an earlier one.
  desk.clearDrafts('shown-round');
  const saved = after.rounds.flatMap(({ matches }) => matches).find(({ id }) => id === match.id);
  view.say(
    texts['result-saved']({
      round: roundTitle(texts, state, round),
      table: tableText(match),
      score: scoreText(saved ?? { games }),
    }),
  );
  view.focus('[name="result-table"]');
};

/** @param isFound whether the desk has found the match of the typed table */
const gameFields = (
  view: View,
  state: EveningState,
  { match, isFound }: { readonly match: Match; readonly isFound: boolean },
  game: number,
  most: number,
): TemplateResult => {
  const { texts, desk } = view;
  const shown = most === 1 ? null : game + 1;
  const side = (index: 0 | 1): TemplateResult =>
    field(
      view,
      `result-${game}-${index}`,
      isFound ? texts['result-side']({ no: match.sides[index] as number }) : texts['print-points'],
      {
        ...{ type: 'number', maxLength: 2, width: 'narrow' },
        ...(isFound && {
          spoken: texts['result-points']({ names: entryText(state, match.sides[index] as number), game: shown }),
        }),
      },
    );
  return html`<div class="game">
    ${side(0)}<span aria-hidden="true">:</span>${side(1)}
    ${
      comebackCounts(state)
        ? html`<label class="check">
            <input
              type="checkbox"
              .checked=${desk.draft(`result-comeback-${game}`) === 'yes'}
              @change=${(event: Event) =>
                desk.setDraft(`result-comeback-${game}`, (event.target as HTMLInputElement).checked ? 'yes' : '')}
            />
            ${texts['result-comeback']}
          </label>`
        : nothing
    }
  </div>`;
};

const resultForm = (view: View, state: EveningState, round: Round): TemplateResult => {
  const { texts, desk } = view;
  const match = matchAt(round, desk.draft('result-table'));
  const playable = match && !match.sides.includes(null) ? match : undefined;
  const [, most] = gamesIn(itemAt(state.settings.stages, round.stage));
  const hasResult = playable !== undefined && isDecided(playable);
  // The fields for points are always there, so that Tab reaches them before the desk has found the table.
  const shown = playable ?? round.matches.find(({ sides }) => !sides.includes(null));
  return html`<form class="result" @submit=${onSubmit(() => saveResult(view, state, round))}>
    ${field(view, 'result-table', texts['result-table'], { width: 'narrow', maxLength: 300 })}
    <p class="names" role="status">
      ${
        playable
          ? html`${entryText(state, playable.sides[0])} <small>${texts['round-against']}</small> ${entryText(
                state,
                playable.sides[1] as number,
              )}`
          : nothing
      }
    </p>
    ${shown ? listOf(most, (game) => gameFields(view, state, { match: shown, isFound: playable !== undefined }, game, most)) : nothing}
    <button class="button primary">${hasResult ? texts['result-correct'] : texts['result-enter']}</button>
    ${hasResult ? html`<p>${texts['result-has']({ score: scoreText(playable) })}</p>` : nothing}
    <small>${texts['result-how']}</small>
  </form>`;
};

/** Puts a table's number into the form. */
const choose = (view: View, match: Match): void => {
  view.desk.clearDrafts('result-');
  view.desk.setDraft('result-table', tableText(match));
  view.focus('[name="result-0-0"]');
};

const matchList = (view: View, title: string, matches: readonly Match[]): TemplateResult =>
  matches.length === 0
    ? html``
    : html`<h3>${title}</h3>
        <p class="tables">
          ${matches.map(
            (match) =>
              html`<button type="button" class="quiet" @click=${() => choose(view, match)}>
                <span class="sr-only">${view.texts['result-table']}</span> ${tableText(match)}
              </button> `,
          )}
        </p>`;

/** Returns who has reported which result of a match, and who has not confirmed it. */
const reportText = ({ texts }: View, match: Match): string => {
  const [one, other] = match.sides;
  const reports = match.told.map(({ by, games }) =>
    texts['result-reported']({
      no: by,
      other: by === one ? Number(other) : one,
      score: scoreText({ games: gamesOfSide(games, isFirstSide(match, by)) }),
    }),
  );
  const silent = match.sides.find((side) => !match.told.some(({ by }) => by === side));
  if (typeof silent !== 'number') return reports.join(' ');
  const answer = texts[match.state === 'disputed' ? 'result-contradicted' : 'result-unconfirmed']({ no: silent });
  return [...reports, answer].join(' ');
};

/** The matches that pairs have reported by phone, with the reports. */
const reportList = (view: View, title: string, matches: readonly Match[]): TemplateResult | typeof nothing =>
  matches.length === 0
    ? nothing
    : html`<h3>${title}</h3>
        <ul class="reports">
          ${matches.map(
            (match) =>
              html`<li>
                <button type="button" class="quiet" @click=${() => choose(view, match)}>
                  ${view.texts['result-table']} ${tableText(match)}
                </button>
                ${reportText(view, match)}
              </li>`,
          )}
        </ul>`;

const adjust = (view: View): void => {
  const { desk } = view;
  const [entry, points] = [numberIn(desk.draft('adjust-entry')), numberIn(desk.draft('adjust-points'))];
  const text = desk.draft('adjust-why').trim();
  if (entry === null || points === null || text === '') {
    view.say(view.texts['form-fill'], true);
    return;
  }
  if (view.do({ type: 'adjust', entry, points, text })) desk.clearDrafts('adjust-');
};

const adjustments = (view: View, state: EveningState): TemplateResult | typeof nothing => {
  const { texts } = view;
  const { ties, stages } = state.settings;
  // Points that change no place would mislead the host.
  if (!ties.includes('points') || stages[0]?.kind === 'knockout') return nothing;
  return html`<details>
    <summary>${texts['result-adjust']}</summary>
    <form class="row" @submit=${onSubmit(() => adjust(view))}>
      ${field(view, 'adjust-entry', texts['result-adjust-entry'], { type: 'number', width: 'narrow', maxLength: 4 })}
      ${field(view, 'adjust-points', texts['result-adjust-points'], { type: 'number', width: 'narrow', maxLength: 4 })}
      ${field(view, 'adjust-why', texts['result-adjust-why'])}
      <button class="button">${texts['result-adjust-do']}</button>
    </form>
    <ul>
      ${state.adjustments.map(
        ({ entry, points, text }) =>
          html`<li>${entryText(state, entry)}: ${points > 0 ? '+' : ''}${points} (${text})</li>`,
      )}
    </ul>
  </details>`;
};

/** The page of the results. */
export const resultsPage = (view: View, state: EveningState): TemplateResult => {
  const { texts } = view;
  const round = roundToEnter(view, state);
  if (!round)
    return html`<section class="sheet">
      <h2>${texts['tab-results']}</h2>
      <p>${texts['result-none']}</p>
    </section>`;
  const open = round.matches.filter((match) => !isDecided(match));
  const openWith = (wanted: Match['state']) => open.filter(({ state: each }) => each === wanted);
  return html`<section class="sheet">
    <h2>${texts['tab-results']}</h2>
    ${roundChoice(view, state)}
    <div class="beside">
      <div class="entering">
        ${resultForm(view, state, round)} ${reportList(view, texts['result-disputed'], openWith('disputed'))}
        ${reportList(view, texts['result-told'], openWith('told'))}
        ${matchList(view, texts['result-missing'], openWith('drawn'))}
        ${
          open.length === 0 && !round.closed
            ? html`<button
                type="button"
                class="button primary"
                @click=${() => view.do({ type: 'close-round', round: round.number }) && view.goTo('round')}
              >
                ${closeLabel(texts, state, round)}
              </button>`
            : nothing
        }
      </div>
      ${recentResults(view, state)}
    </div>
    ${adjustments(view, state)}
  </section>`;
};
