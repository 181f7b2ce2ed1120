/** A socket, as a table has it: text in, text out. */
export interface Wire {
  /** Hears what comes; null: it is over. Told once, before anything else. */
  listen(heard: (text: string | null) => void): void;
  send(text: string): void;
  /** How many bytes have been sent and have not gone out. */
  readonly waiting: number;
  close(code: number, reason?: string): void;
}

/** How a socket is closed. */
export const CLOSE = {
  malformed: 4002,
  tooMany: 4008,
  moved: 4010,
  tooSlow: 4011,
  wrongKey: 4401,
  notWelcome: 4403,
  noSuchTable: 4404,
  secondWindow: 4409,
} as const;
