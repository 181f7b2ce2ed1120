import { deckOf, rankHeight, rankOf, SUITS, suitOf, type Card, type Pack } from '../../rules/card.js';
import { cacheByOptions, cacheByAnnouncement } from '../../rules/cache-by-options.js';
import {
  answersCall,
  callsForTrump,
  FOLLOW_OPTIONS,
  freesNextPlayers,
  legalCards,
  mayCall,
  type FollowRules,
} from '../../rules/follow.js';
import { heightOf, roleOf } from '../../rules/order.js';
import type { Announcement } from '../../rules/announce.js';

/** A card as its index in the pack. Playouts of thousands of worlds are faster with numbers than with names. */
export type Code = number;

const createCodes = (pack: Pack): Readonly<Record<Card, Code>> =>
  Object.fromEntries(deckOf(pack).map((card, code) => [card, code])) as Record<Card, Code>;

const CODES: Readonly<Record<Pack, Readonly<Record<Card, Code>>>> = {
  32: createCodes(32),
  33: createCodes(33),
  36: createCodes(36),
  40: createCodes(40),
};

/** Returns the code of each card in a pack. */
export const codesOf = (pack: Pack): Readonly<Record<Card, Code>> => CODES[pack];

export const codeOf = (pack: Pack, card: Card): Code => CODES[pack][card];

/** Lookup tables, by code, for the rules about cards under one announcement. */
export interface CardLookup {
  /** By code: the suit of the card, 0..3. */
  readonly suit: readonly number[];
  /** The height of each card when a suit is led, as `height[suit][code]`. A card with height 0 cannot win. */
  readonly height: readonly (readonly number[])[];
  /** By code: the worth of keeping the card, which is its height when it is led. */
  readonly worth: readonly number[];
  /** Schläge and Trumpf cards, highest first. */
  readonly fixed: readonly Code[];
  /** By code: the cards that beat this card while it is winning. */
  readonly beaters: readonly (readonly Code[])[];
  /** By code: whether a lead of the card calls for Trumpf. */
  readonly calls: readonly boolean[];
  /** By code: whether a player who holds the card must follow such a lead. */
  readonly binds: readonly boolean[];
  /** By code: whether the card follows such a lead. */
  readonly satisfies: readonly boolean[];
  /** By code: whether the card frees the next players from following when it takes the trick. */
  readonly frees: readonly boolean[];
  /** By code: whether the card answers "Trumpf oder Kritisch". */
  readonly answersCall: readonly boolean[];
  /** Number of cards in the pack. */
  readonly size: number;
  /** All cards in order: the plain suits one after the other, then Schläge and Trumpf cards, each from low to high. */
  readonly order: Uint8Array;
  /** By code: the flags `FIXED`, `CALLS`, `BINDS`, `SATISFIES`, `ANSWERS` and `FREES`. */
  readonly flags: Uint8Array;
  /** By code: the plain suit, 0..3, or a number for each fixed height, shared by equal cards. */
  readonly group: Uint8Array;
  /** The Rechter that a seat can lead with a call, or -1. */
  readonly rechter: Code;
}

/**
 * Flags of a card: `FIXED` for a Schlag, a Trumpf or a Kritischer, and the others as in `calls`, `binds`, `satisfies`,
 * `answersCall` and `frees`.
 */
export const FIXED = 1;
export const CALLS = 2;
export const BINDS = 4;
export const SATISFIES = 8;
export const ANSWERS = 16;
export const FREES = 32;

/** Returns the flags for the duty to follow, computed from the rules for each card. */
const dutyFlags = (
  rules: FollowRules,
  announcement: Announcement,
  deck: readonly Card[],
): Pick<CardLookup, 'calls' | 'binds' | 'satisfies'> => {
  const calls = deck.map((card) => callsForTrump(rules, announcement, card));
  const lead = deck[calls.indexOf(true)];
  const forces = (held: Card, card: Card): boolean =>
    held !== card &&
    !legalCards(rules, announcement, { hand: [held, card], trick: [lead], announcer: true }).includes(card);
  const plain = deck.find((card) => roleOf(rules, announcement, card) === 'plain') as Card;
  const binds = deck.map((card) => forces(card, plain));
  const binding = deck.filter((_, code) => binds[code]);
  const satisfies = deck.map((card) => !binding.slice(0, 2).some((held) => forces(held, card)));
  return { calls, binds, satisfies };
};

