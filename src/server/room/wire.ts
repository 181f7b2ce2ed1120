/** A socket, as a table has it: text in, text out. */
export interface Wire {
  /** Passes each message to `onMessage`, and null when the socket has closed. Called once, before anything else. */
  listen(onMessage: (text: string | null) => void): void;
  send(text: string): void;
  /** Bytes that were sent and are still in the buffer. */
  readonly bufferedBytes: number;
  close(code: number, reason?: string): void;
}

/** The close codes of sockets. */
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
