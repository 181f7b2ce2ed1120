/** Tests that a blind seat learns nothing about the Schlag or the Trumpf before the hand ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGame, type GameOptions } from '../../src/game/game.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import type { Action } from '../../src/game/action.js';
import { de } from '../i18n/spoken.js';
import { say } from '../../src/i18n/text.js';
import { isBlind } from '../../src/rules/announce.js';
import { deckOf, type Card } from '../../src/rules/card.js';
import { randomFrom, shuffled } from '../../src/rules/random.js';
import { isAnnouncer, seatsOf, type Seat } from '../../src/rules/seats.js';
import { defineRules, VARIANT_IDS, type RuleSet } from '../../src/rules/variants.js';
import { AS_DEALT } from '../../src/table/hand-arrangement.js';
import { modelOf } from '../../src/table/model.js';
import { facesOf } from '../../src/table/moods.js';
import { soundsOf } from '../../src/table/sounds.js';
import { talkOf } from '../../src/table/talk.js';
import type { Snapshot } from '../../src/table/snapshot.js';
import { anyAction, anySeed } from '../game/random-play.js';
import { LAYOUT, logOf, peopleAt, allTexts, recordSteps, type Step } from './recorded-steps.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';

const BLIND_VARIANTS = VARIANT_IDS.filter((variant) => isBlind(defineRules(variant)));
const anyBlindRules = fc
  .tuple(
    fc.constantFrom(...BLIND_VARIANTS),
    fc.constantFrom('prevent' as const, 'penalise' as const),
    fc.constantFrom('everyone' as const, 'announcers' as const),
  )
  .map(([variant, enforcement, look]) => defineRules(variant, { enforcement, look }));

const DEALER = 0;
/** The seats that must not know the announcement. `null` is a spectator. */
const BLIND_VIEWERS: readonly (Seat | null)[] = [
  null,
  ...seatsOf(4).filter((seat) => !isAnnouncer(defineRules('blind'), DEALER, seat)),
];

const isOver = ({ view }: Step): boolean => view.phase === 'hand-over' || view.phase === 'game-over';

/** A prepared hand, and random actions until it ends. */
const randomHand = (rules: RuleSet, seed: string): { options: GameOptions; actions: readonly Action[] } => {
  const pack = shuffled(deckOf(rules.pack), randomFrom('pack', seed));
  const hands = seatsOf(4).map((seat) => pack.slice(seat * 5, seat * 5 + 5));
  const options: GameOptions = { rules, seed, setup: { dealer: DEALER, hands, stock: pack.slice(20) } };
  const game = createGame(options);
  const random = randomFrom('random', seed);
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') game.act(anyAction(game, random));
  return { options, actions: game.record().actions };
};

/** Returns the steps of these actions for a seat, or `null` if an action is illegal. */
const shownTo = (seat: Seat | null, options: GameOptions, actions: readonly Action[]): readonly Step[] | null => {
  const game = createGame(options);
  const steps = recordSteps(game, seat);
  try {
    for (const action of actions) game.act(action);
  } catch (error) {
    if (error instanceof IllegalAction) return null;
    throw error;
  }
  return steps;
};

/** Returns the pictures, texts and sounds in the moments of a step. */
const everythingIn = (rules: RuleSet, seat: Seat | null, { before, moments }: Step): unknown =>
  moments.map((moment, index) => {
    const { snapshot, lines, pause } = moment;
    const shown = index === 0 ? before : moments[index - 1].snapshot;
    const sitting = seatsOf(rules.players).map(() => ({ id: 'rosa', temperament: 'talkative' }) as const);
    const people = { ...peopleAt(rules, seat), sitting };
    return [
      modelOf(snapshot, LAYOUT, people, false, AS_DEALT, facesOf),
      lines,
      pause,
      logOf(snapshot.view),
      soundsOf(shown.view, moment, people),
      talkOf(shown.view, moment, people, ['talkative', 'talkative', 'talkative', 'talkative'], null),
    ];
  });

/** Returns the same actions with other cards shown by the announcers. */
const shownOtherwise = (options: GameOptions, actions: readonly Action[], seed: string): readonly Action[] => {
  const random = randomFrom('otherwise', seed);
  return actions.map((action) => {
    if (action.type !== 'show') return action;
    const held = options.setup?.hands?.[action.seat] as readonly Card[];
    return { ...action, card: held[random(held.length)] };
  });
};

const namesOf = (actions: readonly Action[]): string =>
  actions.flatMap((action) => (action.type === 'show' ? [action.card] : [])).join();

