/** People meet at a table of a server, play, and go. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { runs } from '../runs.js';
import {
  appears,
  home,
  inTable,
  isTrue,
  joined,
  opened,
  openPages,
  playTo,
  press,
  says,
  somebody,
  view,
  write,
} from './table-pages.js';

openPages();

/** What was announced is seen whole on phones, whatever else the bar has. The bottom card, if known, lies on the table. */
const announcementFits = async (tab: Page): Promise<void> => {
  await isTrue(tab, `${inTable('.bar .trumpf strong')} !== null`);
  for (const width of [390, 320]) {
    await tab.setViewport({ width, height: 844 });
    await isTrue(
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

test('One opens a table, the other comes by the link, partners sit opposite, computers between them, and all agree', async () => {
  const { opener, link } = await opened();
  assert.match(link, /#watten-table=[\w-]{12,}$/u);
  const guest = await somebody(link.replace('/#', '/en#'));
  await says(guest, '.lobby', 'You are invited');
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=join]');
  await says(guest, '[data-place="2"]', 'with Moidl');
  await press(guest, '[data-place="2"] [data-online=sit]');
  await says(opener, '.place.far', 'Luis');
  await says(opener, '.place.far', 'mit dir');
  await press(opener, '[data-place="1"] [data-online=fill]');
  await press(opener, '[data-place="3"] [data-online=fill]');
  await says(guest, '.place.far', 'Moidl');
  await isTrue(guest, `${inTable('.places')}.querySelectorAll('.computer').length === 2`);
  await press(opener, '[data-online=ready]');
  await says(guest, '.place.far', 'ready');
  assert.equal(await view(guest, 'seat'), undefined, 'nobody plays before all have agreed');
  await press(guest, '[data-online=ready]');
  await appears(opener, '.bar');
  await appears(guest, '.bar');
  assert.deepEqual([await view(opener, 'seat'), await view(guest, 'seat')], [0, 2]);
  assert.equal(await view(opener, 'rules.target'), 9);
  await says(guest, '.seats', 'Moidl');

  // Whoever loads his page again is back at his seat, without being asked.
  await guest.reload();
  await appears(guest, '.bar');
  assert.equal(await view(guest, 'seat'), 2);

  // Whoever waits knocks where he sees for whom, once a turn; the opener draws a card now.
  await press(guest, '.prompt [data-online=knock]');
  await says(opener, '.knocked', 'Luis klopft');
  await appears(guest, '.prompt [data-online=knock][aria-disabled=true]');

  // For whom a computer plays sees so, and takes his seat back by one tap.
  await press(guest, '[data-online=table]');
  await press(guest, '[data-online=stand-in]');
  await press(guest, '[data-online=close]');
  await press(guest, '.prompt [data-online=play-on]');
  await appears(guest, '.prompt [data-online=knock]');

  // Who leaves is asked first, and played for; the way back stays.
  await press(guest, '[data-online=table]');
  await press(guest, '[data-online=leave]');
  await says(guest, '.leaving', 'A computer will play for you');
  await press(guest, '[data-online=stay]');
  await press(guest, '[data-online=leave]');
  await press(guest, '[data-online=leave-now]');
  await appears(guest, '.door');
  await press(opener, '[data-online=table]');
  await says(opener, '.lobby .place.far', 'Computer');
});

test('Back to your table: the seat is taken back from another window; who has given it up is let in as anybody is', async () => {
  const { opener } = await opened('/two');
  const other = await opener.browserContext().newPage();
  await other.goto(`${home()}/two`);
  await appears(other, '.place.mine');
  await says(opener, '.problem', 'in einem anderen Fenster');
  await press(opener, '[data-online=back]');
  await appears(opener, '.place.mine');
  await isTrue(opener, `${inTable('.problem')}?.textContent.trim() === ''`);

  await press(opener, '[data-place="1"] [data-online=fill]');
  await press(opener, '[data-online=ready]');
  await appears(opener, '.bar');
  await other.reload();
  await appears(other, '.bar');
  await says(opener, '.problem', 'in einem anderen Fenster');
  await press(opener, '[data-online=back]');
  await appears(opener, '.bar');
  assert.equal(await view(opener, 'seat'), 0);
  await says(other, '.problem', 'in einem anderen Fenster');
  await other.close();

  await press(opener, '[data-online=table]');
  await press(opener, '[data-online=leave]');
  await press(opener, '[data-online=leave-now]');
  await press(opener, '.door [data-online=back]');
  await appears(opener, '.bar');
  assert.equal(await view(opener, 'seat'), null);
});

test('By its spoken code somebody looks on who sees no hand', async () => {
  const { opener } = await opened();
  await opener.browserContext().overridePermissions(home(), ['clipboard-write', 'clipboard-sanitized-write']);
  await opener.bringToFront();
  await press(opener, '[data-online=copy]');
  await says(opener, '.invite [role=status]', 'Der Link ist kopiert');
  const code = (await opener.evaluate(`${inTable('.code strong')}.textContent`)) as string;
  assert.match(code, /^[a-z]{8}$/u);
  for (const seat of [1, 2, 3]) await press(opener, `[data-place="${seat}"] [data-online=fill]`);
  const watcher = await somebody();
  await write(watcher, 'code', code);
  await press(watcher, '[data-online=watch]');
  await appears(watcher, '.places');
  await press(opener, '[data-online=ready]');
  await appears(watcher, '.bar');
  assert.equal(await view(watcher, 'seat'), null);
  assert.deepEqual(await view(watcher, 'hand'), []);

  // Not to an answer: it may be one to Schöneres, before Schlag and Trumpf are named.
  await playTo([opener], 'play');
  for (const tab of [opener, watcher]) await announcementFits(tab);
});

const ROOM_IN_BAR: readonly (readonly [what: string, path: string, others: readonly number[]])[] = [
  ['signs', '/signals', [1, 2, 3]],
  ['three players', '/three', [1, 2]],
];

for (const [what, path, others] of runs(ROOM_IN_BAR.slice(0, 1), ROOM_IN_BAR))
  test(`On a phone what was announced has room in the bar, also with ${what}`, async () => {
    const { opener } = await opened(path);
    for (const seat of others) await press(opener, `[data-place="${seat}"] [data-online=fill]`);
    await press(opener, '[data-online=ready]');
    await appears(opener, '.bar');
    await playTo([opener], 'play');
    await announcementFits(opener);
  });

test('It is seen who has agreed to go on, and who is awaited; a game that is over was dealt fairly; then seats are changed', async () => {
  const { opener, link } = await opened('/two');
  const guest = await joined(link.replace('/two', '/en/two'), 1);
  await press(opener, '[data-online=ready]');
  await press(guest, '[data-online=ready]');
  await appears(opener, '.bar');
  await appears(guest, '.bar');
  await playTo([opener, guest], 'hand-over', 'game-over');
  await press(guest, '[data-action=next]');
  await says(guest, '.status', 'Waiting for Moidl');
  await appears(opener, '[data-seat="1"] .agreed');
  assert.equal(await guest.evaluate(inTable('[data-action=next]')), null, 'nobody agrees twice');
  await press(opener, '[data-action=next]');
  await isTrue(opener, `!${inTable('.agreed')}`);

  await playTo([opener, guest], 'game-over');
  await says(opener, '.dealt.fair', 'Ehrlich gegeben');
  await says(guest, '.dealt.fair', 'fair deal');
  await press(guest, '[data-action=next]');
  await says(guest, '.status', 'Waiting for Moidl');
  await appears(opener, '[data-seat="1"] .agreed');

  // Until then seats may be changed: who has agreed learns that one has become free.
  const { gameNumber } = await view<{ gameNumber: number }>(opener, 'valueOf()');
  await press(opener, '[data-online=table]');
  await press(opener, '[data-online=stand]');
  await press(guest, '.lobby.over [data-place="0"] [data-online=sit]');
  await says(guest, '.place.mine', 'Luis');
  await press(opener, '[data-place="1"] [data-online=sit]');
  await press(opener, '[data-online=ready]');
  await press(guest, '.lobby [data-online=ready]');
  for (const tab of [opener, guest])
    await isTrue(tab, `document.querySelector('watten-table').view?.gameNumber === ${gameNumber + 1}`);
  assert.deepEqual([await view(opener, 'seat'), await view(guest, 'seat')], [1, 0]);
});

test('Who opened the table sends somebody away, who is told so; a table that is not there is told of, too', async () => {
  const { opener, link } = await opened();
  const guest = await somebody(link);
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=join]');
  await press(guest, '[data-place="2"] [data-online=sit]');
  await press(opener, '[data-online=remove]');
  await says(guest, '.problem', 'kein Platz');
  await guest.goto(`${home()}/en#watten-table=nowhere-to-be-found`);
  await appears(guest, '[name=name]');
  await guest.evaluate(`${inTable('[name=name]')}.value = ''`);
  await write(guest, 'name', 'Rosa');
  await press(guest, '[data-online=join]');
  await says(guest, '.problem', 'There is no such table');
});
