import { createGame } from '../../src/game/game.js';
import { calibratedChance } from '../../src/players/bidding/bidding.js';
import { randomFrom } from '../../src/rules/random.js';
import { playTogether, seatsOf, sideOf, type Seat } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { playOneAction, WITHOUT_BIDS } from './duel.js';
import type { Player } from './player.js';
import { chancesOf } from './chances.js';

/** A seat's stated chance in a hand, and its outcome. */
export interface Statement {
  /** The share of sampled worlds that the seat wins if all cards are known, in thousandths. */
  readonly open: number;
  /** The chance that the seat uses for bids, in thousandths. */
  readonly stated: number;
  readonly won: boolean;
}

export type Statements = readonly Statement[];

/**
 * Average number of cards per collected chance. Chances in one hand are correlated, so more hands are better than more
 * chances.
 */
const STATEMENT_INTERVAL = 4;

/**
 * Plays one hand without bids, with the same player at all seats, and collects the stated chances before some of the cards
 * are played.
 */
export const collectStatements = (player: Player, deal: number, range: string, rules: Partial<RuleSet>): Statements => {
  const seed = `${range}-${deal}`;
  const random = randomFrom('stated', seed);
  const dealer = deal % (rules.players ?? 4);
  const game = createGame({ rules: { ...rules, ...WITHOUT_BIDS }, seed, setup: { dealer } });
  const statements: { readonly seat: Seat; readonly open: number; readonly stated: number }[] = [];
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
    const [seat] = game.toAct;
    if (game.phase === 'play' && random(STATEMENT_INTERVAL) === 0) {
      const view = game.view(seat);
      const open = chancesOf(view, { level: 'strong', seed }).chance;
      statements.push({ seat, open, stated: calibratedChance(view, seat, open / 1000) });
    }
    playOneAction(game, () => player, seed);
  }
  const { result, players } = game.view(null);
  if (!result) throw new Error('A hand is over without a result.');
  const winner = seatsOf(players).find((seat) => sideOf(players, seat) === result.side) as Seat;
  return statements.map(({ seat, open, stated }) => ({
    open,
    stated,
    won: playTogether(game.rules, dealer, seat, winner),
  }));
};
