import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import { handsWith, playableAfterLead, playableCards, play, blindGame } from './situations.js';
import {
  announced,
  cards,
  DEALER,
  FIVE_TRICKS,
  FOREHAND,
  FOREHAND_WINS,
  next,
  playCards,
  playTricks,
  assertRejected,
  seats,
} from './table.js';

/** Herz Achter. The forehand leads the Trumpf-König. */
const trumpLed = (rules = {}): Game => {
  const game = announced(
    [cards('L8 E7 S9 LA SU'), cards('HK H10 EA EK EO'), cards('L9 H9 E8 S7 L7'), cards('H8 E9 S10 L10 LU')],
    { rules },
  );
  play(game, 'HK');
  return game;
};

test('a played card leaves the hand and lies on the table, visible to all seats', () => {
  const game = announced();
  play(game, 'LA');
  assert.deepEqual(game.view(FOREHAND).hand, cards('EA SK S7 E9'));
  assert.deepEqual(game.view(null).handSizes, [5, 4, 5, 5]);
  for (const seat of [null, ...seats(game)]) {
    assert.deepEqual(game.view(seat).trick, [{ seat: FOREHAND, card: 'LA' }]);
    assert.deepEqual(game.view(seat).history.at(-1), { type: 'play', seat: FOREHAND, card: 'LA' });
  }
});

test('a seat can play only on its turn, and only cards that it holds', () => {
  const game = announced();
  assertRejected(game, 'not-your-turn', { type: 'play', seat: 2, card: 'E7' });
  assertRejected(game, 'not-in-hand', { type: 'play', seat: FOREHAND, card: 'E7' });
  assertRejected(game, 'not-in-hand', { type: 'play', seat: FOREHAND, card: 'X9' });
  play(game, 'EA');
  assertRejected(game, 'not-your-turn', { type: 'play', seat: FOREHAND, card: 'LA' });
  for (const seat of [0, FOREHAND, 3])
    assert.deepEqual(game.legalActions(seat), [], 'other seats have no legal action');
  assert.equal(playableCards(game, 2), 'E7 L7 SA SO E10');
});

test('with `linkerFrees`, players after a Linker that takes the trick can keep their trumps', () => {
  const hands = [cards('HA E7 S9 LA SU'), cards('HK H10 EA EK EO'), cards('L9 H9 E8 S7 L7'), cards('H7 E9 S10 L10 LU')];
  const afterLinker = (rules: object): Game => {
    const game = announced(hands, { rules });
    play(game, 'HK');
    play(game, 'E8');
    return game;
  };
  assert.equal(playableCards(afterLinker({})), 'H7');
  const game = afterLinker({ linkerFrees: true });
  assert.equal(playableCards(game), 'H7 E9 S10 L10 LU');
  play(game, 'LU');
  assert.equal(playableCards(game), 'HA E7 S9 LA SU');
});

test('a player must follow a trump lead with a trump or a Schlag', () => {
  const game = trumpLed();
  assert.equal(playableCards(game, 2), 'H9 E8');
  const error = assertRejected(game, 'must-follow', { type: 'play', seat: 2, card: 'L7' });
  assert.match(error.message, /trump/i);
  play(game, 'E8');
  assert.equal(playableCards(game, 3), 'H8 E9 S10 L10 LU', 'the Rechter need not be played');
  play(game, 'LU');
  assert.equal(playableCards(game, 0), 'L8 E7 S9 LA SU', 'a Linker need not be played');
});

test("the winner of a complete trick leads the next one, and the trick counts for the winner's side", () => {
  const game = trumpLed();
  for (const card of ['E8', 'LU', 'SU']) play(game, card);
  const trick = {
    winner: 2,
    cards: [
      { seat: 1, card: 'HK' },
      { seat: 2, card: 'E8' },
      { seat: 3, card: 'LU' },
      { seat: 0, card: 'SU' },
    ],
  };
  for (const seat of [null, ...seats(game)]) {
    const view = game.view(seat);
    assert.deepEqual(view.lastTrick, trick);
    assert.deepEqual(view.trick, []);
    assert.deepEqual(view.tricks, [1, 0]);
    assert.deepEqual(view.toAct, [2]);
    assert.deepEqual(view.history.at(-1), { type: 'trick', ...trick, tricks: [1, 0] });
  }
});

test('the side that takes three tricks wins the hand immediately, and the remaining tricks are not played', () => {
  const game = announced(FOREHAND_WINS);
  playTricks(game, 3);
  assert.equal(game.phase, 'hand-over');
  const view = game.view(null);
  assert.deepEqual(view.tricks, [0, 3]);
  assert.deepEqual(view.handSizes, [2, 2, 2, 2]);
  assert.deepEqual(view.score, [0, 2]);
  assert.deepEqual(view.result, { side: 1, points: 2, reason: 'tricks', score: [0, 2] });
  assert.deepEqual(view.history.at(-1), { type: 'hand', side: 1, points: 2, reason: 'tricks', score: [0, 2] });
});

