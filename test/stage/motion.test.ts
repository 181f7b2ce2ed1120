import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  planMotion,
  restingState,
  cardStateAt,
  shakeAt,
  type PlannedCard,
  type Plan,
  type CardState,
} from '../../src/stage/motion.js';
import { poseOf, type Pose } from '../../src/stage/pose.js';
import type { CardPicture, Picture } from '../../src/table/picture.js';

const box = (x: number, y: number, width = 60) => ({ x, y, width, height: width * 1.768 });
const card = (key: string, x: number, y: number, more: Partial<CardPicture> = {}): CardPicture => ({
  key,
  box: box(x, y),
  turn: 0,
  cardFace: 'HO',
  ...more,
});
const picture = (...cards: readonly CardPicture[]): Picture => ({ width: 800, height: 600, cards });
const lying = (...cards: readonly CardPicture[]): ReadonlyMap<string, Pose> =>
  new Map(cards.map((each) => [each.key, poseOf(each, each.cardFace)]));
const only = (parts: readonly PlannedCard[]): PlannedCard => {
  assert.equal(parts.length, 1);
  return parts[0];
};

test('a card moves from its last position to its position in the new picture', () => {
  const { plannedCards, length } = planMotion(lying(card('HO', 100, 500)), picture(card('HO', 350, 200)), 1);
  const { move } = only(plannedCards);
  assert.equal(move.kind, 'carry');
  assert.deepEqual(cardStateAt(move, 0), { ...restingState(move.from), isMoving: true });
  assert.deepEqual(cardStateAt(move, length), restingState(move.to));
  assert.equal(move.to.x, 380);
});

test('a motion plan has a duration of 0 if no card changes position', () => {
  const cards = [card('HO', 100, 500), card('HK', 180, 500, { cardFace: 'HK' })];
  assert.equal(planMotion(lying(...cards), picture(...cards), 1).length, 0);
});

test('a played card that was hidden starts at the pose of its previous key and turns over in flight', () => {
  const before = card('1-4', 10, 200, { cardFace: null, turn: 90 });
  const after = card('t1', 350, 200, { previousKey: '1-4', cardFace: 'SU' });
  const { move } = only(planMotion(lying(before), picture(after), 1).plannedCards);
  assert.equal(move.from.x, 40);
  const times = Array.from({ length: 101 }, (_, step) => (move.duration * step) / 100);
  const shown = times.map((time) => cardStateAt(move, time));
  assert.equal(shown[0].cardFace, null);
  assert.equal(shown.at(-1)?.cardFace, 'SU');
  const turned = shown.findIndex(({ cardFace }) => cardFace === 'SU');
  assert.ok(
    shown.slice(turned).every(({ cardFace }) => cardFace === 'SU'),
    'it turns over once',
  );
  assert.ok(
    shown[turned].widthShare < 0.2 && shown[turned - 1].widthShare < 0.2,
    'its face changes while it is on edge',
  );
});

test('a new card does not start at the pose of its key if another card has that key as `previousKey`', () => {
  const before = card('1-4', 10, 200, { cardFace: null });
  const played = card('t1', 350, 200, { previousKey: '1-4' });
  const drawn = card('1-4', 10, 300, { cardFace: null });
  const { plannedCards } = planMotion(lying(before), picture(drawn, played), 1);
  assert.equal(plannedCards[0].move.duration, 0);
  assert.equal(plannedCards[1].move.from.y, poseOf(before, null).y);
});

test('a new card is dealt from `enterFrom`, or appears at once without `enterFrom`', () => {
  const dealt = card('HO', 100, 500, { enterFrom: { box: box(700, 0), turn: 30 } });
  const { plannedCards } = planMotion(new Map(), picture(dealt, card('HK', 300, 300)), 1);
  assert.equal(plannedCards[0].move.kind, 'deal');
  assert.equal(plannedCards[0].move.from.turn, 30);
  assert.equal(plannedCards[1].move.duration, 0);
});

test('each step of a motion starts shortly after the previous one, and its cards are invisible until then', () => {
  const enterFrom = { box: box(700, 0), turn: 0 };
  const cards = [0, 0, 1, 2].map((step, index) => card(`${index}`, 100 * index, 500, { enterFrom, step }));
  const { plannedCards } = planMotion(new Map(), picture(...cards), 1);
  const starts = plannedCards.map(({ move }) => move.start);
  assert.equal(starts[0], starts[1]);
  assert.ok(starts[1] < starts[2] && starts[2] < starts[3]);
  assert.equal(cardStateAt(plannedCards[3].move, starts[3] - 1).isVisible, false);
  assert.equal(cardStateAt(plannedCards[3].move, starts[3]).isVisible, true);
});

