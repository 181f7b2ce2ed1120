import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateTopics } from '../../table/template-data.js';
import { fullScreenSwitch } from './full-screen.js';
import { preferencesPanel } from './preferences.js';

/**
 * The preferences, the switch for full screen, and buttons for other panels. CSS shows the list of keys only to visitors with a
 * mouse.
 */
export const settingsPanel = (
  data: TemplateTopics<'advice' | 'panel' | 'preferences' | 'texts'>,
  {
    host,
    hasStats,
    hasComputers,
  }: { readonly host: HTMLElement; readonly hasStats: boolean; readonly hasComputers: boolean },
): TemplateResult =>
  html`${preferencesPanel(data, fullScreenSwitch(data, host))}
    <button class="aid of-rules" part="button" data-panel="rules" @click=${() => data.panel.show('rules')}>
      ${data.texts.messages['label-rules']}
    </button>
    ${hasComputers ? html`<button class="aid of-companions" part="button" @click=${() => data.panel.show('companions')}>${data.texts.messages['label-companions']}</button>` : nothing}
    ${hasStats ? html`<button class="aid of-stats" part="button" @click=${() => data.panel.show('stats')}>${data.texts.messages['label-stats']}</button>` : nothing}
    <button class="aid of-keys" part="button" @click=${() => data.panel.show('keys')}>
      ${data.texts.messages['label-keys']} <kbd>?</kbd>
    </button>`;
