/** The pages on the devices of pairs, referees and spectators. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EveningState } from '../../evening/state.js';
import type { HallPage } from '../../online/evening/messages.js';
import { keyForm } from '../online/key-form.js';
import { hallStandingsPage, tablesPage } from './hall-pages.js';
import { pairPage } from './pair-page.js';
import type { PhoneView } from './phone-view.js';
import { refereePage } from './referee-page.js';

const PAGES: Readonly<Record<Exclude<HallPage, 'screen'>, (view: PhoneView, state: EveningState) => TemplateResult>> = {
  pair: pairPage,
  tables: tablesPage,
  standings: hallStandingsPage,
  referee: refereePage,
};

/** Returns why the server refuses the device. */
const refusalText = ({ words, phone }: PhoneView): string => {
  const { code, message } = phone.refusal ?? { code: '', message: '' };
  if (code === 'wrong-key') return words['phone-wrong-key'];
  return code === 'no-such-evening' ? words['phone-no-evening'] : words['phone-failed']({ reason: message });
};

const tabs = ({ phone, words }: PhoneView): TemplateResult =>
  html`<nav>
    ${(phone.pages as readonly Exclude<HallPage, 'screen'>[]).map(
      (page) =>
        html`<button
          type="button"
          class="tab"
          aria-current=${page === phone.page ? 'page' : nothing}
          @click=${() => phone.show(page)}
        >
          ${words[`phone-tab-${page}`]}
        </button>`,
    )}
  </nav>`;

/** The page of a device that the server refuses, with a form for another key. */
const refusedPage = (view: PhoneView, message: string): TemplateResult => {
  const { words, phone, draft, setDraft, say } = view;
  const { code } = phone.refusal ?? {};
  const form = { words, draft, setDraft, fail: say };
  return html`<section class="sheet">
      <p class="big-line" role="alert">${refusalText(view)}</p>
      ${code === 'wrong-key' || code === 'no-such-evening' ? keyForm(form, code === 'wrong-key' ? phone.role : null) : nothing}
    </section>
    <p class="message ${message ? 'error' : ''}" role="status">${message}</p>`;
};

/** The field for the key of a pair on the page of spectators. */
const ownKey = ({ words, phone, draft, setDraft, say }: PhoneView): TemplateResult | typeof nothing =>
  phone.role.as === 'guest'
    ? html`<details>
        <summary>${words['phone-own-card']}</summary>
        ${keyForm({ words, draft, setDraft, fail: say }, phone.role)}
      </details>`
    : nothing;

/** The page that a phone shows. `message` is about the last input. */
export const phonePage = (view: PhoneView, message: string): TemplateResult => {
  const { phone, words } = view;
  if (phone.refusal) return refusedPage(view, message);
  const state = phone.view?.state;
  const announcement = state?.announcements.at(-1);
  const notice = phone.isRejected ? words['phone-not-accepted'] : message;
  // A space in the element would show an empty message.
  // The page of a pair that has reported says itself that the report waits.
  const line = notice || (phone.isConnected || phone.isSending || !state ? '' : words['phone-lost']);
  return html`${tabs(view)}
    <section class="sheet phone">
      <p class="hall">${state?.name ?? ''}</p>
      ${state?.finished ? nothing : ownKey(view)}
      ${announcement ? html`<p class="announced" role="status">${announcement}</p>` : nothing}
      ${state ? PAGES[phone.page as Exclude<HallPage, 'screen'>](view, state) : html`<p>${words['phone-loading']}</p>`}
      ${state?.finished ? html`<p>${words['phone-finished']}</p>` : nothing}
    </section>
    <p class="message ${notice ? 'error' : ''}" role="status">${line}</p>`;
};
