/** The mixed strategy of a strong player: the actions between which it chooses at random (docs/explanation/computer-players.md). */
import type { Action } from '../../game/action.js';
import { answerMix, bidMix } from '../bidding/bidding.js';
import { isWildBid } from '../bidding/wild-bid.js';
import { knownOutcome, outcomeInWorlds } from '../choice/known-outcome.js';
import { cardChances, chancesIn, type Analysis } from './analysis.js';

/** An action of a mixed strategy, with its frequency, 0..1. */
export interface MixedAction {
  readonly action: Action;
  readonly share: number;
}

/** Like the player itself, bases the strategy on the chances without the others' bids as evidence. */
function* answersTo(analysis: Analysis, to: number): Generator<undefined, readonly MixedAction[]> {
  const { view, seat, context, worldsWithoutBids } = analysis;
  const chances = yield* chancesIn(analysis, worldsWithoutBids);
  const bidder = { ...context, outcome: outcomeInWorlds(context, worldsWithoutBids, chances) };
  const { hold, fold, raise } = answerMix(view, seat, chances.chance / 1000, to, bidder);
  const bid = view.legal.find((action) => action.type === 'bid' && action.penalty === undefined);
  return [
    { action: { type: 'hold', seat }, share: bid ? hold : hold + raise },
    { action: { type: 'fold', seat }, share: fold },
    ...(bid ? [{ action: bid, share: raise }] : []),
  ];
}

function* bidsOrCard(analysis: Analysis): Generator<undefined, readonly MixedAction[]> {
  const { view, seat, context, worldsWithoutBids } = analysis;
  const values = view.legal.flatMap((action) =>
    action.type === 'bid' && action.penalty === undefined ? [action.to] : [],
  );
  if (values.length === 0 || isWildBid(view, seat)) return [];
  const bidder = { ...context, outcome: knownOutcome(context, worldsWithoutBids) };
  const { chance } = yield* chancesIn(analysis, worldsWithoutBids);
  const bids = bidMix(view, seat, chance / 1000, values, bidder);
  const [best] = yield* cardChances(analysis);
  const rest = bids.reduce((share, bid) => share - bid.share, 1);
  const mixed = bids.map(({ to, share }): MixedAction => ({ action: { type: 'bid', seat, to }, share }));
  if (!best) return mixed;
  const { card, call } = best;
  return [...mixed, { action: { type: 'play', seat, card, ...(call && { call }) }, share: rest }];
}

/**
 * Returns the actions that a strong player chooses with a frequency above 0, most frequent first. Returns an empty list in
 * situations without bids or answers to bids.
 */
export function* mixOf(analysis: Analysis): Generator<undefined, readonly MixedAction[]> {
  const { phase, pending } = analysis.view;
  const mixed =
    phase === 'answer' && pending?.type === 'bid'
      ? yield* answersTo(analysis, pending.to)
      : phase === 'play'
        ? yield* bidsOrCard(analysis)
        : [];
  // Computed shares can miss 0 by a rounding error.
  return mixed.filter(({ share }) => share > 1e-6).sort((one, other) => other.share - one.share);
}
