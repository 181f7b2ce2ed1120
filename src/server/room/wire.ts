/** A table's abstraction of a socket that carries text messages. */
export interface Wire {
  /** Passes each message to `onMessage`, and null when the socket has closed. Call it once, before the other methods. */
  listen(onMessage: (text: string | null) => void): void;
  send(text: string): void;
  /** Number of sent bytes that are still in the buffer. */
  readonly bufferedBytes: number;
  close(code: number, reason?: string): void;
}

/** WebSocket close codes. */
export const CLOSE_CODES = {
  malformed: 4002,
  tooMany: 4008,
  moved: 4010,
  tooSlow: 4011,
  wrongKey: 4401,
  notWelcome: 4403,
  noSuchTable: 4404,
  secondWindow: 4409,
} as const;
