import { ALL_CARDS, type Card, type Pack } from './card.js';
import { listWithOr, InputError, quoted } from './input-error.js';
import type { PlayerCount } from './seats.js';

/** A kind of card that a player can keep when Trumpf is called for. */
export type Exempt = 'rechter' | 'guter' | 'linke';

/**
 * The rules of a table (RULES.md sections 3 to 11). You can change every option of any variant. `defineRules` rejects
 * incompatible options.
 */
export interface RuleOptions {
  // -- the cards
  /**
   * Number of cards in the pack: 32 (seven to ace in four suits), 33 (plus the Weli), 36 (six to ace) or 40 (five to
   * ace). 32 in `bayrisch` and `bayrisch-11`, 36 in `toblach` and `toblach-blind`, otherwise 33. Section 1.
   */
  readonly pack: Pack;
  /**
   * The Kritische, highest first: cards that beat all others and belong to no suit and no rank. Any list of cards, or an
   * empty list for none. HK S7 E7 in the Bavarian variants, HK S6 E7 in `kritisch` and the variants based on it. Section
   * 4.1.
   */
  readonly critical: readonly Card[];
  /**
   * Whether the Trumpf one rank above the Schlag ranks above the Rechter. With Kritische, this card is called
   * Wander-Kritt. True in the South Tyrolean variants and in those with `wanderkritt` in their names. Section 4.2.
   */
  readonly guter: boolean;
  /** Whether the Trumpf seven is the Guter when the Weli is the Schlag. False in every variant. Section 4.2. */
  readonly guterOnWeli: boolean;
  /**
   * Whether the Trumpf two ranks above the Schlag (Superguter) ranks above the Guter. Has an effect only with `guter`. False
   * in every variant. Section 4.2.
   */
  readonly superguter: boolean;
  /**
   * The role of the Weli when it is not the Schlag: an ordinary Schell six, the lowest Trumpf regardless of the Trumpf suit,
   * one of the Kritische, or none because the Weli is not in the pack. `lowest-trump` in `tirol`, `critical` in
   * `kritisch`, `absent` with 32 cards. Section 4.5.
   */
  readonly weli: 'schell' | 'lowest-trump' | 'critical' | 'absent';

