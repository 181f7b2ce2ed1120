import { assign, setup } from 'xstate';
import { isBlind } from '../rules/announce.js';
import type { Action, ActionOf, ActionType } from './action.js';
import { setSchlag } from './actions/announce-schlag.js';
import { setTrumpf } from './actions/announce-trumpf.js';
import { dealSchoeneres, clearQuestion, swapAnnouncement, swapHands } from './actions/answer.js';
import { setSchlagtauschQuestion } from './actions/ask-schlagtausch.js';
import { setSchoeneresQuestion } from './actions/ask-schoeneres.js';
import { setSwapQuestion } from './actions/ask-swap-hands.js';
import { isPenalised, applyBidPenalty, raise } from './actions/bid.js';
import { cutPack, liftPacket } from './actions/cut.js';
import { giveUp, mustDecide, mustDecideAtStart, playForcedValue } from './actions/decide.js';
import { drawAgain, drawCard, isDrawIncomplete, isDrawTied, setDealer } from './actions/draw.js';
import { resolveFarbe } from './actions/farbe.js';
import { scoreFold } from './actions/fold.js';
import { holdBid } from './actions/hold.js';
import { beginNextGame, passDeal, type NextEvent } from './actions/next.js';
import {
  isRevoke,
  isTrickAboutToEnd,
  loseGameByRevoke,
  loseHandByRevoke,
  losesGame,
  playCard,
  scoreTricks,
  takeTrick,
  winsHand,
} from './actions/play.js';
import { revealHand } from './actions/reveal.js';
import { haveBothShown, showCard } from './actions/show.js';
import { noteSignal } from './actions/signal.js';
import { strikePoints } from './actions/strike.js';
import { lookAtCard, mayLookAgain, takeCard } from './actions/take.js';
import { announceByBottomCards } from './announcement.js';
import type { Change } from './change.js';
import { copyState } from './copy-state.js';
import { hasSetupHands, dealCards, isMaschineHeld, scoreMaschine, shufflePack } from './dealing.js';
import { initialState, type GameState, type Opening } from './game-state.js';
import type { Phase } from './phase.js';
import { endGame, isGameWon } from './scoring.js';

/**
 * The context has only one field, because xstate copies the context with every step, and the state of a game has about
 * forty fields.
 */
interface Context {
  readonly state: GameState;
}

type Entry = ReturnType<typeof assign<Context, Action, undefined, Action, never>>;
type Guard = (args: { readonly context: Context; readonly event: Action }) => boolean;
type Step<A> = (state: GameState, action: A) => Change;

/** Returns the state after these steps. Copies the state only once, regardless of the number of steps. */
const applySteps = <A>(
  before: GameState,
  steps: readonly Step<A>[],
  action: A,
  happened: GameState['happened'],
): Context => {
  const state = copyState(before, happened);
  for (const step of steps) Object.assign(state, step(state, action));
  return { state };
};

/**
 * Marks the type of action that a guard or step reads, or `state` if it reads only the state. The field exists only for
 * the compiler and is never set.
 */
interface Reads<Read extends ActionType | 'state'> {
  readonly reads?: Read;
}

const isOfType = <Type extends ActionType>(event: Action, type: Type): event is ActionOf<Type> => event.type === type;

/**
 * Narrows an action to a type.
 * @throws Error if the chart runs a guard or step on another type of action, which `ChartState` rules out
 */
const expectType = <Type extends ActionType>(event: Action, type: Type): ActionOf<Type> => {
  if (isOfType(event, type)) return event;
  throw new Error(`The chart expects the action '${type}' here, not '${event.type}'.`);
};

/**
 * Returns an entry that runs these steps on an action of this type. The facts of these steps replace the facts of the
 * previous action.
 */
const onAction = <Type extends ActionType>(
  type: Type,
  ...steps: readonly Step<ActionOf<Type>>[]
): Entry & Reads<Type> =>
  assign<Context, Action, undefined, Action, never>(({ context, event }) =>
    applySteps(context.state, steps, expectType(event, type), []),
  );

/**
 * Returns an entry that runs a step that reads only the state. Adds the facts of the step to the facts of the action.
 */
const onState = (step: Step<undefined>): Entry & Reads<'state'> =>
  assign<Context, Action, undefined, Action, never>(({ context: { state } }) =>
    applySteps(state, [step], undefined, state.happened),
  );

