/** Tests of the sounds that moments play. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { createGame } from '../../src/game/game.js';
import type { Card } from '../../src/rules/card.js';
import type { Seat } from '../../src/rules/seats.js';
import { momentsOf, stillSnapshot, type Moment } from '../../src/table/moments.js';
import { drawTable } from '../../src/table/draw.js';
import { soundsOf, type Cue } from '../../src/table/sounds.js';
import { planMotion, cardStateAt } from '../../src/stage/motion.js';
import { handsWith, blindGame } from '../game/situations.js';
import { announced, gameAtScore, bid, dealt, FIVE_TRICKS, playCards, playHand, playTricks } from '../game/table.js';
import { LAYOUT, peopleAt, recordActions, recordSteps, type Step } from './recorded-steps.js';

/** Returns the sounds of each moment of a step. */
const cuesIn = (step: Step, viewer: Seat | null = 0): readonly (readonly Cue[])[] =>
  step.moments.map((moment, index) => {
    const { view } = index === 0 ? step.before : step.moments[index - 1].snapshot;
    return soundsOf(view, moment, peopleAt(step.view.rules, viewer));
  });

/** Returns the sounds of each moment without duplicates. */
const namesIn = (step: Step, viewer: Seat | null = 0): readonly string[] =>
  cuesIn(step, viewer).map((cues) => [...new Set(cues.map(({ sound }) => sound))].join(' '));

/** Returns the force with which the first card of the seat to act lands. */
const weightFor = (game: Parameters<typeof recordSteps>[0], card: Card, viewer: Seat | null): number => {
  const [step] = recordActions(game, [{ type: 'play', seat: game.toAct[0], card }], viewer);
  return cuesIn(step, viewer)[0][0].weight;
};

/** A hand with Trumpf Herz and Schlag Achter, in which the forehand has one card of each role. */
const KINDS = handsWith({ 1: 'H9 H8 E8 HK LK' });

test('a stronger card lands harder for a viewer who knows the announcement', () => {
  const [guter, rechter, linker, trump, plain] = (['H9', 'H8', 'E8', 'HK', 'LK'] as const).map((card) =>
    weightFor(announced(KINDS), card, 0),
  );
  assert.ok(
    guter > rechter && rechter > linker && linker > trump && trump > plain,
    'each weighs less than the previous one',
  );
});

test('in blind play, all cards land equally hard for viewers who do not know the announcement', () => {
  const options = { variant: 'blind' } as const;
  const game = () => blindGame(handsWith({ 0: 'H8 LA EU S10 H7', 1: 'H9 E8 EA LK SK' }, options), options, 'E8', 'H7');
  const cards: readonly Card[] = ['H9', 'E8', 'EA', 'LK', 'SK'];
  for (const viewer of [2, 3, null] as const)
    assert.equal(new Set(cards.map((card) => weightFor(game(), card, viewer))).size, 1);
  for (const viewer of [0, 1] as const)
    assert.ok(new Set(cards.map((card) => weightFor(game(), card, viewer))).size > 1);
  // The last card of the hand lands before the announcement is revealed.
  const last = game();
  const steps = recordSteps(last, 2);
  playCards(last);
  const final = steps.at(-1) as Step;
  assert.equal(final.view.phase, 'hand-over');
  assert.ok(final.view.announcement.schlag, 'the announcement is known after the hand');
  assert.equal(cuesIn(final, 2)[0][0].weight, weightFor(game(), 'H9', 2));
  const { cards: drawn } = drawTable(final.moments[0].snapshot, LAYOUT, { viewer: 2, shadesUnplayable: false });
  const weights = drawn.flatMap(({ weight }) => (weight === undefined ? [] : [weight]));
  assert.deepEqual(
    [weights.length, ...new Set(weights)],
    [4, weightFor(game(), 'H9', 2)],
    'the picture has the same weight',
  );
});

test('"Farbe!" plays the slap when the requested card lands, but not for a card already on the table', () => {
  for (const bidWhen of ['own-turn', 'anytime'] as const) {
    const game = announced(undefined, { rules: { farbe: true, bidWhen } });
    playTricks(game, 4);
    playCards(game, 1);
    const bidder = bidWhen === 'anytime' ? game.view(null).trick[0].seat : game.toAct[0];
    bid(game, bidder, 3);
    const [other] = game.toAct;
    const [step] = recordActions(game, [{ type: 'farbe', seat: other }], other);
    assert.deepEqual(namesIn(step, other), [bidWhen === 'anytime' ? '' : 'slap', 'chalk'], bidWhen);
  }
});

