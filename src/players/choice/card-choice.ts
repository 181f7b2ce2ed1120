import type { ActionOf } from '../../game/action.js';
import { itemAt } from '../../rules/item-at.js';
import type { Announcement } from '../../rules/announce.js';
import { courseIn } from '../cards/course.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import type { Position } from '../cards/position.js';
import { lawfulPlays, type CardChance, type HandChances } from './hand-chances.js';
import { chanceFrom, type Thousandths } from './rating.js';
import { codesOf, cardTablesFor, type Code } from '../cards/card-tables.js';
import { ruleOfThumb } from '../cards/rule-of-thumb.js';
import { surelyWinning } from './sure-win.js';
import { sensible } from './table-sense.js';
import { trickNow } from './trick-now.js';

/** The position as a player sees it that remembers no tricks but the last, under an announcement. */
const tableSeen = ({ view, seat }: DecisionContext, announcement: Announcement): Position => {
  const { rules } = view;
  const codes = codesOf(rules.pack);
  const gone = new Uint8Array(rules.pack);
  for (const { card } of [...(view.lastTrick?.cards ?? []), ...view.trick]) gone[codes[card]] = 1;
  return {
    ...courseIn(view),
    cardTables: cardTablesFor(rules)(announcement),
    hands: view.handSizes.map((_, other): Code[] => (other === seat ? view.hand.map((card) => codes[card]) : [])),
    gone,
  };
};

/** One of these at random. */
const anyOf = <Item>(items: readonly Item[], { random }: DecisionContext): Item => itemAt(items, random(items.length));

/** The chance of a card that wins in every world imagined. */
const sureAmong = (worlds: number): Thousandths => chanceFrom(1, 1, worlds);

/** A card by its chances: the best one, or one that the skill takes for equally good. */
const planned = (context: DecisionContext, { cards, seen }: HandChances): CardChance => {
  const best = itemAt(cards, 0);
  const tolerance = best.chance >= sureAmong(seen) ? 0 : context.skill.tolerance;
  return tolerance === 0
    ? best
    : anyOf(
        cards.filter(({ chance }) => best.chance - chance <= tolerance),
        context,
      );
};

/** The card of the rule of thumb, unless only another one wins in every world. */
const usual = (context: DecisionContext, worlds: readonly World[], { cards, seen }: HandChances): CardChance => {
  const best = itemAt(cards, 0);
  const sure = sureAmong(seen);
  const codes = codesOf(context.view.rules.pack);
  const code = ruleOfThumb(tableSeen(context, itemAt(worlds, 0).announcement as Announcement), context.seat);
  const own = cards.find(({ card }) => codes[card] === code) ?? best;
  return best.chance >= sure && own.chance < sure ? best : own;
};

/** The card to play. */
export const cardToPlay = (
  context: DecisionContext,
  worlds: readonly World[],
  chances: HandChances,
): ActionOf<'play'> => {
  const now = trickNow(context, worlds);
  const sure = surelyWinning(context, now, lawfulPlays(context.view));
  if (sure) return sure;
  const codes = codesOf(context.view.rules.pack);
  const sense = sensible(
    now,
    chances.cards.map(({ card }) => codes[card]),
  );
  const thought = { ...chances, cards: chances.cards.filter(({ card }) => sense.includes(codes[card])) };
  const { card, call } = context.skill.plans ? planned(context, thought) : usual(context, worlds, thought);
  return { type: 'play', seat: context.seat, card, ...(call && { call }) };
};
