import { assert } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { actByKeys, focused, key } from './keys.js';
import { withoutWebGl } from './patched.js';
import {
  all,
  clearPage,
  frames,
  newTable,
  one,
  PLAYABLE,
  recordOf,
  rootOf,
  settled,
  expectedSight,
  sightOf,
  tap,
  until,
  viewOf,
} from './table.js';
import { needs } from './engine.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const SVG_OF_A_CARD = '.cards .picture svg';

describe('playing a hand', () => {
  beforeEach(async () => {
    await setViewport({ width: 900, height: 800 });
  });
  afterEach(clearPage);

  it('a hand is playable by keyboard, and the focus stays in the table', async function () {
    this.timeout(90_000);
    const table = newTable({ seed: 'tasten' });
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
    let lost = 0;
    let hadFocus = false;
    await key('Tab');
    assert.strictEqual(focused(table), one(table, '.poster .button'));
    await key('Enter');
    await settled(table);
    let turn = 0;
    while (viewOf(table).phase !== 'hand-over') {
      await settled(table);
      await frames(2);
      hadFocus ||= document.activeElement === table;
      if (document.activeElement !== table || !focused(table)) lost++;
      await actByKeys(table, turn++ % 2 === 0 ? 'Enter' : 'Space');
      await settled(table);
    }
    assert.isTrue(hadFocus);
    assert.strictEqual(lost, 0);
    assert.isAbove(turn, 3);
    assert.deepEqual(sightOf(table), expectedSight(viewOf(table)));
  });

  it('opening a panel moves the focus into it, and Escape returns the focus to the toolbar', async () => {
    const table = newTable();
    await table.start({ seed: 'tasten' });
    await settled(table);
    const tool = all(table, '.tools .tool')[0];
    tool.focus();
    await key('Enter');
    await until(() => rootOf(table).querySelector('.panel'), 'the panel is open');
    await until(() => focused(table)?.closest('.panel'), 'the panel has the focus');
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    await until(() => focused(table)?.closest('.tools'), 'the focus is back');
  });

  it('a hand is playable by touch', async function () {
    await needs(this, 'touch');
    this.timeout(90_000);
    const table = newTable({ seed: 'finger' });
    await setViewport({ width: 390, height: 844 });
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
    await tap(one(table, '.poster .button'));
    await settled(table);
    let cards = 0;
    while (viewOf(table).phase !== 'hand-over') {
      await settled(table);
      const playable = all(table, PLAYABLE);
      const button = playable[playable.length - 1] ?? all(table, '.prompt .button')[0];
      cards += playable.length > 0 ? 1 : 0;
      const before = recordOf(table);
      await tap(button);
      // The first tap lifts a card.
      if (playable.length > 0) {
        assert.strictEqual(recordOf(table), before);
        await tap(button);
      }
      await until(() => recordOf(table) !== before, 'the tap takes effect');
      await settled(table);
    }
    assert.isAbove(cards, 0);
    assert.deepEqual(sightOf(table), expectedSight(viewOf(table)));
  });

  it('on a small phone, a game is playable to its end by touch', async function () {
    await needs(this, 'touch');
    this.timeout(90_000);
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    await table.start({ seed: 'finger', setup: { dealer: 1, score: [13, 14] } });
    await settled(table);
    while (viewOf(table).phase !== 'game-over') {
      await settled(table);
      const button = all(table, PLAYABLE)[0] ?? all(table, '.prompt .button[data-action]')[0];
      const before = recordOf(table);
      await tap(button);
      // The first tap on a card only lifts the card.
      if (button.dataset.card) await tap(button);
      await until(() => recordOf(table) !== before, 'the tap takes effect');
      await until(() => viewOf(table).toAct.includes(0), 'it is the visitor’s turn');
    }
    assert.deepEqual(sightOf(table), expectedSight(await settled(table)));
  });

  it('pressing Enter on an unplayable card shows the rule that forbids the card', async () => {
    const table = newTable();
    await table.start({ seed: 'tasten' });
    await settled(table);
    while (all(table, ".hand .card[aria-disabled='true']").length === 0 || viewOf(table).phase !== 'play') {
      await table.act(viewOf(table).legal[0]);
      await settled(table);
    }
    const before = recordOf(table);
    all(table, ".hand .card[aria-disabled='true']")[0].focus();
    await key('Enter');
    await until(() => one(table, '.live').textContent?.includes('Trumpf'), 'the rule is announced');
    assert.include(one(table, '[part=status]').textContent ?? '', 'Trumpf');
    assert.strictEqual(recordOf(table), before);
  });
});

describe('cards without a canvas', () => {
  beforeEach(async () => {
    await setViewport({ width: 900, height: 800 });
  });
  afterEach(clearPage);

  /** Checks that the cards in hand, and the backs of the other hands, are drawn in the page. */
  async function cardsAreDrawings(table: WattenTable): Promise<void> {
    await until(() => all(table, SVG_OF_A_CARD).length > 0, 'cards are drawn in the page');
    const { hand, handSizes } = await settled(table);
    assert.isAtLeast(
      all(table, SVG_OF_A_CARD).length,
      handSizes.reduce((sum, size) => sum + size, 0),
    );
    for (const card of hand) {
      const button = one(table, `.hand [data-card=${card}]`).getBoundingClientRect();
      const isDrawn = all(table, '.cards .picture').some((picture) => {
        const box = picture.getBoundingClientRect();
        return (
          Math.abs(box.x - button.x) < 1 && Math.abs(box.y - button.y) < 1 && box.width > 0 && picture.checkVisibility()
        );
      });
      assert.isTrue(isDrawn, card);
    }
  }

  async function startPlay(): Promise<WattenTable> {
    const table = newTable();
    await table.start({ seed: 'ohne', setup: { dealer: 3 } });
    await settled(table);
    while (viewOf(table).phase !== 'play') {
      await table.act(viewOf(table).legal[0]);
      await settled(table);
    }
    return table;
  }

  it('without WebGL, the cards are drawn in the page and playable by keyboard', async () => {
    await withoutWebGl(async () => {
      const table = await startPlay();
      await until(() => table.matches(':state(fallback)'), 'the table is in the fallback state');
      await cardsAreDrawings(table);
      const before = recordOf(table);
      await key('Tab');
      all(table, PLAYABLE)[0].focus();
      await key('Enter');
      await until(() => recordOf(table) !== before, 'a card can be played');
      const settledView = await settled(table);
      assert.deepEqual(sightOf(table), expectedSight(settledView));
    });
  });

  it('while forced colours are active, the cards are drawn in the page', async function () {
    await needs(this, 'media');
    await executeServerCommand('features', { 'forced-colors': 'active' });
    const table = await startPlay();
    await cardsAreDrawings(table);
    assert.isFalse(table.matches(':state(fallback)'));
    await executeServerCommand('features', {});
    await until(() => all(table, SVG_OF_A_CARD).length === 0, 'the canvas shows the cards again');
  });

  it('while the canvas shows the cards, the page contains no card drawings', async () => {
    const table = await startPlay();
    await until(() => all(table, '.stage canvas').length === 2, 'the stage is drawn');
    assert.lengthOf(all(table, SVG_OF_A_CARD), 0);
    assert.isFalse(table.matches(':state(fallback)'));
  });
});
