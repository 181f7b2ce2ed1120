import type { Card } from '../rules/card.js';
import { KRITISCHE } from './card-names.js';

/** Adds the name that a card has as a Kritischer. */
export const asKritischer = (card: Card, name: string): string =>
  KRITISCHE[card] ? `${name} (${KRITISCHE[card]})` : name;
