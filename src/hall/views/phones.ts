import { html, nothing, type TemplateResult } from 'lit';
import { keyOfRole } from '../../evening/role-keys.js';
import type { PhoneMessages } from '../../i18n/de/phones.js';
import type { DeskLink } from '../online/desk-link.js';
import { onlineHash, personAddress } from '../online/online-role.js';
import { qrCode } from '../qr-code.js';
import type { PhonesView } from '../online/phones-view.js';
import { keyForm } from '../online/key-form.js';
import { asking } from './asking.js';
import type { View } from '../view.js';

/** Copies a text, and says so at the desk. */
const copy = async (view: View, words: PhoneMessages, text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    view.say(words['phones-copied']);
  } catch {
    // The browser forbids it. The address is in the code.
    view.say(text);
  }
};

const device = (
  view: View,
  { words }: PhonesView,
  name: 'host' | 'referee' | 'screen' | 'guests',
  hash: string,
  code = '',
): TemplateResult => {
  const address = view.address + hash;
  return html`<div class="device">
    ${qrCode(address)}
    <div>
      <h4>${words[`phones-${name}`]}</h4>
      <p>${words[`phones-${name}-about`]} ${code === '' ? nothing : html`<b>${code}</b>`}</p>
      <button type="button" class="quiet" @click=${() => void copy(view, words, address)}>
        ${words['phones-link']}
        <span class="sr-only">${words[`phones-${name}`]}</span>
      </button>
    </div>
  </div>`;
};

const devices = (view: View, phones: PhonesView, { evening, key, keys, code }: DeskLink): TemplateResult => {
  const hashOf = (role: 'referee' | 'screen'): string => onlineHash({ evening, key: keyOfRole(keys, role) });
  return html`<details>
    <summary>${phones.words['phones-codes']}</summary>
    <div class="devices">
      ${device(view, phones, 'referee', hashOf('referee'))} ${device(view, phones, 'screen', hashOf('screen'))}
      ${device(view, phones, 'guests', onlineHash({ evening }), code)}
      ${device(view, phones, 'host', onlineHash({ evening, key }))}
    </div>
  </details>`;
};

/** The form with which spectators, and pairs without a scanner, open an evening. */
export const watchForm = (view: View): TemplateResult | typeof nothing => {
  const words = view.phones?.words;
  if (!words) return nothing;
  const { desk } = view;
  const form = { words, draft: desk.draft, setDraft: desk.setDraft, fail: (text: string) => view.say(text, true) };
  return html`<div class="sheet watch">
    <p>${words['phones-watch-about']}</p>
    ${keyForm(form, null)}
  </div>`;
};

/** Copies the addresses of all persons, one line each, to send them out. */
const copyAddresses = async (view: View, words: PhoneMessages, link: DeskLink): Promise<void> => {
  const entries = (view.desk.evening?.state.entries ?? []).filter(({ out }) => !out);
  const lines = entries.flatMap((entry) =>
    entry.names.map((name, index) =>
      [entry.no, name, personAddress(view, link, entry, index === 0 ? 1 : 2)].join('\t'),
    ),
  );
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    view.say(words['phones-addresses-copied']({ count: lines.length }));
  } catch {
    // The browser forbids it. The addresses are on the pair cards.
    view.say(words['phones-addresses-about'], true);
  }
};

const addresses = (view: View, words: PhoneMessages, link: DeskLink): TemplateResult =>
  html`<p>${words['phones-addresses-about']}</p>
    <button type="button" class="button" @click=${() => void copyAddresses(view, words, link)}>
      ${words['phones-addresses']}
    </button>`;

/** The button that lets pairs report no more results by phone, or report them again. */
const reportsSwitch = (view: View, words: PhoneMessages, slipsOnly: boolean): TemplateResult =>
  slipsOnly
    ? html`<button type="button" class="button" @click=${() => view.do({ type: 'slips-only', on: false })}>
        ${words['phones-start']}
      </button>`
    : asking(
        view,
        {
          ...{ name: 'phones', label: words['phones-stop'], yes: words['phones-stop'] },
          question: words['phones-stop-ask'],
        },
        () => view.do({ type: 'slips-only', on: true }),
      );

/** The part of the evening's page about phones. */
export const phonesPart = (view: View): TemplateResult | typeof nothing => {
  const { phones } = view;
  if (!phones) return nothing;
  const { words, isConnected, isGone } = phones;
  const { link, evening } = view.desk;
  const { slipsOnly = false, finished = false } = evening?.state ?? {};
  if (!link || isGone)
    return html`<h3>${words['phones-title']}</h3>
      <p>${words['phones-about']}</p>
      ${asking(
        view,
        {
          name: 'phones',
          label: words['phones-start'],
          question: words['phones-start-ask']({ server: phones.serverName }),
          yes: words['phones-start'],
        },
        () => phones.start(),
      )}`;
  return html`<h3>${words['phones-title']}</h3>
    <p class=${isConnected ? '' : 'problem'} role="status">
      ${isConnected ? words[slipsOnly ? 'phones-are-off' : 'phones-connected'] : words['phones-lost']({ count: link.pending.length })}
    </p>
    ${finished ? nothing : reportsSwitch(view, words, slipsOnly)} ${devices(view, phones, link)}
    <details>
      <summary>${words['way-online-title']}</summary>
      ${addresses(view, words, link)}
    </details>`;
};
