import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateData } from '../../table/template-data.js';
import { preferencesPanel } from './preferences.js';

/** Settings, and the ways to other panels. Where there is a mouse there are keys: they are listed from here. */
export const settingsPanel = (data: TemplateData, hasStats: boolean): TemplateResult =>
  html`${preferencesPanel(data)}
    <button class="aid of-rules" part="button" data-panel="rules" @click=${() => data.showPanel('rules')}>
      ${data.messages['label-rules']}
    </button>
    ${hasStats ? html`<button class="aid of-stats" part="button" @click=${() => data.showPanel('stats')}>${data.messages['label-stats']}</button>` : nothing}
    <button class="aid of-keys" part="button" @click=${() => data.showPanel('keys')}>
      ${data.messages['label-keys']} <kbd>?</kbd>
    </button>`;
