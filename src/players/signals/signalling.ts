import { listOf } from '../../base/list-of.js';
import type { ActionOf, ActionType } from '../../game/action.js';
import type { Sign } from '../../game/sign.js';
import type { View } from '../../game/view.js';
import type { Announcement } from '../../rules/announce.js';
import { randomFrom, type Random } from '../../rules/random.js';
import { opponentsOf, playTogether, seatAfter, type Seat } from '../../rules/seats.js';
import type { Temperament } from '../bidding/temperament.js';
import { seatDueIn } from '../cards/play-state.js';
import { signsOf } from './given-signs.js';
import { announcementIn } from '../worlds/knowledge.js';
import type { Skill } from '../level.js';
import { announcersIn } from '../worlds/expected-announcement.js';
import { codesOf, type Code } from '../cards/card-lookup.js';
import { isSignTrue, meaningOf } from './sign-meaning.js';
import { powersOf } from '../cards/strength.js';

/** A seat that can give a sign. */
export interface Signaller {
  readonly seat: Seat;
  readonly skill: Skill;
  /** Seed for the random generator. */
  readonly seed: string;
  readonly temperament?: Temperament;
}

/** Maximum number of signs that a seat gives per hand. */
export const MAX_SIGNS = 2;
/** Minimum worth of a sign, in hundredths of log odds of winning. */
const WORTH_TELLING = 80;
/** Worth of the signs for a bad hand and for a hand that wins without the partner. */
const BAD_WORTH = 90;
const ALONE_WORTH = 250;
/** Fixed-point value of the frequency 1. */
const ALWAYS = 64;
/** Frequencies, in 64ths, of giving a useful sign, by the number of opponents yet to play who see the sign. */
const SIGN_FREQUENCIES: readonly number[] = [30, 20, 14];
/** Frequencies, in 64ths, of lying instead of giving a useful sign, and of lying without a useful sign. */
const LIE_FREQUENCY = 3;
const IDLE_LIE_FREQUENCY = 1;
/** A seat gives only one in this many true signs for a bad hand, because such a sign invites the opponents to bid. */
const WEAK_SIGN_INTERVAL = 4;

const LEANINGS: Readonly<Record<Temperament, { readonly given: number; readonly lies: number }>> = {
  careful: { given: -6, lies: -3 },
  bold: { given: 2, lies: 1 },
  sly: { given: 0, lies: 6 },
  talkative: { given: 12, lies: 1 },
};

/** Actions after which no seat gives a sign, because every seat has just had the chance to give one. */
const ACTIONS_WITHOUT_SIGN: readonly string[] = ['signal', 'bid', 'hold'] satisfies readonly ActionType[];

/** Returns the partner if its card is due and it has a choice of cards, otherwise null. */
const partnerDue = (view: View, seat: Seat): Seat | null => {
  const { rules, dealer, handSizes } = view;
  const due = seatDueIn(view);
  return due !== seat && dealer !== null && playTogether(rules, dealer, due, seat) && (handSizes[due] ?? 0) > 1
    ? due
    : null;
};

/** Returns the number of opponents who play to the trick after the seat `due`. */
const opponentsToCome = ({ players, rules, dealer, trick }: View, seat: Seat, due: Seat): number => {
  const opponents = opponentsOf(rules, dealer as Seat, seat);
  const left = players - trick.length - 1;
  return listOf(left, (step) => seatAfter(players, due, step + 1)).filter((other) => opponents.includes(other)).length;
};

interface SignalHand {
  readonly view: View;
  readonly seat: Seat;
  readonly announcement: Announcement;
  readonly codes: readonly Code[];
}

const isTrue = ({ view, announcement, codes }: SignalHand, sign: Sign): boolean =>
  isSignTrue(meaningOf(view.rules, announcement, sign), codes);

