import { html, nothing, type TemplateResult } from 'lit';
import type { TermId } from '../../../i18n/glossary.js';
import { say, type Text } from '../../../i18n/text.js';
import { logSections } from '../../../table/log.js';
import type { TemplateTexts, TemplateTopics } from '../../table/template-data.js';

/** Marks only the first occurrence of each term. */
const marked = (lines: readonly string[], markTerms: TemplateTexts['markTerms']): readonly unknown[] => {
  const before = new Set<TermId>();
  return lines.map((line) => markTerms(line, before));
};

/** The game's log, hand by hand. */
export const logPanel = (data: TemplateTopics<'texts'>, log: readonly Text[]): TemplateResult => {
  const { messages, markTerms } = data.texts;
  return html`<div class="lines" part="log" tabindex="0">
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
