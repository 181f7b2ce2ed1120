import type { ActionOf } from '../../game/action.js';
import { itemAt } from '../../rules/item-at.js';
import type { Announcement } from '../../rules/announce.js';
import { playStateOf } from '../cards/play-state.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import type { Position } from '../cards/position.js';
import { legalPlays, type CardChance, type HandChances } from './hand-chances.js';
import { chanceFrom, type Thousandths } from './rating.js';
import { codesOf, cardLookupFor, type Code } from '../cards/card-lookup.js';
import { ruleOfThumb } from '../cards/rule-of-thumb.js';
import { certainWin } from './sure-win.js';
import { sensibleCards } from './sensible-cards.js';
import { currentTrick } from './current-trick.js';

/** Returns the position under an announcement, as seen by a player who remembers only the last trick. */
const visiblePosition = ({ view, seat }: DecisionContext, announcement: Announcement): Position => {
  const { rules } = view;
  const codes = codesOf(rules.pack);
  const playedCards = new Uint8Array(rules.pack);
  for (const { card } of [...(view.lastTrick?.cards ?? []), ...view.trick]) playedCards[codes[card]] = 1;
  return {
    ...playStateOf(view),
    lookup: cardLookupFor(rules)(announcement),
    hands: view.handSizes.map((_, other): Code[] => (other === seat ? view.hand.map((card) => codes[card]) : [])),
    playedCards,
  };
};

/** Returns a random item. */
const randomItem = <Item>(items: readonly Item[], { random }: DecisionContext): Item =>
  itemAt(items, random(items.length));

/** Returns the chance of a card that wins in every imagined world. */
const certainChance = (worlds: number): Thousandths => chanceFrom(1, 1, worlds);

/** Returns the card with the best chance, or a random card whose chance is within the skill's tolerance. */
const plannedCard = (context: DecisionContext, { cards, worldCount }: HandChances): CardChance => {
  const best = itemAt(cards, 0);
  const tolerance = best.chance >= certainChance(worldCount) ? 0 : context.skill.tolerance;
  return tolerance === 0
    ? best
    : randomItem(
        cards.filter(({ chance }) => best.chance - chance <= tolerance),
        context,
      );
};

/** Returns the card that the rule of thumb plays, unless another card wins in every world and this card does not. */
const ruleOfThumbCard = (
  context: DecisionContext,
  worlds: readonly World[],
  { cards, worldCount }: HandChances,
): CardChance => {
  const best = itemAt(cards, 0);
  const sure = certainChance(worldCount);
  const codes = codesOf(context.view.rules.pack);
  const code = ruleOfThumb(visiblePosition(context, itemAt(worlds, 0).announcement as Announcement), context.seat);
  const own = cards.find(({ card }) => codes[card] === code) ?? best;
  return best.chance >= sure && own.chance < sure ? best : own;
};

/** Returns the card to play. */
export const chooseCard = (
  context: DecisionContext,
  worlds: readonly World[],
  chances: HandChances,
): ActionOf<'play'> => {
  const current = currentTrick(context, worlds);
  const sure = certainWin(context, current, legalPlays(context.view));
  if (sure) return sure;
  const codes = codesOf(context.view.rules.pack);
  const sensibleCodes = sensibleCards(
    current,
    chances.cards.map(({ card }) => codes[card]),
  );
  const sensibleChances = {
    ...chances,
    cards: chances.cards.filter(({ card }) => sensibleCodes.includes(codes[card])),
  };
  const { card, call } = context.skill.plans
    ? plannedCard(context, sensibleChances)
    : ruleOfThumbCard(context, worlds, sensibleChances);
  return { type: 'play', seat: context.seat, card, ...(call && { call }) };
};
