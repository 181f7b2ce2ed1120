import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import { currentHandHistory, type Knowledge } from './knowledge.js';
import type { WorldLikelihood } from './world.js';
import { codesOf, type Code } from '../cards/card-lookup.js';
import { powersOf, usualPower } from '../cards/strength.js';

/** A seat's request for new cards, or refusal of such a request. */
interface Request {
  readonly seat: Seat;
  readonly change: boolean;
}

/** Fixed-point value of the weight 1. Weights are in 64ths. */
const FULL_WEIGHT = 64;
/**
 * Frequencies, in 64ths, of requests for new cards and of refusals, by the power of a hand above the average, in log odds.
 * `STEPS` contains the limits of the power. The frequencies were measured with computer players in a few hundred deals and
 * then moved towards 64, since people also have other reasons.
 */
const STEPS: readonly number[] = [0, 0.4, 0.8, 1.2];
const ASK_SHARES: readonly number[] = [64, 62, 54, 44, 36];
const REFUSE_SHARES: readonly number[] = [46, 54, 60, 64, 64];

/**
 * Returns the requests and refusals of each refused Schöneres since the deal. Ignores an accepted Schöneres, because the
 * hands have changed since. Ignores a Schlagtausch, because this evidence did not improve the computer players.
 */
const requestsIn = (view: View): readonly Request[] => {
  const { history, seat: self } = view;
  const requests: Request[] = [];
  let asker: Seat | null = null;
  for (const event of currentHandHistory(history)) {
    if (event.type === 'redealt' || event.type === 'swapped') requests.length = 0;
    if (event.type === 'ask-schoeneres') asker = event.seat;
    if (event.type !== 'answer' || asker === null) continue;
    if (!event.accept) requests.push({ seat: asker, change: true }, { seat: event.seat, change: false });
    asker = null;
  }
  return requests.filter(({ seat }) => seat !== self);
};

/** Returns the likelihood of the requests and refusals of a Schöneres in a world, or null if no seat made any. */
export const questionLikelihood = (view: View, { played }: Knowledge): WorldLikelihood | null => {
  const requests = requestsIn(view);
  if (requests.length === 0) return null;
  const codes = codesOf(view.rules.pack);
  const before: readonly (readonly Code[])[] = played.map((cards) => cards.map((card) => codes[card]));
  return (owners, announcement) => {
    // The power of a hand depends on the announcement.
    if (!announcement) return 1;
    const powers = powersOf(view.rules, announcement);
    const usual = usualPower(powers);
    let weight = 1;
    for (const { seat, change } of requests) {
      let power = -usual;
      for (const code of before[seat]) power += powers[code];
      for (let code = 0; code < owners.length; code++) if (owners[code] === seat) power += powers[code];
      let step = 0;
      while (step < STEPS.length && power >= STEPS[step]) step++;
      weight *= (change ? ASK_SHARES : REFUSE_SHARES)[step] / FULL_WEIGHT;
    }
    return weight;
  };
};
