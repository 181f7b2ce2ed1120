import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runToEnd } from '../../../tools/arena/player.js';
import { createGame, type Game, type GameOptions } from '../../../src/game/game.js';
import { advise } from '../../../src/players/advice/advice.js';
import { computeJudgements, judgementOf } from '../../../src/players/advice/consider.js';
import { review } from '../../../src/players/advice/review.js';
import { think } from '../../../src/players/think.js';
import { haveSameFields } from '../../../src/rules/same-fields.js';
import { isPlaying, seatsOf, type Seat } from '../../../src/rules/seats.js';
import { seatsToAsk } from '../../../src/session/seats-to-ask.js';
import { runs } from '../../runs.js';

/** Tables with open and blind play, bids at any time, three players, and two players who take turns. */
const TABLES: readonly GameOptions[] = [
  { variant: 'suedtirol', players: 2 },
  { variant: 'suedtirol-blind' },
  { variant: 'bayrisch', players: 3 },
  { variant: 'ladinisch' },
  { variant: 'suedtirol' },
  { variant: 'normal', players: 3, rules: { threePlayer: 'take-turns' } },
  { variant: 'bayrisch-11' },
];

const HANDS_PER_GAME = 6;

/** Plays games of strong players and calls `check` with each of their decisions, until there were `count` decisions. */
const forEachDecision = async (
  count: number,
  check: (game: Game, seat: Seat, action: NonNullable<ReturnType<typeof decisionOf>>) => Promise<void>,
  afterHand: (game: Game) => Promise<void>,
): Promise<number> => {
  let decisions = 0;
  for (let number = 0; decisions < count; number++) {
    const seed = `agree-${number}`;
    const game = createGame({ ...TABLES[number % TABLES.length], seed });
    while (game.phase !== 'game-over' && game.view(null).handNumber <= HANDS_PER_GAME && decisions < count) {
      for (const { seat, mayDefer } of seatsToAsk(game, () => false, seed)) {
        const action = decisionOf(game, seat, seed, mayDefer);
        if (!action) continue;
        if (game.toAct.includes(seat) && game.view(seat).legal.length > 1) {
          await check(game, seat, action);
          decisions++;
        }
        game.act(action);
        if (game.phase === 'hand-over') await afterHand(game);
        break;
      }
    }
  }
  return decisions;
};

const decisionOf = (game: Game, seat: Seat, seed: string, mayDefer = false) =>
  runToEnd(think(game.view(seat), 'strong', seed, undefined, mayDefer));

test('a strong player acts as its hint says, or as one of the choices that the hint names, and is never faulted', async () => {
  let [mixed, judged] = [0, 0];
  await forEachDecision(
    runs(90, 2000),
    async (game, seat, action) => {
      const view = game.view(seat);
      // A player at a table has another seed than the hint.
      const { action: hinted, mix = [] } = await advise(view);
      const named = [hinted, ...mix.map((one) => one.action)];
      assert.ok(
        named.some((one) => haveSameFields(one, action)),
        `${JSON.stringify(action)} instead of ${JSON.stringify(named)}`,
      );
      const comparison = runToEnd(computeJudgements(view));
      for (const one of named) {
        const judgement = comparison && judgementOf(comparison, one);
        assert.ok(
          !judgement?.better,
          JSON.stringify([judgement, named, mix, view.phase, view.pending, view.rules.variant, view.value, view.legal]),
        );
        if (judgement) judged++;
      }
      if (mix.length > 0) {
        mixed++;
        assert.ok(mix.length > 1 && haveSameFields(mix[0].action, hinted));
        assert.ok(mix.every((one, index) => index === 0 || one.percent <= mix[index - 1].percent));
      }
    },
    async (game) => {
      const { rules, dealer } = game.view(null);
      for (const seat of seatsOf(rules.players).filter((one) => isPlaying(rules, dealer as Seat, one)))
        assert.equal((await review(game.view(seat))).worst, null);
    },
  );
  assert.ok(mixed > 0 && judged > 0, `${mixed} mixed, ${judged} judged`);
});
