/** The messages with which `embed.html` reports its height. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { naturalHeight } from '../../src/embed/natural-height.js';
import { createHeightFilter, heightMessages } from '../../src/embed/report-height.js';

test('the height is reported in the formats of host.js and AMP, and with a secret in that of WordPress', () => {
  const own = { type: 'watten-height', height: 624 };
  const amp = { sentinel: 'amp', type: 'embed-size', height: 624 };
  assert.deepEqual(heightMessages(624, ''), [own, amp]);
  assert.deepEqual(heightMessages(624, '#watten-table=abc'), [own, amp]);
  assert.deepEqual(heightMessages(624, '#?secret=AbC123xYz9'), [
    own,
    { message: 'height', value: 624, secret: 'AbC123xYz9' },
    amp,
  ]);
});

test('the natural height follows the width, up to 85 % of the screen', () => {
  assert.equal(naturalHeight(390, 1000), 624);
  assert.equal(naturalHeight(600, 1000), 750);
  assert.equal(naturalHeight(1200, 1000), 750);
  assert.equal(naturalHeight(844, 390), 332);
  assert.equal(naturalHeight(120, 1000), 256);
  assert.equal(naturalHeight(800, 200), 256);
});

test('a height is reported once, and again after another height', () => {
  let now = 0;
  const isNew = createHeightFilter(() => now);
  assert.deepEqual([500, 500, 600, 600].map(isNew), [true, false, true, false]);
  now = 2000;
  assert.equal(isNew(500), true);
});

test('a height that quickly alternates with another is not reported', () => {
  let now = 0;
  const isNew = createHeightFilter(() => now);
  const reported = Array.from({ length: 20 }, (_, index) => {
    now += 16;
    return isNew(index % 2 === 0 ? 500 : 516);
  });
  assert.equal(reported.filter(Boolean).length, 2);
});