test('the sound of a played card starts when the card lands, or at once if cards do not move', () => {
  const game = announced();
  const [step] = recordActions(game, [{ type: 'play', seat: 1, card: 'EA' }]);
  const [moment] = step.moments;
  const pictures = [step.before, moment.snapshot].map((snapshot) =>
    drawTable(snapshot, LAYOUT, { viewer: 0, shadesUnplayable: false }),
  );
  const poses = new Map(planMotion(new Map(), pictures[0], 0).plannedCards.map(({ key, move }) => [key, move.to]));
  const { move } =
    planMotion(poses, pictures[1], 1).plannedCards.find(({ card }) => card.weight !== undefined) ??
    assert.fail('it moves');
  const times = Array.from({ length: 100 }, (_, share) => (move.start + move.duration * share) / 100);
  const lies =
    times.find((time) => time > move.start && cardStateAt(move, time).lift === 0) ?? assert.fail('it comes down');
  const [{ delay }] = cuesIn(step)[0];
  assert.ok(Math.abs(delay - lies) < 50, `plays after ${delay} ms, lands after ${lies}`);
  const [unmoved] = soundsOf(step.before.view, moment, peopleAt(game.rules), false);
  assert.equal(unmoved.delay, 0);
});

test("the shuffle, the cut and the deal each play a sound, and the deal's sounds match the motion seat by seat", () => {
  const game = createGame({ variant: 'normal', seed: 'stube' });
  const steps = recordSteps(game, 0);
  while (game.phase === 'draw') game.act(game.legalActions(game.toAct[0])[0]);
  assert.deepEqual(namesIn(steps[0]), ['deal']);
  assert.deepEqual(namesIn(steps[steps.length - 1]), ['deal', 'shuffle', '']);
  game.act({ type: 'cut', seat: game.toAct[0] });
  const dealing = steps[steps.length - 1];
  assert.deepEqual(namesIn(dealing), ['cut', 'deal']);
  const [, cues] = cuesIn(dealing);
  const delays = cues.filter(({ sound }) => sound === 'deal').map(({ delay }) => delay);
  const picture = drawTable(dealing.moments[1].snapshot, LAYOUT, { viewer: 0, shadesUnplayable: false });
  const { plannedCards } = planMotion(new Map(), picture, 1);
  const starts = [...new Set(plannedCards.filter(({ card }) => card.step !== undefined).map(({ move }) => move.start))];
  assert.deepEqual(
    delays.map((after) => after - delays[0]),
    starts.sort((one, other) => one - other),
  );
});

test('a bid plays a knock, louder for a higher bid, and other calls play no sound', () => {
  const game = announced();
  const steps = recordActions(game, [
    { type: 'bid', seat: 1, to: 3 },
    { type: 'hold', seat: 0 },
    { type: 'play', seat: 1, card: 'EA' },
    { type: 'bid', seat: 2, to: 4 },
    { type: 'fold', seat: 1 },
  ]);
  assert.deepEqual(
    steps.flatMap((step) => namesIn(step)),
    ['knock', '', 'slap', 'knock', 'chalk'],
  );
  assert.ok(cuesIn(steps[3])[0][0].weight > cuesIn(steps[0])[0][0].weight);
});

test('the chalk is louder for a hand with more points', () => {
  const weightAfter = (actions: readonly Action[]): number | undefined =>
    recordActions(announced(), actions)
      .flatMap((step) => cuesIn(step).flat())
      .at(-1)?.weight;
  const [three, four, folds] = [
    { type: 'bid', seat: 1, to: 3 },
    { type: 'bid', seat: 0, to: 4 },
    { type: 'fold', seat: 1 },
  ] as const;
  assert.deepEqual([weightAfter([three, { type: 'fold', seat: 0 }]), weightAfter([three, four, folds])], [0.7, 0.8]);
});

test('the chalk sound plays when the points are written, not while the last trick is on the table', () => {
  const game = announced();
  playTricks(game, 4);
  const steps = recordSteps(game, 0);
  playCards(game);
  game.act({ type: 'next', seat: 0 });
  assert.deepEqual(
    steps.map((step) => namesIn(step)),
    [['slap'], ['slap'], ['slap'], ['slap', 'chalk'], ['shuffle', '']],
  );
});

test('a won game, a lost game and a Retourschneider have different sounds', () => {
  /** Side 0 wins the hand. */
  const endOf = (score: readonly [number, number], viewer: Seat | null): readonly string[] => {
    const game = announced(FIVE_TRICKS, { setup: gameAtScore(...score) });
    const steps = recordSteps(game, viewer);
    playHand(game);
    return namesIn(steps.at(-1) as Step, viewer);
  };
  assert.deepEqual(endOf([13, 3], 0), ['slap', 'chalk game-won']);
  assert.deepEqual(endOf([13, 3], 1), ['slap', 'chalk game-lost']);
  assert.deepEqual(endOf([13, 3], null), ['slap', 'chalk game-won']);
  const { rules, view } = announced();
  const end = { type: 'game', side: 0, score: [15, 13], bummerl: 4, kind: 'retourschneider' } as const;
  const moment: Moment = { snapshot: stillSnapshot(view(0)), lines: [], pause: 'none', happened: [end] };
  for (const viewer of [0, 1, null] as const)
    assert.deepEqual(
      soundsOf(view(0), moment, peopleAt(rules, viewer)).map(({ sound }) => sound),
      ['retourschneider'],
    );
});

test('a view that no action caused plays no sound', () => {
  const game = dealt();
  const view = game.view(0);
  const [moment] = momentsOf(stillSnapshot(view), null, [], view, peopleAt(game.rules));
  assert.deepEqual(soundsOf(view, moment, peopleAt(game.rules)), []);
});
