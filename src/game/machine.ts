import { assign, setup } from 'xstate';
import { gestrichenChoice } from '../rules/score.js';
import type { Action, ActionOf, ActionType } from './action.js';
import { refusalOf } from './permission.js';
import { openTable, type Opening, type TableState } from './state.js';
import * as steps from './steps.js';

interface Situation {
  readonly context: TableState;
  readonly event: Action;
}

/** A guard that holds when the rules allow the action. */
const allowed = ({ context, event }: Situation): boolean => refusalOf(context, event) === null;

/** A guard for one of the two ways an action can be meant. */
const allowedAs =
  <Type extends ActionType>(_type: Type, means: (action: ActionOf<Type>) => boolean) =>
  (situation: Situation): boolean =>
    allowed(situation) && means(situation.event as ActionOf<Type>);

/** A step that an action takes: what happened before is past. */
const by = <Type extends ActionType>(_type: Type, step: (state: TableState, action: ActionOf<Type>) => Partial<TableState>) =>
  assign<TableState, Action, undefined, Action, never>(({ context, event }) => ({
    happened: [],
    ...step(context.happened.length > 0 ? { ...context, happened: [] } : context, event as ActionOf<Type>),
  }));

/** A step that follows from the one before. */
const then = (step: (state: TableState) => Partial<TableState>) =>
  assign<TableState, Action, undefined, Action, never>(({ context }) => step(context));

/**
 * The course of a table (RULES.md section 3). Its top states are the phases of the public interface; states without a
 * phase are passed at once. When something is to happen is said here, what comes of it in `steps`, and what is allowed
 * in `permission`.
 */
