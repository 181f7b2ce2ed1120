import { assign, setup } from 'xstate';
import { isBlind } from '../rules/announce.js';
import type { Action } from './action.js';
import { setSchlag } from './actions/announce-schlag.js';
import { setTrumpf } from './actions/announce-trumpf.js';
import { dealSchoeneres, dropQuestion, swapAnnouncement, type AnswerAction } from './actions/answer.js';
import { setSchlagtauschQuestion } from './actions/ask-schlagtausch.js';
import { setSchoeneresQuestion } from './actions/ask-schoeneres.js';
import { isPenalised, payForBid, raise, type BidAction } from './actions/bid.js';
import { cutPack, liftPacket } from './actions/cut.js';
import { giveUp, mustDecide, playForcedValue, type DecideAction } from './actions/decide.js';
import { drawAgain, drawCard, isDrawOpen, isDrawTied, setDealer } from './actions/draw.js';
import { settleFarbe } from './actions/farbe.js';
import { foldToBid } from './actions/fold.js';
import { holdBid } from './actions/hold.js';
import { beginNextGame, passDeal, type NextEvent } from './actions/next.js';
import {
  isRevoke,
  isTrickAboutToEnd,
  loseByRevoke,
  playCard,
  scoreTricks,
  takeTrick,
  winsHand,
  type PlayAction,
} from './actions/play.js';
import { revealHand } from './actions/reveal.js';
import { haveBothShown, showCard } from './actions/show.js';
import { noteSignal } from './actions/signal.js';
import { strikePoints } from './actions/strike.js';
import { lookAtCard, mayLookOn, takeCard, type TakeAction } from './actions/take.js';
import { announceByBottomCards } from './announcement.js';
import type { Change } from './change.js';
import { copiedState } from './copied-state.js';
import { areHandsSetUp, dealCards, isMaschineHeld, scoreMaschine, shufflePack } from './dealing.js';
import { initialState, type GameState, type Opening } from './game-state.js';
import type { Phase } from './phase.js';
import { endGame, isGameWon } from './scoring.js';

/** One field: xstate copies the context with every step, and a game's state has some forty. */
interface Context {
  readonly state: GameState;
}

type Step<A> = (state: GameState, action: A) => Change;

/** The state after these steps: copied once, however many there are. */
const after = <A>(
  before: GameState,
  steps: readonly Step<A>[],
  action: A,
  happened: GameState['happened'],
): Context => {
  const state = copiedState(before, happened);
  for (const step of steps) Object.assign(state, step(state, action));
  return { state };
};

/** Steps that an action takes, one after the other: what happened before is past. */
const by = <A>(...steps: readonly Step<A>[]) =>
  assign<Context, Action, undefined, Action, never>(({ context, event }) =>
    after(context.state, steps, event as unknown as A, []),
  );

/** A step that follows from the one before. */
const then = (step: Step<undefined>) =>
  assign<Context, Action, undefined, Action, never>(({ context: { state } }) =>
    after(state, [step], undefined, state.happened),
  );

/** A guard that looks at the state alone. */
const where =
  (holds: (state: GameState) => boolean) =>
  ({ context }: { readonly context: Context }): boolean =>
    holds(context.state);

/** A guard that asks how the action is meant. */
const how =
  <A>(holds: (action: A, state: GameState) => boolean) =>
  ({ context, event }: { readonly context: Context; readonly event: Action }): boolean =>
    holds(event as unknown as A, context.state);

/**
 * The course of a game (RULES.md section 3). It says when something happens; what may be done then and what comes of it
 * is said by each action's own file. A state that waits carries, as its one tag, the phase of the public interface; all
 * others are passed at once.
 *
 * Events are trusted: `game.act` asks the rules before it sends one. An event that no rule allows must never get here.
 */