  // -- before the play
  /**
   * The method of naming the Schlag and the Trumpf: openly, by a card that each announcer shows the other, or by the
   * last card dealt to each announcer. `blind-chosen` in `blind`, `ladinisch`, `suedtirol-blind` and `toblach-blind`,
   * `blind-bottom-card` in the variants with `latinisch` in their names. Section 3.5.
   */
  readonly announcement: 'open' | 'blind-chosen' | 'blind-bottom-card';
  /**
   * Whether the dealer chooses a card after seeing the forehand's card, instead of both choosing at the same time. True
   * in `ladinisch` and `toblach-blind`. Section 3.5.
   */
  readonly sequential: boolean;
  /**
   * Minimum number of cards of the Schlag in the hand of its announcer, 0 to 2, not counting Kritische. An announcer without
   * such a rank can name any rank of which they hold the most cards. Has no effect in blind play. 0 in every variant. Section
   * 3.5.
   */
  readonly schlagHeld: 0 | 1 | 2;
  /** The players who see their cards before the announcement: dealer and forehand, or everyone. Section 3.3. */
  readonly look: 'announcers' | 'everyone';
  /** Whether partners see each other's cards after the announcement. True in `zusammenschauen`. Section 3.3. */
  readonly zusammenschauen: boolean;
  /**
   * Whether, and until when, the cards of the first trick stay open: not at all, until the hand ends, or until the second
   * trick is complete. True in every blind variant, otherwise false. Section 10.
   */
  readonly openFirstTrick: boolean | 'until-second';
  /**
   * The effect of the cut: none, a look at the bottom card, or the right to take Kritische from the bottom.
   * `peek-bottom` in `suedtirol` and `suedtirol-blind`, `take-critical` in `bayrisch-11`. Section 3.1.
   */
  readonly cut: 'plain' | 'peek-bottom' | 'take-critical';
  /**
   * Whether the cutter can also take a card that is not a Kritischer, at the risk of losing 2 points. True in
   * `bayrisch-11`. Section 3.1.
   */
  readonly cutBluff: boolean;
  /**
   * The players who look at the bottom of the lifted packet with `take-critical`: the cutter, the dealer and the cutter
   * again, or only the cutter and the dealer. The looks end when a player does not take the card. `until-none` in every
   * variant. Section 3.1.
   */
  readonly cutLooks: 'until-none' | 'one-each';
  /**
   * Whether the top card of the stock lies face up after the deal. A Schöneres with `reshuffle` hides the card, and a
   * Schöneres with `stock` deals it to the forehand. `hidden` in every variant. Section 3.2.
   */
  readonly stockTop: 'hidden' | 'open';
  /**
   * The cards of the stock that only the dealer sees after the deal: none, or the top and the bottom card. A Schöneres
   * with `reshuffle` ends this knowledge. `none` in every variant. Section 3.2.
   */
  readonly dealerPeek: 'none' | 'top-and-bottom';
  /**
   * Points for a Maschine (all Kritische dealt to one player), which ends the hand: 2 or 3, or 0 to play without the
   * Maschine. 2 in `bayrisch`. Section 3.4.
   */
  readonly maschine: 0 | 2 | 3;
  /**
   * The players who can ask for new cards (Schöneres), once per hand: none, the forehand, or both announcers.
   * `forehand` in `tirol` and `toblach`, `announcers` in `suedtirol`, `normal`, `bayrisch-11` and the variants based on
   * them. Section 3.6.
   */
  readonly schoeneres: 'none' | 'forehand' | 'announcers';
  /**
   * The source of the new cards: the stock with the old cards shuffled in, or only the stock. `stock` in `tirol` and
   * `toblach`. Section 3.6.
   */
  readonly schoeneresFrom: 'reshuffle' | 'stock';
  /**
   * The number of requests for a Schöneres per hand with `announcers`: one in all, or one by each announcer. `each`
   * in `normal` and the variants based on it. Section 3.6.
   */
  readonly schoeneresRequests: 'one' | 'each';
  /**
   * Whether the two players who have not looked can swap hands after a Schöneres, once per hand. False in every variant.
   * Section 3.6.
   */
  readonly blindSwap: boolean;
  /**
   * The announcers who can ask to swap the naming of the Schlag and the Trumpf (Schlagtausch), once per hand and before
   * their own announcement. `either` in `suedtirol`, `normal` and the variants based on it, `dealer` in `bayrisch`,
   * `forehand` in `bayrisch-11`. Section 3.7.
   */
  readonly schlagtausch: 'none' | 'dealer' | 'forehand' | 'either';
  /**
   * The player who leads the first trick after a Schlagtausch: the forehand, or the dealer, who then announces the Schlag.
   * `schlag-announcer` in `normal` and the variants based on it. Section 3.7.
   */
  readonly leadAfterSwap: 'forehand' | 'schlag-announcer';

  // -- the play
  /**
   * The players who must play a Trumpf when one is called for: none, everyone, or the announcers.
   * `trumpf-oder-kritisch` binds players only if the leader opens the hand with the Rechter and the call "Trumpf oder
   * Kritisch". `none` in `bayrisch`, `announcers` in blind variants, `trumpf-oder-kritisch` in `bayrisch-11`, otherwise
   * `everyone`. Section 5.
   */
  readonly follow: 'none' | 'everyone' | 'announcers' | 'trumpf-oder-kritisch';
  /**
   * Kinds of cards that a player can keep when Trumpf is called for: any of `rechter`, `guter`, `linke`. Rechter and
   * Linke by default, only the Linke in the Tyrolean variants. Section 5.
   */
  readonly exempt: readonly Exempt[];
  /** Whether a player can play a Linker when Trumpf is called for. True in every variant. Section 5. */
  readonly linkeMayReplace: boolean;
  /** Whether leading the Guter calls for Trumpf. True in every variant. Section 5. */
  readonly guterCalls: boolean;
  /**
   * Whether leading the Weli calls for Trumpf even if the Weli is a plain card. True in `ladinisch` and `toblach-blind`.
   * Section 5.
   */
  readonly weliCalls: boolean;
  /**
   * Whether a Schlag that beats a led Trumpf frees the next players from following. False in every variant. Section 5.
   */
  readonly linkerFrees: boolean;
  /**
   * The treatment of forbidden cards and bids: `prevent` makes them impossible, `penalise` allows them but adds a
   * penalty. `prevent` in every variant. Section 5.
   */
  readonly enforcement: 'prevent' | 'penalise';
  /**
   * The cost of a penalised revoke: the game with exactly one Bummerl, the game with Bummerl by the current score, or the
   * value of the hand. `bummerl` in every variant. Section 5.
   */
  readonly revoke: 'bummerl' | 'by-score' | 'hand';
  /**
   * Points for the other side after a penalised bid: 2, the value of the hand if the bidder is gestrichen, or the value of
   * the bid. `hand` in `bayrisch`. Section 5.
   */
  readonly forbiddenBid: 'two' | 'hand' | 'bid';
  /** Whether partners can signal to each other (Deuten). True in `deuten` and `bayrisch-11`. Section 9. */
  readonly signals: boolean;
  /**
   * Maximum number of signs that a seat can give per trick: 1, 2 (such as a suit and a rank) or any number. Each sign
   * counts at most once per trick. 2 in every variant. Section 9.
   */
  readonly signalsPerTrick: 1 | 2 | 'any';
  /**
   * The start of signals: after the announcement, or after the deal. Signs before the first card count for the first
   * trick. `announcement` in every variant. Section 9.
   */
  readonly signalsFrom: 'announcement' | 'deal';