export const machine = setup({
  types: { context: {} as TableState, events: {} as Action, input: {} as Opening },
  guards: {
    'may draw': allowed,
    'may cut': allowed,
    'may announce the Schlag': allowed,
    'may announce the Trumpf': allowed,
    'may ask for a Schöneres': allowed,
    'may ask for a Schlagtausch': allowed,
    'agrees': allowedAs('answer', ({ accept }) => accept),
    'does not agree': allowedAs('answer', ({ accept }) => !accept),
    'takes the forced value on': allowedAs('decide', ({ play }) => play),
    'gives the hand up': allowedAs('decide', ({ play }) => !play),
    'may play the card': allowed,
    'may bid': allowed,
    'may hold': allowed,
    'may fold': allowed,
    'may go on': allowed,
    'the dealer is known': ({ context }) => context.dealer !== null,
    'the hands are set up': ({ context }) => steps.areHandsSetUp(context),
    'somebody has yet to draw': ({ context }) => context.drawn.length < 2,
    'the draw is tied': ({ context }) => steps.drawIsTied(context),
    'a gestrichen side must choose': ({ context }) => gestrichenChoice(context.rules, context.score) !== null,
    'the trick is complete': ({ context }) => steps.isTrickComplete(context),
    'a side has its three tricks': ({ context }) => steps.isHandWon(context),
    'a side has reached the target': ({ context }) => steps.isGameWon(context),
  },
  actions: {
    'draw a card': by('draw', steps.drawCard),
    'draw again': then(steps.drawAgain),
    'name the dealer': then(steps.nameDealer),
    'shuffle the pack': then(steps.shufflePack),
    'cut the pack': by('cut', steps.cutPack),
    'deal five cards each': then(steps.dealCards),
    'announce the Schlag': by('announce-schlag', steps.announceSchlag),
    'announce the Trumpf': by('announce-trumpf', steps.announceTrumpf),
    'ask for a Schöneres': by('ask-schoeneres', steps.ask('schoeneres')),
    'ask for a Schlagtausch': by('ask-schlagtausch', steps.ask('schlagtausch')),
    'deal the announcers anew': by('answer', steps.dealSchoeneres),
    'swap the announcement': by('answer', steps.swapAnnouncement),
    'leave it as it is': by('answer', steps.dropQuestion),
    'play for the forced value': by('decide', steps.playForcedValue),
    'give the hand up': by('decide', steps.giveUp),
    'play the card': by('play', steps.playCard),
    'take the trick': then(steps.takeTrick),
    'score the tricks': then(steps.scoreTricks),
    'bid': by('bid', steps.bid),
    'hold the bid': by('hold', steps.holdBid),
    'fold to the bid': by('fold', steps.foldToBid),
    'end the game': then(steps.endGame),
    'pass the deal': by('next', steps.passDeal),
    'begin the next game': by('next', steps.beginNextGame),
  },
}).createMachine({
  id: 'table',
  context: ({ input }) => openTable(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'the dealer is known', target: 'shuffling' }, { target: 'draw' }] },

    draw: {
      on: { draw: { guard: 'may draw', actions: 'draw a card', target: 'drawing' } },
    },
    drawing: {
      always: [
        { guard: 'somebody has yet to draw', target: 'draw' },
        { guard: 'the draw is tied', actions: 'draw again', target: 'draw' },
        { actions: 'name the dealer', target: 'shuffling' },
      ],
    },

    shuffling: {
      entry: 'shuffle the pack',
      always: [{ guard: 'the hands are set up', target: 'dealing' }, { target: 'cut' }],
    },
    cut: {
      on: { cut: { guard: 'may cut', actions: 'cut the pack', target: 'dealing' } },
    },
    dealing: {
      entry: 'deal five cards each',
      always: { target: 'announce' },
    },

    announce: {
      initial: 'schlag',
      on: {
        'ask-schoeneres': { guard: 'may ask for a Schöneres', actions: 'ask for a Schöneres', target: 'answer.schoeneres' },
        'ask-schlagtausch': { guard: 'may ask for a Schlagtausch', actions: 'ask for a Schlagtausch', target: 'answer.schlagtausch' },
      },
      states: {
        schlag: {
          on: { 'announce-schlag': { guard: 'may announce the Schlag', actions: 'announce the Schlag', target: 'trumpf' } },
        },
        trumpf: {
          on: { 'announce-trumpf': { guard: 'may announce the Trumpf', actions: 'announce the Trumpf', target: '#table.announced' } },
        },
        'where it was': { type: 'history' },
      },
    },

    answer: {
      initial: 'bid',
      states: {
        schoeneres: {
          on: {
            answer: [
              { guard: 'agrees', actions: 'deal the announcers anew', target: '#table.announce.schlag' },
              { guard: 'does not agree', actions: 'leave it as it is', target: '#table.announce.where it was' },
            ],
          },
        },
        schlagtausch: {
          on: {
            answer: [
              { guard: 'agrees', actions: 'swap the announcement', target: '#table.announce.schlag' },
              { guard: 'does not agree', actions: 'leave it as it is', target: '#table.announce.where it was' },
            ],
          },
        },
        bid: {
          on: {
            hold: { guard: 'may hold', actions: 'hold the bid', target: '#table.play' },
            fold: { guard: 'may fold', actions: 'fold to the bid', target: '#table.scored' },
            bid: { guard: 'may bid', actions: 'bid' },
          },
        },
      },
    },

    announced: {
      always: [{ guard: 'a gestrichen side must choose', target: 'decide' }, { target: 'play' }],
    },
    decide: {
      on: {
        decide: [
          { guard: 'takes the forced value on', actions: 'play for the forced value', target: 'play' },
          { guard: 'gives the hand up', actions: 'give the hand up', target: 'scored' },
        ],
      },
    },

    play: {
      on: {
        play: { guard: 'may play the card', actions: 'play the card', target: 'played' },
        bid: { guard: 'may bid', actions: 'bid', target: 'answer.bid' },
      },
    },
    played: {
      always: [{ guard: 'the trick is complete', actions: 'take the trick', target: 'taken' }, { target: 'play' }],
    },
    taken: {
      always: [{ guard: 'a side has its three tricks', actions: 'score the tricks', target: 'scored' }, { target: 'play' }],
    },

    scored: {
      always: [{ guard: 'a side has reached the target', actions: 'end the game', target: 'game-over' }, { target: 'hand-over' }],
    },
    'hand-over': {
      on: { next: { guard: 'may go on', actions: 'pass the deal', target: 'shuffling' } },
    },
    'game-over': {
      on: { next: { guard: 'may go on', actions: 'begin the next game', target: 'draw' } },
    },
  },
});
