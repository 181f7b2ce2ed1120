import type { PhoneMessages } from '../../i18n/de/phones.js';

/** The connection of a desk to a server, for the page of the evening. */
export interface PhonesView {
  readonly words: PhoneMessages;
  readonly isConnected: boolean;
  /** Whether the server no longer has the evening, so that the host can put it on the server again. */
  readonly isGone: boolean;
  /** The name of the server. */
  readonly serverName: string;
  /** Puts the evening on the server. */
  start(): void;
}
