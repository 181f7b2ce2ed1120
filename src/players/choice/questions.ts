/** Whether to ask for a Schöneres or a Schlagtausch, and whether to agree to one (RULES.md section 3). */
import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import type { Announcement } from '../../rules/announce.js';
import { courseIn } from '../cards/course.js';
import { powersOf } from '../cards/strength.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import { expectedAnnouncement, announcersIn } from '../worlds/expected-announcement.js';
import { chanceOver, partOf, type Thousandths } from './rating.js';

/** The chance of the forehand's side with new cards: it wins half its hands where there is a Guter, six of ten where there is none. */
const FOREHAND_CHANCE = 570;
/**
 * How far below that, in thousandths, a hand must be to ask for new cards, and to agree to them. Measured over 700 deals, every
 * third request of a hand 150 below is granted, and such hands then win 49 % instead of 42: two more of a hundred in which is
 * asked. So it is asked only with a very poor one, and nobody is kept waiting for less.
 */
const ASK_BELOW = 250;
const AGREE_BELOW = 50;
/**
 * How much the other announcement must gain, in thousandths, to ask for it, where the other announcer agrees, and to agree to it;
 * and how much asking must gain, which may be refused.
 */
const ASK_FOR_SWAP = 200;
const AGREE_TO_SWAP = 40;
const ASKING_GAINS = 80;
/** The share of the effort that goes into each of the two chances. */
const FOR_EACH = 0.2;

/** Every second world: enough for these questions. */
const half = (worlds: readonly World[]): readonly World[] => worlds.filter((_, place) => place % 2 === 0);

/** The chance to win the hand if nothing is asked any more. */
const asItStands = (
  { view, seat, skill }: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, Thousandths> =>
  chanceOver(
    view.rules,
    courseIn(view),
    worlds,
    seat,
    expectedAnnouncement(view, view.announcement, announcersIn(view)),
    partOf(skill, FOR_EACH),
  );

/** The chance to win the hand after a Schlagtausch. */
const swapped = ({ view, seat, skill }: DecisionContext, worlds: readonly World[]): Generator<undefined, Thousandths> =>
  chanceOver(
    view.rules,
    courseIn(view),
    worlds,
    seat,
    expectedAnnouncement(view, {}, announcersIn(view, true)),
    partOf(skill, FOR_EACH),
  );

/** The worlds in which the other announcer's hand would gain power by a Schlagtausch: in all others it refuses. */
function* willing({ view, seat }: DecisionContext, worlds: readonly World[]): Generator<undefined, readonly World[]> {
  const other = (seat === view.forehand ? view.dealer : view.forehand) as Seat;
  const [now, then] = [
    expectedAnnouncement(view, view.announcement, announcersIn(view)),
    expectedAnnouncement(view, {}, announcersIn(view, true)),
  ];
  const powerIn = ({ owners }: World, announcement: Announcement): number =>
    powersOf(view.rules, announcement).reduce((sum, power, code) => (owners[code] === other ? sum + power : sum), 0);
  const agreed: World[] = [];
  for (const world of worlds) {
    if (powerIn(world, then(world)) > powerIn(world, now(world))) agreed.push(world);
    yield;
  }
  return agreed;
}

const weightOf = (worlds: readonly World[]): number => worlds.reduce((sum, { weight }) => sum + weight, 0);

/** Whether a Schlagtausch gains enough in the worlds where the other announcer agrees to it, and these are not too few. */
function* gainsBySwap(context: DecisionContext, worlds: readonly World[]): Generator<undefined, boolean> {
  const agreed = yield* willing(context, worlds);
  if (agreed.length === 0) return false;
  const gain = (yield* swapped(context, agreed)) - (yield* asItStands(context, agreed));
  return gain > ASK_FOR_SWAP && gain * weightOf(agreed) > ASKING_GAINS * weightOf(worlds);
}

/** The chance of a seat to win the hand with new cards. */
export const promiseOf = (view: View, seat: Seat): Thousandths =>
  seat === view.forehand ? FOREHAND_CHANCE : 1000 - FOREHAND_CHANCE;

/** What an announcer asks for before it announces anything; null: nothing. Yields after every world. */
export function* questionToAsk(
  context: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, 'ask-schoeneres' | 'ask-schlagtausch' | null> {
  const { view, seat } = context;
  const may = (type: string): boolean => view.legal.some((action) => action.type === type);
  if (!may('ask-schoeneres') && !may('ask-schlagtausch')) return null;
  if (may('ask-schlagtausch') && (yield* gainsBySwap(context, worlds))) return 'ask-schlagtausch';
  return may('ask-schoeneres') && (yield* asItStands(context, half(worlds))) < promiseOf(view, seat) - ASK_BELOW
    ? 'ask-schoeneres'
    : null;
}

/** Whether an announcer agrees to what the other asks for. Yields after every world. */
export function* agreesTo(
  question: 'schoeneres' | 'schlagtausch',
  context: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, boolean> {
  const some = half(worlds);
  const now = yield* asItStands(context, some);
  if (question === 'schlagtausch') return (yield* swapped(context, some)) - now > AGREE_TO_SWAP;
  return now < promiseOf(context.view, context.seat) - AGREE_BELOW;
}
