/** An evening with phones on the built pages: the host's desk, two pairs, the referee and a projector, over a real server. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { keyOfRole, type KeyedRole } from '../../src/evening/role-keys.js';
import { serve } from '../../tools/demo/serve.js';
import { startServer } from '../server/process.js';
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
const TIMEOUT_MS = 20_000;

/** Opens the page of the evening as one person, whose browser shares nothing with the others. */
const openAs = async (server: string, hash = ''): Promise<{ readonly page: Page; readonly problems: string[] }> => {
  const page = await (await browser.createBrowserContext()).newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument(`localStorage.setItem('watten-demo-language', 'de')`);
  await page.goto(`${site.url}/demo/evening.html?server=${encodeURIComponent(server)}${hash}`);
  await page.waitForFunction(`${root}?.querySelector('.inside :is(.sheet, .screen)')`, { timeout: TIMEOUT_MS });
  return { page, problems };
};

const shows = (page: Page, text: string): Promise<unknown> =>
  page
    .waitForFunction(`${root}.textContent.replaceAll(/\\s+/gu, ' ').includes(${JSON.stringify(text)})`, {
      timeout: TIMEOUT_MS,
    })
    .catch(async () =>
      assert.fail(
        `The page does not show "${text}", but: ${String(await page.evaluate(`${root}.querySelector('.inside').innerText`))}`,
      ),
    );

const press = async (page: Page, text: string): Promise<void> => {
  const button = `[...${root}.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(text)})`;
  await page.waitForFunction(button, { timeout: TIMEOUT_MS });
  await page.evaluate(`${button}.click()`);
};

const fill = async (page: Page, selector: string, text: string): Promise<void> => {
  await page.waitForFunction(`${root}.querySelector(${JSON.stringify(selector)})`, { timeout: TIMEOUT_MS });
  await page.evaluate(`(() => {
    const field = ${root}.querySelector(${JSON.stringify(selector)});
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  })()`);
};

/** Switches phones on after the desk's question. */
const switchOn = async (host: Page): Promise<void> => {
  await press(host, 'Handys einschalten');
  await shows(host, 'Alle Namen und Ergebnisse kommen auf den Server');
  await host.evaluate(`${root}.querySelector('[data-yes=phones]').click()`);
};

/** A desk with eight pairs that has drawn round 1 and switched phones on. */
const deskWithPhones = async (server: string) => {
  const { page: host, problems } = await openAs(server);
  await fill(host, '[name=start-name]', 'Preiswatten Neuwirt');
  await fill(host, '[name=start-pairs]', [1, 2, 3, 4, 5, 6, 7, 8].map((no) => `Moidl ${no} / Sepp ${no}`).join('\n'));
  await press(host, 'Abend beginnen');
  await press(host, 'Abend');
  await switchOn(host);
  await shows(host, 'Verbunden.');
  await shows(host, 'Alles ist in diesem Browser und auf dem Server gespeichert.');
  await press(host, 'Runde');
  await fill(host, '[name=seed]', '47');
  await press(host, 'Runde 1 auslosen');
  const stored = await host.evaluate(`localStorage.getItem('watten-evening:demo')`);
  const { link } = JSON.parse(String(stored)) as { readonly link: { readonly evening: string; readonly keys: string } };
  const hashOf = (role: KeyedRole): string =>
    `#${new URLSearchParams({ evening: link.evening, key: keyOfRole(link.keys, role) }).toString()}`;
  const rounds = (await host.evaluate(`document.querySelector('watten-evening').state.rounds`)) as readonly {
    readonly matches: readonly { readonly table: number; readonly sides: readonly [number, number] }[];
  }[];
  const { table, sides } = rounds[0]?.matches[0] ?? assert.fail('Round 1 has matches.');
  return { host, problems, hashOf, table, sides };
};

const report = async (page: Page, ours: number, theirs: number): Promise<void> => {
  await fill(page, '.games .game:not(.heads) input:nth-of-type(1)', String(ours));
  await fill(page, '.games .game:not(.heads) input:nth-of-type(2)', String(theirs));
  await press(page, 'Melden');
};

const stateOf = async (host: Page, table: number): Promise<unknown> =>
  host.evaluate(
    `(({ state, games, by }) => ({ state, games, by }))(document.querySelector('watten-evening').state.rounds[0].matches.find((match) => match.table === ${table}))`,
  );

const waitForState = (host: Page, table: number, state: string): Promise<unknown> =>
  host.waitForFunction(
    `document.querySelector('watten-evening').state.rounds[0].matches.find((match) => match.table === ${table}).state === ${JSON.stringify(state)}`,
    { timeout: TIMEOUT_MS },
  );

const serverIn = async (t: TestContext, dir: string, port = 0) =>
  startServer(t, '--port', String(port), '--dir', dir, '--evenings');

