/** Tests of the display at the end of a game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact } from '../../src/game/fact.js';
import type { Seat } from '../../src/rules/seats.js';
import { defineRules } from '../../src/rules/variants.js';
import { finaleOf, type Finale } from '../../src/table/finale.js';
import { announced, gameAtScore, FOREHAND_WINS, playHand } from '../game/table.js';
import { peopleAt, recordSteps } from './recorded-steps.js';

/** Returns the finale of each moment in a last hand that the forehand's side wins. */
const finalesFor = (viewer: Seat | null, score: readonly [number, number]): readonly (Finale | null)[] => {
  const game = announced(FOREHAND_WINS, { setup: gameAtScore(...score) });
  const steps = recordSteps(game, viewer);
  playHand(game);
  return steps.flatMap(({ moments }) => moments.map((moment) => finaleOf(moment, peopleAt(game.rules, viewer))));
};

const { target } = defineRules('suedtirol');

test('the finale appears only at the last moment of a game, after the last trick', () => {
  const finales = finalesFor(1, [4, target - 2]);
  assert.deepEqual([...new Set(finales.slice(0, -1))], [null]);
  assert.equal(finales.at(-1)?.outcome, 'won');
  assert.deepEqual([...new Set(finalesFor(1, [4, 2]))], [null], 'the game goes on');
});

test("the finale shows a player the result with their own score first, and a spectator the winners' names", () => {
  const last = (viewer: Seat | null): Finale => finalesFor(viewer, [4, target - 2]).at(-1) ?? assert.fail('it is over');
  const [won, lost, watched] = [last(1), last(0), last(null)];
  assert.deepEqual([won.outcome, won.score[1], won.winners.length], ['won', 4, 2]);
  assert.deepEqual([lost.outcome, lost.score[0]], ['lost', 4]);
  assert.deepEqual([watched.outcome, watched.score[1]], ['watched', 4]);
  assert.deepEqual(
    watched.winners,
    [1, 3].map((seat) => peopleAt(defineRules('suedtirol'), null).names[seat]),
  );
  assert.deepEqual([won.kind, won.marks], ['normal', ['ring']]);
  assert.deepEqual(finalesFor(1, [0, target - 2]).at(-1)?.marks, ['scissors']);
});

test('the finale shows a Retourschneider and, with three players, a mark for each loser', () => {
  const rules = defineRules('normal', { players: 3 });
  const over: Fact = {
    type: 'game',
    side: 1,
    score: [0, 15, 4],
    bummerl: 4,
    kind: 'retourschneider',
    losers: [
      { side: 0, bummerl: 4, kind: 'retourschneider' },
      { side: 2, bummerl: 1, kind: 'normal' },
    ],
  };
  const snapshot = { view: announced().view(0), drawn: [], speech: null };
  const finale = finaleOf({ snapshot, lines: [], pause: 'none', happened: [over] }, peopleAt(rules, 0));
  assert.deepEqual([finale?.kind, finale?.marks], ['retourschneider', ['retour', 'ring']]);
});
