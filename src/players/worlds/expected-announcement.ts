import type { View } from '../../game/view.js';
import { isBlind, type Announcement } from '../../rules/announce.js';
import { SUITS } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { codesOf, type Code } from '../cards/card-lookup.js';
import { wasSwapped } from '../cards/play-state.js';
import { announcementModelFor, MAX_LIKELIHOODS } from './announcement-model.js';
import type { World } from './world.js';

/** The seats that announce the Schlag and the Trumpf if no Schlagtausch follows. */
export interface Announcers {
  readonly schlag: Seat;
  readonly trumpf: Seat;
}

/**
 * Returns the forehand and the dealer, or the reverse after a Schlagtausch. With three players, returns the forehand for
 * both halves if the rules let it name both.
 */
export const announcersIn = (
  { dealer, forehand, players, rules, history }: Pick<View, 'dealer' | 'forehand' | 'players' | 'rules' | 'history'>,
  swapped = wasSwapped(history),
): Announcers => {
  const [first, second] = [forehand as Seat, dealer as Seat];
  if (swapped) return { schlag: second, trumpf: first };
  return { schlag: first, trumpf: players === 3 && rules.threePlayer === 'forehand-names-both' ? first : second };
};

const highestOf = (values: Float64Array, count: number): number => {
  let best = 0;
  for (let index = 1; index < count; index++) if (values[index] > values[best]) best = index;
  return best;
};

/**
 * Returns the expected announcement in a world. Completes missing halves with the likeliest ones for the announcers' hands.
 * @param announced the known or assumed announcement
 */
export const expectedAnnouncement = (
  view: View,
  announced: Partial<Announcement>,
  announcers: Announcers,
): ((world: World) => Announcement) => {
  const { rules } = view;
  const model = announcementModelFor(rules);
  const codes = codesOf(rules.pack);
  const blind = isBlind(rules);
  const likelihoods = new Float64Array(MAX_LIKELIHOODS);
  const handOf = (world: World, seat: Seat): readonly Code[] => {
    const hand: Code[] = [];
    if (seat === view.seat) return view.hand.map((card) => codes[card]);
    for (let code = 0; code < world.owners.length; code++) if (world.owners[code] === seat) hand.push(code);
    return hand;
  };
  const schlagOf = (hand: readonly Code[]): number => {
    if (blind) model.ofSchlagShown(hand, likelihoods);
    else model.ofSchlag(hand, likelihoods);
    return highestOf(likelihoods, model.schlaege.length);
  };
  return (world) => {
    if (world.announcement) return world.announcement;
    const schlag =
      announced.schlag === undefined
        ? schlagOf(handOf(world, announcers.schlag))
        : model.schlaege.indexOf(announced.schlag);
    if (announced.trumpf !== undefined) return { schlag: model.schlaege[schlag], trumpf: announced.trumpf };
    const hand = handOf(world, announcers.trumpf);
    if (blind) model.ofTrumpfShown(hand, rules.sequential ? schlag : -1, likelihoods);
    else model.ofTrumpf(hand, schlag, likelihoods);
    return { schlag: model.schlaege[schlag], trumpf: SUITS[highestOf(likelihoods, SUITS.length)] };
  };
};
