/** Tests that speech bubbles find a free place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeBubble } from '../../src/table/speech-bubble.js';
import type { Box } from '../../src/table/picture.js';

const TABLE = { width: 844, height: 390, pad: 8 };
const LINE = { width: 86, height: 30 };

const boxOf = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

test('a speech bubble moves away from its speaker if cards lie next to the speaker', () => {
  // The plate of the visitor above the slate, with the pack and its open bottom card to the right.
  const speaker = boxOf(8, 232, 40, 22);
  const cards = [boxOf(82, 214, 64, 44), boxOf(8, 130, 112, 78), boxOf(126, 262, 364, 120)];
  const found = placeBubble(TABLE, [LINE], {
    speaker,
    mustStayVisible: [...cards, boxOf(8, 262, 110, 120)],
    betterVisible: [],
  });
  assert.equal(found?.isCovering, false);
  assert.equal(found?.side, 'right');
});

test('a speech bubble uses its narrowest form in a gap between two cards', () => {
  // A person at the right edge with an open card of the trick to the left.
  const speaker = boxOf(330, 150, 54, 72);
  const mustStayVisible = [boxOf(240, 66, 76, 354), boxOf(0, 0, 390, 66), boxOf(150, 120, 90, 130)];
  const narrow = { width: 66, height: 50 };
  const place = (sizes: readonly { readonly width: number; readonly height: number }[]) =>
    placeBubble({ width: 390, height: 624, pad: 4 }, sizes, { speaker, mustStayVisible, betterVisible: [] });
  assert.equal(place([{ width: 116, height: 24 }])?.isCovering, true);
  const found = place([{ width: 116, height: 24 }, narrow]);
  assert.deepEqual([found?.form, found?.isCovering], [1, false]);
});
