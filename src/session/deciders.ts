import { itemAt } from '../rules/item-at.js';
import { temperamentOf } from '../players/bidding/temperament.js';
import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Level } from '../players/level.js';
import { playTogether, type Seat } from '../rules/seats.js';
import type { Decider } from './answer.js';
import type { Settings } from './options.js';
import { playerAt } from './seats.js';
import type { SeatToAsk } from './seats-to-ask.js';

/** Returns a decider that reveals the cards of a seat without asking its player. */
export const revealer = (seat: Seat): Decider => ({
  label: `Seat ${seat}`,
  limitMs: null,
  decide: () => ({ type: 'reveal', seat }),
});

/** Returns a decider that sees no bids among the legal actions and cannot bid. */
const withoutBids = (decider: Decider): Decider => ({
  ...decider,
  async decide(view, signal) {
    const action = await decider.decide({ ...view, legal: view.legal.filter(({ type }) => type !== 'bid') }, signal);
    return (action as Action | null)?.type === 'bid' ? null : action;
  },
});

/**
 * Returns the deciders of a seat, to ask in order until one gives a legal action: the seat's player, a stand-in, and the
 * first legal action. The last one ensures that a table never stops.
 * @param options.decisionSeed seed for this question
 * @param options.mayBid whether the deciders can bid. The stand-in for a missed turn never raises the stakes
 */
export const decidersFor = (
  { seat, mayDefer }: SeatToAsk,
  { seats, level, playerSeed, choose, decideTimeout }: Settings,
  { decisionSeed, mayBid }: { readonly decisionSeed: string; readonly mayBid: boolean },
): readonly Decider[] => {
  /** Returns at least `medium` for a human's partner, since people dislike losing because of a partner's mistakes. */
  const levelFor = ({ rules, dealer }: View): Level => {
    const isHumansPartner =
      dealer !== null &&
      seats.some((other, at) => at !== seat && other === 'human' && playTogether(rules, dealer, seat, at));
    return level === 'easy' && isHumansPartner ? 'medium' : level;
  };
  const computer = (label: string, levelOf: (view: View) => Level): Decider => ({
    label,
    limitMs: null,
    // The table's seed keeps a seat's temperament the same for all questions.
    decide: (view, signal) =>
      choose(view, {
        level: levelOf(view),
        seed: decisionSeed,
        temperament: temperamentOf(playerSeed, seat),
        mayDefer,
        signal,
      }),
  });
  const player = itemAt(seats, seat);
  const label = playerAt(player, seat);
  const deciders: readonly Decider[] = [
    typeof player === 'string'
      ? computer(label, levelFor)
      : // Passes a copy of the view, so that a host's player cannot change the table's history.
        {
          label,
          limitMs: decideTimeout,
          decide: (view, signal) => player.decide(structuredClone(view), { mayDefer, signal }),
        },
    computer(`The stand-in at seat ${seat}`, () => 'medium'),
    { label: `Seat ${seat}`, limitMs: null, decide: (view) => view.legal[0] ?? null },
  ];
  return mayBid ? deciders : deciders.map(withoutBids);
};
