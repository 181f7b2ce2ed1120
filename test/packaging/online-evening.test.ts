/** A final that is played online, on the built pages: a player and a spectator in browsers, over a real server that is killed. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { createEvening } from '../../src/evening/evening.js';
import { keyOfRole, type KeyedRole } from '../../src/evening/role-keys.js';
import type { HallAnswer } from '../../src/online/evening/messages.js';
import { serve } from '../../tools/demo/serve.js';
import { startServer } from '../server/process.js';
import { joinTable, playUntil, shortestAction } from '../server/test-server.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;
before(async () => {
  browser = await openBrowser();
  site = await serve();
});
after(async () => {
  await browser.close();
  await site.close();
});

const root = `document.querySelector('watten-evening').shadowRoot`;
const table = `${root}.querySelector('watten-table')`;
const TIMEOUT_MS = 30_000;

const openAs = async (server: string, hash = ''): Promise<{ readonly page: Page; readonly problems: string[] }> => {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 390, height: 844 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument(`localStorage.setItem('watten-demo-language', 'de')`);
  await page.goto(`${site.url}/demo/evening.html?server=${encodeURIComponent(server)}${hash}`);
  await page.waitForFunction(`${root}?.querySelector('.inside :is(.sheet, .screen)')`, { timeout: TIMEOUT_MS });
  return { page, problems };
};

const press = async (page: Page, text: string, within = root): Promise<void> => {
  const button = `[...${within}.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(text)})`;
  await page.waitForFunction(button, { timeout: TIMEOUT_MS });
  await page.evaluate(`${button}.click()`);
};

const shows = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(`${root}.textContent.replaceAll(/\\s+/gu, ' ').includes(${JSON.stringify(text)})`, {
    timeout: TIMEOUT_MS,
  });

/** The record of a final between two pairs, of one game to five points. */
const record = createEvening({
  preset: 'knockout',
  name: 'Finale',
  settings: {
    variant: 'suedtirol',
    target: 5,
    way: 'online',
    stages: [{ kind: 'knockout', of: 'all', bestOf: 1, third: false }],
  },
  entries: [
    ['Moidl', 'Sepp'],
    ['Resi', 'Luis'],
  ],
}).record();

