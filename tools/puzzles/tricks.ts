/** Finds exactly the card that wins the hand: tries every card in every deal that fits the seat's knowledge. */
import type { View } from '../../src/game/view.js';
import { cardLookupFor, codesOf } from '../../src/players/cards/card-lookup.js';
import { playStateOf } from '../../src/players/cards/play-state.js';
import { solvePlays } from '../../src/players/cards/solver.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import { announcementIn, knowledgeOf } from '../../src/players/worlds/knowledge.js';
import { dealingFor } from '../../src/players/worlds/unseen-deals.js';
import { randomFrom } from '../../src/rules/random.js';
import { MIN_LEAD, bestOf, percentsOf, type Solved } from './solved.js';

/** Maximum number of deals to enumerate. More deals would take seconds. */
const MAX_WORLDS = 300_000;
/**
 * For a quick check: the number of random deals, and the required lead in percentage points. Most positions are not puzzles
 * and fail this check.
 */
const QUICK_CHECK = { tried: 80, ahead: 5 };

/**
 * Returns the card that wins the hand in the most deals, with best play by both sides and all cards known. Returns null if
 * no card leads by at least 8 percentage points or if there are too many deals.
 */
export const solveTricks = (view: View): Solved | null => {
  const announcement = announcementIn(view);
  const { rules, seat } = view;
  if (view.phase !== 'play' || announcement === null || seat === null || !view.toAct.includes(seat)) return null;
  const plays = legalPlays(view);
  // With this rule, a player who holds all Kritische ends the hand. The solver would include such impossible deals.
  if (plays.length < 2 || plays.some(({ call }) => call) || rules.maschine > 0) return null;
  const dealing = dealingFor({ view, knowledge: knowledgeOf(view), infers: true });
  if (dealing.ways > MAX_WORLDS) return null;
  const options = plays.map(({ card }) => ({ code: codesOf(rules.pack)[card], call: false }));
  const tables = cardLookupFor(rules)(announcement);
  const playState = playStateOf(view);
  const wins = new Uint8Array(options.length);
  const won = options.map(() => 0);
  const owners = new Uint8Array(rules.pack);
  let worlds = 0;
  const solveOne = (): void => {
    solvePlays(tables, playState, owners, options, wins);
    for (let index = 0; index < wins.length; index++) won[index] += wins[index];
    worlds++;
  };
  const random = randomFrom('tricks');
  const { tried, ahead } = QUICK_CHECK;
  for (let deal = 0; deal < tried; deal++) if (dealing.deal(owners, random) > 0) solveOne();
  if (bestOf(won, worlds, ahead) === null) return null;
  won.fill(0);
  worlds = 0;
  dealing.each(owners, solveOne);
  const best = bestOf(won, worlds, MIN_LEAD);
  return best === null ? null : { solution: plays[best], percents: percentsOf(won, worlds), worlds };
};
