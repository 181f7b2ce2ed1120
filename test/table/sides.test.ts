/** Tests of the score on the slate: for us and them with four players, and for each player with two or three. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Game } from '../../src/game/game.js';
import { de } from '../i18n/spoken.js';
import { say } from '../../src/i18n/text.js';
import { isGestrichen } from '../../src/rules/score.js';
import { type Seat, playTogether, seatsOf, sideOf, sidesOf } from '../../src/rules/seats.js';
import type { TableModel } from '../../src/table/model.js';
import { anyRules, anySeed, playAtRandom } from '../game/random-play.js';
import { handsWith, announceNextHand } from '../game/situations.js';
import { announced, gameAtScore, bid, dealt, fold, next, playHand, playTricks, seats } from '../game/table.js';
import { modelFor } from './recorded-steps.js';
import { runs } from '../runs.js';

/** Returns the column heads of the slate as a seat sees them, its own column first. */
const heads = ({ sides }: TableModel): string =>
  sides
    .map(
      ({ name, ours, score, gestrichen }) =>
        `${name ?? (ours ? 'wir' : 'sie')} ${score}${gestrichen ? ' gestrichen' : ''}`,
    )
    .join(', ');
const read = (game: Game): readonly string[] => seats(game).map((seat) => heads(modelFor(game.view(seat))));

test('with four players, partners see the same scores for "us" and "them", and opponents see them reversed', () => {
  const game = playHand(dealt(undefined, { setup: gameAtScore(13, 7) }));
  assert.deepEqual(game.view(null).score, [17, 7]);
  assert.deepEqual(
    read(game),
    ['wir 17, sie 7', 'wir 7, sie 17', 'wir 17, sie 7', 'wir 7, sie 17'],
    'a winner is no longer gestrichen',
  );
  const before = announced(undefined, { setup: gameAtScore(13, 7) });
  assert.deepEqual(read(before).slice(0, 2), ['wir 13 gestrichen, sie 7', 'wir 7, sie 13 gestrichen']);
});

test("with two players, each side shows a name, and the viewer's side comes first", () => {
  assert.deepEqual(read(dealt(handsWith({}, { players: 2 }), { players: 2, setup: gameAtScore(3, 14) })), [
    'Du 3, Luis 14 gestrichen',
    'Du 14 gestrichen, Moidl 3',
  ]);
});

const THREE = { variant: 'bayrisch', players: 3 } as const;

test('with three players, each side shows a name, in seat order from the viewer', () => {
  const game = dealt(handsWith({ 0: 'HA HO HU H10 H9' }, THREE), { ...THREE, setup: gameAtScore(3, 12, 0) });
  assert.deepEqual(read(game), [
    'Du 3, Luis 12 gestrichen, Rosa 0',
    'Du 12 gestrichen, Rosa 0, Moidl 3',
    'Du 0, Moidl 3, Luis 12 gestrichen',
  ]);
  for (const seat of seats(game)) {
    const { sides } = modelFor(game.view(seat));
    assert.deepEqual(
      sides.map(({ ours }) => ours),
      [true, false, false],
    );
    assert.deepEqual(
      sides.map(({ side }) => side),
      [0, 1, 2].map((step) => (seat + step) % 3),
    );
  }
});

/** A prepared hand for three in which the dealer and the third player have cards good enough to bid. */
const three = (...score: number[]): Game =>
  announced(handsWith({ 0: 'HA HO HU H10 H9', 1: 'H7 EA EK LA LK' }, THREE), {
    ...THREE,
    setup: gameAtScore(...score),
  });

test("the Schrift shows the winners' new totals in one line per hand, even if two of three players win", () => {
  const game = three(3, 5, 0);
  bid(game, 0, 3);
  fold(game, 1);
  const rows = (): unknown => seats(game).map((seat) => modelFor(game.view(seat)).rows);
  assert.deepEqual(rows(), [[[5, null, 2]], [[null, 2, 5]], [[2, 5, null]]]);
  announceNextHand(game);
  const [alone] = game.toAct;
  assert.equal(alone, 2);
  bid(game, alone, 3);
  fold(game, 0);
  assert.deepEqual(rows(), [
    [
      [5, null, 2],
      [null, null, 4],
    ],
    [
      [null, 2, 5],
      [null, 4, null],
    ],
    [
      [2, 5, null],
      [4, null, null],
    ],
  ]);
});

test("with three players, the lone player is marked, and an ally's trick counts for both allies", () => {
  const game = three(3, 5, 0);
  assert.deepEqual(
    modelFor(game.view(0)).seats.map(({ alone }) => alone),
    [false, true, false],
  );
  assert.deepEqual(
    modelFor(announced().view(0)).seats.map(({ alone }) => alone),
    [false, false, false, false],
  );
  playTricks(game, 1);
  const tricks = seats(game).map((seat) => say(de, modelFor(game.view(seat)).tricks));
  assert.deepEqual(tricks, ['Stiche ihr 1:0', 'Stiche du 0:1', 'Stiche ihr 1:0']);
});

test('with three players, both allies see the same result of a hand, as its winners or its losers', () => {
  const game = three(3, 5, 0);
  bid(game, 0, 3);
  fold(game, 1);
  const outcome = seats(game).map((seat) =>
    modelFor(game.view(seat))
      .status.map((text) => say(de, text))
      .join(' '),
  );
  const [won, lost] = [
    'Runde gewonnen: 2 Punkte für euch. Luis ist gegangen',
    'Runde verloren: 2 Punkte für die Gegner. du bist gegangen',
  ];
  assert.deepEqual(outcome, [won, lost, won]);
});

