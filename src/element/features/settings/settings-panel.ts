import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateTopics } from '../../table/template-data.js';
import { preferencesPanel } from './preferences.js';

/** Settings, and the ways to other panels. Where there is a mouse there are keys: they are listed from here. */
export const settingsPanel = (
  data: TemplateTopics<'advice' | 'panel' | 'preferences' | 'texts'>,
  hasStats: boolean,
): TemplateResult =>
  html`${preferencesPanel(data)}
    <button class="aid of-rules" part="button" data-panel="rules" @click=${() => data.panel.show('rules')}>
      ${data.texts.messages['label-rules']}
    </button>
    ${hasStats ? html`<button class="aid of-stats" part="button" @click=${() => data.panel.show('stats')}>${data.texts.messages['label-stats']}</button>` : nothing}
    <button class="aid of-keys" part="button" @click=${() => data.panel.show('keys')}>
      ${data.texts.messages['label-keys']} <kbd>?</kbd>
    </button>`;
