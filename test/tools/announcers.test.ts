import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOneAction, WITHOUT_BIDS } from '../../tools/arena/duel.js';
import { withAnnouncers } from '../../tools/arena/announcers.js';
import type { Player } from '../../tools/arena/player.js';
import { playerByName } from '../../tools/arena/roster.js';
import { createGame, type Game } from '../../src/game/game.js';
import { schlaegeOf, schlagOfCard, trumpfOfCard } from '../../src/rules/announce.js';
import { SUITS } from '../../src/rules/card.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { defineRules } from '../../src/rules/variants.js';

const first: Player = (view) => view.legal[0] ?? null;
const never: Player = () => assert.fail('this player is not asked');

const cutFor = (seed: string, rules: Partial<RuleOptions>): Game => {
  const game = createGame({
    rules: { ...defineRules('suedtirol', rules), ...WITHOUT_BIDS },
    seed,
    setup: { dealer: 0 },
  });
  while (game.phase === 'cut') playOneAction(game, () => first, seed);
  return game;
};

/** Returns a hand announced by this player: the game, the announcement, and the hands of the forehand and the dealer. */
const announced = (player: Player, seed: string) => {
  const game = cutFor(seed, { players: 4, schoeneres: 'none', schlagtausch: 'none' });
  while (game.phase === 'announce') playOneAction(game, () => player, seed);
  const { announcement, forehand, dealer } = game.view(null);
  return { game, ...announcement, forehand: game.view(forehand).hand, dealer: game.view(dealer).hand };
};

const SEEDS = Array.from({ length: 12 }, (_, deal) => `names-${deal}`);

test('the announcer `most` announces the rank and the suit with the most cards in the hand', () => {
  for (const seed of SEEDS) {
    const { game, schlag, trumpf, forehand, dealer } = announced(withAnnouncers(never, never, 'most', 'most'), seed);
    const ranks = schlaegeOf(game.rules).map((name) => forehand.filter((card) => schlagOfCard(card) === name).length);
    const suits = SUITS.map((name) => dealer.filter((card) => trumpfOfCard(card) === name).length);
    assert.equal(forehand.filter((card) => schlagOfCard(card) === schlag).length, Math.max(...ranks));
    assert.equal(dealer.filter((card) => trumpfOfCard(card) === trumpf).length, Math.max(...suits));
  }
});

test('the announcer `random` chooses differently between deals but identically for the same deal', () => {
  const names = SEEDS.map((seed) => announced(withAnnouncers(never, never, 'random', 'random'), seed));
  assert.ok(new Set(names.map(({ schlag }) => schlag)).size > 3, 'Schläge differ');
  assert.equal(new Set(names.map(({ trumpf }) => trumpf)).size, SUITS.length);
  assert.equal(announced(withAnnouncers(never, never, 'random', 'random'), SEEDS[0]).schlag, names[0].schlag);
});

test('a player can have different announcers for the Schlag and the Trumpf', () => {
  for (const seed of SEEDS.slice(0, 4)) {
    const [ours, mixed] = [
      announced(playerByName('easy~strong'), seed),
      announced(playerByName('easy~rule~strong'), seed),
    ];
    assert.equal(mixed.schlag, announced(playerByName('easy~rule'), seed).schlag);
    if (mixed.schlag === ours.schlag) assert.equal(mixed.trumpf, ours.trumpf);
  }
});

test('withAnnouncers() asks for Schöneres like the given player and announces like the named announcers', () => {
  const game = cutFor(SEEDS[0], { players: 4 });
  const seat = game.toAct[0];
  const view = game.view(seat);
  const asks: Player = () => ({ type: 'ask-schoeneres', seat });
  assert.deepEqual(withAnnouncers(never, asks, 'most', 'most')(view, SEEDS[0], game), { type: 'ask-schoeneres', seat });
  const names: Player = () => ({ type: 'announce-schlag', seat, schlag: 'weli' });
  const action = withAnnouncers(never, names, 'rule', 'rule')(view, SEEDS[0], game);
  assert.ok(action?.type === 'announce-schlag' && action.schlag !== 'weli', 'a Schlag by rule');
});

test('for an unknown announcer, playerByName() throws an error that lists the valid announcers', () => {
  assert.throws(() => playerByName('strong~loud'), /random, most, rule, strong/);
});
