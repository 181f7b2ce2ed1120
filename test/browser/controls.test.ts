import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { controlsAreFit, isShown, SIZES, sizesInTurn } from './fit.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { isAsked, phase, type Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { screenBox } from './screen-box.js';
import { all, clearPage, frames, newTable, one, press, rootOf, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The actions that must be offered in each scene. */
const SCENES: Readonly<Record<string, Scene & { readonly controls: readonly string[] }>> = {
  draw: { at: phase('draw'), controls: ['draw'] },
  cut: { setup: { dealer: 1 }, at: phase('cut'), controls: ['cut'] },
  'name the Schlag': {
    setup: { dealer: 3, hands: HANDS },
    at: phase('announce'),
    controls: ['announce-schlag', 'ask-schoeneres', 'ask-schlagtausch'],
  },
  'name the Trumpf': { setup: { dealer: 0, hands: HANDS }, at: phase('announce'), controls: ['announce-trumpf'] },
  play: { setup: { dealer: 3, hands: HANDS }, at: phase('play'), controls: ['bid'] },
  'answer to a bid': {
    setup: { dealer: 0, hands: HANDS },
    others: ['bid'],
    at: (view) => isAsked(view, 'bid'),
    controls: ['hold', 'fold', 'bid'],
  },
  'answer to Schöneres': {
    setup: { dealer: 0, hands: HANDS },
    others: ['ask-schoeneres'],
    at: (view) => isAsked(view, 'schoeneres'),
    controls: ['answer'],
  },
  'answer to Schlagtausch': {
    setup: { dealer: 0, hands: HANDS },
    others: ['ask-schlagtausch'],
    at: (view) => isAsked(view, 'schlagtausch'),
    controls: ['answer'],
  },
  'decide the Four': { setup: { dealer: 3, hands: HANDS, score: [13, 0] }, at: phase('decide'), controls: ['decide'] },
  'hand over': { setup: { dealer: 3, hands: HANDS }, at: phase('hand-over'), controls: ['next'] },
  'game over': { setup: { dealer: 3, hands: HANDS, score: [13, 13] }, at: phase('game-over'), controls: ['next'] },
};

describe('controls of the table', () => {
  afterEach(clearPage);

  it('all controls on the poster are visible and large enough to tap', async function () {
    this.timeout(90_000);
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
    await controlsAreFit(table, 'poster');
  });

  for (const [index, [name, scene]] of Object.entries(SCENES).entries()) {
    it(`all controls are visible and large enough to tap in the scene '${name}'`, async function () {
      this.timeout(90_000);
      const table = newTable();
      await playTo(table, scene);
      const found = all(table, '.prompt .button').map(({ dataset }) => dataset.action);
      assert.includeMembers(found, [...scene.controls]);
      assert.lengthOf(all(table, '.hand .card'), viewOf(table).hand.length);
      assert.isAtLeast(all(table, 'button').filter(isShown).length, found.length);
      await controlsAreFit(table, name, sizesInTurn(SIZES, index));
    });
  }

  for (const [columns, width, height] of [
    [5, 320, 568],
    [5, 390, 844],
    [3, 844, 390],
    [9, 1440, 900],
  ] as const)
    it(`the ranks have equal widths in ${columns} columns, and the requests share their edges, at ${width}x${height}`, async () => {
      await setViewport({ width, height });
      for (const lang of ['de', 'it']) {
        const table = newTable({ lang });
        await playTo(table, SCENES['name the Schlag']);
        await frames(2);
        const ranks = all(table, '.ranks .button').map((rank) => screenBox(rank));
        const lefts = [...new Set(ranks.map(({ left }) => Math.round(left)))];
        assert.lengthOf(lefts, columns, lang);
        for (const rank of ranks) assert.closeTo(rank.width, ranks[0].width, 0.5, lang);
        const requests = all(table, '.words .button').map((request) => screenBox(request));
        assert.lengthOf(requests, 2);
        assert.closeTo(Math.min(...requests.map(({ left }) => left)), ranks[0].left, 0.5, lang);
        assert.closeTo(Math.max(...requests.map(({ right }) => right)), ranks[columns - 1].right, 0.5, lang);
        clearPage();
      }
    });

  it('all controls in the panels are visible and large enough to tap', async function () {
    this.timeout(90_000);
    const table = newTable();
    await playTo(table, SCENES.play);
    const tools = all(table, '.tools .tool[data-panel]');
    assert.isAtLeast(tools.length, 2);
    for (const tool of tools) {
      await press(tool);
      await until(() => rootOf(table).querySelector('.panel .tool'), 'the panel is open');
      await controlsAreFit(table, tool.getAttribute('aria-label') ?? '');
      await press(one(table, '.panel .tool'));
      await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    }
  });
});
