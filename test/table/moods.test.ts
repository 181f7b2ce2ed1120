/** Tests that looks and gazes follow the game and never reveal a secret. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import { PEOPLE, PERSON_IDS, type PersonId } from '../../src/people/index.js';
import type { RuleSet } from '../../src/rules/variants.js';
import type { Seat } from '../../src/rules/seats.js';
import type { FaceModel } from '../../src/table/faces.js';
import { facesOf } from '../../src/table/moods.js';
import type { People } from '../../src/table/people.js';
import type { Snapshot } from '../../src/table/snapshot.js';
import { handsWith } from '../game/situations.js';
import { announced, gameAtScore, FIVE_TRICKS, FOREHAND_WINS, playHand } from '../game/table.js';
import { peopleAt, recordActions, recordSteps, type Step } from './recorded-steps.js';

const DEFAULT: readonly PersonId[] = PERSON_IDS.slice(0, 4);

/** Careful Moidl, bold Luis, sly Rosa and talkative Sepp, or the given people. The viewer's seat is empty. */
const company = (rules: RuleSet, viewer: Seat | null, ids = DEFAULT, more: Partial<People> = {}): People => ({
  ...peopleAt(rules, viewer),
  sitting: ids.map((id, seat) => (seat === viewer ? null : { id, temperament: PEOPLE[id].temperament })),
  ...more,
});

const facesIn = (
  snapshot: Snapshot,
  viewer: Seat | null = 0,
  ids = DEFAULT,
  isHalted = false,
): readonly (FaceModel | null)[] => facesOf(snapshot, company(snapshot.view.rules, viewer, ids), isHalted);

const looksIn = (snapshot: Snapshot, viewer: Seat | null = 0, ids = DEFAULT): readonly (string | undefined)[] =>
  facesIn(snapshot, viewer, ids).map((face) => face?.look);

const gazesIn = (snapshot: Snapshot, viewer: Seat | null = 0): readonly (FaceModel['gaze'] | undefined)[] =>
  facesIn(snapshot, viewer).map((face) => face?.gaze);

const first = (step: Step): Snapshot => step.moments[0].snapshot;

test("the viewer's seat has no face, and the other people look at the player to act, who looks thoughtful", () => {
  const game = announced();
  const [step] = recordActions(game, [{ type: 'play', seat: 1, card: 'EA' }]);
  const faces = facesIn(first(step));
  assert.equal(faces[0], null);
  assert.deepEqual(
    faces.slice(1).map((face) => face?.look),
    ['waiting', 'thinking', 'waiting'],
  );
  assert.equal(faces[2]?.gaze, null, 'the gaze of the look');
  const [, left, , right] = gazesIn(first(step));
  assert.ok(left && left.x > 0.5 && left.y < -0.5, 'from the left up to the seat opposite');
  assert.ok(right && right.x < -0.5 && right.y < -0.5, 'from the right up to the seat opposite');
});

test("after a bid or a fold, each face shows the person's mood, but a sly person hides joy", () => {
  const game = announced();
  const steps = recordActions(game, [
    { type: 'bid', seat: 1, to: 3 },
    { type: 'hold', seat: 0 },
    { type: 'play', seat: 1, card: 'EA' },
    { type: 'bid', seat: 2, to: 4 },
    { type: 'fold', seat: 1 },
  ]);
  const [bid, , , second, fold] = steps.map(first);
  assert.deepEqual(looksIn(bid, 0).slice(1), ['sly', 'thinking', 'pleased']);
  const [, own, , across] = gazesIn(bid);
  assert.equal(own, null);
  assert.ok(across && across.x < -0.9, 'from the right to the speaker at the left');
  assert.deepEqual(looksIn(second, 0)[2], 'sly');
  assert.deepEqual(looksIn(fold, 0).slice(1), ['disgusted', 'sly', 'disgusted'], 'the sly person hides joy');
});

test('after a trick, bold and talkative people show their feelings, but sly winners and careful losers hide theirs', () => {
  const game = announced();
  const steps = recordSteps(game, 0);
  for (let card = 0; card < 4; card++) game.act(game.legalActions(game.toAct[0]).find(({ type }) => type === 'play')!);
  const lying = first(steps.at(-1) as Step);
  const winner = lying.won?.winner as Seat;
  const lookOf = (id: PersonId, seat: Seat): FaceModel | null => {
    const others = PERSON_IDS.filter((other) => other !== id);
    return facesIn(
      lying,
      null,
      [0, 1, 2, 3].map((one) => (one === seat ? id : others[one])),
    )[seat];
  };
  assert.equal(lookOf('luis', winner)?.look, 'pleased');
  assert.equal(lookOf('rosa', winner)?.look, 'sly');
  assert.equal(lookOf('moidl', winner)?.look, 'pleased');
  assert.ok((lookOf('luis', winner)?.strength ?? 0) > (lookOf('moidl', winner)?.strength ?? 1) - 0.001);
  const loser = (winner + 1) % 4;
  assert.equal(lookOf('moidl', loser)?.look, 'waiting');
  assert.equal(lookOf('sepp', loser)?.look, 'disgusted');
});

