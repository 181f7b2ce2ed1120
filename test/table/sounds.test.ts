/** What is heard of what is shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../src/game/game.js';
import type { Card } from '../../src/rules/card.js';
import type { Seat } from '../../src/rules/seats.js';
import { momentsOf, stillSnapshot, type Moment } from '../../src/table/moments.js';
import { drawTable } from '../../src/table/draw.js';
import { soundsOf, type Cue } from '../../src/table/sounds.js';
import { planMotion, cardStateAt } from '../../src/stage/motion.js';
import { handsWith, blindGame } from '../game/situations.js';
import { announced, at, bid, dealt, FIVE_TRICKS, playCards, playHand, playTricks } from '../game/table.js';
import { LAYOUT, peopleAt, shownOf, recordSteps, type Step } from './recorded-steps.js';

/** What is heard in each moment of a step. */
const heardIn = (step: Step, viewer: Seat | null = 0): readonly (readonly Cue[])[] =>
  step.moments.map((moment, index) => {
    const { view } = index === 0 ? step.before : step.moments[index - 1].snapshot;
    return soundsOf(view, moment, peopleAt(step.view.rules, viewer));
  });

/** The sounds of each moment, each kind once. */
const namesIn = (step: Step, viewer: Seat | null = 0): readonly string[] =>
  heardIn(step, viewer).map((cues) => [...new Set(cues.map(({ sound }) => sound))].join(' '));

/** How hard the first card of the seat due falls. */
const weightFor = (game: Parameters<typeof recordSteps>[0], card: Card, viewer: Seat | null): number => {
  const [step] = shownOf(game, [{ type: 'play', seat: game.toAct[0], card }], viewer);
  return heardIn(step, viewer)[0][0].weight;
};

/** Trumpf Herz, Schlag Achter: the forehand holds one card of each kind. */
const KINDS = handsWith({ 1: 'H9 H8 E8 HK LK' });

test('A card falls the harder the more it is, for who knows what was announced', () => {
  const [guter, rechter, linker, trump, plain] = (['H9', 'H8', 'E8', 'HK', 'LK'] as const).map((card) =>
    weightFor(announced(KINDS), card, 0),
  );
  assert.ok(guter > rechter && rechter > linker && linker > trump && trump > plain, 'each weighs less than the last');
});

test('Until the hand is over all cards fall alike for who does not know what was announced, and not for who does', () => {
  const options = { variant: 'blind' } as const;
  const game = () => blindGame(handsWith({ 0: 'H8 LA EU S10 H7', 1: 'H9 E8 EA LK SK' }, options), options, 'E8', 'H7');
  const cards: readonly Card[] = ['H9', 'E8', 'EA', 'LK', 'SK'];
  for (const viewer of [2, 3, null] as const)
    assert.equal(new Set(cards.map((card) => weightFor(game(), card, viewer))).size, 1);
  for (const viewer of [0, 1] as const)
    assert.ok(new Set(cards.map((card) => weightFor(game(), card, viewer))).size > 1);
  // The last card of the hand falls before it is told.
  const last = game();
  const steps = recordSteps(last, 2);
  playCards(last);
  const final = steps.at(-1) as Step;
  assert.equal(final.view.phase, 'hand-over');
  assert.ok(final.view.announcement.schlag, 'now it is known');
  assert.equal(heardIn(final, 2)[0][0].weight, weightFor(game(), 'H9', 2));
  const { cards: drawn } = drawTable(final.moments[0].snapshot, LAYOUT, { viewer: 2, shadesUnplayable: false });
  const weights = drawn.flatMap(({ weight }) => (weight === undefined ? [] : [weight]));
  assert.deepEqual([weights.length, ...new Set(weights)], [4, weightFor(game(), 'H9', 2)], 'and so it is put down');
});

test('"Farbe!" is heard when the card that is asked for falls, and not for one that lies there already', () => {
  for (const bidWhen of ['own-turn', 'anytime'] as const) {
    const game = announced(undefined, { rules: { farbe: true, bidWhen } });
    playTricks(game, 4);
    playCards(game, 1);
    const bidder = bidWhen === 'anytime' ? game.view(null).trick[0].seat : game.toAct[0];
    bid(game, bidder, 3);
    const [other] = game.toAct;
    const [step] = shownOf(game, [{ type: 'farbe', seat: other }], other);
    assert.deepEqual(namesIn(step, other), [bidWhen === 'anytime' ? '' : 'slap', 'chalk'], bidWhen);
  }
});

test('A card falls when its motion lets it lie, and at once where nothing moves', () => {
  const game = announced();
  const [step] = shownOf(game, [{ type: 'play', seat: 1, card: 'EA' }]);
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
  const [{ delay }] = heardIn(step)[0];
  assert.ok(Math.abs(delay - lies) < 50, `heard after ${delay} ms, seen after ${lies}`);
  const [unmoved] = soundsOf(step.before.view, moment, peopleAt(game.rules), false);
  assert.equal(unmoved.delay, 0);
});

test('The pack is shuffled when the drawing is over, cut, and dealt seat by seat as the cards move', () => {
  const game = createGame({ variant: 'normal', seed: 'stube' });
  const steps = recordSteps(game, 0);
  while (game.phase === 'draw') game.act(game.legalActions(game.toAct[0])[0]);
  assert.deepEqual(namesIn(steps[0]), ['deal']);
  assert.deepEqual(namesIn(steps[steps.length - 1]), ['deal', 'shuffle', '']);
  game.act({ type: 'cut', seat: game.toAct[0] });
  const dealing = steps[steps.length - 1];
  assert.deepEqual(namesIn(dealing), ['cut', 'deal']);
  const [, cues] = heardIn(dealing);
  const heard = cues.filter(({ sound }) => sound === 'deal').map(({ delay }) => delay);
  const picture = drawTable(dealing.moments[1].snapshot, LAYOUT, { viewer: 0, shadesUnplayable: false });
  const { plannedCards } = planMotion(new Map(), picture, 1);
  const starts = [...new Set(plannedCards.filter(({ card }) => card.step !== undefined).map(({ move }) => move.start))];
  assert.deepEqual(
    heard.map((after) => after - heard[0]),
    starts.sort((one, other) => one - other),
  );
});

test('A bid is knocked, the harder the higher; what is said besides is not heard', () => {
  const game = announced();
  const steps = shownOf(game, [
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
  assert.ok(heardIn(steps[3])[0][0].weight > heardIn(steps[0])[0][0].weight);
});

test('The chalk is heard when the points are written, not while the last trick lies there; the next hand is shuffled', () => {
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

test('A game won sounds different from one lost, a Retourschneider different from both', () => {
  /** Side 0 wins the hand. */
  const endOf = (score: readonly [number, number], viewer: Seat | null): readonly string[] => {
    const game = announced(FIVE_TRICKS, { setup: at(...score) });
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

test('What is shown anew is not heard', () => {
  const game = dealt();
  const view = game.view(0);
  const [moment] = momentsOf(stillSnapshot(view), null, [], view, peopleAt(game.rules));
  assert.deepEqual(soundsOf(view, moment, peopleAt(game.rules)), []);
});
