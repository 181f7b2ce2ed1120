/** People meet at an online table, play and leave. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { runs } from '../runs.js';
import {
  appears,
  home,
  inTable,
  waitUntilTrue,
  openGuestPage,
  openTablePage,
  openPages,
  playTo,
  press,
  waitForText,
  openTab,
  view,
  write,
} from './table-pages.js';

openPages();

/**
 * Checks that, on phones, the announcement fits next to everything else in the bar. Excludes the bottom card, which phones
 * show on the table.
 */
const announcementFits = async (tab: Page): Promise<void> => {
  await waitUntilTrue(tab, `${inTable('.bar .trumpf strong')} !== null`);
  for (const width of [390, 320]) {
    await tab.setViewport({ width, height: 844 });
    await waitUntilTrue(
      tab,
      `(() => {
        const box = ${inTable('.announcement')};
        const names = [...box.querySelectorAll('strong, .told:not(.bottom)')].filter((name) => name.getClientRects().length > 0);
        const ends = names.map((name) => name.getBoundingClientRect());
        const { right, bottom } = box.getBoundingClientRect();
        return ends.length > 1 && ends.every((end) => end.right <= right && end.bottom <= bottom);
      })()`,
    ).catch(async () => assert.fail(`${width} px: ${String(await tab.evaluate(`${inTable('.bar')}?.innerText`))}`));
  }
};

/** Checks that, on phones, the prompt of a visitor with a stand-in has one button, which fits in the prompt. */
const offersOnlyToPlayOn = async (tab: Page): Promise<void> => {
  for (const [width, height] of [
    [844, 390],
    [320, 568],
  ]) {
    await tab.setViewport({ width, height });
    await waitUntilTrue(
      tab,
      `(() => {
        const sheet = ${inTable('.prompt .sheet')};
        const [button, ...others] = [...sheet.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
        const { left, right } = sheet.getBoundingClientRect();
        return others.length === 0 && left <= button.left && button.right <= right && right <= innerWidth;
      })()`,
    ).catch(async () =>
      assert.fail(`${width}x${height}: ${String(await tab.evaluate(`${inTable('.prompt')}?.innerText`))}`),
    );
  }
};

test('a guest can join an online table through its link, and the game starts when host and guest are ready', async () => {
  const { opener, link } = await openTablePage();
  assert.match(link, /#watten-table=[\w-]{12,}$/u);
  const guest = await openTab(link.replace('/#', '/en#'));
  await waitForText(guest, '.lobby', 'You are invited');
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=join]');
  await waitForText(guest, '[data-place="2"]', 'with Moidl');
  await press(guest, '[data-place="2"] [data-online=sit]');
  await waitForText(opener, '.place.far', 'Luis');
  await waitForText(opener, '.place.far', 'mit dir');
  await press(opener, '[data-place="1"] [data-online=fill]');
  await press(opener, '[data-place="3"] [data-online=fill]');
  await waitForText(guest, '.place.far', 'Moidl');
  await waitUntilTrue(guest, `${inTable('.places')}.querySelectorAll('.computer').length === 2`);
  await press(opener, '[data-online=ready]');
  await waitForText(guest, '.place.far', 'ready');
  assert.equal(await view(guest, 'seat'), undefined, 'the game starts only when all are ready');
  await press(guest, '[data-online=ready]');
  await appears(opener, '.bar');
  await appears(guest, '.bar');
  assert.deepEqual([await view(opener, 'seat'), await view(guest, 'seat')], [0, 2]);
  assert.equal(await view(opener, 'rules.target'), 9);
  await waitForText(guest, '.seats', 'Moidl');

  // A guest who reloads the page returns directly to their seat.
  await guest.reload();
  await appears(guest, '.bar');
  assert.equal(await view(guest, 'seat'), 2);

  // A waiting player can knock once per turn. It is now the opener's turn to draw a card.
  await press(guest, '.prompt [data-online=knock]');
  await waitForText(opener, '.knocked', 'Luis klopft');
  await appears(guest, '.prompt [data-online=knock][aria-disabled=true]');

  // A guest with a stand-in sees the stand-in, and takes the seat back with one tap.
  await press(guest, '[data-online=table]');
  await press(guest, '[data-online=stand-in]');
  await press(guest, '[data-online=close]');
  await waitForText(guest, '.prompt .status', 'A computer is playing for you.');
  await offersOnlyToPlayOn(guest);
  await press(guest, '.prompt [data-online=play-on].primary');
  await appears(guest, '.prompt [data-online=knock]');
  assert.doesNotMatch((await guest.evaluate(`${inTable('.prompt .status')}.textContent`)) as string, /computer/u);

  // The lobby asks for confirmation before a player leaves. A computer takes over, and the lobby offers to return.
  await press(guest, '[data-online=table]');
  await press(guest, '[data-online=leave]');
  await waitForText(guest, '.leaving', 'A computer will play for you');
  await press(guest, '[data-online=stay]');
  await press(guest, '[data-online=leave]');
  await press(guest, '[data-online=leave-now]');
  await appears(guest, '.door');
  await press(opener, '[data-online=table]');
  await waitForText(opener, '.lobby .place.far', 'Computer');
});

