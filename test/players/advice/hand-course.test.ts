import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../../src/game/game.js';
import { createGame } from '../../../src/game/game.js';
import { choose } from '../../../src/players/choose.js';
import { handCourse, type CoursePoint } from '../../../src/players/advice/hand-course.js';
import { randomFrom } from '../../../src/rules/random.js';
import { sideOf } from '../../../src/rules/seats.js';
import { seats } from '../../game/table.js';
import { runs } from '../../runs.js';
import { announced, play, reshuffledFor, playToEnd } from '../played.js';

const SEED = { seed: 'course' };
const NO_BIDS = { rules: { bidWhen: 'never' } } as const;

/**
 * Hearts are the Trumpf and eights are the Schlag. The dealer plays last and could take the fourth trick with their Linker.
 */
const HANDS = ['H7 HU LO SU E8', 'H9 H8 S8 LA E9', 'H10 HO LK SA SO', 'HK HA S9 E7 L7'];
const BEFORE = 'H9 H10 HK H7 H8 HO HA HU LA LK L7';

const knownOf = (course: readonly CoursePoint[]): readonly (number | null)[] => course.map(({ known }) => known);

/** Reveals the remaining cards of all seats. */
const revealed = (game: Game): Game => {
  for (const seat of seats(game)) game.act({ type: 'reveal', seat });
  return game;
};

test('handCourse() returns a point before each trick and one at the end', async () => {
  const game = playToEnd(play(announced(HANDS, NO_BIDS), BEFORE), 'LO');
  const course = await handCourse(game.view(0), SEED);
  assert.deepEqual(
    course.map(({ tricks }) => tricks),
    [0, 1, 2, 3],
  );
  assert.equal(knownOf(course).at(-1), 0, 'lost');
  const theirs = await handCourse(game.view(1), SEED);
  assert.equal(knownOf(theirs).at(-1), 1000, 'won');
  for (const points of [course, theirs])
    for (const { known } of points) assert.ok(known !== null && known >= 0 && known <= 1000);
  assert.ok((theirs[2]?.known ?? 0) > (theirs[0]?.known ?? 1000), 'two tricks taken raise the chance');
});

test('once all cards are known, each point of handCourse() includes the result of play with open cards', async () => {
  const game = playToEnd(play(announced(HANDS, NO_BIDS), BEFORE), 'LO');
  const hidden = await handCourse(game.view(0), SEED);
  assert.deepEqual(
    hidden.map(({ open }) => open),
    [null, null, null, null],
  );
  const shown = await handCourse(revealed(game).view(0), SEED);
  assert.deepEqual(knownOf(shown), knownOf(hidden), 'a later reveal does not change the earlier knowledge');
  // With E8 in the third trick, seat 0 can still win. With LO, seat 0 loses.
  assert.equal(shown.at(-1)?.open, 0);
  for (const { open } of shown) assert.ok(open === 0 || open === 1000);
  const others = await handCourse(game.view(1), SEED);
  assert.deepEqual(
    others.map(({ open }) => open),
    shown.map(({ open }) => 1000 - (open ?? 0)),
  );
});

test("other seats' hidden cards do not affect handCourse() before the last point", async () => {
  const random = randomFrom('course');
  const played = 'H9 H10 HK H7 H8 HO HA HU LA LK L7'.split(' ');
  const of = async (hands: readonly string[]): Promise<readonly (number | null)[]> => {
    const game = play(announced(hands, NO_BIDS), BEFORE);
    game.act({ type: 'play', seat: 0, card: 'LO' });
    return knownOf(await handCourse(game.view(0), SEED));
  };
  const first = await of(HANDS);
  for (let round = 0; round < runs(2, 10); round++)
    assert.deepEqual(await of(reshuffledFor(0, HANDS, 33, [...played, 'LO'], random)), first);
});

test('for a folded hand, handCourse() ends with the fold, or returns one point if no card was played', async () => {
  const folded = announced(HANDS);
  folded.act({ type: 'bid', seat: 1, to: 3 });
  folded.act({ type: 'fold', seat: 0 });
  assert.deepEqual(await handCourse(folded.view(0), SEED), [{ tricks: 0, known: 0, open: null }]);
  const later = play(announced(HANDS), 'H9 H10 HK H7');
  later.act({ type: 'bid', seat: 1, to: 3 });
  later.act({ type: 'fold', seat: 0 });
  assert.deepEqual(
    (await handCourse(later.view(1), SEED)).map(({ tricks }) => tricks),
    [0, 1],
  );
});

test('handCourse() ends with the actual result for every seat, with three players and in blind play', async () => {
  for (const options of [{ variant: 'bayrisch', players: 3 }, { variant: 'suedtirol-blind' }] as const) {
    const game = createGame({ ...options, seed: 'any' });
    while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
      const [seat] = game.toAct;
      game.act((await choose(game.view(seat), { level: 'easy', seed: 'any' })) ?? game.legalActions(seat)[0]);
    }
    for (const seat of seats(game)) {
      const view = game.view(seat);
      const course = await handCourse(view, SEED);
      const { result } = view;
      const won = (result?.sides ?? [result?.side]).includes(sideOf(view.players, seat));
      assert.equal(course.at(-1)?.known, won ? 1000 : 0, JSON.stringify([options, seat]));
      assert.equal(course.at(-1)?.tricks, view.history.filter(({ type }) => type === 'trick').length);
    }
  }
});

test('handCourse() rejects for a spectator and before the end of the hand', async () => {
  const game = announced(HANDS);
  await assert.rejects(handCourse(game.view(0)), { code: 'nothing-to-review' });
  await assert.rejects(handCourse(playToEnd(game, '').view(null)), { code: 'nothing-to-review' });
});
