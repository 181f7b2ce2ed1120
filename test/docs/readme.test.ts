/** The README's wrapper of a connection is taken from the page itself and put on a wire. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { connect, type Person, type SeatConnection, type Update } from '../../src/game/connect.js';
import { announced, FOREHAND } from '../game/table.js';
import { served } from '../online/seat.js';
import { breathe } from '../session/fake-clock.js';

type WithNews = (connection: SeatConnection) => {
  readonly connection: SeatConnection;
  tell(update: Update): void;
};

const readmesWithNews = async (): Promise<WithNews> => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const [, code] = /```js\n(const withNews = [^]*?)```/.exec(readme) ?? [];
  assert.ok(code, 'README has it');
  const address = `data:text/javascript,${encodeURIComponent(`${code}\nexport { withNews };`)}`;
  return ((await import(address)) as { readonly withNews: WithNews }).withNews;
};

test('What a host tells beside the game reaches the other end of the wire, before and after it is served', async (t) => {
  const withNews = await readmesWithNews();
  const game = announced();
  const people: readonly Person[] = [0, 1, 2, 3].map((seat) => ({
    by: 'human',
    name: `Gast ${seat}`,
    here: true,
    face: null,
  }));
  const { connection, tell } = withNews(connect(game, FOREHAND));
  tell({ people });
  const { seat, heard, clock } = await served(t, connection);
  await breathe();
  assert.deepEqual(heard.filter((update) => 'people' in update).at(-1), { people });
  const deadline = clock.now() + 30_000;
  tell({ deadline });
  tell({ status: 'lost' });
  await breathe();
  assert.deepEqual(heard.slice(-2), [{ deadline }, { status: 'lost' }]);
  tell({ status: 'open' });
  await seat.act({ type: 'play', seat: FOREHAND, card: 'EA' });
  await breathe();
  assert.deepEqual(seat.view, game.view(FOREHAND), 'the game itself goes over it as ever');
  assert.equal(seat.view.trick.length, 1);
});
