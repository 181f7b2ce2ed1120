/**
 * Computer players finish games with random rules, over a wire as in a local game, and the games replay unchanged from
 * their record and from a link.
 */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { runToEnd } from '../../tools/arena/player.js';
import { connect } from '../../src/game/connect.js';
import { createGame, type Game } from '../../src/game/game.js';
import { fromLink, toLink } from '../../src/game/link/link.js';
import { replay } from '../../src/game/replay.js';
import { seatOver, type RemoteSeat } from '../../src/online/seat-over.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import { think } from '../../src/players/think.js';
import type { RuleSet } from '../../src/rules/variants.js';
import type { Seat } from '../../src/rules/seats.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import { seats } from '../game/table.js';
import { flushTasks } from '../session/fake-clock.js';
import { anyRuleSet } from '../rules/any-rules.js';
import { runs } from '../runs.js';

/** Upper limit for the number of actions in a game. No game of computer players needs nearly as many. */
const MAX_ACTIONS = 3000;

/** Connects a seat, or a spectator, through a MessageChannel. */
const connectOver = async (t: TestContext, game: Game, viewer: Seat | null): Promise<RemoteSeat> => {
  const { port1, port2 } = new MessageChannel();
  const closing = new AbortController();
  t.after(() => {
    closing.abort();
    port1.close();
  });
  serveSeat(connect(game, viewer), port1);
  return seatOver(port2, { signal: closing.signal });
};

/** Lets computer players play a whole game. Each of them sees only what its connection over the wire receives. */
const playOnline = async (t: TestContext, rules: RuleSet, seed: string): Promise<Game> => {
  const game = createGame({ rules, seed });
  const connections = await Promise.all(seats(game).map(async (seat) => connectOver(t, game, seat)));
  const received = seats(game).map(() => 0);
  connections.forEach((connection, seat) => connection.subscribe((update) => 'view' in update && received[seat]++));
  for (let actions = 0; game.phase !== 'game-over'; actions++) {
    assert.ok(actions < MAX_ACTIONS, `the game does not end: ${JSON.stringify(rules)}`);
    const chosen = seatsToAsk(game, () => false)
      .map(({ seat, mayDefer }) => {
        const { view } = connections[seat];
        return [seat, runToEnd(think(view, 'easy', `${seed} ${actions}`, undefined, mayDefer))] as const;
      })
      .find(([, action]) => action !== null);
    assert.ok(chosen?.[1], `no seat of ${game.toAct.join()} acts in the phase ${game.phase}: ${JSON.stringify(rules)}`);
    // oxlint-disable-next-line no-await-in-loop -- actions run in sequence
    await connections[chosen[0]].act(chosen[1]);
    // oxlint-disable-next-line no-await-in-loop -- the views arrive one after the other
    while (received.some((updates) => updates <= actions)) await flushTasks();
  }
  for (const seat of seats(game)) assert.deepEqual(connections[seat].view, game.view(seat));
  return game;
};

test('computer players finish games with random rules online, and the games replay from records and links', async (t) => {
  const tables = fc.sample(anyRuleSet, { numRuns: runs(5, 50), seed: 33 });
  for (const [index, rules] of tables.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- games run in sequence
    const game = await playOnline(t, rules, `random-${index}`);
    const record = game.record();
    for (const again of [replay(record), replay(fromLink(toLink(record, 'https://stube.example/')))])
      for (const seat of [null, ...seats(game)]) assert.deepEqual(again.view(seat), game.view(seat));
  }
});
