/** Positions of elements with zoom and transforms, in every browser. */
import { assert } from '@open-wc/testing';
import { boxAround, boxIn } from '../../src/element/table/view/measured.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const styled = (styles: Readonly<Record<string, string>>, ...inside: readonly Node[]): HTMLElement => {
  const made = document.createElement('div');
  Object.assign(made.style, { position: 'absolute', ...styles });
  made.append(...inside);
  return made;
};

const rounded = (box: object | null): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(box ?? {}).map(([name, value]) => [name, Math.round(Number(value))]));

describe('boxIn() and boxAround()', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  for (const [state, transform] of [
    ['without a transform', 'none'],
    ['that is scaled down', 'scale(0.5)'],
  ] as const)
    it(`boxIn() returns the visible position of zoomed elements on a table ${state}`, () => {
      const word = styled({ left: '10px', top: '20px', width: '30px', height: '40px' });
      const enlarged = styled({ left: '100px', top: '50px', width: '200px', height: '80px', zoom: '2' }, word);
      const plain = styled({ left: '300px', top: '10px', width: '40px', height: '20px' });
      const frame = styled(
        { left: '30px', top: '40px', width: '600px', height: '400px', transform, transformOrigin: '0 0' },
        enlarged,
        plain,
      );
      document.body.append(frame);
      // `zoom` also enlarges `left` and `top`.
      assert.deepEqual(rounded(boxIn(frame, enlarged)), { x: 200, y: 100, width: 400, height: 160 });
      assert.deepEqual(rounded(boxIn(frame, word)), { x: 220, y: 140, width: 60, height: 80 });
      assert.deepEqual(rounded(boxIn(frame, plain)), { x: 300, y: 10, width: 40, height: 20 });
      assert.deepEqual(rounded(boxAround(frame, [word, plain])), { x: 220, y: 10, width: 120, height: 210 });
      assert.lengthOf(frame.children, 2, 'no measuring elements are left');
      const scale = transform === 'none' ? 1 : 0.5;
      assert.strictEqual(document.elementFromPoint(30 + 221 * scale, 40 + 141 * scale), word);
      assert.strictEqual(document.elementFromPoint(30 + 279 * scale, 40 + 219 * scale), word);
    });
});
