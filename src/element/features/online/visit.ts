import { openTable, type OpenTableOptions, type Seating, type SeatingUpdate } from '../../../online/open-table.js';
import type { KeptSeat, KeptSeats } from './kept-seat.js';

/** Request for a table, as accepted by `openTable()`, or a function that opens one. */
type Request = Parameters<typeof openTable>[1] | ((server: string, options: OpenTableOptions) => Promise<Seating>);

/** An error, which can have a code. */
export type ErrorLike = Error & { readonly code?: unknown; readonly retryAfter?: number | null };

/** The visitor's connection to an online table, from joining to leaving. */
export interface Visit {
  /** The seating at the table; null while the visitor is not at a table. */
  readonly seating: Seating | null;
  /** Whether the visitor has asked to join a table and is waiting for the answer. */
  readonly isEntering: boolean;
  /** The server's refusal before an automatic retry; null if none. */
  readonly refusal: ErrorLike | null;
  /** Returns to the stored table. Further calls have no effect until `allowReturn()` is called. */
  returnToTable(): Promise<void>;
  enter(request: Request, options?: { readonly key?: string | undefined; readonly watch?: boolean }): Promise<void>;
  /** Gives up the seat and leaves the table. */
  leave(): Promise<void>;
  /** Closes the connection; the server keeps the seat. */
  close(): void;
  /** Allows another `returnToTable()`. */
  allowReturn(): void;
}

export interface VisitOptions {
  readonly server: () => string | null;
  /** Returns the visitor's name. */
  readonly name: () => string | null;
  readonly kept: KeptSeats;
  /** Called when the screen changes. */
  readonly onScreenChange: () => void;
  /** Called after an update of the table. */
  readonly onUpdate: (seating: Seating, update: SeatingUpdate) => void;
  /** Called when the visitor has left the table. */
  readonly onClosed: () => void;
  /**
   * Called when joining fails or the connection ends permanently.
   * @param wasAtTable whether the visitor was at the table
   */
  readonly failed: (error: ErrorLike, wasAtTable: boolean) => void;
  /** Called when the server has sent a malformed frame. The table ignores such a frame. */
  readonly onMalformed: (error: ErrorLike) => void;
}

/** Error codes after which returning to the table is impossible. */
const PERMANENT_CODES: readonly unknown[] = ['wrong-key', 'no-such-table', 'not-welcome', 'table-ended'];

/**
 * Returns whether an error is permanent. A visitor who has given up their seat can be admitted again after the game.
 */
const isPermanent = ({ code }: ErrorLike, kept: KeptSeat | null): boolean =>
  PERMANENT_CODES.includes(code) && !(code === 'not-welcome' && kept?.key === null);

/** Stores the seat for a later return, with the known promise about the deals. */
const storeSeat = (kept: KeptSeats, server: string, { table, key }: Seating): void => {
  const known = kept.read();
  kept.write({ server, table, key, dealt: known?.table === table ? known.dealt : undefined });
};

const listenTo = (seating: Seating, signal: AbortSignal, onUpdate: (update: SeatingUpdate) => void): void => {
  const unsubscribe = seating.subscribe((update) => signal.aborted || onUpdate(update));
  signal.addEventListener('abort', unsubscribe);
};

export const createVisit = (options: VisitOptions): Visit => {
  const { server, name, kept, onScreenChange, onUpdate, onClosed, failed, onMalformed } = options;
  let seating: Seating | null = null;
  /** Controller that aborts the current request when another request replaces it. */
  let asking: AbortController | null = null;
  /** State while the visitor is joining a table, with the server's refusal before a retry; otherwise null. */
  let entering: { readonly refusal: ErrorLike | null } | null = null;
  let hasReturned = false;

  const close = (): void => {
    asking?.abort();
    asking = null;
    entering = null;
    const left = seating;
    seating = null;
    left?.close();
    if (left) onClosed();
    onScreenChange();
  };
  const fail = (error: ErrorLike, wasAtTable: boolean): void => {
    close();
    if (isPermanent(error, kept.read())) kept.remove();
    failed(error, wasAtTable);
    onScreenChange();
  };
  const showSeating = (at: string, joined: Seating, signal: AbortSignal): void => {
    storeSeat(kept, at, joined);
    seating = joined;
    listenTo(joined, signal, (update) => {
      onUpdate(joined, update);
      if ('ended' in update && update.ended.code !== 'connection-closed') fail(update.ended, true);
      onScreenChange();
    });
  };
  const show = (refusal: ErrorLike | null): void => {
    entering = { refusal };
    onScreenChange();
  };
  const enter: Visit['enter'] = async (request, { key, watch = false } = {}) => {
    const at = server();
    if (at === null) return;
    close();
    const { signal } = (asking = new AbortController());
    show(null);
    try {
      const asked = { key, name: name() ?? undefined, watch, signal, onWait: show, onError: onMalformed };
      const joined = await (typeof request === 'function' ? request(at, asked) : openTable(at, request, asked));
      if (signal.aborted) return joined.close();
      entering = null;
      showSeating(at, joined, signal);
    } catch (error) {
      if (!signal.aborted) fail(error as ErrorLike, false);
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
    async returnToTable() {
      const { table, key } = kept.read() ?? {};
      if (table === undefined || typeof key !== 'string' || hasReturned) return;
      hasReturned = true;
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
    allowReturn: () => void (hasReturned = false),
  };
};
