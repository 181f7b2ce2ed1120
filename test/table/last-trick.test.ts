import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Action, type Card, type Game } from '../../src/engine.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import type { Layout } from '../../src/table/layout/layout.js';
import { handPlaces } from '../../src/table/layout/own-hand.js';
import type { Position } from '../../src/table/layout/position.js';
import { platePlace } from '../../src/table/layout/seat.js';
import { pilePlace } from '../../src/table/layout/taken.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import { lastTrickPlacement, type LastTrickContent } from '../../src/table/last-trick-placement.js';
import { modelOf } from '../../src/table/model.js';
import { stillSnapshot } from '../../src/table/moments.js';
import type { People } from '../../src/table/people.js';
import type { Box } from '../../src/table/picture.js';

const SIZES = [
  [320, 568],
  [390, 624],
  [390, 844],
  [568, 320],
  [720, 450],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const;

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Maximum distance from the pile. The pile is below the person on a phone and behind the person on other tables. */
const NEAR_PX = 64;
const NEAR_ON_PHONE_PX = 130;
const widened = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A question with a row of answers, above the hand or at the bottom of the column next to the hand. */
const questionOn = ({ choices, status, form }: Layout): Box =>
  form === 'side'
    ? { ...choices, y: choices.y + choices.height - 120, height: 120 }
    : { ...choices, y: status.y - 14, height: choices.y + choices.height - status.y + 14 };

/** The people at the sides and opposite, with six-letter names. */
const peopleOn = (layout: Layout): readonly Box[] =>
  (['left', 'top', 'right'] as const).map((position) => {
    const { x, y } = platePlace(layout, position);
    const { face, plateText, plateHeight } = layout;
    const width = Math.max(face, plateText * 5.4);
    return {
      x: position === 'right' ? x - width : x,
      y: y - plateHeight / 2 - face,
      width,
      height: face + plateHeight,
    };
  });

/** The slate, or the score in the bar of a table without a slate. */
const scoreOn = ({ bar, slate, form }: Layout): Box | null =>
  slate ?? (form === 'side' ? null : { ...bar, width: bar.width < 330 ? 78 : 96 });

const TRICKS: Readonly<Record<string, readonly Position[]>> = {
  'no card': [],
  'one card': ['right'],
  'two cards': ['top', 'right'],
  'three cards': ['left', 'top', 'right'],
};

for (const [width, height] of SIZES) {
  const layout = layOut(width, height);
  const question = questionOn(layout);
  test(`at ${width}x${height}, the opened last trick is near its pile and covers no hand, question, trick or person`, () => {
    for (const [name, positions] of Object.entries(TRICKS)) {
      for (const ours of [true, false]) {
        const trick = positions.map((position) => trickPlace(layout, position).box);
        const pile = pilePlace(layout, ours, 0).box;
        const people = peopleOn(layout);
        const opened: LastTrickContent = {
          pile,
          cards: 4,
          letters: 75,
          trick,
          question,
          people,
          score: scoreOn(layout),
        };
        const { box, card } = lastTrickPlacement(layout, opened);
        const where = `${name}, ${ours ? 'ours' : 'theirs'}: ${JSON.stringify(box)}`;
        const others = [...handPlaces(layout, 5).map((place) => place.box), question, ...trick];
        for (const other of others) assert.ok(!meet(box, other), `${where} covers ${JSON.stringify(other)}`);
        assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, where);
        if (opened.score) assert.ok(!meet(box, opened.score), `${where} covers the score`);
        assert.ok(card >= 24 && box.width >= 4 * card, where);
        // On a lower table, there is no room next to people. With small cards, this much text can touch a hat.
        const hat = positions.length > 0 && Math.max(width, height) < 700 ? 0.17 : 0;
        if (height >= 390)
          for (const person of people)
            assert.ok(
              !meet(box, { ...person, y: person.y + hat * person.height, height: (1 - hat) * person.height }),
              `${where} covers ${JSON.stringify(person)}`,
            );
        // On a small table with open cards, the box can be further away so that it does not cover people.
        if (height >= 390 && (positions.length === 0 || Math.max(width, height) > 1000))
          assert.ok(
            meet(box, widened(pile, width < 480 ? NEAR_ON_PHONE_PX : NEAR_PX)),
            `${where} is away from its pile`,
          );
      }
    }
  });
}

const HANDS: readonly (readonly Card[])[] = [
  ['L8', 'EO', 'LO', 'SU', 'LU'],
  ['LA', 'EA', 'SK', 'S7', 'E9'],
  ['H9', 'E7', 'L7', 'SA', 'SO'],
  ['H8', 'EK', 'LK', 'S9', 'S10'],
];
const PEOPLE: People = { viewer: 0, seated: true, blind: false, names: ['Du', 'Luis', 'Rosa', 'Sepp'] };

/** Creates a game in which seat 2 took the first trick with the Guter under Herz and Achter. */
const afterTrick = (variant: 'suedtirol' | 'suedtirol-blind'): Game => {
  const game = createGame({ variant, seed: 'letzter', setup: { dealer: 0, hands: HANDS } });
  while (game.phase === 'announce') {
    const [seat] = game.toAct;
    const wanted: readonly Action[] = [
      { type: 'announce-schlag', seat, schlag: '8' },
      { type: 'announce-trumpf', seat, trumpf: 'H' },
    ];
    const legal = game.legalActions(seat);
    game.act(wanted.find(({ type }) => legal.some((action) => action.type === type)) ?? legal[0]);
  }
  for (const card of ['LA', 'H9', 'H8', 'L8'] as const) game.act({ type: 'play', seat: game.toAct[0], card });
  return game;
};

test('the opened last trick is on its pile and shows its winner and the reason', () => {
  const layout = layOut(390, 844);
  const { lastTrick } = modelOf(stillSnapshot(afterTrick('suedtirol').view(0)), layout, PEOPLE);
  assert.ok(lastTrick, 'a trick was taken');
  assert.deepEqual(lastTrick.outcome, {
    key: 'line-trick',
    params: { name: 'Rosa', why: { card: 'H9', by: 'guter', among: false } },
  });
  assert.ok(meet(lastTrick.pile, pilePlace(layout, true, 0).box), 'Rosa is the viewer’s partner');
});

test('the opened last trick shows a blind player its winner, but not the reason', () => {
  const game = afterTrick('suedtirol-blind');
  const outcomeFor = (viewer: number) => {
    const people = { ...PEOPLE, viewer, blind: true };
    return modelOf(stillSnapshot(game.view(viewer)), layOut(390, 844), people).lastTrick?.outcome;
  };
  assert.deepEqual(outcomeFor(3), { key: 'line-trick', params: { name: 'Luis', why: null } });
  assert.deepEqual(outcomeFor(0), {
    key: 'line-trick',
    params: { name: 'Luis', why: { card: 'LA', by: 'rechter', among: false } },
  });
});