test('with `server` and `autostart`, the table shows the lobby and starts no local game', async () => {
  const { opener } = await openTablePage('/autostart');
  await opener.evaluate(`{
    const table = document.querySelector('watten-table');
    table.removeAttribute('autostart');
    table.setAttribute('autostart', '');
    const { parentElement } = table;
    table.remove();
    parentElement.append(table);
  }`);
  await press(opener, '[data-place="1"] [data-online=fill]');
  assert.deepEqual(
    await opener.evaluate(`[document.querySelector('watten-table').view, starts, ${inTable('.place.mine')} !== null]`),
    [null, 0, true],
  );
  await press(opener, '[data-online=ready]');
  await waitUntilTrue(opener, `document.querySelector('watten-table').view !== null && starts === 1`);
});

test('a visitor can move their seat between windows, but can only watch after they leave a running game', async () => {
  const { opener } = await openTablePage('/two');
  const other = await opener.browserContext().newPage();
  await other.goto(`${home()}/two`);
  await appears(other, '.place.mine');
  await waitForText(opener, '.problem', 'in einem anderen Fenster');
  await press(opener, '[data-online=back]');
  await appears(opener, '.place.mine');
  await waitUntilTrue(opener, `${inTable('.problem')}?.textContent.trim() === ''`);

  await press(opener, '[data-place="1"] [data-online=fill]');
  await press(opener, '[data-online=ready]');
  await appears(opener, '.bar');
  await other.reload();
  await appears(other, '.bar');
  await waitForText(opener, '.problem', 'in einem anderen Fenster');
  await press(opener, '[data-online=back]');
  await appears(opener, '.bar');
  assert.equal(await view(opener, 'seat'), 0);
  await waitForText(other, '.problem', 'in einem anderen Fenster');
  await other.close();

  await press(opener, '[data-online=table]');
  await press(opener, '[data-online=leave]');
  await press(opener, '[data-online=leave-now]');
  await press(opener, '.door [data-online=back]');
  await appears(opener, '.bar');
  assert.equal(await view(opener, 'seat'), null);
});

test('a spectator can join with the table code and sees no hands', async () => {
  const { opener } = await openTablePage();
  await opener.browserContext().overridePermissions(home(), ['clipboard-write', 'clipboard-sanitized-write']);
  await opener.bringToFront();
  await press(opener, '[data-online=copy]');
  await waitForText(opener, '.invite [role=status]', 'Der Link ist kopiert');
  const code = (await opener.evaluate(`${inTable('.code strong')}.textContent`)) as string;
  assert.match(code, /^[a-z]{8}$/u);
  for (const seat of [1, 2, 3]) await press(opener, `[data-place="${seat}"] [data-online=fill]`);
  const watcher = await openTab();
  await write(watcher, 'code', code);
  await press(watcher, '[data-online=watch]');
  await appears(watcher, '.places');
  await press(opener, '[data-online=ready]');
  await appears(watcher, '.bar');
  assert.equal(await view(watcher, 'seat'), null);
  assert.deepEqual(await view(watcher, 'hand'), []);

  // Waits until a card can be played. An earlier answer can be about Schöneres, before the Schlag and the Trumpf are named.
  await playTo([opener], 'play');
  for (const tab of [opener, watcher]) await announcementFits(tab);
});

