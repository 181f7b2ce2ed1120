import type { Card, Schlag, Suit } from '../rules/card.js';
import { isBlind } from '../rules/announce.js';
import type { Announcement } from '../rules/order.js';
import {
  announcersOf,
  cutterOf,
  drawersOf,
  forehandOf,
  isAnnouncer,
  membersOf,
  opponentsOf,
  partyOf,
  playTogether,
  seatAfter,
  seatsOf,
  sidesOf,
  sidesOfSeats,
  type Seat,
  type Side,
} from '../rules/seats.js';
import { gestrichenChoice, isGestrichen, type GameKind } from '../rules/score.js';
import { FIRST_VALUE } from '../rules/stakes.js';
import type { RuleSet } from '../rules/variants.js';
import type { Fact, GameResult, HandResult, Played, Question, TakenTrick } from './fact.js';
import type { Phase } from './phase.js';
import type { Setup } from './setup.js';
import type { Told } from './told.js';

/** A card drawn for the deal and its place in the spread pack. */
export interface Drawn extends Played {
  readonly at: number;
}

/** What of a table lasts from hand to hand. */
interface Match {
  readonly rules: RuleSet;
  readonly seed: string;
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
  /** Per side: how it lost each game that it lost, in order. */
  readonly bummerlKinds: readonly (readonly GameKind[])[];
  /** The games that are over. */
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
  readonly shown: readonly Played[];
  /** Which questions have been asked; each once a hand. */
  readonly asked: { readonly schoeneres: boolean; readonly schlagtausch: boolean };
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
}

/** Everything there is to know about a table. Only the chart and `view` read it; no seat ever does. */
export interface TableState extends Match, Hand {
  /** What followed from the action being handled. */
  readonly happened: readonly Told<Fact>[];
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
  shown: [],
  asked: { schoeneres: false, schlagtausch: false },
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

/** What a table is made from. */
export interface Opening {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup?: Setup;
}

/** A table at which nobody has done anything yet. */
export const openTable = ({ rules, seed, setup }: Opening): TableState => {
  const nothing = sidesOf(rules.players).map(() => 0);
  return {
    rules,
    seed,
    setup: setup ?? null,
    game: 1,
    bummerl: nothing,
    bummerlKinds: nothing.map(() => []),
    games: [],
    ...newGame(rules, setup?.score ?? nothing),
    dealer: setup?.dealer ?? null,
    happened: [],
  };
};

/** The dealer; only asked once there is one. */
export const dealerOf = (state: TableState): Seat => state.dealer as Seat;
export const forehand = (state: TableState): Seat => forehandOf(state.rules.players, dealerOf(state));
export const cutter = (state: TableState): Seat => cutterOf(state.rules.players, dealerOf(state));

/** The two announcers, ascending. */
export const announcers = (state: TableState): readonly Seat[] => announcersOf(state.rules.players, dealerOf(state));

/** The seats that play together with this one in this hand, itself among them. */
export const partyAt = (state: TableState, seat: Seat): readonly Seat[] =>
  partyOf(state.rules.players, dealerOf(state), seat);
/** The seats that play against this one in this hand. */
export const opponentsAt = (state: TableState, seat: Seat): readonly Seat[] =>
  opponentsOf(state.rules.players, dealerOf(state), seat);
/** The sides for which these seats score. */
export const sidesFor = (state: TableState, seats: readonly Seat[]): readonly Side[] =>
  sidesOfSeats(state.rules.players, seats);

export const areTogether = (state: TableState, one: Seat, other: Seat): boolean =>
  playTogether(state.rules.players, dealerOf(state), one, other);

export const announcementOf = (state: TableState): Announcement | null =>
  state.schlag !== null && state.trumpf !== null ? { schlag: state.schlag, trumpf: state.trumpf } : null;

/** Whether a seat may know what was announced, or shown for it: blind seats and spectators when the hand is over. */
export const knowsAnnouncement = (state: TableState, seat: Seat | null): boolean =>
  !isBlind(state.rules) ||
  state.result !== null ||
  (seat !== null && state.dealer !== null && isAnnouncer(state.rules.players, state.dealer, seat));

/** Whether the forehand, who plays alone, names both (section 8). */
export const namesBoth = ({ rules }: TableState): boolean =>
  rules.players === 3 && rules.threePlayer === 'forehand-names-both';

/** Who names the Schlag, and who the Trumpf (sections 3.5, 3.7 and 8). */
export const schlagNamer = (state: TableState): Seat => (state.swapped ? dealerOf(state) : forehand(state));
export const trumpfNamer = (state: TableState): Seat =>
  state.swapped || namesBoth(state) ? forehand(state) : dealerOf(state);

/** Who has to show a card now: one after the other, forehand first, or both until each has. */
const seatsToShow = (state: TableState): readonly Seat[] => {
  const left = announcers(state).filter((seat) => !state.shown.some((shown) => shown.seat === seat));
  return state.rules.sequential && left.length === 2 ? [forehand(state)] : left;
};

/** The seats that are to name something, or to show a card for it, ascending. */
export const seatsToAnnounce = (state: TableState): readonly Seat[] => {
  if (isBlind(state.rules)) return seatsToShow(state);
  return [state.schlag === null ? schlagNamer(state) : trumpfNamer(state)];
};

/** The seat whose card is due. */
export const seatDue = (state: TableState): Seat => seatAfter(state.rules.players, state.leader, state.trick.length);

/** Seats that still have to draw. */
export const seatsToDraw = (state: TableState): readonly Seat[] =>
  state.drawers.filter((seat) => !state.drawn.some((drawn) => drawn.seat === seat));

/** The cutter knows the bottom card, so it must stay where it is. */
export const bottomIsKnown = (state: TableState): boolean => state.rules.cut === 'peek-bottom';

/** How often the packet lifted off is looked at: by the cutter, the dealer, and the cutter once more (section 3.1). */
export const LOOKS = 3;

/** Who looks at the bottom card of the packet lifted off. */
export const looker = (state: TableState): Seat => (state.looks % 2 === 1 ? cutter(state) : dealerOf(state));

/** Whether a seat may look at its own cards now (section 3.3). */
export const mayLook = (state: TableState, seat: Seat): boolean =>
  state.rules.look === 'everyone' ||
  announcementOf(state) !== null ||
  (state.dealer !== null && isAnnouncer(state.rules.players, state.dealer, seat));

/** Who may answer the question that is pending. */
export const answerers = (state: TableState): readonly Seat[] => {
  const { question } = state;
  if (!question) return [];
  if (question.type === 'bid') return opponentsAt(state, question.seat);
  return announcers(state).filter((seat) => seat !== question.seat);
};

/** The seats the game waits for in a phase, ascending. */
export const seatsToAct = (state: TableState, phase: Phase): readonly Seat[] => {
  switch (phase) {
    case 'draw':
      return seatsToDraw(state);
    case 'cut':
      return [state.looks > 0 ? looker(state) : cutter(state)];
    case 'announce':
      return seatsToAnnounce(state);
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
