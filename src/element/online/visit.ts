import { openTable, type Seating, type SeatingUpdate } from '../../online/open-table.js';
import type { KeptSeat, KeptSeats } from './kept-seat.js';

/** What a table is asked for by. */
type Request = Parameters<typeof openTable>[1];

/** An error, with its code if it has one. */
export type ErrorLike = Error & { readonly code?: unknown };

/** Somebody's coming to a table of a server and going from it. */
export interface Visit {
  /** The place at the table; null: one is not there. */
  readonly seating: Seating | null;
  /** Whether a table has been asked for that is not there yet. */
  readonly isEntering: boolean;
  /** Takes the way back to the table that is kept, once by itself. */
  comeBack(): Promise<void>;
  enter(request: Request, options?: { readonly key?: string | undefined; readonly watch?: boolean }): Promise<void>;
  /** Gives the seat up. */
  leave(): Promise<void>;
  /** Ends it at this end; the seat stays held. */
  close(): void;
  /** The way back may be taken once more. */
  forget(): void;
}

export interface VisitOptions {
  readonly server: () => string | null;
  /** What one wants to be called. */
  readonly name: () => string | null;
  readonly kept: KeptSeats;
  /** What is shown becomes another. */
  readonly changes: () => void;
  /** Something is new at the table. */
  readonly heard: (seating: Seating, update: SeatingUpdate) => void;
  /** One is no longer there. */
  readonly closed: () => void;
  /** It could not be, or is over and does not come back by itself. */
  readonly failed: (error: ErrorLike) => void;
  /** A frame of the server is malformed and was ignored. */
  readonly onMalformed: (error: ErrorLike) => void;
}

/** After these there is nothing to come back to. */
const FOR_GOOD: readonly unknown[] = ['wrong-key', 'no-such-table', 'not-welcome'];

/** Who gave his seat up may be welcome again when the game is over. */
const isForGood = ({ code }: ErrorLike, kept: KeptSeat | null): boolean =>
  FOR_GOOD.includes(code) && !(code === 'not-welcome' && kept?.key === null);

export const createVisit = ({
  server,
  name,
  kept,
  changes,
  heard,
  closed,
  failed,
  onMalformed,
}: VisitOptions): Visit => {
  let seating: Seating | null = null;
  /** What has been given up by asking for something else aborts. */
  let asking: AbortController | null = null;
  let isEntering = false;
  let hasComeBack = false;

  const close = (): void => {
    asking?.abort();
    asking = null;
    isEntering = false;
    const left = seating;
    seating = null;
    left?.close();
    if (left) closed();
    changes();
  };
  const fail = (error: ErrorLike): void => {
    close();
    if (isForGood(error, kept.read())) kept.remove();
    failed(error);
    changes();
  };
  const sitAt = (at: string, came: Seating, signal: AbortSignal): void => {
    const { table, key } = came;
    const dealt = kept.read()?.table === table ? kept.read()?.dealt : undefined;
    kept.write({ server: at, table, key, dealt });
    seating = came;
    const unsubscribe = came.subscribe((update) => {
      if (signal.aborted) return;
      heard(came, update);
      if ('ended' in update && update.ended.code !== 'connection-closed') fail(update.ended);
      changes();
    });
    signal.addEventListener('abort', unsubscribe);
  };
  const enter: Visit['enter'] = async (request, { key, watch = false } = {}) => {
    const at = server();
    if (at === null) return;
    close();
    const { signal } = (asking = new AbortController());
    isEntering = true;
    changes();
    try {
      const came = await openTable(at, request, {
        key,
        name: name() ?? undefined,
        watch,
        signal,
        onError: onMalformed,
      });
      if (signal.aborted) return came.close();
      sitAt(at, came, signal);
    } catch (error) {
      if (!signal.aborted) fail(error as ErrorLike);
    } finally {
      if (!signal.aborted) isEntering = false;
      changes();
    }
  };

  return {
    get seating() {
      return seating;
    },
    get isEntering() {
      return isEntering;
    },
    async comeBack() {
      const { table, key } = kept.read() ?? {};
      if (table === undefined || typeof key !== 'string' || hasComeBack) return;
      hasComeBack = true;
      await enter({ table }, { key });
    },
    enter,
    async leave() {
      const left = seating;
      const at = server();
      if (!left || at === null) return;
      kept.write({ server: at, table: left.table, key: null });
      await left.leave().catch(() => {});
      if (seating === left) close();
    },
    close,
    forget() {
      hasComeBack = false;
    },
  };
};
