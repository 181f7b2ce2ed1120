import { assign, setup } from 'xstate';
import { gestrichenChoice } from '../rules/score.js';
import { isBlind } from '../rules/announce.js';
import type { Action, ActionOf, ActionType } from './action.js';
import { bidPenalty } from './bidding.js';
import { playable, refusalOf } from './permission.js';
import { openTable, seatDue, type Opening, type TableState } from './state.js';
import * as announce from './steps/announce.js';
import * as bids from './steps/bids.js';
import * as deal from './steps/deal.js';
import * as draw from './steps/draw.js';
import * as play from './steps/play.js';
import * as score from './steps/score.js';

interface Situation {
  readonly context: TableState;
  readonly event: Action;
}

/** A guard that holds when the rules allow the action. */
const allowed = ({ context, event }: Situation): boolean => refusalOf(context, event) === null;

/** A guard for one of the ways an action can be meant, looked at before the rules are asked. */
const allowedAs =
  <Type extends ActionType>(_type: Type, means: (action: ActionOf<Type>, state: TableState) => boolean) =>
  (situation: Situation): boolean =>
    means(situation.event as ActionOf<Type>, situation.context) && allowed(situation);

/** Whether a card that can be played is one that may not be. */
const isRevoke = ({ seat, card }: ActionOf<'play'>, state: TableState): boolean =>
  state.rules.enforcement === 'penalise' && seat === seatDue(state) && !playable(state, seat).includes(card);

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
    'takes the card': allowedAs('take', ({ accept }) => accept),
    'leaves the card': allowedAs('take', ({ accept }) => !accept),
    'may announce the Schlag': allowed,
    'may announce the Trumpf': allowed,
    'may show the card': allowed,
    'may ask for a Schöneres': allowed,
    'may ask for a Schlagtausch': allowed,
    'agrees': allowedAs('answer', ({ accept }) => accept),
    'does not agree': allowedAs('answer', ({ accept }) => !accept),
    'takes the forced value on': allowedAs('decide', ({ play: plays }) => plays),
    'gives the hand up': allowedAs('decide', ({ play: plays }) => !plays),
    'revokes': allowedAs('play', isRevoke),
    'adds to the trick': allowedAs('play', (_, state) => !play.isTrickAboutToEnd(state)),
    'completes the trick': allowedAs('play', (_, state) => play.isTrickAboutToEnd(state)),
    'may signal': allowed,
    'bids what is not allowed': allowedAs('bid', ({ seat }, state) => bidPenalty(state, seat) !== null),
    'may bid': allowed,
    'may hold': allowed,
    'may fold': allowed,
    'may call Farbe': allowed,
    'may strike': allowed,
    'may go on': allowed,
    'the dealer is known': ({ context }) => context.dealer !== null,
    'the hands are set up': ({ context }) => deal.areHandsSetUp(context),
    'somebody has yet to draw': ({ context }) => draw.isDrawOpen(context),
    'the draw is tied': ({ context }) => draw.drawIsTied(context),
    'a card may be looked at': ({ context }) => deal.mayLookOn(context),
    'somebody holds a Maschine': ({ context }) => deal.isMaschineHeld(context),
    'the last cards announce': ({ context }) => context.rules.announcement === 'blind-bottom-card',
    'the announcement is blind': ({ context }) => isBlind(context.rules),
    'both have shown': ({ context }) => announce.haveBothShown(context),
    'a gestrichen side must choose': ({ context }) => gestrichenChoice(context.rules, context.score) !== null,
    'a side has its three tricks': ({ context }) => play.isHandWon(context),
    'a side has reached the target': ({ context }) => score.isGameWon(context),
  },
  actions: {
    'draw a card': by('draw', draw.drawCard),
    'draw again': then(draw.drawAgain),
    'name the dealer': then(draw.nameDealer),
    'shuffle the pack': then(deal.shufflePack),
    'cut the pack': by('cut', deal.cutPack),
    'look at the next card': then(deal.lookAtCard),
    'take the card': by('take', deal.takeCard),
    'leave the card': by('take', () => ({})),
    'deal five cards each': then(deal.dealCards),
    'score the Maschine': then(deal.scoreMaschine),
    'announce by the last cards': then(announce.announceBottomCards),
    'announce the Schlag': by('announce-schlag', announce.announceSchlag),
    'announce the Trumpf': by('announce-trumpf', announce.announceTrumpf),
    'show the card': by('show', announce.showCard),
    'ask for a Schöneres': by('ask-schoeneres', announce.ask('schoeneres')),
    'ask for a Schlagtausch': by('ask-schlagtausch', announce.ask('schlagtausch')),
    'deal the announcers anew': by('answer', announce.dealSchoeneres),
    'swap the announcement': by('answer', announce.swapAnnouncement),
    'leave it as it is': by('answer', announce.dropQuestion),
    'play for the forced value': by('decide', announce.playForcedValue),
    'give the hand up': by('decide', announce.giveUp),
    'play the card': by('play', play.playCard),
    'take the trick': then(play.takeTrick),
    'score the tricks': then(play.scoreTricks),
    'lose by the revoke': by('play', play.loseByRevoke),
    'signal': by('signal', play.signal),
    'bid': by('bid', bids.bid),
    'pay for the bid': by('bid', bids.payForBid),
    'hold the bid': by('hold', bids.holdBid),
    'fold to the bid': by('fold', bids.foldToBid),
    'look at the bidder’s card': by('farbe', bids.settleFarbe),
    'end the game': then(score.endGame),
    'strike the points': by('strike', score.strikePoints),
    'pass the deal': by('next', score.passDeal),
    'begin the next game': by('next', score.beginNextGame),
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
      initial: 'lift',
      states: {
        lift: {
          on: { cut: { guard: 'may cut', actions: 'cut the pack', target: 'lifted' } },
        },
        lifted: {
          always: [{ guard: 'a card may be looked at', actions: 'look at the next card', target: 'look' }, { target: '#table.dealing' }],
        },
        look: {
          on: {
            take: [
              { guard: 'takes the card', actions: 'take the card', target: 'lifted' },
              { guard: 'leaves the card', actions: 'leave the card', target: '#table.dealing' },
            ],
          },
        },
      },
    },
    dealing: {
      entry: 'deal five cards each',
      always: { target: 'dealt' },
    },
    dealt: {
      always: [
        { guard: 'somebody holds a Maschine', actions: 'score the Maschine', target: 'scored' },
        { guard: 'the last cards announce', actions: 'announce by the last cards', target: 'announced' },
        { guard: 'the announcement is blind', target: 'announce.show' },
        { target: 'announce.schlag' },
      ],
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
        show: {
          on: { show: { guard: 'may show the card', actions: 'show the card', target: 'shown' } },
        },
        shown: {
          always: [{ guard: 'both have shown', target: '#table.announced' }, { target: 'show' }],
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
              { guard: 'agrees', actions: 'deal the announcers anew', target: '#table.dealt' },
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
            farbe: { guard: 'may call Farbe', actions: 'look at the bidder’s card', target: '#table.scored' },
            bid: [
              { guard: 'bids what is not allowed', actions: 'pay for the bid', target: '#table.scored' },
              { guard: 'may bid', actions: 'bid' },
            ],
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
        // Without a way to another state where nothing changes but the table: three of four cards, so it must be quick.
        play: [
          { guard: 'revokes', actions: 'lose by the revoke', target: 'game-over' },
          { guard: 'adds to the trick', actions: 'play the card' },
          { guard: 'completes the trick', actions: ['play the card', 'take the trick'], target: 'taken' },
        ],
        bid: [
          { guard: 'bids what is not allowed', actions: 'pay for the bid', target: 'scored' },
          { guard: 'may bid', actions: 'bid', target: 'answer.bid' },
        ],
        signal: { guard: 'may signal', actions: 'signal' },
      },
    },
    taken: {
      always: [{ guard: 'a side has its three tricks', actions: 'score the tricks', target: 'scored' }, { target: 'play' }],
    },

    scored: {
      always: [{ guard: 'a side has reached the target', actions: 'end the game', target: 'game-over' }, { target: 'hand-over' }],
    },
    'hand-over': {
      on: {
        next: { guard: 'may go on', actions: 'pass the deal', target: 'shuffling' },
        strike: { guard: 'may strike', actions: 'strike the points' },
      },
    },
    'game-over': {
      on: { next: { guard: 'may go on', actions: 'begin the next game', target: 'draw' } },
    },
  },
});
