/** Tests `npm run test:unit -- --watch`, which runs unit tests again after their sources change. */
import { test } from 'node:test';
import { withTool } from './watched.js';

const FILES = {
  'answer.ts': 'export const answer: number = 42;',
  'through.ts': "export { answer } from './answer.js';",
  'some.test.ts': `
    import assert from 'node:assert/strict';
    import { test } from 'node:test';
    test('answers', async () => {
      const { answer } = await import('./through.js');
      assert.equal(answer, 42, \`The answer is \${answer}.\`);
    });`,
  'other.test.ts': "import { test } from 'node:test';\ntest('is another', () => {});",
};

test('in watch mode, a unit test fails while an imported source is wrong or broken, and passes after the fix', () =>
  withTool(
    FILES,
    (folder) => [
      '--import',
      'tsx',
      'tools/test/test.ts',
      'unit',
      '--watch',
      `${folder}/some.test.ts`,
      `${folder}/other.test.ts`,
    ],
    async ({ printed, write }) => {
      await printed(/2 test files: 2 passed, 0 failed\nWaiting/);
      write('answer.ts', 'export const answer: number = 41;');
      await printed(/The answer is 41\./);
      // The other test file does not run again.
      await printed(/1 test files: 0 passed, 1 failed\nWaiting/);
      write('answer.ts', 'export const answer: number = ;');
      await printed(/Unexpected ";"\s+\S*answer\.ts:1:/);
      await printed(/Waiting/);
      write('answer.ts', FILES['answer.ts']);
      await printed(/1 test files: 1 passed, 0 failed\nWaiting/);
    },
  ));
