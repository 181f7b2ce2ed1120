import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { patched } from './patched.js';
import { all, clearPage, newTable, one, press, rootOf, settled, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const SWITCH = '[data-full-screen]';

async function openMenu(): Promise<WattenTable> {
  const table = newTable();
  await table.start({ seed: 'gross', setup: { dealer: 3 } });
  await settled(table);
  await press(one(table, ".tools [data-panel='menu']"));
  await until(() => rootOf(table).querySelector('.rows'), 'the menu is open');
  return table;
}

describe('full screen', function () {
  this.timeout(30_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    clearPage();
  });

  it('a switch in the menu shows the table in full screen, and returns it to the page', async () => {
    const table = await openMenu();
    await press(one(table, SWITCH));
    await until(() => table.matches(':fullscreen'), 'the table fills the screen');
    await until(() => !rootOf(table).querySelector('.panel'), 'the menu is closed');
    assert.isAtLeast(table.clientHeight, 700);
    await press(one(table, ".tools [data-panel='menu']"));
    await until(() => rootOf(table).querySelector(SWITCH)?.ariaChecked === 'true', 'the switch is on');
    await press(one(table, SWITCH));
    await until(() => !document.fullscreenElement, 'the table is back on the page');
    await press(one(table, ".tools [data-panel='menu']"));
    await until(() => rootOf(table).querySelector(SWITCH)?.ariaChecked === 'false', 'the switch is off');
  });

  it('the switch is missing if the page does not allow full screen', async () => {
    await patched(document, 'fullscreenEnabled', false, async () => {
      const table = await openMenu();
      assert.lengthOf(all(table, SWITCH), 0);
    });
  });
});
