/** The steps of a replay, from the view of one seat or with all cards face up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { courseOf } from '../../src/element/features/replay/replay-course.js';
import { connect, type Update } from '../../src/game/connect.js';
import { createGame } from '../../src/game/game.js';
import type { GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import { isBlind } from '../../src/rules/announce.js';
import { ALL_CARDS } from '../../src/rules/card.js';
import { seatsOf, type Seat } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { openHandsOf } from '../../src/table/open-hands.js';
import { sinceDeal } from '../../src/table/snapshot.js';
import { anyRules, anySeed, playAtRandom } from '../game/random-play.js';
import { EVERY_SHORT_TABLE } from '../short-games.js';
import { runs } from '../runs.js';

type ViewUpdate = Extract<Update, { readonly view: View }>;

interface Played {
  readonly record: GameRecord;
  /** The first view of the seat, and its update at each step. */
  readonly first: View;
  readonly updates: readonly ViewUpdate[];
}

/** Plays a game at random and records the views of one seat. */
const played = (rules: RuleSet, seed: string, seat: Seat | null): Played => {
  const updates: ViewUpdate[] = [];
  let first: View | null = null;
  const game = playAtRandom({ rules, seed }, (now, last) => {
    if (last) return;
    first = now.view(seat);
    connect(now, seat).subscribe((update) => {
      if ('view' in update) updates.push(update);
    });
  });
  return { record: game.record(), first: first as unknown as View, updates };
};

/** Copies a value through JSON, the format in which records are transferred. */
const overJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('each step of a replay equals the update that the seat or spectator received during the game', () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      for (const seat of [...seatsOf(rules.players), null]) {
        const { record, first, updates } = played(rules, seed, seat);
        const course = courseOf(overJson(record), { seat });
        assert.equal(course.steps, updates.length);
        assert.deepEqual(course.viewAt(0), first);
        // The loop runs backwards, because a step must not depend on earlier steps.
        for (let step = course.steps; step > 0; step -= step % 7 === 0 ? 3 : 1) {
          assert.deepEqual(course.happeningAt(step), updates[step - 1]);
          assert.deepEqual(course.viewAt(step), updates[step - 1].view);
        }
      }
    }),
    { numRuns: runs(2, 60), seed: 3 },
  );
});

/** Returns all cards that a JSON value mentions. */
const cardsIn = (value: unknown): ReadonlySet<string> =>
  new Set(
    JSON.stringify(value)
      .match(/"(?:[ELHS](?:[AKOU56789]|10))"/g)
      ?.map((card) => card.slice(1, -1)),
  );

test("a replay from a player's viewpoint shows only cards that the player knew at that step", () => {
  assert.ok(ALL_CARDS.every((card) => cardsIn([card]).has(card)));
  for (const rules of EVERY_SHORT_TABLE.filter((table) => isBlind(table))) {
    const { record } = played(rules, 'geheim', 0);
    const [course, open] = [courseOf(record, { seat: 1 }), courseOf(record, { seat: 1, open: true })];
    for (let step = 0; step <= course.steps; step++) {
      const others = (open.viewAt(step).revealed ?? []).flatMap((hand, seat) => (seat === 1 ? [] : hand));
      const view = course.viewAt(step);
      if (!['announce', 'decide', 'answer', 'play'].includes(view.phase)) continue;
      // Each announcer sees the card that the other announcer has shown.
      const shown = view.history.flatMap((entry) => (entry.type === 'shown' ? [entry.card] : []));
      const known = new Set<string>([...view.hand, ...shown]);
      const now = { ...view, rules: null, games: null, history: sinceDeal(view.history) };
      const tells = [...cardsIn(now)].filter((card) => !known.has(card) && (others as string[]).includes(card));
      assert.deepEqual(tells, [], `${rules.variant}, step ${step}`);
    }
  }
});

