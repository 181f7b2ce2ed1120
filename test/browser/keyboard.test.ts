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
  sightFrom,
  sightOf,
  tap,
  until,
  viewOf,
} from './table.js';
import { needs } from './engine.js';
import { undrawn } from './undrawn.js';

undrawn();

const SVG_OF_A_CARD = '.cards .picture svg';

describe('a hand', () => {
  beforeEach(async () => {
    await setViewport({ width: 900, height: 800 });
  });
  afterEach(clearPage);

  it('can be played by keys alone, and the focus never leaves the table', async function () {
    this.timeout(90_000);
    const table = newTable({ seed: 'tasten' });
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is there');
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
    assert.deepEqual(sightOf(table), sightFrom(viewOf(table)));
  });

  it('can be looked back on by keys: a panel takes the focus, Escape gives it back', async () => {
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

  it('can be played by touch', async function () {
    await needs(this, 'touch');
    this.timeout(90_000);
    const table = newTable({ seed: 'finger' });
    await setViewport({ width: 390, height: 844 });
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is there');
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
      // A first tap lifts a card.
      if (playable.length > 0) {
        assert.strictEqual(recordOf(table), before);
        await tap(button);
      }
      await until(() => recordOf(table) !== before, 'the tap counts');
      await settled(table);
    }
    assert.isAbove(cards, 0);
    assert.deepEqual(sightOf(table), sightFrom(viewOf(table)));
  });

  it('brings a whole game to its end by touch alone', async function () {
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
      // A first tap lifts a card, or asks before something is given away.
      if (button.dataset.card) await tap(button);
      await until(() => recordOf(table) !== before, 'the tap counts');
      await until(() => viewOf(table).toAct.includes(0), 'it goes on');
    }
    assert.deepEqual(sightOf(table), sightFrom(await settled(table)));
  });

  it('says so when a card must not be played, and plays none', async () => {
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
    await until(() => one(table, '.live').textContent?.includes('Trumpf'), 'it is said');
    assert.include(one(table, '[part=status]').textContent ?? '', 'Trumpf');
    assert.strictEqual(recordOf(table), before);
  });
});

describe('without a canvas', () => {
  beforeEach(async () => {
    await setViewport({ width: 900, height: 800 });
  });
  afterEach(clearPage);

  /** The cards in hand, and the backs of the others', lie on the table as drawings. */
  async function cardsAreDrawings(table: WattenTable): Promise<void> {
    await until(() => all(table, SVG_OF_A_CARD).length > 0, 'there are drawings');
    const { hand, handSizes } = await settled(table);
    assert.isAtLeast(
      all(table, SVG_OF_A_CARD).length,
      handSizes.reduce((sum, size) => sum + size, 0),
    );
    for (const card of hand) {
      const button = one(table, `.hand [data-card=${card}]`).getBoundingClientRect();
      const lies = all(table, '.cards .picture').some((picture) => {
        const box = picture.getBoundingClientRect();
        return (
          Math.abs(box.x - button.x) < 1 && Math.abs(box.y - button.y) < 1 && box.width > 0 && picture.checkVisibility()
        );
      });
      assert.isTrue(lies, card);
    }
  }

  async function begin(): Promise<WattenTable> {
    const table = newTable();
    await table.start({ seed: 'ohne', setup: { dealer: 3 } });
    await settled(table);
    while (viewOf(table).phase !== 'play') {
      await table.act(viewOf(table).legal[0]);
      await settled(table);
    }
    return table;
  }

  it('the cards lie in the page when there is no WebGL', async () => {
    await withoutWebGl(async () => {
      const table = await begin();
      await until(() => table.matches(':state(fallback)'), 'it says that it has no canvas');
      await cardsAreDrawings(table);
      const before = recordOf(table);
      await key('Tab');
      all(table, PLAYABLE)[0].focus();
      await key('Enter');
      await until(() => recordOf(table) !== before, 'a card can be played');
      const settledView = await settled(table);
      assert.deepEqual(sightOf(table), sightFrom(settledView));
    });
  });

  it('the cards lie in the page when its colours are forced', async function () {
    await needs(this, 'media');
    await executeServerCommand('features', { 'forced-colors': 'active' });
    const table = await begin();
    await cardsAreDrawings(table);
    assert.isFalse(table.matches(':state(fallback)'));
    await executeServerCommand('features', {});
    await until(() => all(table, SVG_OF_A_CARD).length === 0, 'they lie on the canvas when it ends');
  });

  it('there are no drawings of cards where a canvas shows them', async () => {
    const table = await begin();
    await until(() => all(table, '.stage canvas').length === 2, 'there is a stage');
    assert.lengthOf(all(table, SVG_OF_A_CARD), 0);
    assert.isFalse(table.matches(':state(fallback)'));
  });
});
