import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';

/** What a history consists of. */
export type Entry = Action | Fact;

/** Every kind of fact, so that none can be forgotten. */
const FACTS: Readonly<Record<Fact['type'], true>> = {
  drawn: true,
  took: true,
  deal: true,
  announced: true,
  shown: true,
  redealt: true,
  swapped: true,
  trick: true,
  maschine: true,
  penalty: true,
  bluffed: true,
  struck: true,
  revealed: true,
  hand: true,
  game: true,
};

/** Whether an entry is what came of an action; else it is an action. */
export const isFact = (entry: Entry): entry is Fact => Object.hasOwn(FACTS, entry.type);
