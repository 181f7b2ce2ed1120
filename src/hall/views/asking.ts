import { html, type TemplateResult } from 'lit';
import type { Desk } from '../desk.js';
import { QUESTION } from '../storage.js';

/** The words of a question before an action. */
interface Question {
  /** Identifies the question among those of a page. */
  readonly name: string;
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  /** Whether the button is a plain one in a list. */
  readonly isQuiet?: boolean;
}

/** The desk that remembers which question is open, as far as a question needs it. */
interface AskingView {
  readonly desk: Pick<Desk, 'draft' | 'setDraft' | 'clearDrafts'>;
  readonly texts: { readonly 'entry-cancel': string };
  focus(selector: string): void;
}

/** A button that asks before it does something that cannot be taken back. */
export const asking = (
  view: AskingView,
  { name, label, question, yes, isQuiet = false }: Question,
  run: () => void,
): TemplateResult =>
  view.desk.draft(`${QUESTION}${name}`) === ''
    ? html`<button
        type="button"
        class=${isQuiet ? 'quiet' : 'button'}
        @click=${() => {
          view.desk.setDraft(`${QUESTION}${name}`, 'yes');
          view.focus(`[data-yes="${name}"]`);
        }}
      >
        ${label}
      </button>`
    : html`<div class="row" role="group" aria-label=${question}>
        <p>${question}</p>
        <button
          type="button"
          class="button danger"
          data-yes=${name}
          @click=${() => {
            view.desk.clearDrafts(QUESTION);
            run();
          }}
        >
          ${yes}
        </button>
        <button type="button" class="button" @click=${() => view.desk.clearDrafts(QUESTION)}>
          ${view.texts['entry-cancel']}
        </button>
      </div>`;
