/** Strangers who meet at open tables with the button of the lobby form. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { systemClock, type Clock } from '../../src/session/clock.js';
import { openServer } from '../server/test-server.js';
import {
  appears,
  home,
  inTable,
  openGuestPage,
  openPages,
  openTab,
  openTablePage,
  play,
  playTo,
  press,
  view,
  waitForText,
  waitUntilTrue,
  write,
} from './table-pages.js';

const startTime = Date.now();
/** A clock that runs 10 times faster, so that computers fill a table after 3 s. */
const clock: Clock = {
  now: () => startTime + (Date.now() - startTime) * 10,
  wait: (ms, signal) => systemClock.wait(ms / 10, signal),
};

openPages(() => openServer({ openTables: true }, clock));

/** A page whose visitor has pressed the button. */
const joinIn = async (name: string, path = '/open'): Promise<Page> => {
  const tab = await openTab(home() + path);
  await write(tab, 'name', name);
  await press(tab, '[data-online=join-in]');
  return tab;
};

const idOf = async (tab: Page): Promise<string> => {
  await appears(tab, '.link input');
  return (await tab.evaluate(`${inTable('.link input')}.value`)) as string;
};

test('two strangers press the button and play at the same table', async () => {
  const moidl = await joinIn('Moidl', '/open/two');
  await appears(moidl, '.place.mine');
  await waitForText(moidl, '.sentence', '30 Sekunden');
  assert.match(String(await moidl.evaluate(`${inTable('.fills')}.textContent`)), /Noch (30|2\d) s/);
  const luis = await joinIn('Luis', '/open/two');
  await Promise.all([moidl, luis].map((tab) => appears(tab, '.bar')));
  await waitUntilTrue(moidl, "document.querySelector('watten-table').view?.phase !== undefined");
  await playTo([moidl, luis], 'hand-over', 'game-over');
  assert.deepEqual(
    [await moidl.evaluate('broken'), await luis.evaluate('broken'), await luis.evaluate('codes')],
    [[], [], []],
  );
});

test('computers fill an open table, and a stranger takes a computer’s seat after the hand', async () => {
  const moidl = await joinIn('Moidl');
  await appears(moidl, '.bar');
  await playTo([moidl], 'play');
  const luis = await joinIn('Luis');
  await waitForText(luis, '.rests', 'ab der nächsten Hand');
  assert.equal(await view(luis, 'seat'), null);
  await play(moidl, ['hand-over']);
  await waitUntilTrue(luis, "document.querySelector('watten-table').view?.seat > 0");
  await press(luis, '[data-online=table]');
  await appears(luis, '.lobby.over .place.mine');
  // A vote needs two people, and only Luis could vote against Moidl.
  assert.equal(await luis.evaluate(inTable('[data-online=vote]')), null);
  const rosa = await joinIn('Rosa');
  await waitUntilTrue(rosa, "document.querySelector('watten-table').view?.seat > 0");
  await waitForText(luis, '.lobby.over', 'Moidl soll gehen');
});

test('the button seats a visitor neither with avoided people nor at a table from which they were sent away', async () => {
  const moidl = await joinIn('Moidl');
  const table = await idOf(moidl);
  const luis = await joinIn('Luis');
  await appears(luis, '.place.mine');
  assert.equal(await idOf(luis), table);
  await appears(luis, '.avoiding');
  await press(luis, '.avoiding [data-online=avoid]');
  await press(luis, '[data-online=leave]');
  await press(luis, '[data-online=join-in]');
  await appears(luis, '.place.mine');
  assert.notEqual(await idOf(luis), table);
  const stored = (await luis.evaluate("localStorage.getItem('watten-table-avoided:friends')")) as string;
  assert.match(stored, /"name":"moidl"/);
  // Luis allows Moidl again.
  await press(luis, '[data-online=leave]');
  await waitForText(luis, '.door .avoiding', 'Moidl');
  await press(luis, '.door [data-online=allow]');
  await waitUntilTrue(luis, `${inTable('.door .avoiding')} === null`);
  assert.doesNotMatch(String(await luis.evaluate("localStorage.getItem('watten-table-avoided:friends')")), /moidl/);

  const rosa = await joinIn('Rosa');
  await appears(rosa, '.place.mine');
  assert.equal(await idOf(rosa), table);
  await press(moidl, '[data-place="1"] [data-online=remove]');
  await waitForText(rosa, '.problem', 'weggeschickt');
  await press(rosa, '[data-online=join-in]');
  await appears(rosa, '.place.mine');
  assert.notEqual(await idOf(rosa), table);
});

test('the host draws partners by lot, and each visitor sees the new seats', async () => {
  const { opener, link } = await openTablePage();
  const guest = await openGuestPage(link, 1);
  await opener.evaluate(`{
    window.announcements = [];
    const live = ${inTable('.live')};
    new MutationObserver(() => announcements.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
  }`);
  assert.equal(await guest.evaluate(inTable('[data-online=draw-seats]')), null);
  const placesOf = (tab: Page): Promise<string> =>
    tab.evaluate(
      `[...${inTable('.places')}.children].sort((a, b) => a.dataset.place - b.dataset.place).map((place) => place.querySelector('bdi').textContent.trim()).join()`,
    ) as Promise<string>;
  const before = await placesOf(opener);
  for (
    let count = 0;
    count < 12 && !((await opener.evaluate('announcements.join()')) as string).includes('ausgelost');
    count++
  ) {
    await press(opener, '[data-online=draw-seats]');
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  await waitUntilTrue(opener, "announcements.some((line) => line.includes('ausgelost'))");
  const drawn = await placesOf(opener);
  assert.notEqual(drawn, before);
  assert.equal(await placesOf(guest), drawn);
});
