import { ALL_CARDS, type Card, type Pack } from './card.js';
import { listWithOr, InputError, quoted } from './input-error.js';
import type { PlayerCount } from './seats.js';

/** Kinds of cards that need never be given up when trump is called for. */
export type Exempt = 'rechter' | 'guter' | 'linke';

/**
 * What can be settled about a table (RULES.md sections 3 to 11). Every option can be set on top of any variant;
 * `defineRules` says which do not go together.
 */
export interface RuleOptions {
  // -- the cards
  /**
   * Cards in the pack: 32 has seven to Ass in four suits, 33 the Weli too, 36 all four sixes.
   * 32 in `bayrisch` and `bayrisch-11`, 36 in `toblach` and `toblach-blind`, else 33. Section 1.
   */
  readonly pack: Pack;
  /**
   * The Kritische, highest first: cards that beat all others and belong to no suit and no rank. Any list of cards; empty
   * for none. HK S7 E7 in the Bavarian variants, HK S6 E7 in `kritisch` and those built on it. Section 4.1.
   */
  readonly critical: readonly Card[];
  /**
   * Whether the trump one rank above the Schlag stands above the Rechter; with Kritische this card is called Wander-Kritt.
   * In the South Tyrolean variants and those with `wanderkritt` in their name. Section 4.2.
   */
  readonly guter: boolean;
  /** Whether there is a Guter, the trump seven, when the Weli is the Schlag. In no variant. Section 4.2. */
  readonly guterOnWeli: boolean;
  /**
   * What the Weli is when it is not the Schlag: the lowest Schell, the lowest trump whatever is trump, one of the
   * Kritische, or not in the pack. `lowest-trump` in `tirol`, `critical` in `kritisch`, `absent` with 32 cards. Section 4.5.
   */
  readonly weli: 'schell' | 'lowest-trump' | 'critical' | 'absent';

  // -- before the play
  /**
   * How Schlag and Trumpf are named: aloud, by a card of one's own that the announcers show each other, or by the last
   * card dealt to each of them. `blind-chosen` in `blind`, `ladinisch`, `suedtirol-blind` and `toblach-blind`,
   * `blind-bottom-card` in those with `latinisch` in their name. Section 3.5.
   */
  readonly announcement: 'open' | 'blind-chosen' | 'blind-bottom-card';
  /**
   * Whether the dealer chooses his card after he has seen the forehand's, rather than both at once. In `ladinisch` and
   * `toblach-blind`. Section 3.5.
   */
  readonly sequential: boolean;
  /** Who looks at his cards before the announcement stands: dealer and forehand, or everyone. Section 3.3. */
  readonly look: 'announcers' | 'everyone';
  /** Whether partners see each other's cards once the announcement stands. In `zusammenschauen`. Section 3.3. */
  readonly zusammenschauen: boolean;
  /** Whether the cards of the first trick stay open all through the hand. In every blind variant. Section 10. */
  readonly openFirstTrick: boolean;
  /**
   * What the cut brings: nothing, a look at the bottom card for the cutter, or the right to take a Kritischer from it.
   * `peek-bottom` in `suedtirol` and `suedtirol-blind`, `take-critical` in `bayrisch-11`. Section 3.1.
   */
  readonly cut: 'plain' | 'peek-bottom' | 'take-critical';
  /** Whether the cutter may take a card that is no Kritischer, at a risk of 2 points. In `bayrisch-11`. Section 3.1. */
  readonly cutBluff: boolean;
  /**
   * Points for a Maschine, all Kritische dealt to one player, which ends the hand: 2 or 3; 0: there is none.
   * 2 in `bayrisch`. Section 3.4.
   */
  readonly maschine: 0 | 2 | 3;
  /**
   * Who may ask for new cards, once a hand: nobody, the forehand, or both announcers. `forehand` in `tirol` and
   * `toblach`, `announcers` in `suedtirol`, `normal`, `bayrisch-11` and those built on them. Section 3.6.
   */
  readonly schoeneres: 'none' | 'forehand' | 'announcers';
  /**
   * Where the new cards come from: the stock with the old cards shuffled in, or the stock alone. `stock` in `tirol` and
   * `toblach`. Section 3.6.
   */
  readonly schoeneresFrom: 'reshuffle' | 'stock';
  /**
   * Who may ask that the announcers swap what they name, once a hand, when it is up to him to name. `either` in
   * `suedtirol`, `normal` and those built on it, `dealer` in `bayrisch`, `forehand` in `bayrisch-11`. Section 3.7.
   */
  readonly schlagtausch: 'none' | 'dealer' | 'forehand' | 'either';

