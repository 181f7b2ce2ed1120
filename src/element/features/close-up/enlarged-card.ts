import type { Card } from '../../../rules/card.js';
import type { RoleName } from '../../../rules/why-won.js';

/** A card that is shown large. */
export interface EnlargedCard {
  readonly card: Card;
  /** Its name under the announcement, as far as the viewer knows it; null for plain cards. */
  readonly role: RoleName | null;
  /** The device that shows it. */
  readonly by: 'finger' | 'mouse' | 'key';
  readonly close: () => void;
}
