import type { Card } from '../../rules/card.js';
import { callsForTrump } from '../../rules/follow.js';
import { roleOf, type Role } from '../../rules/order.js';
import {
  beatersOf,
  shareDrawingTrump,
  shareUnbeaten,
  isWinning,
  tricksNeeded,
  partnerAbleToTake,
  partnerToCome,
  sureCards,
  trickOf,
  worthOf,
  type Trick,
} from './trick-facts.js';
import { announcementIn } from '../worlds/knowledge.js';
import type { Analysis } from './analysis.js';
import type { CardChance } from '../choice/hand-chances.js';
import type { Thousandths } from '../choice/rating.js';
import type { Reason } from './reason.js';

/** Converts thousandths to whole percentages from 1 to 99, since an estimated chance is never certain. */
export const percentOf = (chance: Thousandths): number => Math.min(99, Math.max(1, Math.round(chance / 10)));

/** Smallest meaningful difference. Smaller differences are sampling noise. */
const MIN_DIFFERENCE: Thousandths = 20;
/** Minimum share of worlds for a statement about most worlds. */
const MAJORITY: Thousandths = 500;

/** A chosen card, with the chance of each legal card. */
export interface CardChoice {
  readonly analysis: Analysis;
  readonly card: Card;
  /** Every legal card with its chance. */
  readonly rated: readonly CardChance[];
}

/** Returns the fallback reason, which gives the chance of winning the hand. */
const byChance = ({ card, rated }: CardChoice, blind: boolean): Reason => {
  const chanceOf = (held: Card): Thousandths =>
    Math.max(...rated.filter((playing) => playing.card === held).map(({ chance }) => chance));
  const chance = chanceOf(card);
  const others = [...new Set(rated.map((playing) => playing.card))]
    .filter((other) => other !== card)
    .sort((one, other) => chanceOf(other) - chanceOf(one));
  const [next] = others;
  const percent = percentOf(chance);
  // A strong player does not decide only by the chance with open cards, so it sometimes plays a card with a lower chance.
  if (next !== undefined && percentOf(chanceOf(next)) > percent)
    return { key: blind ? 'blind-about' : 'about', params: { card, percent } };
  if (next === undefined || chance - chanceOf(next) < MIN_DIFFERENCE || percentOf(chanceOf(next)) === percent)
    return { key: blind ? 'blind-chance' : 'chance', params: { card, percent } };
  return { key: blind ? 'blind-better' : 'better', params: { card, percent, next, other: percentOf(chanceOf(next)) } };
};

/** Facts for the explanations of a card. */
interface Situation extends CardChoice {
  readonly trick: Trick;
  /** The other legal cards. */
  readonly others: readonly Card[];
  readonly takes: boolean;
  /** Whether the card certainly takes the trick. */
  readonly surely: boolean;
  readonly needs: { readonly ours: number; readonly theirs: number };
  readonly role: (card: Card) => Role;
}

/** Returns a reason if it applies to the situation, otherwise null. */
type Explanation = (situation: Situation) => Reason | null;

const winsHand: Explanation = ({ card, surely, needs }) =>
  surely && needs.ours === 1 ? { key: 'wins-hand', params: { card } } : null;

/** Applies if the seat can keep the lead with unbeatable cards until it has all the tricks it needs. */
const sureTricks: Explanation = ({ trick, card, surely, needs, analysis: { view } }) => {
  if (!surely || (trick.winning && partnerToCome(trick) !== undefined)) return null;
  const rest = view.hand.filter((held) => held !== card);
  return sureCards(trick, rest).length >= needs.ours - 1
    ? { key: 'sure-tricks', params: { card, count: needs.ours } }
    : null;
};

const partnersTrick: Explanation = ({ trick, card, takes, role }) => {
  const { winning } = trick;
  if (!winning?.ours || takes) return null;
  const { seat, card: held } = winning;
  if (beatersOf(trick, held).length === 0)
    return { key: 'partner-has-it', params: { card, seat, held, role: role(held) } };
  const share = shareUnbeaten(trick, held, card);
  return share >= MAJORITY ? { key: 'partner-may-keep', params: { card, seat, percent: percentOf(share) } } : null;
};

const mustWin: Explanation = ({ trick, card, takes, surely, needs }) => {
  if (needs.theirs !== 1 || !takes || trick.winning?.ours) return null;
  if (surely) return { key: 'must-win-surely', params: { card } };
  const share = shareUnbeaten(trick, card, card);
  // A card that opponents usually beat is played for its low worth, in the hope that the partner takes the trick.
  if (share < MAJORITY && partnerToCome(trick) !== undefined) return null;
  return { key: 'must-win', params: { card, percent: percentOf(share) } };
};

/** Roles of cards so valuable that a reason mentions saving them. */
const VALUABLE_ROLES: readonly Role[] = ['kritischer', 'superguter', 'guter', 'rechter'];

