import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { screenBox } from './screen-box.js';
import {
  all,
  clearPage,
  frames,
  one,
  place,
  press,
  PLAYABLE,
  rootOf,
  settled,
  tableIn,
  until,
  viewOf,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** Creates the container of a table within a box. */
type CreateContainer = (box: HTMLElement) => HTMLElement;

const styled =
  (outer: string, inner = ''): CreateContainer =>
  (box) => {
    box.style.cssText += outer;
    const holder = document.createElement('div');
    holder.style.cssText = inner;
    box.append(holder);
    return holder;
  };

const inCell: CreateContainer = (box) => {
  box.innerHTML = '<table><tbody><tr><td></td></tr></tbody></table>';
  return box.querySelector('td') as HTMLElement;
};

const inDialog: CreateContainer = (box) => {
  const dialog = document.createElement('dialog');
  box.append(dialog);
  dialog.showModal();
  return dialog;
};

const inPopover: CreateContainer = (box) => {
  const holder = document.createElement('div');
  holder.popover = 'manual';
  box.append(holder);
  holder.showPopover();
  return holder;
};

const HOLDERS: Readonly<Record<string, CreateContainer>> = {
  'a dialog': inDialog,
  'a popover': inPopover,
  'a float': styled('', 'float: left'),
  'an inline-block': styled('', 'display: inline-block'),
  'an absolute box': styled('position: relative', 'position: absolute; left: 0; top: 0'),
  'an auto column of a grid': styled('display: grid; grid-template-columns: auto auto; justify-content: start'),
  'a 1fr column of a grid': styled('display: grid; grid-template-columns: 1fr'),
  'a flex row': styled('display: flex'),
  'a flex column': styled('display: flex; flex-direction: column; align-items: center'),
  'a table cell': inCell,
  'a fit-content box': styled('', 'width: fit-content'),
  'a block': styled(''),
};

/** Styles that a page sets on the table itself. */
const OWN = ['', 'display: inline-block', 'float: left', 'position: absolute', 'display: flex', 'display: grid'];

/** As in the guide docs/guides/size.md. */
const HEIGHT_BELOW_HEADING = 'height: calc(100dvh - 5.5rem)';

const widthOf = (table: WattenTable): number => one(table, '.frame').getBoundingClientRect().width;

async function placedIn(holder: CreateContainer, style = ''): Promise<WattenTable> {
  const table = tableIn(holder(place()));
  table.style.cssText = style;
  await until(() => rootOf(table).querySelector('.poster'), 'the poster is shown');
  await frames(2);
  return table;
}

describe("the table's size in a page", () => {
  afterEach(clearPage);

  for (const [name, holder] of Object.entries(HOLDERS)) {
    it(`the table has a usable width in ${name}`, async () => {
      for (const [width, height] of [
        [320, 568],
        [1440, 900],
      ] as const) {
        await setViewport({ width, height });
        const table = await placedIn(holder);
        assert.isAtLeast(widthOf(table), Math.min(width * 0.8, 800), `at ${width}`);
        // Dialogs and popovers add margins, borders and padding, and some browsers open a wider window than requested.
        assert.isAtMost(document.documentElement.scrollWidth, innerWidth, `at ${width}`);
        assert.isAtMost(widthOf(table), innerWidth);
        clearPage();
      }
    });
  }

  it('the table has a usable width with common values of `display`, `float` and `position`', async () => {
    for (const style of OWN) {
      await setViewport({ width: 320, height: 568 });
      const table = await placedIn(styled(''), style);
      assert.isAbove(widthOf(table), 270, style);
      assert.isAtMost(document.documentElement.scrollWidth, innerWidth, style);
      await setViewport({ width: 1440, height: 900 });
      assert.isAbove(widthOf(table), 800, style);
      clearPage();
    }
  });

  it('the table uses the width set by the page', async () => {
    await setViewport({ width: 1440, height: 900 });
    for (const width of [200, 280, 500, 1300]) {
      const table = await placedIn(styled('display: flex'), `width: ${width}px; flex: none`);
      assert.strictEqual(widthOf(table), width);
      const narrow = await placedIn(styled('', `width: ${width}px`));
      assert.strictEqual(widthOf(narrow), width);
      clearPage();
    }
  });

  it('the table uses the height set by the page, or else derives its height from its width', async () => {
    await setViewport({ width: 1440, height: 900 });
    const tall = await placedIn(styled(''), 'width: 400px; height: 500px');
    assert.strictEqual(one(tall, '.frame').getBoundingClientRect().height, 500);
    const free = await placedIn(styled(''), 'width: 400px');
    assert.strictEqual(one(free, '.frame').getBoundingClientRect().height, 640);
    assert.strictEqual(free.offsetHeight, 640, 'the element is as high as its frame');
  });

  it("the poster's text grows with the table", async () => {
    const heights: number[] = [];
    for (const width of [1440, 2560]) {
      await setViewport({ width, height: 1440 });
      const table = await placedIn(styled(''));
      heights.push(screenBox(one(table, '.poster .button')).height);
      clearPage();
    }
    assert.isAbove(heights[1], 1.4 * heights[0]);
  });

  it('with the documented `height`, the table fits below a heading or in a dialog without scrolling', async () => {
    await setViewport({ width: 844, height: 390 });
    const below = await placedIn((box) => {
      box.innerHTML = '<h1>Watten</h1>';
      return box;
    }, HEIGHT_BELOW_HEADING);
    assert.strictEqual(below.offsetHeight, one(below, '.frame').offsetHeight);
    assert.isAtMost(document.documentElement.scrollHeight, 390, 'below a heading');
    clearPage();
    const { parentElement: dialog } = await placedIn(inDialog, HEIGHT_BELOW_HEADING);
    assert.isAtMost(dialog?.scrollHeight ?? NaN, dialog?.clientHeight ?? NaN, 'in a dialog');
  });

  it('in a dialog, a whole hand is playable by clicks', async function () {
    this.timeout(120_000);
    await setViewport({ width: 1000, height: 800 });
    const table = await placedIn(inDialog);
    await press(one(table, '.poster .button'));
    await settled(table);
    // A hand with many bids can end the game.
    const isInFirstHand = (): boolean => viewOf(table).handNumber < 2 && viewOf(table).gameNumber < 2;
    for (let presses = 0; isInFirstHand(); presses++) {
      assert.isBelow(presses, 60, 'the hand ends');
      const before = viewOf(table).history.length;
      await press(all(table, `.prompt .button, ${PLAYABLE}`)[0]);
      await until(() => viewOf(table).history.length > before || !isInFirstHand(), 'the press takes effect');
      await settled(table);
    }
  });
});
