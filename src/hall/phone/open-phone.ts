/** A phone with its pages. This module is loaded only on the devices of pairs, referees, spectators and projectors. */
import type { CSSResult, TemplateResult } from 'lit';
import type { EveningMessages } from '../../i18n/de/evening.js';
import type { PhoneMessages } from '../../i18n/de/phones.js';
import { screenPage, type ScreenRoom } from '../screen.js';
import type { OnlineRole } from '../online/online-role.js';
import type { EveningStorage } from '../storage.js';
import { createPhone } from './phone.js';
import { phonePage } from './phone-page.js';
import { createTablePlace } from '../table/table-place.js';
import { phoneStyles } from './phone-styles.js';
import type { PhoneView } from './phone-view.js';

export interface OpenPhone {
  readonly styles: CSSResult;
  render(
    texts: EveningMessages,
    words: PhoneMessages,
    screen: { readonly tick: number; readonly room: ScreenRoom },
  ): TemplateResult;
  close(): void;
}

interface OpenPhoneOptions {
  readonly server: string;
  readonly role: OnlineRole;
  readonly storage: EveningStorage | null;
  /** Returns the language of the element. */
  readonly language: () => string;
  readonly onChange: () => void;
}

/** Opens a phone. `onChange` is called whenever it must be rendered again. */
export const openPhone = (options: OpenPhoneOptions): OpenPhone => {
  const { server, role, storage, language, onChange } = options;
  const phone = createPhone({ server, role, storage, onChange });
  const table = createTablePlace({ server, evening: role.evening, language, onChange });
  let drafts: Record<string, string> = {};
  let message = '';
  const changed = (change: () => void): void => {
    change();
    onChange();
  };
  const inputs: Omit<PhoneView, 'texts' | 'words'> = {
    openTable: (place) => void table.open(place),
    openReplay: (match) => void table.openReplay(match),
    phone,
    draft: (field) => drafts[field] ?? '',
    setDraft: (field, text) =>
      changed(() => {
        drafts[field] = text;
      }),
    clearDrafts: () =>
      changed(() => {
        drafts = {};
      }),
    say: (text) =>
      changed(() => {
        message = text;
      }),
  };
  return {
    styles: phoneStyles,
    render(texts, words, { tick, room }) {
      if (role.as === 'screen' && !phone.refusal)
        return screenPage({ texts, desk: { evening: phone.view, draft: () => '' } }, tick, room);
      const place = table.render(words);
      return place ?? phonePage({ ...inputs, texts, words }, table.hasFailed ? words['phone-table-failed'] : message);
    },
    close() {
      table.close();
      phone.close();
    },
  };
};
