import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { TermId } from '../../../i18n/glossary.js';
import { say, type Text } from '../../../i18n/text.js';
import { logSections, type LogEntry } from '../../../table/log.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** Renders a line of the log with its terms marked. */
type Write = (text: Text) => unknown;

/** Whether the line about the winner of a trick names the card of this line. */
const isWinner = (line: Text, outcome: Text | null): boolean =>
  line.key === 'line-play' &&
  (outcome?.key === 'line-trick' || outcome?.key === 'line-your-trick') &&
  outcome.params.why?.card === line.params.card;

const entryTemplate = (entry: LogEntry, messages: TemplateTopics<'texts'>['texts']['messages'], write: Write) => {
  if (entry.type === 'line')
    return html`<li class=${classMap({ result: entry.text.key.startsWith('line-hand-') })}>${write(entry.text)}</li>`;
  const { number, lines, outcome } = entry;
  return html`<li class="log-trick">
    <h5>${say(messages, { key: 'line-of-trick', params: { number } })}</h5>
    <ol>
      ${lines.map((line) => html`<li class=${classMap({ winner: isWinner(line, outcome) })}>${write(line)}</li>`)}
      ${outcome ? html`<li class="result">${write(outcome)}</li>` : nothing}
    </ol>
  </li>`;
};

/** The game's log, hand by hand and trick by trick. */
export const logPanel = (data: TemplateTopics<'texts'>, log: readonly Text[]): TemplateResult => {
  const { messages, markTerms } = data.texts;
  return html`<div class="lines" part="log" tabindex="0">
    ${logSections(log).map(({ heading, entries }) => {
      // Marks only the first occurrence of each term in a hand.
      const marked = new Set<TermId>();
      const write: Write = (text) => markTerms(say(messages, text), marked);
      return html`${heading ? html`<h4 class="hand-line">${say(messages, heading)}</h4>` : nothing}
        <ol>
          ${entries.map((entry) => entryTemplate(entry, messages, write))}
        </ol>`;
    })}
  </div>`;
};
