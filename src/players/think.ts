import type { Action, ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Seat } from '../rules/seats.js';
import { rateAnswers, chooseBid, wantsForcedValue } from './bidding/bidding.js';
import { strikePays } from './bidding/strike.js';
import type { Temperament } from './bidding/temperament.js';
import { fitShare, isWildBid } from './bidding/wild-bid.js';
import { chooseCard } from './choice/card-choice.js';
import { knownOutcome, outcomeInWorlds } from './choice/known-outcome.js';
import type { World } from './worlds/world.js';
import { skillOf, type Level } from './level.js';
import { decisionContext, type DecisionContext } from './decision-context.js';
import { imaginedWorlds, imaginedWorldsByBids } from './worlds/imagined-worlds.js';
import { chooseAnnouncement } from './choice/announcement-choice.js';
import { legalPlays, handChances, type HandChances } from './choice/hand-chances.js';
import { shouldAgree, questionToAsk } from './choice/questions.js';
import { chooseSign, type Signaller } from './signals/signalling.js';
import { handViewOf } from './two-player-view.js';

/** The computation of a decision. Yields every few worlds and returns the action or null. */
export type Thinking = Generator<undefined, Action | null>;

/** Takes the card seen after the cut only if it is a Kritischer, since a bluff hardly ever pays. */
const takeOrLeave = ({ rules, peeked, legal }: View, seat: Seat): Action => {
  const accept =
    peeked !== undefined &&
    rules.critical.includes(peeked) &&
    legal.some((action) => action.type === 'take' && action.accept);
  return { type: 'take', seat, accept };
};

/** Agrees to swap unseen hands, because the swap costs nothing. Never asks for a swap. */
const answerSwap = ({ legal }: View, seat: Seat): Action | null =>
  legal.some(({ type }) => type === 'answer') ? { type: 'answer', seat, accept: true } : null;

function* announceOrAsk(context: DecisionContext): Thinking {
  const worlds = yield* imaginedWorlds(context);
  const question = yield* questionToAsk(context, worlds);
  return question ? { type: question, seat: context.seat } : yield* chooseAnnouncement(context, worlds);
}

/** Returns the share of the worlds in which the seat's side wins the hand, 0..1. */
function* chanceInWorldsOf(context: DecisionContext, worlds: readonly World[]): Generator<undefined, number> {
  return (yield* handChances(context, worlds)).chance / 1000;
}

function* decideOnForcedValue(context: DecisionContext): Thinking {
  const { view, seat } = context;
  return {
    type: 'decide',
    seat,
    play: wantsForcedValue(view, seat, yield* chanceInWorldsOf(context, yield* imaginedWorlds(context))),
  };
}

const legalBids = ({ legal }: View): readonly ActionOf<'bid'>[] =>
  legal.filter((action): action is ActionOf<'bid'> => action.type === 'bid' && action.penalty === undefined);

/** Returns a bid that does not answer another bid if such a bid pays, otherwise null. */
const bidIfWorthwhile = (
  context: DecisionContext,
  worlds: readonly World[],
  chance: number,
  bids: readonly ActionOf<'bid'>[],
): Action | null => {
  const values = bids.map((bid) => bid.to);
  const bidder = { ...context, outcome: knownOutcome(context, worlds) };
  const to = chooseBid(context.view, context.seat, chance, values, bidder);
  return to === null ? null : { type: 'bid', seat: context.seat, to };
};

/** Chooses a sign, a bid or a card. Returns null if the seat chooses not to act out of turn. */
function* chooseInPlay(view: View, signaller: Signaller, contextFor: () => DecisionContext): Thinking {
  const sign = chooseSign(view, signaller);
  if (sign) return sign;
  const plays = legalPlays(view);
  const bids = isWildBid(view, signaller.seat) ? [] : legalBids(view);
  if (bids.length === 0 && plays.length < 2) return plays[0] ?? null;
  const context = contextFor();
  let worlds: readonly World[] | null = null;
  let chances: HandChances | null = null;
  if (bids.length > 0) {
    worlds = yield* imaginedWorlds(context);
    chances = yield* handChances(context, worlds);
    const bid = bidIfWorthwhile(context, worlds, chances.chance / 1000, bids);
    if (bid || plays.length < 2) return bid ?? plays[0] ?? null;
  }
  // The others' bids are evidence of their cards. For the player's own bids, the frequency tables already account for this
  // evidence.
  const worldsByBids = yield* imaginedWorldsByBids(context, worlds);
  if (worldsByBids !== worlds || !chances) chances = yield* handChances(context, worldsByBids);
  return chooseCard(context, worldsByBids, chances);
}

