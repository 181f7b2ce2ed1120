import type { PhoneMessages } from '../../i18n/de/phones.js';

/** The connection of a desk to a server, for the page of the evening. */
export interface PhonesView {
  readonly words: PhoneMessages;
  readonly isConnected: boolean;
  /** Puts the evening on the server. */
  start(): void;
}