test('a hand can last five tricks', () => {
  const game = playTricks(announced(), 4);
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.view(null).tricks, [2, 2]);
  playCards(game);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(game.view(null).tricks, [3, 2]);
  assert.deepEqual(game.view(null).lastTrick?.winner, DEALER);
  assert.deepEqual(game.view(null).score, [2, 0]);
});

test('the game waits between hands until any seat sends `next`', () => {
  const game = playCards(announced());
  assert.deepEqual(game.toAct, [0, 1, 2, 3]);
  for (const seat of seats(game)) assert.deepEqual(game.legalActions(seat), [{ type: 'next', seat }]);
  assertRejected(game, 'wrong-phase', { type: 'play', seat: 0, card: 'H7' });
  game.act({ type: 'next', seat: 3 });
  const view = game.view(null);
  assert.equal(view.phase, 'cut');
  assert.equal(view.handNumber, 2);
  assert.equal(view.result, null);
  assert.equal(view.lastTrick, null);
  assert.deepEqual(view.tricks, [0, 0]);
  assert.deepEqual(view.announcement, {});
  assert.deepEqual(view.handSizes, [0, 0, 0, 0]);
  assert.deepEqual(view.score, [2, 0]);
  assertRejected(game, 'wrong-phase', { type: 'next', seat: 0 });
});

test('in a two-player game, a trick has two cards', () => {
  const game = announced([cards('EO LO SU LU H7'), cards('EA LA SK S7 E9')], { players: 2 });
  playCards(game, 2);
  assert.deepEqual(game.view(null).tricks, [0, 1]);
  assert.deepEqual(game.view(0).lastTrick?.cards, [
    { seat: 1, card: 'EA' },
    { seat: 0, card: 'EO' },
  ]);
});

test('a set-up applies only to the first hand, and the second hand is dealt from the seed', () => {
  const game = next(playCards(announced()));
  game.act({ type: 'cut', seat: game.toAct[0] });
  assert.notDeepEqual(game.view(FOREHAND).hand, FIVE_TRICKS[FOREHAND]);
});

// -- following (section 5) -------------------------------------------------------------------------------------------

test('on a trump lead, a player who holds a trump or Schlag that is not exempt must play a trump or a Schlag', () => {
  assert.equal(playableAfterLead('HK', 'L9 HU E8 S7 L7'), 'HU E8');
  assert.equal(playableAfterLead('HK', 'L8 H9 E7', { variant: 'normal' }).slice(0, 5), 'L8 H9');
  assert.equal(
    playableAfterLead('HK', 'L8 E7 S9 L7 L9'),
    'L8 E7 S9 L7 L9',
    'a Linker as the only such card does not bind',
  );
  assert.equal(
    playableAfterLead('HK', 'H8 E7 S9 L7 L9'),
    'H8 E7 S9 L7 L9',
    'the Rechter as the only such card does not bind',
  );
  assert.equal(playableAfterLead('HK', 'EA E7 S9 L7 L9'), 'EA E7 S9 L7 L9', 'the player has no trump');
});

test('on a trump lead, a player can play a lower trump', () => {
  assert.equal(playableAfterLead('HU', 'HA H7 H8 EA EK', { rules: { guter: false } }), 'HA H7 H8');
});

test('a plain lead does not bind the other players', () => {
  assert.equal(playableAfterLead('EA', 'EK HA H8 L8 L7'), 'EK HA H8 L8 L7');
});

test('the leader can play any card', () => {
  assert.equal(playableCards(announced(handsWith({ 1: 'HA H8 L8 E7 S6' }))), 'HA H8 L8 E7 S6');
});

test("with `follow: 'none'`, a trump lead does not bind the other players", () => {
  assert.equal(playableAfterLead('HK', 'L9 HU E8 S7 L7', { rules: { follow: 'none' } }), 'L9 HU E8 S7 L7');
});

test('the duty to follow applies to every player in every trick, even if the lead is already beaten', () => {
  const game = announced([
    cards('HU E7 S9 LA SU'),
    cards('EA HK EO EK E9'),
    cards('EU H9 E8 S7 L7'),
    cards('H8 L10 S10 HA LU'),
  ]);
  play(game, 'EA EU L10 E7 HK');
  assert.equal(playableCards(game), 'H9 E8');
  play(game, 'H9');
  assert.equal(playableCards(game), 'H8 HA');
  play(game, 'H8');
  assert.equal(playableCards(game), 'HU', 'the trump must be played even if the lead is already beaten');
});

