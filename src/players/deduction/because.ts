import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';

/** What a reason speaks of. Every statement is true of what the seat has seen. */
interface Parameters {
  /** The seat knows the announcement, or the half of it that is named, and this is another. */
  readonly told: Readonly<Record<string, never>>;
  /** `card` of `seat` took the trick, which `better`, played by `other`, would have taken. */
  readonly 'trick-taken': {
    readonly seat: Seat;
    readonly card: Card;
    readonly other: Seat;
    readonly better: Card;
  };
  /** `led` would have called for trump; the announcer `seat` did not follow with `card`, and held `held`, which would have bound it. */
  readonly 'not-followed': { readonly seat: Seat; readonly card: Card; readonly led: Card; readonly held: Card };
  /** The announcer `seat` bid in the last trick, onto `led`, and with `card` as its last card it might not have. */
  readonly 'bid-barred': { readonly seat: Seat; readonly card: Card; readonly led: Card };
  /** The forehand, `seat`, can have held no card that gives this Schlag: all of them are known to lie elsewhere. */
  readonly 'no-schlag': { readonly seat: Seat; readonly schlag: Schlag };
  /** The dealer, `seat`, can have held no card of this Trumpf. */
  readonly 'no-trumpf': { readonly seat: Seat; readonly trumpf: Suit };
  /** The forehand could only hold a card of this Schlag that it would have had to play to `led`, where it played `card`. */
  readonly 'schlag-not-followed': {
    readonly seat: Seat;
    readonly schlag: Schlag;
    readonly card: Card;
    readonly led: Card;
  };
  /** The same of the dealer and the Trumpf. */
  readonly 'trumpf-not-followed': {
    readonly seat: Seat;
    readonly trumpf: Suit;
    readonly card: Card;
    readonly led: Card;
  };
  /** However the cards lie that the seat does not see, it does not fit everything it has seen. */
  readonly 'no-deal': Readonly<Record<string, never>>;
}

/** Which reason excludes a pair. */
export type BecauseKey = keyof Parameters;

/** Why a Schlag and a Trumpf cannot have been announced together, as data. */
export type Because = {
  readonly [Key in BecauseKey]: { readonly key: Key; readonly params: Parameters[Key] };
}[BecauseKey];