/** Returns the compact tables for the solver, computed from the other tables. */
const compactLookup = (
  tables: Omit<CardLookup, 'order' | 'flags' | 'group'>,
): Pick<CardLookup, 'order' | 'flags' | 'group'> => {
  const { size, fixed, suit, height, calls, binds, satisfies, answersCall: answers, frees } = tables;
  const flags = new Uint8Array(size);
  const group = new Uint8Array(size);
  const heightOfFixed = (code: Code): number => height[suit[code]][code];
  for (let code = 0; code < size; code++) {
    const isFixed = fixed.includes(code);
    flags[code] =
      (isFixed ? FIXED : 0) |
      (calls[code] ? CALLS : 0) |
      (binds[code] ? BINDS : 0) |
      (satisfies[code] ? SATISFIES : 0) |
      (answers[code] ? ANSWERS : 0) |
      (frees[code] ? FREES : 0);
    group[code] = isFixed ? heightOfFixed(code) : suit[code];
  }
  const place = (code: Code): number => group[code] * 256 + heightOfFixed(code);
  const order = Uint8Array.from(flags.keys()).sort((one, other) => place(one) - place(other) || one - other);
  return { order, flags, group };
};

const computeLookup = (rules: FollowRules, announcement: Announcement): CardLookup => {
  const deck = deckOf(rules.pack);
  const worth = deck.map((card) => heightOf(rules, announcement, card, suitOf(card)));
  const isFixed = deck.map((card) => roleOf(rules, announcement, card) !== 'plain');
  const suit = deck.map((card) => SUITS.indexOf(suitOf(card)));
  const height = SUITS.map((led) => deck.map((card) => heightOf(rules, announcement, card, led)));
  const tables = {
    suit,
    height,
    beaters: deck.map((_, code) => [...deck.keys()].filter((other) => height[suit[code]][other] > worth[code])),
    worth: worth.map((fixedHeight, code) => (isFixed[code] ? fixedHeight : rankHeight(rankOf(deck[code])))),
    fixed: deck
      .map((_, code) => code)
      .filter((code) => isFixed[code])
      .sort((one, other) => worth[other] - worth[one]),
    ...dutyFlags(rules, announcement, deck),
    answersCall: deck.map((card) => answersCall(rules, announcement, card)),
    frees: deck.map((card) => freesNextPlayers(rules, announcement, card)),
    size: deck.length,
    rechter: deck.findIndex((card) => mayCall(rules, announcement, card)),
  };
  return { ...tables, ...compactLookup(tables) };
};

/** Returns the cached lookup for an announcement. */
export const cardLookupFor: (rules: FollowRules) => (announcement: Announcement) => CardLookup = cacheByOptions(
  FOLLOW_OPTIONS,
  (rules) => cacheByAnnouncement((announcement) => computeLookup(rules, announcement)),
);

/** Whether the cards on the table bind the next player: the lead calls for Trumpf, and no Schlag has freed the player. */
export const bindsNextPlayer = ({ suit, height, flags }: CardLookup, trick: readonly Code[]): boolean => {
  const [led, ...others] = trick;
  if (led === undefined || !(flags[led] & CALLS)) return false;
  const heights = height[suit[led]];
  let winning = led;
  for (const code of others) {
    if (heights[code] <= heights[winning]) continue;
    if (flags[code] & FREES) return false;
    winning = code;
  }
  return true;
};

/** Whether a card takes over a trick with these cards. */
export const takesOver = ({ suit, height }: CardLookup, trick: readonly Code[], code: Code): boolean => {
  const heights = height[suit[trick[0]]];
  return trick.every((lying) => heights[lying] < heights[code]);
};

/** Returns the index of the winning card in a trick. */
export const winnerIn = ({ suit, height }: CardLookup, trick: readonly Code[]): number => {
  const heights = height[suit[trick[0]]];
  let winner = 0;
  for (let place = 1; place < trick.length; place++) if (heights[trick[place]] > heights[trick[winner]]) winner = place;
  return winner;
};
