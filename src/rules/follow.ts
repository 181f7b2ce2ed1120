import { itemAt } from './item-at.js';
import { suitOf, WELI, type Card } from './card.js';
import type { OptionsIn } from './cache-by-options.js';
import { ORDER_OPTIONS, roleOf, trickWinner, type OrderRules } from './order.js';
import type { Announcement } from './announce.js';
import type { RuleOptions } from './options.js';

/** The options that determine the legal cards. */
export const FOLLOW_OPTIONS = [
  ...ORDER_OPTIONS,
  'follow',
  'exempt',
  'linkeMayReplace',
  'guterCalls',
  'weliCalls',
  'linkerFrees',
] as const;
export type FollowRules = OptionsIn<typeof FOLLOW_OPTIONS>;

/** The situation in which a player plays a card. */
export interface Following {
  readonly hand: readonly Card[];
  /** The cards already on the table, in the order played. */
  readonly trick: readonly Card[];
  /** Whether the player is one of the two announcers. Used only if `follow` is `announcers`. */
  readonly announcer: boolean;
  /** Whether this is the first trick of the hand. Used only if `follow` is `trumpf-oder-kritisch`. */
  readonly firstTrick?: boolean | undefined;
  /** Whether the leader called "Trumpf oder Kritisch". */
  readonly called?: boolean | undefined;
}

/** Whether this lead calls for Trumpf (section 5). A Linker or a Kritischer never calls for Trumpf. */
export const callsForTrump = (rules: FollowRules, announcement: Announcement, lead: Card): boolean => {
  const role = roleOf(rules, announcement, lead);
  if (role === 'plain') return rules.weliCalls && lead === WELI;
  return role === 'guter' || role === 'superguter' ? rules.guterCalls : role === 'rechter' || role === 'trumpf';
};

/** Whether a card is a Schlag that frees the next players from following when it beats a lead that calls for Trumpf. */
export const freesNextPlayers = (rules: FollowRules, announcement: Announcement, card: Card): boolean => {
  const role = roleOf(rules, announcement, card);
  return rules.linkerFrees && (role === 'linker' || role === 'rechter');
};

/** Whether a Schlag took this trick over and so freed the next players from following. */
const isFreed = (rules: FollowRules, announcement: Announcement, trick: readonly Card[]): boolean =>
  trick.some(
    (card, index) =>
      index > 0 &&
      freesNextPlayers(rules, announcement, card) &&
      trickWinner(rules, announcement, trick.slice(0, index + 1)) === index,
  );

/**
 * Whether a card fulfils the duty to follow. Plain cards never fulfil this duty. Linke fulfil the duty only if they can
 * replace a Trumpf.
 */
const fulfilsDuty = (rules: FollowRules, announcement: Announcement, card: Card): boolean => {
  const role = roleOf(rules, announcement, card);
  return role === 'linker' ? rules.linkeMayReplace : role !== 'plain';
};

/** Returns the Schlag cards that fulfil the duty to follow: all of them, the Weli, or only the Rechter (section 5). */
export const answeringSchlag = (
  rules: Pick<RuleOptions, 'linkeMayReplace'>,
  { schlag }: Partial<Announcement>,
): 'any' | 'weli' | 'rechter' => {
  if (schlag === 'weli') return 'weli';
  return rules.linkeMayReplace ? 'any' : 'rechter';
};

/** Whether a player who holds this card must follow. Exempt cards and Kritische never oblige a player to follow. */
const bindsPlayer = (rules: FollowRules, announcement: Announcement, card: Card): boolean => {
  const role = roleOf(rules, announcement, card);
  switch (role) {
    case 'rechter':
      return !rules.exempt.includes('rechter');
    case 'superguter':
    case 'guter':
      return !rules.exempt.includes('guter');
    case 'linker':
      return rules.linkeMayReplace && !rules.exempt.includes('linke');
    case 'trumpf':
      return true;
    case 'kritischer':
    case 'plain':
      return false;
  }
};

/** Whether this lead can open the hand with the call "Trumpf oder Kritisch". Only the Rechter can (section 5). */
export const mayCall = (rules: FollowRules, announcement: Announcement, lead: Card): boolean =>
  rules.follow === 'trumpf-oder-kritisch' && roleOf(rules, announcement, lead) === 'rechter';

/** Whether a card answers "Trumpf oder Kritisch": a Kritischer does, and so does every card of the Trumpf suit. */
export const answersCall = (rules: OrderRules, announcement: Announcement, card: Card): boolean =>
  suitOf(card) === announcement.trumpf || roleOf(rules, announcement, card) === 'kritischer';

/**
 * Whether "Trumpf oder Kritisch" was called and the lead is still the winning card. If not, players can play any card.
 */
export const isCallInForce = (
  rules: FollowRules,
  announcement: Announcement,
  { trick, firstTrick, called }: Pick<Following, 'trick' | 'firstTrick' | 'called'>,
): boolean =>
  firstTrick === true &&
  trick.length > 0 &&
  called === true &&
  mayCall(rules, announcement, itemAt(trick, 0)) &&
  trickWinner(rules, announcement, trick) === 0;

/** Whether the cards on the table call for Trumpf: the lead does, and no Schlag has freed the next players since. */
export const isTrumpCalled = (rules: FollowRules, announcement: Announcement, trick: readonly Card[]): boolean =>
  trick.length > 0 && callsForTrump(rules, announcement, itemAt(trick, 0)) && !isFreed(rules, announcement, trick);

/** Returns the cards of the hand that fulfil the duty to follow, or an empty list if the player can play any card. */
const requiredCards = (rules: FollowRules, announcement: Announcement, following: Following): Card[] => {
  const { hand, trick, announcer } = following;
  if (trick.length === 0 || rules.follow === 'none') return [];
  if (rules.follow === 'trumpf-oder-kritisch') {
    return isCallInForce(rules, announcement, following)
      ? hand.filter((card) => answersCall(rules, announcement, card))
      : [];
  }
  const bound =
    (announcer || rules.follow === 'everyone') &&
    isTrumpCalled(rules, announcement, trick) &&
    hand.some((card) => bindsPlayer(rules, announcement, card));
  return bound ? hand.filter((card) => fulfilsDuty(rules, announcement, card)) : [];
};

/**
 * Returns the legal cards of the hand, in the order of the hand (section 5). Players never need to beat a card or to
 * follow a plain suit.
 */
export const legalCards = (rules: FollowRules, announcement: Announcement, following: Following): Card[] => {
  const cards = requiredCards(rules, announcement, following);
  return cards.length > 0 ? cards : [...following.hand];
};
