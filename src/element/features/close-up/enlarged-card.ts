import type { Card } from '../../../rules/card.js';
import type { RoleName } from '../../../rules/why-won.js';

/** A card shown as a close-up. */
export interface EnlargedCard {
  readonly card: Card;
  /** Name of its rank under the announcement, if the viewer knows it; null for plain cards. */
  readonly role: RoleName | null;
  /** The input device that opened it. */
  readonly by: 'finger' | 'mouse' | 'key';
  readonly close: () => void;
}
