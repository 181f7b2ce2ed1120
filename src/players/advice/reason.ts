import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { Role } from '../../rules/order.js';
import type { Seat } from '../../rules/seats.js';

/** Parameters of each reason. `percent`, `other` and `needed` are whole percentages. "Worlds" means the sampled worlds. */
interface Parameters {
  // -- cards ----------------------------------------------------------------------------------------------------------
  /** The card is the only legal card. */
  readonly 'only-card': { readonly card: Card };
  /** The card is the last card in the hand. */
  readonly 'last-card': { readonly card: Card };
  /** The card certainly takes the last trick that the side needs. */
  readonly 'wins-hand': { readonly card: Card };
  /** With this card and other unbeatable ones, the seat can take all the tricks it needs. */
  readonly 'sure-tricks': { readonly card: Card; readonly count: number };
  /** The partner's card `held`, whose role is `role`, cannot be beaten in this trick. */
  readonly 'partner-has-it': { readonly card: Card; readonly seat: Seat; readonly held: Card; readonly role: Role };
  /** The partner's card is winning. `percent`: share of worlds in which no opponent can beat that card. */
  readonly 'partner-may-keep': { readonly card: Card; readonly seat: Seat; readonly percent: number };
  /** The others need one more trick, and this card cannot be beaten in this trick. */
  readonly 'must-win-surely': { readonly card: Card };
  /** The others need one more trick. `percent`: share of worlds in which no opponent can beat the card in this trick. */
  readonly 'must-win': { readonly card: Card; readonly percent: number };
  /** The card takes the trick, and the better card `saved` stays in the hand. */
  readonly saves: { readonly card: Card; readonly saved: Card; readonly role: Role };
  /** The cheapest card that certainly takes the trick. */
  readonly 'cheapest-sure': { readonly card: Card };
  /**
   * The cheapest card that takes the trick. `percent`, at least 50: share of worlds in which no opponent can beat the card.
   */
  readonly cheapest: { readonly card: Card; readonly percent: number };
  /** `percent`: share of worlds in which the lead draws a Trumpf or a Schlag from an opponent. */
  readonly 'draws-trumps': { readonly card: Card; readonly percent: number };
  /** No card that is still out can beat this card in this trick. */
  readonly unbeatable: { readonly card: Card };
  /**
   * A higher card, `out`, is still out. `more`: other cards above this card are out too. `percent`, at least 50: share of
   * worlds in which no opponent can take the trick.
   */
  readonly 'still-out': {
    readonly card: Card;
    readonly role: Role;
    readonly out: Card;
    readonly outRole: Role;
    readonly more: boolean;
    readonly percent: number;
  };
  /** The seat leaves the trick to the others because `saved`, which would win it now, is worth more later. */
  readonly 'leaves-trick': { readonly card: Card; readonly saved: Card };
  /** The same in a trick that decides the hand: the partner, who has yet to play, must take it. */
  readonly 'leaves-to-partner': { readonly card: Card; readonly saved: Card; readonly seat: Seat };
  /** No card in the hand takes the trick, and the partner has yet to play. */
  readonly 'partner-must': { readonly card: Card; readonly seat: Seat };
  /** No card in the hand takes the trick, and this card is worth the least. */
  readonly 'throws-away': { readonly card: Card };
  /** The lead of a plain card. `saved` is the best card that stays in the hand. */
  readonly 'leads-low': { readonly card: Card; readonly saved: Card };
  /** `percent`: chance of winning the hand with this card. `other`: the same chance with the next-best card. */
  readonly better: { readonly card: Card; readonly percent: number; readonly next: Card; readonly other: number };
  /** `percent`: chance of winning the hand with this card. With open cards, another card would do better. */
  readonly about: { readonly card: Card; readonly percent: number };
  /** `percent`: chance of winning the hand with this card. No other card has a better chance. */
  readonly chance: { readonly card: Card; readonly percent: number };
  /** The reason `better` for a seat that does not know the announcement. */
  readonly 'blind-better': {
    readonly card: Card;
    readonly percent: number;
    readonly next: Card;
    readonly other: number;
  };
  readonly 'blind-about': { readonly card: Card; readonly percent: number };
  readonly 'blind-chance': { readonly card: Card; readonly percent: number };