test('a final online: the person plays in place, the hall watches and sees it again, and a killed server loses nothing', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-online-evening-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const first = await startServer(t, '--port', '0', '--dir', dir, '--evenings');
  const { url } = first;
  const { page: host } = await openAs(url);
  await host.evaluate(`document.querySelector('watten-evening').load(${JSON.stringify(record)})`);
  await press(host, 'Abend');
  await press(host, 'Handys einschalten');
  await host.waitForFunction(`${root}.querySelector('[data-yes=phones]')`, { timeout: TIMEOUT_MS });
  await host.evaluate(`${root}.querySelector('[data-yes=phones]').click()`);
  await shows(host, 'Verbunden.');
  await press(host, 'Runde');
  await host.evaluate(`document.querySelector('watten-evening').do({ type: 'draw', round: 1, seed: '47' })`);
  await press(host, 'Runde eröffnen');
  const stored = JSON.parse(String(await host.evaluate(`localStorage.getItem('watten-evening:demo')`))) as {
    readonly link: { readonly evening: string; readonly keys: string };
  };
  const { evening, keys } = stored.link;
  const hashOf = (role: KeyedRole): string =>
    `#${new URLSearchParams({ evening, key: keyOfRole(keys, role) }).toString()}`;

  const both = await openAs(url, hashOf(1));
  await shows(both.page, 'Jeder öffnet zum Spielen seinen eigenen Code');
  // A person who cannot scan types the own key from the card of the pair.
  await press(host, 'Drucken');
  const cards = await host.evaluate(`(() => {
    [...${root}.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Karten der Paare').click();
    return document.querySelector('iframe[data-watten-print]').contentDocument.body.textContent;
  })()`);
  const [key = ''] = /(?<=Code für Sepp\s*Schlüssel:\s+)1-2( [a-z]{4}){3}/u.exec(String(cards)) ?? [];
  await both.page.evaluate(`(() => {
    const field = ${root}.querySelector('[name=watch-key]');
    field.value = ${JSON.stringify(key)};
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  })()`);
  await press(both.page, 'Öffnen');
  await shows(both.page, 'Zum Tisch');
  const moidl = await openAs(url, hashOf('1-1'));
  await press(moidl.page, 'Zum Tisch');
  await moidl.page.waitForFunction(`${table}?.shadowRoot.querySelector('.lobby')?.textContent.includes('Resi')`, {
    timeout: TIMEOUT_MS,
  });
  assert.equal(await moidl.page.evaluate(`${table}.shadowRoot.querySelector('.invite')`), null, 'nobody to invite');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await moidl.page.setViewport({ width, height });
    await moidl.page.waitForFunction(
      `(({ top, bottom }) => scrollY === 0 && top > 0 && bottom <= innerHeight && bottom > innerHeight - 60)(${table}.getBoundingClientRect())`,
      { timeout: TIMEOUT_MS },
    );
  }
  const guest = await openAs(url, `#${new URLSearchParams({ evening }).toString()}`);
  await press(guest.page, 'Zuschauen');
  await guest.page.waitForFunction(`${table}?.shadowRoot.querySelector('.lobby')?.textContent.includes('Moidl')`, {
    timeout: TIMEOUT_MS,
  });

  const others = await Promise.all(
    (['1-2', '2-1', '2-2'] as const).map(async (role) => {
      const request = { evening, key: keyOfRole(keys, role), page: 'pair' };
      const response = await fetch(`${url}/evenings`, { method: 'POST', body: JSON.stringify(request) });
      const { seat } = ((await response.json()) as HallAnswer).view ?? {};
      assert.ok(seat, role);
      return joinTable(t, url, { table: seat.table }, { key: seat.key });
    }),
  );
  for (const seating of others) await seating.ready(true);
  await moidl.page.evaluate(`${table}.shadowRoot.querySelector('[data-online="ready"]').click()`);
  await moidl.page.waitForFunction(`typeof ${table}.view?.seat === 'number'`, {
    timeout: TIMEOUT_MS,
  });
  await guest.page.waitForFunction(`${table}.view?.seat === null && ${table}.view.hand.length === 0`, {
    timeout: TIMEOUT_MS,
  });
  await first.kill();
  await startServer(t, '--port', String(first.port), '--dir', dir, '--evenings');
  // The person's moves: the first legal action.
  await moidl.page.evaluate(`(() => {
    window.playing = setInterval(() => {
      const table = ${table};
      const { view } = table ?? {};
      const action = view?.toAct.includes(view.seat) && view.legal.find(({ type }) => type !== 'signal');
      if (action) table.act(action);
    }, 50);
  })()`);
  await Promise.all(
    others.map((seating) => playUntil(seating, () => seating.board.stage === 'over', 5, shortestAction)),
  );
  await host.waitForFunction(`document.querySelector('watten-evening').state.rounds[0].matches[0].state === 'agreed'`, {
    timeout: TIMEOUT_MS,
  });
  const { games, by } = (await host.evaluate(
    `(({ games, by }) => ({ games, by }))(document.querySelector('watten-evening').state.rounds[0].matches[0])`,
  )) as { readonly games: readonly (readonly number[])[]; readonly by: string };
  assert.equal(by, 'server');
  const score = others[0]?.connection?.view.score ?? [];
  assert.deepEqual(games, [score.map((points) => Math.min(5, Math.max(0, points)))]);

  const atEnd = `${table}.shadowRoot.querySelector('.prompt')?.innerText`;
  await moidl.page.waitForFunction(`${atEnd}?.includes('Die Begegnung endet nach Spielen')`, { timeout: TIMEOUT_MS });
  const end = String(await moidl.page.evaluate(atEnd));
  const side = Number(await moidl.page.evaluate(`${table}.view.seat`)) % 2;
  assert.match(end, (score[side] ?? 0) >= 5 ? /endet nach Spielen 1:0/u : /endet nach Spielen 0:1/u);
  assert.doesNotMatch(end, /Bummerl/u);

  await press(host, 'Finale abschließen').catch(() =>
    host.evaluate(`document.querySelector('watten-evening').do({ type: 'close-round', round: 1 })`),
  );
  await press(guest.page, 'Zurück zum Abend');
  await press(guest.page, 'Das Finale zum Nachsehen');
  await guest.page.waitForFunction(`${table}?.replayStep === 0`, { timeout: TIMEOUT_MS });
  const names = String(await guest.page.evaluate(`${table}.shadowRoot.textContent`));
  for (const name of ['Moidl', 'Sepp', 'Resi', 'Luis']) assert.ok(names.includes(name), name);
  await guest.page.evaluate(`${table}.shadowRoot.querySelector('[data-replay=close]').click()`);
  await shows(guest.page, 'Das Finale zum Nachsehen');
  await moidl.page.evaluate(`clearInterval(window.playing)`);
  await press(moidl.page, 'Zurück zum Abend');
  await shows(moidl.page, 'Ergebnis (wir : sie)');
  assert.deepEqual([both.problems, moidl.problems, guest.problems], [[], [], []]);
});

