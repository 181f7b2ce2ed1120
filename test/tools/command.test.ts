import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { runs } from '../runs.js';
import { numberAboveZero, wholeNumber, UsageError } from '../../tools/shared/command.js';
import { playersFrom, tableFrom } from '../../tools/arena/table-switches.js';
import { InputError } from '../../src/rules/input-error.js';

const throwsUsageError = (ask: () => unknown, pattern: RegExp): void =>
  assert.throws(
    ask,
    (error: Error) => error instanceof UsageError && pattern.test(error.message),
    `UsageError matching ${pattern.source}`,
  );

test('an invalid, too small or too large number in an option throws an error that names the option', () => {
  assert.equal(wholeNumber('--deals', '4000'), 4000);
  for (const text of ['x', '', '1.5', '-1', '0', '1e3', 'Infinity'])
    throwsUsageError(() => wholeNumber('--deals', text), /--deals .* at least 1/);
  assert.equal(wholeNumber('--seed', '0', 0), 0);
  assert.equal(numberAboveZero('--share', '0.02', 1), 0.02);
  for (const text of ['x', '', '0', '-1', '1.1', 'Infinity'])
    throwsUsageError(() => numberAboveZero('--share', text, 1), /--share .* above 0, at most 1/);
  assert.equal(playersFrom('3'), 3);
  for (const text of ['x', '1', '5', '']) throwsUsageError(() => playersFrom(text), /2, 3 or 4/);
});

test('tableFrom() prefers the options `players` and `target` to the rules, and the rules to the defaults', () => {
  assert.deepEqual(tableFrom({ variant: 'suedtirol' }), { variant: 'suedtirol', rules: { players: 4 } });
  assert.deepEqual(tableFrom({ variant: 'suedtirol', rules: '{"players":2}' }).rules, { players: 2 });
  assert.deepEqual(tableFrom({ variant: 'suedtirol', rules: '{"players":2}', players: '4', target: '11' }).rules, {
    players: 4,
    target: 11,
  });
});

test('tableFrom() throws an error for invalid rules, variants and numbers of players', () => {
  for (const rules of ['{x', '[1]', '7', 'null', ''])
    throwsUsageError(() => tableFrom({ variant: 'suedtirol', rules }), /--rules must be options as JSON/);
  assert.throws(() => tableFrom({ variant: 'wien' }), InputError, 'no such variant');
  assert.throws(() => tableFrom({ variant: 'suedtirol', players: '3' }), InputError, 'not for three');
  assert.throws(() => tableFrom({ variant: 'suedtirol', rules: '{"bids":1}' }), InputError, 'no such option');
});

const arena = (...words: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/arena/arena.ts', ...words], { encoding: 'utf8' });

test('the arena prints its usage for --help, and an error message without a stack trace for invalid arguments', () => {
  const help = arena('--help');
  assert.deepEqual([help.status, help.stderr], [0, '']);
  assert.match(help.stdout, /^Plays two players against each other .*\n\n {2}npm run arena -- strong greedyL /);
  for (const [words, message] of [
    [['nobody', 'greedyL'], /Unknown player 'nobody'/],
    ...runs<readonly (readonly [string[], RegExp])[]>(
      [],
      [
        [['--nope'], /'--nope'/],
        [['--table', '--line', 'nosuch', '--line', '2-points'], /Unknown line nosuch\./],
      ],
    ),
  ] as const) {
    const { status, stdout, stderr } = arena(...words);
    assert.equal(status, 1, words.join(' '));
    assert.equal(stdout, '', words.join(' '));
    assert.match(stderr, message);
    assert.doesNotMatch(stderr, /^\s+at /m, 'no stack');
  }
});