/** Bars that `npm test` does not check, because `test/browser` checks the same bars on local tables. */
const FULL_BARS: readonly (readonly [content: string, path: string, others: readonly number[]])[] = [
  ['signs', '/signals', [1, 2, 3]],
  ['three players', '/three', [1, 2]],
];

for (const [content, path, others] of runs([], FULL_BARS))
  test(`on a phone, the announcement fits in the bar of a table with ${content}`, async () => {
    const { opener } = await openTablePage(path);
    for (const seat of others) await press(opener, `[data-place="${seat}"] [data-online=fill]`);
    await press(opener, '[data-online=ready]');
    await appears(opener, '.bar');
    await playTo([opener], 'play');
    await announcementFits(opener);
  });

test('after a game, players see who is ready and that the deal was fair, and can change seats', async () => {
  const { opener, link } = await openTablePage('/two');
  const guest = await openGuestPage(link.replace('/two', '/en/two'), 1);
  await press(opener, '[data-online=ready]');
  await press(guest, '[data-online=ready]');
  await appears(opener, '.bar');
  await appears(guest, '.bar');
  await playTo([opener, guest], 'hand-over', 'game-over');
  await press(guest, '[data-action=next]');
  await waitForText(guest, '.status', 'Waiting for Moidl');
  await appears(opener, '[data-seat="1"] .agreed');
  assert.equal(await guest.evaluate(inTable('[data-action=next]')), null, 'the button is offered once');
  await press(opener, '[data-action=next]');
  await waitUntilTrue(opener, `!${inTable('.agreed')}`);

  await playTo([opener, guest], 'game-over');
  await waitForText(opener, '.dealt.fair', 'Ehrlich gegeben');
  await waitForText(guest, '.dealt.fair', 'Fair deal');
  await press(guest, '[data-action=next]');
  await waitForText(guest, '.status', 'Waiting for Moidl');
  await appears(opener, '[data-seat="1"] .agreed');

  // Seats can change until all players are ready. A player who was ready sees when a seat becomes free.
  const { gameNumber } = await view<{ gameNumber: number }>(opener, 'valueOf()');
  await press(opener, '[data-online=table]');
  await press(opener, '[data-online=stand]');
  await press(guest, '.lobby.over [data-place="0"] [data-online=sit]');
  await waitForText(guest, '.place.mine', 'Luis');
  await press(opener, '[data-place="1"] [data-online=sit]');
  await press(opener, '[data-online=ready]');
  await press(guest, '.lobby [data-online=ready]');
  for (const tab of [opener, guest])
    await waitUntilTrue(tab, `document.querySelector('watten-table').view?.gameNumber === ${gameNumber + 1}`);
  assert.deepEqual([await view(opener, 'seat'), await view(guest, 'seat')], [1, 0]);
});

test('a removed guest sees the reason, and a visitor with a link to an unknown table sees an error', async () => {
  const { opener, link } = await openTablePage();
  const guest = await openTab(link);
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=join]');
  await press(guest, '[data-place="2"] [data-online=sit]');
  await press(opener, '[data-online=remove]');
  await waitForText(guest, '.problem', 'Du wurdest vom Tisch weggeschickt.');
  await guest.goto(`${home()}/en#watten-table=nowhere-to-be-found`);
  await appears(guest, '[name=name]');
  await guest.evaluate(`${inTable('[name=name]')}.value = ''`);
  await write(guest, 'name', 'Rosa');
  await press(guest, '[data-online=join]');
  await waitForText(guest, '.problem', 'This table does not exist');
});