  // -- the bids
  /**
   * The time at which a side can bid: when one of its players must play a card, at any time during play, or never.
   * `anytime` in the Tyrolean and Bavarian variants. Section 6.
   */
  readonly bidWhen: 'own-turn' | 'anytime' | 'never';
  /**
   * The limit of bids: a side that already wins the game with the value on the table cannot bid, or every side can bid up to
   * 99. `none` in `suedtirol`, `suedtirol-blind`, `normal`, the variants based on it and the Bavarian
   * variants. Section 6.
   */
  readonly ceiling: 'enough-to-win' | 'none';
  /**
   * The bids in the last trick that need a suitable card: none, all, or only the first bid of the hand. `always` in
   * `normal` and the variants based on it, `free` in the Bavarian variants, otherwise `first-bid`. Section 6.
   */
  readonly lastTrick: 'free' | 'always' | 'first-bid';
  /**
   * Whether a first bid in the last trick can be answered with "Farbe!" instead of being rejected. False in every
   * variant. Section 6.
   */
  readonly farbe: boolean;
  /**
   * Whether a card of the led suit no longer allows a bid in the last trick once a Trumpf, a Schlag or a Kritischer has
   * taken the trick over. False in every variant. Section 6.
   */
  readonly trumpLiftsSuit: boolean;
  /**
   * Whether a side at least 4 points behind can open with a bid of 4. If `gestrichen` is not `no-bid`, no side can be
   * gestrichen. False in every variant. Section 6.
   */
  readonly jumpToFour: boolean;

  // -- the score
  /**
   * The choice of a gestrichen side, which can never bid. `no-bid` offers no choice. `forced-three` offers the choice
   * between playing for 3 points and giving up 2. `four` offers the Four. `luft` works like `forced-three`, but for 4
   * points against a side with 0 points. `four` in `suedtirol` and `suedtirol-blind`, `forced-three` in `tirol`,
   * `ladinisch` and the variants of Toblach, otherwise `no-bid`. Section 7.
   */
  readonly gestrichen: 'no-bid' | 'forced-three' | 'four' | 'luft';
  /**
   * Maximum number of points below the target at which a side is gestrichen, 1 to 8. 3 in `bayrisch`, otherwise 2.
   * Section 7.
   */
  readonly gestrichenAt: number;
  /** Points for the other side if a side declines the Four: 2 or 3. Section 7. */
  readonly refusal: 2 | 3;
  /**
   * The time at which a gestrichen side makes its choice: after the announcement, or at the start of the hand, after the
   * announcers have looked at their cards. `announced` in every variant. Section 7.
   */
  readonly decideAt: 'announced' | 'start';
  /**
   * Whether a side facing a gestrichen side can reset its own points to 0, to try for the Retourschneider. True in
   * `normal` and the variants based on it. Section 7.
   */
  readonly strike: boolean;
  /**
   * Whether a revealed bluff at the cut can take a score below 0. A score of 0 or less counts as 0 for Schneider,
   * Retourschneider and `luft`. True in `bayrisch-11`. Section 3.1.
   */
  readonly debt: boolean;
  /**
   * Points that win the game, 5 to 21. 9 in `normal` and the variants based on it, 11 in `bayrisch-11`, otherwise 15.
   * Section 8.
   */
  readonly target: number;

