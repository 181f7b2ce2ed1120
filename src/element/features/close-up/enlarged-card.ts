import type { Card } from '../../../rules/card.js';
import type { RoleName } from '../../../rules/why-won.js';

/** A card shown as a close-up. */
export interface EnlargedCard {
  readonly card: Card;
  /** Name of the card's rank under the announcement, if the viewer knows the announcement; null for plain cards. */
  readonly role: RoleName | null;
  /** Input device that opened the close-up. */
  readonly by: 'finger' | 'mouse' | 'key';
  readonly close: () => void;
}
