import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Messages } from '../../i18n/de/table.js';
import { say } from '../../i18n/text.js';
import type { Card } from '../../rules/card.js';
import { variants, type Variant } from '../../rules/variants.js';
import type { Settings } from '../settings/settings.js';

/** The four cards by which the deck is known, and one more. */
const POSTER_CARDS: readonly Card[] = ['LU', 'SK', 'HO', 'LA', 'S6'];

export interface PosterData {
  readonly settings: Readonly<Settings>;
  readonly messages: Messages;
  /** SVG source of a face; null until the deck is loaded. */
  readonly faceSvg: ((card: Card) => string) | null;
  readonly isStarting: boolean;
  readonly start: () => void;
}

/** What stands on the table before a game begins. */
export const posterTemplate = ({ settings, messages, faceSvg, isStarting, start }: PosterData): TemplateResult => {
  const { players, target, variant, rules } = settings;
  const own: Variant = variants[variant];
  const params = {
    variant,
    players: players ?? rules.players ?? 4,
    target: target ?? rules.target ?? own.options.target ?? 15,
  };
  return html`<slot name="poster">
    <div class="poster">
      <div class="fan" aria-hidden="true">
        ${faceSvg ? POSTER_CARDS.map((card) => unsafeHTML(faceSvg(card))) : nothing}
      </div>
      <h2>${messages.title}</h2>
      <p>${say(messages, { key: 'poster-text', params })}</p>
      <button class="button primary" part="button" @click=${start}>
        ${isStarting ? messages.starting : messages.start}
      </button>
    </div>
  </slot>`;
};
