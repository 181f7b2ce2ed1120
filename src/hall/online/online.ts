/** The part of the element that talks to a table server: the desk's line, or the pages of a phone. */
import type { TemplateResult } from 'lit';
import type { ConnectionError } from '../../online/connection-error.js';
import { createOnServer } from '../../online/evening/evening-line.js';
import { loadPhones } from '../../i18n/phones.js';
import type { LoadedEvening } from '../../i18n/evening.js';
import type { PhoneMessages } from '../../i18n/de/phones.js';
import type { Desk } from '../desk.js';
import type { OpenPhone } from '../phone/open-phone.js';
import { randomSeed } from '../../rules/random-seed.js';
import type { ScreenRoom } from '../screen.js';
import type { EveningStorage } from '../storage.js';
import type { PhonesView } from '../views/phones.js';
import { openDeskLine, type DeskLine, type HostAddress } from './desk-line.js';
import { onlineRoleIn, type OnlineRole } from './online-role.js';

/** The element, as its online part sees it. */
export interface OnlineElement {
  /** The URL of the table server, or an empty text. */
  readonly server: string;
  readonly desk: Desk;
  readonly storage: EveningStorage | null;
  say(text: string, isError: boolean): void;
  update(): void;
  adopt(styles: OpenPhone['styles']): void;
}

export interface Online {
  /** The evening of a server that the address of the page opens, or null. */
  readonly role: OnlineRole | null;
  /** Whether the page is that of a phone or of a projector, not of a desk. */
  readonly isPhone: boolean;
  /** Follows the address of the page, the server and the desk. */
  follow(texts: LoadedEvening): void;
  /** Sends new changes of the desk. */
  send(): void;
  /** The desk's part about phones, or null without a server. */
  readonly phones: PhonesView | null;
  renderPhone(texts: LoadedEvening, tick: number, room: ScreenRoom): TemplateResult | null;
  close(): void;
}

const isSameAddress = (one: HostAddress | null, other: HostAddress | null): boolean =>
  one?.server === other?.server && one?.evening === other?.evening && one?.key === other?.key;

export const createOnline = (element: OnlineElement): Online => {
  let words: PhoneMessages | null = null;
  let language: LoadedEvening['language'] | '' = '';
  let line: { readonly address: HostAddress; readonly line: DeskLine } | null = null;
  let phone: { readonly hash: string; readonly open: OpenPhone } | null = null;
  let opening = '';
  let texts: LoadedEvening | null = null;
  /** The evening whose server has refused this desk. */
  let refused = '';
  /** Number of changes that waited for the server after the last change of the desk. */
  let known = 0;

  const role = (): OnlineRole | null => (element.server === '' ? null : onlineRoleIn(location.hash));
  const isPhone = (): boolean => (role()?.as ?? 'host') !== 'host';

  const loadWords = async (wanted: LoadedEvening['language']): Promise<void> => {
    words = await loadPhones(wanted);
    element.update();
  };

  /** Returns the evening on a server that the desk belongs to, or null. */
  const deskAddress = (): HostAddress | null => {
    const { link } = element.desk;
    const found = role();
    if (isPhone()) return null;
    if (link) return link.evening === refused ? null : { server: link.server, evening: link.evening, key: link.key };
    if (!found || found.key === null || found.evening === refused) return null;
    return { server: element.server, evening: found.evening, key: found.key };
  };
  const onRefused = (evening: string, { message }: ConnectionError): void => {
    refused = evening;
    element.say(words?.['phones-gone']({ reason: message }) ?? message, true);
  };
  const followDesk = (): void => {
    const address = deskAddress();
    if (isSameAddress(address, line && line.address)) return;
    line?.line.close();
    line = address && {
      address,
      line: openDeskLine({
        desk: element.desk,
        address,
        onConnection: () => element.update(),
        onDropped: (changes) => {
          const [first] = changes;
          const type = first && 'event' in first ? first.event.type : 'tell';
          const step = texts?.messages[`step-${type}`] ?? '';
          element.say(words?.['phones-dropped']({ step }) ?? '', true);
        },
        onRefused: (error) => onRefused(address.evening, error),
      }),
    };
  };
  const followPhone = async (): Promise<void> => {
    const found = isPhone() ? role() : null;
    const hash = found ? `${element.server} ${location.hash}` : '';
    if (hash === opening) return;
    opening = hash;
    phone?.open.close();
    phone = null;
    if (!found) return;
    const { openPhone } = await import('../phone/open-phone.js');
    if (hash !== opening) return;
    const { server, storage } = element;
    const open = openPhone({ server, role: found, storage, onChange: () => element.update() });
    phone = { hash, open };
    element.adopt(open.styles);
    element.update();
  };
  const start = async (): Promise<void> => {
    const { desk, server } = element;
    const { evening } = desk;
    if (!evening || desk.link) return;
    const secret = desk.draft('secret');
    const record = evening.record();
    try {
      const created = await createOnServer(server, { record, secret });
      // The host may have gone on while the server answered.
      const pending = desk.evening?.events.slice(record.events.length).map((event) => ({ id: randomSeed(), event }));
      desk.connect({ server, ...created, start: record, changes: [], pending: pending ?? [] }, secret);
    } catch (error) {
      const reason = (error as Partial<ConnectionError>).code === undefined ? null : (error as Error).message;
      element.say((reason === null ? words?.['phones-failed'] : words?.['phones-refused']({ reason })) ?? '', true);
    }
  };

  return {
    get role() {
      return role();
    },
    get isPhone() {
      return isPhone();
    },
    follow(loaded) {
      texts = loaded;
      if (element.server !== '' && language !== loaded.language) {
        ({ language } = loaded);
        void loadWords(language);
      }
      followDesk();
      void followPhone();
    },
    send() {
      const count = element.desk.link?.pending.length ?? 0;
      if (count > known) line?.line.renew();
      known = count;
    },
    get phones() {
      if (!words || element.server === '') return null;
      return { words, isConnected: line?.line.isConnected ?? false, start: () => void start() };
    },
    renderPhone(loaded, tick, room) {
      return phone && words ? phone.open.render(loaded.messages, words, { tick, room }) : null;
    },
    close() {
      line?.line.close();
      line = null;
      phone?.open.close();
      phone = null;
      opening = '';
    },
  };
};