export const machine = setup({
  types: { context: {} as Context, events: {} as Action | NextEvent, input: {} as Opening, tags: '' as Phase },
  guards: {
    'the dealer is known': where(({ dealer }) => dealer !== null),
    'somebody has yet to draw': where(isDrawOpen),
    'the draw is tied': where(isDrawTied),
    'the hands are set up': where(areHandsSetUp),
    'cards may be taken': where(({ rules }) => rules.cut === 'take-critical'),
    'there is a card to look at': where(mayLookOn),
    'the card is taken': how(({ accept }: TakeAction) => accept),
    'somebody holds a Maschine': where(isMaschineHeld),
    'the bottom cards announce': where(({ rules }) => rules.announcement === 'blind-bottom-card'),
    'the announcement is blind': where(({ rules }) => isBlind(rules)),
    'both have shown': where(haveBothShown),
    'the answer is yes': how(({ accept }: AnswerAction) => accept),
    'a gestrichen side must decide': where(mustDecide),
    'the forced value is accepted': how((action: DecideAction) => action.play),
    'the card is a revoke': how((action: PlayAction, state) => isRevoke(state, action)),
    'the card wins the hand': how((action: PlayAction, state) => winsHand(state, action)),
    'the card completes the trick': where(isTrickAboutToEnd),
    'the bid costs a penalty': how((action: BidAction, state) => isPenalised(state, action)),
    'a side has reached the target': where(isGameWon),
  },
  actions: {
    'draw a card': by(drawCard),
    'draw again': then(drawAgain),
    'set the dealer': then(setDealer),
    'shuffle the pack': then(shufflePack),
    'cut the pack and deal': by(cutPack, dealCards),
    'lift a packet off': by(liftPacket),
    'look at the next card': then(lookAtCard),
    'take the card': by(takeCard),
    'leave the card and deal': by(dealCards),
    deal: then(dealCards),
    'score the Maschine': then(scoreMaschine),
    'announce by the bottom cards': then(announceByBottomCards),
    'announce the Schlag': by(setSchlag),
    'announce the Trumpf': by(setTrumpf),
    'show the card': by(showCard),
    'ask for a Schöneres': by(setSchoeneresQuestion),
    'ask for a Schlagtausch': by(setSchlagtauschQuestion),
    'deal new cards to the announcers': by(dealSchoeneres),
    'swap the announcement': by(swapAnnouncement),
    'drop the question': by(dropQuestion),
    'play for the forced value': by(playForcedValue),
    'give the hand up': by(giveUp),
    'play the card': by(playCard),
    'play the card and take the trick': by(playCard, takeTrick),
    'play the card and score the tricks': by(playCard, takeTrick, scoreTricks),
    'lose the game by a revoke': by(loseByRevoke),
    signal: by(noteSignal),
    raise: by(raise),
    'pay for the bid': by(payForBid),
    'hold the bid': by(holdBid),
    'fold to the bid': by(foldToBid),
    'show the bidder’s card': by(settleFarbe),
    'end the game': then(endGame),
    'strike the points': by(strikePoints),
    'reveal the hand': by(revealHand),
    'pass the deal and shuffle': by(passDeal, shufflePack),
    'begin the next game': by(beginNextGame),
  },
}).createMachine({
  id: 'game',
  context: ({ input }) => ({ state: initialState(input) }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'the dealer is known', target: 'shuffle' }, { target: 'draw' }] },

    draw: {
      initial: 'card',
      states: {
        card: {
          tags: 'draw',
          on: { draw: { actions: 'draw a card', target: 'compare' } },
        },
        compare: {
          always: [
            { guard: 'somebody has yet to draw', target: 'card' },
            { guard: 'the draw is tied', actions: 'draw again', target: 'card' },
            { actions: 'set the dealer', target: '#game.shuffle' },
          ],
        },
      },
    },

    shuffle: {
      entry: 'shuffle the pack',
      always: [{ guard: 'the hands are set up', actions: 'deal', target: 'deal' }, { target: 'cut' }],
    },
    cut: {
      tags: 'cut',
      on: {
        cut: [
          { guard: 'cards may be taken', actions: 'lift a packet off', target: 'take' },
          { actions: 'cut the pack and deal', target: 'deal' },
        ],
      },
    },
    take: {
      initial: 'look',
      states: {
        look: {
          always: [
            { guard: 'there is a card to look at', actions: 'look at the next card', target: 'choose' },
            { actions: 'deal', target: '#game.deal' },
          ],
        },
        choose: {
          tags: 'cut',
          on: {
            take: [
              { guard: 'the card is taken', actions: 'take the card', target: 'look' },
              { actions: 'leave the card and deal', target: '#game.deal' },
            ],
          },
        },
      },
    },
    // The cards are dealt, or dealt anew to the announcers.
    deal: {
      always: [
        { guard: 'somebody holds a Maschine', actions: 'score the Maschine', target: 'scoring' },
        { guard: 'the bottom cards announce', actions: 'announce by the bottom cards', target: 'announced' },
        { guard: 'the announcement is blind', target: 'announce.show' },
        { target: 'announce.schlag' },
      ],
    },

    announce: {
      initial: 'schlag',
      on: {
        'ask-schoeneres': { actions: 'ask for a Schöneres', target: 'schoeneres' },
        'ask-schlagtausch': { actions: 'ask for a Schlagtausch', target: 'schlagtausch' },
      },
      states: {
        schlag: {
          tags: 'announce',
          on: { 'announce-schlag': { actions: 'announce the Schlag', target: 'trumpf' } },
        },
        trumpf: {
          tags: 'announce',
          // As `announced` goes on: a state passed at once costs time, and this way is taken in every hand.
          on: {
            'announce-trumpf': [
              { guard: 'a gestrichen side must decide', actions: 'announce the Trumpf', target: '#game.decide' },
              { actions: 'announce the Trumpf', target: '#game.tricks' },
            ],
          },
        },
        show: {
          tags: 'announce',
          on: { show: { actions: 'show the card', target: 'shown' } },
        },
        shown: { always: [{ guard: 'both have shown', target: '#game.announced' }, { target: 'show' }] },
        'where it was': { type: 'history' },
      },
    },
    schoeneres: {
      tags: 'answer',
      on: {
        answer: [
          { guard: 'the answer is yes', actions: 'deal new cards to the announcers', target: 'deal' },
          { actions: 'drop the question', target: 'announce.where it was' },
        ],
      },
    },
    schlagtausch: {
      tags: 'answer',
      on: {
        answer: [
          { guard: 'the answer is yes', actions: 'swap the announcement', target: 'announce.schlag' },
          { actions: 'drop the question', target: 'announce.where it was' },
        ],
      },
    },
    announced: { always: [{ guard: 'a gestrichen side must decide', target: 'decide' }, { target: 'tricks' }] },
    decide: {
      tags: 'decide',
      on: {
        decide: [
          { guard: 'the forced value is accepted', actions: 'play for the forced value', target: 'tricks' },
          { actions: 'give the hand up', target: 'scoring' },
        ],
      },
    },

    tricks: {
      tags: 'play',
      on: {
        // Half of all that is done in a game; ways that stay in the state cost least.
        play: [
          { guard: 'the card is a revoke', actions: 'lose the game by a revoke', target: 'game-over' },
          { guard: 'the card wins the hand', actions: 'play the card and score the tricks', target: 'scoring' },
          { guard: 'the card completes the trick', actions: 'play the card and take the trick' },
          { actions: 'play the card' },
        ],
        bid: [
          { guard: 'the bid costs a penalty', actions: 'pay for the bid', target: 'scoring' },
          { actions: 'raise', target: 'bidding' },
        ],
        signal: { actions: 'signal' },
      },
    },
    bidding: {
      tags: 'answer',
      on: {
        hold: { actions: 'hold the bid', target: 'tricks' },
        fold: { actions: 'fold to the bid', target: 'scoring' },
        farbe: { actions: 'show the bidder’s card', target: 'scoring' },
        bid: [
          { guard: 'the bid costs a penalty', actions: 'pay for the bid', target: 'scoring' },
          { actions: 'raise' },
        ],
      },
    },

    scoring: {
      always: [
        { guard: 'a side has reached the target', actions: 'end the game', target: 'game-over' },
        { target: 'hand-over' },
      ],
    },
    'hand-over': {
      tags: 'hand-over',
      on: {
        next: { actions: 'pass the deal and shuffle', target: 'cut' },
        strike: { actions: 'strike the points' },
        reveal: { actions: 'reveal the hand' },
      },
    },
    'game-over': {
      tags: 'game-over',
      on: {
        next: { actions: 'begin the next game', target: 'draw' },
        reveal: { actions: 'reveal the hand' },
      },
    },
  },
});
