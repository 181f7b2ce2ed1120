import type { Action, ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Seat } from '../rules/seats.js';
import { answersToBid, valueToBid, wantsForcedValue } from './bidding/bidding.js';
import type { Temperament } from './bidding/temper.js';
import { fitShare, isWildBid } from './bidding/wild-bid.js';
import { cardToPlay } from './choice/card-choice.js';
import type { Layout } from './worlds/layouts.js';
import { skillOf, type Level } from './level.js';
import { imagined, imaginedByBids, mindOf, type Mind } from './mind.js';
import { naming } from './choice/naming.js';
import { lawfulPlays, prospectsOver, type Prospects } from './choice/prospects.js';
import { agreesTo, questionToAsk } from './choice/questions.js';
import { signToGive, type Signaller } from './signals/signalling.js';

/** A decision under way: yields every few imagined hands, returns what is done; null: nothing. */
export type Thinking = Generator<undefined, Action | null>;

/** A Kritischer is always worth a card; a bluff hardly ever. */
const taken = ({ rules, peeked, legal }: View, seat: Seat): Action => {
  const accept =
    peeked !== undefined &&
    rules.critical.includes(peeked) &&
    legal.some((action) => action.type === 'take' && action.accept);
  return { type: 'take', seat, accept };
};

function* named(mind: Mind): Thinking {
  const layouts = yield* imagined(mind);
  const question = yield* questionToAsk(mind, layouts);
  return question ? { type: question, seat: mind.seat } : yield* naming(mind, layouts);
}

/** The chance to win the hand, 0..1. */
function* chanceOf(mind: Mind, layouts: readonly Layout[]): Generator<undefined, number> {
  return (yield* prospectsOver(mind, layouts)).chance / 1000;
}

function* decided(mind: Mind): Thinking {
  const { view, seat } = mind;
  return { type: 'decide', seat, play: wantsForcedValue(view, seat, yield* chanceOf(mind, yield* imagined(mind))) };
}

const lawfulBids = ({ legal }: View): readonly ActionOf<'bid'>[] =>
  legal.filter((action): action is ActionOf<'bid'> => action.type === 'bid' && action.penalty === undefined);

/** A bid of one's own accord, if it pays. */
const bidFor = (mind: Mind, chance: number, bids: readonly ActionOf<'bid'>[]): Action | null => {
  const to = valueToBid(
    mind.view,
    mind.seat,
    chance,
    bids.map((bid) => bid.to),
    mind,
  );
  return to === null ? null : { type: 'bid', seat: mind.seat, to };
};

/** A sign, a bid, a card, or null from a seat that may do something out of its turn and does not want to. */
function* played(view: View, signaller: Signaller, mindFor: () => Mind): Thinking {
  const sign = signToGive(view, signaller);
  if (sign) return sign;
  const plays = lawfulPlays(view);
  const bids = isWildBid(view, signaller.seat) ? [] : lawfulBids(view);
  if (bids.length === 0 && plays.length < 2) return plays[0] ?? null;
  const mind = mindFor();
  let layouts: readonly Layout[] | null = null;
  let prospects: Prospects | null = null;
  if (bids.length > 0) {
    layouts = yield* imagined(mind);
    prospects = yield* prospectsOver(mind, layouts);
    const bid = bidFor(mind, prospects.chance / 1000, bids);
    if (bid || plays.length < 2) return bid ?? plays[0] ?? null;
  }
  // Bids tell where the cards are; for one's own bids they are reckoned with elsewhere.
  const byBids = yield* imaginedByBids(mind, layouts);
  if (byBids !== layouts || !prospects) prospects = yield* prospectsOver(mind, byBids);
  return cardToPlay(mind, byBids, prospects);
}

function* answered(mind: Mind): Thinking {
  const { view, seat } = mind;
  const { pending } = view;
  if (!pending) return null;
  const layouts = yield* imagined(mind);
  if (pending.type !== 'bid') return { type: 'answer', seat, accept: yield* agreesTo(pending.type, mind, layouts) };
  const { hold, fold, raise, farbe } = answersToBid(view, seat, yield* chanceOf(mind, layouts), pending.to, mind);
  if (
    view.legal.some(({ type }) => type === 'farbe') &&
    farbe(fitShare(view, layouts, pending.seat)) > Math.max(hold, fold)
  )
    return { type: 'farbe', seat };
  const [bid] = lawfulBids(view);
  if (bid && raise > 0) return { type: 'bid', seat, to: bid.to };
  return { type: hold >= fold ? 'hold' : 'fold', seat };
}

/**
 * What a computer player does at a table, from what its seat may know and nothing else; in small pieces, so that it can be
 * driven in slices, and stopped.
 * @param temperament how it likes to bid and to signal; left out: neither way
 * @returns null if the view's seat has nothing to do, or does not want what it may do
 * @throws InputError `invalid-level`
 */
export function* think(view: View, level: Level, seed: string, temperament?: Temperament): Thinking {
  const skill = skillOf(level);
  const { seat, legal } = view;
  if (seat === null || legal.length === 0) return null;
  const mind = (): Mind => mindOf(view, seat, skill, seed, temperament);
  switch (view.phase) {
    case 'cut':
      return legal.some(({ type }) => type === 'take') ? taken(view, seat) : legal[0];
    case 'announce':
      return yield* named(mind());
    case 'decide':
      return yield* decided(mind());
    case 'play':
      return yield* played(view, { seat, skill, seed, ...(temperament && { temperament }) }, mind);
    case 'answer':
      return yield* answered(mind());
    case 'draw':
    case 'hand-over':
    case 'game-over':
      // Nobody strikes his points: the Schneider it risks costs more than the Retourschneider brings.
      return legal[0];
  }
}
