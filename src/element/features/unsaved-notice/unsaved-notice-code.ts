import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import { unsavedStyles } from './unsaved-notice-styles.js';
import { closeIcon } from '../../shell/icons.js';

export { unsavedStyles };

/** The notice that the game is not stored. */
export const unsavedTemplate = (messages: Messages, close: () => void): TemplateResult =>
  html`<div class="unsaved">
    <p role="alert">${messages['not-kept']}</p>
    <button class="tool" part="button" aria-label=${messages['label-close']} @click=${close}>${closeIcon}</button>
  </div>`;
