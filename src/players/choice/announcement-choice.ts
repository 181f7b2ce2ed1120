import type { Action } from '../../game/action.js';
import {
  canGiveSchlag,
  isBlind,
  schlaegeOf,
  schlagOfCard,
  trumpfOfCard,
  type Announcement,
} from '../../rules/announce.js';
import { SUITS, type Card } from '../../rules/card.js';
import { meritOf, schlagCardFor, schlagFor, trumpfCardFor, trumpfFor } from '../cards/announcement-merit.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import { expectedAnnouncement, announcersIn } from '../worlds/expected-announcement.js';
import { bestCandidate, fewBest, type Candidate } from './announcement-search.js';
import { partOf } from './rating.js';
import { powerOf } from '../cards/strength.js';

/** How many Schläge or suits are searched at most, and how far below the best by merit, in log odds. */
const CANDIDATES = 3;
const FAR_BELOW = 1.2;
/** The share of the effort that goes into the announcement; the rest is for the questions before it. */
const FOR_ANNOUNCEMENT = 0.6;

/** The Schlag that does best in the imagined worlds. */
function* schlagToAnnounce(context: DecisionContext, worlds: readonly World[]): Generator<undefined, Action> {
  const { view, seat, skill } = context;
  const { rules, hand } = view;
  if (!skill.plans) return { type: 'announce-schlag', seat, schlag: schlagFor(rules, hand) };
  const announcers = announcersIn(view);
  const few = fewBest(schlaegeOf(rules), (schlag) => meritOf(rules, hand, schlag), CANDIDATES, FAR_BELOW);
  const candidates = few.map((schlag): Candidate => ({
    action: { type: 'announce-schlag', seat, schlag },
    announcementIn: expectedAnnouncement(view, { schlag }, announcers),
  }));
  return yield* bestCandidate(context, worlds, candidates, partOf(skill, FOR_ANNOUNCEMENT));
}

function* trumpfToAnnounce(context: DecisionContext, worlds: readonly World[]): Generator<undefined, Action> {
  const { view, seat, skill } = context;
  const {
    rules,
    hand,
    announcement: { schlag },
  } = view;
  if (schlag === undefined) throw new Error('The Trumpf is announced after the Schlag.');
  if (!skill.plans) return { type: 'announce-trumpf', seat, trumpf: trumpfFor(rules, hand, schlag) };
  const few = fewBest(SUITS, (trumpf) => powerOf(rules, { schlag, trumpf }, hand), CANDIDATES, FAR_BELOW);
  const candidates = few.map((trumpf): Candidate => ({
    action: { type: 'announce-trumpf', seat, trumpf },
    announcementIn: () => ({ schlag, trumpf }),
  }));
  return yield* bestCandidate(context, worlds, candidates, partOf(skill, FOR_ANNOUNCEMENT));
}

const announcesSame = (one: Partial<Announcement>, other: Partial<Announcement>): boolean =>
  one.schlag === other.schlag && one.trumpf === other.trumpf;

/** The card to show in blind play; of cards that announce the same only the first is a candidate. */
function* cardToShow(context: DecisionContext, worlds: readonly World[]): Generator<undefined, Action> {
  const { view, seat, skill } = context;
  const {
    rules,
    hand,
    announcement: { schlag },
  } = view;
  const shows = (card: Card): Action => ({ type: 'show', seat, card });
  const givesTheSchlag = seat === view.forehand;
  if (!skill.plans) return shows(givesTheSchlag ? schlagCardFor(rules, hand) : trumpfCardFor(rules, hand, schlag));
  const announcers = announcersIn(view);
  const announcedBy = (card: Card): Partial<Announcement> =>
    givesTheSchlag
      ? { schlag: schlagOfCard(card) }
      : { ...(schlag !== undefined && { schlag }), trumpf: trumpfOfCard(card) };
  const able = givesTheSchlag ? hand.filter((card) => canGiveSchlag(rules, card)) : hand;
  const different = able.filter(
    (card, index) => able.findIndex((other) => announcesSame(announcedBy(other), announcedBy(card))) === index,
  );
  const candidates = different.map((card): Candidate => ({
    action: shows(card),
    announcementIn: expectedAnnouncement(view, announcedBy(card), announcers),
  }));
  return yield* bestCandidate(context, worlds, candidates, partOf(skill, FOR_ANNOUNCEMENT));
}

/** The next step of the announcement: the Schlag, the Trumpf, or the card to show. Yields after every world. */
export const announcementToMake = (
  context: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, Action> => {
  if (isBlind(context.view.rules)) return cardToShow(context, worlds);
  return context.view.announcement.schlag === undefined
    ? schlagToAnnounce(context, worlds)
    : trumpfToAnnounce(context, worlds);
};