  // -- announcing -----------------------------------------------------------------------------------------------------
  /** The hand contains `count` cards of this rank. */
  readonly 'schlag-held': { readonly schlag: Schlag; readonly count: number; readonly percent: number };
  /**
   * The hand contains `count` cards of this rank, and cards of the rank above, one of which can become the Guter with the
   * right Trumpf.
   */
  readonly 'schlag-guter': {
    readonly schlag: Schlag;
    readonly count: number;
    readonly guter: Card;
    readonly percent: number;
  };
  /** With this Trumpf, the Guter and the Rechter are in the hand. */
  readonly 'trumpf-both': {
    readonly trumpf: Suit;
    readonly guter: Card;
    readonly rechter: Card;
    readonly percent: number;
  };
  readonly 'trumpf-guter': { readonly trumpf: Suit; readonly guter: Card; readonly percent: number };
  readonly 'trumpf-rechter': { readonly trumpf: Suit; readonly rechter: Card; readonly percent: number };
  /** The hand contains `count` cards of this suit. */
  readonly 'trumpf-held': { readonly trumpf: Suit; readonly count: number; readonly percent: number };
  /** New cards would win more often. `percent`: chance of winning with this hand. `usual`: average chance for this seat. */
  readonly 'weak-hand': { readonly percent: number; readonly usual: number };
  /** The hand is too good to give up for new cards. */
  readonly 'keeps-hand': { readonly percent: number; readonly usual: number };
  /** `percent`: chance of winning the hand without a Schlagtausch. `other`: the same chance after a Schlagtausch. */
  readonly swap: { readonly percent: number; readonly other: number };
  readonly 'no-swap': { readonly percent: number; readonly other: number };

  // -- stakes ---------------------------------------------------------------------------------------------------------
  /** The chance of winning the hand, `percent`, is high enough for a higher value to pay. */
  readonly bid: { readonly to: number; readonly percent: number };
  /** The chance of winning the hand, `percent`, is low, and the bid aims to make the opponents fold. */
  readonly bluff: { readonly to: number; readonly percent: number };
  /** The chance of winning the hand, `percent`, is slightly below half, and the bid can make the opponents fold. */
  readonly 'half-bluff': { readonly to: number; readonly percent: number };
  /** Holding pays if the chance of winning the hand, `percent`, is at least `needed`. */
  readonly hold: { readonly to: number; readonly percent: number; readonly needed: number };
  readonly fold: { readonly to: number; readonly percent: number; readonly needed: number };
  /** The cards would be good enough to hold the bid, but the opponent's bid shows strength. */
  readonly 'fold-to-strength': { readonly to: number; readonly percent: number; readonly needed: number };
  /** Holding does not quite pay, but a player that always folded here would invite bluffs. */
  readonly 'hold-closely': { readonly to: number; readonly percent: number; readonly needed: number };
  readonly raise: { readonly to: number; readonly percent: number };
  /** `percent`: share of worlds in which the bidder's last card does not allow the bid. */
  readonly farbe: { readonly percent: number };
  readonly 'play-forced': { readonly value: number; readonly percent: number; readonly needed: number };
  readonly 'give-up': { readonly refusal: number; readonly percent: number; readonly needed: number };

  // -- others ---------------------------------------------------------------------------------------------------------
  readonly 'take-critical': { readonly card: Card };
  /** The card seen at the cut is not a Kritischer. */
  readonly 'leave-card': { readonly card: Card };
  /** Only chance decides. */
  readonly luck: Readonly<Record<string, never>>;
  /** The hand or the game is over. */
  readonly next: Readonly<Record<string, never>>;
}

/** Key of a reason. */
export type ReasonKey = keyof Parameters;

/** The reason for a piece of advice, as data. The reason follows from the seat's knowledge or the worlds sampled from it. */
export type Reason = {
  readonly [Key in ReasonKey]: { readonly key: Key; readonly params: Parameters[Key] };
}[ReasonKey];

/** The parameters of a reason. */
export type ReasonParams<Key extends ReasonKey> = Parameters[Key];
