/** Invitation links and codes damaged by chat programs, mail filters or typing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { runs } from '../runs.js';
import {
  appears,
  home,
  inTable,
  waitUntilTrue,
  openTablePage,
  openPages,
  press,
  waitForText,
  openTab,
  write,
} from './table-pages.js';

openPages();

/** A tab's uncaught errors and the codes of its `watten-error` events. */
const faultsOf = (tab: Page): Promise<{ readonly broken: readonly string[]; readonly codes: readonly string[] }> =>
  tab.evaluate('({ broken, codes })') as Promise<{ broken: string[]; codes: string[] }>;

for (const fragment of runs(['%E4bc'], ['%', '100%25%', '%E4bc', '', '%20', 'x'.repeat(300)])) {
  test(`the lobby reports the damaged link '#watten-table=${fragment.slice(0, 20)}' and accepts a valid link`, async () => {
    const tab = await openTab(`${home()}/en#watten-table=${fragment}`);
    await waitForText(tab, '.problem', 'This link is damaged');
    assert.deepEqual(await faultsOf(tab), { broken: [], codes: ['invalid-invitation'] });
    await appears(tab, '[name=code]');
    const { link } = await openTablePage('/en');
    await write(tab, 'name', 'Luis');
    await write(tab, 'code', link);
    await press(tab, '[data-online=join]');
    await appears(tab, '.places');
    assert.deepEqual((await faultsOf(tab)).broken, []);
  });
}

test('if a visitor enters an invalid table code, the lobby shows an error and keeps the code in its field', async () => {
  const tab = await openTab(`${home()}/en`);
  await write(tab, 'name', 'Luis');
  for (const typed of ['//', 'http://[', 'https://example.org/club', '%', '#watten-table=%']) {
    await tab.evaluate(`${inTable('[name=code]')}.value = ''`);
    await write(tab, 'code', typed);
    await tab.keyboard.press('Enter');
    await waitForText(tab, '.problem', 'neither a table code');
    assert.equal(await tab.evaluate(`${inTable('[name=code]')}.value`), typed);
  }
  assert.deepEqual(await faultsOf(tab), { broken: [], codes: Array(5).fill('invalid-code') });
});

test('if a visitor pastes an invitation into the address bar, the lobby shows it without a page reload', async () => {
  const { link } = await openTablePage('/en');
  const tab = await openTab(`${home()}/en`);
  await appears(tab, '[data-online=open]');
  await tab.evaluate(`location.hash = ${JSON.stringify(new URL(link).hash)}`);
  await waitForText(tab, '.door', 'You are invited to a table.');
  await tab.evaluate(`location.hash = '#watten-table=%'`);
  await waitForText(tab, '.problem', 'This link is damaged');
  await tab.evaluate(`location.hash = ${JSON.stringify(new URL(link).hash)}`);
  await waitUntilTrue(tab, `${inTable('.problem')}.textContent.trim() === ''`);
  assert.deepEqual((await faultsOf(tab)).broken, []);
});

const OBJECT = '{"server":5,"table":[],"key":{}}';

for (const kept of runs([OBJECT], ['5', OBJECT, '{', '{"server":null,"table":null}', '"x"', '[[]]'])) {
  test(`the lobby ignores the invalid stored seat ${kept}`, async () => {
    const tab = await openTab(`${home()}/en`);
    await tab.evaluate(`localStorage.setItem('watten-table-seat:friends', ${JSON.stringify(kept)})`);
    await tab.reload();
    await appears(tab, '[data-online=open]');
    assert.equal(await tab.evaluate(inTable('[data-online=back]')), null);
    assert.deepEqual(await faultsOf(tab), { broken: [], codes: [] });
  });
}