/** Prints with a button and returns the number of elements of the printed sheet, whose frame disappears after printing. */
const printed = async (page: Page, text: string, selector: string): Promise<number> => {
  const button = `[...${root}.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(text)})`;
  await page.waitForFunction(button, { timeout: TIMEOUT_MS });
  return Number(
    await page.evaluate(`(() => {
      ${button}.click();
      const { contentDocument } = document.querySelector('iframe[data-watten-print]');
      return contentDocument.querySelectorAll(${JSON.stringify(selector)}).length;
    })()`),
  );
};

test('a mixed evening: only the match of the pair at home is online and has no slip', async (t) => {
  const { url } = await startServer(t, '--port', '0', '--evenings');
  const { page: host, problems } = await openAs(url);
  const entries = [1, 2, 3, 4].map((no) => [`Moidl ${no}`, `Sepp ${no}`] as const);
  const mixed = createEvening({ preset: 'wattkoenig', name: 'Preiswatten', entries }).record();
  await host.evaluate(`document.querySelector('watten-evening').load(${JSON.stringify(mixed)})`);
  await press(host, 'Abend');
  await press(host, 'Handys einschalten');
  await host.waitForFunction(`${root}.querySelector('[data-yes=phones]')`, { timeout: TIMEOUT_MS });
  await host.evaluate(`${root}.querySelector('[data-yes=phones]').click()`);
  await shows(host, 'Verbunden.');
  await press(host, 'Drucken');
  assert.equal(await printed(host, 'Karten der Paare', '.card .qr'), 4, 'one code for each pair');
  await press(host, 'Paare');
  await press(host, 'Spielt von zu Hause');
  await press(host, 'Runde');
  await host.evaluate(`document.querySelector('watten-evening').do({ type: 'draw', round: 1, seed: '47' })`);
  await shows(host, 'Runde eröffnen');
  const online = `[...${root}.querySelectorAll('tbody tr')].filter(({ textContent }) => textContent.includes('online'))`;
  assert.equal(await host.evaluate(`${online}.length`), 1);
  await press(host, 'Runde eröffnen');
  await press(host, 'Drucken');
  assert.equal(await printed(host, 'Spielzettel', '.slip'), 1);
  assert.equal(await printed(host, 'Karten der Paare', '.card .qr'), 8, 'one code for each person');
  await press(host, 'Runde');
  const atHome = await host.evaluate(`${online}[0].querySelector('td').textContent.trim()`);
  for (const number of ['99', atHome === '1' ? '2' : '1']) {
    await host.evaluate(`(() => {
      const field = ${root}.querySelector('[name=way-table]');
      field.value = ${JSON.stringify(number)};
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })()`);
    await press(host, 'Online spielen');
    if (number === '99') await shows(host, 'In dieser Runde gibt es keinen Tisch 99.');
  }
  await host.waitForFunction(`${online}.length === 2`, { timeout: TIMEOUT_MS });
  assert.deepEqual(problems, []);
});
