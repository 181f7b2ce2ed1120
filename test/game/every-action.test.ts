/** Tests every action in every phase. Each action is either listed and accepted, or rejected with the right code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Action, ActionType } from '../../src/game/action.js';
import type { Phase } from '../../src/game/phase.js';
import { type Game, type GameOptions } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import type { IllegalActionCode } from '../../src/game/illegal-action.js';
import type { Seat } from '../../src/rules/seats.js';
import { possibleActions, actionKey, refusal } from './possible-actions.js';
import { anyRules, anySeed, playAtRandom } from './random-play.js';
import { handsWith } from './situations.js';
import { cards, DEALER, FOREHAND, seats } from './table.js';
import { runs } from '../runs.js';

/**
 * Phases that wait for each action, with the possible error codes. In all other phases, the code is `wrong-phase`.
 */
const REFUSED: Readonly<
  Record<ActionType, { readonly in: readonly Phase[]; readonly as: readonly IllegalActionCode[] }>
> = {
  draw: { in: ['draw'], as: ['not-your-turn', 'not-possible'] },
  cut: { in: ['cut'], as: ['wrong-phase', 'not-your-turn', 'not-possible'] },
  take: { in: ['cut'], as: ['wrong-phase', 'not-your-turn', 'not-critical'] },
  'ask-schoeneres': { in: ['announce'], as: ['not-your-turn', 'not-offered', 'already-asked'] },
  'ask-schlagtausch': { in: ['announce'], as: ['not-your-turn', 'not-offered', 'already-asked'] },
  'ask-swap-hands': { in: ['announce'], as: ['not-offered', 'already-asked'] },
  answer: { in: ['answer', 'announce'], as: ['wrong-phase', 'not-your-turn'] },
  'announce-schlag': { in: ['announce'], as: ['wrong-phase', 'not-your-turn', 'not-possible', 'must-hold'] },
  'announce-trumpf': { in: ['announce'], as: ['wrong-phase', 'not-your-turn', 'not-possible'] },
  show: { in: ['announce'], as: ['not-offered', 'not-your-turn', 'not-in-hand', 'not-possible'] },
  decide: { in: ['decide'], as: ['not-your-turn'] },
  play: { in: ['play'], as: ['not-your-turn', 'not-in-hand', 'not-offered', 'must-follow'] },
  bid: { in: ['play', 'answer'], as: ['wrong-phase', 'not-your-turn', 'may-not-bid', 'last-trick', 'wrong-value'] },
  hold: { in: ['answer'], as: ['wrong-phase', 'not-your-turn'] },
  fold: { in: ['answer'], as: ['wrong-phase', 'not-your-turn'] },
  farbe: { in: ['answer'], as: ['wrong-phase', 'not-your-turn', 'not-offered'] },
  strike: { in: ['hand-over', 'cut'], as: ['wrong-phase', 'not-offered', 'may-not-strike'] },
  signal: { in: ['announce', 'play'], as: ['wrong-phase', 'not-offered', 'already-signalled', 'not-possible'] },
  next: { in: ['hand-over', 'game-over'], as: [] },
  reveal: { in: ['hand-over', 'game-over'], as: ['nothing-to-reveal'] },
};

/** Returns the actions that a seat could try, with its own cards and some of the other seats' cards. */
const attempts = (game: Game, seat: Seat): readonly Action[] =>
  possibleActions(seat, [...new Set([...game.view(seat).hand, ...cards('HK S6 E7 L8 SA H9')])]);

