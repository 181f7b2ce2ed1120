import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateTopics } from '../../table/template-data.js';
import { fullScreenSwitch } from './full-screen.js';
import { preferencesPanel } from './preferences.js';

export interface SettingsPanelOptions {
  readonly host: HTMLElement;
  /** Whether the table keeps statistics. */
  readonly hasStats: boolean;
  /** Whether computers play seats for which the visitor can choose people. */
  readonly hasComputers: boolean;
}

const companionsButton = ({ panel, texts: { messages } }: TemplateTopics<'panel' | 'texts'>): TemplateResult =>
  html`<button class="aid" part="button" data-panel="companions" @click=${() => panel.show('companions')}>
    ${messages['label-companions']}
  </button>`;

/**
 * The preferences, the switch for full screen, and buttons for other panels. CSS shows the list of keys only to visitors with a
 * mouse.
 */
export const settingsPanel = (
  data: TemplateTopics<'advice' | 'panel' | 'preferences' | 'texts'>,
  { host, hasStats, hasComputers }: SettingsPanelOptions,
): TemplateResult =>
  html`${preferencesPanel(data, [fullScreenSwitch(data, host), hasComputers ? companionsButton(data) : nothing])}
    <button class="aid of-rules" part="button" data-panel="rules" @click=${() => data.panel.show('rules')}>
      ${data.texts.messages['label-rules']}
    </button>
    ${hasStats ? html`<button class="aid of-stats" part="button" @click=${() => data.panel.show('stats')}>${data.texts.messages['label-stats']}</button>` : nothing}
    <button class="aid of-keys" part="button" @click=${() => data.panel.show('keys')}>
      ${data.texts.messages['label-keys']} <kbd>?</kbd>
    </button>`;
