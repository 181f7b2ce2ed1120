/** The way in to a table of a server, for everybody: whoever sees nothing, has keys alone, or a finger. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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
  stopServer,
  press,
  says,
  somebody,
  write,
} from './table-pages.js';

openPages();

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Parts of a page that are up to the page. */
const OF_THE_PAGE = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title'];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** `npm test` leaves out views that resemble another one. */
const checksSimilarViews = runs(false, true);

const isAccessible = async (tab: Page, where: string): Promise<void> => {
  await tab.evaluate(AXE);
  // axe skips what is not painted.
  await tab.evaluate("document.documentElement.style.opacity = ''");
  const rules = Object.fromEntries(OF_THE_PAGE.map((id) => [id, { enabled: false }]));
  const found = (await tab.evaluate(
    `axe.run(document, ${JSON.stringify({ rules })}).then(({ violations }) => violations)`,
  )) as Finding[];
  assert.deepEqual(
    found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`),
    [],
    where,
  );
};

test('axe finds nothing at the door, wherever somebody sits, and in what is asked over a game', async () => {
  const { opener, link } = await opened();
  await isAccessible(opener, 'the opener');
  const guest = await somebody(link);
  await appears(guest, '.door');
  if (checksSimilarViews) await isAccessible(guest, 'who is invited');
  await write(guest, 'name', '\u202e');
  await press(guest, '[data-online=join]');
  await says(guest, '.problem', 'sichtbare Zeichen');
  await isAccessible(guest, 'a name that is none');
  await guest.evaluate(`${inTable('[name=name]')}.value = ''`);
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=join]');
  await appears(guest, '.places');
  await isAccessible(guest, 'without a seat');
  await press(guest, '[data-place="2"] [data-online=sit]');
  await appears(guest, '.place.mine');
  if (checksSimilarViews) await isAccessible(guest, 'a guest');
  for (const seat of [1, 3]) await press(opener, `[data-place="${seat}"] [data-online=fill]`);
  if (checksSimilarViews) {
    const spectator = await somebody(link);
    await press(spectator, '[data-online=watch]');
    await isTrue(spectator, `${inTable('.places')}?.querySelectorAll('.computer').length === 2`);
    await isAccessible(spectator, 'who looks on, at a table that is full');
  }
  await press(opener, '[data-online=ready]');
  await press(guest, '[data-online=ready]');
  await appears(guest, '.bar');
  await press(guest, '[data-online=table]');
  await appears(guest, '.lobby.over');
  await isAccessible(guest, 'over a game');
  await press(guest, '[data-online=leave]');
  await appears(guest, '.leaving');
  await isAccessible(guest, 'whoever means to leave');
  if (!checksSimilarViews) return;
  const lost = await somebody(`${home()}/en#watten-table=nowhere-to-be-found`);
  await write(lost, 'name', 'Rosa');
  await press(lost, '[data-online=join]');
  await says(lost, '.problem', 'no such table');
  await isAccessible(lost, 'a table that is not there');
});

const hasPlayed = (tab: Page): Promise<boolean> =>
  tab.evaluate(`(() => {
    const { view } = document.querySelector('watten-table');
    return view?.history.some(({ type, seat }) => type === 'play' && seat === view.seat) ?? false;
  })()`) as Promise<boolean>;

/** What can be done in a game. */
const DOABLE = '.prompt .button:enabled, .hand .card[aria-disabled="false"]';

/** Does something at the table again and again, until a card lies there. */
const playACard = async (tab: Page, act: (selector: string) => Promise<void>): Promise<void> => {
  for (let count = 0; count < 60; count++) {
    if (await hasPlayed(tab)) return;
    await appears(tab, DOABLE);
    const before = Number(await tab.evaluate(`document.querySelector('watten-table').view.history.length`));
    await act(DOABLE);
    await tab
      .waitForFunction(`document.querySelector('watten-table').view.history.length !== ${before}`, { timeout: 500 })
      .catch(() => {});
  }
  assert.fail('no card was played');
};

