/** The form for people who cannot scan a code: the code of the evening, and the key of a pair or of a person on the card. */
import { html, nothing, type TemplateResult } from 'lit';
import { readTypedKey } from '../../evening/role-keys.js';
import type { PhoneMessages } from '../../i18n/de/phones.js';
import { onlineHash, type OnlineRole } from './online-role.js';

/** Letters of the code of an evening. */
const CODE = /^[a-z]{8}$/u;

interface KeyFormView {
  readonly words: PhoneMessages;
  readonly draft: (field: string) => string;
  readonly setDraft: (field: string, text: string) => void;
  /** Shows why the texts open nothing. */
  readonly fail: (text: string) => void;
}

/** Returns what is wrong with a typed key, or the key. */
const keyIn = (words: PhoneMessages, text: string): { readonly key: string } | { readonly wrong: string } => {
  const read = readTypedKey(text);
  if ('key' in read) return read;
  if (read.problem === 'number') return { wrong: words['phone-key-number'] };
  if (read.problem === 'character') return { wrong: words['phone-key-character'](read) };
  return { wrong: words['phone-key-length'](read) };
};

/** Opens the page of the pair, or that of spectators without a key. */
const open = ({ words, draft, fail }: KeyFormView, role: OnlineRole | null): void => {
  const code = draft('watch-code').toLowerCase().replaceAll(/[\s-]/gu, '');
  const typed = draft('watch-key').trim();
  if (!role && !CODE.test(code)) return fail(words['phones-code-wrong']);
  const read = role || typed !== '' ? keyIn(words, typed) : null;
  if (read && 'wrong' in read) return fail(read.wrong);
  const evening = role?.evening ?? code;
  location.hash = onlineHash(CODE.test(evening) ? { watch: evening, ...read } : { evening, ...read });
  return undefined;
};

/**
 * Returns the form. With a role, the evening is known, so that the form asks only for the key.
 * @param label the label of the key
 */
export const keyForm = (
  view: KeyFormView,
  role: OnlineRole | null,
  label: string = view.words['phone-key'],
): TemplateResult => {
  const { words, draft, setDraft } = view;
  const input = (name: string, text: string, maxLength: number): TemplateResult =>
    html`<label class="field">
      <span>${text}</span>
      <input
        name=${name}
        type="text"
        maxlength=${maxLength}
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        .value=${draft(name)}
        @input=${(event: InputEvent) => setDraft(name, (event.target as HTMLInputElement).value)}
      />
    </label>`;
  return html`<form
    class="row"
    @submit=${(event: Event) => {
      event.preventDefault();
      open(view, role);
    }}
  >
    ${role ? nothing : input('watch-code', words['phones-code'], 20)} ${input('watch-key', label, 30)}
    <button class="button">${words['phone-open']}</button>
  </form>`;
};
