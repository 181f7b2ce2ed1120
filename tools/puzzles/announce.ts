/** Finds the best Schlag or Trumpf to announce, from sampled deals with all cards known. */
import type { Action } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { cardLookupFor } from '../../src/players/cards/card-lookup.js';
import { playStateOf } from '../../src/players/cards/play-state.js';
import { solve } from '../../src/players/cards/solver.js';
import { decisionContext } from '../../src/players/decision-context.js';
import { skillOf } from '../../src/players/level.js';
import { announcersIn, expectedAnnouncement } from '../../src/players/worlds/expected-announcement.js';
import { imaginedWorlds } from '../../src/players/worlds/imagined-worlds.js';
import { possibleAnswers } from '../../src/puzzles/answers.js';
import type { Announcement } from '../../src/rules/announce.js';
import type { Seat } from '../../src/rules/seats.js';
import { runToEnd } from '../arena/player.js';
import { MIN_LEAD, bestOf, percentsOf, WORLDS, type Solved } from './solved.js';

type AnnouncementAction = Extract<Action, { type: 'announce-schlag' | 'announce-trumpf' }>;

const announcementOfAction = (action: AnnouncementAction): Partial<Announcement> =>
  action.type === 'announce-schlag' ? { schlag: action.schlag } : { trumpf: action.trumpf };

/** Returns the announcement that wins at least 8 percentage points more deals than any other, or null if none does. */
export const solveAnnounce = (view: View, worlds = WORLDS): Solved | null => {
  const names = possibleAnswers(view, 'announce') as readonly AnnouncementAction[];
  if (view.phase !== 'announce' || names.length < 2) return null;
  const seat = view.seat as Seat;
  const context = decisionContext(view, seat, { ...skillOf('strong'), fixedWorlds: false, worlds }, 'puzzle');
  const playState = playStateOf(view);
  const lookupUnder = cardLookupFor(view.rules);
  const imagined = runToEnd(imaginedWorlds(context));
  const total = imagined.reduce((sum, { weight }) => sum + weight, 0);
  const won = names.map((name) => {
    const announcementOf = expectedAnnouncement(
      view,
      { ...view.announcement, ...announcementOfAction(name) },
      announcersIn(view),
    );
    return imagined
      .filter((world) => solve(lookupUnder(announcementOf(world)), playState, world.owners) === playState.party[seat])
      .reduce((sum, { weight }) => sum + weight, 0);
  });
  const best = bestOf(won, total, MIN_LEAD);
  return best === null ? null : { solution: names[best], percents: percentsOf(won, total), worlds };
};
