/** Where matches are played: in the hall, or at tables of the server. */
import { html, nothing, type TemplateResult } from 'lit';
import { isDecided } from '../../evening/standings/count.js';
import type { Entry, EveningState, Match, Round } from '../../evening/state.js';
import { wayOf } from '../../evening/way.js';
import type { Settings } from '../../evening/settings.js';
import { scoreText } from '../round-title.js';
import { choice, type View } from '../view.js';

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

/** The mark of a match that is played online, with its games so far, and the button that moves a match. */
export const matchWay = (view: View, state: EveningState, match: Match): TemplateResult | typeof nothing => {
  const words = view.phones?.words;
  if (!words || match.sides.includes(null)) return nothing;
  const way = wayOf(state, match);
  const isDrawn = match.state === 'drawn' && match.games.length === 0;
  const next = way === 'online' ? 'paper' : 'online';
  return html`${way === 'online' ? html`<small class="side">${words['way-online']}</small>` : nothing}
  ${
    match.games.length > 0 && !isDecided(match)
      ? html`<small class="side">${words['way-running']({ score: scoreText(match) })}</small>`
      : nothing
  }
  ${
    isDrawn && hasServer(view)
      ? html`<button
          type="button"
          class="quiet"
          @click=${() => view.do({ type: 'set-match-way', match: match.id, way: next })}
        >
          ${words[`way-move-${next}`]}
        </button>`
      : nothing
  }`;
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
