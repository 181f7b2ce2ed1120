import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../i18n/text.js';
import { closeIcon, settingsIcon } from './icons.js';
import { deletionTools } from './deletion.js';
import type { TemplateData } from './template-data.js';
import { keysPanel } from './keys.js';
import { lastTrick } from './last-trick.js';
import { preferencesPanel } from './preferences.js';
import { reviewPanel } from './review.js';
import { signsPanel } from './signs.js';
import { statsPanel } from './stats.js';
import { stepByKey, wholeHand } from './whole-hand.js';
import { scoreTable } from './whole-score.js';

const log = ({ log: parts, messages, showPanel }: TemplateData): TemplateResult =>
  html`<div class="lines" part="log" tabindex="0">
      ${parts().map(
        ({ heading, lines }) =>
          html`${heading ? html`<h4 class="hand-line">${say(messages, heading)}</h4>` : nothing}
            <ol>
              ${lines.map((line) => html`<li>${say(messages, line)}</li>`)}
            </ol>`,
      )}
    </div>
    <button class="aid more" part="button" @click=${() => showPanel('settings')}>
      ${settingsIcon}${messages['label-settings']}
    </button>`;

/** The panel of the score. */
const wholeScore = (data: TemplateData): TemplateResult =>
  html`<div class="lines schrift" tabindex="0">${scoreTable(data)}</div>
    ${deletionTools(data.messages, data.deletion)}`;

/** Where there is a mouse there are keys: they are listed from here. */
const settings = (data: TemplateData): TemplateResult =>
  html`${preferencesPanel(data)}
    ${data.stats ? html`<button class="aid of-stats" part="button" @click=${() => data.showPanel('stats')}>${data.messages['label-stats']}</button>` : nothing}
    <button class="aid of-keys" part="button" @click=${() => data.showPanel('keys')}>
      ${data.messages['label-keys']} <kbd>?</kbd>
    </button>`;

/** What is open over the table, if anything is. */
export const panelTemplate = (data: TemplateData): TemplateResult | typeof nothing => {
  const { panel, messages, showPanel } = data;
  if (!panel) return nothing;
  const label = messages[`label-${panel}`];
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
  }[panel];
  return html`<section
    class=${`panel of-${panel}`}
    role="dialog"
    aria-label=${label}
    tabindex="-1"
    @keydown=${panel === 'hands' ? (event: KeyboardEvent) => stepByKey(data, event) : nothing}
  >
    <header>
      <h3>${label}</h3>
      <button class="tool" part="button" aria-label=${messages['label-close']} @click=${() => showPanel(null)}>
        ${closeIcon}
      </button>
    </header>
    ${content(data)}
  </section>`;
};
