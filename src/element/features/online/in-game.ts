import { html, nothing } from 'lit';
import type { OnlineMessages } from '../../../i18n/de/online.js';
import { knockIcon, tableIcon } from './icons.js';
import type { Text } from '../../../i18n/text.js';
import type { Seating } from '../../../online/open-table.js';
import type { Verdict } from './fairness.js';
import type { Knocking } from './knocking.js';
import type { Texts } from './screens.js';

/** Tool in a game's bar that opens the list of seats. */
export const tableTool = (
  messages: OnlineMessages,
  {
    isOpen,
    isWatching,
    toggle,
  }: { readonly isOpen: boolean; readonly isWatching: boolean; readonly toggle: () => void },
): unknown => {
  const label = messages['online-table'];
  return html`<button
    class="tool ${isWatching ? 'watching' : ''}"
    part="button"
    data-online="table"
    aria-label=${label}
    title=${label}
    aria-expanded=${isOpen}
    @click=${toggle}
  >
    ${tableIcon}
  </button>`;
};

/** Button that knocks on the table, next to the status line. */
export const knockButton = (
  messages: OnlineMessages,
  state: ReturnType<Knocking['state']>,
  knock: () => void,
): unknown => {
  if (state === 'none') return nothing;
  const isDone = state === 'done';
  const label = messages['online-knock'];
  return html`<button
    class="aid knock"
    part="button"
    data-online="knock"
    aria-label=${label}
    title=${label}
    aria-disabled=${isDone}
    @click=${() => isDone || knock()}
  >
    ${knockIcon}
  </button>`;
};

/** Button that takes the seat back from a stand-in, in place of the answers. */
export const playOnButton = (messages: OnlineMessages, playOn: () => void): unknown =>
  html`<div class="choices words">
    <button
      class="button primary"
      part="button"
      data-online="play-on"
      title=${messages['online-stands-in']}
      @click=${playOn}
    >
      ${messages['online-play-on']}
    </button>
  </div>`;

const line = (language: string, text: string): unknown =>
  html`<p class="rests" lang=${language} role="status">${text}</p>`;

/** A note below the status: the visitor waits for the next hand, or this was the last game at this table. */
export const noteLine = ({ messages, language }: Texts, key: 'online-waits-for-hand' | 'online-games-over'): unknown =>
  line(language, messages[key]);

/** Returns the phrases of a status without Bummerl, if the game belongs to a match of an evening. */
export const phrasesAt = ({ board }: Pick<Seating, 'board'>, phrases: readonly Text[]): readonly Text[] =>
  board.wins ? phrases.filter(({ key }) => key !== 'result-bummerl') : phrases;

/** A note after a game: the games of a match so far, the viewer's side first, or that this was the last game at this table. */
export const gamesLine = (
  texts: Texts,
  { board: { wins, lastGame }, seat }: Pick<Seating, 'board' | 'seat'>,
): unknown => {
  const [one = 0, other = 0] = wins ?? [];
  const [first, second] = seat !== null && seat % 2 === 1 ? [other, one] : [one, other];
  if (wins)
    return line(
      texts.language,
      texts.messages[lastGame ? 'online-match-over' : 'online-match']({ score: `${first}:${second}` }),
    );
  return lastGame ? noteLine(texts, 'online-games-over') : nothing;
};

/** Result of the fairness check, with a button that copies the data needed to repeat the check. */
export const fairnessLine = (
  messages: OnlineMessages,
  language: string,
  verdict: Verdict | null,
  { notice, copy }: { readonly notice: string | null; readonly copy: () => void },
): unknown => {
  if (!verdict) return nothing;
  return html`<p class="dealt ${verdict}" lang=${language} role=${verdict === 'unfair' ? 'alert' : nothing}>
    <span>${messages[`online-${verdict}`]}</span>
    <button class="link" part="button" type="button" data-online="proof" @click=${copy}>
      ${notice ?? messages['online-copy-proof']}
    </button>
  </p>`;
};