/** Checks that every unlisted action is rejected. Returns the error codes as `action: code`. */
const refusedNow = (game: Game): string[] => {
  const { phase } = game;
  return seats(game).flatMap((seat) => {
    const legal = new Set(game.legalActions(seat).map(actionKey));
    const all = new Map(attempts(game, seat).map((action) => [actionKey(action), action]));
    for (const listed of legal) assert.ok(all.has(listed), `${listed} is among the possible actions`);
    return [...all]
      .filter(([name]) => !legal.has(name))
      .map(([name, action]) => {
        const error = refusal(game, action);
        assert.ok(error, `accepted, but not listed: ${name} in ${phase}`);
        const { in: phases, as: codes } = REFUSED[action.type];
        if (phases.includes(phase)) assert.ok(codes.includes(error.code), `${name} in ${phase}: ${error.code}`);
        else assert.equal(error.code, 'wrong-phase', `${name} in ${phase}`);
        assert.doesNotMatch(error.message, /undefined|null|\[object/);
        return `${action.type}: ${error.code}`;
      });
  });
};

/** Returns the part of the game state that can affect the result of an action. */
const situationOf = (game: Game): string => {
  const { phase, pending, trick, handSizes, history } = game.view(null);
  return [phase, pending?.type, trick.length, Math.max(...handSizes) === 1, history.at(-1)?.type].join();
};

/** A blind table at which the Weli is a Kritischer and cannot be shown as the Schlag. */
const WELI_COUNTS = { variant: 'blind', rules: { critical: ['HK', 'S6', 'E7'], weli: 'critical' } } as const;
/** Tables that together produce every error code. */
const TABLES: readonly GameOptions[] = [
  {},
  { variant: 'bayrisch-11', rules: { cutBluff: false } },
  { variant: 'deuten', rules: { blindSwap: true } },
  { ...WELI_COUNTS, setup: { dealer: DEALER, hands: handsWith({ [FOREHAND]: 'S6 HA LA' }, WELI_COUNTS) } },
  { variant: 'toblach', players: 2, rules: { farbe: true, schoeneres: 'none', schlagHeld: 1 } },
  { variant: 'normal', players: 3, rules: { threePlayer: 'dealer-names-trump' } },
  { variant: 'normal', players: 3 },
  { variant: 'suedtirol', setup: { score: [13, 2] } },
  { variant: 'latinisch', players: 2 },
];

test('act() rejects every unlisted action with an expected code, and all expected codes occur', () => {
  const seen = new Set<string>();
  for (const [index, table] of TABLES.entries()) {
    const tried = new Set<string>();
    for (let game = 0; game < runs(4, 6); game++) {
      playAtRandom({ ...table, seed: `${index} ${game}` }, (now) => {
        const situation = situationOf(now);
        if (tried.has(situation)) return;
        tried.add(situation);
        for (const code of refusedNow(now)) seen.add(code);
      });
    }
  }
  const expected = Object.entries(REFUSED).flatMap(([type, { as }]) =>
    ['wrong-phase', ...as].map((code) => `${type}: ${code}`),
  );
  assert.deepEqual(
    expected.filter((code) => !seen.has(code)),
    [],
  );
});

test('at any table, rejecting unlisted actions leaves the game unchanged', () => {
  fc.assert(
    fc.property(anyRules, anySeed, fc.nat(120), (rules, seed, when) => {
      let actions = 0;
      const game = playAtRandom({ rules, seed }, () => actions++ < when);
      const before = JSON.stringify([game.record(), [null, ...seats(game)].map((seat) => game.view(seat))]);
      refusedNow(game);
      assert.equal(JSON.stringify([game.record(), [null, ...seats(game)].map((seat) => game.view(seat))]), before);
    }),
    { numRuns: runs(10, 100) },
  );
});

test('act() accepts every listed action at any table', () => {
  fc.assert(
    fc.property(anyRules, anySeed, fc.nat(120), (rules, seed, when) => {
      let actions = 0;
      const game = playAtRandom({ rules, seed }, () => actions++ < when);
      const record = game.record();
      for (const action of seats(game).flatMap((seat) => game.legalActions(seat))) {
        const copy = replay(record);
        let done: Action | null = null;
        copy.subscribe((what) => (done = what));
        copy.act(action);
        assert.equal(actionKey(done as unknown as Action), actionKey(action));
      }
    }),
    { numRuns: runs(7, 60) },
  );
});

test('a draw and a cut accept every valid position and reject all others', () => {
  fc.assert(
    fc.property(anyRules, anySeed, fc.integer({ min: -3, max: 37 }), fc.boolean(), (rules, seed, at, drawing) => {
      const game = playAtRandom({ rules, seed }, ({ phase }) => phase === 'draw' && !drawing);
      const error = refusal(game, { type: drawing ? 'draw' : 'cut', seat: game.toAct[0], at });
      const isThere = at >= (drawing ? 0 : 1) && at < rules.pack;
      assert.equal(error?.code, isThere ? undefined : 'not-possible');
    }),
    { numRuns: runs(7, 60) },
  );
});

test('after a draw, the position is no longer available to the other player', () => {
  const game = playAtRandom({ seed: 'stube' }, ({ phase }) => phase !== 'draw');
  game.act({ type: 'draw', seat: 1, at: 7 });
  assert.equal(refusal(game, { type: 'draw', seat: 0, at: 7 })?.code, 'not-possible');
  assert.equal(refusal(game, { type: 'draw', seat: 0, at: 8 }), null);
});
