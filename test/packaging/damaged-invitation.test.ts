/** Links and codes that chat programs, mail filters and hurried people have damaged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { runs } from '../runs.js';
import { appears, home, inTable, isTrue, opened, openPages, press, says, somebody, write } from './table-pages.js';

openPages();

/** What was thrown where nobody catches it, and the codes of `watten-error`. */
const faultsOf = (tab: Page): Promise<{ readonly broken: readonly string[]; readonly codes: readonly string[] }> =>
  tab.evaluate('({ broken, codes })') as Promise<{ broken: string[]; codes: string[] }>;

for (const fragment of runs(['%E4bc'], ['%', '100%25%', '%E4bc', '', '%20', 'x'.repeat(300)])) {
  test(`the invitation '#watten-table=${fragment.slice(0, 20)}' shows the door, says what is wrong and can be replaced`, async () => {
    const tab = await somebody(`${home()}/en#watten-table=${fragment}`);
    await says(tab, '.problem', 'This link is damaged');
    assert.deepEqual(await faultsOf(tab), { broken: [], codes: ['invalid-invitation'] });
    await appears(tab, '[name=code]');
    const { link } = await opened('/en');
    await write(tab, 'name', 'Luis');
    await write(tab, 'code', link);
    await press(tab, '[data-online=join]');
    await appears(tab, '.places');
    assert.deepEqual((await faultsOf(tab)).broken, []);
  });
}

test('a typed code that is no code is refused with a message, and the field stays', async () => {
  const tab = await somebody(`${home()}/en`);
  await write(tab, 'name', 'Luis');
  for (const typed of ['//', 'http://[', 'https://example.org/club', '%', '#watten-table=%']) {
    await tab.evaluate(`${inTable('[name=code]')}.value = ''`);
    await write(tab, 'code', typed);
    await tab.keyboard.press('Enter');
    await says(tab, '.problem', 'neither the code of a table');
    assert.equal(await tab.evaluate(`${inTable('[name=code]')}.value`), typed);
  }
  assert.deepEqual(await faultsOf(tab), { broken: [], codes: Array(5).fill('invalid-code') });
});

test('an invitation pasted into the address of the page leads to its table without a reload', async () => {
  const { link } = await opened('/en');
  const tab = await somebody(`${home()}/en`);
  await appears(tab, '[data-online=open]');
  await tab.evaluate(`location.hash = ${JSON.stringify(new URL(link).hash)}`);
  await says(tab, '.door', 'You are invited to a table.');
  await tab.evaluate(`location.hash = '#watten-table=%'`);
  await says(tab, '.problem', 'This link is damaged');
  await tab.evaluate(`location.hash = ${JSON.stringify(new URL(link).hash)}`);
  await isTrue(tab, `${inTable('.problem')}.textContent.trim() === ''`);
  assert.deepEqual((await faultsOf(tab)).broken, []);
});

const OBJECT = '{"server":5,"table":[],"key":{}}';

for (const kept of runs([OBJECT], ['5', OBJECT, '{', '{"server":null,"table":null}', '"x"', '[[]]'])) {
  test(`a stored seat that reads ${kept} is ignored`, async () => {
    const tab = await somebody(`${home()}/en`);
    await tab.evaluate(`localStorage.setItem('watten-table-seat:friends', ${JSON.stringify(kept)})`);
    await tab.reload();
    await appears(tab, '[data-online=open]');
    assert.equal(await tab.evaluate(inTable('[data-online=back]')), null);
    assert.deepEqual(await faultsOf(tab), { broken: [], codes: [] });
  });
}
