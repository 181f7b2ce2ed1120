/** Tests of the log and its sections, one per hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logLinesOf } from '../../src/table/lines.js';
import { logSections } from '../../src/table/log.js';
import { peopleAt, randomGame } from './recorded-steps.js';

test('the log starts with the lines from before the first hand and then shows a heading for each hand', () => {
  const steps = randomGame({ variant: 'suedtirol', seed: 'verlauf' }, 0, 160);
  const { history, rules, handNumber } = steps[steps.length - 1].view;
  const lines = logLinesOf(history, peopleAt(rules), rules);
  const [before, ...hands] = logSections(lines);
  assert.equal(before.heading, null);
  assert.ok(before.lines.length > 0, 'the draw for the deal');
  assert.equal(hands.length, handNumber);
  assert.ok(handNumber > 2);
  for (const { heading } of hands) assert.match(heading?.key ?? '', /^line-(you-)?deal$/);
  assert.deepEqual(
    [before, ...hands].flatMap((part) => (part.heading ? [part.heading, ...part.lines] : part.lines)),
    lines,
  );
  assert.deepEqual(logSections([]), []);
});
