import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { Role } from '../../rules/order.js';
import type { Seat } from '../../rules/seats.js';

/** Numbers called `percent`, `other` and `needed` are whole percents, of the worlds imagined if nothing else is said. */
interface Parameters {
  // -- cards ----------------------------------------------------------------------------------------------------------
  /** It is the only card that may be played. */
  readonly 'only-card': { readonly card: Card };
  /** It is the only card that is left. */
  readonly 'last-card': { readonly card: Card };
  /** The card takes the trick for certain, and no more is needed. */
  readonly 'wins-hand': { readonly card: Card };
  /** With this card and others that nobody can beat the seat can take all tricks it needs. */
  readonly 'sure-tricks': { readonly card: Card; readonly count: number };
  /** The partner's card `held`, whose role is `role`, cannot be beaten in this trick. */
  readonly 'partner-has-it': { readonly card: Card; readonly seat: Seat; readonly held: Card; readonly role: Role };
  /** The partner's card is winning; `percent`: how often no opponent can take the trick from it. */
  readonly 'partner-may-keep': { readonly card: Card; readonly seat: Seat; readonly percent: number };
  /** The others need one trick more, and this card cannot be beaten in this one. */
  readonly 'must-win-surely': { readonly card: Card };
  /** The others need one trick more; `percent`: how often no opponent can take this one from the card. */
  readonly 'must-win': { readonly card: Card; readonly percent: number };
  /** The card takes the trick, and a better one stays in hand. */
  readonly saves: { readonly card: Card; readonly saved: Card; readonly role: Role };
  /** The cheapest card that takes the trick, and takes it for certain. */
  readonly 'cheapest-sure': { readonly card: Card };
  /** The cheapest card that takes the trick; `percent`: how often no opponent can take it back, mostly so. */
  readonly cheapest: { readonly card: Card; readonly percent: number };
  /** The lead takes a trump or a Schlag from an opponent in `percent`. */
  readonly 'draws-trumps': { readonly card: Card; readonly percent: number };
  /** No card that is out can beat this one in this trick. */
  readonly unbeatable: { readonly card: Card };
  /** The highest card above this one has not been played; `percent`: how often no opponent can take the trick all the same, mostly so. */
  readonly 'still-out': {
    readonly card: Card;
    readonly role: Role;
    readonly out: Card;
    readonly outRole: Role;
    readonly percent: number;
  };
  /** The trick is left to the others, though `saved` would be winning now: it is worth more later. */
  readonly 'leaves-trick': { readonly card: Card; readonly saved: Card };
  /** No card of the hand takes the trick, and the partner has not played. */
  readonly 'partner-must': { readonly card: Card; readonly seat: Seat };
  /** No card of the hand takes the trick; this one is missed least. */
  readonly 'throws-away': { readonly card: Card };
  /** The lead of a plain card; `saved` is the best card that stays in hand. */
  readonly 'leads-low': { readonly card: Card; readonly saved: Card };
  /** The hand is won in `percent` with this card, in `other` with the next best. */
  readonly better: { readonly card: Card; readonly percent: number; readonly next: Card; readonly other: number };
  /** The hand is won in `percent` with this card; with all cards open another would do better. */
  readonly about: { readonly card: Card; readonly percent: number };
  /** The hand is won in `percent` with this card; no other promises more. */
  readonly chance: { readonly card: Card; readonly percent: number };
  /** The same for a seat that does not know the announcement. */
  readonly 'blind-better': {
    readonly card: Card;
    readonly percent: number;
    readonly next: Card;
    readonly other: number;
  };
  readonly 'blind-about': { readonly card: Card; readonly percent: number };
  readonly 'blind-chance': { readonly card: Card; readonly percent: number };

  // -- announcing -----------------------------------------------------------------------------------------------------
  /** The hand holds `count` cards of this rank. */
  readonly 'schlag-held': { readonly schlag: Schlag; readonly count: number; readonly percent: number };
  /** It holds `count` of this rank, and cards of the next rank up, one of which the Trumpf may make the Guter. */
  readonly 'schlag-guter': {
    readonly schlag: Schlag;
    readonly count: number;
    readonly guter: Card;
    readonly percent: number;
  };
  /** The Trumpf makes cards of the hand the Guter and the Rechter. */
  readonly 'trumpf-both': {
    readonly trumpf: Suit;
    readonly guter: Card;
    readonly rechter: Card;
    readonly percent: number;
  };
  readonly 'trumpf-guter': { readonly trumpf: Suit; readonly guter: Card; readonly percent: number };
  readonly 'trumpf-rechter': { readonly trumpf: Suit; readonly rechter: Card; readonly percent: number };
  /** The hand holds `count` cards of this suit. */
  readonly 'trumpf-held': { readonly trumpf: Suit; readonly count: number; readonly percent: number };
  /** New cards promise more: the hand is won in `percent`, where `usual` is what such a seat wins. */
  readonly 'weak-hand': { readonly percent: number; readonly usual: number };
  /** The cards are not bad enough for new ones. */
  readonly 'keeps-hand': { readonly percent: number; readonly usual: number };
  /** Swapped, the hand is won in `other`, as it is in `percent`. */
  readonly swap: { readonly percent: number; readonly other: number };
  readonly 'no-swap': { readonly percent: number; readonly other: number };

  // -- stakes ---------------------------------------------------------------------------------------------------------
  /** The hand is won in `percent`: it may be worth more. */
  readonly bid: { readonly to: number; readonly percent: number };
  /** The hand is won in `percent` only: the bid is to make the others fold. */
  readonly bluff: { readonly to: number; readonly percent: number };
  /** The hand is lost a little more often than won, and the bid may make the others fold. */
  readonly 'half-bluff': { readonly to: number; readonly percent: number };
  /** Holding pays from `needed` on. */
  readonly hold: { readonly to: number; readonly percent: number; readonly needed: number };
  readonly fold: { readonly to: number; readonly percent: number; readonly needed: number };
  /** By the cards alone holding would pay, but the bid shows strength. */
  readonly 'fold-to-strength': { readonly to: number; readonly percent: number };
  /** Holding does not quite pay, but a player that always folds there can be bluffed. */
  readonly 'hold-closely': { readonly to: number; readonly percent: number; readonly needed: number };
  readonly raise: { readonly to: number; readonly percent: number };
  /** The bidder's last card is one that may not be bid on in `percent`. */
  readonly farbe: { readonly percent: number };
  readonly 'play-forced': { readonly value: number; readonly percent: number; readonly needed: number };
  readonly 'give-up': { readonly refusal: number; readonly percent: number; readonly needed: number };

  // -- the rest -------------------------------------------------------------------------------------------------------
  readonly 'take-critical': { readonly card: Card };
  /** The card looked at when cutting is no Kritischer. */
  readonly 'leave-card': { readonly card: Card };
  /** Nothing but chance decides. */
  readonly luck: Readonly<Record<string, never>>;
  /** The hand or the game is over. */
  readonly next: Readonly<Record<string, never>>;
}

/** Which reason an advice has. */
export type ReasonKey = keyof Parameters;

/** The reason for an advice, as data. Every statement is true of what the seat knows, or of the worlds it imagines. */
export type Reason = {
  readonly [Key in ReasonKey]: { readonly key: Key; readonly params: Parameters[Key] };
}[ReasonKey];

/** The parameters of a reason. */
export type ReasonParams<Key extends ReasonKey> = Parameters[Key];
