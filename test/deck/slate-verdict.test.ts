/** Tests of the large slate at the end of a game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MUSICIAN_BOX, musicians } from '../../src/deck/salzburg/musicians.js';
import { expand } from '../../src/deck/expand.js';
import { flattenPath, parsePath } from '../../src/deck/path.js';
import type { SlateShape } from '../../src/deck/slate-chalk.js';
import { VERDICT_SIZE, verdictSections, type Verdict } from '../../src/deck/slate-verdict.js';
import { table as german } from '../../src/i18n/de/table.js';
import { table as english } from '../../src/i18n/en/table.js';
import { isWritable } from '../../src/deck/slate-letters.js';

const VERDICT: Verdict = { title: 'Gewonnen!', kind: null, score: [17, 7], marks: ['ring'], ink: 'kreide' };

const boxOf = (shapes: readonly { readonly d: string }[]) => {
  const points = shapes.flatMap(({ d }) => flattenPath(parsePath(d)).flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const shapesOf = (verdict: Verdict, kind: string): readonly SlateShape[] =>
  verdictSections(verdict).flatMap((part) => (part.kind === kind ? part.shapes : []));

test('the final slate shows the title, the score and the marks one below the other within its frame', () => {
  const { width, height, rail } = VERDICT_SIZE;
  for (const verdict of [
    VERDICT,
    { ...VERDICT, title: 'Magdalena & Bartholomäus', kind: 'Retourschneider', marks: ['retour', 'retour'] },
    { ...VERDICT, kind: 'Schneider', score: [15, 0, 11], marks: ['scissors', 'ring'] },
  ] as const satisfies readonly Verdict[]) {
    const boxes = (['title', 'score', 'mark'] as const).map((kind) => boxOf(shapesOf(verdict, kind)));
    for (const { left, right, top, bottom } of boxes)
      assert.ok(left > 30 && right < width - 30 && top > 30 && bottom < height - rail, JSON.stringify(boxes));
    for (const [index, { bottom }] of boxes.slice(0, -1).entries())
      assert.ok(bottom < boxes[index + 1].top + 4, JSON.stringify(boxes));
  }
});

test('on the final slate, each kind of loss has a different mark, and text without chalk letters is left out', () => {
  const signs = (['ring', 'scissors', 'retour'] as const).map((mark) =>
    shapesOf({ ...VERDICT, marks: [mark] }, 'mark'),
  );
  assert.equal(new Set(signs.map(({ length }) => length)).size, 3);
  assert.deepEqual(shapesOf({ ...VERDICT, title: '太郎' }, 'title'), []);
  assert.ok(shapesOf({ ...VERDICT, ink: 'gelb' }, 'title').some(({ stroke }) => stroke === 'gelb'));
  for (const { salzburg } of [german, english])
    for (const key of ['won', 'lost', 'schneider', 'retourschneider'] as const)
      assert.ok(isWritable(salzburg[`finale-${key}`]), salzburg[`finale-${key}`]);
});

test('the drawings of the musicians fit their box and have no background', () => {
  const [x, y, width, height] = MUSICIAN_BOX.split(' ').map(Number);
  for (const drawing of Object.values(musicians())) {
    const box = boxOf(expand(drawing, 1));
    assert.ok(box.left >= x && box.right <= x + width && box.top >= y && box.bottom <= y + height, JSON.stringify(box));
    assert.ok(box.left > 60, 'a ground would reach the edge');
  }
});
