/** A whole game by the mouse with the people at the table, for those whose system or browser is not like most. */
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
  sightFrom,
  sightOf,
  until,
  viewOf,
} from './table.js';
import { undrawn } from './undrawn.js';
import { needs } from './engine.js';

undrawn();

/** Pictures of cards in the page itself. */
const DRAWINGS = '.cards .picture svg';

const facesAreSeen = (table: WattenTable): boolean =>
  all(table, '.seat .face[data-drawn] canvas').filter((canvas) => canvas.checkVisibility()).length === 3;

/** What is moving at the table, by a style or by the page. */
const moving = (table: WattenTable): readonly string[] =>
  rootOf(table)
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => ((effect as KeyframeEffect).target as Element).className);

/** Waits of the table are short, and still waits: all that is shown has its moment. */
const hastened = (during: () => Promise<void>): Promise<void> => {
  const { setTimeout } = window;
  return patched(window, 'setTimeout', (then: () => void, ms = 0) => setTimeout(then, ms / 20), during);
};

/**
 * From the poster to the end of a game that takes a hand, or for some turns.
 * @param holds what has to hold whenever the guest is asked
 */
async function playByMouse(holds: (table: WattenTable) => void, most = Infinity): Promise<void> {
  const table = newTable({ speed: 'fast', seed: 'stube' });
  const told = listen(table, ['watten-error']);
  await hastened(async () => {
    await table.start({ setup: { dealer: 1, score: [14, 14] } });
    let turns = 0;
    while (viewOf(table).phase !== 'game-over' && turns < most) {
      await settled(table);
      await until(() => facesAreSeen(table), 'people are seen');
      holds(table);
      const before = recordOf(table);
      await press(all(table, PLAYABLE)[0] ?? all(table, '.prompt .button[data-action]')[0]);
      await until(() => recordOf(table) !== before, 'the press counts');
      await until(() => viewOf(table).toAct.includes(0), 'it goes on');
      turns++;
    }
    assert.isAtLeast(turns, Math.min(4, most));
    if (turns === most) return;
    const view = await settled(table);
    assert.deepEqual(sightOf(table), sightFrom(view));
    await until(() => !rootOf(table).querySelector('.finale'), 'the end has been shown');
  });
  assert.isEmpty(errorsOf(told));
}

describe('a whole game', function () {
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(async () => {
    await executeServerCommand('features', {});
    clearPage();
  });

  it('can be played where motion is not wanted: nothing moves', async function () {
    await needs(this, 'media');
    await executeServerCommand('features', { 'prefers-reduced-motion': 'reduce' });
    assert.isTrue(matchMedia('(prefers-reduced-motion: reduce)').matches);
    await playByMouse((table) => {
      assert.isEmpty(moving(table));
      assert.isEmpty(all(table, DRAWINGS));
      assert.isTrue('drawn' in one(table, '.stage').dataset, 'no card is on its way');
    });
  });

  it('can be played where colours are forced: the cards are pictures in the page', async function () {
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

  it('can be played without WebGL', async () => {
    await withoutWebGl(() =>
      playByMouse((table) => {
        assert.isTrue(table.matches(':state(fallback)'));
        assert.isAtLeast(all(table, DRAWINGS).length, sightOf(table).hand.length);
      }),
    );
  });
});
