import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';

/** An entry of the history. */
export type HistoryEntry = Action | Fact;

/** All types of facts. The type check reports a missing type. */
const FACT_TYPES: Readonly<Record<Fact['type'], true>> = {
  drawn: true,
  took: true,
  deal: true,
  'stock-top': true,
  announced: true,
  shown: true,
  redealt: true,
  swapped: true,
  'hands-swapped': true,
  trick: true,
  maschine: true,
  penalty: true,
  bluffed: true,
  struck: true,
  revealed: true,
  hand: true,
  game: true,
};

/** Whether an entry is a fact. Otherwise, the entry is an action. */
export const isFact = (entry: HistoryEntry): entry is Fact => Object.hasOwn(FACT_TYPES, entry.type);