  // -- the table
  /**
   * Number of players: 4 by default. Every variant also allows 2 players. `normal`, the variants based on it,
   * `bayrisch` and `bayrisch-11` also allow 3. Sections 2 and 8.
   */
  readonly players: PlayerCount;
  /**
   * The form of a three-player game. In each hand, the forehand plays against the other two, and the dealer names the
   * Trumpf (`dealer-names-trump`) or the forehand names both halves (`forehand-names-both`). Or two play as in a
   * two-player game while the player after the dealer rests (`take-turns`). `take-turns` in `normal` and the variants
   * based on it, `forehand-names-both` in `bayrisch-11`, otherwise `dealer-names-trump`. Section 8.
   */
  readonly threePlayer: 'dealer-names-trump' | 'forehand-names-both' | 'take-turns';
  /**
   * The direction of play around the table. The direction mirrors the table and does not affect the rules. Section 2.
   */
  readonly direction: 'clockwise' | 'counterclockwise';
}

/** Former names of rule options. They are still accepted instead of the new names. */
export interface FormerOptions {
  /** @deprecated Use `forbiddenBid`. */
  readonly gestrichenBidPenalty?: 'two' | 'hand' | undefined;
}

/** Rule options to change. An option that is `undefined` keeps its default. */
export type RuleOverrides = { readonly [Name in keyof RuleOptions]?: RuleOptions[Name] | undefined } & FormerOptions;

/** The possible values of an option: one value from `oneOf`, or a list of distinct values from `listOf`. */
export type OptionValues = { readonly oneOf: readonly unknown[] } | { readonly listOf: readonly unknown[] };

const FALSE_OR_TRUE = [false, true] as const;

/** All options with their possible values. */
export const OPTION_VALUES = {
  pack: { oneOf: [32, 33, 36, 40] },
  critical: { listOf: ALL_CARDS },
  guter: { oneOf: FALSE_OR_TRUE },
  guterOnWeli: { oneOf: FALSE_OR_TRUE },
  superguter: { oneOf: FALSE_OR_TRUE },
  weli: { oneOf: ['schell', 'lowest-trump', 'critical', 'absent'] },
  announcement: { oneOf: ['open', 'blind-chosen', 'blind-bottom-card'] },
  sequential: { oneOf: FALSE_OR_TRUE },
  schlagHeld: { oneOf: [0, 1, 2] },
  look: { oneOf: ['announcers', 'everyone'] },
  zusammenschauen: { oneOf: FALSE_OR_TRUE },
  openFirstTrick: { oneOf: [false, true, 'until-second'] },
  cut: { oneOf: ['plain', 'peek-bottom', 'take-critical'] },
  cutBluff: { oneOf: FALSE_OR_TRUE },
  cutLooks: { oneOf: ['until-none', 'one-each'] },
  stockTop: { oneOf: ['hidden', 'open'] },
  dealerPeek: { oneOf: ['none', 'top-and-bottom'] },
  maschine: { oneOf: [0, 2, 3] },
  schoeneres: { oneOf: ['none', 'forehand', 'announcers'] },
  schoeneresFrom: { oneOf: ['reshuffle', 'stock'] },
  schoeneresRequests: { oneOf: ['one', 'each'] },
  blindSwap: { oneOf: FALSE_OR_TRUE },
  schlagtausch: { oneOf: ['none', 'dealer', 'forehand', 'either'] },
  leadAfterSwap: { oneOf: ['forehand', 'schlag-announcer'] },
  follow: { oneOf: ['none', 'everyone', 'announcers', 'trumpf-oder-kritisch'] },
  exempt: { listOf: ['rechter', 'guter', 'linke'] },
  linkeMayReplace: { oneOf: FALSE_OR_TRUE },
  guterCalls: { oneOf: FALSE_OR_TRUE },
  weliCalls: { oneOf: FALSE_OR_TRUE },
  linkerFrees: { oneOf: FALSE_OR_TRUE },
  enforcement: { oneOf: ['prevent', 'penalise'] },
  revoke: { oneOf: ['bummerl', 'by-score', 'hand'] },
  forbiddenBid: { oneOf: ['two', 'hand', 'bid'] },
  signals: { oneOf: FALSE_OR_TRUE },
  signalsPerTrick: { oneOf: [1, 2, 'any'] },
  signalsFrom: { oneOf: ['announcement', 'deal'] },
  bidWhen: { oneOf: ['own-turn', 'anytime', 'never'] },
  ceiling: { oneOf: ['enough-to-win', 'none'] },
  lastTrick: { oneOf: ['free', 'always', 'first-bid'] },
  farbe: { oneOf: FALSE_OR_TRUE },
  trumpLiftsSuit: { oneOf: FALSE_OR_TRUE },
  jumpToFour: { oneOf: FALSE_OR_TRUE },
  gestrichen: { oneOf: ['no-bid', 'forced-three', 'four', 'luft'] },
  gestrichenAt: { oneOf: [1, 2, 3, 4, 5, 6, 7, 8] },
  refusal: { oneOf: [2, 3] },
  decideAt: { oneOf: ['announced', 'start'] },
  strike: { oneOf: FALSE_OR_TRUE },
  debt: { oneOf: FALSE_OR_TRUE },
  target: { oneOf: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] },
  players: { oneOf: [2, 3, 4] },
  threePlayer: { oneOf: ['dealer-names-trump', 'forehand-names-both', 'take-turns'] },
  direction: { oneOf: ['clockwise', 'counterclockwise'] },
} as const satisfies { readonly [Name in keyof RuleOptions]: OptionValues };

