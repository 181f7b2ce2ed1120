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
import type { PhonesView } from './phones-view.js';
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

/** The texts of phones, in the language of the element. */
interface Words {
  readonly messages: PhoneMessages | null;
  load(language: LoadedEvening['language']): void;
}

const createWords = (onLoad: () => void): Words => {
  let messages: PhoneMessages | null = null;
  let wanted = '';
  return {
    get messages() {
      return messages;
    },
    load(language) {
      if (wanted === language) return;
      wanted = language;
      void loadPhones(language).then((loaded) => {
        messages = loaded;
        onLoad();
      });
    },
  };
};

/** Keeps the line of a desk open as long as the desk belongs to an evening on a server. */
const followDesk = (element: OnlineElement, words: Words, deskRole: () => OnlineRole | null) => {
  let line: { readonly address: HostAddress; readonly line: DeskLine } | null = null;
  /** The evening whose server has refused this desk. */
  let refused = '';
  /** Number of changes that waited for the server after the last change of the desk. */
  let known = 0;

  const addressOfDesk = (): HostAddress | null => {
    const { link } = element.desk;
    if (link) return link.evening === refused ? null : { server: link.server, evening: link.evening, key: link.key };
    const { evening, key } = deskRole() ?? { evening: '', key: null };
    return key === null || evening === refused ? null : { server: element.server, evening, key };
  };
  const open = (address: HostAddress, texts: LoadedEvening): DeskLine =>
    openDeskLine({
      desk: element.desk,
      address,
      onConnection: () => element.update(),
      onDropped([first]) {
        const type = first && 'event' in first ? first.event.type : 'tell';
        element.say(words.messages?.['phones-dropped']({ step: texts.messages[`step-${type}`] }) ?? '', true);
      },
      onRefused({ message }) {
        refused = address.evening;
        element.say(words.messages?.['phones-gone']({ reason: message }) ?? message, true);
      },
    });
  return {
    get isConnected() {
      return line?.line.isConnected ?? false;
    },
    get isGone() {
      return element.desk.link?.evening === refused;
    },
    follow(texts: LoadedEvening, isPhone: boolean): void {
      const address = isPhone ? null : addressOfDesk();
      if (isSameAddress(address, line && line.address)) return;
      line?.line.close();
      line = address && { address, line: open(address, texts) };
    },
    send(): void {
      const count = element.desk.link?.pending.length ?? 0;
      if (count > known) line?.line.renew();
      known = count;
    },
    close(): void {
      line?.line.close();
      line = null;
    },
  };
};

/** Opens the pages of a phone while the address of the page belongs to one. */
const followPhone = (element: OnlineElement) => {
  let phone: OpenPhone | null = null;
  /** The server and the part of the address of the phone that is open or being opened. */
  let wanted = '';
  let language = '';
  const open = async (role: OnlineRole, address: string): Promise<void> => {
    const { openPhone } = await import('../phone/open-phone.js');
    if (address !== wanted) return;
    const { server, storage } = element;
    phone = openPhone({ server, role, storage, language: () => language, onChange: () => element.update() });
    element.adopt(phone.styles);
    element.update();
  };
  return {
    get phone() {
      return phone;
    },
    follow(role: OnlineRole | null, texts: LoadedEvening): void {
      ({ language } = texts);
      const address = role ? `${element.server} ${location.hash}` : '';
      if (address === wanted) return;
      wanted = address;
      phone?.close();
      phone = null;
      if (role) void open(role, address);
    },
    close(): void {
      phone?.close();
      phone = null;
      wanted = '';
    },
  };
};

/** Returns the name of a server for the host, such as `watten.example.org`. */
const serverNameOf = (server: string): string => {
  try {
    return new URL(server, location.href).host;
  } catch {
    return server;
  }
};

/** Puts the evening of a desk on the server. */
const start = async ({ desk, server, say }: OnlineElement, words: PhoneMessages, isGone: boolean): Promise<void> => {
  const { evening } = desk;
  if (!evening || (desk.link && !isGone)) return;
  // The host had switched phones off before the server lost the evening.
  if (evening.state.slipsOnly && !evening.state.finished) desk.do({ type: 'slips-only', on: false });
  // An evening from a record has no secret yet.
  const secret = desk.draft('secret') || randomSeed();
  const record = evening.record();
  try {
    const created = await createOnServer(server, { record, secret });
    // The host may have gone on while the server answered.
    const pending = desk.evening?.events.slice(record.events.length).map((event) => ({ id: randomSeed(), event }));
    desk.connect({ server, ...created, start: record, changes: [], pending: pending ?? [] }, secret);
  } catch (error) {
    const { code, message } = error as ConnectionError;
    say(code === undefined ? words['phones-failed'] : words['phones-refused']({ reason: message }), true);
  }
};

export const createOnline = (element: OnlineElement): Online => {
  const words = createWords(() => element.update());
  const role = (): OnlineRole | null => (element.server === '' ? null : onlineRoleIn(location.hash));
  const isPhone = (): boolean => (role()?.as ?? 'host') !== 'host';
  const deskSide = followDesk(element, words, role);
  const phoneSide = followPhone(element);
  return {
    get role() {
      return role();
    },
    get isPhone() {
      return isPhone();
    },
    follow(texts) {
      if (element.server !== '') words.load(texts.language);
      deskSide.follow(texts, isPhone());
      phoneSide.follow(isPhone() ? role() : null, texts);
    },
    send: () => deskSide.send(),
    get phones() {
      const { messages } = words;
      if (!messages || element.server === '') return null;
      const { isConnected, isGone } = deskSide;
      return {
        words: messages,
        isConnected,
        isGone,
        serverName: serverNameOf(element.server),
        start: () => void start(element, messages, isGone),
      };
    },
    renderPhone(texts, tick, room) {
      const { messages } = words;
      return messages && phoneSide.phone ? phoneSide.phone.render(texts.messages, messages, { tick, room }) : null;
    },
    close() {
      deskSide.close();
      phoneSide.close();
    },
  };
};
