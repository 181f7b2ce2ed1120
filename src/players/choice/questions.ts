/** Decides whether to ask for a Schöneres or a Schlagtausch, and whether to agree to one (RULES.md section 3). */
import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import type { Announcement } from '../../rules/announce.js';
import { firstLeaderIn, playStateOf } from '../cards/play-state.js';
import { powersOf } from '../cards/strength.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import { expectedAnnouncement, announcersIn } from '../worlds/expected-announcement.js';
import { chanceInWorlds, shareOfEffort, type Thousandths } from './rating.js';

/**
 * The chance of the forehand's side with new cards. This side wins half of its hands in games with a Guter, and six in ten
 * in games without one.
 */
const FOREHAND_CHANCE = 570;
/**
 * Distances below that chance, in thousandths, at which a seat asks for new cards and agrees to them. Measured in 700 deals:
 * a hand 150 below that chance gets new cards on every third request, and then wins 49 % instead of 42 %. This gains only
 * two wins per hundred requests. Therefore, only a seat with a very poor hand asks, so that small gains do not delay the
 * game.
 */
const ASK_BELOW = 250;
const AGREE_BELOW = 50;
/**
 * Minimum gains from a Schlagtausch, in thousandths. A seat asks if the swap gains `ASK_FOR_SWAP` in the worlds in which
 * the other announcer agrees, and `MIN_ASKING_GAIN` on average over all worlds. A seat agrees if the swap gains
 * `AGREE_TO_SWAP`.
 */
const ASK_FOR_SWAP = 200;
const AGREE_TO_SWAP = 40;
const MIN_ASKING_GAIN = 80;
/** Share of the effort for each of the two chances that a question compares. */
const EFFORT_PER_CHANCE = 0.2;

/** Returns every second world, which suffices for these questions. */
const everySecond = (worlds: readonly World[]): readonly World[] => worlds.filter((_, index) => index % 2 === 0);

/** Returns the chance of winning the hand without a further request. */
const chanceUnchanged = (
  { view, seat, skill }: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, Thousandths> =>
  chanceInWorlds(
    view.rules,
    playStateOf(view),
    worlds,
    seat,
    expectedAnnouncement(view, view.announcement, announcersIn(view)),
    shareOfEffort(skill, EFFORT_PER_CHANCE),
  );

/** Returns the chance of winning the hand after a Schlagtausch. */
const chanceSwapped = (
  { view, seat, skill }: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, Thousandths> =>
  chanceInWorlds(
    view.rules,
    { ...playStateOf(view), leader: firstLeaderIn(view, true) },
    worlds,
    seat,
    expectedAnnouncement(view, {}, announcersIn(view, true)),
    shareOfEffort(skill, EFFORT_PER_CHANCE),
  );

/** Returns the worlds in which the other announcer agrees to a Schlagtausch, because their hand gains power. */
function* agreeingWorlds(
  { view, seat }: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, readonly World[]> {
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

/**
 * Returns whether a Schlagtausch gains enough in the worlds in which the other announcer agrees, and whether these worlds
 * have enough weight.
 */
function* gainsBySwap(context: DecisionContext, worlds: readonly World[]): Generator<undefined, boolean> {
  const agreed = yield* agreeingWorlds(context, worlds);
  if (agreed.length === 0) return false;
  const gain = (yield* chanceSwapped(context, agreed)) - (yield* chanceUnchanged(context, agreed));
  return gain > ASK_FOR_SWAP && gain * weightOf(agreed) > MIN_ASKING_GAIN * weightOf(worlds);
}

/** Returns a seat's average chance of winning the hand with new cards. */
export const chanceWithNewCards = (view: View, seat: Seat): Thousandths =>
  seat === view.forehand ? FOREHAND_CHANCE : 1000 - FOREHAND_CHANCE;

/** Returns the request that an announcer makes before the announcement, or null. Yields after every world. */
export function* questionToAsk(
  context: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, 'ask-schoeneres' | 'ask-schlagtausch' | null> {
  const { view, seat } = context;
  const isLegal = (type: string): boolean => view.legal.some((action) => action.type === type);
  if (!isLegal('ask-schoeneres') && !isLegal('ask-schlagtausch')) return null;
  if (isLegal('ask-schlagtausch') && (yield* gainsBySwap(context, worlds))) return 'ask-schlagtausch';
  return isLegal('ask-schoeneres') &&
    (yield* chanceUnchanged(context, everySecond(worlds))) < chanceWithNewCards(view, seat) - ASK_BELOW
    ? 'ask-schoeneres'
    : null;
}

/**
 * Factor by which a request for a Schöneres raises the odds of the seat that is asked. In 163 requests by computer players,
 * that seat's side won 72 % of the hands that were then played with the old cards: odds of almost 3 to 1.
 */
const REQUEST_ODDS = 3;

/** Returns the chance of winning with the old cards after a request, from the chance without the request. */
const chanceAfterRequest = (chance: Thousandths): Thousandths =>
  Math.round((1000 * REQUEST_ODDS * chance) / (REQUEST_ODDS * chance + 1000 - chance));

/** Returns whether an announcer should agree to the other announcer's request. Yields after every world. */
export function* shouldAgree(
  question: 'schoeneres' | 'schlagtausch',
  context: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, boolean> {
  const some = everySecond(worlds);
  const now = yield* chanceUnchanged(context, some);
  if (question === 'schlagtausch') return (yield* chanceSwapped(context, some)) - now > AGREE_TO_SWAP;
  return chanceAfterRequest(now) < chanceWithNewCards(context.view, context.seat) - AGREE_BELOW;
}
