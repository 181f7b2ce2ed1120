import { openTable, type Seating, type SeatingUpdate } from '../../../online/open-table.js';
import type { KeptSeat, KeptSeats } from './kept-seat.js';

/** Request for a table, as `openTable()` accepts it. */
type Request = Parameters<typeof openTable>[1];

/** An error, with a code if it has one. */
export type ErrorLike = Error & { readonly code?: unknown; readonly retryAfter?: number | null };

/** The visitor's connection to an online table, from joining to leaving. */
export interface Visit {
  /** The seating at the table; null while the visitor is not there. */
  readonly seating: Seating | null;
  /** Whether a table was requested that has not answered yet. */
  readonly isEntering: boolean;
  /** The server's refusal before an automatic retry; null without one. */
  readonly refusal: ErrorLike | null;
  /** Returns to the stored table. Works once, until `forget()`. */
  comeBack(): Promise<void>;
  enter(request: Request, options?: { readonly key?: string | undefined; readonly watch?: boolean }): Promise<void>;
  /** Gives up the seat and leaves. */
  leave(): Promise<void>;
  /** Closes the connection; the server keeps the seat. */
  close(): void;
  /** Allows another `comeBack()`. */
  forget(): void;
}

export interface VisitOptions {
  readonly server: () => string | null;
  /** Returns the visitor's name. */
  readonly name: () => string | null;
  readonly kept: KeptSeats;
  /** Called when the screen changes. */
  readonly changes: () => void;
  /** Called after an update of the table. */
  readonly heard: (seating: Seating, update: SeatingUpdate) => void;
  /** Called when the visitor has left the table. */
  readonly closed: () => void;
  /** Called when joining fails or the connection ends permanently. */
  readonly failed: (error: ErrorLike) => void;
  /** Called after a malformed frame of the server, which is ignored. */
  readonly onMalformed: (error: ErrorLike) => void;
}

/** Error codes after which returning to the table is impossible. */
const FOR_GOOD: readonly unknown[] = ['wrong-key', 'no-such-table', 'not-welcome', 'table-ended'];

/** Returns whether an error is permanent. A visitor who gave up their seat may be admitted again after the game. */
const isForGood = ({ code }: ErrorLike, kept: KeptSeat | null): boolean =>
  FOR_GOOD.includes(code) && !(code === 'not-welcome' && kept?.key === null);

/** Stores the seat for a return, with the known promises about its deals. */
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
  /** Aborts when another request replaces this one. */
  let asking: AbortController | null = null;
  /** State while the visitor joins a table, with the refusal before a retry; null otherwise. */
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
