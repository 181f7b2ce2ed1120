/** Tests the code in the guides: compares the code with the source, or runs the code. */
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

/** Evaluates expressions of the guide and returns them with the values that their comments state. */
type Claims = (
  explainRules: typeof explain,
  rules: typeof defineRules,
  texts: typeof en,
) => readonly (readonly unknown[])[];

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Returns a page's first code block that is in this language and contains the text. */
const codeOf = async (page: string, language: string, text: string): Promise<string> => {
  const blocks = [...(await read(page)).matchAll(/^```(?<info>.*)\n(?<code>[^]*?)^```$/gm)];
  const code = blocks.find(({ groups }) => groups?.info === language && groups.code?.includes(text))?.groups?.code;
  assert.ok(code, `${page} has ${text}`);
  return code;
};

const withoutComments = (code: string): string => code.replaceAll(/\/\*\*[^]*?\*\/\n/g, '');

for (const host of ['vue', 'svelte'])
  test(`the ${host} guide shows the same type declarations as demo/hosts/${host}`, async () => {
    const [shown, declared] = await Promise.all([
      codeOf(`docs/guides/${host}.md`, 'ts', 'declare module'),
      read(`demo/hosts/${host}/src/watten-table.d.ts`),
    ]);
    assert.equal(withoutComments(shown), withoutComments(declared));
  });

test('the package exports every type that the table in the React guide lists', async () => {
  const [page, entry] = await Promise.all([read('docs/guides/react.md'), read('src/element.ts')]);
  const rows = /\n\| value \| type \|\n(?<rows>(?:\|.*\n)+)/.exec(page)?.groups?.rows ?? '';
  const names = [...rows.matchAll(/\b(?:[A-Z][a-z]+){1,3}\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'Partial');
  assert.ok(names.length > 10, 'the table has types');
  for (const name of names) assert.match(entry, new RegExp(`\\b${name}\\b`), name);
});

test('the wrapper in the guide to remote seats sends people, the deadline and the status over a port', async (t) => {
  const code = await codeOf('docs/guides/remote-seats.md', 'js', 'const withNews = ');
  const address = `data:text/javascript,${encodeURIComponent(`${code}\nexport { withNews };`)}`;
  const { withNews } = (await import(address)) as { readonly withNews: WithNews };
  const game = announced();
  const people: readonly Person[] = [0, 1, 2, 3].map((seat) => ({
    by: 'human',
    name: `Guest ${seat}`,
    here: true,
    face: null,
  }));
  const { connection, tell } = withNews(connect(game, FOREHAND));
  tell({ people });
  const { updates, clock } = await startServedSeat(t, connection);
  await flushTasks();
  assert.deepEqual(updates.filter((update) => 'people' in update).at(-1), { people });
  const deadline = clock.now() + 30_000;
  tell({ deadline });
  tell({ status: 'lost' });
  await flushTasks();
  assert.deepEqual(updates.slice(-2), [{ deadline }, { status: 'lost' }]);
});

test('explain() returns the values shown in the guide "Rules as text"', async () => {
  const code = await codeOf('docs/guides/rules-as-text.md', 'js', "from 'watten-table/explain'");
  const call = /= (?<call>explain\(.+\));/.exec(code)?.groups?.call;
  const claims = [...code.matchAll(/^(?<line>\S.*); \/\/ (?<value>.+)$/gm)].map(({ groups }) => groups);
  assert.ok(call && claims.length > 3);
  const pairs = claims.map((claim) => `[${claim?.line}, ${claim?.value}, ${JSON.stringify(claim?.line)}]`);
  const body = `const { title, sections } = ${call}; return [${pairs.join()}];`;
  const address = `data:text/javascript,${encodeURIComponent(`export default (explain, defineRules, en) => { ${body} }`)}`;
  const { default: check } = (await import(address)) as { readonly default: Claims };
  for (const [found, value, line] of check(explain, defineRules, en)) assert.deepEqual(found, value, String(line));
});
