import type { View } from '../../src/game/view.js';
import { announcementIn } from '../../src/players/worlds/knowledge.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import { rankHeight, rankOf, suitOf, type Card, type Suit } from '../../src/rules/card.js';
import { heightOf } from '../../src/rules/order.js';
import type { Announcement } from '../../src/rules/announce.js';
import { randomFrom } from '../../src/rules/random.js';
import { playTogether, type Seat } from '../../src/rules/seats.js';
import type { Player } from './player.js';

const randomFor = ({ seat, history }: View, seed: string) => randomFrom(seed, 'random', seat ?? 0, history.length);

/**
 * Random in everything: cards, announcements, questions, bids. Gives no signs, for signs are without number and would keep
 * the cards waiting; out of its turn it does nothing as often as any one thing it may do.
 */
export const random: Player = (view, seed) => {
  const options = view.legal.filter(({ type }) => type !== 'signal');
  const isDue = view.toAct.includes(view.seat as Seat);
  return options[randomFor(view, seed)(options.length + (isDue ? 0 : 1))] ?? null;
};

interface GreedyHabits {
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

const greedyCard = (view: View, cards: readonly Card[], { sparesPartner, leads }: GreedyHabits): Card => {
  const announcement = announcementIn(view);
  const sorted = [...cards].sort((one, other) => worthOf(view, announcement, one) - worthOf(view, announcement, other));
  if (view.trick.length === 0) return leads === 'lowest' ? sorted[0] : (sorted.at(-1) as Card);
  const led = suitOf(view.trick[0].card);
  const height = (card: Card): number => heightIn(view, announcement, card, led);
  const winning = view.trick.reduce((best, played) => (height(played.card) > height(best.card) ? played : best));
  if (sparesPartner && playTogether(view.players, view.dealer as number, winning.seat, view.seat as number))
    return sorted[0];
  return sorted.find((card) => height(card) > height(winning.card)) ?? sorted[0];
};

/** Chooses one of the legal cards. */
type ChooseCardToPlay = (view: View, cards: readonly Card[], seed: string) => Card;

/** Creates a player that chooses cards by a fixed habit and leaves other actions to `otherwise`, to compare only cards. */
const createCardPlayer =
  (cardOf: ChooseCardToPlay) =>
  (otherwise: Player): Player =>
  (view, seed, game) => {
    const action = mustPlayCard(view) ? null : otherwise(view, seed, game);
    const cards = legalPlays(view).map(({ card }) => card);
    if (cards.length === 0 || (action !== null && action.type !== 'play')) return action;
    return { type: 'play', seat: view.seat as number, card: cardOf(view, cards, seed) };
  };

/** Whether playing a card is the only legal action. */
const mustPlayCard = ({ legal }: View): boolean => legal.length > 0 && legal.every(({ type }) => type === 'play');

/** Cards at random. */
export const randomCards = createCardPlayer((view, cards, seed) => cards[randomFor(view, seed)(cards.length)]);
/** The cheapest card that wins, else the lowest; leads the highest. */
export const greedyCards = createCardPlayer((view, cards) =>
  greedyCard(view, cards, { sparesPartner: false, leads: 'highest' }),
);
/** The same, but never beats the partner's winning card. */
export const greedyTCards = createCardPlayer((view, cards) =>
  greedyCard(view, cards, { sparesPartner: true, leads: 'highest' }),
);
/** The same, but leads the lowest. */
export const greedyLCards = createCardPlayer((view, cards) =>
  greedyCard(view, cards, { sparesPartner: true, leads: 'lowest' }),
);
