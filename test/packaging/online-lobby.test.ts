/** The lobby of an online table, used with a screen reader, by keyboard and by touch. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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
  stopServer,
  press,
  waitForText,
  openTab,
  write,
} from './table-pages.js';

openPages();

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Ignored axe rules, which concern the page around the table. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title'];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** `npm test` omits views that resemble another view. */
const checksSimilarViews = runs(false, true);

const isAccessible = async (tab: Page, where: string): Promise<void> => {
  await tab.evaluate(AXE);
  // The page is painted, because axe skips unpainted elements.
  await tab.evaluate("document.documentElement.style.opacity = ''");
  const rules = Object.fromEntries(PAGE_RULES.map((id) => [id, { enabled: false }]));
  const found = (await tab.evaluate(
    `axe.run(document, ${JSON.stringify({ rules })}).then(({ violations }) => violations)`,
  )) as Finding[];
  assert.deepEqual(
    found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`),
    [],
    where,
  );
};

test('axe finds no violations in the lobby, with and without a seat, before and during a game', async () => {
  const { opener, link } = await openTablePage();
  await isAccessible(opener, 'the opener');
  const guest = await openTab(link);
  await appears(guest, '.door');
  if (checksSimilarViews) await isAccessible(guest, 'an invited visitor');
  await write(guest, 'name', '\u202e');
  await press(guest, '[data-online=join]');
  await waitForText(guest, '.problem', 'sichtbare Zeichen');
  await isAccessible(guest, 'an invalid name');
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
    const spectator = await openTab(link);
    await press(spectator, '[data-online=watch]');
    await waitUntilTrue(spectator, `${inTable('.places')}?.querySelectorAll('.computer').length === 2`);
    await isAccessible(spectator, 'a spectator at a full table');
  }
  await press(opener, '[data-online=ready]');
  await press(guest, '[data-online=ready]');
  await appears(guest, '.bar');
  await press(guest, '[data-online=table]');
  await appears(guest, '.lobby.over');
  await isAccessible(guest, 'during a game');
  await press(guest, '[data-online=leave]');
  await appears(guest, '.leaving');
  await isAccessible(guest, 'the confirmation to leave');
  if (!checksSimilarViews) return;
  const stranger = await openTab(`${home()}/open`);
  await appears(stranger, '[data-online=join-in]');
  await isAccessible(stranger, 'the button for open tables');
  const lost = await openTab(`${home()}/en#watten-table=nowhere-to-be-found`);
  await write(lost, 'name', 'Rosa');
  await press(lost, '[data-online=join]');
  await waitForText(lost, '.problem', 'does not exist');
  await isAccessible(lost, 'an unknown table');
});

const hasPlayed = (tab: Page): Promise<boolean> =>
  tab.evaluate(`(() => {
    const { view } = document.querySelector('watten-table');
    return view?.history.some(({ type, seat }) => type === 'play' && seat === view.seat) ?? false;
  })()`) as Promise<boolean>;

/** Controls for an action in a game. */
const ACTION_CONTROLS = '.prompt .button:enabled, .hand .card[aria-disabled="false"]';

/** Acts repeatedly at the table until the visitor has played a card. */
const playACard = async (tab: Page, act: (selector: string) => Promise<void>): Promise<void> => {
  for (let count = 0; count < 60; count++) {
    if (await hasPlayed(tab)) return;
    await appears(tab, ACTION_CONTROLS);
    const before = Number(await tab.evaluate(`document.querySelector('watten-table').view.history.length`));
    await act(ACTION_CONTROLS);
    await tab
      .waitForFunction(`document.querySelector('watten-table').view.history.length !== ${before}`, { timeout: 500 })
      .catch(() => {});
  }
  assert.fail('no card was played');
};

test('a visitor can open an online table, take a seat and play a card using only the keyboard', async () => {
  const tab = await openTab(`${home()}/two`);
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
    return assert.fail(`Tab does not reach ${selector}`);
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

test('key events in the fields of the lobby do not reach the page', async () => {
  const { opener } = await openTablePage('/en');
  const guest = await openTab(`${home()}/en`);
  const recordKeys = `['keydown', 'keypress', 'keyup'].forEach((type) =>
    document.addEventListener(type, ({ key }) => (window.keys ??= []).push(key)))`;
  await Promise.all([opener, guest].map((tab) => tab.evaluate(recordKeys)));
  await write(guest, 'name', 'Sepp /?');
  await write(guest, 'code', 'senitisa');
  await appears(opener, '[data-online=turn]');
  await opener.evaluate(`${inTable('[data-online=turn]')}.focus()`);
  await opener.keyboard.press('3');
  await opener.evaluate(`${inTable('.link input')}.focus()`);
  await opener.keyboard.press('s');
  for (const tab of [opener, guest]) assert.equal(await tab.evaluate('window.keys'), undefined);
});

test('an invited visitor can join an online table, take a seat and play a card using only touch', async () => {
  const { opener, link } = await openTablePage('/two');
  const guest = await openTab(link, { hasTouch: true, isMobile: true });
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

test('the lobby announces guests who join, get ready, disconnect or leave, and shows guests the time per turn', async () => {
  const { opener, link } = await openTablePage();
  await opener.evaluate(`{
    window.announcements = [];
    const live = ${inTable('.live')};
    new MutationObserver(() => announcements.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
  }`);
  const isAnnounced = (line: string): Promise<unknown> =>
    waitUntilTrue(opener, `announcements.some((one) => one.includes(${JSON.stringify(line)}))`);
  const guest = await openGuestPage(link, 2);
  await isAnnounced('Luis ist da.');
  await waitForText(guest, '.turn', 'Ohne Grenze');
  await opener.evaluate(`{
    const choice = ${inTable('[data-online=turn]')};
    choice.value = '120';
    choice.dispatchEvent(new Event('change'));
  }`);
  await waitForText(guest, '.turn', '2 Minuten');
  await press(guest, '[data-online=ready]');
  await isAnnounced('Luis ist bereit.');
  await guest.goto('about:blank');
  await isAnnounced('Luis ist gerade weg.');
  await opener.evaluate('announcements.splice(0)');
  await guest.goto(link);
  await isAnnounced('Luis ist da.');
  await press(guest, '[data-online=leave]');
  await isAnnounced('Luis ist gegangen.');
});

test('axe finds no violations in the lobby while it shows a lost connection', async () => {
  const { opener } = await openTablePage();
  await stopServer();
  await waitForText(opener, '.sentence', 'Die Verbindung ist weg');
  await isAccessible(opener, 'without a connection');
});
