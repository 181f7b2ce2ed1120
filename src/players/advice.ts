import type { Action, ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import { InputError } from '../rules/input-error.js';
import type { Announcement } from '../rules/order.js';
import { gestrichenChoice } from '../rules/score.js';
import type { Seat } from '../rules/seats.js';
import { fitsLastTrick } from '../rules/stakes.js';
import { announcingReason } from './announcing-reason.js';
import { percentOf, reasonForCard } from './card-reason.js';
import { choose as chooseHere, type ChooseOptions } from './choose.js';
import { cardChances, chanceNow, heldIn, outlookOf, shareOf, type Outlook } from './outlook.js';
import type { Thousandths } from './rating.js';
import type { Reason } from './reason.js';
import { neededToHold, neededToPlay } from './take-point.js';
import { drive } from './thinker.js';

/** What a strong player would do, and why. */
export interface Advice {
  readonly action: Action;
  readonly reason: Reason;
}

/** How advice is to be found. */
export interface AdviseOptions {
  /** Same view, same seed: same advice. Default: one fixed seed. */
  readonly seed?: string;
  /** Ends the thinking: the question is void. */
  readonly signal?: AbortSignal;
  /** Finds what is to be done; default: the engine's own `choose`. For a host that lets it think elsewhere. */
  readonly choose?: (view: View, options: ChooseOptions) => Promise<Action | null>;
}

function* cardReason(outlook: Outlook, { card }: ActionOf<'play'>): Generator<undefined, Reason> {
  const rated = yield* cardChances(outlook);
  return reasonForCard({ outlook, card, rated });
}

/** In how many of the layouts the bidder's last card is one he may not bid on. */
const unfitShare = (outlook: Outlook, bidder: Seat): Thousandths => {
  const { rules, trick } = outlook.view;
  const lying = trick.find(({ seat }) => seat === bidder);
  return shareOf(outlook, (layout) => !fitsLastTrick(rules, layout.announcement as Announcement, lying?.card ?? heldIn(outlook, layout, bidder)[0], trick[0].card));
};

function* answerReason(outlook: Outlook, action: ActionOf<'hold' | 'fold' | 'farbe' | 'bid'>): Generator<undefined, Reason> {
  const { view, seat } = outlook;
  const percent = percentOf(yield* chanceNow(outlook));
  const { pending } = view;
  if (pending?.type !== 'bid') return { key: 'bid', params: { to: (action as ActionOf<'bid'>).to, percent } };
  const { to } = pending;
  const needed = percentOf(neededToHold(view, seat, to));
  switch (action.type) {
    case 'bid':
      return { key: 'raise', params: { to: action.to, percent } };
    case 'hold':
      return percent >= needed ? { key: 'hold', params: { to, percent, needed } } : { key: 'hold-closely', params: { to, percent } };
    case 'fold':
      return percent < needed ? { key: 'fold', params: { to, percent, needed } } : { key: 'fold-to-strength', params: { to, percent } };
    case 'farbe':
      return { key: 'farbe', params: { percent: percentOf(unfitShare(outlook, pending.seat)) } };
  }
}

function* decisionReason(outlook: Outlook, { play }: ActionOf<'decide'>): Generator<undefined, Reason> {
  const { view, seat } = outlook;
  const percent = percentOf(yield* chanceNow(outlook));
  const needed = percentOf(neededToPlay(view, seat));
  const { value = 0, refusal = 0 } = gestrichenChoice(view.rules, view.score) ?? {};
  return play ? { key: 'play-forced', params: { value, percent, needed } } : { key: 'give-up', params: { refusal, percent, needed } };
}

/** Why a strong player does this; what takes thought is reckoned from what he imagines. */
export function* reasonsFor(view: View, seat: Seat, action: Action, seed: string): Generator<undefined, Reason> {
  const outlook = (): Generator<undefined, Outlook> => outlookOf(view, seat, seed);
  switch (action.type) {
    case 'play':
      return yield* cardReason(yield* outlook(), action);
    case 'bid':
    case 'hold':
    case 'fold':
    case 'farbe':
      return yield* answerReason(yield* outlook(), action);
    case 'decide':
      return yield* decisionReason(yield* outlook(), action);
    case 'take':
      return view.peeked === undefined ? { key: 'luck', params: {} } : { key: action.accept ? 'take-critical' : 'leave-card', params: { card: view.peeked } };
    case 'next':
    case 'strike':
      return { key: 'next', params: {} };
    case 'draw':
    case 'cut':
    case 'signal':
      return { key: 'luck', params: {} };
    default:
      return yield* announcingReason(yield* outlook(), action);
  }
}

/**
 * What a strong player would do in the place of the view's seat, and why: from what the seat may know and nothing else.
 * The reason is data; `percent` and the like are whole percents.
 * @throws InputError `nothing-to-advise` if the game does not wait for this seat, and the signal's reason once it is
 * aborted; both as a rejection
 */
export const advise = async (view: View, { seed = '', signal, choose = chooseHere }: AdviseOptions = {}): Promise<Advice> => {
  signal?.throwIfAborted();
  const { seat } = view;
  const action = seat === null || !view.toAct.includes(seat) ? null : await choose(view, { level: 'strong', seed, signal });
  if (seat === null || action === null) {
    const waits = view.toAct.length === 1 ? `seat ${view.toAct[0]}` : `seats ${view.toAct.join(', ')}`;
    throw new InputError('nothing-to-advise', `${seat === null ? 'A spectator' : `Seat ${seat}`} has nothing to do now; the game waits for ${waits}.`);
  }
  return { action, reason: await drive(reasonsFor(view, seat, action, seed), { signal }) };
};
