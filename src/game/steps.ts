import { drawHeight } from '../rules/card.js';
import { trickWinner, type Announcement } from '../rules/order.js';
import { bummerlFor, gameKind, gameWinner, gestrichenChoice, type GestrichenChoice } from '../rules/score.js';
import { otherSide, seatAfter, sideOf, SIDES, type Side } from '../rules/seats.js';
import type { ActionOf, Fact, HandEnd, HandResult, Question } from './action.js';
import { cutAt, cutPlace, deal, dealTwo, drawPack, drawPlace, packFor, reshuffled } from './pack.js';
import { setupStock } from './setup.js';
import { announcementOf, bottomIsKnown, dealerOf, emptyHand, farBehind, forehand, type TableState } from './state.js';

/** What a step changes. The chart says when a step is taken; a step says what comes of it. */
type Change = Partial<TableState>;

const withFact = (state: TableState, fact: Fact): readonly Fact[] => [...state.happened, fact];

/** The n-th of these numbers and the rest unchanged. */
const replaced = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((old, at) => (at === index ? item : old));

// -- draw and deal ---------------------------------------------------------------------------------------------------

export const drawCard = (state: TableState, { seat, at }: ActionOf<'draw'>): Change => {
  const { rules, seed, game, drawRound, drawn } = state;
  const pack = drawPack(rules, seed, game, drawRound);
  const free = pack.map((_, place) => place).filter((place) => !drawn.some((other) => other.at === place));
  const place = at ?? drawPlace(seed, game, drawRound, seat, free);
  const card = pack[place];
  return { drawn: [...drawn, { seat, at: place, card }], happened: withFact(state, { type: 'drawn', seat, card }) };
};

const highestDrawn = ({ drawn }: TableState) => {
  const highest = Math.max(...drawn.map(({ card }) => drawHeight(card)));
  return drawn.filter(({ card }) => drawHeight(card) === highest);
};

/** Whether the cards drawn are of equal rank (section 2). */
export const drawIsTied = (state: TableState): boolean => highestDrawn(state).length > 1;

export const drawAgain = (state: TableState): Change => ({ drawn: [], drawRound: state.drawRound + 1 });

/** The higher card deals (section 2). */
export const nameDealer = (state: TableState): Change => ({ dealer: highestDrawn(state)[0].seat });

/** The hands of a set-up, for the one hand they are meant for. */
const handsSetUp = ({ setup, game, hand }: TableState) => (game === 1 && hand === 1 && setup?.hands ? setup : null);

export const areHandsSetUp = (state: TableState): boolean => handsSetUp(state) !== null;

export const shufflePack = (state: TableState): Change => {
  const hand = state.hand + 1;
  return {
    ...emptyHand,
    hands: state.hands.map(() => []),
    hand,
    pack: packFor(state.rules, { seed: state.seed, game: state.game, hand }),
  };
};

export const cutPack = (state: TableState, { at }: ActionOf<'cut'>): Change => {
  const pack = cutAt(state.pack, at ?? cutPlace(state, state.pack.length));
  return { pack, peeked: bottomIsKnown(state) ? (pack.at(-1) ?? null) : null };
};

export const dealCards = (state: TableState): Change => {
  const { rules, pack, seed } = state;
  const dealer = dealerOf(state);
  const setup = handsSetUp(state);
  const dealt = setup?.hands
    ? { hands: setup.hands, stock: setupStock(rules, setup, seed) }
    : deal(pack, rules.players, dealer);
  return {
    ...dealt,
    pack: [],
    leader: forehand(state),
    happened: withFact(state, { type: 'deal', dealer, hand: state.hand }),
  };
};

// -- announcement ----------------------------------------------------------------------------------------------------

export const announceSchlag = (state: TableState, { schlag }: ActionOf<'announce-schlag'>): Change => ({
  schlag,
  happened: withFact(state, { type: 'announced', schlag }),
});

export const announceTrumpf = (state: TableState, { trumpf }: ActionOf<'announce-trumpf'>): Change => ({
  trumpf,
  happened: withFact(state, { type: 'announced', ...(state.schlag && { schlag: state.schlag }), trumpf }),
});

export const ask = (type: 'schoeneres' | 'schlagtausch') => (state: TableState, { seat }: { readonly seat: number }): Change => ({
  question: { type, seat },
  asked: { ...state.asked, [type]: true },
});

export const dropQuestion = (): Change => ({ question: null });

/** Both announcers put away all five cards and get five new ones; what was named is void (section 3.6). */
export const dealSchoeneres = (state: TableState): Change => {
  const { rules, stock } = state;
  const [first, second] = [forehand(state), dealerOf(state)];
  const bottom = bottomIsKnown(state) ? stock.slice(-1) : [];
  const above = bottom.length > 0 ? stock.slice(0, -1) : stock;
  const source =
    rules.schoeneresFrom === 'stock' ? above : reshuffled([...above, ...state.hands[first], ...state.hands[second]], state);
  const fresh = dealTwo(source);
  return {
    hands: replaced(replaced(state.hands, first, fresh.forehand), second, fresh.dealer),
    stock: [...fresh.rest, ...bottom],
    schlag: null,
    question: null,
    happened: withFact(state, { type: 'redealt', seats: [first, second].sort((a, b) => a - b) }),
  };
};

