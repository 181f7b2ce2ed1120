import type { Action } from '../../game/action.js';
import type { Fact } from '../../game/fact.js';
import type { View } from '../../game/view.js';
import {
  WattenActionEvent,
  WattenAnnounceEvent,
  WattenBidEvent,
  WattenDealEvent,
  WattenGameEndEvent,
  WattenHandEndEvent,
  WattenPhaseEvent,
  WattenTrickEvent,
  WattenTurnEvent,
  type GameEndDetails,
  type WattenEvent,
} from '../shell/events.js';

const factEvent = (fact: Fact, details: GameEndDetails): WattenEvent<unknown> | null => {
  switch (fact.type) {
    case 'deal':
      return new WattenDealEvent(fact.dealer, fact.hand);
    case 'announced':
      return new WattenAnnounceEvent({
        ...(fact.schlag && { schlag: fact.schlag }),
        ...(fact.trumpf && { trumpf: fact.trumpf }),
      });
    case 'trick':
      return new WattenTrickEvent(fact.winner, fact.cards, fact.tricks);
    case 'hand':
      return new WattenHandEndEvent(fact);
    case 'game':
      return new WattenGameEndEvent(fact, details);
    default:
      return null;
  }
};

/**
 * The events that the table fires for an accepted action and its facts.
 * @param details the details to report at the end of the game
 */
export const eventsOf = (
  action: Action,
  happened: readonly Fact[],
  details: GameEndDetails,
): readonly WattenEvent<unknown>[] => [
  new WattenActionEvent(action),
  ...(action.type === 'bid' ? [new WattenBidEvent(action.seat, action.to)] : []),
  ...happened.map((fact) => factEvent(fact, details)).filter((event) => event !== null),
];

/** The event for a new phase or new players to act; null if none. `before`: the view of the last turn event, if any. */
export const phaseEventOf = (before: View | null, { phase, toAct }: View): WattenPhaseEvent | null =>
  before !== null && before.phase === phase && String(before.toAct) === String(toAct)
    ? null
    : new WattenPhaseEvent(phase, toAct);

/** The event for the visitor's turn, or null if it is not their turn. */
export const turnEventOf = ({ seat, toAct, legal }: View): WattenTurnEvent | null =>
  seat !== null && toAct.includes(seat) ? new WattenTurnEvent(seat, legal) : null;