test("the result of a hand shows the tricks of both sides, with the viewer's side first", () => {
  const ended = playHand(three(3, 5, 0));
  const outcome = seats(ended).map((seat) =>
    modelFor(ended.view(seat))
      .status.map((text) => say(de, text))
      .join(' '),
  );
  const [won, lost] = [
    'Runde gewonnen: 2 Punkte für euch. Stiche 3:0',
    'Runde verloren: 2 Punkte für die Gegner. Stiche 0:3',
  ];
  assert.deepEqual(outcome, [won, lost, won]);
  const four = playHand(dealt());
  assert.equal(
    modelFor(four.view(2))
      .status.map((text) => say(de, text))
      .join(' '),
    'Runde gewonnen: 2 Punkte für euch. Stiche 3:2',
  );
  assert.equal(
    modelFor(four.view(1))
      .status.map((text) => say(de, text))
      .join(' '),
    'Runde verloren: 2 Punkte für die Gegner. Stiche 2:3',
  );
});

test('with three players and any dealer, the result of a hand shows the tricks of the allies and the lone player', () => {
  for (const dealer of [0, 1, 2]) {
    const forehand = (dealer + 1) % 3;
    const hands = handsWith({ [dealer]: 'HA HO HU H10 H9', [forehand]: 'H7 EA EK LA LK' }, THREE);
    const game = playHand(dealt(hands, { ...THREE, setup: { dealer } }));
    for (const seat of seats(game)) {
      const reason = modelFor(game.view(seat)).status.at(-1);
      assert.equal(
        reason && say(de, reason),
        seat === forehand ? 'Stiche 0:3' : 'Stiche 3:0',
        `seat ${seat}, dealt by ${dealer}`,
      );
    }
  }
});

test("each side's Bummerl add up across the games of a match", () => {
  const game = playHand(dealt(undefined, { setup: gameAtScore(14, 0) }));
  assert.deepEqual(game.view(null).bummerl, [0, 2]);
  next(game);
  assert.deepEqual(
    modelFor(game.view(0)).sides.map(({ bummerl, score }) => [bummerl, score]),
    [
      [0, 0],
      [2, 0],
    ],
  );
  assert.deepEqual(
    modelFor(game.view(1)).sides.map(({ bummerl }) => bummerl),
    [2, 0],
  );
});

test("for every viewer, the trick count and the sides match the view, with allies' tricks counted together", () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        for (const seat of [null, ...seatsOf(rules.players)]) {
          const view = game.view(seat);
          const { tricks, sides, rows } = modelFor(view);
          const viewer = seat ?? 0;
          const { dealer } = view;
          const resting = view.resting === viewer;
          if (dealer !== null && resting) {
            // A resting viewer sees the tricks of the forehand and the dealer.
            assert.equal(tricks.key, 'tricks-of-three');
            const { alone, pair, ours, own } = tricks.params as {
              alone: number;
              pair: number;
              ours: boolean;
              own: boolean;
            };
            assert.deepEqual(
              [alone, pair, ours, own],
              [view.tricks[view.forehand as Seat], view.tricks[dealer], false, false],
            );
          } else if (dealer !== null) {
            const own = view.tricks[sideOf(rules.players, viewer)];
            const opponent = seatsOf(rules.players).find(
              (other) => other !== view.resting && !playTogether(rules, dealer, viewer, other),
            );
            const theirs = view.tricks[sideOf(rules.players, opponent as number)];
            if (tricks.key === 'tricks-of-three') {
              const { alone, pair } = tricks.params;
              assert.deepEqual([alone, pair], view.forehand === viewer ? [own, theirs] : [theirs, own]);
              assert.deepEqual(
                [tricks.params.own, tricks.params.ours],
                [seat === view.forehand, seat !== null && seat !== view.forehand],
              );
            } else assert.deepEqual(tricks, { key: 'tricks', params: { ours: own, theirs } });
            assert.equal(tricks.key === 'tricks-of-three', rules.players === 3 && view.resting === null);
          } else assert.deepEqual(tricks, { key: 'tricks', params: { ours: 0, theirs: 0 } });
          assert.deepEqual(new Set(sides.map(({ side }) => side)), new Set(sidesOf(rules.players)));
          for (const { side, score, bummerl, gestrichen, ours } of sides) {
            assert.equal(score, view.score[side]);
            assert.equal(bummerl, view.bummerl[side]);
            assert.equal(ours, side === sideOf(rules.players, viewer));
            assert.equal(gestrichen, isGestrichen(rules, score) && score < rules.target);
          }
          assert.equal(rows.length, view.history.filter(({ type }) => type === 'hand').length);
        }
      });
    }),
    { numRuns: runs(2, 25), seed: 2 },
  );
});

test('after a hand, the model shows the points of each side until the next hand', () => {
  const game = announced(undefined, { rules: { bidWhen: 'anytime' } });
  assert.deepEqual(
    modelFor(game.view(0)).sides.map(({ gain }) => gain),
    [null, null],
  );
  game.act({ type: 'bid', seat: 0, to: 3 });
  game.act({ type: 'bid', seat: 1, to: 4 });
  game.act({ type: 'fold', seat: 0 });
  for (const seat of [0, 1] as const) {
    const gains = modelFor(game.view(seat)).sides.map(({ gain }) => gain);
    assert.deepEqual(gains, seat === 0 ? [0, 3] : [3, 0]);
  }
});