/** Returns a guard that reads only the state. */
const ifState =
  (condition: (state: GameState) => boolean): Guard & Reads<'state'> =>
  ({ context }) =>
    condition(context.state);

/** Returns a guard that reads the action. */
const ifAction =
  <Type extends ActionType>(
    type: Type,
    condition: (action: ActionOf<Type>, state: GameState) => boolean,
  ): Guard & Reads<Type> =>
  ({ context, event }) =>
    condition(expectType(event, type), context.state);

const guards = {
  'the dealer is known': ifState(({ dealer }) => dealer !== null),
  'a player has not drawn yet': ifState(isDrawIncomplete),
  'the draw is tied': ifState(isDrawTied),
  'the hands are set up': ifState(hasSetupHands),
  'cards may be taken': ifState(({ rules }) => rules.cut === 'take-critical'),
  'there is a card to look at': ifState(mayLookAgain),
  'the card is taken': ifAction('take', ({ accept }) => accept),
  'a seat holds a Maschine': ifState(isMaschineHeld),
  'the bottom cards announce': ifState(({ rules }) => rules.announcement === 'blind-bottom-card'),
  'the announcement is blind': ifState(({ rules }) => isBlind(rules)),
  'both have shown': ifState(haveBothShown),
  'the answer is yes': ifAction('answer', ({ accept }) => accept),
  'a gestrichen side must decide first': ifState(mustDecideAtStart),
  'a gestrichen side must decide': ifState(mustDecide),
  'the forced value is accepted': ifAction('decide', (action) => action.play),
  'the revoke loses the game': ifAction('play', (action, state) => losesGame(state, action)),
  'the card is a revoke': ifAction('play', (action, state) => isRevoke(state, action)),
  'the card wins the hand': ifAction('play', (action, state) => winsHand(state, action)),
  'the card completes the trick': ifState(isTrickAboutToEnd),
  'the bid costs a penalty': ifAction('bid', (action, state) => isPenalised(state, action)),
  'a side has reached the target': ifState(isGameWon),
} satisfies Readonly<Record<string, Guard>>;

const actions = {
  'draw a card': onAction('draw', drawCard),
  'draw again': onState(drawAgain),
  'set the dealer': onState(setDealer),
  'shuffle the pack': onState(shufflePack),
  'cut the pack and deal': onAction('cut', cutPack, dealCards),
  'lift a packet off': onAction('cut', liftPacket),
  'look at the next card': onState(lookAtCard),
  'take the card': onAction('take', takeCard),
  'leave the card and deal': onAction('take', dealCards),
  deal: onState(dealCards),
  'score the Maschine': onState(scoreMaschine),
  'announce by the bottom cards': onState(announceByBottomCards),
  'announce the Schlag': onAction('announce-schlag', setSchlag),
  'announce the Trumpf': onAction('announce-trumpf', setTrumpf),
  'show the card': onAction('show', showCard),
  'ask for a Schöneres': onAction('ask-schoeneres', setSchoeneresQuestion),
  'ask for a Schlagtausch': onAction('ask-schlagtausch', setSchlagtauschQuestion),
  'ask to swap hands': onAction('ask-swap-hands', setSwapQuestion),
  'swap the hands': onAction('answer', swapHands),
  'deal new cards to the announcers': onAction('answer', dealSchoeneres),
  'swap the announcement': onAction('answer', swapAnnouncement),
  'drop the question': onAction('answer', clearQuestion),
  'play for the forced value': onAction('decide', playForcedValue),
  'give the hand up': onAction('decide', giveUp),
  'play the card': onAction('play', playCard),
  'play the card and take the trick': onAction('play', playCard, takeTrick),
  'play the card and score the tricks': onAction('play', playCard, takeTrick, scoreTricks),
  'lose the game by a revoke': onAction('play', playCard, loseGameByRevoke),
  'lose the hand by a revoke': onAction('play', playCard, loseHandByRevoke),
  signal: onAction('signal', noteSignal),
  raise: onAction('bid', raise),
  'pay for the bid': onAction('bid', applyBidPenalty),
  'hold the bid': onAction('hold', holdBid),
  'fold to the bid': onAction('fold', scoreFold),
  'show the bidder’s card': onAction('farbe', resolveFarbe),
  'end the game': onState(endGame),
  'strike the points': onAction('strike', strikePoints),
  'reveal the hand': onAction('reveal', revealHand),
  'pass the deal and shuffle': onAction('next', passDeal, shufflePack),
  'begin the next game': onAction('next', beginNextGame),
} satisfies Readonly<Record<string, Entry>>;

