import { html, nothing, type TemplateResult } from 'lit';
import type { TermId } from '../../../i18n/glossary.js';
import { say, type Text } from '../../../i18n/text.js';
import { logSections } from '../../../table/log.js';
import type { TemplateTexts, TemplateTopics } from '../../table/template-data.js';

/** Links to the rules and the settings. On a phone, the bar has room for only one button, which opens the log. */
const menu = ({ texts: { messages }, panel }: TemplateTopics<'panel' | 'texts'>): TemplateResult =>
  html`<div class="menu">
    <button class="aid of-rules" part="button" data-panel="rules" @click=${() => panel.show('rules')}>
      ${messages['label-rules']}
    </button>
    <button class="aid more" part="button" @click=${() => panel.show('settings')}>${messages['label-settings']}</button>
  </div>`;

/** Marks only the first occurrence of each term. */
const marked = (lines: readonly string[], markTerms: TemplateTexts['markTerms']): readonly unknown[] => {
  const before = new Set<TermId>();
  return lines.map((line) => markTerms(line, before));
};

/** The game's log, hand by hand. */
export const logPanel = (data: TemplateTopics<'panel' | 'texts'>, log: readonly Text[]): TemplateResult => {
  const { messages, markTerms } = data.texts;
  return html`${menu(data)}
    <div class="lines" part="log" tabindex="0">
      ${logSections(log).map(
        ({ heading, lines }) =>
          html`${heading ? html`<h4 class="hand-line">${say(messages, heading)}</h4>` : nothing}
            <ol>
              ${marked(
                lines.map((line) => say(messages, line)),
                markTerms,
              ).map((line) => html`<li>${line}</li>`)}
            </ol>`,
      )}
    </div>`;
};
