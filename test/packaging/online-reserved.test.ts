/** A table that a server's host program has opened for certain people, as shown on these people's pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { TableServer } from '../../src/server/table-server.js';
import { openServer } from '../server/test-server.js';
import { appears, home, inTable, openPages, playTo, press, waitForText, openTab, view } from './table-pages.js';

let server: TableServer;
openPages(async () => (server = await openServer()));

const linkOf = (table: string, key: string | undefined): string =>
  `${home()}/two#watten-table=${table}&watten-key=${key}`;

test('a link with a seat key opens the reserved seat, and the table offers no rematch after the last game', async () => {
  const { table, seats } = await server.tables.open({
    settings: { variant: 'suedtirol', target: 9 },
    seats: [{ name: 'Moidl' }, { name: 'Luis' }],
    games: 1,
  });
  const tabs = (await Promise.all(seats.map((seat) => openTab(linkOf(table, seat?.key))))) as [Page, Page];
  const [moidl, luis] = tabs;
  await waitForText(moidl, '.place.mine', 'Moidl');
  await waitForText(luis, '.place.mine', 'Luis');
  for (const tab of tabs) {
    assert.equal(await tab.evaluate(inTable('[data-online=stand]')), null, 'the seat cannot be left');
    assert.equal(await tab.evaluate(inTable('[data-online=remove]')), null);
    assert.ok(!String(await tab.evaluate(`${inTable('.link input')}.value`)).includes('watten-key'));
  }
  for (const tab of tabs) await press(tab, '[data-online=ready]');
  for (const tab of tabs) await appears(tab, '.bar');
  await luis.reload();
  await appears(luis, '.bar');
  assert.equal(await view(luis, 'seat'), 1);
  await playTo(tabs, 'game-over');
  for (const tab of tabs) {
    await waitForText(tab, '.rests', 'das letzte Spiel');
    assert.equal(await tab.evaluate(inTable('[data-action=next]')), null);
    assert.deepEqual(await view(tab, 'toAct'), []);
    await press(tab, '[data-online=table]');
    await waitForText(tab, '.lobby .sentence', 'das letzte Spiel');
    assert.equal(await tab.evaluate(inTable('.lobby [data-online=ready]')), null);
  }
  await server.tables.end(table);
  for (const tab of tabs) await waitForText(tab, '.problem', 'Der Tisch wurde geschlossen');
});

test('a visitor who leaves a reserved seat can return to the seat with the same link', async () => {
  const { table, seats } = await server.tables.open({ seats: [{ name: 'Moidl' }, null] });
  const moidl = await openTab(linkOf(table, seats[0]?.key));
  await appears(moidl, '.place.mine');
  await press(moidl, '[data-online=leave]');
  await press(moidl, '.door [data-online=back]');
  await waitForText(moidl, '.place.mine', 'Moidl');
});
