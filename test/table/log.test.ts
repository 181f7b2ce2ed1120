/** Tests of the log, its sections, one per hand, and the tricks in each section. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logLinesOf } from '../../src/table/lines.js';
import { logSections, type LogSection } from '../../src/table/log.js';
import { peopleAt, randomGame } from './recorded-steps.js';

const linesOf = ({ heading, entries }: LogSection) => [
  ...(heading ? [heading] : []),
  ...entries.flatMap((entry) =>
    entry.type === 'line' ? [entry.text] : [...entry.lines, ...(entry.outcome ? [entry.outcome] : [])],
  ),
];

test('the log has a heading for each hand, after the lines from before the first, and leaves out who agreed to reveal', () => {
  const steps = randomGame({ variant: 'suedtirol', seed: 'verlauf' }, 0, 160);
  const { history, rules, handNumber } = steps[steps.length - 1].view;
  const lines = logLinesOf(history, peopleAt(rules), rules);
  const [before, ...hands] = logSections(lines);
  assert.equal(before.heading, null);
  assert.ok(before.entries.length > 0, 'the draw for the deal');
  assert.equal(hands.length, handNumber);
  assert.ok(handNumber > 2);
  for (const { heading } of hands) assert.match(heading?.key ?? '', /^line-(you-)?deal$/);
  const told = lines.filter(({ key }) => key !== 'line-reveal');
  assert.ok(told.length < lines.length, 'players agree to reveal their cards');
  assert.deepEqual([before, ...hands].flatMap(linesOf), told);
  assert.deepEqual(logSections([]), []);
});

test('the log groups the cards and the winner of each trick, and only the current trick has no winner', () => {
  const steps = randomGame({ variant: 'suedtirol', seed: 'verlauf' }, 0, 160);
  for (const { view } of steps.slice(-60)) {
    const sections = logSections(logLinesOf(view.history, peopleAt(view.rules), view.rules));
    const tricks = sections.map(({ entries }) => entries.filter((entry) => entry.type === 'trick'));
    for (const hand of tricks) {
      assert.deepEqual(
        hand.map(({ number }) => number),
        hand.map((_, index) => index + 1),
      );
      for (const { lines } of hand) assert.equal(lines[0].key, 'line-play');
      for (const { lines, outcome } of hand)
        if (outcome) assert.equal(lines.filter(({ key }) => key === 'line-play').length, 4);
    }
    const current = tricks.at(-1)?.at(-1);
    if (view.phase === 'play') assert.equal(current?.outcome === null, view.trick.length > 0);
  }
});
