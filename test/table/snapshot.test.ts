import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Action } from '../../src/engine.js';
import { drawTable } from '../../src/table/draw.js';
import { modelOf } from '../../src/table/model.js';
import { stillSnapshot } from '../../src/table/moments.js';
import { runs } from '../runs.js';
import { EVERY_SHORT_TABLE } from '../short-games.js';
import { lastMoments, LAYOUT, modelFor, peopleAt, randomGame } from './recorded-steps.js';

const SETTINGS = { viewer: 0, shadesUnplayable: true };

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

test('after the fourth card, the table shows the full trick without a prompt before the winner takes it', () => {
  const [lying, taken] = lastMoments({ seed: 'x', setup: { dealer: 0, hands: HANDS } }, [
    ...TO_FIRST_TRICK,
    { type: 'play', seat: 0, card: 'H8' },
  ]);
  assert.deepEqual(
    lying.snapshot.view.trick.map(({ card }) => card),
    ['EU', 'E10', 'E7', 'H8'],
  );
  assert.deepEqual(lying.snapshot.view.tricks, [0, 0]);
  assert.deepEqual(lying.snapshot.view.toAct, []);
  assert.equal(lying.pause, 'trick');
  assert.deepEqual(taken.snapshot.view.trick, []);
  assert.deepEqual(taken.snapshot.view.tricks, [0, 1]);
  assert.deepEqual(taken.snapshot.view.toAct, [1]);
});

test('a Maschine is visible only after the deal, and only its Kritische are open', () => {
  const rules = { variant: 'bayrisch', players: 3 } as const;
  const [cut, dealt, declared] = lastMoments({ rules, seed: 'm234', setup: { dealer: 1 } }, [{ type: 'cut', seat: 0 }]);
  assert.equal(cut.snapshot.view.phase, 'cut');
  const openIn = ({ snapshot }: typeof dealt, seat: number) =>
    modelFor(snapshot.view).seats.find((model) => model.seat === seat)?.open;
  assert.deepEqual([openIn(dealt, 2), openIn(declared, 2)], [null, ['HK', 'S7', 'E7']]);
  assert.deepEqual(dealt.snapshot.view.handSizes, [5, 5, 5]);
  assert.deepEqual(modelFor(dealt.snapshot.view).status, []);
  const faces = drawTable(declared.snapshot, LAYOUT, SETTINGS).cards.flatMap(({ cardFace }) =>
    cardFace ? [cardFace] : [],
  );
  assert.deepEqual([...faces].sort(), ['HK', 'S7', 'E7', ...declared.snapshot.view.hand].sort());
});

test('before the next deal, the Kritische of a Maschine are gathered with the other cards', () => {
  const game = createGame({ variant: 'bayrisch', players: 3, seed: 'm234', setup: { dealer: 1 } });
  const openNow = () => modelFor(game.view(0)).seats.map(({ open }) => open ?? []);
  game.act({ type: 'cut', seat: 0 });
  assert.deepEqual(openNow().flat(), ['HK', 'S7', 'E7']);
  game.act({ type: 'next', seat: 0 });
  assert.equal(game.phase, 'cut');
  assert.deepEqual(openNow().flat(), []);
});

test('the cards drawn for the deal stay open until the pack is gathered', () => {
  const [open, gathered] = lastMoments({ seed: 'stube' }, [
    { type: 'draw', seat: 0 },
    { type: 'draw', seat: 1 },
  ]);
  assert.deepEqual(
    open.snapshot.drawn.map(({ seat }) => seat),
    [0, 1],
  );
  assert.equal(open.snapshot.view.phase, 'draw');
  assert.equal(gathered.snapshot.view.phase, 'cut');
  assert.deepEqual(gathered.snapshot.drawn, []);
});

test('in every variant, the last moment of an action shows the current view', () => {
  for (const rules of EVERY_SHORT_TABLE.filter((_, table) => runs(table % 2 === 0, true))) {
    for (const { moments, view } of randomGame({ rules, seed: 'moments' }))
      assert.deepEqual(moments.at(-1)?.snapshot.view, view);
  }
});

