/** The evenings of this process. */
import { replayEvening, type EveningRecord } from '../../evening/evening.js';
import { EveningError } from '../../evening/evening-error.js';
import type { Clock } from '../../session/clock.js';
import { ConnectionError } from '../../online/connection-error.js';
import type { CreatedEvening } from '../../online/evening/messages.js';
import { fingerprintOf, newCode, newKey, newTableId } from '../identity.js';
import type { Journal } from '../journal.js';
import { DamagedLog } from '../log/log-store.js';
import { EVENING_LOG_VERSION, type EveningStore } from './evening-log.js';
import type { EveningResult } from './evening-result.js';
import { openHostedEvening, type HostedEvening } from './hosted-evening.js';
import { createViews, type ViewOf } from './views.js';

/** An evening in this process, with its views. */
export interface EveningInUse {
  readonly hosted: HostedEvening;
  readonly viewOf: ViewOf;
}

export interface Evenings {
  /**
   * Creates an evening from a record.
   * @throws ConnectionError `bad-evening`, as a rejection
   */
  create(record: unknown, secret: string): Promise<CreatedEvening>;
  /**
   * Opens an evening, or resolves to the open one.
   * @throws ConnectionError `no-such-evening` or `damaged-evening`, as a rejection
   */
  open(id: string): Promise<EveningInUse>;
  /** Resolves to the id of the evening with this code, or null. */
  idOf(code: string): Promise<string | null>;
  /** Reports the results that a dead process has stored without a report. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface EveningsOptions {
  readonly store: EveningStore;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly storeResult: ((result: EveningResult) => Promise<void>) | null;
}

/** Interval at which this process looks for changes of other processes, in ms. */
const REFRESH_MS = 1000;
/** Time without a request after which an evening is closed, in ms. */
const IDLE_MS = 10 * 60_000;

interface Kept {
  readonly opening: Promise<EveningInUse>;
  lastUse: number;
}

const noSuchEvening = (): ConnectionError =>
  new ConnectionError('no-such-evening', 'This evening does not exist or has been deleted.');

/** Creates a function that opens an evening from its log. */
const createOpener =
  ({ store, clock, journal, storeResult }: EveningsOptions) =>
  async (id: string): Promise<EveningInUse> => {
    try {
      const hosted = await openHostedEvening(id, { store, now: clock.now, storeResult });
      if (!hosted) throw noSuchEvening();
      // Restarts the retention time of the code.
      await store.assignCode(hosted.start.code, id);
      return { hosted, viewOf: createViews(hosted.start) };
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      journal.forTable(id).log('damaged-evening', { error: error.message });
      throw new ConnectionError('damaged-evening', 'The log of this evening is damaged, so it cannot continue.');
    }
  };

/** @throws ConnectionError `bad-evening` */
const checkRecord = (record: unknown): EveningRecord => {
  try {
    return replayEvening(record as EveningRecord).record();
  } catch (error) {
    if (!(error instanceof EveningError)) throw error;
    throw new ConnectionError('bad-evening', error.message);
  }
};

export const createEvenings = (options: EveningsOptions): Evenings => {
  const { store, clock, journal } = options;
  const openFromLog = createOpener(options);
  const kept = new Map<string, Kept>();
  const closeOne = async (id: string, { opening }: Kept): Promise<void> => {
    kept.delete(id);
    await (await opening.catch(() => null))?.hosted.close();
  };
  const closeIdle = async (): Promise<void> => {
    for (const [id, one] of kept) {
      const { hosted } = await one.opening;
      if (!hosted.isObserved && clock.now() - one.lastUse > IDLE_MS) await closeOne(id, one);
    }
  };
  const refreshObserved = async (): Promise<void> => {
    for (const { opening } of kept.values()) {
      const { hosted } = await opening;
      if (hosted.isObserved) await hosted.refresh();
    }
  };
  const timers = [
    setInterval(() => void closeIdle().catch(() => {}), IDLE_MS / 4),
    ...(store.outbox.isShared ? [setInterval(() => void refreshObserved().catch(() => {}), REFRESH_MS)] : []),
  ];
  const codeFor = async (id: string): Promise<string> => {
    const code = newCode();
    return (await store.assignCode(code, id)) ? code : codeFor(id);
  };
  const open: Evenings['open'] = async (id) => {
    const existing = kept.get(id);
    if (existing) {
      existing.lastUse = clock.now();
      const inUse = await existing.opening;
      // Another process might have written the log since. If the store does not answer, this process shows what it knows.
      if (store.outbox.isShared) await inUse.hosted.refresh().catch(() => {});
      return inUse;
    }
    const opening = openFromLog(id);
    kept.set(id, { opening, lastUse: clock.now() });
    opening.catch(() => kept.delete(id));
    return opening;
  };

  return {
    async create(given, secret) {
      const record = checkRecord(given);
      const [evening, key, keys] = [newTableId(), newKey(), newKey()];
      const code = await codeFor(evening);
      await store.create(evening, {
        ...{ k: 'evening', version: EVENING_LOG_VERSION, evening, code },
        ...{ host: fingerprintOf(key), keys, secret, record },
      });
      journal.forTable(evening).log('evening-created', { entries: record.entries.length });
      return { evening, code, key, keys };
    },
    open,
    idOf: (code) => store.idOf(code),
    async start() {
      for (const id of await store.ids()) await open(id).catch(() => {});
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([...kept].map(([id, one]) => closeOne(id, one)));
    },
  };
};
