/** Tests of the players page and its figures. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { verdictFor } from '../../tools/arena/measured-figure.js';
import { LINES } from '../../tools/arena/lines.js';
import { MATRICES } from '../../tools/arena/matrix.js';
import { readStrength } from '../../tools/arena/strength-file.js';
import { figureText, goalText, lineCells, matrixRows, summaryText } from '../../demo/players-rows.js';

const strength = await readStrength();

test('every published figure belongs to an arena line and shows the current goal and verdict of that line', () => {
  assert.ok(strength.lines.length > 0, 'figures exist');
  for (const { id, check, figure, margin, goal, verdict } of strength.lines) {
    const line = LINES.find((one) => one.id === id);
    assert.ok(line, id);
    assert.equal(check, line.check);
    assert.deepEqual(goal, line.goal ?? null, id);
    assert.equal(verdict, line.goal ? verdictFor({ figure, margin }, line.goal) : null, id);
  }
});

test('a published figure is provisional if it comes from fewer deals than its arena line requires', () => {
  for (const { id, deals, provisional } of strength.lines) {
    const line = LINES.find((one) => one.id === id);
    if (line && 'deals' in line) assert.equal(provisional, (deals ?? 0) < line.deals, id);
  }
});

test('every arena line has a unique id, and the published figures have the same order as the lines', () => {
  const order = LINES.map(({ id }) => id);
  assert.equal(new Set(order).size, order.length);
  assert.deepEqual(
    strength.lines.map(({ id }) => id),
    order,
  );
});

test('opposite cells of a published matrix add up to 100 %, and its diagonal is empty', () => {
  for (const { id, names, rows } of strength.matrices) {
    assert.deepEqual(names, MATRICES.find((plan) => plan.id === id)?.names);
    rows.forEach((row, one) =>
      row.forEach((cell, other) => {
        if (one === other) assert.equal(cell, null);
        else
          assert.ok(
            Math.abs((cell?.figure ?? 0) + (rows[other][one]?.figure ?? 0) - 100) < 0.02,
            `${id}: ${names[one]} and ${names[other]}`,
          );
      }),
    );
  }
});

test('on the players page, every cell except the mark contains text', () => {
  for (const line of strength.lines) {
    for (const [name, text] of Object.entries(lineCells(line))) {
      if (name !== 'mark') assert.match(text, /\S/, `${line.id}: ${name}`);
      assert.doesNotMatch(text, /undefined|NaN|null/, `${line.id}: ${name}`);
    }
  }
  for (const matrix of strength.matrices) {
    assert.deepEqual(
      matrixRows(matrix).map(({ name }: { name: string }) => name),
      matrix.names,
    );
  }
});

test('figureText(), goalText() and summaryText() format figures and goals', () => {
  assert.equal(figureText({ figure: 59.234, margin: 1.06 }), '59.2 ± 1.1');
  assert.equal(figureText({ figure: 2.876, margin: null }), '2.88');
  assert.equal(goalText({ least: 59.5, stretch: 62, by: 'interval' }), 'at least 59.5, ideally 62');
  assert.equal(goalText({ most: 7, stretch: 4, by: 'figure' }), 'at most 7, ideally 4 (figure)');
  assert.equal(goalText({ least: 55, most: 70, by: 'figure' }), '55 to 70 (figure)');
  const settled = [{ verdict: 'missed' }, { verdict: 'pass' }, { verdict: 'stretch' }, { verdict: null }];
  assert.equal(summaryText({ lines: settled }), '2 of 3 goals reached, 1 of them exceeded.');
  assert.match(
    summaryText({ lines: [...settled, { verdict: 'stretch', provisional: true }] }),
    /^2 of 3 goals reached, 1 of .* Provisional, .*: 1\.$/,
  );
  assert.match(
    summaryText({ lines: [{ verdict: 'pass', provisional: true }] }),
    /^No goal is decided yet\. Provisional, .*: 1\.$/,
  );
});

test('verdictFor() compares the goal with the nearer end of the interval, or with the figure if required', () => {
  assert.equal(verdictFor({ figure: 60, margin: 1 }, { least: 59.5, stretch: 62, by: 'interval' }), 'missed');
  assert.equal(verdictFor({ figure: 61, margin: 1 }, { least: 59.5, stretch: 62, by: 'interval' }), 'pass');
  assert.equal(verdictFor({ figure: 63, margin: 1 }, { least: 59.5, stretch: 62, by: 'interval' }), 'stretch');
  assert.equal(verdictFor({ figure: 60, margin: 9 }, { least: 55, most: 70, by: 'figure' }), 'pass');
  assert.equal(verdictFor({ figure: 71, margin: 9 }, { least: 55, most: 70, by: 'figure' }), 'missed');
  assert.equal(verdictFor({ figure: 5, margin: null }, { most: 7, stretch: 4, by: 'figure' }), 'pass');
  assert.equal(verdictFor({ figure: 4, margin: null }, { most: 7, stretch: 4, by: 'figure' }), 'stretch');
});

test('the players page contains the elements that its script fills, and the demo links to this page', async () => {
  const page = await readFile(new URL('../../demo/players.html', import.meta.url), 'utf8');
  const script = await readFile(new URL('../../demo/players.js', import.meta.url), 'utf8');
  const ids = [...script.matchAll(/querySelector\('#([\w-]+)'\)/g)].map(([, id]) => id);
  assert.deepEqual(ids.sort(), ['lines', 'matrices', 'summary']);
  for (const id of ids) assert.ok(page.includes(`id="${id}"`), id);
  assert.match(await readFile(new URL('../../demo/index.html', import.meta.url), 'utf8'), /href="players\.html"/);
});