const createTempFolder = (t: TestContext): string => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-phones-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

test('one pair reports, the other confirms, and desk and projector show the result', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { host, problems, hashOf, table, sides } = await deskWithPhones(url);
  const one = await openAs(url, hashOf(sides[0]));
  const other = await openAs(url, hashOf(sides[1]));
  const screen = await openAs(url, hashOf('screen'));
  await shows(one.page, `Tisch ${table}`);
  await shows(one.page, `gegen ${sides[1]} Moidl ${sides[1]} / Sepp ${sides[1]}`);
  await report(one.page, 15, 9);
  await shows(one.page, 'Ihr habt gemeldet: 15:9');
  await press(host, 'Abend');
  await shows(host, 'Der letzte Schritt kam von einem anderen Gerät');
  await shows(other.page, 'Die Gegner melden (wir : sie): 9:15');
  await press(other.page, 'Stimmt');
  await shows(one.page, 'Ergebnis (wir : sie): 15:9');
  await waitForState(host, table, 'agreed');
  assert.deepEqual(await stateOf(host, table), { state: 'agreed', games: [[15, 9]], by: sides[0] });
  await shows(screen.page, '1 von 4 Ergebnissen');
  assert.deepEqual([problems, one.problems, other.problems, screen.problems], [[], [], [], []]);
});

test('the host switches phones off and on again: pairs hand in slips, and their cards stay valid', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { host, hashOf, table, sides } = await deskWithPhones(url);
  const one = await openAs(url, hashOf(sides[0]));
  await shows(one.page, 'Ergebnis melden');
  await press(host, 'Abend');
  await press(host, 'Handys ausschalten');
  await shows(host, 'Die Paare können dann nichts mehr melden und geben Zettel ab');
  await shows(one.page, 'Ergebnis melden');
  await host.evaluate(`${root}.querySelector('[data-yes=phones]').click()`);
  await shows(host, 'Die Handys sind aus');
  await shows(one.page, 'Gebt das Ergebnis auf dem Spielzettel ab');
  await shows(one.page, `Tisch ${table}`);
  assert.equal(await one.page.evaluate(`${root}.querySelector('.games')`), null);
  await press(host, 'Handys einschalten');
  await shows(host, 'Verbunden.');
  await report(one.page, 15, 9);
  await waitForState(host, table, 'told');
});

test('a pair and the hall read which points the referee has taken, and why', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { host, hashOf, sides } = await deskWithPhones(url);
  const pair = await openAs(url, hashOf(sides[0]));
  const other = await openAs(url, hashOf(sides[1]));
  const desk = `document.querySelector('watten-evening')`;
  await host.evaluate(`(() => {
    for (const { id } of ${desk}.state.rounds[0].matches)
      ${desk}.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
    ${desk}.do({ type: 'close-round', round: 1 });
    ${desk}.do({ type: 'adjust', entry: ${sides[0]}, points: -2, text: 'zu spät' });
  })()`);
  await shows(pair.page, '−2 Punkte vom Schiedsrichter: zu spät');
  await press(other.page, 'Stand');
  await shows(other.page, `Paar ${sides[0]} −2 Punkte vom Schiedsrichter: zu spät`);
  await press(other.page, 'Unser Tisch');
  await shows(other.page, `Paar ${sides[1]}`);
  assert.doesNotMatch(String(await other.page.evaluate(`${root}.textContent`)), /zu spät/u);
});

test('no page of a phone is wider than a small screen', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { host, hashOf } = await deskWithPhones(url);
  await host.evaluate(`(() => {
    const desk = document.querySelector('watten-evening');
    for (const { id } of desk.state.rounds[0].matches) desk.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
    desk.do({ type: 'close-round', round: 1 });
    desk.do({ type: 'draw', round: 2, seed: '48' });
  })()`);
  for (const role of [1, 'referee'] as const) {
    const { page } = await openAs(url, hashOf(role));
    await page.setViewport({ width: 320, height: 568 });
    await shows(page, 'Runde 2');
    const names = (await page.evaluate(
      `[...${root}.querySelectorAll('nav button')].map(({ textContent }) => textContent.trim())`,
    )) as string[];
    for (const name of names) {
      await press(page, name);
      await page.waitForFunction(
        `${root}.querySelector('[aria-current]').textContent.trim() === ${JSON.stringify(name)}`,
      );
      await shows(page, name === 'Stand' ? 'Stand: Runde 1' : 'Runde 2');
      const sheet = `${root}.querySelector('.sheet')`;
      assert.ok(await page.evaluate(`${sheet}.scrollWidth <= ${sheet}.clientWidth`), `${role}: ${name}`);
    }
  }
});

