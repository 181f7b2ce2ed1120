import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import type { Announcement } from '../../rules/announce.js';
import { opponentsOf, type Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { cardTablesFor, codesOf, winnerIn, type CardTables, type Code } from '../cards/card-tables.js';
import { courseIn } from '../cards/course.js';
import type { Course, Party } from '../cards/position.js';
import type { DecisionContext } from '../decision-context.js';
import { announcementIn } from '../worlds/knowledge.js';
import type { World } from '../worlds/world.js';

/** The trick that a seat plays to, and what it can be sure of. */
export interface TrickNow extends Pick<Course, 'trick' | 'party'> {
  /** The party of the seat. */
  readonly own: Party;
  /** How many tricks each party still needs. */
  readonly needs: readonly [number, number];
  /** Who plays to the trick after the seat. */
  readonly toCome: readonly Seat[];
  /** The card tables of the announcements that are possible: the one that is known, or those imagined. */
  readonly allTables: readonly CardTables[];
  /** The party that has the trick with these cards. */
  readonly holder: (cards: readonly Code[], cardTables: CardTables) => Party;
  /** Whether the seat's party has it, whatever those hold who are to come. */
  readonly isSafe: (cards: readonly Code[], cardTables: CardTables) => boolean;
}

export const trickNow = ({ view, seat, knowledge }: DecisionContext, worlds: readonly World[]): TrickNow => {
  const { players, rules, dealer } = view;
  const { party, leader, trick, tricks } = courseIn(view);
  const own = itemAt(party, seat);
  const codes = codesOf(rules.pack);
  const toCome = listOf(players - 1 - trick.length, (step) => (leader + trick.length + 1 + step) % players);
  const held = opponentsOf(players, dealer as Seat, seat)
    .filter((other) => toCome.includes(other))
    .flatMap((other) => [
      ...knowledge.unseen.filter((card) => !itemAt(knowledge.excluded, other).has(card)),
      ...itemAt(knowledge.holds, other),
    ])
    .map((card) => codes[card]);
  const tablesUnder = cardTablesFor(rules);
  const known = announcementIn(view);
  const holder: TrickNow['holder'] = (cards, cardTables) =>
    itemAt(party, (leader + winnerIn(cardTables, cards)) % players);
  return {
    trick,
    party,
    own,
    needs: [TRICKS_TO_WIN - tricks[0], TRICKS_TO_WIN - tricks[1]],
    toCome,
    allTables: known
      ? [tablesUnder(known)]
      : [...new Set(worlds.map(({ announcement }) => tablesUnder(announcement as Announcement)))],
    holder,
    isSafe: (cards, cardTables) => {
      const heights = itemAt(cardTables.height, itemAt(cardTables.suit, itemAt(cards, 0)));
      const winning = itemAt(heights, itemAt(cards, winnerIn(cardTables, cards)));
      return holder(cards, cardTables) === own && !held.some((code) => itemAt(heights, code) > winning);
    },
  };
};
