import { html, nothing, type TemplateResult } from 'lit';
import { indexed } from '../../base/list-of.js';
import { EveningError } from '../../evening/evening-error.js';
import { isDecided } from '../../evening/standings/count.js';
import type { EveningState, Match, Round } from '../../evening/state.js';
import { isResult } from '../desk.js';
import { entryText, roundTitle, scoreText, tableText } from '../round-title.js';
import type { View } from '../view.js';

/** Number of results in the list. */
const SHOWN = 6;

/** A match with a result, and its round. */
interface Recent {
  readonly match: Match;
  readonly round: Round;
}

/** Returns the matches whose results were entered last, the last one first. */
const recentIn = ({ desk }: View, { rounds }: EveningState): readonly Recent[] => {
  const ids = (desk.evening?.events ?? []).filter(isResult).map(({ match }) => match);
  const lastFirst = [...new Set(ids.reverse())];
  return lastFirst
    .flatMap((id) =>
      rounds.flatMap((round) =>
        round.matches.filter((match) => match.id === id && isDecided(match)).map((match) => ({ match, round })),
      ),
    )
    .slice(0, SHOWN);
};

/** Puts a result into the form. */
const edit = ({ desk, focus }: View, { match, round }: Recent): void => {
  desk.clearDrafts('result-');
  desk.setDraft('shown-round', String(round.number));
  desk.setDraft('result-table', tableText(match));
  for (const [game, points] of indexed(match.games)) {
    desk.setDraft(`result-${game}-0`, String(points[0]));
    desk.setDraft(`result-${game}-1`, String(points[1]));
    if (match.comebacks?.includes(game)) desk.setDraft(`result-comeback-${game}`, 'yes');
  }
  focus('[name="result-0-0"]');
};

const takeBack = (view: View, state: EveningState, { match, round }: Recent): void => {
  const { desk, texts } = view;
  try {
    desk.takeBackResult(match.id);
  } catch (error) {
    if (!(error instanceof EveningError)) throw error;
    view.say(texts['result-later'], true);
    return;
  }
  const facts = { round: roundTitle(texts, state, round), table: tableText(match), score: scoreText(match) };
  view.say(texts['result-taken-back'](facts));
  view.focus('[name="result-table"]');
};

const item = (view: View, state: EveningState, recent: Recent): TemplateResult => {
  const { texts } = view;
  const { match, round } = recent;
  const [one, other] = match.sides;
  const about = `${roundTitle(texts, state, round)}, ${texts['result-table']} ${tableText(match)}`;
  const button = (label: string, run: () => void): TemplateResult =>
    html`<button type="button" class="quiet" aria-label=${`${label}: ${about}`} @click=${run}>${label}</button>`;
  return html`<li>
    <p>
      <small>${about}</small> <b class="score">${scoreText(match)}</b>
      <span class="side"
        >${entryText(state, one)}
        <small>${texts['round-against']}</small> ${other === null ? nothing : entryText(state, other)}</span
      >
    </p>
    <span>
      ${state.finished ? nothing : button(texts['result-edit'], () => edit(view, recent))}
      ${round.closed ? nothing : button(texts['result-take-back'], () => takeBack(view, state, recent))}
    </span>
  </li>`;
};

/** The results that were entered last, to compare with the slip, to correct and to take back. */
export const recentResults = (view: View, state: EveningState): TemplateResult | typeof nothing => {
  const recent = recentIn(view, state);
  if (recent.length === 0) return nothing;
  return html`<section class="recent">
    <h3>${view.texts['result-recent']}</h3>
    <ol>
      ${recent.map((each) => item(view, state, each))}
    </ol>
  </section>`;
};