  // -- the play
  /**
   * Who must play a trump when one is called for: nobody, everyone, the announcers, or the others where the Rechter opens
   * the hand with the call "Trumpf oder Kritisch". `none` in `bayrisch`, `announcers` in blind variants,
   * `trumpf-oder-kritisch` in `bayrisch-11`, else `everyone`. Section 5.
   */
  readonly follow: 'none' | 'everyone' | 'announcers' | 'trumpf-oder-kritisch';
  /**
   * Which cards need never be given up then: any of `rechter`, `guter`, `linke`. Rechter and Linke, but in `tirol` the
   * Linke alone. Section 5.
   */
  readonly exempt: readonly Exempt[];
  /** Whether a Linker may be played where a trump is called for. In every variant. Section 5. */
  readonly linkeMayReplace: boolean;
  /** Whether a Guter that is led calls for trump. In every variant. Section 5. */
  readonly guterCalls: boolean;
  /**
   * What becomes of a card or a bid that is not allowed: it cannot be done, or it can and costs. `prevent` in every
   * variant. Section 5.
   */
  readonly enforcement: 'prevent' | 'penalise';
  /**
   * What a bid by a gestrichen side gives the others where it is penalised: 2 points, or what the hand is worth. `hand` in
   * `bayrisch`. Section 5.
   */
  readonly gestrichenBidPenalty: 'two' | 'hand';
  /** Whether players may signal to each other (Deuten). In `deuten`. Section 9. */
  readonly signals: boolean;

  // -- the bids
  /**
   * When a side may bid: when a card of its own is due, at any time of the play, or never. `anytime` in the Tyrolean and
   * Bavarian variants. Section 6.
   */
  readonly bidWhen: 'own-turn' | 'anytime' | 'never';
  /**
   * Which bids in the last trick need a card that fits: none, every one, or the first of the hand. `always` in `normal` and
   * those built on it, `free` in the Bavarian variants, else `first-bid`. Section 6.
   */
  readonly lastTrick: 'free' | 'always' | 'first-bid';
  /** Whether a first bid in the last trick may be answered "Farbe!" instead of being refused. In no variant. Section 6. */
  readonly farbe: boolean;
  /** Whether a side at least 4 points behind may open with a bid of 4. In no variant. Section 6. */
  readonly jumpToFour: boolean;

  // -- the score
  /**
   * What being gestrichen brings beyond the ban on bidding: nothing, the choice of playing for 3 or giving up 2, the
   * Four, or 3 that is 4 against a side without a point. `four` in `suedtirol` and `suedtirol-blind`, `forced-three` in
   * `tirol`, `ladinisch` and the variants of Toblach, else `no-bid`. Section 7.
   */
  readonly gestrichen: 'no-bid' | 'forced-three' | 'four' | 'luft';
  /** How many points below the target a side is gestrichen, 1 to 8. 3 in `bayrisch`, else 2. Section 7. */
  readonly gestrichenAt: number;
  /** Points the other side gets if the Four is not taken on: 2 or 3. Section 7. */
  readonly refusal: 2 | 3;
  /**
   * Whether a side facing a gestrichen one may strike its own points, to go for the Retourschneider. In `normal` and those
   * built on it. Section 7.
   */
  readonly strike: boolean;
  /** Points that win the game. 9 in `normal` and those built on it, 11 in `bayrisch-11`, else 15. Section 8. */
  readonly target: 9 | 11 | 13 | 15 | 18;

  // -- the table
  /** How many play: 4 by default, 2 everywhere, 3 in `normal`, `bayrisch` and `bayrisch-11`. Sections 2 and 8. */
  readonly players: PlayerCount;
  /**
   * Who names the Trumpf when three play: the forehand, who plays alone, names both, or the dealer names the Trumpf.
   * `forehand-names-both` in `bayrisch-11`. Section 8.
   */
  readonly threePlayer: 'dealer-names-trump' | 'forehand-names-both';
  /** Which way round the table play goes; it mirrors the table, never the rules. Section 2. */
  readonly direction: 'clockwise' | 'counterclockwise';
}

/** Options to be set; one given as undefined counts as not given. */
export type RuleOverrides = { readonly [Name in keyof RuleOptions]?: RuleOptions[Name] | undefined };

/** What an option can be: one of these, or a list of any of them, each at most once. */
export type OptionValues = { readonly oneOf: readonly unknown[] } | { readonly listOf: readonly unknown[] };

const FALSE_OR_TRUE = [false, true] as const;