test('if a Guter beats a Rechter, the loser looks disgusted and a sly winner hides joy', () => {
  const game = announced(handsWith({ 1: 'H8 LK SK EK LA', 2: 'H9 HK HO HU H10' }));
  const steps = recordSteps(game, 0);
  for (const card of ['H8', 'H9'] as const) game.act({ type: 'play', seat: game.toAct[0], card });
  while (game.view(0).trick.length > 0) {
    const [action] = game.legalActions(game.toAct[0]).filter(({ type }) => type === 'play');
    game.act(action);
  }
  assert.deepEqual(looksIn(first(steps[0]), null)[1], 'sly', 'a Rechter is played with relish');
  const [, loser, winner] = looksIn(first(steps.at(-1) as Step), null);
  assert.deepEqual([loser, winner], ['disgusted', 'sly']);
});

test('after a hand, its winners look pleased and its losers look disgusted', () => {
  for (const [hands, glad] of [
    [FIVE_TRICKS, [0, 2]],
    [FOREHAND_WINS, [1, 3]],
  ] as const) {
    const game = announced(hands, { setup: gameAtScore(0, 0) });
    const steps = recordSteps(game, null);
    playHand(game);
    const over = (steps.at(-1) as Step).moments.at(-1)?.snapshot as Snapshot;
    const looks = looksIn(over, null, ['luis', 'hias', 'sepp', 'resi']);
    assert.deepEqual(
      looks,
      [0, 1, 2, 3].map((seat) => ((glad as readonly number[]).includes(seat) ? 'pleased' : 'disgusted')),
    );
  }
});

test('a signal stays visible as a gesture until the signalling player acts or the trick ends', () => {
  const game = announced(undefined, { variant: 'deuten' });
  const steps = recordActions(game, [
    { type: 'signal', seat: 2, sign: 'bad' },
    { type: 'play', seat: 1, card: 'EA' },
  ]);
  assert.equal(looksIn(first(steps[0]))[2], 'bad');
  assert.equal(looksIn(first(steps[1]))[2], 'bad', 'still before the next action');
  const more = recordSteps(game, 0);
  const [card] = game.legalActions(2).filter(({ type }) => type === 'play');
  game.act(card);
  assert.notEqual(looksIn(first(more[0]))[2], 'bad');
});

test('people look sleepy while the game is paused or every player to act is away', () => {
  const game = announced();
  const snapshot = first(recordActions(game, [{ type: 'play', seat: 1, card: 'EA' }])[0]);
  const looks = (more: Partial<People>, isHalted = false): readonly (string | undefined)[] =>
    facesOf(snapshot, company(game.rules, 0, DEFAULT, more), isHalted).map((face) => face?.look);
  assert.deepEqual(looks({}, true).slice(1), ['sleepy', 'sleepy', 'sleepy']);
  assert.deepEqual(looks({ away: [false, false, true, false] }).slice(1), ['sleepy', 'sleepy', 'sleepy']);
  assert.deepEqual(looks({ away: [false, true, false, false] }).slice(1), ['sleepy', 'thinking', 'waiting']);
});

/** Creates a blind hand with these shown cards. The played cards do not depend on the shown cards. */
const blindGame = (schlag: 'EA' | 'LK', trumpf: 'S9' | 'H7'): Game => {
  const game = createGame({
    variant: 'blind',
    seed: 'geheim',
    setup: {
      dealer: 0,
      hands: [
        ['H7', 'S9', 'L10', 'SU', 'E9'],
        ['EA', 'LK', 'SK', 'HK', 'EO'],
        ['LA', 'L9', 'HO', 'SO', 'E8'],
        ['HA', 'SA', 'E10', 'L7', 'S10'],
      ],
    },
  });
  game.act({ type: 'show', seat: 1, card: schlag });
  game.act({ type: 'show', seat: 0, card: trumpf });
  return game;
};

test('faces reveal no secret: blind players and spectators see the same faces for any announcement', () => {
  const games = [blindGame('EA', 'S9'), blindGame('LK', 'H7')];
  const steps = ([2, 3, null] as const).map((viewer) => games.map((game) => recordSteps(game, viewer)));
  // Seats 1, 2, 3 and 0 each play a card that is legal in both games.
  for (let card = 0; card < 4; card++) {
    const [seat] = games[0].toAct;
    const [one, other] = games.map((game) => game.legalActions(seat).filter(({ type }) => type === 'play'));
    const both = one.find((action) => other.some((same) => JSON.stringify(same) === JSON.stringify(action)));
    assert.ok(both, `seat ${seat} has a card for both`);
    for (const game of games) game.act(both);
  }
  for (const [index, [one, other]] of steps.entries()) {
    const viewer = ([2, 3, null] as const)[index];
    for (const [place, step] of one.entries()) {
      const [mine, theirs] = [step, other[place]].map((same) => first(same));
      // The winner of a trick is public, so the games can differ after that.
      if (mine.won?.winner !== theirs.won?.winner) break;
      for (const ids of [DEFAULT, ['luis', 'hias', 'sepp', 'resi'] as const])
        assert.deepEqual(facesIn(mine, viewer, ids), facesIn(theirs, viewer, ids));
    }
  }
});
