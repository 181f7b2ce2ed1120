import type { Card } from '../../../rules/card.js';
import type { RoleName } from '../../../rules/why-won.js';

/** A card shown as a close-up. */
export interface EnlargedCard {
  readonly card: Card;
  /** The card's role under the announcement; null for a plain card, or if the viewer does not know the announcement. */
  readonly role: RoleName | null;
  /** Input device that opened the close-up. */
  readonly by: 'finger' | 'mouse' | 'key';
  readonly close: () => void;
}