/**
 * Distance of the chance of winning the hand from the chance at which holding and folding are equal, from which a seat
 * answers a bid itself instead of leaving the answer to its partner.
 */
const CLEAR = 0.15;

function* answerQuestion(context: DecisionContext, mayDefer: boolean): Thinking {
  const { view, seat } = context;
  const { pending } = view;
  if (!pending || pending.type === 'swap-hands') return null;
  const worlds = yield* imaginedWorlds(context);
  if (pending.type !== 'bid')
    return { type: 'answer', seat, accept: yield* shouldAgree(pending.type, context, worlds) };
  const chances = yield* handChances(context, worlds);
  const outcome = outcomeInWorlds(context, worlds, chances);
  const { hold, fold, raise, farbe, clarity } = rateAnswers(view, seat, chances.chance / 1000, pending.to, {
    ...context,
    outcome,
  });
  if (mayDefer && (outcome === 'known-to-other' || clarity < CLEAR)) return null;
  if (
    view.legal.some(({ type }) => type === 'farbe') &&
    farbe(fitShare(view, worlds, pending.seat)) > Math.max(hold, fold)
  )
    return { type: 'farbe', seat };
  const [bid] = legalBids(view);
  if (bid && raise > 0) return { type: 'bid', seat, to: bid.to };
  return { type: hold >= fold ? 'hold' : 'fold', seat };
}

/** Computes the action of a seat that plays the current hand. */
function* thinkInHand(
  view: View,
  seat: Seat,
  contextFor: () => DecisionContext,
  { skill, seed, temperament }: Omit<Signaller, 'seat'>,
  mayDefer: boolean,
): Thinking {
  const signaller: Signaller = { seat, skill, seed, ...(temperament && { temperament }) };
  switch (view.phase) {
    case 'cut':
      return view.legal.some(({ type }) => type === 'take')
        ? takeOrLeave(view, seat)
        : (view.legal.find(({ type }) => type === 'cut') ?? null);
    case 'announce':
      return view.toAct.includes(seat)
        ? yield* announceOrAsk(contextFor())
        : (answerSwap(view, seat) ?? chooseSign(view, signaller));
    case 'decide':
      return yield* decideOnForcedValue(contextFor());
    case 'answer':
      return yield* answerQuestion(contextFor(), mayDefer);
    default:
      return yield* chooseInPlay(view, signaller, contextFor);
  }
}

/**
 * Computes the action of a computer player. Uses only its seat's knowledge. As a generator, the computation can run in time
 * slices and can be stopped.
 * @param temperament bidding and signalling style. Default: neutral
 * @param mayDefer whether the seat can leave the answer to a bid to its partner. Default: false
 * @returns the action, or null if the view's seat cannot act or chooses not to act
 * @throws InputError `invalid-level`
 */
export function* think(view: View, level: Level, seed: string, temperament?: Temperament, mayDefer = false): Thinking {
  const skill = skillOf(level);
  const { phase, legal } = view;
  if (view.seat === null || legal.length === 0) return null;
  const strike = legal.find(({ type }) => type === 'strike');
  if (strike && strikePays(view, view.seat)) return strike;
  if (phase === 'draw' || phase === 'hand-over' || phase === 'game-over') return legal[0] ?? null;
  const { view: handView, toTable } = handViewOf(view);
  const { seat } = handView;
  if (seat === null) return null;
  const context = (): DecisionContext => decisionContext(handView, seat, skill, seed, temperament);
  return toTable(
    yield* thinkInHand(handView, seat, context, { skill, seed, ...(temperament && { temperament }) }, mayDefer),
  );
}
