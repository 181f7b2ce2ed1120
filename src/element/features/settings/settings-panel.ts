import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateTopics } from '../../table/template-data.js';
import { pictureRadioStyles } from '../../table/panels/picture-radio-styles.js';
import { preferencesPanel, type PreferencesOptions } from './preferences.js';
import { settingsStyles } from './settings-styles.js';

export const STYLES = [pictureRadioStyles, settingsStyles] as const;

export interface SettingsPanelOptions extends PreferencesOptions {
  /** Whether the table keeps statistics. */
  readonly hasStats: boolean;
}

/** The preferences, and buttons for other panels. CSS shows the list of keys only to visitors with a mouse. */
export const settingsPanel = (
  data: TemplateTopics<'advice' | 'panel' | 'preferences' | 'texts'>,
  options: SettingsPanelOptions,
): TemplateResult =>
  html`${preferencesPanel(data, options)}
    <div class="others">
      ${options.hasStats ? html`<button class="aid of-stats" part="button" data-panel="stats" @click=${() => data.panel.show('stats')}>${data.texts.messages['label-stats']}</button>` : nothing}
      <button class="aid of-keys" part="button" data-panel="keys" @click=${() => data.panel.show('keys')}>
        ${data.texts.messages['label-keys']} <kbd>?</kbd>
      </button>
    </div>`;
