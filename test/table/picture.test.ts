/** Tests of the cards on the table: open hands, peeked cards, and the first trick that stays open. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGame, type Game } from '../../src/game/game.js';
import type { Card } from '../../src/rules/card.js';
import { seatsOf, type Seat } from '../../src/rules/seats.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { modelOf } from '../../src/table/model.js';
import { stillSnapshot } from '../../src/table/moments.js';
import type { CardPicture } from '../../src/table/picture.js';
import { isHandPutAway } from '../../src/table/shown-trick.js';
import { wholeHandOf } from '../../src/table/whole-hand.js';
import { anyRules, anySeed, playAtRandom } from '../game/random-play.js';
import { handsWith, play, blindGame } from '../game/situations.js';
import {
  announce,
  announced,
  cards,
  CUTTER,
  dealt,
  FIVE_TRICKS,
  FOREHAND_WINS,
  playCards,
  playTricks,
} from '../game/table.js';
import { LAYOUT, modelFor, peopleAt } from './recorded-steps.js';
import { runs } from '../runs.js';

const pictureOf = (game: Game, seat: Seat | null): readonly CardPicture[] => modelFor(game.view(seat)).picture.cards;
const facesOf = (game: Game, seat: Seat | null): readonly Card[] =>
  pictureOf(game, seat).flatMap(({ cardFace }) => cardFace ?? []);
const boxOf = (game: Game, seat: Seat, card: Card): CardPicture['box'] => {
  const found = pictureOf(game, seat).find(({ cardFace }) => cardFace === card);
  assert.ok(found, `${card} is open`);
  return found.box;
};

const ZUSAMMEN = { variant: 'zusammenschauen' } as const;

test("in Zusammenschauen, a player sees their partner's hand, and only that hand, after the announcement", () => {
  const game = dealt(FIVE_TRICKS, ZUSAMMEN);
  assert.deepEqual(
    modelFor(game.view(0)).seats.map(({ open }) => open),
    [null, null, null, null],
  );
  assert.deepEqual(facesOf(game, 0), [...FIVE_TRICKS[0]]);
  announce(game);
  assert.deepEqual(
    modelFor(game.view(0)).seats.map(({ open }) => open),
    [null, null, FIVE_TRICKS[2], null],
  );
  assert.deepEqual(
    modelFor(game.view(3)).seats.map(({ open }) => open),
    [null, FIVE_TRICKS[1], null, null],
  );
  assert.deepEqual([...facesOf(game, 0)].sort(), [...FIVE_TRICKS[0], ...FIVE_TRICKS[2]].sort());
  assert.deepEqual(facesOf(game, null), [], 'a spectator sees no hand');
  play(game, 'EA E7');
  assert.deepEqual(modelFor(game.view(0)).seats[2].open, cards('L7 SA SO E10'), 'the played card is gone');
  assert.deepEqual(
    modelFor(announced().view(0)).seats.map(({ open }) => open),
    [null, null, null, null],
    'other variants keep hands closed',
  );
});

test("in Zusammenschauen, the partner's open hand is at the partner's seat, with legible cards and no controls", () => {
  const game = announced(FIVE_TRICKS, ZUSAMMEN);
  const boxes = FIVE_TRICKS[2].map((card) => boxOf(game, 0, card));
  for (const [index, box] of boxes.entries()) {
    assert.ok(box.y + box.height < LAYOUT.height / 2, 'in the upper half');
    if (index > 0) assert.ok(box.x - boxes[index - 1].x > box.width / 2, 'most of each card is visible');
  }
  assert.deepEqual(
    modelFor(game.view(0)).hand.map(({ card }) => card),
    [...FIVE_TRICKS[0]],
  );
  assert.notDeepEqual(
    modelFor(game.view(0)).seats[2].plateAnchor,
    modelFor(announced().view(0)).seats[2].plateAnchor,
    'the plate leaves room',
  );
});

test('revealed hands are open to all viewers, including spectators, and contain only unplayed cards', () => {
  const game = announced();
  const hands = (): readonly (readonly Card[])[] => [0, 1, 2, 3].map((seat) => game.view(seat).hand);
  const shown = (seat: Seat | null) => modelFor({ ...game.view(seat), revealed: hands() });
  for (const seat of [null, 0, 3] as const) {
    assert.deepEqual(
      shown(seat)
        .picture.cards.flatMap(({ cardFace }) => cardFace ?? [])
        .sort(),
      hands().flat().sort(),
    );
    assert.deepEqual(
      shown(seat).hand.map(({ card }) => card),
      hands()[seat ?? 0],
    );
  }
  assert.deepEqual(
    shown(3).seats.map(({ open }) => open),
    [hands()[0], hands()[1], hands()[2], null],
  );
  const [seat] = game.toAct;
  const [lead] = game.view(seat).hand;
  game.act({ type: 'play', seat, card: lead });
  const { picture, seats } = shown((seat + 1) % 4);
  assert.equal(seats[seat].open?.length, 4);
  assert.equal(picture.cards.filter(({ cardFace }) => cardFace === lead).length, 1);
});

test('after a hand, revealed cards lie face up if the table has room; otherwise, only the hand sheet shows them', () => {
  const game = announced();
  const bidder = game.toAct[0];
  game.act({ type: 'bid', seat: bidder, to: 3 });
  game.act({ type: 'fold', seat: (bidder + 1) % 4 });
  for (const seat of [0, 1, 2, 3]) game.act({ type: 'reveal', seat });
  const view = game.view(0);
  assert.ok(view.revealed);
  const openAt = (width: number, height: number) =>
    modelOf(stillSnapshot(view), layOut(width, height), peopleAt(view.rules)).seats.map(
      ({ open }) => open?.length ?? 0,
    );
  assert.deepEqual(openAt(390, 624), [0, 0, 0, 0]);
  assert.deepEqual(openAt(1440, 900), [0, 5, 5, 5]);
  const sheet = wholeHandOf(view, peopleAt(view.rules));
  assert.ok(sheet?.seats.every((held) => held.cards.length === 5 && held.cards.every(({ card }) => card !== null)));
});

test("after a hand, the viewer's remaining cards leave an upright table only if the viewer has a card in the trick", () => {
  const visible = (game: Game, width: number, height: number): readonly [held: number, drawn: number] => {
    const view = game.view(0);
    const { hand, picture } = modelOf(stillSnapshot(view), layOut(width, height), peopleAt(view.rules));
    const held = new Set(view.hand);
    const drawn = picture.cards.filter(({ cardFace, box }) => cardFace && held.has(cardFace) && box.y < height);
    return [hand.length, drawn.length];
  };
  const won = announced(FOREHAND_WINS);
  playTricks(won, 3);
  assert.equal(won.phase, 'hand-over');
  assert.deepEqual(
    [visible(won, 390, 844), visible(won, 1440, 900), visible(won, 844, 390)],
    [
      [0, 0],
      [0, 0],
      [2, 2],
    ],
  );
  const folded = announced();
  const [bidder] = folded.toAct;
  folded.act({ type: 'bid', seat: bidder, to: 3 });
  folded.act({ type: 'fold', seat: (bidder + 1) % 4 });
  assert.deepEqual(
    [visible(folded, 390, 844), visible(folded, 1440, 900)],
    [
      [5, 5],
      [5, 5],
    ],
  );
});

test("in Zusammenschauen with three players, the allies see each other's hands, but the forehand sees neither", () => {
  const options = {
    variant: 'normal',
    players: 3,
    rules: { zusammenschauen: true, threePlayer: 'dealer-names-trump' },
  } as const;
  const hands = handsWith({ 0: 'HA HK HO HU H10' }, options);
  const game = announced(hands, options);
  assert.deepEqual(
    modelFor(game.view(0)).seats.map(({ open }) => open),
    [null, null, hands[2]],
  );
  assert.deepEqual(
    modelFor(game.view(1)).seats.map(({ open }) => open),
    [null, null, null],
  );
  assert.deepEqual(
    modelFor(game.view(2)).seats.map(({ open }) => open),
    [hands[0], null, null],
  );
});

test('in every variant, the picture shows a viewer only the hands that are open to them', () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        for (const seat of [null, ...seatsOf(rules.players)]) {
          const view = game.view(seat);
          const { layout, seats, hand, picture } = modelOf(
            stillSnapshot(view),
            layOut(1440, 900),
            peopleAt(view.rules, view.seat),
          );
          // A spectator sees the table from seat 0, with only the cards that are open to all.
          const own = seat === null ? (view.revealed?.[0] ?? []) : view.hand;
          const isPutAway = isHandPutAway(view, layout, seat ?? 0);
          assert.deepEqual(
            hand.map(({ card }) => card),
            isPutAway ? [] : own,
          );
          const open = seats.flatMap((other) => other.open ?? []);
          const others = view.revealed?.filter((_, other) => other !== (seat ?? 0)).flat();
          // All players have seen a Maschine.
          const declared = view.history.filter((entry) => entry.type === 'maschine').at(-1);
          const isShown = view.result?.reason === 'maschine' && declared?.seat !== (seat ?? 0);
          const shown = isShown ? rules.critical.filter((card) => !view.partnerHand?.includes(card)) : [];
          assert.deepEqual([...open].sort(), [...(others ?? [...(view.partnerHand ?? []), ...shown])].sort());
          const known = new Set([...own, ...open]);
          const held = picture.cards.filter(
            ({ key, cardFace }) => cardFace && key.startsWith('card-') && known.has(cardFace),
          );
          if (view.phase !== 'cut') assert.equal(held.length, known.size);
          assert.deepEqual(
            seats.map(({ cards: count }) => count),
            view.handSizes,
          );
        }
      });
    }),
    { numRuns: runs(2, 15), seed: 6 },
  );
});

test('only the cutter sees the peeked bottom card in the text and in the picture', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 0 } });
  game.act({ type: 'cut', seat: CUTTER });
  const peeked = game.view(CUTTER).peeked as Card;
  assert.equal(modelFor(game.view(CUTTER)).peeked, peeked);
  assert.equal(pictureOf(game, CUTTER).find(({ key }) => key === 'pack-bottom')?.cardFace, peeked);
  for (const seat of [null, 0, 1, 2]) {
    assert.equal(modelFor(game.view(seat)).peeked, null);
    assert.deepEqual(
      pictureOf(game, seat).filter(({ key, cardFace }) => key === 'pack-bottom' || cardFace === peeked),
      [],
    );
  }
});

test('all viewers see the open top card of the stock on the stock, until it is dealt', () => {
  const game = dealt(FIVE_TRICKS, { variant: 'tirol', rules: { stockTop: 'open' } });
  const top = game.view(null).stockTop as Card;
  for (const seat of [null, 0, 1, 2, 3]) {
    const pack = pictureOf(game, seat).filter(({ key, cardFace }) => key.startsWith('pack') || cardFace === top);
    assert.equal(pack.length, 5);
    assert.equal(pack.at(-1)?.cardFace, top, 'the top card lies above the others');
    assert.deepEqual(
      pack.slice(0, -1).map(({ cardFace }) => cardFace),
      [null, null, null, null],
    );
    assert.equal(modelFor(game.view(seat)).stockTop, top);
  }
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  assert.ok(facesOf(game, 1).includes(top), 'the forehand has the card in hand');
  for (const seat of [null, 0, 2, 3]) assert.ok(!facesOf(game, seat).includes(top));
});

test('only the dealer sees the top and the bottom card of the stock in the picture and in the text', () => {
  const game = dealt(FIVE_TRICKS, { variant: 'tirol', rules: { dealerPeek: 'top-and-bottom' } });
  const [top, bottom] = game.view(0).stockSeen ?? [];
  const stock = pictureOf(game, 0).slice(0, 6);
  assert.deepEqual(
    stock.map(({ cardFace }) => cardFace),
    [bottom, null, null, null, null, top],
  );
  assert.deepEqual(modelFor(game.view(0)).stockSeen, [top, bottom]);
  for (const seat of [null, 1, 2, 3]) {
    assert.ok(!JSON.stringify(modelFor(game.view(seat))).includes(`"${top}"`));
    assert.ok(!JSON.stringify(modelFor(game.view(seat))).includes(`"${bottom}"`));
  }
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  assert.ok(!facesOf(game, 0).includes(top), 'the forehand was dealt the card');
  assert.ok(facesOf(game, 0).includes(bottom));
});

test('the card that the cutter peeks at is next to the pack and face up only for the cutter', () => {
  const game = createGame({ variant: 'bayrisch-11', seed: 'look', setup: { dealer: 0 } });
  game.act({ type: 'cut', seat: CUTTER, at: 12 });
  const peeked = game.view(CUTTER).peeked as Card;
  assert.deepEqual(facesOf(game, CUTTER), [peeked]);
  for (const seat of [null, 0, 1, 2]) assert.deepEqual(facesOf(game, seat), []);
  const pack = pictureOf(game, CUTTER).find(({ key }) => key.startsWith('pack'));
  assert.ok(pack && boxOf(game, CUTTER, peeked).x >= pack.box.x + pack.box.width * 0.9, 'it is next to the pack');
});

test('until the deal, the table shows only the pack, even if the cutter has taken a card', () => {
  const game = createGame({ variant: 'bayrisch-11', rules: { cutBluff: true }, seed: 'took', setup: { dealer: 0 } });
  game.act({ type: 'cut', seat: CUTTER, at: 12 });
  game.act({ type: 'take', seat: CUTTER, accept: true });
  assert.equal(game.phase, 'cut');
  assert.deepEqual(
    pictureOf(game, 1).filter(({ key }) => !key.startsWith('pack')),
    [],
  );
});

const BLIND = { variant: 'blind' } as const;
const blindHands = handsWith({ 0: 'HA LK EU S10 H7', 1: 'E8 EA LO H9 S9' }, BLIND);

test("in blind play, the first trick stays face up at the winners' side, and later tricks lie face down", () => {
  const game = blindGame(blindHands, BLIND, 'E8', 'H7');
  playTricks(game, 1);
  const [{ cards: first, winner }] = game.view(2).history.filter((entry) => entry.type === 'trick');
  const model = modelFor(game.view(2));
  assert.deepEqual(model.openTrick, { winner, cards: first });
  const ours = winner % 2 === 0;
  for (const { card } of first)
    assert.equal(boxOf(game, 2, card).x > LAYOUT.width / 2, ours, 'ours at the right, theirs at the left');
  playTricks(game, 1);
  const lastTrick = game.view(2).lastTrick?.cards ?? [];
  assert.equal(lastTrick.length, 4);
  const faces = facesOf(game, 2);
  assert.deepEqual(
    lastTrick.filter(({ card }) => faces.includes(card)),
    [],
  );
  assert.deepEqual(
    first.filter(({ card }) => !faces.includes(card)),
    [],
  );
  assert.deepEqual(modelFor(game.view(2)).openTrick, { winner, cards: first });
  playCards(game, 3);
  const seen = facesOf(game, 2);
  const trick = game.view(2).trick.map(({ card }) => seen.indexOf(card));
  for (const { card } of first) assert.ok(seen.indexOf(card) > Math.max(...trick), 'it is above the current trick');
  const open = announced(FOREHAND_WINS);
  playTricks(open, 1);
  assert.equal(modelFor(open.view(0)).openTrick, null, 'other variants close every trick');
});

test("with `openFirstTrick: 'until-second'`, the first trick lies face down after the second trick", () => {
  const game = blindGame(blindHands, { ...BLIND, rules: { openFirstTrick: 'until-second' } }, 'E8', 'H7');
  playTricks(game, 1);
  const first = game.view(2).lastTrick?.cards.map(({ card }) => card) ?? [];
  assert.equal(first.filter((card) => facesOf(game, 2).includes(card)).length, 4);
  playTricks(game, 1);
  assert.deepEqual(
    first.filter((card) => facesOf(game, 2).includes(card)),
    [],
  );
  assert.equal(modelFor(game.view(2)).openTrick, null);
});

test('the seats show the dealer, the forehand and the player to act', () => {
  const game = announced();
  const { seats } = modelFor(game.view(1));
  assert.deepEqual(
    seats.map(({ position }) => position),
    ['right', 'bottom', 'left', 'top'],
  );
  assert.deepEqual(
    seats.map(({ dealer, forehand, isDue }) => [dealer, forehand, isDue]),
    [
      [true, false, false],
      [false, true, true],
      [false, false, false],
      [false, false, false],
    ],
  );
  const three = announced(handsWith({ 0: 'HA HO HU H10 H9' }, { variant: 'bayrisch', players: 3 }), {
    variant: 'bayrisch',
    players: 3,
  });
  assert.deepEqual(
    modelFor(three.view(0)).seats.map(({ position }) => position),
    ['bottom', 'left', 'right'],
  );
  const mirrored = announced(undefined, { rules: { direction: 'counterclockwise' } });
  assert.deepEqual(
    modelFor(mirrored.view(1)).seats.map(({ position }) => position),
    ['left', 'bottom', 'right', 'top'],
  );
});

test('after the announcement, cards in the hand show their roles, and in Wanderkritt the Guter is the Wander-Kritt', () => {
  const roles = (variant: 'suedtirol' | 'wanderkritt'): string => {
    const game = announced(handsWith({ 0: 'H9 H8 L8 HU EA', 1: 'HK E7 S6 LA LO' }, { variant }), { variant });
    return [0, 1]
      .map((seat) =>
        modelFor(game.view(seat))
          .hand.map(({ role }) => role ?? '-')
          .join(' '),
      )
      .join(' / ');
  };
  assert.equal(roles('suedtirol'), 'guter rechter linker trumpf - / trumpf - - - -');
  assert.equal(roles('wanderkritt'), 'wander-kritt rechter linker trumpf - / kritischer kritischer kritischer - -');
});

test('in blind play, the first announcer sees their half of the announcement, then the roles of their cards', () => {
  const game = dealt(blindHands, BLIND);
  game.act({ type: 'show', seat: 1, card: 'E8' });
  assert.deepEqual(modelFor(game.view(1)).announcement, { schlag: '8' });
  assert.deepEqual(modelFor(game.view(0)).announcement, {});
  game.act({ type: 'show', seat: 0, card: 'H7' });
  assert.deepEqual(modelFor(game.view(0)).announcement, { schlag: '8', trumpf: 'H' });
  assert.deepEqual(
    modelFor(game.view(1)).hand.map(({ role }) => role),
    ['linker', null, null, 'trumpf', null],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => modelFor(game.view(seat)).secret),
    [false, false, true, true],
  );
  assert.equal(modelFor(announced().view(2)).secret, false);
});

test('cards are dealt one after another, but the gap left by a played card closes at once', () => {
  const stepsOf = (game: Game): number =>
    pictureOf(game, 1).filter(({ key, step }) => key.startsWith('card-') && step !== undefined).length;
  const game = announced();
  assert.equal(stepsOf(game), 5);
  playCards(game, 1);
  assert.equal(stepsOf(game), 0);
});