test('a wrong number is refused on the phone, and a dispute goes to the referee', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { host, hashOf, table, sides } = await deskWithPhones(url);
  const one = await openAs(url, hashOf(sides[0]));
  await report(one.page, 15, 15);
  await shows(one.page, 'In jedem Spiel hat genau eine Seite 15 Punkte.');
  await report(one.page, 15, 9);
  const other = await openAs(url, hashOf(sides[1]));
  await press(other.page, 'Stimmt nicht');
  await shows(one.page, 'Der Schiedsrichter kommt an den Tisch');
  // The pair has pressed the wrong button, and takes that back.
  await press(other.page, 'Widerspruch zurücknehmen');
  await shows(one.page, 'Ihr habt gemeldet: 15:9');
  await press(other.page, 'Stimmt nicht');
  await shows(one.page, 'Der Schiedsrichter kommt an den Tisch');
  assert.doesNotMatch(String(await one.page.evaluate(`${root}.textContent`)), /Widerspruch zurücknehmen/u);
  const referee = await openAs(url, hashOf('referee'));
  await shows(referee.page, 'Streitfall');
  await press(referee.page, 'Entscheiden');
  await fill(referee.page, '.games .game:not(.heads) input:nth-of-type(1)', '9');
  await fill(referee.page, '.games .game:not(.heads) input:nth-of-type(2)', '15');
  await fill(referee.page, '[name=why]', 'Zettel geprüft');
  await press(referee.page, 'Entscheidung speichern');
  await shows(one.page, 'Zettel geprüft');
  await waitForState(host, table, 'ruled');
});

test('reports and slips from the time in which the server was dead arrive once', async (t) => {
  const dir = createTempFolder(t);
  const first = await serverIn(t, dir);
  const { host, hashOf, table, sides } = await deskWithPhones(first.url);
  const one = await openAs(first.url, hashOf(sides[0]));
  const other = await openAs(first.url, hashOf(sides[1]));
  await shows(one.page, `Tisch ${table}`);
  await first.kill();
  await report(one.page, 15, 9);
  await shows(one.page, 'sobald wieder eine Verbindung besteht');
  await one.page.reload();
  await shows(one.page, 'sobald wieder eine Verbindung besteht');
  await host.evaluate(`(() => {
    const desk = document.querySelector('watten-evening');
    const match = desk.state.rounds[0].matches.find(({ table }) => table !== ${table});
    desk.do({ type: 'tell', match: match.id, by: 'slip', games: [[15, 3]] });
  })()`);
  const second = await serverIn(t, dir, first.port);
  await shows(other.page, 'Die Gegner melden');
  await press(other.page, 'Stimmt');
  await waitForState(host, table, 'agreed');
  await second.kill();
  await serverIn(t, dir, first.port);
  const late = await openAs(first.url, hashOf('referee'));
  await shows(late.page, '2 Ergebnisse fehlen.');
});

test('a spectator who types the code sees the tables, and a wrong code says so', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { host, table, sides } = await deskWithPhones(url);
  const stored = String(await host.evaluate(`localStorage.getItem('watten-evening:demo')`));
  const { code } = (JSON.parse(stored) as { readonly link: { readonly code: string } }).link;
  const { page } = await openAs(url);
  await fill(page, '[name=watch-code]', ` ${code.toUpperCase()} `);
  await press(page, 'Öffnen');
  await shows(page, `${sides[0]} Moidl ${sides[0]} / Sepp ${sides[0]} ${table}`);
  const wrong = await openAs(url);
  await fill(wrong.page, '[name=watch-code]', 'xyz');
  await press(wrong.page, 'Öffnen');
  await shows(wrong.page, 'Der Code des Abends hat acht Buchstaben');
  await fill(wrong.page, '[name=watch-code]', code === 'bodafiru' ? 'bodafiri' : 'bodafiru');
  await press(wrong.page, 'Öffnen');
  await shows(wrong.page, 'Diesen Abend gibt es nicht');
  await fill(wrong.page, '[name=watch-code]', code);
  await press(wrong.page, 'Öffnen');
  await shows(wrong.page, `${sides[0]} Moidl ${sides[0]} / Sepp ${sides[0]} ${table}`);
});

/** Returns the texts on the sheet that the desk prints when an element is clicked. */
const printedBy = async (host: Page, selector: string): Promise<string> => {
  await host.evaluate(`(() => {
    globalThis.sheets = [];
    document.body.append = (frame) => {
      document.body.appendChild(frame);
      frame.contentWindow.print = () => globalThis.sheets.push(frame.contentDocument.body.textContent);
    };
  })()`);
  await host.waitForFunction(`${root}.querySelector('${selector}')`, { timeout: TIMEOUT_MS });
  await host.evaluate(`${root}.querySelector('${selector}').click()`);
  await host.waitForFunction('globalThis.sheets.length > 0', { timeout: TIMEOUT_MS });
  return String(await host.evaluate('globalThis.sheets.pop()')).replaceAll(/\s+/gu, ' ');
};

