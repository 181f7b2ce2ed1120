/** Where matches are played: in the hall, or at tables of the server. */
import { html, nothing, type TemplateResult } from 'lit';
import { isDecided } from '../../evening/standings/count.js';
import type { Entry, EveningState, Match, Round } from '../../evening/state.js';
import { wayOf } from '../../evening/way.js';
import type { Settings, Way } from '../../evening/settings.js';
import { scoreText, tableText } from '../round-title.js';
import { choice, field, onSubmit, type View } from '../view.js';

/** The choice of the place for all matches, if the page names a server. */
export const wayChoice = (view: View): TemplateResult | typeof nothing => {
  const words = view.phones?.words;
  if (!words) return nothing;
  return choice(view, 'format-way', words['way-label'], {
    options: [
      ['paper', words['way-paper']],
      ['online', words['way-online']],
    ],
    value: 'paper',
    width: 'narrow',
  });
};

/** Returns the place for all matches that the host has chosen, as a part of the settings. */
export const chosenWay = (view: View): Pick<Settings, 'way'> =>
  view.phones && view.desk.draft('format-way') === 'online' ? { way: 'online' } : {};

/** Whether the desk's evening is on a server, so that matches can be played online. */
const hasServer = ({ desk, phones }: View): boolean => desk.link !== null && phones !== null && !phones.isGone;

/** The button that decides whether a pair plays from home. */
export const entryWay = (
  view: View,
  { settings }: EveningState,
  { no, way, out }: Entry,
): TemplateResult | typeof nothing => {
  const words = view.phones?.words;
  if (!words || !hasServer(view) || out || settings.way === 'online') return nothing;
  const next = way === 'online' ? 'paper' : 'online';
  return html`<button
    type="button"
    class="quiet"
    @click=${() => view.do({ type: 'set-entry-way', entry: no, way: next })}
  >
    ${words[`way-entry-${next}`]}
  </button>`;
};

/** The mark of a match that is played online, with its games so far. */
export const matchWay = ({ phones }: View, state: EveningState, match: Match): TemplateResult | typeof nothing => {
  const words = phones?.words;
  if (!words || match.sides.includes(null) || wayOf(state, match) === 'paper') return nothing;
  const isRunning = match.games.length > 0 && !isDecided(match);
  return html`<small class="side"
    >${isRunning ? words['way-running']({ score: scoreText(match) }) : words['way-online']}</small
  >`;
};

const moveMatch = (view: View, { matches }: Round, way: Way): void => {
  const { texts, desk } = view;
  const table = desk.draft('way-table').trim();
  const match = matches.find((one) => one.table !== null && tableText(one) === table);
  if (!match) {
    view.say(texts['result-no-table']({ table }), true);
    view.focus('[name="way-table"]');
    return;
  }
  if (view.do({ type: 'set-match-way', match: match.id, way })) desk.clearDrafts('way-table');
};

/** The form that moves a match between the hall and the server. */
export const matchMoves = (view: View, round: Round): TemplateResult | typeof nothing => {
  const words = view.phones?.words;
  if (!words || !hasServer(view) || round.closed) return nothing;
  return html`<details>
    <summary>${words['way-online-title']}</summary>
    <form class="row" @submit=${onSubmit(() => moveMatch(view, round, 'online'))}>
      ${field(view, 'way-table', view.texts['round-table'], { width: 'narrow', maxLength: 6 })}
      <button class="button">${words['way-move-online']}</button>
      <button type="button" class="button" @click=${() => moveMatch(view, round, 'paper')}>
        ${words['way-move-paper']}
      </button>
    </form>
  </details>`;
};

/** The button that opens a round with online matches. */
export const roundBegin = (
  view: View,
  state: EveningState,
  { number, open, matches }: Round,
): TemplateResult | typeof nothing => {
  const words = view.phones?.words;
  if (!words || open || !matches.some((match) => !match.sides.includes(null) && wayOf(state, match) === 'online'))
    return nothing;
  return html`<div class="row">
    <button type="button" class="button primary" @click=${() => view.do({ type: 'open-round', round: number })}>
      ${words['way-begin']}
    </button>
    <small>${words['way-begin-about']}</small>
  </div>`;
};
