import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Action, type Fact, type Game, type View } from '../../src/engine.js';
import { de, type Messages } from '../../src/i18n/de.js';
import { en } from '../../src/i18n/en.js';
import { say } from '../../src/i18n/text.js';
import { randomFrom } from '../../src/rules/random.js';
import { drawTable } from '../../src/table/draw.js';
import { layOut } from '../../src/table/layout.js';
import { linesOf } from '../../src/table/lines.js';
import { modelOf } from '../../src/table/model.js';
import { momentsOf, still, type Moment } from '../../src/table/moments.js';
import type { People } from '../../src/table/people.js';

const LAYOUT = layOut(390, 624);
const SETTINGS = { viewer: 0, shade: true };
const peopleOf = (messages: Messages): People => ({ viewer: 0, names: [messages.you, 'Luis', 'Rosa', 'Sepp'] });

interface Step {
  readonly before: View;
  readonly action: Action;
  readonly happened: readonly Fact[];
  readonly view: View;
}

/** A whole game of random legal play, as seat 0 sees it. */
const randomGame = (seed: string, players: 2 | 4 = 4): readonly Step[] => {
  const game = createGame({ seed, players });
  const random = randomFrom(seed, 'test');
  const steps: Step[] = [];
  let before = game.view(0);
  game.subscribe((action, happened, viewThen) => {
    const view = viewThen(0);
    steps.push({ before, action, happened, view });
    before = view;
  });
  while (game.phase !== 'game-over') {
    const seat = game.toAct[random(game.toAct.length)];
    const legal = game.legalActions(seat);
    game.act(legal[random(legal.length)]);
  }
  return steps;
};

const playTo = (game: Game, actions: readonly Action[]): readonly Moment[] => {
  let shown = still(game.view(0));
  let moments: readonly Moment[] = [];
  game.subscribe((action, happened, viewThen) => {
    moments = momentsOf(shown, action, happened, viewThen(0), peopleOf(de));
    shown = moments[moments.length - 1].shown;
  });
  for (const action of actions) game.act(action);
  return moments;
};

const HANDS = [
  ['HU', 'H8', 'LA', 'S9', 'SK'],
  ['EU', 'H10', 'S7', 'LK', 'H7'],
  ['LU', 'HA', 'E9', 'E10', 'S10'],
  ['SU', 'HK', 'L8', 'E7', 'S6'],
] as const;
const TO_FIRST_TRICK: readonly Action[] = [
  { type: 'announce-schlag', seat: 1, schlag: '9' },
  { type: 'announce-trumpf', seat: 0, trumpf: 'L' },
  { type: 'play', seat: 1, card: 'EU' },
  { type: 'play', seat: 2, card: 'E10' },
  { type: 'play', seat: 3, card: 'E7' },
];

test('The fourth card is seen lying before the trick is taken, and nobody is asked meanwhile', () => {
  const game = createGame({ seed: 'x', setup: { dealer: 0, hands: HANDS } });
  const [lying, taken] = playTo(game, [...TO_FIRST_TRICK, { type: 'play', seat: 0, card: 'H8' }]);
  assert.deepEqual(lying.shown.view.trick.map(({ card }) => card), ['EU', 'E10', 'E7', 'H8']);
  assert.deepEqual(lying.shown.view.tricks, [0, 0]);
  assert.deepEqual(lying.shown.view.toAct, []);
  assert.equal(lying.pause, 'trick');
  assert.deepEqual(taken.shown.view, game.view(0));
  assert.deepEqual(taken.shown.view.tricks, [0, 1]);
});

test('The cards drawn for the deal lie open before the pack is gathered', () => {
  const game = createGame({ seed: 'stube' });
  game.act({ type: 'draw', seat: 0 });
  const [open, gathered] = playTo(game, [{ type: 'draw', seat: 1 }]);
  assert.deepEqual(open.shown.drawn.map(({ seat }) => seat), [0, 1]);
  assert.equal(open.shown.view.phase, 'draw');
  assert.equal(gathered.shown.view.phase, 'cut');
  assert.deepEqual(gathered.shown.drawn, []);
});

test('What is shown last is always the view itself', () => {
  for (const { before, action, happened, view } of randomGame('moments')) {
    const moments = momentsOf(still(before), action, happened, view, peopleOf(de));
    assert.deepEqual(moments[moments.length - 1].shown.view, view);
  }
});

