import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/de/table.js';

export interface FailureData {
  readonly words: Readonly<Record<'load-failed' | 'try-again' | 'reload-page', string>>;
  readonly tryAgain: () => void;
  /** Reloads the page; null until the second attempt has failed. */
  readonly reload: (() => void) | null;
}

/** Message that replaces the poster when the table could not be loaded. */
export const failureTemplate = ({ words, tryAgain, reload }: FailureData): TemplateResult =>
  html`<div class="poster failure">
    <p role="alert">${words['load-failed']}</p>
    <button class="button primary" part="button" data-failure="again" @click=${tryAgain}>${words['try-again']}</button>
    ${
      reload
        ? html`<button class="button" part="button" data-failure="reload" @click=${reload}>
            ${words['reload-page']}
          </button>`
        : nothing
    }
  </div>`;

/** Message shown in place of a game that another tab is playing. */
export const elsewhereTemplate = (messages: Messages, takeBack: () => void): TemplateResult =>
  html`<div class="poster failure">
    <p role="alert">${messages.elsewhere}</p>
    <button class="button primary" part="button" data-elsewhere @click=${takeBack}>${messages['take-back']}</button>
  </div>`;
