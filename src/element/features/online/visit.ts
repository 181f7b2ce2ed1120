import { openTable, type Seating, type SeatingUpdate } from '../../../online/open-table.js';
import type { KeptSeat, KeptSeats } from './kept-seat.js';

/** What a table is asked for by. */
type Request = Parameters<typeof openTable>[1];

/** An error, with its code if it has one. */
export type ErrorLike = Error & { readonly code?: unknown; readonly retryAfter?: number | null };

/** Somebody's coming to a table of a server and going from it. */
export interface Visit {
  /** The place at the table; null: one is not there. */
  readonly seating: Seating | null;
  /** Whether a table has been asked for that is not there yet. */
  readonly isEntering: boolean;
  /** The server has refused for now and will be asked again by itself; null: it has not. */
  readonly refusal: ErrorLike | null;
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
const FOR_GOOD: readonly unknown[] = ['wrong-key', 'no-such-table', 'not-welcome', 'table-ended'];

/** Who gave his seat up may be welcome again when the game is over. */
const isForGood = ({ code }: ErrorLike, kept: KeptSeat | null): boolean =>
  FOR_GOOD.includes(code) && !(code === 'not-welcome' && kept?.key === null);

/** Keeps how to come back to a table, with what is known of its deals. */
const keepWayBack = (kept: KeptSeats, server: string, { table, key }: Seating): void => {
  const known = kept.read();
  kept.write({ server, table, key, dealt: known?.table === table ? known.dealt : undefined });
};

const listenTo = (seating: Seating, signal: AbortSignal, heard: (update: SeatingUpdate) => void): void => {
  const unsubscribe = seating.subscribe((update) => signal.aborted || heard(update));
  signal.addEventListener('abort', unsubscribe);
};

export const createVisit = (options: VisitOptions): Visit => {
  const { server, name, kept, changes, heard, closed, failed, onMalformed } = options;
  let seating: Seating | null = null;
  /** What has been given up by asking for something else aborts. */
  let asking: AbortController | null = null;
  /** A table has been asked for, and perhaps refused for now; null: none has. */
  let entering: { readonly refusal: ErrorLike | null } | null = null;
  let hasComeBack = false;

  const close = (): void => {
    asking?.abort();
    asking = null;
    entering = null;
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
    keepWayBack(kept, at, came);
    seating = came;
    listenTo(came, signal, (update) => {
      heard(came, update);
      if ('ended' in update && update.ended.code !== 'connection-closed') fail(update.ended);
      changes();
    });
  };
  const show = (refusal: ErrorLike | null): void => {
    entering = { refusal };
    changes();
  };
  const enter: Visit['enter'] = async (request, { key, watch = false } = {}) => {
    const at = server();
    if (at === null) return;
    close();
    const { signal } = (asking = new AbortController());
    show(null);
    try {
      const asked = { key, name: name() ?? undefined, watch, signal, onWait: show, onError: onMalformed };
      const came = await openTable(at, request, asked);
      if (signal.aborted) return came.close();
      entering = null;
      sitAt(at, came, signal);
    } catch (error) {
      if (!signal.aborted) fail(error as ErrorLike);
    }
  };

  return {
    get seating() {
      return seating;
    },
    get isEntering() {
      return entering !== null;
    },
    get refusal() {
      return entering?.refusal ?? null;
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
    forget: () => void (hasComeBack = false),
  };
};
