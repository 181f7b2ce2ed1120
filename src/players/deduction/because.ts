import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';

/** Parameters of each reason. Every reason follows from events and cards that the seat has seen. */
interface Parameters {
  /** The seat knows the announcement, or half of it, and the pair differs from it. */
  readonly told: Readonly<Record<string, never>>;
  /** `card` of `seat` took the trick, which `better`, played by `other`, would have taken. */
  readonly 'trick-taken': {
    readonly seat: Seat;
    readonly card: Card;
    readonly other: Seat;
    readonly better: Card;
  };
  /**
   * `led` would have called for Trumpf. The announcer `seat` played `card`, which does not follow, but held `held`, which
   * would have obliged this seat to follow.
   */
  readonly 'not-followed': { readonly seat: Seat; readonly card: Card; readonly led: Card; readonly held: Card };
  /**
   * The announcer `seat` bid in the last trick after the lead `led`, and its last card `card` would not have allowed that
   * bid.
   */
  readonly 'bid-barred': { readonly seat: Seat; readonly card: Card; readonly led: Card };
  /**
   * The forehand `seat` cannot have held a card that names this Schlag, because all such cards are known to be elsewhere.
   */
  readonly 'no-schlag': { readonly seat: Seat; readonly schlag: Schlag };
  /** The dealer `seat` cannot have held a card of this Trumpf. */
  readonly 'no-trumpf': { readonly seat: Seat; readonly trumpf: Suit };
  /**
   * Of the cards that name this Schlag, the forehand can have held only those that would have obliged it to follow `led`,
   * but it played `card` instead.
   */
  readonly 'schlag-not-followed': {
    readonly seat: Seat;
    readonly schlag: Schlag;
    readonly card: Card;
    readonly led: Card;
  };
  /** The reason `schlag-not-followed`, for the dealer and the Trumpf. */
  readonly 'trumpf-not-followed': {
    readonly seat: Seat;
    readonly trumpf: Suit;
    readonly card: Card;
    readonly led: Card;
  };
  /** No deal of the hidden cards fits both the pair and everything that the seat has seen. */
  readonly 'no-deal': Readonly<Record<string, never>>;
}

/** Key of a reason that excludes a pair. */
export type BecauseKey = keyof Parameters;

/** The reason why a Schlag and a Trumpf cannot have been announced together, as data. */
export type Because = {
  readonly [Key in BecauseKey]: { readonly key: Key; readonly params: Parameters[Key] };
}[BecauseKey];
