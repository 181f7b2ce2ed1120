/** Plays seeded hands among the computer players. Positions in these hands can become puzzles. */
import type { Action } from '../../src/game/action.js';
import { createGame, type Game } from '../../src/game/game.js';
import type { GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import type { Level } from '../../src/players/level.js';
import { deckOf } from '../../src/rules/card.js';
import { randomFrom, shuffled } from '../../src/rules/random.js';
import { seatsOf, type PlayerCount, type Seat } from '../../src/rules/seats.js';
import { HAND_SIZE } from '../../src/rules/tricks.js';
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import { ownPlayer, type Player } from '../arena/player.js';

/** A table at which hands are played to find puzzles. */
export interface PuzzleTable {
  readonly variant: VariantId;
  readonly players: PlayerCount;
  readonly level: Level;
  /** Whether hands are played with a score and bids. */
  readonly bids: boolean;
}

/** A decision of a seat, with the hand up to that decision. */
export interface Position {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly view: View;
}

/** A player that never bids, for puzzles about cards. */
const silentPlayer =
  (player: Player): Player =>
  (view, seed, game) =>
    player({ ...view, legal: view.legal.filter(({ type }) => type !== 'bid') }, seed, game);

/** Creates a game in which the record contains the whole deal and nothing depends on the game's seed. */
const dealtBy = ({ variant, players, bids }: PuzzleTable, seed: string): Game => {
  const rules = defineRules(variant, { players });
  const cards = shuffled(deckOf(rules.pack), randomFrom(seed, 'cards'));
  const random = randomFrom(seed, 'table');
  return createGame({
    variant,
    players,
    seed: '',
    setup: {
      dealer: random(players),
      hands: seatsOf(players).map((seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
      ...(bids && { score: seatsOf(players === 4 ? 2 : players).map(() => random(rules.target - 3)) }),
    },
  });
};

/** Whether an action excludes a hand from puzzles, because the action changes cards or asks a question. */
const isUnsuitableForPuzzle = ({ type }: Action): boolean => type === 'ask-schoeneres' || type === 'ask-schlagtausch';

/** Plays a hand and calls back before each decision, from the announcement on. */
export const eachPosition = (table: PuzzleTable, seed: string, onPosition: (position: Position) => void): void => {
  const game = dealtBy(table, seed);
  const player = table.bids ? ownPlayer(table.level) : silentPlayer(ownPlayer(table.level));
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
    const record = game.record();
    for (const seat of game.toAct) onPosition({ record, seat, view: game.view(seat) });
    let done = false;
    for (const { seat } of seatsToAsk(game, () => false)) {
      const view = game.view(seat);
      const action = player({ ...view, legal: view.legal.filter((one) => !isUnsuitableForPuzzle(one)) }, seed, game);
      if (!action) continue;
      if (isUnsuitableForPuzzle(action)) return;
      game.act(action);
      done = true;
      break;
    }
    if (!done) return;
  }
};
