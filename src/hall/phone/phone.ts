/** The evening on the device of a pair, a referee, a spectator, or the projector. */
import { toJson } from '../../base/to-json.js';
import type { EveningEvent } from '../../evening/event.js';
import type { ConnectionError } from '../../online/connection-error.js';
import { openHallLine } from '../../online/evening/evening-line.js';
import type { Change, EveningView, HallAnswer, HallPage } from '../../online/evening/messages.js';
import { randomSeed } from '../../rules/random-seed.js';
import type { OnlineRole } from '../online/online-role.js';
import type { EveningStorage } from '../storage.js';

export interface Phone {
  readonly role: OnlineRole;
  readonly pages: readonly HallPage[];
  readonly page: HallPage;
  /** The last view of the page, or null before the first one arrives. */
  readonly view: EveningView | null;
  readonly isConnected: boolean;
  /** Whether a change waits for the connection. */
  readonly isSending: boolean;
  /** Whether the server has rejected the last change. */
  readonly isRejected: boolean;
  /** The reason why the server refuses this device, or null. */
  readonly refusal: ConnectionError | null;
  /** Sends an event, now or as soon as there is a connection. */
  do(event: EveningEvent): void;
  show(page: HallPage): void;
  close(): void;
}

interface PhoneOptions {
  readonly server: string;
  readonly role: OnlineRole;
  /** The storage, or null to keep nothing. */
  readonly storage: EveningStorage | null;
  readonly onChange: () => void;
}

interface KnownView {
  readonly hash: string;
  readonly view: EveningView;
}

/** The data that a phone keeps, so that a reload without a connection loses nothing. */
interface Kept {
  readonly version: typeof VERSION;
  readonly known: KnownView | null;
  readonly pending: readonly Change[];
}

const VERSION = 1;

const PAGES: Readonly<Record<string, readonly HallPage[]>> = {
  guest: ['tables', 'standings'],
  referee: ['referee', 'tables', 'standings'],
  screen: ['screen'],
};

const pagesOf = ({ as }: OnlineRole): readonly [HallPage, ...HallPage[]] =>
  (PAGES[as] ?? ['pair', 'tables', 'standings']) as readonly [HallPage, ...HallPage[]];

const readKept = (storage: EveningStorage | null, key: string): Kept => {
  const empty: Kept = { version: VERSION, known: null, pending: [] };
  try {
    const kept = JSON.parse(storage?.getItem(key) ?? 'null') as Kept | null;
    return kept?.version === VERSION && Array.isArray(kept.pending) ? kept : empty;
  } catch {
    return empty;
  }
};

const writeKept = (storage: EveningStorage | null, key: string, kept: Kept): void => {
  try {
    storage?.setItem(key, toJson(kept));
  } catch {
    // A full or forbidden storage matters only if the page is reloaded without a connection.
  }
};

export const createPhone = ({ server, role, storage, onChange }: PhoneOptions): Phone => {
  const pages = pagesOf(role);
  const [first] = pages;
  const storageKey = `watten-evening-phone:${role.evening}:${role.as}`;
  const kept = readKept(storage, storageKey);
  const views = new Map<HallPage, KnownView>(kept.known ? [[first, kept.known]] : []);
  let { pending } = kept;
  let page = first;
  let asked = first;
  let isRejected = false;
  let refusal: ConnectionError | null = null;

  const keep = (): void =>
    writeKept(storage, storageKey, { version: VERSION, known: views.get(first) ?? null, pending });
  const receive = ({ hash, view, accepted, refused }: HallAnswer): void => {
    if (view) views.set(asked, { hash, view });
    const settled = [...accepted, ...refused.map(({ id }) => id)];
    if (settled.length > 0) {
      pending = pending.filter(({ id }) => !settled.includes(id));
      isRejected = refused.length > 0;
    }
    keep();
    onChange();
  };
  const line = openHallLine({
    server,
    request: () => {
      asked = page;
      return {
        evening: role.evening,
        ...(role.key !== null && { key: role.key }),
        page,
        ...(views.has(page) && { seen: views.get(page)?.hash }),
        changes: pending,
      };
    },
    onAnswer: receive,
    onConnection: onChange,
    onRefused: (error) => {
      refusal = error;
      onChange();
    },
  });

  return {
    role,
    pages,
    get page() {
      return page;
    },
    get view() {
      return views.get(page)?.view ?? null;
    },
    get isConnected() {
      return line.isConnected;
    },
    get isSending() {
      return pending.length > 0;
    },
    get isRejected() {
      return isRejected;
    },
    get refusal() {
      return refusal;
    },
    do(event) {
      isRejected = false;
      pending = [...pending, { id: randomSeed(), event }];
      keep();
      line.renew();
      onChange();
    },
    show(next) {
      page = next;
      line.renew();
      onChange();
    },
    close: () => line.close(),
  };
};
