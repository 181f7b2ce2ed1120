/** Runs code of README: the wrapper of a connection with a served seat, and the examples. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { explain, en } from '../../src/explain.js';
import { connect, type Person, type SeatConnection, type Update } from '../../src/game/connect.js';
import { defineRules } from '../../src/rules/variants.js';
import { announced, FOREHAND } from '../game/table.js';
import { startServedSeat } from '../online/served-seat.js';
import { flushTasks } from '../session/fake-clock.js';

type WithNews = (connection: SeatConnection) => {
  readonly connection: SeatConnection;
  tell(update: Update): void;
};

const readmesCode = async (begin: string): Promise<string> => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const code = [...readme.matchAll(/```js\n([^]*?)```/g)]
    .map(([, block]) => block)
    .find((block) => block?.includes(begin));
  assert.ok(code, 'README contains the code');
  return code;
};

const readmesWithNews = async (): Promise<WithNews> => {
  const code = await readmesCode('const withNews = ');
  const address = `data:text/javascript,${encodeURIComponent(`${code}\nexport { withNews };`)}`;
  return ((await import(address)) as { readonly withNews: WithNews }).withNews;
};

test("updates sent with README's `withNews` reach a served seat, before and after it is served", async (t) => {
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
  const { seat, updates, clock } = await startServedSeat(t, connection);
  await flushTasks();
  assert.deepEqual(updates.filter((update) => 'people' in update).at(-1), { people });
  const deadline = clock.now() + 30_000;
  tell({ deadline });
  tell({ status: 'lost' });
  await flushTasks();
  assert.deepEqual(updates.slice(-2), [{ deadline }, { status: 'lost' }]);
  tell({ status: 'open' });
  await seat.act({ type: 'play', seat: FOREHAND, card: 'EA' });
  await flushTasks();
  assert.deepEqual(seat.view, game.view(FOREHAND), 'the game is transmitted as before');
  assert.equal(seat.view.trick.length, 1);
});

/** Pairs of actual and expected values, with the line of README. */
type Claims = (called: typeof explain, rules: typeof defineRules, texts: typeof en) => readonly (readonly unknown[])[];

test('the examples of `explain()` in README return the values in their comments', async () => {
  const code = await readmesCode("from 'watten-table/explain'");
  const [, call] = /= (explain\(.+\));/.exec(code) ?? [];
  const claims = [...code.matchAll(/^(\S.*); \/\/ (.+)$/gm)];
  assert.ok(call && claims.length > 3);
  const pairs = claims.map(([line, found, expected]) => `[${found}, ${expected}, ${JSON.stringify(line)}]`);
  const body = `const { title, sections } = ${call}; return [${pairs.join()}];`;
  const address = `data:text/javascript,${encodeURIComponent(`export default (explain, defineRules, en) => { ${body} }`)}`;
  const { default: check } = (await import(address)) as { readonly default: Claims };
  for (const [found, expected, line] of check(explain, defineRules, en))
    assert.deepEqual(found, expected, String(line));
});
