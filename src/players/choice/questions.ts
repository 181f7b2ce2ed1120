import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import type { Announcement } from '../../rules/order.js';
import { courseIn } from '../cards/course.js';
import { powersOf } from '../cards/strength.js';
import type { Layout } from '../worlds/layouts.js';
import type { Mind } from '../mind.js';
import { namedIn, namersIn } from '../worlds/named.js';
import { chanceOver, partOf, type Thousandths } from './rating.js';

/** What new cards promise the forehand's side, that wins half its hands where there is a Guter, six of ten where there is none. */
const FOREHAND_CHANCE = 570;
/** How far below that a hand must be to ask for new cards, and to agree to them. */
const ASK_BELOW = 150;
const AGREE_BELOW = 50;
/** How much better the other announcement must be to ask for it, where the other agrees, and to agree to it: who always asks is a bore. */
const ASK_FOR_SWAP = 200;
const AGREE_TO_SWAP = 40;
/** What part of the effort goes into each of the two chances. */
const FOR_EACH = 0.2;

/** Questions are asked of every second layout: they need be no finer. */
const half = (layouts: readonly Layout[]): readonly Layout[] => layouts.filter((_, place) => place % 2 === 0);

/** The chance of a hand if nothing is asked any more. */
const asItStands = ({ view, seat, skill }: Mind, layouts: readonly Layout[]): Generator<undefined, Thousandths> =>
  chanceOver(
    view.rules,
    courseIn(view),
    layouts,
    seat,
    namedIn(view, view.announcement, namersIn(view)),
    partOf(skill, FOR_EACH),
  );

/** The chance of a hand if the announcers swap what they name. */
const swapped = ({ view, seat, skill }: Mind, layouts: readonly Layout[]): Generator<undefined, Thousandths> =>
  chanceOver(
    view.rules,
    courseIn(view),
    layouts,
    seat,
    namedIn(view, {}, namersIn(view, true)),
    partOf(skill, FOR_EACH),
  );

/** The layouts in which the other announcer, by what counts in his hand, would gain by a Schlagtausch: elsewhere he refuses. */
function* willing({ view, seat }: Mind, layouts: readonly Layout[]): Generator<undefined, readonly Layout[]> {
  const other = (seat === view.forehand ? view.dealer : view.forehand) as Seat;
  const [now, then] = [namedIn(view, view.announcement, namersIn(view)), namedIn(view, {}, namersIn(view, true))];
  const powerIn = ({ owners }: Layout, announcement: Announcement): number =>
    powersOf(view.rules, announcement).reduce((sum, power, code) => (owners[code] === other ? sum + power : sum), 0);
  const agreed: Layout[] = [];
  for (const layout of layouts) {
    if (powerIn(layout, then(layout)) > powerIn(layout, now(layout))) agreed.push(layout);
    yield;
  }
  return agreed;
}

/** How much a seat gains by a Schlagtausch to which the other agrees: what suits him seldom suits oneself. */
function* gainBySwap(mind: Mind, layouts: readonly Layout[]): Generator<undefined, Thousandths> {
  const agreed = yield* willing(mind, layouts);
  if (agreed.length === 0) return 0;
  return (yield* swapped(mind, agreed)) - (yield* asItStands(mind, agreed));
}

/** What new cards promise a seat. */
export const promiseOf = (view: View, seat: Seat): Thousandths =>
  seat === view.forehand ? FOREHAND_CHANCE : 1000 - FOREHAND_CHANCE;

/** What an announcer asks for before he names anything; null: nothing. Yields after every layout. */
export function* questionToAsk(
  mind: Mind,
  layouts: readonly Layout[],
): Generator<undefined, 'ask-schoeneres' | 'ask-schlagtausch' | null> {
  const { view, seat } = mind;
  const may = (type: string): boolean => view.legal.some((action) => action.type === type);
  if (!may('ask-schoeneres') && !may('ask-schlagtausch')) return null;
  if (may('ask-schlagtausch') && (yield* gainBySwap(mind, layouts)) > ASK_FOR_SWAP) return 'ask-schlagtausch';
  return may('ask-schoeneres') && (yield* asItStands(mind, half(layouts))) < promiseOf(view, seat) - ASK_BELOW
    ? 'ask-schoeneres'
    : null;
}

/** Whether an announcer agrees to what the other asks for. Yields after every layout. */
export function* agreesTo(
  question: 'schoeneres' | 'schlagtausch',
  mind: Mind,
  layouts: readonly Layout[],
): Generator<undefined, boolean> {
  const some = half(layouts);
  const now = yield* asItStands(mind, some);
  if (question === 'schlagtausch') return (yield* swapped(mind, some)) - now > AGREE_TO_SWAP;
  return now < promiseOf(mind.view, mind.seat) - AGREE_BELOW;
}
