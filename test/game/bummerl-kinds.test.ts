/** The results of finished games in a view. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { GameResult } from '../../src/game/fact.js';
import { createGame } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import { randomFrom } from '../../src/rules/random.js';
import { bummerlFor, type GameKind } from '../../src/rules/score.js';
import { sidesOf } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { anyAction, anyRules, anySeed, MAX_ACTIONS } from './random-play.js';
import { announced, gameAtScore, FIVE_TRICKS, FOREHAND_WINS, playHand, seats } from './table.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';

/** Returns the losers of a game and their kind of loss, from the game's final fact. */
const lossesOf = (rules: RuleSet, { side, sides = [side], kind, losers }: GameResult) =>
  losers ??
  sidesOf(rules.players)
    .filter((other) => !sides.includes(other))
    .map((other) => ({ side: other, kind }));

/** Plays three games and checks that every view contains exactly the results of the finished games. */
const checkMatch = (rules: RuleSet, seed: string): readonly GameKind[] => {
  const game = createGame({ rules, seed });
  const random = randomFrom('bummerl', seed);
  const results: GameResult[] = [];
  game.subscribe((_action, facts) => {
    for (const fact of facts) {
      if (fact.type !== 'game') continue;
      const { side, sides, score, bummerl, kind, losers } = fact;
      results.push({ side, ...(sides && { sides }), score, bummerl, kind, ...(losers && { losers }) });
    }
  });
  const check = (): void => {
    const kinds = sidesOf(rules.players).map((side) =>
      results.flatMap((result) =>
        lossesOf(rules, result)
          .filter((loser) => loser.side === side)
          .map(({ kind }) => kind),
      ),
    );
    for (const seat of [null, ...seats(game)]) {
      const view = game.view(seat);
      assert.deepEqual(view.games, results);
      assert.deepEqual(view.bummerlKinds, kinds);
      assert.deepEqual(
        view.bummerl,
        kinds.map((of) => of.reduce((sum, kind) => sum + bummerlFor(kind), 0)),
      );
    }
  };
  for (let games = 0; games < 3; games++) {
    for (let actions = 0; game.phase !== 'game-over'; actions++) {
      assert.ok(actions < MAX_ACTIONS, 'the game ends');
      game.act(anyAction(game, random));
      if (game.phase === 'hand-over') check();
    }
    check();
    if (games < 2) game.act({ type: 'next', seat: 0 });
    check();
  }
  assert.equal(results.length, 3);
  assert.deepEqual(replay(game.record()).view(0), game.view(0), 'the replay has the same results');
  return results.flatMap((result) => lossesOf(rules, result).map(({ kind }) => kind));
};

test('in any match, each view lists the kind of every lost game, even after a replay', () => {
  const seen = new Set<GameKind>();
  assertUntil(
    fc.property(anyRules, anySeed, (rules, seed) => checkMatch(rules, seed).forEach((kind) => seen.add(kind))),
    { numRuns: runs(6, 40), seed: 3 },
    () => ({ normal: seen.has('normal'), schneider: seen.has('schneider') }),
  );
});

test('a view lists a Schneider and a plain loss as different kinds', () => {
  const schneider = playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) })).view(null);
  assert.deepEqual(
    [schneider.bummerlKinds, schneider.bummerl],
    [
      [['schneider'], []],
      [2, 0],
    ],
  );
  const plain = playHand(announced(FIVE_TRICKS, { setup: gameAtScore(13, 12) })).view(null);
  assert.deepEqual(
    [plain.bummerlKinds, plain.bummerl],
    [
      [[], ['normal']],
      [0, 1],
    ],
  );
  assert.deepEqual(plain.games, [plain.gameResult]);
});

test('after a revoke, the view lists the kind of loss at the current score', () => {
  const lost = (score: readonly [number, number]): { readonly kinds: readonly GameKind[]; readonly points: number } => {
    const game = announced(undefined, { rules: { enforcement: 'penalise' }, setup: gameAtScore(...score) });
    for (let actions = 0; actions < 200; actions++) {
      const revoke = seats(game)
        .flatMap((seat) => game.legalActions(seat))
        .find((action) => 'penalty' in action && action.penalty === 'revoke');
      if (revoke) {
        game.act(revoke);
        const { bummerlKinds = [], score: now, phase } = game.view(null);
        assert.equal(phase, 'game-over');
        return { kinds: bummerlKinds[revoke.seat % 2], points: now[revoke.seat % 2] };
      }
      game.act(game.legalActions(game.toAct[0])[0]);
    }
    return assert.fail('no seat could revoke');
  };
  assert.deepEqual(lost([5, 6]).kinds, ['normal']);
  const { kinds, points } = lost([0, 0]);
  assert.deepEqual(kinds, [points === 0 ? 'schneider' : 'normal']);
});

test('the results of earlier games in a view are frozen', () => {
  const { games = [], bummerlKinds = [] } = playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) })).view(0);
  assert.ok(Object.isFrozen(games[0]) && Object.isFrozen(bummerlKinds[0]), 'the results are frozen');
});
