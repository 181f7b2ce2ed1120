import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/de/table.js';
import { say } from '../../i18n/text.js';
import { variants, type Variant } from '../../rules/variants.js';
import type { Settings } from './settings/settings.js';

export interface PosterData {
  readonly settings: Readonly<Settings>;
  readonly messages: Messages;
  /** The poster's cards; empty until they have loaded. */
  readonly cards: readonly unknown[];
  readonly isStarting: boolean;
  /** Whether a game is about to begin without a press on a button. In this case, the poster has no buttons. */
  readonly isComing: boolean;
  readonly start: () => void;
  /** Begins the first lesson. */
  readonly learn: () => void;
  /** Shows the rules. */
  readonly explain: () => void;
}

/**
 * The poster that the table shows before a game begins. The `popovertarget` attributes have no effect in a browser, because
 * only a poster from a server contains these popovers (`on-server.ts`).
 */
export const posterTemplate = ({
  settings,
  messages,
  cards,
  isStarting,
  isComing,
  start,
  learn,
  explain,
}: PosterData): TemplateResult => {
  if (isComing) return html`<div class="poster"><p>${messages.starting}</p></div>`;
  const { players, target, variant, rules } = settings;
  const own: Variant = variants[variant];
  const params = {
    variant,
    players: players ?? rules.players ?? 4,
    target: target ?? rules.target ?? own.options.target ?? 15,
  };
  return html`<slot name="poster">
    <div class="poster">
      <div class="fan" aria-hidden="true">${cards}</div>
      <h2>${messages.title}</h2>
      <p>${say(messages, { key: 'poster-text', params })}</p>
      <button
        class="button primary"
        part="button"
        popovertarget="early-start"
        popovertargetaction="show"
        @click=${start}
      >
        ${isStarting ? messages.starting : messages.start}
      </button>
      <div class="ways">
        <button class="button" part="button" popovertarget="early-learn" popovertargetaction="show" @click=${learn}>
          ${messages.learn}
        </button>
        <button
          class="button"
          part="button"
          data-panel="rules"
          popovertarget="early-rules"
          popovertargetaction="show"
          @click=${explain}
        >
          ${messages['label-rules']}
        </button>
      </div>
    </div>
  </slot>`;
};
