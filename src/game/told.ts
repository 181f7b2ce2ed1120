import type { Seat } from '../rules/seats.js';
import type { Action } from './action.js';
import type { Fact } from './fact.js';

/** An action or a fact, and who may know of it before the hand is over. */
export interface Told<Item extends Action | Fact = Action | Fact> {
  readonly item: Item;
  /** The seats that may know it at once; left out: everybody. */
  readonly to?: readonly Seat[];
  /** What the others hear instead; left out: nothing. */
  readonly others?: Item;
}

/** An action as those around the table notice it: a card shown to one is not seen by the others. */
export const toldOf = (action: Action): Told<Action> =>
  action.type === 'show'
    ? { item: action, to: [action.seat], others: { type: 'show', seat: action.seat } }
    : { item: action };

/** What a seat hears; null: nothing. A spectator (null) hears what everybody may know. */
export const heardBy = <Item extends Action | Fact>(
  { item, to, others }: Told<Item>,
  seat: Seat | null,
): Item | null => (to === undefined || (seat !== null && to.includes(seat)) ? item : (others ?? null));
