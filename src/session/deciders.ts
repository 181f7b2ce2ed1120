import { itemAt } from '../rules/item-at.js';
import { temperamentOf } from '../players/bidding/temperament.js';
import type { View } from '../game/view.js';
import type { Level } from '../players/level.js';
import { playTogether, type Seat } from '../rules/seats.js';
import type { Decider } from './answer.js';
import type { Settings } from './options.js';
import { playerAt } from './seats.js';

/** Shows the cards of a seat after those of the humans, whoever plays it: nobody has to be asked. */
export const revealer = (seat: Seat): Decider => ({
  label: `Seat ${seat}`,
  limitMs: null,
  decide: () => ({ type: 'reveal', seat }),
});

/**
 * Who decides for a seat, one after the other until one of them gives an action that can be done: its own player, a
 * computer that stands in for it, and should that one fail too, the first thing that is allowed: no table stops.
 * `decisionSeed` is the seed of this one question.
 */
export const decidersFor = (
  seat: Seat,
  { seats, level, playerSeed, choose, decideTimeout }: Settings,
  decisionSeed: string,
): readonly Decider[] => {
  /** Returns at least `medium` for the partner of a human: people dislike losing because of their own partner. */
  const levelFor = ({ players, dealer }: View): Level => {
    const isHumansPartner =
      dealer !== null &&
      seats.some((other, at) => at !== seat && other === 'human' && playTogether(players, dealer, seat, at));
    return level === 'easy' && isHumansPartner ? 'medium' : level;
  };
  const computer = (label: string, levelOf: (view: View) => Level): Decider => ({
    label,
    limitMs: null,
    // From the table's seed: a temperament stays the same, whatever is asked.
    decide: (view, signal) =>
      choose(view, { level: levelOf(view), seed: decisionSeed, temperament: temperamentOf(playerSeed, seat), signal }),
  });
  const player = itemAt(seats, seat);
  const label = playerAt(player, seat);
  return [
    typeof player === 'string'
      ? computer(label, levelFor)
      : // A copy: whatever a host's player does to its view, the table's own history stays as it is.
        { label, limitMs: decideTimeout, decide: (view, signal) => player.decide(structuredClone(view), { signal }) },
    computer(`The computer that stands in at seat ${seat}`, () => 'medium'),
    { label: `Seat ${seat}`, limitMs: null, decide: (view) => view.legal[0] ?? null },
  ];
};
