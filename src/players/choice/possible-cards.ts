import { itemAt } from '../../rules/item-at.js';
import type { Announcement } from '../../rules/order.js';
import type { Seat } from '../../rules/seats.js';
import { cardTablesFor, codesOf, type CardTables, type Code } from '../cards/card-tables.js';
import type { DecisionContext } from '../decision-context.js';
import { announcementIn } from '../worlds/knowledge.js';
import type { World } from '../worlds/world.js';

/** Whether a seat could hold a card. */
export type MayHold = (seat: Seat, code: Code) => boolean;

/** Who could hold what, by all that follows from the view. */
export const mayHoldIn = ({ view, knowledge }: DecisionContext): MayHold => {
  const codes = codesOf(view.rules.pack);
  const held = view.handSizes.map((_, seat) => {
    const excluded = itemAt(knowledge.excluded, seat);
    const marks = new Uint8Array(view.rules.pack);
    for (const card of knowledge.unseen) if (!excluded.has(card)) marks[codes[card]] = 1;
    for (const card of itemAt(knowledge.holds, seat)) marks[codes[card]] = 1;
    return marks;
  });
  return (seat, code) => held[seat]?.[code] === 1;
};

/** The card tables of the announcements that are possible: the one that is known, or those imagined. */
export const possibleTables = ({ view }: DecisionContext, worlds: readonly World[]): readonly CardTables[] => {
  const tablesUnder = cardTablesFor(view.rules);
  const known = announcementIn(view);
  return known
    ? [tablesUnder(known)]
    : [...new Set(worlds.map(({ announcement }) => tablesUnder(announcement as Announcement)))];
};
