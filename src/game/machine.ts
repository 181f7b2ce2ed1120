import { assign, setup } from 'xstate';
import { gestrichenChoice } from '../rules/score.js';
import { isBlind } from '../rules/announce.js';
import type { Action, ActionOf, ActionType } from './action.js';
import { copyOf } from './copy.js';
import { bidPenalty } from './bidding.js';
import { playable, refusalOf } from './permission.js';
import { openTable, seatDue, type Opening, type TableState } from './state.js';
import * as announce from './steps/announce.js';
import * as bids from './steps/bids.js';
import * as deal from './steps/deal.js';
import * as draw from './steps/draw.js';
import * as play from './steps/play.js';
import * as score from './steps/score.js';

/** One field: xstate copies the context with every step, and a table has some forty. */
interface Context {
  readonly table: TableState;
}

interface Situation {
  readonly context: Context;
  readonly event: Action;
}

/** A guard that holds when the rules allow the action. */
const allowed = ({ context, event }: Situation): boolean => refusalOf(context.table, event) === null;

/** A guard for one of the ways an action can be meant, looked at before the rules are asked. */
const allowedAs =
  <Type extends ActionType>(_type: Type, means: (action: ActionOf<Type>, state: TableState) => boolean) =>
  (situation: Situation): boolean =>
    means(situation.event as ActionOf<Type>, situation.context.table) && allowed(situation);

/** Whether a card that can be played is one that may not be. */
const isRevoke = ({ seat, card }: ActionOf<'play'>, state: TableState): boolean =>
  state.rules.enforcement === 'penalise' && seat === seatDue(state) && !playable(state, seat).includes(card);

type Step<Done> = (table: TableState, done: Done) => Partial<TableState>;

/** The table after these steps: copied once, however many there are. */
const after = <Done>(
  before: TableState,
  steps: readonly Step<Done>[],
  done: Done,
  happened: TableState['happened'],
): Context => {
  const table = copyOf(before, happened);
  for (const step of steps) Object.assign(table, step(table, done));
  return { table };
};

/** Steps that an action takes, one after the other: what happened before is past. */
const by = <Type extends ActionType>(_type: Type, ...steps: readonly Step<ActionOf<Type>>[]) =>
  assign<Context, Action, undefined, Action, never>(({ context, event }) =>
    after(context.table, steps, event as ActionOf<Type>, []),
  );

/** A step that follows from the one before. */
const then = (step: Step<undefined>) =>
  assign<Context, Action, undefined, Action, never>(({ context: { table } }) =>
    after(table, [step], undefined, table.happened),
  );

/** A guard that looks at the table alone. */
const where =
  (holds: (table: TableState) => boolean) =>
  ({ context }: { readonly context: Context }): boolean =>
    holds(context.table);

/**
 * The course of a table (RULES.md section 3). Its top states are the phases of the public interface; states without a
 * phase are passed at once. When something is to happen is said here, what comes of it in `steps`, and what is allowed
 * in `permission`.
 */
