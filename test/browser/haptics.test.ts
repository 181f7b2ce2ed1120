import { assert, aTimeout } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { scripted } from '../../tools/scenes/scripted.js';
import { patch } from './patched.js';
import { all, clearPage, newTable, one, press, rootOf, settled, until, openPanel } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The pulses that the table requests, instead of the device's vibration. */
const pulses: unknown[] = [];
let restore = (): void => {};
let restoreMedia = (): void => {};

/** Simulates a device with or without a touch screen. */
const withTouch = (has: boolean): (() => void) => {
  const original = window.matchMedia.bind(window);
  return patch(window, 'matchMedia', (query: string) =>
    query === '(any-pointer: coarse)' ? original(has ? 'all' : 'not all') : original(query),
  );
};

async function atAnnouncement(attributes: Readonly<Record<string, string>>): Promise<WattenTable> {
  const table = newTable(attributes);
  table.seats = ['human', scripted(), scripted(), scripted()];
  await table.start({ seed: 'zittern', setup: { dealer: 3 } });
  await settled(table);
  return table;
}

describe('vibration', function () {
  this.timeout(30_000);
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
    pulses.length = 0;
    restore = patch(navigator, 'vibrate', (pattern: unknown) => pulses.push(pattern) > 0);
    restoreMedia = withTouch(true);
  });
  afterEach(() => {
    restore();
    restoreMedia();
    clearPage();
  });

  it('the device vibrates when the table refuses a card and when the next turn of the visitor begins', async () => {
    const table = await atAnnouncement({ haptics: '' });
    pulses.length = 0;
    await press(all(table, '.hand .card')[0]);
    await until(() => pulses.length === 1, 'the refused card vibrates');
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => pulses.length === 2, 'the next turn vibrates');
    assert.notDeepEqual(pulses[0], pulses[1]);
  });

  it('the device stays still without the preference, which the visitor can switch on', async () => {
    const table = await atAnnouncement({});
    await press(all(table, '.hand .card')[0]);
    await aTimeout(100);
    assert.deepEqual(pulses, []);
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector('[data-preference=haptics]'), 'the switch is shown');
    await press(one(table, '[data-preference=haptics]'));
    await press(one(table, '.panel header .tool'));
    await until(() => all(table, '.panel').length === 0, 'the panel is closed');
    await press(all(table, '.hand .card')[0]);
    await until(() => pulses.length === 1, 'the refused card vibrates');
  });

  it('the settings do not offer vibration without a touch screen', async () => {
    restoreMedia();
    restoreMedia = withTouch(false);
    const table = await atAnnouncement({});
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector('[data-preference=sound]'), 'the settings are shown');
    assert.isNull(rootOf(table).querySelector('[data-preference=haptics]'));
  });
});
