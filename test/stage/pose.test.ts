import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restingState } from '../../src/stage/motion.js';
import { inDevicePixels, devicePixelsOf } from '../../src/stage/pixels.js';
import { fit, poseOf, fitBetween, applyFit } from '../../src/stage/pose.js';

const pose = poseOf({ box: { x: 10.3, y: 20.7, width: 51.4, height: 90.9 }, turn: 0 }, 'EA');

test('fit() scales and centres the whole picture in an area without distortion', () => {
  assert.deepEqual(fit({ width: 400, height: 300 }, { width: 800, height: 900 }), { scale: 2, x: 0, y: 150 });
  assert.deepEqual(fit({ width: 400, height: 300 }, { width: 400, height: 300 }), { scale: 1, x: 0, y: 0 });
});

test('for a picture of size 0, fit() returns scale 1 and no offset', () => {
  assert.deepEqual(fit({ width: 0, height: 0 }, { width: 800, height: 900 }), { scale: 1, x: 0, y: 0 });
});

test('a card keeps its visible position and size when the size of the picture changes', () => {
  const space = { width: 640, height: 480 };
  const [last, next] = [
    { width: 400, height: 300 },
    { width: 1000, height: 500 },
  ];
  const moved = applyFit(pose, fitBetween(last, next, space));
  const [before, after] = [fit(last, space), fit(next, space)];
  assert.ok(Math.abs(pose.x * before.scale + before.x - (moved.x * after.scale + after.x)) < 1e-9);
  assert.ok(Math.abs(pose.y * before.scale + before.y - (moved.y * after.scale + after.y)) < 1e-9);
  assert.ok(Math.abs(pose.width * before.scale - moved.width * after.scale) < 1e-9);
});

test('a resting card at a multiple of 90 degrees has all edges on whole device pixels', () => {
  for (const ratio of [1, 1.25, 2]) {
    const lens = { fit: { scale: 1, x: 0, y: 0.4 }, ratio };
    for (const turn of [0, 90, 180, -90]) {
      const { x, y, width, height } = inDevicePixels(restingState({ ...pose, turn }), lens);
      const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
      for (const edge of [x - across / 2, x + across / 2, y - down / 2, y + down / 2]) {
        assert.ok(Number.isInteger(edge), `${edge} at ratio ${ratio}, turned ${turn}`);
      }
      assert.equal(width, devicePixelsOf(pose.width, lens));
    }
  }
});

test('a card that moves or lies at an angle is not aligned to device pixels', () => {
  const lens = { fit: { scale: 1, x: 0, y: 0 }, ratio: 1 };
  assert.equal(inDevicePixels({ ...restingState(pose), isMoving: true }, lens).x, pose.x);
  assert.equal(inDevicePixels(restingState({ ...pose, turn: 4 }), lens).y, pose.y);
});