test('Every card of the pack lies on the table once at most, and hidden ones tell nothing by their key', () => {
  for (const { view } of randomGame('draw')) {
    const { cards } = drawTable(still(view), LAYOUT, SETTINGS);
    assert.equal(new Set(cards.map(({ key }) => key)).size, cards.length);
    const open = cards.flatMap(({ face }) => (face ? [face] : []));
    assert.equal(new Set(open).size, open.length);
    const seen = new Set<string>([
      ...view.hand,
      ...(view.peeked ? [view.peeked] : []),
      ...view.history.flatMap((entry) => (entry.type === 'play' || entry.type === 'drawn' ? [entry.card] : [])),
    ]);
    for (const { key, face } of cards) {
      if (face) assert.ok(seen.has(face), `${face} is shown, and seat 0 has not seen it`);
      const told = /[ELHS](?:10|[AKOU6-9])$/.exec(key)?.[0];
      if (told) assert.ok(seen.has(told), `The key ${key} tells of a card that seat 0 has not seen`);
    }
  }
});

test('A strict look hides the own hand until the announcement stands', () => {
  const game = createGame({ seed: 'x', setup: { dealer: 1, hands: HANDS } });
  const hidden = drawTable(still(game.view(0)), LAYOUT, SETTINGS).cards.filter(({ key }) => key.startsWith('seat-0'));
  assert.deepEqual(hidden.map(({ face }) => face), [null, null, null, null, null]);
  game.act({ type: 'announce-schlag', seat: 2, schlag: '9' });
  game.act({ type: 'announce-trumpf', seat: 1, trumpf: 'L' });
  const open = drawTable(still(game.view(0)), LAYOUT, SETTINGS).cards.flatMap(({ face }) => (face ? [face] : []));
  assert.deepEqual(open, [...HANDS[0]]);
});

test('Cards that may not be played lie in the shade, the others have their action', () => {
  const game = createGame({ seed: 'x', setup: { dealer: 0, hands: HANDS } });
  const asked: readonly Action[] = [
    { type: 'announce-schlag', seat: 1, schlag: 'O' },
    { type: 'announce-trumpf', seat: 0, trumpf: 'H' },
    { type: 'play', seat: 1, card: 'H10' },
    { type: 'play', seat: 2, card: 'HA' },
    { type: 'play', seat: 3, card: 'HK' },
  ];
  for (const action of asked) game.act(action);
  const model = modelOf(still(game.view(0)), LAYOUT, peopleOf(de));
  assert.deepEqual(model.hand.filter(({ action }) => action).map(({ card }) => card), ['HU', 'H8']);
  const shaded = model.picture.cards.filter(({ mark }) => mark === 'dimmed').map(({ face }) => face);
  assert.deepEqual(shaded, ['LA', 'S9', 'SK']);
});

test('A trick lies face down with the side that took it', () => {
  const game = createGame({ seed: 'x', setup: { dealer: 0, hands: HANDS } });
  for (const action of [...TO_FIRST_TRICK, { type: 'play', seat: 0, card: 'H8' } as const]) game.act(action);
  const pile = drawTable(still(game.view(0)), LAYOUT, SETTINGS).cards.filter(({ key }) => /card-1-(EU|E10|E7|H8)$/.test(key));
  assert.equal(pile.length, 4);
  assert.ok(pile.every(({ face, box }) => face === null && box.x < LAYOUT.width / 2 && box.y < LAYOUT.height / 2));
});

for (const [language, messages] of [['de', de], ['en', en]] as const) {
  for (const players of [4, 2] as const) {
    test(`Whatever happens to ${players} players, there are words for it in ${language}`, () => {
      const people = peopleOf(messages);
      for (const { view, action, happened } of randomGame(`words-${players}`, players)) {
        const model = modelOf(still(view), LAYOUT, people);
        const texts = [
          ...model.status.map((text) => say(messages, text)),
          ...linesOf([action, ...happened], people).map((text) => say(messages, text)),
          ...model.choices.flatMap(({ label }) => (label.kind === 'text' ? [say(messages, label.text)] : [])),
        ];
        for (const text of texts) assert.match(text, /^(?!.*(?:undefined|null|\[object|NaN)).+$/s);
        const waits = view.phase !== 'hand-over' && view.phase !== 'game-over';
        if (waits) assert.equal(model.status.length, 1, `Nothing says who is awaited in ${view.phase}`);
      }
    });
  }
}
