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
import type { Scoped } from './visibility.js';

/** Number of finished games that a match keeps, so that stored matches do not grow. */
export const MAX_KEPT_GAMES = 10;

/** A card drawn for the deal and its place in the spread pack. */
export interface Drawn extends Played {
  readonly at: number;
}

/** What lasts from hand to hand. */
interface Match {
  readonly rules: RuleSet;
  readonly seed: string;
  /** Creates the random generator of a purpose from the seed. */
  readonly createRandom: RandomFrom;
  /** How the first hand of this game is put up. */
  readonly setup: Setup | null;
  /** Games are counted from 1. */
  readonly game: number;
  /** Hands of this game, from 1; 0 before the first. */
  readonly hand: number;
  /** Null until the draw is decided. */
  readonly dealer: Seat | null;
  /** How often cards of equal rank made the draw begin again. */
  readonly drawRound: number;
  /** Who draws in this round: all who may, or those who tied. */
  readonly drawers: readonly Seat[];
  readonly drawn: readonly Drawn[];
  readonly score: readonly number[];
  readonly bummerl: readonly number[];
  /** Per side: how it lost the last of the games that it lost, in order. */
  readonly bummerlKinds: readonly (readonly GameKind[])[];
  /** The last of the games that are over, in order. */
  readonly games: readonly GameResult[];
  /** Whether a side had 0 in this game while another was gestrichen already: `wasFarBehind[side][other]`. */
  readonly wasFarBehind: readonly (readonly boolean[])[];
  readonly gameResult: GameResult | null;
}

/** What begins anew with every hand. */
interface Hand {
  /** The pack before the deal, top first; empty once it is dealt. */
  readonly pack: readonly Card[];
  /** The packet lifted off while cards may be taken from its bottom, top first. */
  readonly lifted: readonly Card[];
  /** How many cards have been looked at after the cut. */
  readonly looks: number;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  /** The card looked at last at the cut and not taken, and who knows it. */
  readonly peeked: Played | null;
  /** Who took a card that is no Kritischer, and has not played a Kritischer since. */
  readonly bluffer: Seat | null;
  readonly schlag: Schlag | null;
  readonly trumpf: Suit | null;
  /** The cards the announcers have shown each other in blind play. */
  readonly shownCards: readonly Played[];
  /** Which questions have been asked; each once a hand. */
  readonly questionsAsked: { readonly schoeneres: boolean; readonly schlagtausch: boolean };
  /** After a Schlagtausch the dealer names the Schlag and the forehand the Trumpf. */
  readonly swapped: boolean;
  readonly question: Question | null;
  /** A gestrichen side plays for a forced value: nobody bids. */
  readonly forced: boolean;
  readonly value: number;
  /** Who bid last. */
  readonly lastBidder: Seat | null;
  readonly leader: Seat;
  /** Whether the Rechter was led with "Trumpf oder Kritisch". */
  readonly called: boolean;
  readonly trick: readonly Played[];
  /** Who has signalled in this trick. */
  readonly signalled: readonly Seat[];
  readonly firstTrick: TakenTrick | null;
  readonly lastTrick: TakenTrick | null;
  readonly tricks: readonly number[];
  readonly tricksPlayed: number;
  readonly result: HandResult | null;
  /** Who has agreed to show the cards left over. */
  readonly revealing: readonly Seat[];
  /** The cards left over, by seat, once everybody has agreed. */
  readonly revealed: readonly (readonly Card[])[] | null;
}

/** Everything there is to know about a game. Only the chart, the actions and `view` read it; no seat ever does. */
export interface GameState extends Match, Hand {
  /** What followed from the action being handled. */
  readonly happened: readonly Scoped<Fact>[];
}

const NO_CARDS: readonly Card[] = [];

/** The parts of a hand before anything has happened in it. */
export const emptyHand = (rules: RuleSet): Hand => ({
  pack: NO_CARDS,
  lifted: NO_CARDS,
  looks: 0,
  hands: seatsOf(rules.players).map(() => NO_CARDS),
  stock: NO_CARDS,
  peeked: null,
  bluffer: null,
  schlag: null,
  trumpf: null,
  shownCards: [],
  questionsAsked: { schoeneres: false, schlagtausch: false },
  swapped: false,
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

/** Per side and other side: whether it has nothing while the other is gestrichen (RULES.md section 8). */
export const farBehind = (rules: RuleSet, score: readonly number[]): readonly (readonly boolean[])[] =>
  score.map((points, side) =>
    score.map((others, other) => other !== side && points === 0 && isGestrichen(rules, others)),
  );

/** The parts of a match that a game begins with. */
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

/** What a game is made from. */
export interface Opening {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup?: Setup | undefined;
  readonly before?: Before | undefined;
  /** How the cards are dealt; left out: quickly. */
  readonly deal?: DealMethod | undefined;
  readonly createRandom?: RandomFrom | undefined;
}

/** A game in which nobody has done anything yet. */
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
