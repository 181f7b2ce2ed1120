import type { View } from '../game/view.js';
import { isBlind, schlagShown, trumpfShown } from '../rules/announce.js';
import type { Announcement } from '../rules/order.js';
import type { Seat } from '../rules/seats.js';
import { schlagCardFor, schlagFor, trumpfCardFor, trumpfFor } from './announcing.js';
import { chanceIn, positionsIn } from './forecast.js';
import type { Knowledge } from './knowledge.js';
import type { World } from './worlds.js';

/** How often the forehand's side wins its hands: what new cards promise. */
const FOREHAND_CHANCE = 0.58;
/** How far below that a hand must be to ask for new cards, and to agree to them. */
const ASK_BELOW = 0.2;
const AGREE_BELOW = 0.05;
/** How much better the other announcement must be to ask for it, and to agree to it. */
const ASK_FOR_SWAP = 0.1;
const AGREE_TO_SWAP = 0.03;

/** What will have been named in a world, if these two name what they have not named yet. */
const namedBy =
  (view: View, schlagNamer: Seat, trumpfNamer: Seat, named: Partial<Announcement>) =>
  ({ hands }: World): Announcement => {
    const schlag = named.schlag ?? schlagFor(view.rules, hands[schlagNamer]);
    return { schlag, trumpf: named.trumpf ?? trumpfFor(view.rules, hands[trumpfNamer], schlag) };
  };

/** What will have been shown in a world, if these two show what they have not shown yet. */
const shownBy =
  (view: View, forehand: Seat, dealer: Seat) =>
  ({ hands }: World): Announcement => {
    const schlag = view.announcement.schlag ?? schlagShown(schlagCardFor(view.rules, hands[forehand]));
    const known = view.rules.sequential ? schlag : undefined;
    return { schlag, trumpf: view.announcement.trumpf ?? trumpfShown(trumpfCardFor(view.rules, hands[dealer], known)) };
  };

/** The chances of a hand before anything else is named, 0..1. */
interface Chances {
  readonly asItStands: number;
  readonly swapped: number;
}

const chancesOf = (view: View, seat: Seat, knowledge: Knowledge, worlds: readonly World[]): Chances => {
  const dealer = view.dealer as Seat;
  const forehand = view.forehand as Seat;
  const chance = (announcementOf: (world: World) => Announcement): number =>
    chanceIn(positionsIn(view, knowledge, worlds, announcementOf), seat);
  if (isBlind(view.rules)) return { asItStands: chance(shownBy(view, forehand, dealer)), swapped: 0 };
  const trumpfNamer = view.players === 3 && view.rules.threePlayer === 'forehand-names-both' ? forehand : dealer;
  return {
    asItStands: chance(namedBy(view, forehand, trumpfNamer, view.announcement)),
    swapped: chance(namedBy(view, dealer, forehand, {})),
  };
};

/** What new cards promise a seat, 0..1. */
const promiseOf = (view: View, seat: Seat): number => (seat === view.forehand ? FOREHAND_CHANCE : 1 - FOREHAND_CHANCE);

/** What an announcer asks for before he names anything; null: nothing. */
export const questionToAsk = (
  view: View,
  seat: Seat,
  knowledge: Knowledge,
  worlds: readonly World[],
): 'ask-schoeneres' | 'ask-schlagtausch' | null => {
  const may = (type: string): boolean => view.legal.some((action) => action.type === type);
  if (!may('ask-schoeneres') && !may('ask-schlagtausch')) return null;
  const { asItStands, swapped } = chancesOf(view, seat, knowledge, worlds);
  if (may('ask-schlagtausch') && swapped - asItStands > ASK_FOR_SWAP) return 'ask-schlagtausch';
  return may('ask-schoeneres') && asItStands < promiseOf(view, seat) - ASK_BELOW ? 'ask-schoeneres' : null;
};

/** Whether an announcer agrees to what the other asks for. */
export const agreesTo = (
  question: 'schoeneres' | 'schlagtausch',
  view: View,
  seat: Seat,
  knowledge: Knowledge,
  worlds: readonly World[],
): boolean => {
  const { asItStands, swapped } = chancesOf(view, seat, knowledge, worlds);
  if (question === 'schlagtausch') return swapped - asItStands > AGREE_TO_SWAP;
  return asItStands < promiseOf(view, seat) - AGREE_BELOW;
};