/** Every option with the values it can take. */
export const OPTION_VALUES = {
  pack: { oneOf: [32, 33, 36] },
  critical: { listOf: ALL_CARDS },
  guter: { oneOf: FALSE_OR_TRUE },
  guterOnWeli: { oneOf: FALSE_OR_TRUE },
  weli: { oneOf: ['schell', 'lowest-trump', 'critical', 'absent'] },
  announcement: { oneOf: ['open', 'blind-chosen', 'blind-bottom-card'] },
  sequential: { oneOf: FALSE_OR_TRUE },
  look: { oneOf: ['announcers', 'everyone'] },
  zusammenschauen: { oneOf: FALSE_OR_TRUE },
  openFirstTrick: { oneOf: FALSE_OR_TRUE },
  cut: { oneOf: ['plain', 'peek-bottom', 'take-critical'] },
  cutBluff: { oneOf: FALSE_OR_TRUE },
  maschine: { oneOf: [0, 2, 3] },
  schoeneres: { oneOf: ['none', 'forehand', 'announcers'] },
  schoeneresFrom: { oneOf: ['reshuffle', 'stock'] },
  schlagtausch: { oneOf: ['none', 'dealer', 'forehand', 'either'] },
  follow: { oneOf: ['none', 'everyone', 'announcers', 'trumpf-oder-kritisch'] },
  exempt: { listOf: ['rechter', 'guter', 'linke'] },
  linkeMayReplace: { oneOf: FALSE_OR_TRUE },
  guterCalls: { oneOf: FALSE_OR_TRUE },
  enforcement: { oneOf: ['prevent', 'penalise'] },
  gestrichenBidPenalty: { oneOf: ['two', 'hand'] },
  signals: { oneOf: FALSE_OR_TRUE },
  bidWhen: { oneOf: ['own-turn', 'anytime', 'never'] },
  lastTrick: { oneOf: ['free', 'always', 'first-bid'] },
  farbe: { oneOf: FALSE_OR_TRUE },
  jumpToFour: { oneOf: FALSE_OR_TRUE },
  gestrichen: { oneOf: ['no-bid', 'forced-three', 'four', 'luft'] },
  gestrichenAt: { oneOf: [1, 2, 3, 4, 5, 6, 7, 8] },
  refusal: { oneOf: [2, 3] },
  strike: { oneOf: FALSE_OR_TRUE },
  target: { oneOf: [9, 11, 13, 15, 18] },
  players: { oneOf: [2, 3, 4] },
  threePlayer: { oneOf: ['dealer-names-trump', 'forehand-names-both'] },
  direction: { oneOf: ['clockwise', 'counterclockwise'] },
} as const satisfies { readonly [Name in keyof RuleOptions]: OptionValues };

/** The name of a rule option. */
export type OptionName = keyof RuleOptions;
export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];

/** What holds where a variant says nothing else (section 11). Left out: what follows from other options. */
export const DEFAULT_OPTIONS: Omit<RuleOptions, 'openFirstTrick'> = {
  pack: 33,
  critical: [],
  guter: false,
  guterOnWeli: false,
  weli: 'schell',
  announcement: 'open',
  sequential: false,
  look: 'announcers',
  zusammenschauen: false,
  cut: 'plain',
  cutBluff: false,
  maschine: 0,
  schoeneres: 'none',
  schoeneresFrom: 'reshuffle',
  schlagtausch: 'none',
  follow: 'everyone',
  exempt: ['rechter', 'linke'],
  linkeMayReplace: true,
  guterCalls: true,
  enforcement: 'prevent',
  gestrichenBidPenalty: 'two',
  signals: false,
  bidWhen: 'own-turn',
  lastTrick: 'free',
  farbe: false,
  jumpToFour: false,
  gestrichen: 'no-bid',
  gestrichenAt: 2,
  refusal: 2,
  strike: false,
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
      `There is no rule option ${quoted(name)}. Options are ${listWithOr(OPTION_NAMES)}.`,
    );
  }
  const values: OptionValues = OPTION_VALUES[name as OptionName];
  if ('oneOf' in values && !values.oneOf.includes(value)) {
    throw new InputError(
      'invalid-option',
      `Rule option ${quoted(name)} cannot be ${quoted(value)}; it can be ${listWithOr(values.oneOf)}.`,
    );
  }
  if ('listOf' in values && !isList(value, values.listOf)) {
    throw new InputError(
      'invalid-option',
      `Rule option ${quoted(name)} cannot be ${quoted(value)}; it is a list of any of ${listWithOr(values.listOf)}, each at most once.`,
    );
  }
};
