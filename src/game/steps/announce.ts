/** What is named, shown and asked before the play (RULES.md sections 3.5 to 3.8). */
import { bottomSchlagCard, schlagShown, trumpfShown } from '../../rules/announce.js';
import type { Card } from '../../rules/card.js';
import { gestrichenChoice, type GestrichenChoice } from '../../rules/score.js';
import { membersOf } from '../../rules/seats.js';
import type { ActionOf } from '../action.js';
import type { Played } from '../fact.js';
import { dealTwo, reshuffled } from '../pack.js';
import {
  announcers,
  bottomIsKnown,
  cutter,
  dealerOf,
  forehand,
  opponentsAt,
  sidesFor,
  type TableState,
} from '../state.js';
import { scoreHand } from './score.js';
import { replaced, withFact, withSecrets, type Change } from './step.js';

export const announceSchlag = (state: TableState, { schlag }: ActionOf<'announce-schlag'>): Change => ({
  schlag,
  happened: withFact(state, { type: 'announced', schlag }),
});

export const announceTrumpf = (state: TableState, { trumpf }: ActionOf<'announce-trumpf'>): Change => ({
  trumpf,
  happened: withFact(state, { type: 'announced', ...(state.schlag && { schlag: state.schlag }), trumpf }),
});

/** What two cards give that the forehand and the dealer have shown each other. */
const announcedBy = (state: TableState, shown: readonly Played[], news: readonly Played[]): Change => {
  const cardOf = (seat: number): Card => (shown.find((played) => played.seat === seat) as Played).card;
  const schlag = schlagShown(cardOf(forehand(state)));
  const trumpf = trumpfShown(cardOf(dealerOf(state)));
  const facts = news.map(({ seat, card }) => ({ type: 'shown', seat, card }) as const);
  return {
    shown,
    schlag,
    trumpf,
    happened: withSecrets(state, announcers(state), ...facts, { type: 'announced', schlag, trumpf }),
  };
};

/** An announcer shows the other a card; where both choose at once, neither sees the other's before he has shown his own. */
export const showCard = (state: TableState, { seat, card }: ActionOf<'show'>): Change => {
  const showing: Played = { seat, card: card as Card };
  const shown = [...state.shown, showing];
  if (shown.length === 2) return announcedBy(state, shown, state.rules.sequential ? [showing] : shown);
  if (!state.rules.sequential) return { shown };
  const schlag = schlagShown(showing.card);
  return {
    shown,
    happened: withSecrets(state, announcers(state), { type: 'shown', ...showing }, { type: 'announced', schlag }),
  };
};

export const haveBothShown = (state: TableState): boolean => state.shown.length === 2;

/** The last cards dealt to forehand and dealer name Schlag and Trumpf; they alone see them. */
export const announceBottomCards = (state: TableState): Change => {
  const [first, second] = [forehand(state), dealerOf(state)];
  const shown: Played[] = [
    { seat: first, card: bottomSchlagCard(state.rules, state.hands[first]) },
    { seat: second, card: state.hands[second].at(-1) as Card },
  ];
  return announcedBy(state, shown, shown);
};

// -- questions -------------------------------------------------------------------------------------------------------

export const ask =
  (type: 'schoeneres' | 'schlagtausch') =>
  (state: TableState, { seat }: { readonly seat: number }): Change => ({
    question: { type, seat },
    asked: { ...state.asked, [type]: true },
  });

export const dropQuestion = (): Change => ({ question: null });

/** Both announcers put away all five cards and get five new ones; what was named or shown is void (section 3.6). */
export const dealSchoeneres = (state: TableState): Change => {
  const { rules, stock, bluffer } = state;
  const [first, second] = [forehand(state), dealerOf(state)];
  const bottom = bottomIsKnown(state) ? stock.slice(-1) : [];
  const above = bottom.length > 0 ? stock.slice(0, -1) : stock;
  const fromStock = rules.schoeneresFrom === 'stock';
  const fresh = dealTwo(
    fromStock ? above : reshuffled([...above, ...state.hands[first], ...state.hands[second]], state),
  );
  return {
    hands: replaced(replaced(state.hands, first, fresh.forehand), second, fresh.dealer),
    stock: [...fresh.rest, ...bottom],
    // A card left lying at the cut has been shuffled in: nobody knows any more where it is.
    peeked: fromStock || bottomIsKnown(state) ? state.peeked : null,
    bluffer: announcers(state).includes(cutter(state)) ? null : bluffer,
    schlag: null,
    shown: [],
    question: null,
    happened: withFact(state, { type: 'redealt', seats: announcers(state) }),
  };
};

/** The announcers swap what they name; a Schlag already named is void (section 3.7). */
export const swapAnnouncement = (state: TableState): Change => ({
  swapped: true,
  schlag: null,
  question: null,
  happened: withFact(state, { type: 'swapped' }),
});

// -- the gestrichen side's choice ------------------------------------------------------------------------------------

const choiceOf = (state: TableState): GestrichenChoice =>
  gestrichenChoice(state.rules, state.score) as GestrichenChoice;

export const playForcedValue = (state: TableState): Change => ({ forced: true, value: choiceOf(state).value });

export const giveUp = (state: TableState): Change => {
  const { side, refusal } = choiceOf(state);
  const [seat] = membersOf(state.rules.players, side);
  return scoreHand(state, sidesFor(state, opponentsAt(state, seat)), refusal, 'decline');
};
