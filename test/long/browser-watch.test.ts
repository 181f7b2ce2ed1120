/** Tests `npx web-test-runner --watch`, which runs browser tests again after their sources change. */
import { test } from 'node:test';
import { withTool } from './watched.js';

const FILES = {
  'answer.ts': 'export const answer: number = 42;',
  'through.ts': "export { answer } from './answer.js';",
  'some.test.ts': `
    it('answers', async () => {
      const { answer } = await import('./through.js');
      if (answer !== 42) throw new Error(\`The answer is \${answer}.\`);
    });`,
  'other.test.ts': "it('is another', () => {});",
};

test('in watch mode, a browser test fails while an imported source is wrong or broken, and passes after the fix', () =>
  withTool(
    FILES,
    (folder) => [
      'node_modules/@web/test-runner/dist/bin.js',
      ...['--watch', '--files', `${folder}/some.test.ts`, `${folder}/other.test.ts`],
    ],
    async ({ printed, write }) => {
      await printed(/2\/2 test files \| 2 passed, 0 failed/);
      write('answer.ts', 'export const answer: number = 41;');
      // The other test file does not run again.
      await printed(/1\/2 test files \| 1 passed, 0 failed/);
      await printed(/The answer is 41\./);
      await printed(/2\/2 test files \| 1 passed, 1 failed/);
      write('answer.ts', 'export const answer: number = ;');
      await printed(/Unexpected ";"\s+\S*answer\.ts:1:/);
      await printed(/some\.test\.ts:[^]*Could not import your test module/);
      write('answer.ts', FILES['answer.ts']);
      await printed(/2\/2 test files \| 2 passed, 0 failed/);
    },
  ));
