import { listOf } from '../../base/list-of.js';
import type { ActionOf, ActionType } from '../../game/action.js';
import type { Sign } from '../../game/sign.js';
import type { View } from '../../game/view.js';
import type { Announcement } from '../../rules/announce.js';
import { rankOf, suitOf, type Card } from '../../rules/card.js';
import { isCriticalSign, kritischerOfSign } from '../../rules/critical-signs.js';
import { randomFrom, type Random } from '../../rules/random.js';
import type { RuleSet } from '../../rules/variants.js';
import { opponentsOf, playTogether, seatAfter, type Seat } from '../../rules/seats.js';
import type { Temperament } from '../bidding/temperament.js';
import { seatDueIn } from '../cards/play-state.js';
import { signsOf } from './given-signs.js';
import { announcementIn } from '../worlds/knowledge.js';
import type { Skill } from '../level.js';
import { announcersIn } from '../worlds/expected-announcement.js';
import { codesOf, type Code } from '../cards/card-lookup.js';
import { isRank, isSignTrue, isSuit, meaningOf } from './sign-meaning.js';
import { powerOf, powersOf } from '../cards/strength.js';

/** A seat that can give a sign. */
export interface Signaller {
  readonly seat: Seat;
  readonly skill: Skill;
  /** Seed for the random generator. */
  readonly seed: string;
  readonly temperament?: Temperament;
}

/** Maximum numbers of signs that a seat gives per hand: at tables with one sign per trick, and at other tables. */
const MAX_SINGLE_SIGNS = 2;
const MAX_PAIRED_SIGNS = 4;

/** Returns the maximum number of signs that a seat gives per hand. */
export const maxSignsAt = ({ signalsPerTrick }: RuleSet): number =>
  signalsPerTrick === 1 ? MAX_SINGLE_SIGNS : MAX_PAIRED_SIGNS;

/** Minimum worth of a sign, in hundredths of log odds of winning. */
const WORTH_TELLING = 80;
/** Worth of the signs for a bad hand and for a hand that wins without the partner. */
const BAD_WORTH = 90;
const ALONE_WORTH = 250;
/** Fixed-point value of the frequency 1. */
const ALWAYS = 64;
/** Frequencies, in 64ths, of giving a useful sign, by the number of opponents yet to play who see the sign. */
const SIGN_FREQUENCIES: readonly number[] = [30, 20, 14];
/**
 * Frequencies, in 64ths, of a second sign that names the strongest card of the first sign, by the same number of
 * opponents. A named card helps these opponents more than a vague sign.
 */
const SECOND_SIGN_FREQUENCIES: readonly number[] = [48, 20, 10];
/** Frequency, in 64ths, of a useful sign before the announcement. */
const EARLY_FREQUENCY = 32;
/** Minimum numbers of cards of a rank and of a suit that a seat signals before the announcement. */
const MIN_EARLY_RANK_CARDS = 2;
const MIN_EARLY_SUIT_CARDS = 3;
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

/** Returns the strongest card of the hand that a sign stands for and that is worth telling, or null. */
const strongestCardOf = ({ view, announcement }: SignalHand, sign: Sign): Card | null => {
  const { rules, hand } = view;
  const worth = (card: Card): number => 100 * powerOf(rules, announcement, [card]);
  const meant = hand.filter(
    (card) => (isSuit(sign) ? suitOf(card) : rankOf(card)) === sign && worth(card) >= WORTH_TELLING,
  );
  return meant.reduce<Card | null>((best, card) => (best && worth(best) >= worth(card) ? best : card), null);
};

/**
 * Returns the sign that completes a sign given immediately before, or null. A suit and a rank together name a card. A
 * Kritischer is followed by another Kritischer.
 */
const completingSign = (hand: SignalHand, first: Sign, signs: readonly Sign[]): Sign | null => {
  // A second sign could reveal a lie.
  if (!isTrue(hand, first)) return null;
  if (isCriticalSign(first)) return signs.find((sign) => isCriticalSign(sign) && isTrue(hand, sign)) ?? null;
  const card = isSuit(first) || isRank(first) ? strongestCardOf(hand, first) : null;
  const wanted = card && (isSuit(first) ? rankOf(card) : suitOf(card));
  return signs.find((sign) => sign === wanted) ?? null;
};