test('an open replay shows secret announcements, and shows each hand as soon as its player can see it', () => {
  for (const rules of EVERY_SHORT_TABLE.filter((_, table) => runs(table % 3 === 0, true))) {
    const { record } = played(rules, 'offen', null);
    const course = courseOf(record, { open: true });
    let secrets = 0;
    for (let step = 0; step <= course.steps; step++) {
      const view = course.viewAt(step);
      const seatsViews = seatsOf(rules.players).map((seat) => courseOfSeat(record, seat).viewAt(step));
      assert.deepEqual(
        view.revealed,
        seatsViews.map(({ hand }) => hand),
      );
      if (view.phase === 'play')
        assert.ok(
          openHandsOf(view).every((hand) => hand !== null),
          'all hands are open while cards are played',
        );
      for (const { announcement } of seatsViews) {
        if (announcement.schlag) assert.equal(view.announcement.schlag, announcement.schlag);
        if (announcement.trumpf) assert.equal(view.announcement.trumpf, announcement.trumpf);
      }
      if (view.phase === 'play' && view.announcement.schlag) secrets++;
    }
    assert.ok(secrets > 0, `${rules.variant} shows its announcement`);
  }
});

const courses = new Map<GameRecord, ReturnType<typeof courseOf>[]>();
const courseOfSeat = (record: GameRecord, seat: Seat): ReturnType<typeof courseOf> => {
  const known = courses.get(record) ?? seatsOf(record.rules.players).map((one) => courseOf(record, { seat: one }));
  courses.set(record, known);
  return known[seat];
};

test('handEndFrom(step) returns the first step at or after `step` that ends a hand, or null if no hand ends', () => {
  const { record, updates } = played(EVERY_SHORT_TABLE[0], 'ende', 0);
  const course = courseOf(record, { seat: 0 });
  const ends = updates.flatMap(({ happened }, at) => (happened.some(({ type }) => type === 'hand') ? [at + 1] : []));
  assert.ok(ends.length > 2);
  assert.equal(course.handEndFrom(0), ends[0]);
  assert.equal(course.handEndFrom(ends[0]), ends[0]);
  assert.equal(course.handEndFrom(ends[0] + 1), ends[1]);
  assert.equal(course.handEndFrom(ends[ends.length - 1] + 1), null);
  assert.equal(course.ownViewAt(ends[0]).phase, 'hand-over');
  assert.strictEqual(course.ownViewAt(ends[0]), course.ownViewAt(ends[0]));
});

test('for an invalid record or option, courseOf() throws an error that names the fault', () => {
  const record = createGame({ seed: 'r', setup: { dealer: 0 } }).record();
  const refused = (input: unknown, options: unknown, code: string, message: RegExp): void =>
    assert.throws(() => courseOf(input, options), { code, message });
  for (const none of [undefined, null, 7, 'x', [], {}]) refused(none, {}, 'invalid-record', /record/);
  refused({ version: 1, game: record, seat: 0 }, {}, 'invalid-record', /pass its `game` field/);
  refused({ ...record, version: 99 }, {}, 'unknown-record-version', /99/);
  refused({ ...record, actions: [{ type: 'next', seat: 0 }] }, {}, 'invalid-record', /Action 1/);
  for (const seat of [4, -1, 0.5, '1', 'none']) refused(record, { seat }, 'invalid-seat', /seat/);
  for (const open of [1, 'yes', null]) refused(record, { open }, 'invalid-option', /open/);
  for (const options of [null, 3, 'x', []]) refused(record, options, 'invalid-option', /options/);
  refused(record, { seats: 1 }, 'unknown-option', /seats/);
});

test('courseOf() returns the people in the record and throws if they are invalid', () => {
  const record = createGame({ seed: 'people' }).record();
  const person = { name: 'Anna', face: null };
  const people = [person, person, person, { name: null, face: 'hias' }];
  assert.equal(courseOf(record).people, undefined);
  assert.deepEqual(courseOf({ ...record, people }).people, people);
  for (const wrong of [null, {}, [person], [...people.slice(1), null], [...people.slice(1), { name: 7, face: null }]])
    assert.throws(() => courseOf({ ...record, people: wrong }), { code: 'invalid-record', message: /people.*name/u });
});