/** The names of the guards or steps that read this type of action. */
type NamesReading<Entries extends Readonly<Record<string, Reads<ActionType | 'state'>>>, Read> = {
  [Name in keyof Entries]: Read extends Exclude<Entries[Name]['reads'], undefined> ? Name : never;
}[keyof Entries];

interface Transition<Read extends ActionType | 'state'> {
  readonly guard?: NamesReading<typeof guards, Read | 'state'>;
  readonly actions?: NamesReading<typeof actions, Read>;
  readonly target?: string;
}

/** A state of the chart. An action can use only steps that read this type of action. */
export interface ChartState {
  readonly id?: string;
  readonly tags?: Phase;
  readonly type?: 'history';
  readonly initial?: string;
  readonly entry?: NamesReading<typeof actions, 'state'>;
  readonly always?: readonly Transition<'state'>[];
  readonly on?: {
    readonly [Type in ActionType]?: Transition<Type> | readonly Transition<Type>[];
  };
  readonly states?: Readonly<Record<string, ChartState>>;
}

/**
 * The sequence of a game (RULES.md section 3). The chart determines when an action is possible. The file of each action
 * determines the legal actions and their effects. A state that waits has exactly one tag: the phase of the public
 * interface. The chart leaves all other states immediately.
 *
 * The chart trusts events, because `game.act` checks the rules before it sends an event. An illegal event must never
 * reach the chart.
 */
const chart = {
  id: 'game',
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
            { guard: 'a player has not drawn yet', target: 'card' },
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
        strike: { actions: 'strike the points' },
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
    // The cards have been dealt, or the announcers have received new cards.
    deal: {
      always: [
        { guard: 'a seat holds a Maschine', actions: 'score the Maschine', target: 'scoring' },
        { guard: 'a gestrichen side must decide first', target: 'decide first' },
        { guard: 'the bottom cards announce', actions: 'announce by the bottom cards', target: 'announced' },
        { guard: 'the announcement is blind', target: 'announce.show' },
        { target: 'announce.schlag' },
      ],
    },
    'decide first': {
      tags: 'decide',
      on: {
        decide: [
          { guard: 'the forced value is accepted', actions: 'play for the forced value', target: 'deal' },
          { actions: 'give the hand up', target: 'scoring' },
        ],
      },
    },

    announce: {
      initial: 'schlag',
      on: {
        'ask-schoeneres': { actions: 'ask for a Schöneres', target: 'schoeneres' },
        'ask-schlagtausch': { actions: 'ask for a Schlagtausch', target: 'schlagtausch' },
        signal: { actions: 'signal' },
        // The announcers can go on at once, so the question of a blind player does not change the state.
        'ask-swap-hands': { actions: 'ask to swap hands' },
        answer: [{ guard: 'the answer is yes', actions: 'swap the hands' }, { actions: 'drop the question' }],
      },
      states: {
        schlag: {
          tags: 'announce',
          on: { 'announce-schlag': { actions: 'announce the Schlag', target: 'trumpf' } },
        },
        trumpf: {
          tags: 'announce',
          // Repeats the transitions of `announced`, because a transient state costs time, and every hand passes through
          // this state.
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
        'previous state': { type: 'history' },
      },
    },
    schoeneres: {
      tags: 'answer',
      on: {
        answer: [
          { guard: 'the answer is yes', actions: 'deal new cards to the announcers', target: 'deal' },
          { actions: 'drop the question', target: 'announce.previous state' },
        ],
      },
    },
    schlagtausch: {
      tags: 'answer',
      on: {
        answer: [
          { guard: 'the answer is yes', actions: 'swap the announcement', target: 'announce.schlag' },
          { actions: 'drop the question', target: 'announce.previous state' },
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
        // About half of all actions are of this type. Transitions without a target state are the fastest.
        play: [
          { guard: 'the revoke loses the game', actions: 'lose the game by a revoke', target: 'game-over' },
          { guard: 'the card is a revoke', actions: 'lose the hand by a revoke', target: 'scoring' },
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
} as const satisfies ChartState;

export const machine = setup({
  types: { context: {} as Context, events: {} as Action | NextEvent, input: {} as Opening, tags: '' as Phase },
  guards,
  actions,
}).createMachine({ ...chart, context: ({ input }) => ({ state: initialState(input) }) });
