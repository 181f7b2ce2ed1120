import type { Card, Schlag, Suit } from '../rules/card.js';
import { randomFrom, type RandomFrom } from '../rules/random.js';
import { isGestrichen, type GameKind } from '../rules/score.js';
import { drawersOf, seatsOf, sidesOf, type Seat } from '../rules/seats.js';
import { FIRST_VALUE } from '../rules/stakes.js';
import type { RuleSet } from '../rules/variants.js';
import type { Before } from './before.js';
import type { Fact, GameResult, HandResult, Played, Question, TakenTrick } from './fact.js';
import type { DealMethod } from './pack.js';
import type { Setup } from './setup.js';
import type { Sign } from './sign.js';
import type { Scoped } from './visibility.js';

/** Maximum number of finished games that a match keeps, to limit the size of stored matches. */
export const MAX_KEPT_GAMES = 10;

/** A card drawn for the deal, with its index in the spread pack. */
export interface Drawn extends Played {
  readonly at: number;
}

/** A sign given in the current trick. */
export interface Signalled {
  readonly seat: Seat;
  readonly sign: Sign;
}

/** The state that persists from hand to hand. */
interface Match {
  readonly rules: RuleSet;
  readonly seed: string;
  /** Creates the random generator for a purpose from the seed. */
  readonly createRandom: RandomFrom;
  /** The set-up of the first hand of this game. */
  readonly setup: Setup | null;
  /** The number of the game, counted from 1. */
  readonly game: number;
  /** The number of the hand in this game, counted from 1, or 0 before the first hand. */
  readonly hand: number;
  /** The dealer, or null until the draw is decided. */
  readonly dealer: Seat | null;
  /** Number of times that a tie has restarted the draw. */
  readonly drawRound: number;
  /** The seats that draw in this round: all drawers or, after a tie, the tied seats. */
  readonly drawers: readonly Seat[];
  readonly drawn: readonly Drawn[];
  readonly score: readonly number[];
  readonly bummerl: readonly number[];
  /** Kinds of each side's last losses, in order. */
  readonly bummerlKinds: readonly (readonly GameKind[])[];
  /** Results of the last finished games, in order. */
  readonly games: readonly GameResult[];
  /**
   * Whether a side had 0 points in this game while another side was already gestrichen: `wasFarBehind[side][other]`.
   */
  readonly wasFarBehind: readonly (readonly boolean[])[];
  readonly gameResult: GameResult | null;
}

/** The state that resets with every hand. */
interface Hand {
  /** The pack before the deal, top first. Empty after the deal. */
  readonly pack: readonly Card[];
  /** The lifted packet, top first, while players can take cards from its bottom. */
  readonly lifted: readonly Card[];
  /** Number of cards looked at after the cut. */
  readonly looks: number;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  /** The top card of the stock while it lies face up, otherwise null. */
  readonly stockTop: Card | null;
  /** The cards of the stock that the dealer has seen: none, or the top and the bottom card. */
  readonly stockSeen: readonly Card[];
  /** The last card that was looked at but not taken at the cut, with the seat that knows the card. */
  readonly peeked: Played | null;
  /** The seat that took a card other than a Kritischer, until this seat plays a Kritischer. */
  readonly bluffer: Seat | null;
  readonly schlag: Schlag | null;
  readonly trumpf: Suit | null;
  /** The cards that the announcers showed each other in blind play. */
  readonly shownCards: readonly Played[];
  /** The requests in this hand: the seats that asked for a Schöneres, and whether a Schlagtausch was requested. */
  readonly questionsAsked: { readonly schoeneres: readonly Seat[]; readonly schlagtausch: boolean };
  /** Whether a Schlagtausch was accepted. If so, the dealer names the Schlag, and the forehand names the Trumpf. */
  readonly swapped: boolean;
  /**
   * Whether the blind players can ask to swap hands: `open` from the new deal of a Schöneres to the next announcement,
   * and `used` once a player has asked in this hand.
   */
  readonly handSwap: 'closed' | 'open' | 'used';
  readonly question: Question | null;
  /** Whether a gestrichen side plays for a forced value. If so, no side can bid. */
  readonly forced: boolean;
  readonly value: number;
  /** The seat that bid last. */
  readonly lastBidder: Seat | null;
  readonly leader: Seat;
  /** Whether the Rechter was led with "Trumpf oder Kritisch". */
  readonly called: boolean;
  readonly trick: readonly Played[];
  /** The signs given in this trick. Signs before the first card count for the first trick. */
  readonly signalled: readonly Signalled[];
  readonly firstTrick: TakenTrick | null;
  readonly lastTrick: TakenTrick | null;
  readonly tricks: readonly number[];
  readonly tricksPlayed: number;
  readonly result: HandResult | null;
  /** The seats that have agreed to show their remaining cards. */
  readonly revealing: readonly Seat[];
  /** The remaining cards by seat, once every seat has agreed to show them. */
  readonly revealed: readonly (readonly Card[])[] | null;
}

