import type { ActionOf } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { cardLookupFor, codesOf } from '../../src/players/cards/card-lookup.js';
import { playStateOf } from '../../src/players/cards/play-state.js';
import { solvePlays } from '../../src/players/cards/solver.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import { announcementIn, isBlindSeat, knowledgeOf } from '../../src/players/worlds/knowledge.js';
import { canBeShown, possibleAnnouncements } from '../../src/players/worlds/possible-announcements.js';
import { dealingFor } from '../../src/players/worlds/unseen-deals.js';
import type { Announcement } from '../../src/rules/announce.js';
import { haveSameFields } from '../../src/rules/same-fields.js';
import { randomFrom } from '../../src/rules/random.js';

/** A play that wins in every deal in which the chosen play wins, and in others. */
export interface BetterPlay {
  readonly play: ActionOf<'play'>;
  /** Number of deals in which only this play wins. */
  readonly gains: number;
  /** Number of deals that were solved. */
  readonly deals: number;
}

/** Number of different deals up to which every deal is solved. */
const MAX_WAYS = 40_000;

/** Returns the announcement that a seat knows, or all that it considers possible. */
const conceivableAnnouncements = (view: View): readonly Announcement[] => {
  const known = announcementIn(view);
  return known ? [known] : possibleAnnouncements(view, knowledgeOf(view)).map(({ announcement }) => announcement);
};

/**
 * Returns a play that is provably better than the chosen one: with open cards and best play by both sides, it wins in every
 * deal in which the chosen play wins, and in at least one more. Considers the deals, and for a blind seat the announcements,
 * that the seat cannot rule out.
 * @param deals number of random deals to solve, if there are more than 40,000 different ones
 */
export const betterPlay = (view: View, chosen: ActionOf<'play'>, deals: number): BetterPlay | null => {
  const plays = legalPlays(view);
  const { rules } = view;
  const codes = codesOf(rules.pack);
  const options = plays.map(({ card, call }) => ({ code: codes[card], call: call === true }));
  const own = plays.findIndex((play) => haveSameFields(play, chosen));
  const wins = new Uint8Array(options.length);
  const owners = new Uint8Array(rules.pack);
  const gains = options.map(() => 0);
  const others = new Set(options.keys());
  others.delete(own);
  let solved = 0;
  const announcements = conceivableAnnouncements(view);
  for (const announcement of announcements) {
    const open = { ...view, announcement };
    const playState = playStateOf(open);
    const lookup = cardLookupFor(rules)(announcement);
    const knowledge = knowledgeOf(open);
    const compare = (): void => {
      if (isBlindSeat(view) && !canBeShown(view, knowledge, announcement, owners)) return;
      solvePlays(lookup, playState, owners, options, wins);
      solved++;
      for (const other of others) {
        if (wins[other] > wins[own]) gains[other]++;
        else if (wins[other] < wins[own]) others.delete(other);
      }
    };
    const dealing = dealingFor({ view: open, knowledge, infers: true });
    const random = randomFrom('better');
    const sample = Math.ceil(deals / announcements.length);
    for (let deal = 0; deal < sample && others.size > 0; deal++) if (dealing.deal(owners, random) > 0) compare();
    if (dealing.ways <= MAX_WAYS && others.size > 0) dealing.each(owners, compare);
    if (others.size === 0) return null;
  }
  const best = [...others].sort((one, other) => gains[other] - gains[one])[0];
  return gains[best] > 0 ? { play: plays[best], gains: gains[best], deals: solved } : null;
};
