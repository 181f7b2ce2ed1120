/** Whole games played with the mouse, with unusual system settings or in unusual browsers. */
import { assert } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { runs } from '../runs.js';
import { patched, withoutWebGl } from './patched.js';
import {
  all,
  clearPage,
  errorsOf,
  listen,
  newTable,
  one,
  PLAYABLE,
  press,
  recordOf,
  rootOf,
  settled,
  expectedSight,
  sightOf,
  until,
  viewOf,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { needs } from './engine.js';

skipDrawing();

/** Cards drawn in the page. */
const DRAWINGS = '.cards .picture svg';

const areFacesVisible = (table: WattenTable): boolean =>
  all(table, '.seat .face[data-drawn] canvas').filter((canvas) => canvas.checkVisibility()).length === 3;

/** Class names of the moving elements. */
/** The classes of moving elements. `not-yet` only disables a button for a moment. */
const moving = (table: WattenTable): readonly string[] =>
  rootOf(table)
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && (animation as CSSAnimation).animationName !== 'not-yet')
    .map(({ effect }) => ((effect as KeyframeEffect).target as Element).className);

/** Shortens all timers, but leaves everything visible for a moment. */
const withShortTimers = (during: () => Promise<void>): Promise<void> => {
  const { setTimeout } = window;
  return patched(window, 'setTimeout', (then: () => void, ms = 0) => setTimeout(then, ms / 20), during);
};

/**
 * Plays from the poster to the end of a one-hand game, or for a number of turns.
 * @param check called before each of the visitor's turns
 */
async function playByMouse(check: (table: WattenTable) => void, maxTurns = Infinity): Promise<void> {
  const table = newTable({ speed: 'fast', seed: 'stube' });
  const events = listen(table, ['watten-error']);
  await withShortTimers(async () => {
    await table.start({ setup: { dealer: 1, score: [14, 14] } });
    let turns = 0;
    while (viewOf(table).phase !== 'game-over' && turns < maxTurns) {
      await settled(table);
      await until(() => areFacesVisible(table), 'the faces are drawn');
      check(table);
      const before = recordOf(table);
      await press(all(table, PLAYABLE)[0] ?? all(table, '.prompt .button[data-action]')[0]);
      await until(() => recordOf(table) !== before, 'the press takes effect');
      await until(() => viewOf(table).toAct.includes(0), 'it is the visitor’s turn');
      turns++;
    }
    assert.isAtLeast(turns, Math.min(4, maxTurns));
    if (turns === maxTurns) return;
    const view = await settled(table);
    assert.deepEqual(sightOf(table), expectedSight(view));
    await until(() => !rootOf(table).querySelector('.finale'), 'the end is gone');
  });
  assert.isEmpty(errorsOf(events));
}

describe('whole games', function () {
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(async () => {
    await executeServerCommand('features', {});
    clearPage();
  });

  it('with reduced motion, a whole game is playable without animation', async function () {
    await needs(this, 'media');
    await executeServerCommand('features', { 'prefers-reduced-motion': 'reduce' });
    assert.isTrue(matchMedia('(prefers-reduced-motion: reduce)').matches);
    await playByMouse((table) => {
      assert.isEmpty(moving(table));
      assert.isEmpty(all(table, DRAWINGS));
      assert.isTrue('drawn' in one(table, '.stage').dataset, 'no card is moving');
    });
  });

  it('with forced colours, a game is playable, and its cards are drawn in the page', async function () {
    await needs(this, 'media');
    await executeServerCommand('features', { 'forced-colors': 'active' });
    assert.isTrue(matchMedia('(forced-colors: active)').matches);
    await playByMouse(
      (table) => {
        const { hand } = sightOf(table);
        assert.isAtLeast(all(table, DRAWINGS).length, hand.length);
      },
      runs(2, Infinity),
    );
  });

  it('a whole game is playable without WebGL', async () => {
    await withoutWebGl(() =>
      playByMouse((table) => {
        assert.isTrue(table.matches(':state(fallback)'));
        assert.isAtLeast(all(table, DRAWINGS).length, sightOf(table).hand.length);
      }),
    );
  });
});