/**
 * The complete state of a game, including all secrets. Only the chart, the actions and `view` read the state. Seats
 * have no access to the state.
 */
export interface GameState extends Match, Hand {
  /** The effects of the current action. */
  readonly happened: readonly Scoped<Fact>[];
}

const NO_CARDS: readonly Card[] = [];

/** The state of a hand before its first action. */
export const emptyHand = (rules: RuleSet): Hand => ({
  pack: NO_CARDS,
  lifted: NO_CARDS,
  looks: 0,
  hands: seatsOf(rules.players).map(() => NO_CARDS),
  stock: NO_CARDS,
  stockTop: null,
  stockSeen: NO_CARDS,
  peeked: null,
  bluffer: null,
  schlag: null,
  trumpf: null,
  shownCards: [],
  questionsAsked: { schoeneres: [], schlagtausch: false },
  swapped: false,
  handSwap: 'closed',
  question: null,
  forced: false,
  value: FIRST_VALUE,
  lastBidder: null,
  leader: 0,
  called: false,
  trick: [],
  signalled: [],
  firstTrick: null,
  lastTrick: null,
  tricks: sidesOf(rules.players).map(() => 0),
  tricksPlayed: 0,
  result: null,
  revealing: [],
  revealed: null,
});

/** For each pair of sides, whether the first has no points while the second is gestrichen (RULES.md section 8). */
export const farBehind = (rules: RuleSet, score: readonly number[]): readonly (readonly boolean[])[] =>
  score.map((points, side) =>
    score.map((others, other) => other !== side && points <= 0 && isGestrichen(rules, others)),
  );

/** The state of the match at the beginning of a game. */
export const newGame = (rules: RuleSet, score: readonly number[]) => ({
  hand: 0,
  dealer: null,
  drawRound: 0,
  drawers: drawersOf(rules.players),
  drawn: [],
  score,
  wasFarBehind: farBehind(rules, score),
  gameResult: null,
  ...emptyHand(rules),
});

/** The input from which a game is created. */
export interface Opening {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup?: Setup | undefined;
  readonly before?: Before | undefined;
  /** The method of deriving the cards from the seed. Default: the fast generator. */
  readonly deal?: DealMethod | undefined;
  readonly createRandom?: RandomFrom | undefined;
}

/** Returns the state of a game before its first action. */
export const initialState = ({ rules, seed, setup, before, createRandom = randomFrom }: Opening): GameState => {
  const noPoints = sidesOf(rules.players).map(() => 0);
  return {
    rules,
    seed,
    createRandom,
    setup: setup ?? null,
    game: before ? before.game + 1 : 1,
    bummerl: before?.bummerl ?? noPoints,
    bummerlKinds: before?.bummerlKinds ?? noPoints.map(() => []),
    games: before?.games ?? [],
    ...newGame(rules, setup?.score ?? noPoints),
    dealer: setup?.dealer ?? null,
    happened: [],
  };
};
