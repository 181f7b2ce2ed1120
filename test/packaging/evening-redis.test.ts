/** An evening on two server processes that share a Redis. */
import assert from 'node:assert/strict';
import { startServer } from '../server/process.js';
import { freePort, withRedis } from '../server/redis.js';
import { createOn, matchIn, playGame, SETTINGS, sitDown, waitForGames } from '../server/test-evening.js';

withRedis(
  'an evening on two processes: the host at one, everyone else and the tables at the other',
  async (redis, t) => {
    const open = async (): Promise<string> => {
      const port = await freePort();
      const address = `127.0.0.1:${port}`;
      const stores = ['--redis', redis, '--public-address', address];
      const { url } = await startServer(t, '--port', `${port}`, ...stores, '--evenings');
      return url;
    };
    const [first, second] = [await open(), await open()];
    const one = await createOn(first, 2, { ...SETTINGS, stages: [{ kind: 'draw', rounds: 1, games: 2 }] }, second);
    assert.deepEqual((await one.see('referee', 'referee')).state.rounds, []);
    await one.host({ type: 'draw', round: 1, seed: 'secret 47' }, { type: 'open-round', round: 1 });
    const match = matchIn((await one.see('referee', 'referee')).state, '1-1');
    const four = await sitDown(t, one, match);
    for (const game of [1, 2]) {
      await playGame(four, game);
      await waitForGames(one, match.id, game);
    }
    const { changes } = await one.host({ type: 'close-round', round: 1 });
    assert.equal(changes.filter((change) => change.author === 'server').length, 2);
  },
);