test('with any step and pace, every card is at rest at the end of its motion plan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 0, max: 12 }),
      fc.double({ min: 0.3, max: 2, noNaN: true }),
      fc.boolean(),
      (x, y, step, pace, turnsOver) => {
        const old = card('a', 100, 500, { cardFace: turnsOver ? null : 'HO' });
        const plan = planMotion(lying(old), picture(card('a', x, y, { step })), pace);
        for (const { move } of plan.plannedCards)
          assert.deepEqual(cardStateAt(move, plan.length), restingState(move.to));
      },
    ),
    { numRuns: 2000 },
  );
});

test('a card stays in its last position until its step starts', () => {
  const { move } = only(
    planMotion(lying(card('HO', 0, 0)), picture(card('HO', 400, 400, { step: 2 })), 1).plannedCards,
  );
  assert.deepEqual(cardStateAt(move, move.start / 2), restingState(move.from));
});

test('a card that moves a short distance slides and does not lift', () => {
  const { move } = only(planMotion(lying(card('HO', 100, 500)), picture(card('HO', 130, 500)), 1).plannedCards);
  assert.equal(move.kind, 'slide');
  for (let time = 0; time <= move.duration; time += 10) assert.equal(cardStateAt(move, time).lift, 0);
});

test('the pace multiplies all durations, and pace 0 puts every card in its final position at once', () => {
  const last = lying(card('HO', 100, 500));
  const next = picture(card('HO', 350, 200, { step: 3 }));
  const normal = planMotion(last, next, 1);
  assert.equal(planMotion(last, next, 2).length, normal.length * 2);
  const instant = planMotion(last, next, 0);
  assert.equal(instant.length, 0);
  assert.deepEqual(cardStateAt(only(instant.plannedCards).move, 0), restingState(poseOf(next.cards[0], 'HO')));
});

test('a card moves from any pose to any other pose without a jump', () => {
  const place = fc.record({
    x: fc.integer({ min: -100, max: 900 }),
    y: fc.integer({ min: -100, max: 700 }),
    turn: fc.integer({ min: -90, max: 90 }),
  });
  const face = fc.constantFrom('HO' as const, null);
  fc.assert(
    fc.property(place, place, face, face, fc.boolean(), (from, to, before, after, entered) => {
      const old = card('a', from.x, from.y, { turn: from.turn, cardFace: before });
      const now = card('a', to.x, to.y, { turn: to.turn, cardFace: after, ...(entered ? { enterFrom: old } : {}) });
      const { move } = only(planMotion(entered ? new Map() : lying(old), picture(now), 1).plannedCards);
      assert.deepEqual(cardStateAt(move, move.start + move.duration), restingState(move.to));
      const distance = Math.hypot(move.to.x - move.from.x, move.to.y - move.from.y);
      let last = cardStateAt(move, move.start);
      for (let step = 1; step <= 200; step++) {
        const seen = cardStateAt(move, move.start + (move.duration * step) / 200);
        assert.ok(Math.hypot(seen.x - last.x, seen.y - last.y) <= distance * 0.03 + 0.001);
        assert.ok(seen.widthShare >= 0 && seen.widthShare <= 1 && seen.lift >= 0 && seen.lift <= 1);
        last = seen;
      }
    }),
  );
});

test('the metal of a played card gleams after the card has landed, and no other card gleams', () => {
  const isMetal = (cardFace: Pose['cardFace']): boolean => cardFace === 'S6';
  const before = [card('weli', 100, 500, { cardFace: 'S6' }), card('plain', 180, 500)];
  const after = [card('weli', 350, 200, { cardFace: 'S6', weight: 0.5 }), card('plain', 420, 200, { weight: 0.5 })];
  const { plannedCards, length } = planMotion(lying(...before), picture(...after), 1, isMetal);
  const [weli, plain] = plannedCards.map(({ move }) => move);
  const landed = weli.start + weli.duration;
  assert.equal(cardStateAt(weli, landed - 1).gleam, 0);
  assert.ok(cardStateAt(weli, (landed + length) / 2).gleam > 0.9, 'it is brightest in the middle');
  assert.equal(cardStateAt(weli, length).gleam, 0);
  assert.equal(length, landed + 400);
  assert.equal(plain.gleam, 0);

  const resting = planMotion(lying(...after), picture(...after), 1, isMetal);
  assert.equal(resting.length, 0);
  const taken = planMotion(lying(...after), picture(card('weli', 700, 500, { cardFace: 'S6' })), 1, isMetal);
  assert.equal(taken.plannedCards[0].move.gleam, 0);
});

test('no card moves for more than 400 ms at normal pace, across the whole table', () => {
  const corners = [card('one', 20, 20), card('two', 20, 20), card('three', 20, 20, { cardFace: null })];
  const far = [
    card('one', 4000, 3000),
    card('two', 4000, 3000, { weight: 1 }),
    card('three', 4000, 3000, { cardFace: 'HO', turn: 90 }),
  ];
  const { plannedCards } = planMotion(lying(...corners), picture(...far), 1);
  assert.equal(plannedCards.length, 3);
  for (const { move } of plannedCards)
    assert.ok(move.duration > 0 && move.duration <= 400, `${move.kind}: ${move.duration}`);
});

