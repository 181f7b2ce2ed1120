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
 * A player that chooses everything at random: cards, announcements, questions and bids. The player gives no signals,
 * because the number of signals is unlimited. If an action is optional, passing is as likely as each legal action.
 */
export const random: Player = (view, seed) => {
  const options = view.legal.filter(({ type }) => type !== 'signal');
  const isDue = view.toAct.includes(view.seat as Seat);
  return options[randomFor(view, seed)(options.length + (isDue ? 0 : 1))] ?? null;
};

interface GreedyHabits {
  /** Whether the player never beats the partner's winning card. */
  readonly sparesPartner: boolean;
  readonly leads: 'highest' | 'lowest';
}

/**
 * Returns a card's strength in a trick to which the suit `led` was led. A blind seat considers only Kritische, ranks and
 * suits.
 */
const heightIn = ({ rules }: View, announcement: Announcement | null, card: Card, led: Suit): number => {
  if (announcement) return heightOf(rules, announcement, card, led);
  if (rules.critical.includes(card)) return 200 - rules.critical.indexOf(card);
  return suitOf(card) === led ? rankHeight(rankOf(card)) : 0;
};

/** Returns a card's value in later tricks. */
const worthOf = (view: View, announcement: Announcement | null, card: Card): number =>
  Math.max(heightIn(view, announcement, card, suitOf(card)), rankHeight(rankOf(card)));

const greedyCard = (view: View, cards: readonly Card[], { sparesPartner, leads }: GreedyHabits): Card => {
  const announcement = announcementIn(view);
  const sorted = [...cards].sort((one, other) => worthOf(view, announcement, one) - worthOf(view, announcement, other));
  if (view.trick.length === 0) return leads === 'lowest' ? sorted[0] : (sorted.at(-1) as Card);
  const led = suitOf(view.trick[0].card);
  const height = (card: Card): number => heightIn(view, announcement, card, led);
  const winning = view.trick.reduce((best, played) => (height(played.card) > height(best.card) ? played : best));
  if (sparesPartner && playTogether(view.rules, view.dealer as number, winning.seat, view.seat as number))
    return sorted[0];
  return sorted.find((card) => height(card) > height(winning.card)) ?? sorted[0];
};

/** Chooses one of the legal cards to play. */
type ChooseCardToPlay = (view: View, cards: readonly Card[], seed: string) => Card;

/** Creates a player to compare card play: a fixed habit chooses cards, and `otherwise` chooses all other actions. */
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

/** Plays random cards. */
export const randomCards = createCardPlayer((view, cards, seed) => cards[randomFor(view, seed)(cards.length)]);
/** Plays the cheapest winning card, else the lowest card. Leads the highest card. */
export const greedyCards = createCardPlayer((view, cards) =>
  greedyCard(view, cards, { sparesPartner: false, leads: 'highest' }),
);
/** Plays like `greedyCards`, but never beats the partner's winning card. */
export const greedyTCards = createCardPlayer((view, cards) =>
  greedyCard(view, cards, { sparesPartner: true, leads: 'highest' }),
);
/** Plays like `greedyTCards`, but leads the lowest card. */
export const greedyLCards = createCardPlayer((view, cards) =>
  greedyCard(view, cards, { sparesPartner: true, leads: 'lowest' }),
);
