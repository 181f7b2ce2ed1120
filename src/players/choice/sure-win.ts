import type { ActionOf } from '../../game/action.js';
import type { Announcement } from '../../rules/order.js';
import { opponentsOf, type Seat } from '../../rules/seats.js';
import { courseIn } from '../cards/course.js';
import { announcementIn } from '../worlds/knowledge.js';
import type { Layout } from '../worlds/layouts.js';
import type { Mind } from '../mind.js';
import { TRICKS_TO_WIN } from '../cards/position.js';
import { codesOf, reckoningFor, winnerIn, type Code, type Reckoning } from '../cards/reckoning.js';

/** By code and opposing seat: whether the seat could hold the card. */
type MayHold = (seat: Seat, code: Code) => boolean;

const mayHoldIn = ({ view, knowledge }: Mind): MayHold => {
  const codes = codesOf(view.rules.pack);
  const held = view.handSizes.map((_, seat) => {
    const marks = new Uint8Array(view.rules.pack);
    for (const card of knowledge.unseen) if (!knowledge.excluded[seat].has(card)) marks[codes[card]] = 1;
    for (const card of knowledge.holds[seat]) marks[codes[card]] = 1;
    return marks;
  });
  return (seat, code) => held[seat][code] === 1;
};

/** The announcements that could stand: the one that is known, or those imagined. */
const reckoningsIn = ({ view }: Mind, layouts: readonly Layout[]): readonly Reckoning[] => {
  const reckoningOf = reckoningFor(view.rules);
  const known = announcementIn(view);
  return known
    ? [reckoningOf(known)]
    : [...new Set(layouts.map(({ announcement }) => reckoningOf(announcement as Announcement)))];
};

/**
 * A play that wins the hand whatever the others hold: the trick that is missing, or the first of the leads that nobody can
 * beat, if they are enough. Null if there is none, or if it takes more than that.
 */
export const surelyWinning = (
  mind: Mind,
  layouts: readonly Layout[],
  plays: readonly ActionOf<'play'>[],
): ActionOf<'play'> | null => {
  const { view, seat } = mind;
  const { party, leader, trick, tricks } = courseIn(view);
  const { players } = view;
  const need = TRICKS_TO_WIN - tricks[party[seat]];
  if (trick.length > 0 && need > 1) return null;
  const codes = codesOf(view.rules.pack);
  const reckonings = reckoningsIn(mind, layouts);
  const mayHold = mayHoldIn(mind);
  const seatAt = (index: number): Seat => (leader + index) % players;
  const against = opponentsOf(players, view.dealer as Seat, seat);
  const toCome = against.filter((other) => !trick.some((_, index) => seatAt(index) === other));

  const isSafe = (code: Code, reckoning: Reckoning): boolean => {
    const cards = [...trick, code];
    const heights = reckoning.height[reckoning.suit[cards[0]]];
    const winner = winnerIn(reckoning, cards);
    if (party[seatAt(winner)] !== party[seat]) return false;
    return !toCome.some((other) =>
      heights.some((standing, card) => standing > heights[cards[winner]] && mayHold(other, card)),
    );
  };
  const safe = plays.filter(({ card }) => reckonings.every((reckoning) => isSafe(codes[card], reckoning)));
  const distinct = new Set(safe.map(({ card }) => card)).size;
  if (distinct === 0 || distinct < need) return null;
  const { worth } = reckonings[0];
  const byWorth = [...safe].sort((one, other) => worth[codes[one.card]] - worth[codes[other.card]]);
  return trick.length === 0 ? byWorth[byWorth.length - 1] : byWorth[0];
};