export const machine = setup({
  types: { context: {} as Context, events: {} as Action, input: {} as Opening },
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
    'agrees to a Schöneres': allowedAs(
      'answer',
      ({ accept }, { question }) => accept && question?.type === 'schoeneres',
    ),
    'agrees to a Schlagtausch': allowedAs(
      'answer',
      ({ accept }, { question }) => accept && question?.type === 'schlagtausch',
    ),
    'does not agree': allowedAs('answer', ({ accept }) => !accept),
    'takes the forced value on': allowedAs('decide', ({ play: plays }) => plays),
    'gives the hand up': allowedAs('decide', ({ play: plays }) => !plays),
    revokes: allowedAs('play', isRevoke),
    'may play the card': allowed,
    'completes the trick': allowedAs('play', (_, state) => play.isTrickAboutToEnd(state)),
    'wins the hand': allowedAs('play', (action, state) => play.winsHand(state, action)),
    'may signal': allowed,
    'bids what is not allowed': allowedAs('bid', ({ seat }, state) => bidPenalty(state, seat) !== null),
    'may bid': allowed,
    'may hold': allowed,
    'may fold': allowed,
    'may call Farbe': allowed,
    'may strike': allowed,
    'may go on': allowed,
    'the dealer is known': where(({ dealer }) => dealer !== null),
    'the hands are set up': where(deal.areHandsSetUp),
    'somebody has yet to draw': where(draw.isDrawOpen),
    'the draw is tied': where(draw.drawIsTied),
    'cards may be taken': allowedAs('cut', (_, { rules }) => rules.cut === 'take-critical'),
    'a card may be looked at': where(deal.mayLookOn),
    'somebody holds a Maschine': where(deal.isMaschineHeld),
    'the last cards announce': where(({ rules }) => rules.announcement === 'blind-bottom-card'),
    'the announcement is blind': where(({ rules }) => isBlind(rules)),
    'both have shown': where(announce.haveBothShown),
    'a gestrichen side will choose': allowedAs(
      'announce-trumpf',
      (_, { rules, score: points }) => gestrichenChoice(rules, points) !== null,
    ),
    'a gestrichen side must choose': where(({ rules, score: points }) => gestrichenChoice(rules, points) !== null),
    'a side has reached the target': where(score.isGameWon),
  },
  actions: {
    'draw a card': by('draw', draw.drawCard),
    'draw again': then(draw.drawAgain),
    'name the dealer': then(draw.nameDealer),
    'shuffle the pack': then(deal.shufflePack),
    'cut the pack': by('cut', deal.cutPack),
    'cut and deal five cards each': by('cut', deal.cutPack, deal.dealCards),
    'look at the next card': then(deal.lookAtCard),
    'take the card': by('take', deal.takeCard),
    'leave the card and deal': by('take', deal.dealCards),
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
    'complete the trick': by('play', play.playCard, play.takeTrick),
    'win the hand': by('play', play.playCard, play.takeTrick, play.scoreTricks),
    'lose by the revoke': by('play', play.loseByRevoke),
    signal: by('signal', play.signal),
    bid: by('bid', bids.bid),
    'pay for the bid': by('bid', bids.payForBid),
    'hold the bid': by('hold', bids.holdBid),
    'fold to the bid': by('fold', bids.foldToBid),
    'look at the bidder’s card': by('farbe', bids.settleFarbe),
    'end the game': then(score.endGame),
    'strike the points': by('strike', score.strikePoints),
    'pass the deal and shuffle': by('next', score.passDeal, deal.shufflePack),
    'begin the next game': by('next', score.beginNextGame),
  },
}).createMachine({
  id: 'table',
  context: ({ input }) => ({ table: openTable(input) }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'the dealer is known', target: 'first deal' }, { target: 'draw' }] },

    draw: {
      on: { draw: { guard: 'may draw', actions: 'draw a card', target: 'drawing' } },
    },
    drawing: {
      always: [
        { guard: 'somebody has yet to draw', target: 'draw' },
        { guard: 'the draw is tied', actions: 'draw again', target: 'draw' },
        { actions: 'name the dealer', target: 'first deal' },
      ],
    },

    'first deal': {
      entry: 'shuffle the pack',
      always: [{ guard: 'the hands are set up', actions: 'deal five cards each', target: 'dealt' }, { target: 'cut' }],
    },
    cut: {
      on: {
        cut: [
          { guard: 'cards may be taken', actions: 'cut the pack', target: 'lifted' },
          { guard: 'may cut', actions: 'cut and deal five cards each', target: 'dealt' },
        ],
        take: [
          { guard: 'takes the card', actions: 'take the card', target: 'lifted' },
          { guard: 'leaves the card', actions: 'leave the card and deal', target: 'dealt' },
        ],
      },
    },
    lifted: {
      always: [
        { guard: 'a card may be looked at', actions: 'look at the next card', target: 'cut' },
        { actions: 'deal five cards each', target: 'dealt' },
      ],
    },
    dealt: {
      always: [
        { guard: 'somebody holds a Maschine', actions: 'score the Maschine', target: 'hand-over' },
        { guard: 'the last cards announce', actions: 'announce by the last cards', target: 'announced' },
        { guard: 'the announcement is blind', target: 'announce.show' },
        { target: 'announce.schlag' },
      ],
    },

    announce: {
      initial: 'schlag',
      on: {
        'ask-schoeneres': { guard: 'may ask for a Schöneres', actions: 'ask for a Schöneres', target: 'answer' },
        'ask-schlagtausch': {
          guard: 'may ask for a Schlagtausch',
          actions: 'ask for a Schlagtausch',
          target: 'answer',
        },
      },
      states: {
        schlag: {
          on: {
            'announce-schlag': { guard: 'may announce the Schlag', actions: 'announce the Schlag', target: 'trumpf' },
          },
        },
        trumpf: {
          on: {
            'announce-trumpf': [
              { guard: 'a gestrichen side will choose', actions: 'announce the Trumpf', target: '#table.decide' },
              { guard: 'may announce the Trumpf', actions: 'announce the Trumpf', target: '#table.play' },
            ],
          },
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

    // One state for the three questions: bids are answered often, and parts cost time.
    answer: {
      on: {
        hold: { guard: 'may hold', actions: 'hold the bid', target: 'play' },
        fold: { guard: 'may fold', actions: 'fold to the bid', target: 'hand-over' },
        farbe: { guard: 'may call Farbe', actions: 'look at the bidder’s card', target: 'hand-over' },
        bid: [
          { guard: 'bids what is not allowed', actions: 'pay for the bid', target: 'hand-over' },
          { guard: 'may bid', actions: 'bid' },
        ],
        answer: [
          { guard: 'agrees to a Schöneres', actions: 'deal the announcers anew', target: 'dealt' },
          { guard: 'agrees to a Schlagtausch', actions: 'swap the announcement', target: 'announce.schlag' },
          { guard: 'does not agree', actions: 'leave it as it is', target: 'announce.where it was' },
        ],
      },
    },

    announced: {
      always: [{ guard: 'a gestrichen side must choose', target: 'decide' }, { target: 'play' }],
    },
    decide: {
      on: {
        decide: [
          { guard: 'takes the forced value on', actions: 'play for the forced value', target: 'play' },
          { guard: 'gives the hand up', actions: 'give the hand up', target: 'hand-over' },
        ],
      },
    },

    play: {
      on: {
        // Half of all that is done at a table; ways that stay in the state cost least.
        play: [
          { guard: 'revokes', actions: 'lose by the revoke', target: 'game-over' },
          { guard: 'wins the hand', actions: 'win the hand', target: 'hand-over' },
          { guard: 'completes the trick', actions: 'complete the trick' },
          { guard: 'may play the card', actions: 'play the card' },
        ],
        bid: [
          { guard: 'bids what is not allowed', actions: 'pay for the bid', target: 'hand-over' },
          { guard: 'may bid', actions: 'bid', target: 'answer' },
        ],
        signal: { guard: 'may signal', actions: 'signal' },
      },
    },
    'hand-over': {
      always: { guard: 'a side has reached the target', actions: 'end the game', target: 'game-over' },
      on: {
        next: { guard: 'may go on', actions: 'pass the deal and shuffle', target: 'cut' },
        strike: { guard: 'may strike', actions: 'strike the points' },
      },
    },
    'game-over': {
      on: { next: { guard: 'may go on', actions: 'begin the next game', target: 'draw' } },
    },
  },
});
