import type { Action } from '../../game/action.js';
import type { Fact } from '../../game/fact.js';
import {
  WattenActionEvent,
  WattenAnnounceEvent,
  WattenBidEvent,
  WattenDealEvent,
  WattenGameEndEvent,
  WattenHandEndEvent,
  WattenTrickEvent,
  type WattenEvent,
} from '../events.js';

const factEvent = (fact: Fact, seed: string | undefined): WattenEvent<unknown> | null => {
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
      return new WattenGameEndEvent(fact, seed);
    default:
      return null;
  }
};

/**
 * The events that tell a page of an accepted action and what followed from it.
 * @param seed told when the game is over; undefined where the page does not know it anyway
 */
export const eventsOf = (action: Action, happened: readonly Fact[], seed?: string): readonly WattenEvent<unknown>[] => [
  new WattenActionEvent(action),
  ...(action.type === 'bid' ? [new WattenBidEvent(action.seat, action.to)] : []),
  ...happened.map((fact) => factEvent(fact, seed)).filter((event) => event !== null),
];
