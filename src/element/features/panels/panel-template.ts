import { html, nothing, type TemplateResult } from 'lit';
import type { TermId } from '../../../i18n/glossary.js';
import { say } from '../../../i18n/text.js';
import { deletionTools } from '../../table/panels/deletion-template.js';
import type { TemplateData } from '../../table/template-data.js';
import { keysPanel } from './keys-panel.js';
import { lastTrick } from '../last-trick/last-trick-panel.js';
import { panelFrame } from '../../table/panels/panel-frame.js';
import { preferencesPanel } from '../settings/preferences-panel.js';
import { reviewPanel } from '../review/review-panel.js';
import { signsPanel } from '../signals/signals-panel.js';
import { statsPanel } from './stats-panel.js';
import { stepByKey, wholeHand } from '../whole-hand/whole-hand-panel.js';
import { scoreTable } from '../../table/score/score-table.js';

/** On a phone the bar has one button for all this: rules and settings are seen as soon as it is pressed. */
const menu = ({ messages, showPanel }: TemplateData): TemplateResult =>
  html`<div class="menu">
    <button class="aid of-rules" part="button" data-panel="rules" @click=${() => showPanel('rules')}>
      ${messages['label-rules']}
    </button>
    <button class="aid more" part="button" @click=${() => showPanel('settings')}>${messages['label-settings']}</button>
  </div>`;

/** Each term is marked once. */
const marked = (lines: readonly string[], terms: TemplateData['terms']): readonly unknown[] => {
  const told = new Set<TermId>();
  return lines.map((line) => terms(line, told));
};

const log = (data: TemplateData): TemplateResult => {
  const { log: parts, messages, terms } = data;
  return html`${menu(data)}
    <div class="lines" part="log" tabindex="0">
      ${parts().map(
        ({ heading, lines }) =>
          html`${heading ? html`<h4 class="hand-line">${say(messages, heading)}</h4>` : nothing}
            <ol>
              ${marked(
                lines.map((line) => say(messages, line)),
                terms,
              ).map((line) => html`<li>${line}</li>`)}
            </ol>`,
      )}
    </div>`;
};

/** The panel of the score. */
const wholeScore = (data: TemplateData): TemplateResult =>
  html`<div class="lines schrift" tabindex="0">${scoreTable(data)}</div>
    ${deletionTools(data.messages, data.deletion)}`;

/** Where there is a mouse there are keys: they are listed from here. */
const settings = (data: TemplateData): TemplateResult =>
  html`${preferencesPanel(data)}
    <button class="aid of-rules" part="button" data-panel="rules" @click=${() => data.showPanel('rules')}>
      ${data.messages['label-rules']}
    </button>
    ${data.stats ? html`<button class="aid of-stats" part="button" @click=${() => data.showPanel('stats')}>${data.messages['label-stats']}</button>` : nothing}
    <button class="aid of-keys" part="button" @click=${() => data.showPanel('keys')}>
      ${data.messages['label-keys']} <kbd>?</kbd>
    </button>`;

/** What is open over the table, if anything is. */
export const panelTemplate = (data: TemplateData): TemplateResult | typeof nothing => {
  const { panel, messages, showPanel } = data;
  if (!panel) return nothing;
  const content = {
    log,
    'last-trick': lastTrick,
    signals: signsPanel,
    score: wholeScore,
    review: reviewPanel,
    settings,
    hands: wholeHand,
    keys: keysPanel,
    stats: statsPanel,
    rules: (all: TemplateData) => all.rulesPage?.(all) ?? nothing,
  }[panel];
  return panelFrame(
    {
      panel,
      messages,
      close: () => showPanel(null),
      keydown: panel === 'hands' ? (event) => stepByKey(data, event) : undefined,
    },
    content(data),
  );
};