test('leading the Rechter calls for trump', () => {
  assert.equal(playableAfterLead('H8', 'L9 H7 E8 S7 L7'), 'H7 E8');
});

test('leading a Linker does not call for trump', () => {
  assert.equal(playableAfterLead('L8', 'L9 H7 E8 S7 L7'), 'L9 H7 E8 S7 L7');
});

test('leading the Guter calls for trump unless `guterCalls` is false', () => {
  assert.equal(playableAfterLead('H9', 'L9 H7 E8 S7 L7'), 'H7 E8');
  assert.equal(playableAfterLead('H9', 'L9 H7 E8 S7 L7', { rules: { guterCalls: false } }), 'L9 H7 E8 S7 L7');
  assert.equal(
    playableAfterLead('H9', 'L9 H7 E8 S7 L7', { rules: { guter: false, guterCalls: false } }),
    'H7 E8',
    'an ordinary trump without a Guter',
  );
  assert.equal(
    playableAfterLead('HK', 'L9 H7 E8 S7 L7', { rules: { guterCalls: false } }),
    'H7 E8',
    'other trumps still call for trump',
  );
});

test('leading the Wander-Kritt calls for trump, but leading a Kritischer does not', () => {
  const wanderkritt = { variant: 'wanderkritt' } as const;
  assert.equal(playableAfterLead('H9', 'L9 H7 E8 S7 L7', wanderkritt), 'H7 E8');
  assert.equal(
    playableAfterLead('H9', 'L9 H7 E8 S7 L7', { ...wanderkritt, rules: { guterCalls: false } }),
    'L9 H7 E8 S7 L7',
  );
  for (const kritischer of ['HK', 'S6', 'E7'])
    assert.equal(playableAfterLead(kritischer, 'L9 H7 E8 S7 L7', wanderkritt), 'L9 H7 E8 S7 L7', kritischer);
});

test('on a trump lead, a Kritischer can always be played but is never required', () => {
  const kritisch = { variant: 'kritisch' } as const;
  assert.equal(playableAfterLead('HA', 'HK HU S6 L9 E7', kritisch), 'HK HU S6 E7');
  assert.equal(
    playableAfterLead('HA', 'HK L9 S6 L7 E7', kritisch),
    'HK L9 S6 L7 E7',
    'three Kritische and no trump, because the Herz-König is not a trump',
  );
});

test('a Guter must be played on a trump lead unless it is exempt', () => {
  assert.equal(playableAfterLead('HK', 'L9 H9 S9 S7 L7'), 'H9');
  assert.equal(playableAfterLead('HK', 'L9 H9 S9 S7 L7', { rules: { exempt: ['guter'] } }), 'L9 H9 S9 S7 L7');
  assert.equal(
    playableAfterLead('HK', 'L9 H9 H7 S7 L7', { rules: { exempt: ['guter'] } }),
    'H9 H7',
    'an exempt Guter can still be played',
  );
});

test('the Rechter must be played on a trump lead if it is not exempt, as in Tirol', () => {
  assert.equal(playableAfterLead('HK', 'H8 E7 S9 L7 L9', { variant: 'tirol' }), 'H8');
  assert.equal(
    playableAfterLead('HK', 'L8 E7 S9 L7 L9', { variant: 'tirol' }),
    'L8 E7 S9 L7 L9',
    'the Linke cannot replace it either',
  );
  assert.equal(
    playableAfterLead('HK', 'H8 L8 S9 L7 L9', { variant: 'tirol' }),
    'H8 L8',
    'a Linker can replace the Rechter',
  );
});

test('the Linke must be played on a trump lead if they are not exempt', () => {
  assert.equal(playableAfterLead('HK', 'L8 E7 S9 L7 E8', { rules: { exempt: ['rechter'] } }), 'L8 E8');
  assert.equal(playableAfterLead('HK', 'H8 E7 S9 L7 L9', { rules: { exempt: [] } }), 'H8');
});

test('with `linkeMayReplace: false`, a Linker is neither required nor sufficient on a trump lead', () => {
  assert.equal(playableAfterLead('HK', 'L8 H7 S9 L7 E8', { rules: { linkeMayReplace: false } }), 'H7');
  assert.equal(
    playableAfterLead('HK', 'L8 E7 S9 L7 E8', { rules: { linkeMayReplace: false, exempt: [] } }),
    'L8 E7 S9 L7 E8',
  );
});

test('leading the Weli calls for trump only if it is a trump or the Schlag', () => {
  assert.equal(
    playableAfterLead('S6', 'L9 HU E8 S7 L7'),
    'L9 HU E8 S7 L7',
    'the Weli is the lowest Schell, and Herz is Trumpf',
  );
  assert.equal(playableAfterLead('S6', 'L9 SU E8 H7 L7', {}, 'S/8'), 'SU E8', 'Schell is Trumpf');
  assert.equal(
    playableAfterLead('S6', 'L9 HU E8 S7 L7', { variant: 'tirol' }),
    'HU E8',
    'the Weli is a trump in every suit',
  );
  assert.equal(playableAfterLead('S6', 'L9 HU E8 S7 L7', {}, 'H/weli'), 'HU', 'the Weli is the Schlag');
});

