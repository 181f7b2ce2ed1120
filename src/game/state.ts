import type { Card, Schlag, Suit } from '../rules/card.js';
import type { Announcement } from '../rules/order.js';
import { cutterOf, DRAWERS, forehandOf, isAnnouncer, membersOf, otherSide, seatAfter, seatsOf, sideOf, SIDES, type Seat, type Side } from '../rules/seats.js';
import { gestrichenChoice, isGestrichen } from '../rules/score.js';
import { FIRST_VALUE } from '../rules/stakes.js';
import type { RuleSet } from '../rules/variants.js';
import type { Fact, GameResult, HandResult, Phase, Played, Question, TakenTrick } from './action.js';
import type { Setup } from './setup.js';

/** A card drawn for the deal and its place in the spread pack. */
export interface Drawn extends Played {
  readonly at: number;
}

/** What of a table lasts from hand to hand. */
interface Match {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup?: Setup;
  /** Games are counted from 1. */
  readonly game: number;
  /** Hands of this game, from 1; 0 before the first. */
  readonly hand: number;
  /** Null until the draw is decided. */
  readonly dealer: Seat | null;
  /** How often cards of equal rank made the draw begin again. */
  readonly drawRound: number;
  readonly drawn: readonly Drawn[];
  readonly score: readonly number[];
  readonly bummerl: readonly number[];
  /** Per side: whether it had 0 in this game while the other side was gestrichen already. */
  readonly wasFarBehind: readonly boolean[];
  readonly gameResult: GameResult | null;
}

/** What begins anew with every hand. */
interface Hand {
  /** The pack before the deal, top first; empty once it is dealt. */
  readonly pack: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  /** The bottom card, if the cutter saw it. */
  readonly peeked: Card | null;
  readonly schlag: Schlag | null;
  readonly trumpf: Suit | null;
  /** Which questions have been asked; each once a hand. */
  readonly asked: { readonly schoeneres: boolean; readonly schlagtausch: boolean };
  /** After a Schlagtausch the dealer names the Schlag and the forehand the Trumpf. */
  readonly swapped: boolean;
  readonly question: Question | null;
  /** A gestrichen side plays for a forced value: nobody bids. */
  readonly forced: boolean;
  readonly value: number;
  readonly lastBidder: Side | null;
  readonly leader: Seat;
  readonly trick: readonly Played[];
  readonly lastTrick: TakenTrick | null;
  readonly tricks: readonly number[];
  readonly tricksPlayed: number;
  readonly result: HandResult | null;
}

/** Everything there is to know about a table. Only the chart and `view` read it; no seat ever does. */
export interface TableState extends Match, Hand {
  /** What followed from the action being handled. */
  readonly happened: readonly Fact[];
}

const NO_CARDS: readonly Card[] = [];
const ZERO: readonly number[] = SIDES.map(() => 0);

/** The parts of a hand before anything has happened in it. */
export const emptyHand: Hand = {
  pack: NO_CARDS,
  hands: [],
  stock: NO_CARDS,
  peeked: null,
  schlag: null,
  trumpf: null,
  asked: { schoeneres: false, schlagtausch: false },
  swapped: false,
  question: null,
  forced: false,
  value: FIRST_VALUE,
  lastBidder: null,
  leader: 0,
  trick: [],
  lastTrick: null,
  tricks: ZERO,
  tricksPlayed: 0,
  result: null,
};

/** Per side: whether it has nothing while the other is gestrichen (RULES.md section 8). */
export const farBehind = (rules: RuleSet, score: readonly number[]): readonly boolean[] =>
  SIDES.map((side) => score[side] === 0 && isGestrichen(rules, score[otherSide(side)]));

/** What a table is made from. */
export interface Opening {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup?: Setup;
}

/** A table at which nobody has done anything yet. */
export const openTable = ({ rules, seed, setup }: Opening): TableState => {
  const score = setup?.score ?? ZERO;
  return {
    rules,
    seed,
    ...(setup && { setup }),
    game: 1,
    hand: 0,
    dealer: setup?.dealer ?? null,
    drawRound: 0,
    drawn: [],
    score,
    bummerl: ZERO,
    wasFarBehind: farBehind(rules, score),
    gameResult: null,
    ...emptyHand,
    hands: seatsOf(rules.players).map(() => NO_CARDS),
    happened: [],
  };
};

/** The dealer; only asked once there is one. */
export const dealerOf = (state: TableState): Seat => state.dealer as Seat;
export const forehand = (state: TableState): Seat => forehandOf(state.rules.players, dealerOf(state));
export const cutter = (state: TableState): Seat => cutterOf(state.rules.players, dealerOf(state));

export const announcementOf = (state: TableState): Announcement | null =>
  state.schlag !== null && state.trumpf !== null ? { schlag: state.schlag, trumpf: state.trumpf } : null;

/** Who names the Schlag, and who the Trumpf (sections 3.5 and 3.7). */
export const schlagNamer = (state: TableState): Seat => (state.swapped ? dealerOf(state) : forehand(state));
export const trumpfNamer = (state: TableState): Seat => (state.swapped ? forehand(state) : dealerOf(state));

/** The seat that is to name something. */
export const namer = (state: TableState): Seat => (state.schlag === null ? schlagNamer(state) : trumpfNamer(state));

/** The seat whose card is due. */
export const seatDue = (state: TableState): Seat => seatAfter(state.rules.players, state.leader, state.trick.length);

/** Seats that still have to draw. */
export const seatsToDraw = (state: TableState): readonly Seat[] =>
  DRAWERS.filter((seat) => !state.drawn.some((drawn) => drawn.seat === seat));

/** The cutter knows the bottom card, so it must stay where it is. */
export const bottomIsKnown = (state: TableState): boolean => state.rules.cut === 'peek-bottom';

/** Whether a seat may look at its own cards now (section 3.3). */
export const mayLook = (state: TableState, seat: Seat): boolean =>
  state.rules.look === 'everyone' ||
  announcementOf(state) !== null ||
  (state.dealer !== null && isAnnouncer(state.rules.players, state.dealer, seat));

/** Who may answer the question that is pending. */
export const answerers = (state: TableState): readonly Seat[] => {
  const { question, rules } = state;
  if (!question) return [];
  if (question.type === 'bid') return membersOf(rules.players, otherSide(sideOf(question.seat)));
  return [question.seat === dealerOf(state) ? forehand(state) : dealerOf(state)];
};

/** The seats the game waits for in a phase, ascending. */
export const seatsToAct = (state: TableState, phase: Phase): readonly Seat[] => {
  switch (phase) {
    case 'draw':
      return seatsToDraw(state);
    case 'cut':
      return [cutter(state)];
    case 'announce':
      return [namer(state)];
    case 'decide': {
      const choice = gestrichenChoice(state.rules, state.score);
      return choice ? membersOf(state.rules.players, choice.side) : [];
    }
    case 'play':
      return [seatDue(state)];
    case 'answer':
      return answerers(state);
    case 'hand-over':
    case 'game-over':
      return seatsOf(state.rules.players);
  }
};
