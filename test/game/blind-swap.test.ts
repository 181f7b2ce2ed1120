/** The swap of unseen hands between the two blind players (RULES.md section 3.6). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, LEVELS } from '../../src/players/choose.js';
import { knowledgeOf } from '../../src/players/worlds/knowledge.js';
import { connect, type Update } from '../../src/game/connect.js';
import type { Game, GameOptions } from '../../src/game/game.js';
import { rulesOfRecord } from '../../src/game/read-record.js';
import type { GameRecord } from '../../src/game/record.js';
import { replay } from '../../src/game/replay.js';
import type { Card } from '../../src/rules/card.js';
import type { RuleOptions } from '../../src/rules/options.js';
import type { Seat } from '../../src/rules/seats.js';
import {
  announce,
  assertRejected,
  CUTTER,
  dealt,
  DEALER,
  DEALERS_PARTNER,
  FIVE_TRICKS,
  FOREHAND,
  kinds,
  next,
  playHand,
  seats,
} from './table.js';

/** The two players who look at their cards only after the announcement. */
const BLIND_SEATS: readonly Seat[] = [DEALERS_PARTNER, CUTTER];

const table = (rules: Partial<RuleOptions> = {}, options: GameOptions = {}): Game =>
  dealt(FIVE_TRICKS, { variant: 'normal', ...options, rules: { blindSwap: true, ...rules } });

const redeal = (game: Game, seat: Seat = FOREHAND, other: Seat = DEALER, accept = true): Game => {
  game.act({ type: 'ask-schoeneres', seat });
  game.act({ type: 'answer', seat: other, accept });
  return game;
};
const ask = (game: Game, seat: Seat): void => game.act({ type: 'ask-swap-hands', seat });
const answer = (game: Game, seat: Seat, accept: boolean): void => game.act({ type: 'answer', seat, accept });
const nameSchlag = (game: Game): void => game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
const mayAsk = (game: Game): readonly Seat[] =>
  seats(game).filter((seat) => kinds(game, seat).includes('ask-swap-hands'));
const blindHands = (game: Game): readonly (readonly Card[])[] => BLIND_SEATS.map((seat) => game.view(seat).hand);
const dealtHands: readonly (readonly Card[])[] = BLIND_SEATS.map((seat) => FIVE_TRICKS[seat]);

test('only after a new deal of a Schöneres can either blind player ask to swap hands', () => {
  const game = table();
  assert.deepEqual(mayAsk(game), []);
  for (const seat of seats(game)) assertRejected(game, 'not-offered', { type: 'ask-swap-hands', seat });
  redeal(game);
  assert.deepEqual(mayAsk(game), BLIND_SEATS);
  for (const seat of [DEALER, FOREHAND]) assertRejected(game, 'not-offered', { type: 'ask-swap-hands', seat });
  for (const seat of BLIND_SEATS) assert.deepEqual(kinds(game, seat), ['ask-swap-hands']);
});

test('a refused Schöneres, and a table without `blindSwap`, do not offer a swap of hands', () => {
  const refused = redeal(table(), FOREHAND, DEALER, false);
  const without = redeal(table({ blindSwap: false }));
  for (const game of [refused, without]) {
    assert.deepEqual(mayAsk(game), []);
    for (const seat of BLIND_SEATS) assertRejected(game, 'not-offered', { type: 'ask-swap-hands', seat });
  }
});

test('after an accepted request, the two blind players hold each other’s cards', () => {
  for (const [asker, other] of [BLIND_SEATS, [...BLIND_SEATS].reverse()]) {
    const game = redeal(table());
    ask(game, asker);
    assert.deepEqual(game.view(null).pending, { type: 'swap-hands', seat: asker });
    assert.deepEqual(game.legalActions(other), [
      { type: 'answer', seat: other, accept: true },
      { type: 'answer', seat: other, accept: false },
    ]);
    answer(game, other, true);
    assert.equal(game.view(null).pending, null);
    assert.deepEqual(game.view(null).history.at(-1), { type: 'hands-swapped', seats: BLIND_SEATS });
    assert.deepEqual(blindHands(game), [[], []], 'neither player has looked');
    announce(game);
    assert.deepEqual(blindHands(game), [...dealtHands].reverse());
    playHand(game);
    assert.notEqual(game.view(null).result, null);
  }
});

test('after a refused request, both blind players keep their cards and cannot ask again in this hand', () => {
  const game = redeal(table());
  ask(game, CUTTER);
  answer(game, DEALERS_PARTNER, false);
  assert.equal(game.view(null).pending, null);
  for (const seat of BLIND_SEATS) assertRejected(game, 'already-asked', { type: 'ask-swap-hands', seat });
  announce(game);
  assert.deepEqual(blindHands(game), dealtHands);
  next(playHand(game));
  game.act({ type: 'cut', seat: game.toAct[0] });
  const forehand = game.toAct[0];
  redeal(game, forehand, game.view(null).dealer as Seat);
  assert.equal(mayAsk(game).length, 2, 'the next hand allows a new request');
});

test('the game does not wait for the answer, and an announcement drops the request', () => {
  const game = redeal(table());
  ask(game, CUTTER);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [FOREHAND]);
  assert.deepEqual(kinds(game, FOREHAND), ['announce-schlag', 'ask-schlagtausch']);
  nameSchlag(game);
  assert.equal(game.view(null).pending, null);
  assertRejected(game, 'wrong-phase', { type: 'answer', seat: DEALERS_PARTNER, accept: true });
  announce(game);
  assert.deepEqual(blindHands(game), dealtHands);
});

