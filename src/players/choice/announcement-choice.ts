import type { Action } from '../../game/action.js';
import {
  announceableSchlaege,
  canGiveSchlag,
  isBlind,
  schlagOfCard,
  trumpfOfCard,
  type Announcement,
} from '../../rules/announce.js';
import { SUITS, type Card } from '../../rules/card.js';
import { meritOf, bestSchlagCard, bestSchlag, bestTrumpfCard, bestTrumpf } from '../cards/announcement-merit.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import { expectedAnnouncement, announcersIn } from '../worlds/expected-announcement.js';
import { bestCandidate, shortlist, type Candidate } from './announcement-search.js';
import { shareOfEffort } from './rating.js';
import { powerOf } from '../cards/strength.js';

/** Maximum number of Schläge or suits to search, and maximum difference from the best merit, in log odds. */
const MAX_CANDIDATES = 3;
const MAX_MERIT_GAP = 1.2;
/** Share of the effort for the announcement. The questions before the announcement use the rest. */
const ANNOUNCEMENT_EFFORT = 0.6;

/** Returns the Schlag that wins the most imagined worlds. */
function* schlagToAnnounce(context: DecisionContext, worlds: readonly World[]): Generator<undefined, Action> {
  const { view, seat, skill } = context;
  const { rules, hand } = view;
  if (!skill.plans) return { type: 'announce-schlag', seat, schlag: bestSchlag(rules, hand) };
  const announcers = announcersIn(view);
  const shortlisted = shortlist(
    announceableSchlaege(rules, hand),
    (schlag) => meritOf(rules, hand, schlag),
    MAX_CANDIDATES,
    MAX_MERIT_GAP,
  );
  const candidates = shortlisted.map((schlag): Candidate => ({
    action: { type: 'announce-schlag', seat, schlag },
    announcementIn: expectedAnnouncement(view, { schlag }, announcers),
  }));
  return yield* bestCandidate(context, worlds, candidates, shareOfEffort(skill, ANNOUNCEMENT_EFFORT));
}

function* trumpfToAnnounce(context: DecisionContext, worlds: readonly World[]): Generator<undefined, Action> {
  const { view, seat, skill } = context;
  const {
    rules,
    hand,
    announcement: { schlag },
  } = view;
  if (schlag === undefined) throw new Error('The Schlag must be announced before the Trumpf.');
  if (!skill.plans) return { type: 'announce-trumpf', seat, trumpf: bestTrumpf(rules, hand, schlag) };
  const shortlisted = shortlist(
    SUITS,
    (trumpf) => powerOf(rules, { schlag, trumpf }, hand),
    MAX_CANDIDATES,
    MAX_MERIT_GAP,
  );
  const candidates = shortlisted.map((trumpf): Candidate => ({
    action: { type: 'announce-trumpf', seat, trumpf },
    announcementIn: () => ({ schlag, trumpf }),
  }));
  return yield* bestCandidate(context, worlds, candidates, shareOfEffort(skill, ANNOUNCEMENT_EFFORT));
}

const announcesSame = (one: Partial<Announcement>, other: Partial<Announcement>): boolean =>
  one.schlag === other.schlag && one.trumpf === other.trumpf;

/** Returns the card to show in blind play. Of several cards with the same announcement, only the first is a candidate. */
function* cardToShow(context: DecisionContext, worlds: readonly World[]): Generator<undefined, Action> {
  const { view, seat, skill } = context;
  const {
    rules,
    hand,
    announcement: { schlag },
  } = view;
  const shows = (card: Card): Action => ({ type: 'show', seat, card });
  const givesTheSchlag = seat === view.forehand;
  if (!skill.plans) return shows(givesTheSchlag ? bestSchlagCard(rules, hand) : bestTrumpfCard(rules, hand, schlag));
  const announcers = announcersIn(view);
  const announcedBy = (card: Card): Partial<Announcement> =>
    givesTheSchlag
      ? { schlag: schlagOfCard(card) }
      : { ...(schlag !== undefined && { schlag }), trumpf: trumpfOfCard(card) };
  const showable = givesTheSchlag ? hand.filter((card) => canGiveSchlag(rules, card)) : hand;
  const distinct = showable.filter(
    (card, index) => showable.findIndex((other) => announcesSame(announcedBy(other), announcedBy(card))) === index,
  );
  const candidates = distinct.map((card): Candidate => ({
    action: shows(card),
    announcementIn: expectedAnnouncement(view, announcedBy(card), announcers),
  }));
  return yield* bestCandidate(context, worlds, candidates, shareOfEffort(skill, ANNOUNCEMENT_EFFORT));
}

/** Chooses the next step of the announcement: the Schlag, the Trumpf or the card to show. Yields after every world. */
export const chooseAnnouncement = (
  context: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, Action> => {
  if (isBlind(context.view.rules)) return cardToShow(context, worlds);
  return context.view.announcement.schlag === undefined
    ? schlagToAnnounce(context, worlds)
    : trumpfToAnnounce(context, worlds);
};
