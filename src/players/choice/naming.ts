import type { Action } from '../../game/action.js';
import { givesSchlag, isBlind, schlaegeOf, schlagShown, trumpfShown } from '../../rules/announce.js';
import { SUITS, type Card } from '../../rules/card.js';
import { meritOf, schlagCardFor, schlagFor, trumpfCardFor, trumpfFor } from '../cards/announcing.js';
import type { Layout } from '../worlds/layouts.js';
import type { Mind } from '../mind.js';
import { namedIn, namersIn } from '../worlds/named.js';
import { bestNaming, fewBest, type Naming } from './naming-search.js';
import { partOf } from './rating.js';
import { powerOf } from '../cards/strength.js';

/** How many names are looked at more closely than by their merit, and how far below the best, in log odds. */
const CANDIDATES = 3;
const FAR_BELOW = 1.2;
/** What part of the effort goes into names; the rest is for questions before them. */
const FOR_NAMES = 0.6;

/** The Schlag that does best in the imagined hands. */
function* schlagToName(mind: Mind, layouts: readonly Layout[]): Generator<undefined, Action> {
  const { view, seat, skill } = mind;
  const { rules, hand } = view;
  if (!skill.plans) return { type: 'announce-schlag', seat, schlag: schlagFor(rules, hand) };
  const namers = namersIn(view);
  const few = fewBest(schlaegeOf(rules), (schlag) => meritOf(rules, hand, schlag), CANDIDATES, FAR_BELOW);
  const namings = few.map((schlag): Naming<Action> => ({
    name: { type: 'announce-schlag', seat, schlag },
    announcementOf: namedIn(view, { schlag }, namers),
  }));
  return yield* bestNaming(mind, layouts, namings, partOf(skill, FOR_NAMES));
}

function* trumpfToName(mind: Mind, layouts: readonly Layout[]): Generator<undefined, Action> {
  const { view, seat, skill } = mind;
  const {
    rules,
    hand,
    announcement: { schlag },
  } = view;
  if (schlag === undefined) throw new Error('The Trumpf is named after the Schlag.');
  if (!skill.plans) return { type: 'announce-trumpf', seat, trumpf: trumpfFor(rules, hand, schlag) };
  const few = fewBest(SUITS, (trumpf) => powerOf(rules, { schlag, trumpf }, hand), CANDIDATES, FAR_BELOW);
  const namings = few.map((trumpf): Naming<Action> => ({
    name: { type: 'announce-trumpf', seat, trumpf },
    announcementOf: () => ({ schlag, trumpf }),
  }));
  return yield* bestNaming(mind, layouts, namings, partOf(skill, FOR_NAMES));
}

/** The card to show in blind play: cards that give the same are the same. */
function* cardToShow(mind: Mind, layouts: readonly Layout[]): Generator<undefined, Action> {
  const { view, seat, skill } = mind;
  const {
    rules,
    hand,
    announcement: { schlag },
  } = view;
  const shows = (card: Card): Action => ({ type: 'show', seat, card });
  const givesTheSchlag = seat === view.forehand;
  if (!skill.plans) return shows(givesTheSchlag ? schlagCardFor(rules, hand) : trumpfCardFor(rules, hand, schlag));
  const namers = namersIn(view);
  const named = (card: Card) =>
    givesTheSchlag
      ? { schlag: schlagShown(card) }
      : { ...(schlag !== undefined && { schlag }), trumpf: trumpfShown(card) };
  const able = givesTheSchlag ? hand.filter((card) => givesSchlag(rules, card)) : hand;
  const different = able.filter(
    (card, index) => able.findIndex((other) => JSON.stringify(named(other)) === JSON.stringify(named(card))) === index,
  );
  const namings = different.map((card): Naming<Action> => ({
    name: shows(card),
    announcementOf: namedIn(view, named(card), namers),
  }));
  return yield* bestNaming(mind, layouts, namings, partOf(skill, FOR_NAMES));
}

/** What to name, or which card to show for it. Yields after every layout. */
export const naming = (mind: Mind, layouts: readonly Layout[]): Generator<undefined, Action> => {
  if (isBlind(mind.view.rules)) return cardToShow(mind, layouts);
  return mind.view.announcement.schlag === undefined ? schlagToName(mind, layouts) : trumpfToName(mind, layouts);
};
