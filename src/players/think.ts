import type { Action, ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Seat } from '../rules/seats.js';
import { answersToBid, valueToBid, wantsForcedValue } from './bidding/bidding.js';
import type { Temperament } from './bidding/temperament.js';
import { fitShare, isWildBid } from './bidding/wild-bid.js';
import { cardToPlay } from './choice/card-choice.js';
import type { World } from './worlds/world.js';
import { skillOf, type Level } from './level.js';
import { decisionContext, type DecisionContext } from './decision-context.js';
import { imaginedWorlds, imaginedWorldsByBids } from './worlds/imagined-worlds.js';
import { announcementToMake } from './choice/announcement-choice.js';
import { lawfulPlays, handChances, type HandChances } from './choice/hand-chances.js';
import { agreesTo, questionToAsk } from './choice/questions.js';
import { signToGive, type Signaller } from './signals/signalling.js';

/** A decision being computed: yields every few worlds, returns the action; null: none. */
export type Thinking = Generator<undefined, Action | null>;

/** Whether to take the card looked at after the cut: a Kritischer always, any other never, since a bluff hardly ever pays. */
const takeOrLeave = ({ rules, peeked, legal }: View, seat: Seat): Action => {
  const accept =
    peeked !== undefined &&
    rules.critical.includes(peeked) &&
    legal.some((action) => action.type === 'take' && action.accept);
  return { type: 'take', seat, accept };
};

function* announceOrAsk(context: DecisionContext): Thinking {
  const worlds = yield* imaginedWorlds(context);
  const question = yield* questionToAsk(context, worlds);
  return question ? { type: question, seat: context.seat } : yield* announcementToMake(context, worlds);
}

/** The share of the worlds in which the hand is won, 0..1. */
function* chanceOf(context: DecisionContext, worlds: readonly World[]): Generator<undefined, number> {
  return (yield* handChances(context, worlds)).chance / 1000;
}

function* decideOnForcedValue(context: DecisionContext): Thinking {
  const { view, seat } = context;
  return {
    type: 'decide',
    seat,
    play: wantsForcedValue(view, seat, yield* chanceOf(context, yield* imaginedWorlds(context))),
  };
}

const lawfulBids = ({ legal }: View): readonly ActionOf<'bid'>[] =>
  legal.filter((action): action is ActionOf<'bid'> => action.type === 'bid' && action.penalty === undefined);

/** A bid without being asked, if it pays. */
const bidFor = (context: DecisionContext, chance: number, bids: readonly ActionOf<'bid'>[]): Action | null => {
  const to = valueToBid(
    context.view,
    context.seat,
    chance,
    bids.map((bid) => bid.to),
    context,
  );
  return to === null ? null : { type: 'bid', seat: context.seat, to };
};

/** A sign, a bid, a card, or null from a seat that may do something out of turn and does not want to. */
function* signBidOrPlay(view: View, signaller: Signaller, contextFor: () => DecisionContext): Thinking {
  const sign = signToGive(view, signaller);
  if (sign) return sign;
  const plays = lawfulPlays(view);
  const bids = isWildBid(view, signaller.seat) ? [] : lawfulBids(view);
  if (bids.length === 0 && plays.length < 2) return plays[0] ?? null;
  const context = contextFor();
  let worlds: readonly World[] | null = null;
  let chances: HandChances | null = null;
  if (bids.length > 0) {
    worlds = yield* imaginedWorlds(context);
    chances = yield* handChances(context, worlds);
    const bid = bidFor(context, chances.chance / 1000, bids);
    if (bid || plays.length < 2) return bid ?? plays[0] ?? null;
  }
  // Bids are evidence of where the cards are. For the player's own bids the frequency tables take them into account already.
  const byBids = yield* imaginedWorldsByBids(context, worlds);
  if (byBids !== worlds || !chances) chances = yield* handChances(context, byBids);
  return cardToPlay(context, byBids, chances);
}

function* answerQuestion(context: DecisionContext): Thinking {
  const { view, seat } = context;
  const { pending } = view;
  if (!pending) return null;
  const worlds = yield* imaginedWorlds(context);
  if (pending.type !== 'bid') return { type: 'answer', seat, accept: yield* agreesTo(pending.type, context, worlds) };
  const { hold, fold, raise, farbe } = answersToBid(view, seat, yield* chanceOf(context, worlds), pending.to, context);
  if (
    view.legal.some(({ type }) => type === 'farbe') &&
    farbe(fitShare(view, worlds, pending.seat)) > Math.max(hold, fold)
  )
    return { type: 'farbe', seat };
  const [bid] = lawfulBids(view);
  if (bid && raise > 0) return { type: 'bid', seat, to: bid.to };
  return { type: hold >= fold ? 'hold' : 'fold', seat };
}

/**
 * What a computer player does at a table, from what its seat may know and nothing else. A generator, so that it can be run in
 * time slices, and stopped.
 * @param temperament how it likes to bid and to signal; left out: neither way
 * @returns null if the view's seat has nothing to do, or does not want what it may do
 * @throws InputError `invalid-level`
 */
export function* think(view: View, level: Level, seed: string, temperament?: Temperament): Thinking {
  const skill = skillOf(level);
  const { seat, legal } = view;
  if (seat === null || legal.length === 0) return null;
  const context = (): DecisionContext => decisionContext(view, seat, skill, seed, temperament);
  switch (view.phase) {
    case 'cut':
      return legal.some(({ type }) => type === 'take') ? takeOrLeave(view, seat) : (legal[0] ?? null);
    case 'announce':
      return yield* announceOrAsk(context());
    case 'decide':
      return yield* decideOnForcedValue(context());
    case 'play':
      return yield* signBidOrPlay(view, { seat, skill, seed, ...(temperament && { temperament }) }, context);
    case 'answer':
      return yield* answerQuestion(context());
    case 'draw':
    case 'hand-over':
    case 'game-over':
      // No computer player strikes its points: the Schneider it risks costs more than the Retourschneider brings.
      return legal[0] ?? null;
  }
}