test('every card is on the table at most once, and the key of a hidden card does not reveal the card', () => {
  for (const rules of EVERY_SHORT_TABLE.filter((_, table) => runs(table % 2 === 1, true))) {
    for (const { moments } of randomGame({ rules, seed: 'draw' })) {
      for (const { snapshot } of moments) {
        const { view } = snapshot;
        const { cards } = drawTable(snapshot, LAYOUT, SETTINGS);
        assert.equal(new Set(cards.map(({ key }) => key)).size, cards.length);
        const open = cards.flatMap(({ cardFace }) => (cardFace ? [cardFace] : []));
        assert.equal(new Set(open).size, open.length);
        const seen = new Set<string>([
          ...view.hand,
          ...(view.partnerHand ?? []),
          ...(view.revealed ?? []).flat(),
          // A player who declares a Maschine shows its cards.
          ...(view.history.some(({ type }) => type === 'maschine') ? view.rules.critical : []),
          ...view.trick.map(({ card }) => card),
          ...(view.peeked ? [view.peeked] : []),
          ...(view.stockSeen ?? []),
          ...view.history.flatMap((entry) => ('card' in entry && entry.card ? [entry.card] : [])),
        ]);
        for (const { key, cardFace } of cards) {
          if (cardFace) assert.ok(seen.has(cardFace), `${cardFace} is shown although seat 0 has not seen it`);
          const cardInKey = /[ELHS](?:10|[AKOU6-9])$/.exec(key)?.[0];
          if (cardInKey) assert.ok(seen.has(cardInKey), `The key ${key} contains a card that seat 0 has not seen`);
        }
      }
    }
  }
});

test('if only announcers can look at their cards, other hands stay hidden until the announcement is complete', () => {
  const game = createGame({ seed: 'x', setup: { dealer: 1, hands: HANDS } });
  const hidden = drawTable(stillSnapshot(game.view(0)), LAYOUT, SETTINGS).cards.filter(({ key }) =>
    key.startsWith('seat-0'),
  );
  assert.deepEqual(
    hidden.map(({ cardFace }) => cardFace),
    [null, null, null, null, null],
  );
  game.act({ type: 'announce-schlag', seat: 2, schlag: '9' });
  game.act({ type: 'announce-trumpf', seat: 1, trumpf: 'L' });
  const open = drawTable(stillSnapshot(game.view(0)), LAYOUT, SETTINGS).cards.flatMap(({ cardFace }) =>
    cardFace ? [cardFace] : [],
  );
  assert.deepEqual(open, [...HANDS[0]]);
});

test("on the viewer's turn, unplayable cards in the hand are dimmed and only playable cards have an action", () => {
  const game = createGame({ seed: 'x', setup: { dealer: 0, hands: HANDS } });
  const asked: readonly Action[] = [
    { type: 'announce-schlag', seat: 1, schlag: 'O' },
    { type: 'announce-trumpf', seat: 0, trumpf: 'H' },
    { type: 'play', seat: 1, card: 'H10' },
    { type: 'play', seat: 2, card: 'HA' },
    { type: 'play', seat: 3, card: 'HK' },
  ];
  for (const action of asked) game.act(action);
  const model = modelFor(game.view(0));
  assert.deepEqual(
    model.hand.filter(({ action }) => action).map(({ card }) => card),
    ['HU', 'H8'],
  );
  const shaded = model.picture.cards.filter(({ mark }) => mark === 'dimmed').map(({ cardFace }) => cardFace);
  assert.deepEqual(shaded, ['LA', 'S9', 'SK']);
  const halted = modelOf(stillSnapshot(game.view(0)), LAYOUT, peopleAt(game.rules), true);
  assert.ok(!halted.isOwnTurn, 'a halted table has no prompt');
  assert.ok(!halted.picture.cards.some(({ mark }) => mark === 'dimmed'), 'a halted table dims no card');
});

test("a taken trick lies face down at the winners' side", () => {
  const game = createGame({ seed: 'x', setup: { dealer: 0, hands: HANDS } });
  for (const action of [...TO_FIRST_TRICK, { type: 'play', seat: 0, card: 'H8' } as const]) game.act(action);
  const pile = drawTable(stillSnapshot(game.view(0)), LAYOUT, SETTINGS).cards.filter(({ key }) =>
    /card-1-(EU|E10|E7|H8)$/.test(key),
  );
  assert.equal(pile.length, 4);
  for (const { cardFace, box } of pile)
    assert.deepEqual([cardFace, box.x < LAYOUT.width / 2, box.y < LAYOUT.height / 2], [null, true, true]);
});