/** Returns the value of a true sign for the partner, in hundredths of log odds of winning. */
const worthOf = ({ view, seat, announcement, codes }: SignalHand, sign: Sign): number => {
  if (sign === 'bad') return BAD_WORTH;
  if (sign === 'alone') return ALONE_WORTH;
  const { points } = meaningOf(view.rules, announcement, sign);
  const powers = powersOf(view.rules, announcement);
  const shown = codes.reduce(
    (sum, code) => sum + ((points[code] ?? 0) > 0 ? Math.round(100 * (powers[code] ?? 0)) : 0),
    0,
  );
  const announcers = announcersIn(view);
  // The partner expects a seat to hold cards of its announced Schlag or Trumpf.
  const isExpected =
    (sign === announcement.schlag && seat === announcers.schlag) ||
    (sign === announcement.trumpf && seat === announcers.trumpf);
  return isExpected ? shown >> 1 : shown;
};

/** Returns the most useful true sign, or null if none is useful enough. */
const bestTrueSign = (hand: SignalHand, signs: readonly Sign[]): Sign | null => {
  let best: Sign | null = null;
  let most = WORTH_TELLING - 1;
  for (const sign of signs) {
    const worth = isTrue(hand, sign) ? worthOf(hand, sign) : 0;
    if (worth > most) [best, most] = [sign, worth];
  }
  return best;
};

/**
 * Returns a false sign, which makes a poor hand look strong or a strong hand look poor. Returns null if no such sign would
 * be a lie.
 */
const drawLie = (hand: SignalHand, signs: readonly Sign[], random: Random): Sign | null => {
  const { schlag, trumpf } = hand.announcement;
  const strong = signs.filter((sign) => sign === trumpf || sign === schlag);
  const untrue = (isTrue(hand, 'bad') || !isTrue(hand, trumpf) ? strong : (['bad'] as const)).filter(
    (sign) => signs.includes(sign) && !isTrue(hand, sign),
  );
  return untrue.length === 0 ? null : (untrue[random(untrue.length)] ?? null);
};

/**
 * Returns the sign that a seat gives now, or null. A seat gives signs while its partner decides, at most once per turn of
 * the partner and twice per hand, and never the same sign twice. Opponents who have already played cannot use these signs.
 */
export const chooseSign = (view: View, { seat, skill, seed, temperament }: Signaller): ActionOf<'signal'> | null => {
  const announcement = announcementIn(view);
  if (skill.signs === 'none' || !announcement || view.phase !== 'play') return null;
  const legal = view.legal.filter((action): action is ActionOf<'signal'> => action.type === 'signal');
  const last = view.history.at(-1)?.type;
  if (legal.length === 0 || last === undefined || ACTIONS_WITHOUT_SIGN.includes(last)) return null;
  const due = partnerDue(view, seat);
  if (due === null) return null;
  const given = signsOf(view)
    .filter((sign) => sign.seat === seat)
    .map(({ sign }) => sign);
  if (given.length >= MAX_SIGNS) return null;
  const signs = legal.map(({ sign }) => sign).filter((sign) => !given.includes(sign));
  const hand: SignalHand = { view, seat, announcement, codes: view.hand.map((card) => codesOf(view.rules.pack)[card]) };
  // Each hand and trick has a separate random generator, so that signs do not affect the choice of cards or bids.
  const random = randomFrom('signs', seed, view.gameNumber, view.handNumber, seat, view.handSizes[seat] ?? 0);
  const leaning = temperament ? LEANINGS[temperament] : { given: 0, lies: 0 };
  const [signDraw, lieDraw, weakDraw] = [random(ALWAYS), random(ALWAYS), random(WEAK_SIGN_INTERVAL)];
  const truth = bestTrueSign(hand, signs);
  const isLie = lieDraw < (truth ? LIE_FREQUENCY : IDLE_LIE_FREQUENCY) + leaning.lies;
  const sign = isLie ? drawLie(hand, signs, random) : truth;
  if (!sign || (sign === 'bad' && !isLie && weakDraw > 0)) return null;
  const frequency = SIGN_FREQUENCIES[Math.min(SIGN_FREQUENCIES.length - 1, opponentsToCome(view, seat, due))] ?? 0;
  return signDraw < frequency + leaning.given ? { type: 'signal', seat, sign } : null;
};