test('on a trump lead, the Weli must be played if it is a trump but need not be played if it is the Rechter', () => {
  assert.equal(playableAfterLead('HK', 'L9 S6 EU S7 L7'), 'L9 S6 EU S7 L7', 'plain');
  assert.equal(playableAfterLead('HK', 'L9 S6 EU S7 L7', { variant: 'tirol' }), 'S6');
  assert.equal(playableAfterLead('HK', 'L9 S6 EU S7 L7', {}, 'H/weli'), 'L9 S6 EU S7 L7');
  assert.equal(
    playableAfterLead('HK', 'L9 S6 HU S7 L7', {}, 'H/weli'),
    'S6 HU',
    'the exempt Rechter can still be played',
  );
  assert.equal(
    playableAfterLead('HK', 'L9 S6 EU S7 L7', { rules: { exempt: ['linke'] } }, 'H/weli'),
    'S6',
    'not exempt',
  );
});

test('with 36 cards, the Weli is a Linker and not a trump if the six is the Schlag', () => {
  assert.equal(
    playableAfterLead('S6', 'L9 HU E6 S7 L7', { variant: 'toblach' }, 'H/6'),
    'L9 HU E6 S7 L7',
    'a Linker is led',
  );
  assert.equal(playableAfterLead('HK', 'L9 HU S6 E6 L7', { variant: 'toblach' }, 'H/6'), 'HU S6 E6');
  assert.equal(
    playableAfterLead('HK', 'L9 HU S6 E6 L7', { variant: 'toblach' }, 'H/weli'),
    'HU S6',
    'the Weli is the Rechter, and the other sixes are plain',
  );
});

// -- blind play ------------------------------------------------------------------------------------------------------

const BLIND_HANDS = [
  cards('HO L9 S9 S7 EA'),
  cards('HK E8 EO LU SA'),
  cards('HU H10 L7 LA EK'),
  cards('H9 S10 LK EU L8'),
];

test('in blind play, only the dealer and the forehand must follow, and the other players can play any card', () => {
  for (const variant of ['blind', 'suedtirol-blind', 'ladinisch', 'toblach-blind'] as const) {
    const game = play(blindGame(BLIND_HANDS, { variant }, 'E8', 'HO'), 'HK');
    assert.equal(playableCards(game), 'HU H10 L7 LA EK', variant);
    const offered = game.view(2).legal.filter(({ type }) => type === 'play');
    assert.deepEqual(
      offered,
      BLIND_HANDS[2].map((card) => ({ type: 'play', seat: 2, card })),
      variant,
    );
    play(game, 'L7');
    assert.equal(playableCards(game), 'H9 S10 LK EU L8', variant);
    play(game, 'S10');
    assert.equal(playableCards(game), 'HO', `${variant}: the dealer must follow`);
    assertRejected(game, 'must-follow', { type: 'play', seat: 0, card: 'EA' });
  }
});

test("in blind play, the forehand must also follow another player's trump lead", () => {
  const game = play(
    blindGame(
      [cards('HO L9 S9 S7 EA'), cards('E7 E8 EO HA SA'), cards('HU H10 L7 LA EK'), cards('H9 S10 LK EU L8')],
      { variant: 'blind' },
      'E8',
      'HO',
    ),
    'E7',
  );
  play(game, 'H10 EU EA');
  assert.deepEqual(game.toAct, [2]);
  play(game, 'HU S10 HO');
  assert.deepEqual(game.toAct, [FOREHAND]);
  assert.equal(playableCards(game), 'E8 HA');
});

test('in blind play with two players, both must follow because both know the announcement', () => {
  const game = blindGame(
    [cards('HO L9 S9 S7 EA'), cards('HK E8 EO LU SA')],
    { variant: 'blind', players: 2 },
    'E8',
    'HO',
  );
  play(game, 'HK');
  assert.equal(playableCards(game), 'HO');
});

test('blind players see the cards and the winner of a trick but not the reason for winning', () => {
  const game = play(blindGame(BLIND_HANDS, { variant: 'blind' }, 'E8', 'HO'), 'HK HU S10 HO');
  for (const seat of [null, 2, 3]) {
    const view = game.view(seat);
    assert.deepEqual(view.history.at(-1), { type: 'trick', winner: 1, cards: view.lastTrick?.cards, tricks: [0, 1] });
    assert.deepEqual(view.announcement, {});
  }
});
