import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type GameOptions } from '../../src/game/game.js';
import type { GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import { temperamentOf } from '../../src/players/bidding/temperament.js';
import { choose, type ChooseOptions } from '../../src/players/choose.js';
import type { HostPlayer, SeatPlayer, SessionOptions } from '../../src/session/session.js';
import { quietPlayer, playGame, runSession } from './table.js';
import { TARGET } from '../short-games.js';

const play = async (
  seats: readonly SeatPlayer[],
  options: Partial<SessionOptions>,
): Promise<{ readonly record: GameRecord; readonly errors: readonly string[] }> => {
  const table = runSession(createGame({ seed: 'stube', players: 2, rules: { target: TARGET } }), seats, {
    level: 'easy',
    ...options,
  });
  await playGame(table);
  return { record: table.game.record(), errors: [...new Set(table.errors.map(({ code }) => code))] };
};

/** Chooses as the engine does, at this level or the requested level, and records the questions. */
const recordingChoose = (
  thinking: Pick<ChooseOptions, 'level'> = {},
): {
  readonly requests: (ChooseOptions & { readonly view: View })[];
  readonly choose: NonNullable<SessionOptions['choose']>;
} => {
  const requests: (ChooseOptions & { readonly view: View })[] = [];
  return {
    requests,
    choose(view, options) {
      requests.push({ view, ...options });
      return choose(view, { ...options, ...thinking });
    },
  };
};

test("a custom `choose` that returns the engine's choices gives the same game", async () => {
  const { requests, choose: elsewhere } = recordingChoose();
  const usual = await play(['computer', 'computer'], {});
  assert.deepEqual(await play(['computer', 'computer'], { choose: elsewhere }), usual);
  assert.ok(requests.length > 20, '`choose` was called');
  for (const { view, level, seed, temperament, signal } of requests) {
    assert.equal(level, 'easy');
    assert.equal(
      temperament,
      temperamentOf('luck', view.seat as number),
      'a seat has the same temperament in every question',
    );
    assert.ok(signal instanceof AbortSignal, 'the signal is passed');
    assert.match(seed ?? '', /^luck:[01]:\d+$/);
    assert.ok(seed?.startsWith(`luck:${view.seat}:`), 'each seat has a separate seed');
  }
});

test("a human's computer partner plays at level `medium` or higher", async () => {
  const levelsAt = async (
    seats: readonly SeatPlayer[],
    level: 'easy' | 'strong',
    rules: GameOptions,
  ): Promise<ReadonlySet<string>> => {
    // This test checks the requested levels, not the quality of the answers.
    const { requests, choose: elsewhere } = recordingChoose({ level: 'easy' });
    await playGame(runSession(createGame({ seed: 'stube', ...rules }), seats, { level, choose: elsewhere }));
    // No seat has a partner before the deal.
    return new Set(
      requests
        .filter(({ view }) => view.forehand !== null)
        .map(
          ({ view, level: wanted }) =>
            `${view.seat}${seats.length === 3 ? (view.seat === view.forehand ? ' alone' : view.forehand === 0 ? ' against the human' : ' with the human') : ''}: ${wanted}`,
        ),
    );
  };
  const short: GameOptions = { rules: { target: TARGET } };
  assert.deepEqual([...(await levelsAt(['human', 'computer', 'computer', 'computer'], 'easy', short))].sort(), [
    '1: easy',
    '2: medium',
    '3: easy',
  ]);
  assert.deepEqual([...(await levelsAt(['human', 'computer', 'computer', 'computer'], 'strong', short))].sort(), [
    '1: strong',
    '2: strong',
    '3: strong',
  ]);
  assert.deepEqual([...(await levelsAt(['computer', 'computer', 'computer', 'computer'], 'easy', short))].sort(), [
    '0: easy',
    '1: easy',
    '2: easy',
    '3: easy',
  ]);
  const ofThree = await levelsAt(['human', 'computer', 'computer'], 'easy', {
    variant: 'bayrisch',
    players: 3,
    rules: { target: TARGET },
  });
  for (const seat of [1, 2]) {
    for (const part of ['alone: easy', 'against the human: easy', 'with the human: medium'])
      assert.ok(ofThree.has(`${seat} ${part}`), `${seat} ${part}, of ${[...ofThree].join(', ')}`);
    assert.ok(!ofThree.has(`${seat} with the human: easy`), `${seat} is easy with the human`);
  }
});

test('the session calls `choose` for stand-ins but not for host players', async () => {
  const { requests, choose: elsewhere } = recordingChoose();
  const { errors } = await play([quietPlayer, quietPlayer], { choose: elsewhere });
  assert.deepEqual(errors, []);
  assert.equal(requests.length, 0);
  const failing: HostPlayer = {
    decide: () => {
      throw new Error('asleep');
    },
  };
  await play([failing, quietPlayer], { choose: elsewhere });
  assert.ok(requests.length > 0, '`choose` was called');
  for (const { view, level } of requests) assert.deepEqual([view.seat, level], [0, 'medium']);
});

test('the game continues if `choose` always rejects', async () => {
  const { record, errors } = await play(['computer', 'computer'], {
    choose: () => Promise.reject(new Error('no thought')),
  });
  assert.ok(record.actions.length > 20, 'the game was played');
  assert.deepEqual(errors, ['player-failed']);
});
