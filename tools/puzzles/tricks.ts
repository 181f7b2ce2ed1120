/** Which card wins the hand: exact. Every deal that fits what the seat knows is solved with every card. */
import type { View } from '../../src/game/view.js';
import { cardLookupFor, codesOf } from '../../src/players/cards/card-lookup.js';
import { playStateOf } from '../../src/players/cards/play-state.js';
import { solvePlays } from '../../src/players/cards/solver.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import { announcementIn, knowledgeOf } from '../../src/players/worlds/knowledge.js';
import { dealingFor } from '../../src/players/worlds/unseen-deals.js';
import { randomFrom } from '../../src/rules/random.js';
import { MIN_LEAD, bestOf, percentsOf, type Solved } from './solved.js';

/** More deals than these are not enumerated: it would take seconds. */
const MOST_WORLDS = 300_000;
/** First a few deals at random, since most positions are no puzzles: how many, and by how much a card must be ahead there. */
const FIRST_LOOK = { tried: 80, ahead: 5 };

/**
 * The one card that wins the hand in most deals with best play of both sides, all cards open: at least 8 of a hundred more than
 * any other. Null: there is none, or there are too many deals to look at each.
 */
export const solveTricks = (view: View): Solved | null => {
  const announcement = announcementIn(view);
  const { rules, seat } = view;
  if (view.phase !== 'play' || announcement === null || seat === null || !view.toAct.includes(seat)) return null;
  const plays = legalPlays(view);
  // Who holds all Kritische would have ended the hand: such deals are not told from the others here.
  if (plays.length < 2 || plays.some(({ call }) => call) || rules.maschine > 0) return null;
  const dealing = dealingFor({ view, knowledge: knowledgeOf(view), infers: true });
  if (dealing.ways > MOST_WORLDS) return null;
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
  const { tried, ahead } = FIRST_LOOK;
  for (let deal = 0; deal < tried; deal++) if (dealing.deal(owners, random) > 0) solveOne();
  if (bestOf(won, worlds, ahead) === null) return null;
  won.fill(0);
  worlds = 0;
  dealing.each(owners, solveOne);
  const best = bestOf(won, worlds, MIN_LEAD);
  return best === null ? null : { solution: plays[best], percents: percentsOf(won, worlds), worlds };
};