/** The announcers swap what they name; a Schlag already named is void (section 3.7). */
export const swapAnnouncement = (state: TableState): Change => ({
  swapped: true,
  schlag: null,
  question: null,
  happened: withFact(state, { type: 'swapped' }),
});

// -- the gestrichen side's choice --------------------------------------------------------------------------------------

const choiceOf = (state: TableState): GestrichenChoice => gestrichenChoice(state.rules, state.score) as GestrichenChoice;

export const playForcedValue = (state: TableState): Change => ({ forced: true, value: choiceOf(state).value });

export const giveUp = (state: TableState): Change => {
  const { side, refusal } = choiceOf(state);
  return scoreHand(state, otherSide(side), refusal, 'decline');
};

// -- play ------------------------------------------------------------------------------------------------------------

export const playCard = (state: TableState, { seat, card }: ActionOf<'play'>): Change => ({
  hands: replaced(state.hands, seat, state.hands[seat].filter((held) => held !== card)),
  trick: [...state.trick, { seat, card }],
});

export const isTrickComplete = ({ trick, rules }: TableState): boolean => trick.length === rules.players;

export const takeTrick = (state: TableState): Change => {
  const cards = state.trick;
  const index = trickWinner(state.rules, announcementOf(state) as Announcement, cards.map(({ card }) => card));
  const winner = cards[index].seat;
  const side = sideOf(winner);
  const tricks = replaced(state.tricks, side, state.tricks[side] + 1);
  return {
    trick: [],
    lastTrick: { winner, cards },
    leader: winner,
    tricks,
    tricksPlayed: state.tricksPlayed + 1,
    happened: withFact(state, { type: 'trick', winner, cards, tricks }),
  };
};

/** The side that reaches three tricks first wins the hand (section 3.10). */
const TRICKS_TO_WIN = 3;

const handWinner = ({ tricks }: TableState): Side | undefined => SIDES.find((side) => tricks[side] === TRICKS_TO_WIN);

export const isHandWon = (state: TableState): boolean => handWinner(state) !== undefined;

export const scoreTricks = (state: TableState): Change => scoreHand(state, handWinner(state) as Side, state.value, 'tricks');

// -- bids ------------------------------------------------------------------------------------------------------------

/** A raise in answer includes holding (section 6). */
export const bid = (state: TableState, { seat, to }: ActionOf<'bid'>): Change => ({
  value: state.question?.type === 'bid' ? state.question.to : state.value,
  question: { type: 'bid', seat, to },
  lastBidder: sideOf(seat),
});

type Bid = Extract<Question, { type: 'bid' }>;

export const holdBid = (state: TableState): Change => ({ value: (state.question as Bid).to, question: null });

/** The bidders score the value before the bid (section 6). */
export const foldToBid = (state: TableState): Change => ({
  question: null,
  ...scoreHand(state, sideOf((state.question as Bid).seat), state.value, 'fold'),
});

// -- scores ----------------------------------------------------------------------------------------------------------

const scoreHand = (state: TableState, side: Side, points: number, reason: HandEnd): Change => {
  const score = replaced(state.score, side, state.score[side] + points);
  const result: HandResult = { side, points, reason, score };
  const behind = farBehind(state.rules, score);
  return {
    score,
    result,
    wasFarBehind: state.wasFarBehind.map((was, at) => was || behind[at]),
    happened: withFact(state, { type: 'hand', ...result }),
  };
};

export const isGameWon = (state: TableState): boolean => gameWinner(state.rules, state.score) !== null;

export const endGame = (state: TableState): Change => {
  const { rules, score } = state;
  const side = gameWinner(rules, score) as Side;
  const kind = gameKind(score, side, state.wasFarBehind[side]);
  const loser = otherSide(side);
  const gameResult = { side, score, bummerl: bummerlFor(kind), kind };
  return {
    gameResult,
    bummerl: replaced(state.bummerl, loser, state.bummerl[loser] + gameResult.bummerl),
    happened: withFact(state, { type: 'game', ...gameResult }),
  };
};

/** The deal passes one seat in the direction of play (section 2). */
export const passDeal = (state: TableState): Change => ({ dealer: seatAfter(state.rules.players, dealerOf(state)) });

/** The first dealer of the next game is cut again (section 8). */
export const beginNextGame = (state: TableState): Change => {
  const score = SIDES.map(() => 0);
  return {
    ...emptyHand,
    hands: state.hands.map(() => []),
    game: state.game + 1,
    hand: 0,
    dealer: null,
    drawRound: 0,
    drawn: [],
    score,
    wasFarBehind: farBehind(state.rules, score),
    gameResult: null,
  };
};