/** The name of a rule option. */
export type OptionName = keyof RuleOptions;
export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];

/**
 * The default values of options that a variant does not set (section 11). `openFirstTrick` is missing because it
 * depends on `announcement`.
 */
export const DEFAULT_OPTIONS: Omit<RuleOptions, 'openFirstTrick'> = {
  pack: 33,
  critical: [],
  guter: false,
  guterOnWeli: false,
  superguter: false,
  weli: 'schell',
  announcement: 'open',
  sequential: false,
  schlagHeld: 0,
  look: 'announcers',
  zusammenschauen: false,
  cut: 'plain',
  cutBluff: false,
  cutLooks: 'until-none',
  stockTop: 'hidden',
  dealerPeek: 'none',
  maschine: 0,
  schoeneres: 'none',
  schoeneresFrom: 'reshuffle',
  schoeneresRequests: 'one',
  blindSwap: false,
  schlagtausch: 'none',
  leadAfterSwap: 'forehand',
  follow: 'everyone',
  exempt: ['rechter', 'linke'],
  linkeMayReplace: true,
  guterCalls: true,
  weliCalls: false,
  linkerFrees: false,
  enforcement: 'prevent',
  revoke: 'bummerl',
  forbiddenBid: 'two',
  signals: false,
  signalsPerTrick: 2,
  signalsFrom: 'announcement',
  bidWhen: 'own-turn',
  ceiling: 'enough-to-win',
  lastTrick: 'free',
  farbe: false,
  trumpLiftsSuit: false,
  jumpToFour: false,
  gestrichen: 'no-bid',
  gestrichenAt: 2,
  refusal: 2,
  decideAt: 'announced',
  strike: false,
  debt: false,
  target: 15,
  players: 4,
  threePlayer: 'dealer-names-trump',
  direction: 'clockwise',
};

const isList = (value: unknown, all: readonly unknown[]): boolean =>
  Array.isArray(value) && value.every((item) => all.includes(item)) && new Set(value).size === value.length;

/**
 * Checks one option.
 * @throws InputError `unknown-option` or `invalid-option`
 */
export const checkOption = (name: string, value: unknown): void => {
  if (!Object.hasOwn(OPTION_VALUES, name)) {
    throw new InputError(
      'unknown-option',
      `Unknown rule option ${quoted(name)}. Valid options: ${listWithOr(OPTION_NAMES)}.`,
    );
  }
  const values: OptionValues = OPTION_VALUES[name as OptionName];
  if ('oneOf' in values && !values.oneOf.includes(value)) {
    throw new InputError(
      'invalid-option',
      `Rule option ${quoted(name)} must be ${listWithOr(values.oneOf)}, not ${quoted(value)}.`,
    );
  }
  if ('listOf' in values && !isList(value, values.listOf)) {
    throw new InputError(
      'invalid-option',
      `Rule option ${quoted(name)} must be a list of ${listWithOr(values.listOf)}, each at most once, not ${quoted(value)}.`,
    );
  }
};

/**
 * Returns options with new names in place of former names.
 * @throws InputError `invalid-option` if both names are given with different values
 */
export const withNewNames = <T extends RuleOverrides>({
  gestrichenBidPenalty: former,
  ...options
}: T): Omit<T, keyof FormerOptions> => {
  if (former === undefined) return options;
  const { forbiddenBid = former } = options;
  if (forbiddenBid === former) return { ...options, forbiddenBid };
  throw new InputError(
    'invalid-option',
    `'gestrichenBidPenalty' is the former name of 'forbiddenBid'. They have different values, ${quoted(former)} and ${quoted(forbiddenBid)}; pass only 'forbiddenBid'.`,
  );
};