test('From the door to the first card by keys alone', async () => {
  const tab = await somebody(`${home()}/two`);
  const enter = async (selector: string, key = 'Enter'): Promise<void> => {
    await appears(tab, selector);
    for (let count = 0; count < 60; count++) {
      if (
        await tab.evaluate(
          `document.querySelector('watten-table').shadowRoot.activeElement?.matches(${JSON.stringify(selector)}) ?? false`,
        )
      )
        return tab.keyboard.press(key as 'Enter');
      await tab.keyboard.press('Tab');
    }
    return assert.fail(`Tab never gets to ${selector}`);
  };
  await enter('[name=name]', 'M');
  await enter('[data-online=open]');
  await enter('[data-place="0"] [data-online=sit]');
  await appears(tab, '.place.mine');
  await enter('[data-place="1"] [data-online=fill]');
  await appears(tab, '[data-place="1"].computer');
  await enter('[data-online=ready]');
  await appears(tab, '.bar');
  await playACard(tab, enter);
});

test('shortcuts of the page stay silent while somebody types a name or a code, or chooses the time for a turn', async () => {
  const { opener } = await opened('/en');
  const guest = await somebody(`${home()}/en`);
  const heard = `['keydown', 'keypress', 'keyup'].forEach((type) =>
    document.addEventListener(type, ({ key }) => (window.keys ??= []).push(key)))`;
  await Promise.all([opener, guest].map((tab) => tab.evaluate(heard)));
  await write(guest, 'name', 'Sepp /?');
  await write(guest, 'code', 'senitisa');
  await appears(opener, '[data-online=turn]');
  await opener.evaluate(`${inTable('[data-online=turn]')}.focus()`);
  await opener.keyboard.press('3');
  await opener.evaluate(`${inTable('.link input')}.focus()`);
  await opener.keyboard.press('s');
  for (const tab of [opener, guest]) assert.equal(await tab.evaluate('window.keys'), undefined);
});

test('From the invitation to the first card with a finger', async () => {
  const { opener, link } = await opened('/two');
  const guest = await somebody(link, { hasTouch: true, isMobile: true });
  const tap = async (selector: string): Promise<void> => {
    await appears(guest, selector);
    const [x, y] = (await guest.evaluate(`(() => {
      const found = ${inTable(selector)};
      found?.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = found?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2];
    })()`)) as [number, number];
    await guest.touchscreen.tap(x, y);
  };
  await tap('[name=name]');
  await guest.keyboard.type('Luis');
  await tap('[data-online=join]');
  await tap('[data-place="1"] [data-online=sit]');
  await appears(guest, '.place.mine');
  await tap('[data-online=ready]');
  await press(opener, '[data-online=ready]');
  await appears(guest, '.bar');
  await opener.evaluate(`setInterval(() => {
    const table = document.querySelector('watten-table');
    const { view } = table;
    if (view?.phase === 'play' || !view?.toAct.includes(view.seat)) return;
    void table.act(view.legal[0]);
  }, 40)`);
  await opener.evaluate(`setInterval(() => {
    const table = document.querySelector('watten-table');
    const card = table.view?.legal.find(({ type }) => type === 'play');
    if (card) void table.act(card);
  }, 40)`);
  await playACard(guest, tap);
});

test('The host hears who comes, is ready, is away and leaves; a guest reads the time for a turn that the host sets', async () => {
  const { opener, link } = await opened();
  await opener.evaluate(`{
    window.said = [];
    const live = ${inTable('.live')};
    new MutationObserver(() => said.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
  }`);
  const hears = (line: string): Promise<unknown> =>
    isTrue(opener, `said.some((one) => one.includes(${JSON.stringify(line)}))`);
  const guest = await joined(link, 2);
  await hears('Luis ist da.');
  await says(guest, '.turn', 'Ohne Grenze');
  await opener.evaluate(`{
    const choice = ${inTable('[data-online=turn]')};
    choice.value = '120';
    choice.dispatchEvent(new Event('change'));
  }`);
  await says(guest, '.turn', '2 Minuten');
  await press(guest, '[data-online=ready]');
  await hears('Luis ist bereit.');
  await guest.goto('about:blank');
  await hears('Luis ist gerade weg.');
  await opener.evaluate('said.splice(0)');
  await guest.goto(link);
  await hears('Luis ist da.');
  await press(guest, '[data-online=leave]');
  await hears('Luis ist gegangen.');
});

test('A line that is cut is told of, and axe finds nothing then', async () => {
  const { opener } = await opened();
  await stopServer();
  await says(opener, '.sentence', 'Die Verbindung ist weg');
  await isAccessible(opener, 'without a line');
});