test('a pair that cannot scan types the code and the key on its card, and each mistake is named', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { host, table, sides } = await deskWithPhones(url);
  await press(host, 'Drucken');
  const cards = await printedBy(host, '.sheets button');
  const [code = ''] = /(?<=Code des Abends: )[a-z]{8}/u.exec(cards) ?? [];
  const [key = ''] = new RegExp(`(?<=Schlüssel: )${sides[0]}( [a-z]{4}){3}`, 'u').exec(cards) ?? [];
  assert.ok(code && key, cards);
  assert.ok(cards.includes(site.url.replace('http://', '')), cards);
  const { page, problems } = await openAs(url);
  await fill(page, '[name=watch-code]', code);
  for (const [typed, message] of [
    [key.replace(/^\d+ /u, ''), 'Der Schlüssel beginnt mit der Nummer eures Paars'],
    [key.slice(0, -1), 'Der Schlüssel hat nach der Nummer zwölf Buchstaben, nicht 11.'],
    [`${key.slice(0, -1)}3`, 'nur Buchstaben von a bis z, nicht „3“'],
  ] as const) {
    await fill(page, '[name=watch-key]', typed);
    await press(page, 'Öffnen');
    await shows(page, message);
  }
  await fill(page, '[name=watch-key]', `${key.slice(0, -1)}${key.endsWith('a') ? 'e' : 'a'}`);
  await press(page, 'Öffnen');
  await shows(page, 'Dieser Code gilt hier nicht');
  await fill(page, '[name=watch-key]', key.toUpperCase().replaceAll(' ', ''));
  await press(page, 'Öffnen');
  await shows(page, `Tisch ${table}`);
  await report(page, 15, 9);
  await shows(page, 'Ihr habt gemeldet: 15:9');
  await waitForState(host, table, 'told');
  // A spectator finds the field on the page of spectators.
  const guest = await openAs(url, `#watch=${code}`);
  await fill(guest.page, '[name=watch-key]', key);
  await press(guest.page, 'Öffnen');
  await shows(guest.page, 'Ihr habt gemeldet: 15:9');
  assert.deepEqual([problems, guest.problems], [[], []]);
});

test('a lost card gets a new key, and the old card opens nothing any more', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { host, hashOf, table, sides } = await deskWithPhones(url);
  const lost = await openAs(url, hashOf(sides[0]));
  await shows(lost.page, `Tisch ${table}`);
  await press(host, 'Paare');
  const row = `[...${root}.querySelectorAll('tbody tr')][${sides[0] - 1}]`;
  const inRow = `[...${row}.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Neue Karte')`;
  await host.evaluate(`${inRow}.click()`);
  await shows(host, `Paar ${sides[0]} eine neue Karte drucken?`);
  const card = await printedBy(host, '[data-yes^=new-card]');
  assert.equal(card.match(/Schlüssel:/gu)?.length, 1, card);
  await shows(host, `Nur die neue Karte von Paar ${sides[0]} gilt.`);
  await shows(lost.page, 'Dieser Code gilt hier nicht');
  const [key = ''] = /(?<=Schlüssel: )[\d a-z]+/u.exec(card) ?? [];
  await fill(lost.page, '[name=watch-key]', key);
  await press(lost.page, 'Öffnen');
  await shows(lost.page, `Tisch ${table}`);
  const other = await openAs(url, hashOf(sides[1]));
  await shows(other.page, `Tisch ${table}`);
});

test('if the server has lost the evening, the host switches phones on again', async (t) => {
  const first = await serverIn(t, createTempFolder(t));
  const { host } = await deskWithPhones(first.url);
  await first.kill();
  await serverIn(t, createTempFolder(t), first.port);
  await shows(host, 'Der Server nimmt diesen Abend nicht mehr an');
  await press(host, 'Abend');
  await switchOn(host);
  await shows(host, 'Verbunden.');
  const stored = String(await host.evaluate(`localStorage.getItem('watten-evening:demo')`));
  const { link } = JSON.parse(stored) as { readonly link: { readonly evening: string; readonly keys: string } };
  const key = keyOfRole(link.keys, 1);
  const { page } = await openAs(first.url, `#${new URLSearchParams({ evening: link.evening, key }).toString()}`);
  await shows(page, 'Runde 1');
});

test('a card of another evening says so', async (t) => {
  const { url } = await serverIn(t, createTempFolder(t));
  const { hashOf } = await deskWithPhones(url);
  const { page } = await openAs(
    url,
    hashOf(1).replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A')),
  );
  await shows(page, 'Dieser Code gilt hier nicht');
});