const cheapest: Explanation = ({ trick, card, others, takes, surely, role }) => {
  if (!takes || !trick.winning) return null;
  const rivals = others.filter((other) => isWinning(trick, other));
  const dearer = rivals.filter((other) => worthOf(trick, other) > worthOf(trick, card));
  if (dearer.length === 0 || rivals.some((other) => worthOf(trick, other) < worthOf(trick, card))) return null;
  const saved = dearer.reduce((best, other) => (worthOf(trick, other) > worthOf(trick, best) ? other : best));
  if (surely && VALUABLE_ROLES.includes(role(saved)))
    return { key: 'saves', params: { card, saved, role: role(saved) } };
  if (surely) return { key: 'cheapest-sure', params: { card } };
  const share = shareUnbeaten(trick, card, card);
  // The reason does not apply to a card that later cards in the trick usually beat.
  return share >= MAJORITY ? { key: 'cheapest', params: { card, percent: percentOf(share) } } : null;
};

const drawsTrumps: Explanation = ({ trick, card, others, role, analysis: { view } }) => {
  if (
    trick.winning ||
    !callsForTrump(view.rules, trick.announcement, card) ||
    others.every((other) => role(other) === 'plain')
  )
    return null;
  const share = shareDrawingTrump(trick, card);
  return share >= MAJORITY ? { key: 'draws-trumps', params: { card, percent: percentOf(share) } } : null;
};

const unbeatable: Explanation = ({ card, surely }) => (surely ? { key: 'unbeatable', params: { card } } : null);

const stillOut: Explanation = ({ trick, card, takes, role }) => {
  const beaters = beatersOf(trick, card);
  if (!takes || role(card) === 'plain' || beaters.length === 0) return null;
  const out = beaters.reduce((best, other) => (worthOf(trick, other) > worthOf(trick, best) ? other : best));
  const share = shareUnbeaten(trick, card, card);
  return share >= MAJORITY
    ? {
        key: 'still-out',
        params: {
          card,
          role: role(card),
          out,
          outRole: role(out),
          more: beaters.length > 1,
          percent: percentOf(share),
        },
      }
    : null;
};

const leavesTrick: Explanation = ({ trick, card, others, takes, role, rated, needs }) => {
  if (takes || !trick.winning || trick.winning.ours) return null;
  const chanceOf = (held: Card): Thousandths =>
    Math.max(...rated.filter((playing) => playing.card === held).map(({ chance }) => chance));
  const winners = others.filter((other) => isWinning(trick, other) && role(other) !== 'plain');
  if (winners.length === 0 || winners.some((other) => chanceOf(other) > chanceOf(card))) return null;
  const saved = winners.reduce((best, other) => (worthOf(trick, other) > worthOf(trick, best) ? other : best));
  if (needs.theirs > 1) return { key: 'leaves-trick', params: { card, saved } };
  const seat = partnerAbleToTake(trick);
  return seat === undefined ? null : { key: 'leaves-to-partner', params: { card, saved, seat } };
};

const throwsAway: Explanation = ({ trick, card, others, takes }) => {
  if (takes || trick.winning === null || trick.winning.ours || others.some((other) => isWinning(trick, other)))
    return null;
  const partner = partnerAbleToTake(trick);
  if (partner !== undefined) return { key: 'partner-must', params: { card, seat: partner } };
  return others.every((other) => worthOf(trick, other) >= worthOf(trick, card))
    ? { key: 'throws-away', params: { card } }
    : null;
};

const leadsLow: Explanation = ({ trick, card, others, role }) => {
  if (trick.winning || role(card) !== 'plain') return null;
  const kept = others.filter((other) => role(other) !== 'plain');
  if (kept.length === 0) return null;
  return {
    key: 'leads-low',
    params: {
      card,
      saved: kept.reduce((best, other) => (worthOf(trick, other) > worthOf(trick, best) ? other : best)),
    },
  };
};

/** Explanations, most informative first. */
const EXPLANATIONS: readonly Explanation[] = [
  winsHand,
  sureTricks,
  partnersTrick,
  mustWin,
  cheapest,
  drawsTrumps,
  unbeatable,
  stillOut,
  leavesTrick,
  throwsAway,
  leadsLow,
];

/** Returns the most informative reason to play a card. */
export const reasonForCard = (choice: CardChoice): Reason => {
  const { analysis, card, rated } = choice;
  const others = [...new Set(rated.map((playing) => playing.card))].filter((other) => other !== card);
  if (others.length === 0)
    return { key: analysis.view.hand.length === 1 ? 'last-card' : 'only-card', params: { card } };
  const announcement = announcementIn(analysis.view);
  // A blind seat does not know which cards are high or Trumpf cards, so the reason gives only the chance.
  if (!announcement) return byChance(choice, true);
  const trick = trickOf(analysis, announcement);
  const takes = isWinning(trick, card);
  const situation: Situation = {
    ...choice,
    trick,
    others,
    takes,
    surely: takes && beatersOf(trick, card).length === 0,
    needs: tricksNeeded(analysis.view, analysis.seat),
    role: (held) => roleOf(analysis.view.rules, announcement, held),
  };
  for (const explain of EXPLANATIONS) {
    const reason = explain(situation);
    if (reason) return reason;
  }
  return byChance(choice, false);
};
