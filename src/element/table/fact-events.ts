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
  type WattenEvent,
} from '../shell/events.js';

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

/** The event that tells a page for what and for whom the game waits, if that has changed; null `before`: at first. */
export const phaseEventOf = (before: View | null, { phase, toAct }: View): WattenPhaseEvent | null =>
  before !== null && before.phase === phase && String(before.toAct) === String(toAct)
    ? null
    : new WattenPhaseEvent(phase, toAct);

/** The event that tells a page that its human is to act, if that is so. */
export const turnEventOf = ({ seat, toAct, legal }: View): WattenTurnEvent | null =>
  seat !== null && toAct.includes(seat) ? new WattenTurnEvent(seat, legal) : null;
