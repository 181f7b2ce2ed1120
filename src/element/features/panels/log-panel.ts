import { html, nothing, type TemplateResult } from 'lit';
import type { TermId } from '../../../i18n/glossary.js';
import { say } from '../../../i18n/text.js';
import type { LogSection } from '../../../table/log.js';
import type { TemplateData } from '../../table/template-data.js';

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
  const before = new Set<TermId>();
  return lines.map((line) => terms(line, before));
};

/** The course of the game, hand by hand. */
export const logPanel = (data: TemplateData, parts: readonly LogSection[]): TemplateResult => {
  const { messages, terms } = data;
  return html`${menu(data)}
    <div class="lines" part="log" tabindex="0">
      ${parts.map(
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
