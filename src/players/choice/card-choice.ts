import type { ActionOf } from '../../game/action.js';
import type { Announcement } from '../../rules/order.js';
import { courseIn } from '../cards/course.js';
import type { Layout } from '../worlds/layouts.js';
import type { Mind } from '../mind.js';
import type { Position } from '../cards/position.js';
import { lawfulPlays, type Prospect, type Prospects } from './prospects.js';
import { chanceFrom, type Thousandths } from './rating.js';
import { codesOf, reckoningFor, type Code } from '../cards/reckoning.js';
import { ruleOfThumb } from '../cards/rule-of-thumb.js';
import { surelyWinning } from './sure-win.js';

/** The table as somebody sees it who forgets all tricks but the last, under what he takes for announced. */
const tableSeen = ({ view, seat }: Mind, announcement: Announcement): Position => {
  const { rules } = view;
  const codes = codesOf(rules.pack);
  const gone = new Uint8Array(rules.pack);
  for (const { card } of [...(view.lastTrick?.cards ?? []), ...view.trick]) gone[codes[card]] = 1;
  return {
    ...courseIn(view),
    reckoning: reckoningFor(rules)(announcement),
    hands: view.handSizes.map((_, other): Code[] => (other === seat ? view.hand.map((card) => codes[card]) : [])),
    gone,
  };
};

/** Any one of these, by a mind's own luck. */
const anyOf = <Item>(items: readonly Item[], { random }: Mind): Item => items[random(items.length)];

/** The chance of what wins in every world imagined. */
const sureAmong = (worlds: number): Thousandths => chanceFrom(1, 1, worlds);

/** The card that a mind plays, by its prospects: the best one, or one it takes for as good. */
const planned = (mind: Mind, { cards, worlds }: Prospects): Prospect => {
  const [best] = cards;
  const blur = best.chance >= sureAmong(worlds) ? 0 : mind.skill.blur;
  return blur === 0
    ? best
    : anyOf(
        cards.filter(({ chance }) => best.chance - chance <= blur),
        mind,
      );
};

/** The card the rule of thumb plays, unless another one seems to win for sure. */
const usual = (mind: Mind, layouts: readonly Layout[], { cards, worlds }: Prospects): Prospect => {
  const [best] = cards;
  const sure = sureAmong(worlds);
  const codes = codesOf(mind.view.rules.pack);
  const code = ruleOfThumb(tableSeen(mind, layouts[0].announcement as Announcement), mind.seat);
  const own = cards.find(({ card }) => codes[card] === code) ?? best;
  return best.chance >= sure && own.chance < sure ? best : own;
};

/** The card to play. */
export const cardToPlay = (mind: Mind, layouts: readonly Layout[], prospects: Prospects): ActionOf<'play'> => {
  const sure = surelyWinning(mind, layouts, lawfulPlays(mind.view));
  if (sure) return sure;
  const { card, call } = mind.skill.plans ? planned(mind, prospects) : usual(mind, layouts, prospects);
  return { type: 'play', seat: mind.seat, card, ...(call && { call }) };
};