/** Returns the true sign that helps the partner to announce, or null. Only the partner's own half is still open. */
const signForAnnouncer = ({ rules, hand, announcement: { schlag } }: View, signs: readonly Sign[]): Sign | null => {
  const plain = hand.filter((card) => !rules.critical.includes(card));
  const count = (sign: Sign): number => plain.filter((card) => suitOf(card) === sign || rankOf(card) === sign).length;
  const least = schlag === undefined ? MIN_EARLY_RANK_CARDS : MIN_EARLY_SUIT_CARDS;
  const isOpen = schlag === undefined ? isRank : isSuit;
  const useful = signs.filter((sign) => isOpen(sign) && count(sign) >= least);
  const held = signs.find((sign) => hand.some((card) => card === kritischerOfSign(rules, sign)));
  return (
    useful.reduce<Sign | null>((best, sign) => (best && count(best) >= count(sign) ? best : sign), null) ?? held ?? null
  );
};

type LegalSigns = readonly ActionOf<'signal'>[];

/** Returns a seat's sign while its partner announces, or null. A seat that has not seen its cards gives no sign. */
const chooseEarlySign = (view: View, { seat, seed, temperament }: Signaller, legal: LegalSigns): Sign | null => {
  const { rules, dealer, toAct, hand } = view;
  const isPartnerDue = toAct.some((due) => due !== seat && dealer !== null && playTogether(rules, dealer, due, seat));
  if (!isPartnerDue || hand.length === 0 || signsOf(view).some((given) => given.seat === seat)) return null;
  const random = randomFrom('early signs', seed, view.gameNumber, view.handNumber, seat);
  const leaning = temperament ? LEANINGS[temperament].given : 0;
  return random(ALWAYS) < EARLY_FREQUENCY + leaning
    ? signForAnnouncer(
        view,
        legal.map(({ sign }) => sign),
      )
    : null;
};

/** Returns a seat's sign while its partner chooses a card, or null. */
const chooseSignInPlay = (view: View, { seat, seed, temperament }: Signaller, legal: LegalSigns): Sign | null => {
  const announcement = announcementIn(view);
  const due = partnerDue(view, seat);
  const last = view.history.at(-1);
  const first = last?.type === 'signal' && last.seat === seat ? last.sign : null;
  if (!announcement || due === null || (last && first === null && ACTIONS_WITHOUT_SIGN.includes(last.type)))
    return null;
  const given = signsOf(view)
    .filter((sign) => sign.seat === seat)
    .map(({ sign }) => sign);
  if (given.length >= maxSignsAt(view.rules)) return null;
  const signs = legal.map(({ sign }) => sign).filter((sign) => !given.includes(sign));
  const hand: SignalHand = { view, seat, announcement, codes: view.hand.map((card) => codesOf(view.rules.pack)[card]) };
  const opponents = opponentsToCome(view, seat, due);
  const frequencyIn = (frequencies: readonly number[]): number =>
    frequencies[Math.min(frequencies.length - 1, opponents)] ?? 0;
  // Each hand and trick has a separate random generator, so that signs do not affect the choice of cards or bids.
  const purpose = first === null ? 'signs' : 'second signs';
  const random = randomFrom(purpose, seed, view.gameNumber, view.handNumber, seat, view.handSizes[seat] ?? 0);
  if (first !== null) {
    // A third sign in the same turn would name nothing more.
    const isSecond = view.history.at(-2)?.type !== 'signal';
    return isSecond && random(ALWAYS) < frequencyIn(SECOND_SIGN_FREQUENCIES)
      ? completingSign(hand, first, signs)
      : null;
  }
  const leaning = temperament ? LEANINGS[temperament] : { given: 0, lies: 0 };
  const [signDraw, lieDraw, weakDraw] = [random(ALWAYS), random(ALWAYS), random(WEAK_SIGN_INTERVAL)];
  const truth = bestTrueSign(hand, signs);
  const isLie = lieDraw < (truth ? LIE_FREQUENCY : IDLE_LIE_FREQUENCY) + leaning.lies;
  const sign = isLie ? drawLie(hand, signs, random) : truth;
  if (!sign || (sign === 'bad' && !isLie && weakDraw > 0)) return null;
  return signDraw < frequencyIn(SIGN_FREQUENCIES) + leaning.given ? sign : null;
};

/**
 * Returns the sign that a seat gives now, or null. A seat gives signs while its partner decides. While the partner plays,
 * a seat gives at most one sign per turn of the partner, or a pair that names a card, and never the same sign twice in a
 * hand. While the partner announces, a seat gives at most one sign. Opponents who have already played cannot use these
 * signs.
 */
export const chooseSign = (view: View, signaller: Signaller): ActionOf<'signal'> | null => {
  const { seat, skill } = signaller;
  const legal = view.legal.filter((action): action is ActionOf<'signal'> => action.type === 'signal');
  if (skill.signs === 'none' || legal.length === 0 || view.history.length === 0) return null;
  const choose = view.phase === 'announce' ? chooseEarlySign : chooseSignInPlay;
  const sign = choose(view, signaller, legal);
  return sign && { type: 'signal', seat, sign };
};
