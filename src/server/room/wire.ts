/** A socket for text messages, independent of the transport. */
export interface Wire {
  /** Passes each message to `onMessage`, and null when the socket has closed. Call this method once, before all others. */
  listen(onMessage: (text: string | null) => void): void;
  send(text: string): void;
  /** Number of bytes that are still in the send buffer. */
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
