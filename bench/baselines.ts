import type { Action, ActionOf } from '../src/game/action.js';
import type { View } from '../src/game/view.js';
import { choose } from '../src/players/choose.js';
import { announcementIn } from '../src/players/knowledge.js';
import { rankHeight, rankOf, suitOf, type Card, type Suit } from '../src/rules/card.js';
import { heightOf, type Announcement } from '../src/rules/order.js';
import { randomFrom } from '../src/rules/random.js';
import { playTogether } from '../src/rules/seats.js';

/** Somebody at a table: what `choose` is to a seat. */
export type Player = (view: View, seed: string) => Promise<Action | null>;

/** Random in everything: cards, announcements, questions. */
export const random: Player = async ({ legal, seat, history }, seed) =>
  legal[randomFrom(seed, 'random', seat ?? 0, history.length)(legal.length)] ?? null;

interface Habits {
  /** Never beats the partner's winning card. */
  readonly sparesPartner: boolean;
  readonly leads: 'highest' | 'lowest';
}

/** How high a card stands where a suit is led; a blind seat knows Kritische, ranks and suits and nothing else. */
const heightIn = ({ rules }: View, announcement: Announcement | null, card: Card, led: Suit): number => {
  if (announcement) return heightOf(rules, announcement, card, led);
  if (rules.critical.includes(card)) return 200 - rules.critical.indexOf(card);
  return suitOf(card) === led ? rankHeight(rankOf(card)) : 0;
};

/** How much a card is worth keeping. */
const worthOf = (view: View, announcement: Announcement | null, card: Card): number =>
  Math.max(heightIn(view, announcement, card, suitOf(card)), rankHeight(rankOf(card)));

const greedyCard = (view: View, cards: readonly Card[], { sparesPartner, leads }: Habits): Card => {
  const announcement = announcementIn(view);
  const sorted = [...cards].sort((one, other) => worthOf(view, announcement, one) - worthOf(view, announcement, other));
  if (view.trick.length === 0) return leads === 'lowest' ? sorted[0] : (sorted.at(-1) as Card);
  const led = suitOf(view.trick[0].card);
  const height = (card: Card): number => heightIn(view, announcement, card, led);
  const winning = view.trick.reduce((best, played) => (height(played.card) > height(best.card) ? played : best));
  if (sparesPartner && playTogether(view.players, view.dealer as number, winning.seat, view.seat as number)) return sorted[0];
  return sorted.find((card) => height(card) > height(winning.card)) ?? sorted[0];
};

/** Cards by a fixed habit, everything else as our own players do it: so cards are compared, and nothing else. */
const greedyPlayer =
  (habits: Habits): Player =>
  async (view, seed) => {
    const cards = view.legal.filter((action): action is ActionOf<'play'> => action.type === 'play' && !action.penalty).map(({ card }) => card);
    if (view.phase !== 'play' || cards.length === 0) return choose(view, { level: 'medium', seed });
    return { type: 'play', seat: view.seat as number, card: greedyCard(view, cards, habits) };
  };

/** The cheapest card that wins, else the lowest; leads the highest. */
export const greedy = greedyPlayer({ sparesPartner: false, leads: 'highest' });
/** The same, but never beats the partner's winning card. */
export const greedyT = greedyPlayer({ sparesPartner: true, leads: 'highest' });
/** The same, but leads the lowest. */
export const greedyL = greedyPlayer({ sparesPartner: true, leads: 'lowest' });
