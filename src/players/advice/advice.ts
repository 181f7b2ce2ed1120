import type { Action, ActionOf } from '../../game/action.js';
import type { Question } from '../../game/fact.js';
import type { View } from '../../game/view.js';
import { InputError } from '../../rules/input-error.js';
import type { Seat } from '../../rules/seats.js';
import { reasonForAnnouncement } from './announcement-reason.js';
import { percentOf, reasonForCard } from './card-reason.js';
import { fitShare } from '../bidding/wild-bid.js';
import { knownOutcome } from '../choice/known-outcome.js';
import { choose as chooseHere, type ChooseOptions } from '../choose.js';
import { checkView } from '../check-view.js';
import { handViewOf } from '../two-player-view.js';
import { cardChances, chanceNow, analyse, type Analysis } from './analysis.js';
import type { Thousandths } from '../choice/rating.js';
import { mixOf } from './mix.js';
import type { Reason } from './reason.js';
import { takePoint, stakeOfForcedValue, stakeOfBid } from './take-point.js';
import { runInSlices } from '../time-slices.js';

/** An action of a mixed strategy, with its frequency in whole percent, 1 to 99. */
export interface AdvisedAction {
  readonly action: Action;
  readonly percent: number;
}

/** The action that a strong player would choose, with the reason. */
export interface Advice {
  readonly action: Action;
  readonly reason: Reason;
  /**
   * The actions between which a strong player chooses at random, so that its bids reveal little, with the most frequent
   * first. That is the recommended action. Missing if a strong player always chooses this action.
   */
  readonly mix?: readonly AdvisedAction[];
}

/** Options of `advise()`. */
export interface AdviseOptions {
  /** Seed for the sampled worlds: the same view and seed give the same advice. Default: a fixed seed. */
  readonly seed?: string | undefined;
  /** Aborts the computation. */
  readonly signal?: AbortSignal | undefined;
  /** Chooses the action. Default: the engine's `choose`. Pages that compute in a worker pass their own function. */
  readonly choose?: ((view: View, options: ChooseOptions) => Promise<Action | null>) | undefined;
}

function* cardReason(analysis: Analysis, { card }: ActionOf<'play'>): Generator<undefined, Reason> {
  const rated = yield* cardChances(analysis);
  return reasonForCard({ analysis, card, rated });
}

/** Chance above which more hands are won than lost. */
const SIMILAR_CHANCES: Thousandths = 500;
/** Chance of winning below which a bid is a bluff. */
const WEAK_HAND_CHANCE: Thousandths = 333;

function* stakeReason(
  analysis: Analysis,
  chosen: ActionOf<'hold' | 'fold' | 'farbe' | 'bid'>,
): Generator<undefined, Reason> {
  const { view, seat } = analysis;
  const chance = yield* chanceNow(analysis);
  const { pending } = view;
  if (chosen.type === 'bid') {
    if (knownOutcome(analysis.context, analysis.worlds) === 'won')
      return { key: 'bid', params: { to: chosen.to, percent: 100 } };
    // Some bids aim to make the opponents fold.
    const key =
      chance < WEAK_HAND_CHANCE ? 'bluff' : chance < SIMILAR_CHANCES ? 'half-bluff' : pending ? 'raise' : 'bid';
    return { key, params: { to: chosen.to, percent: percentOf(chance) } };
  }
  const { seat: bidder, to } = pending as Extract<Question, { type: 'bid' }>;
  if (chosen.type === 'farbe')
    return {
      key: 'farbe',
      params: { percent: percentOf(Math.round(1000 * (1 - fitShare(view, analysis.worlds, bidder)))) },
    };
  const percent = percentOf(chance);
  const needed = percentOf(takePoint(view, seat, stakeOfBid(view, to)));
  const holds = chosen.type === 'hold';
  if (holds === percent >= needed) return { key: chosen.type, params: { to, percent, needed } };
  return holds
    ? { key: 'hold-closely', params: { to, percent, needed } }
    : { key: 'fold-to-strength', params: { to, percent, needed } };
}

