import { createGame, type Game } from '../../src/game/game.js';
import { announcementIn, isBlindSeat, knowledgeOf } from '../../src/players/worlds/knowledge.js';
import { sampleWorlds } from '../../src/players/worlds/sample-worlds.js';
import { randomFrom } from '../../src/rules/random.js';
import { seatsOf, type Seat } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { playOneAction, WITHOUT_BIDS } from './duel.js';
import { ownPlayer, runToEnd } from './player.js';

/** Probabilities, 0..1, that the blind seats assign to the real announcement, by number of tricks seen and by seat. */
export type BlindOutcome = readonly (readonly number[])[];

const WORLDS = 300;
const MAX_TRICKS = 3;

/** Returns the probability that a blind seat assigns to the real announcement. */
const chanceOfTruth = (game: Game, seat: Seat, seed: string): number => {
  const view = game.view(seat);
  const truth = announcementIn(game.view(view.dealer));
  const random = randomFrom('blind', seed, seat, view.history.length);
  const worlds = runToEnd(sampleWorlds({ view, knowledge: knowledgeOf(view), count: WORLDS, infers: true, random }));
  let right = 0;
  let all = 0;
  for (const { announcement, weight } of worlds) {
    all += weight;
    if (announcement?.schlag === truth?.schlag && announcement?.trumpf === truth?.trumpf) right += weight;
  }
  return right / all;
};

/** Plays one blind hand without bids, with strong players at all seats, and measures the blind seats after every trick. */
export const blindDeal = (deal: number, range: string, rules: Partial<RuleSet>): BlindOutcome => {
  const seed = `${range}-${deal}`;
  const game = createGame({
    rules: { ...rules, ...WITHOUT_BIDS },
    seed,
    setup: { dealer: deal % (rules.players ?? 4) },
  });
  const probabilities: number[][] = [];
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
    const { tricks, trick, players } = game.view(null);
    const seen = tricks.reduce((sum, count) => sum + count, 0);
    if (game.phase === 'play' && trick.length === 0 && seen === probabilities.length && seen <= MAX_TRICKS) {
      probabilities.push(
        seatsOf(players)
          .filter((seat) => isBlindSeat(game.view(seat)))
          .map((seat) => chanceOfTruth(game, seat, seed)),
      );
    }
    playOneAction(game, () => ownPlayer('strong'), seed);
  }
  return probabilities;
};