/** The plan of a card that is played with a weight, and the states at each percent of its motion. */
const throwWith = (weight: number): { readonly plan: Plan; readonly seen: readonly CardState[] } => {
  const before = card('HO', 100, 500, { turn: 10 });
  const plan = planMotion(lying(before), picture(card('HO', 400, 150, { weight })), 1);
  const { move } = only(plan.plannedCards);
  assert.equal(move.kind, 'throw');
  return {
    plan,
    seen: Array.from({ length: 101 }, (_, percent) => cardStateAt(move, (move.duration * percent) / 100)),
  };
};

test('a played card rises, hits the table fast, and oscillates to its final angle', () => {
  const { plan, seen } = throwWith(0.5);
  const hit = seen.findIndex(({ lift }, percent) => percent > 0 && lift === 0);
  const highest = seen.reduce((best, { lift }, percent) => (lift > seen[best].lift ? percent : best), 0);
  assert.ok(highest > hit / 2 && hit < 70, `highest at ${highest}, down at ${hit} percent`);
  const { to } = only(plan.plannedCards).move;
  const away = ({ x, y }: Pose): number => Math.hypot(to.x - x, to.y - y);
  assert.ok(away(seen[hit]) < 20 && away(seen[hit]) > 2, 'it slides on a little');
  const turns = seen.slice(hit).map(({ turn }) => turn - to.turn);
  assert.ok(Math.max(...turns) > 1 && Math.min(...turns) < -0.1, 'it oscillates around its final angle');
  assert.equal(turns.at(-1), 0);
});

test('a heavier card is pressed down harder, and only the heaviest shakes the table', () => {
  const pressed = ({ seen }: ReturnType<typeof throwWith>): number => Math.max(...seen.map(({ press }) => press));
  const shaken = ({ plan }: ReturnType<typeof throwWith>): number =>
    Math.max(...Array.from({ length: 100 }, (_, percent) => Math.abs(shakeAt(plan, (plan.length * percent) / 100))));
  const [plain, rechter, guter] = [throwWith(0.4), throwWith(0.85), throwWith(1)];
  assert.ok(pressed(plain) < pressed(rechter) && pressed(rechter) < pressed(guter));
  assert.deepEqual([shaken(plain), shaken(rechter)], [0, 0]);
  assert.ok(shaken(guter) > 0.3 && shaken(guter) <= 1);
  assert.equal(Math.abs(shakeAt(guter.plan, guter.plan.length)), 0, 'the shake is over at the end');
});

test('the table does not shake at pace 0', () => {
  const before = lying(card('HO', 100, 500));
  const plan = planMotion(before, picture(card('HO', 400, 150, { weight: 1 })), 0);
  assert.equal(shakeAt(plan, 0), 0);
});

test('removed cards are gathered face down below other cards, but disappear at once at pace 0 or without `gatherAt`', () => {
  const before = lying(card('HO', 100, 500), card('HK', 180, 500), card('pack', 400, 300, { cardFace: null }));
  const gatherAt = [
    { box: box(300, 300), turn: -7 },
    { box: box(500, 300), turn: 7 },
  ];
  const after = picture(card('pack', 300, 300, { cardFace: null }));
  assert.equal(planMotion(before, after, 1).plannedCards.length, 1);
  assert.equal(planMotion(before, { ...after, gatherAt }, 0).plannedCards.length, 1);
  const { plannedCards, length } = planMotion(before, { ...after, gatherAt }, 1);
  assert.deepEqual(
    plannedCards.map(({ key, isLeaving = false }) => [key, isLeaving]),
    [
      ['HO', true],
      ['HK', true],
      ['pack', false],
    ],
  );
  const ends = plannedCards.map(({ move }) => cardStateAt(move, length));
  assert.deepEqual(
    ends.map(({ x, turn, cardFace }) => [x, turn, cardFace]),
    [
      [330, -7, null],
      [530, 7, null],
      [330, 0, null],
    ],
  );
});

test('a dragged card follows the pointer without delay while the other cards move aside', () => {
  const before = lying(card('HO', 100, 500), card('HK', 180, 500));
  const { plannedCards } = planMotion(
    before,
    picture(card('HO', 300, 450, { isDragged: true }), card('HK', 100, 500)),
    1,
  );
  const [held, other] = plannedCards.map(({ move }) => move);
  assert.deepEqual(cardStateAt(held, 0), restingState(held.to));
  const early = cardStateAt(other, 16);
  assert.ok(other.duration > 0 && early.isMoving);
});