function* decisionReason(analysis: Analysis, { play }: ActionOf<'decide'>): Generator<undefined, Reason> {
  const { view, seat } = analysis;
  const percent = percentOf(yield* chanceNow(analysis));
  const stake = stakeOfForcedValue(view) ?? { points: view.value, pointsIfGivenUp: view.value };
  const needed = percentOf(takePoint(view, seat, stake));
  const { points: value, pointsIfGivenUp: refusal } = stake;
  return play
    ? { key: 'play-forced', params: { value, percent, needed } }
    : { key: 'give-up', params: { refusal, percent, needed } };
}

/** Computes the reason for a strong player's action in the view's seat. */
function* computeAdvice(view: View, action: Action, seed: string): Generator<undefined, Advice> {
  const { view: handView, toTable, toHand } = handViewOf(view);
  return toTable(yield* adviceInHand(handView, handView.seat as Seat, toHand(action), seed));
}

type PlayOrStake = ActionOf<'play' | 'bid' | 'hold' | 'fold' | 'farbe'>;

/** Computes the reason that a strong player has if it chooses this card, bid or answer to a bid. */
export function* playOrStakeReason(analysis: Analysis, action: PlayOrStake): Generator<undefined, Reason> {
  return action.type === 'play' ? yield* cardReason(analysis, action) : yield* stakeReason(analysis, action);
}

/**
 * Computes the advice for a card, a bid or an answer to a bid. If a strong player chooses at random, recommends its most
 * frequent action, and names the others.
 */
function* adviceFromMix(analysis: Analysis, chosen: PlayOrStake): Generator<undefined, Advice> {
  const mix = chosen.type === 'farbe' ? [] : yield* mixOf(analysis);
  const action = (mix[0]?.action ?? chosen) as PlayOrStake;
  const advice = { action, reason: yield* playOrStakeReason(analysis, action) };
  return mix.length < 2
    ? advice
    : { ...advice, mix: mix.map((one) => ({ action: one.action, percent: percentOf(1000 * one.share) })) };
}

/** Computes the reason for an action. Samples worlds only if the reason needs them. */
function* adviceInHand(view: View, seat: Seat, action: Action, seed: string): Generator<undefined, Advice> {
  const analysis = (): Generator<undefined, Analysis> => analyse(view, seat, seed);
  const because = (reason: Reason): Advice => ({ action, reason });
  switch (action.type) {
    case 'play':
    case 'bid':
    case 'hold':
    case 'fold':
    case 'farbe':
      return yield* adviceFromMix(yield* analysis(), action);
    case 'decide':
      return because(yield* decisionReason(yield* analysis(), action));
    case 'take':
      return because(
        view.peeked === undefined
          ? { key: 'luck', params: {} }
          : { key: action.accept ? 'take-critical' : 'leave-card', params: { card: view.peeked } },
      );
    case 'next':
    case 'strike':
    case 'reveal':
      return because({ key: 'next', params: {} });
    case 'draw':
    case 'cut':
    case 'signal':
    case 'ask-swap-hands':
      return because({ key: 'luck', params: {} });
    case 'announce-schlag':
    case 'announce-trumpf':
    case 'show':
    case 'ask-schoeneres':
    case 'ask-schlagtausch':
    case 'answer':
      return because(yield* reasonForAnnouncement(yield* analysis(), action));
  }
}

/**
 * Resolves to the action that a strong player would choose in the view's seat, with the reason. Uses only the knowledge of
 * that seat. The reason is data: `percent` and similar numbers are whole percentages.
 * @throws InputError `invalid-view`, or `nothing-to-advise` if the game does not wait for this seat, and the signal's reason
 * after an abort (all as rejections)
 */
export const advise = async (
  view: View,
  { seed = '', signal, choose = chooseHere }: AdviseOptions = {},
): Promise<Advice> => {
  signal?.throwIfAborted();
  checkView(view, 'advise');
  const { seat } = view;
  const action =
    seat === null || !view.toAct.includes(seat)
      ? null
      : await choose(view, { level: 'strong', seed, ...(signal && { signal }) });
  if (seat === null || action === null) {
    const waits = view.toAct.length === 1 ? `seat ${view.toAct[0]}` : `seats ${view.toAct.join(', ')}`;
    throw new InputError(
      'nothing-to-advise',
      `${seat === null ? 'A spectator' : `Seat ${seat}`} has nothing to do now; the game waits for ${waits}.`,
    );
  }
  return runInSlices(computeAdvice(view, action, seed), { ...(signal && { signal }) });
};