test('a further request of an announcer drops the request to swap hands', () => {
  const game = redeal(table());
  ask(game, CUTTER);
  game.act({ type: 'ask-schlagtausch', seat: FOREHAND });
  assert.deepEqual(game.view(null).pending, { type: 'schlagtausch', seat: FOREHAND });
  assert.deepEqual(game.toAct, [DEALER]);
  assertRejected(game, 'not-your-turn', { type: 'answer', seat: DEALERS_PARTNER, accept: true });
  answer(game, DEALER, false);
  assert.equal(game.view(null).pending, null);
  assertRejected(game, 'wrong-phase', { type: 'answer', seat: DEALERS_PARTNER, accept: true });
});

test('only the other blind player can answer the request', () => {
  const game = redeal(table());
  for (const seat of seats(game)) assertRejected(game, 'wrong-phase', { type: 'answer', seat, accept: true });
  ask(game, CUTTER);
  for (const seat of [DEALER, FOREHAND, CUTTER])
    assertRejected(game, 'not-your-turn', { type: 'answer', seat, accept: true });
});

test('the first announcement ends the time for a swap, and a later Schlagtausch does not reopen it', () => {
  const game = redeal(table());
  nameSchlag(game);
  for (const seat of BLIND_SEATS) assertRejected(game, 'not-offered', { type: 'ask-swap-hands', seat });
  game.act({ type: 'ask-schlagtausch', seat: DEALER });
  answer(game, FOREHAND, true);
  for (const seat of BLIND_SEATS) assertRejected(game, 'not-offered', { type: 'ask-swap-hands', seat });
});

test('after a Schlagtausch before the announcement, the blind players can still swap hands', () => {
  const game = redeal(table());
  game.act({ type: 'ask-schlagtausch', seat: FOREHAND });
  answer(game, DEALER, true);
  ask(game, DEALERS_PARTNER);
  assert.deepEqual(game.toAct, [DEALER]);
  answer(game, CUTTER, true);
  announce(game);
  assert.deepEqual(blindHands(game), [...dealtHands].reverse());
});

test('a second Schöneres allows a swap only if no blind player has asked before', () => {
  for (const isAsked of [true, false]) {
    const game = redeal(table({ schoeneresRequests: 'each' }));
    if (isAsked) ask(game, CUTTER);
    nameSchlag(game);
    redeal(game, DEALER, FOREHAND);
    assert.deepEqual(mayAsk(game), isAsked ? [] : BLIND_SEATS);
    if (isAsked) assertRejected(game, 'already-asked', { type: 'ask-swap-hands', seat: CUTTER });
  }
});

test('in blind play, the first shown card ends the time for a swap', () => {
  for (const sequential of [true, false]) {
    const shows = (game: Game, seat: Seat): void =>
      game.act(game.legalActions(seat).find(({ type }) => type === 'show') ?? assert.fail());
    const options = { variant: 'suedtirol-blind' } as const;
    const late = redeal(table({ sequential }, options));
    shows(late, FOREHAND);
    for (const seat of BLIND_SEATS) assertRejected(late, 'not-offered', { type: 'ask-swap-hands', seat });

    const dropped = redeal(table({ sequential }, options));
    ask(dropped, CUTTER);
    shows(dropped, FOREHAND);
    assert.equal(dropped.view(null).pending, null);

    const game = redeal(table({ sequential }, options));
    ask(game, CUTTER);
    answer(game, DEALERS_PARTNER, true);
    shows(game, FOREHAND);
    shows(game, DEALER);
    assert.deepEqual(blindHands(game), [...dealtHands].reverse());
  }
});

test('a swap of hands shows no card to any seat before the announcement', () => {
  const play = (hands: readonly Card[][]) => {
    const game = dealt(hands, { variant: 'normal', rules: { blindSwap: true } });
    const shown = [null, ...seats(game)].map((seat) => {
      const first = game.view(seat);
      const updates: Update[] = [];
      connect(game, seat).subscribe((update) => updates.push(update));
      return { first, updates };
    });
    redeal(game);
    ask(game, DEALERS_PARTNER);
    answer(game, CUTTER, true);
    nameSchlag(game);
    return shown.map((seen) => JSON.stringify(seen));
  };
  const [dealer, forehand, partner, cutter] = FIVE_TRICKS;
  assert.deepEqual(play([dealer, forehand, partner, cutter]), play([dealer, forehand, cutter, partner]));
});

test('a swap of hands does not change the knowledge of any seat', () => {
  const game = redeal(table());
  const known = () => [null, ...seats(game)].map((seat) => knowledgeOf(game.view(seat)));
  const before = known();
  ask(game, CUTTER);
  answer(game, DEALERS_PARTNER, true);
  assert.deepEqual(known(), before);
});

test('a computer player never asks for a swap of hands, and agrees to one', async () => {
  const game = redeal(table());
  for (const level of LEVELS)
    for (const seat of BLIND_SEATS) assert.equal(await choose(game.view(seat), { level }), null);
  ask(game, CUTTER);
  for (const level of LEVELS) {
    assert.deepEqual(await choose(game.view(DEALERS_PARTNER), { level }), {
      type: 'answer',
      seat: DEALERS_PARTNER,
      accept: true,
    });
    assert.equal(await choose(game.view(CUTTER), { level }), null);
  }
  const action = await choose(game.view(FOREHAND));
  assert.ok(action && game.toAct.includes(action.seat), 'an announcer goes on while the request is open');
  game.act(action);
});

test('records without the option replay without a swap of hands', () => {
  const game = playHand(announce(redeal(table({ blindSwap: false }))));
  const record = game.record();
  const older = Object.fromEntries(Object.entries(record.rules).filter(([name]) => name !== 'blindSwap'));
  assert.equal(rulesOfRecord(older).blindSwap, false);
  const old = { ...record, rules: older as unknown as GameRecord['rules'] };
  assert.deepEqual(replay(old).view(null).history, game.view(null).history);
});
