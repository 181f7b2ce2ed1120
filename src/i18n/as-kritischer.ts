import type { Card } from '../rules/card.js';
import { KRITISCHE } from './card-names.js';

/** A card with the name that it has as a Kritischer. */
export const asKritischer = (card: Card, name: string): string =>
  KRITISCHE[card] ? `${name} (${KRITISCHE[card]})` : name;