test('a blind player or spectator gets the same picture, texts and sounds for any cards that the announcers show', () => {
  let compared = 0;
  assertUntil(
    fc.property(anyBlindRules, anySeed, (rules, seed) => {
      const { options, actions } = randomHand(rules, seed);
      // After a Schöneres, the announcers no longer hold the prepared cards.
      fc.pre(!actions.some(({ type }) => type === 'answer'));
      for (let attempt = 0; attempt < 4; attempt++) {
        const others = shownOtherwise(options, actions, `${seed}-${attempt}`);
        if (namesOf(others) === namesOf(actions)) continue;
        for (const seat of BLIND_VIEWERS) {
          const [one, other] = [shownTo(seat, options, actions), shownTo(seat, options, others)];
          // With another announcement, a card can be illegal or another seat can take a trick. These differences are public.
          if (!one || !other) continue;
          for (const [index, step] of one.entries()) {
            const second: Step = other[index];
            if (
              isOver(step) ||
              isOver(second) ||
              String(second.view.tricks) !== String(step.view.tricks) ||
              String(second.view.toAct) !== String(step.view.toAct)
            )
              break;
            assert.deepEqual(everythingIn(rules, seat, second), everythingIn(rules, seat, step));
            compared++;
          }
        }
      }
    }),
    { numRuns: runs(7, 70), seed: 4 },
    () => ({ 'moments compared': compared > runs(150, 800) }),
  );
});

/** Returns all texts of a moment. */
const textsAt = (rules: RuleSet, seat: Seat | null, snapshot: Snapshot): readonly string[] => [
  ...allTexts(modelOf(snapshot, LAYOUT, peopleAt(rules, seat))),
  ...logOf(snapshot.view),
];

test('until the hand ends, no text for a blind player names the Schlag, the Trumpf or the role of a card', () => {
  fc.assert(
    fc.property(anyBlindRules, anySeed, (rules, seed) => {
      const { options, actions } = randomHand(rules, seed);
      for (const seat of BLIND_VIEWERS) {
        for (const step of shownTo(seat, options, actions) ?? assert.fail('the hand can be played again')) {
          for (const { snapshot, lines } of step.moments) {
            if (snapshot.view.phase === 'hand-over' || snapshot.view.phase === 'game-over') continue;
            const texts = [...textsAt(rules, seat, snapshot), ...lines.map((line) => say(de, line))];
            for (const text of texts)
              assert.doesNotMatch(text, /Schlag|Trumpf|Trümpf|Rechte|Linke|Gute|gezeigt\.(?<!eine Karte gezeigt\.)/);
            const model = modelOf(snapshot, LAYOUT, peopleAt(rules, seat));
            assert.deepEqual(model.announcement, {});
            assert.deepEqual(
              [...model.hand, ...model.trick].filter(({ role }) => role !== null),
              [],
            );
            assert.equal(snapshot.won?.why ?? null, null);
            const isPlayed = snapshot.view.phase === 'play' || snapshot.view.pending?.type === 'bid';
            if (isPlayed) assert.equal(model.secret, true);
          }
        }
      }
    }),
    { numRuns: runs(5, 60), seed: 8 },
  );
});

test('a blind player can play every card in their hand and sees no dimmed card', () => {
  fc.assert(
    fc.property(anyBlindRules, anySeed, (rules, seed) => {
      const { options, actions } = randomHand(rules, seed);
      for (const seat of [2, 3]) {
        for (const { view, moments } of shownTo(seat, options, actions) ??
          assert.fail('the hand can be played again')) {
          if (view.phase !== 'play') continue;
          const { hand, picture } = modelOf(moments[moments.length - 1].snapshot, LAYOUT, peopleAt(rules, seat));
          const isDue = view.toAct.includes(seat);
          for (const { action } of hand)
            assert.deepEqual([action !== null, action !== null && 'penalty' in action], [isDue, false]);
          assert.deepEqual(
            picture.cards.filter(({ mark }) => mark !== undefined),
            [],
          );
        }
      }
    }),
    { numRuns: runs(5, 60), seed: 9 },
  );
});

test('after a hand in blind play, every viewer sees the announcement', () => {
  const rules = defineRules('blind');
  const { options, actions } = randomHand(rules, 'over');
  for (const seat of BLIND_VIEWERS) {
    const last = shownTo(seat, options, actions)?.at(-1) as Step;
    assert.equal(isOver(last), true);
    const texts = textsAt(rules, seat, last.moments[last.moments.length - 1].snapshot);
    assert.match(texts.join('\n'), /^Schlag .+, Trumpf .+\.$/m);
    assert.match(texts.join('\n'), /^Schlag \p{L}+$/mu);
  }
});
