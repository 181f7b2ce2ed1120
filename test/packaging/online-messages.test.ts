/** What a visitor reads of a table of a server: no old errors, nothing about seats for spectators, and what takes long. */
import assert from 'node:assert/strict';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { openServer } from '../server/test-server.js';
import { openProxy, type TestProxy } from '../server/test-proxy.js';
import {
  appears,
  home,
  inTable,
  isTrue,
  joined,
  opened,
  openPages,
  press,
  says,
  somebody,
  view,
  write,
} from './table-pages.js';

/** A server that refuses requests for tables for now, as long as the test wants it. */
let isRefusing = false;
let refused = 0;
let way: TestProxy;

/** Hands on requests and sockets to a server at this port. */
const gateTo = async (t: Pick<TestContext, 'after'>, port: number): Promise<number> => {
  const gate = createServer((request, response) => {
    if (isRefusing) {
      refused++;
      response.writeHead(429, { 'access-control-allow-origin': '*' });
      return void response.end(JSON.stringify({ code: 'too-many', message: 'Wait.', retryAfter: 1500 }));
    }
    const { method, url, headers } = request;
    const onward = ask({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    return void request.pipe(onward);
  });
  gate.on('upgrade', (request: IncomingMessage, near, head: Buffer) => {
    const far = connect(port, '127.0.0.1', () => {
      const lines = request.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? `${name}: ${request.rawHeaders[at + 1]}` : [],
      );
      far.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const socket of [near, far]) socket.on('error', () => {}).on('close', () => (near.destroy(), far.destroy()));
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    gate.closeAllConnections();
    gate.close();
  });
  return (gate.address() as AddressInfo).port;
};

openPages(async () => {
  const ends: (() => unknown)[] = [];
  const owner = { after: (end: () => unknown) => ends.unshift(end) };
  const server = await openServer();
  owner.after(() => server.close());
  const gate = await gateTo(owner, Number(new URL(server.url).port));
  way = await openProxy(owner, () => gate);
  return {
    url: server.url,
    detour: way.url,
    async close() {
      for (const end of ends) await end();
    },
  };
});

const hasNoProblem = async (tab: Page): Promise<void> =>
  void (await isTrue(tab, `${inTable('.problem')}?.textContent.trim() === ''`));

test('After a wrong code the right one leads to a table without an error', async () => {
  const { opener } = await opened();
  const code = String(await opener.evaluate(`${inTable('.code strong')}.textContent`));
  const guest = await somebody();
  await write(guest, 'name', 'Luis');
  await write(guest, 'code', 'zuzuzuzu');
  await press(guest, '[data-online=join]');
  await says(guest, '.problem', 'Diesen Tisch gibt es nicht');
  await guest.evaluate(`${inTable('[name=code]')}.value = ''`);
  await write(guest, 'code', code);
  await press(guest, '[data-online=join]');
  await appears(guest, '.places');
  await hasNoProblem(guest);
});

test('What the server has refused is read until something is done, or news of the table come', async () => {
  const { opener, link } = await opened();
  const both = [await somebody(link), await somebody(link)] as const;
  for (const [index, tab] of both.entries()) {
    await write(tab, 'name', ['Luis', 'Rosa'][index] ?? '');
    await press(tab, '[data-online=join]');
    await appears(tab, '[data-place="2"] [data-online=sit]');
  }
  const late = async (): Promise<Page> => {
    await Promise.all(both.map((tab) => tab.evaluate(`${inTable('[data-place="2"] [data-online=sit]')}.click()`)));
    const found = await Promise.race(
      both.map(async (tab) => (await says(tab, '.problem', 'Da sitzt schon jemand'), tab)),
    );
    return found;
  };
  const loser = await late();
  await press(loser, '[data-place="1"] [data-online=sit]');
  await appears(loser, '.place.mine');
  await hasNoProblem(loser);
  for (const tab of both) await press(tab, '[data-online=stand]');
  for (const tab of both) await appears(tab, '[data-place="2"] [data-online=sit]');
  const again = await late();
  await press(opener, '[data-place="3"] [data-online=fill]');
  await appears(again, '[data-place="3"].computer');
  await hasNoProblem(again);
});

test('A spectator reads so, can still sit down, and is asked to choose a seat only where one is free', async () => {
  const { link } = await opened('/two');
  const spectator = await somebody(link);
  await press(spectator, '[data-online=watch]');
  await says(spectator, '.sentence', 'Du schaust zu.');
  await press(spectator, '[data-place="1"] [data-online=sit]');
  await appears(spectator, '.place.mine');
  await press(spectator, '[data-online=stand]');
  await says(spectator, '.sentence', 'Such dir einen Platz aus');
  await joined(link, 1);
  await says(spectator, '.sentence', 'Du schaust zu.');
});

test('Where the server takes longer than 4 s to answer the visitor reads so, until it has answered', async () => {
  const { opener } = await opened('/two/detour');
  await press(opener, '[data-place="1"] [data-online=fill]');
  await appears(opener, '[data-place="1"].computer');
  way.dropAnswers();
  await press(opener, '[data-place="1"] [data-online=empty]');
  await says(opener, '.sentence', 'Noch keine Antwort');
  way.cut();
  await appears(opener, '[data-place="1"].free');
  await isTrue(opener, `!${inTable('.sentence')}.textContent.includes('Antwort')`);

  await press(opener, '[data-place="1"] [data-online=fill]');
  await press(opener, '[data-online=ready]');
  await appears(opener, '.bar');
  await isTrue(opener, `document.querySelector('watten-table').view?.toAct.includes(0)`);
  assert.equal(await opener.evaluate(inTable('.late')), null);
  way.dropAnswers();
  const before = await view<number>(opener, 'history.length');
  await opener.evaluate(`{
    const table = document.querySelector('watten-table');
    window.acted = table.act(table.view.legal[0]).then(() => true);
    // The promise is not waited for here.
    null;
  }`);
  await says(opener, '.late', 'Noch keine Antwort');
  way.cut();
  await isTrue(opener, `!${inTable('.late')}`);
  assert.ok(await opener.evaluate('acted'));
  assert.ok((await view<number>(opener, 'history.length')) > before);
});

test('Who is refused for now reads when it is tried again, and is at the table then; or gives it up', async () => {
  isRefusing = true;
  refused = 0;
  const guest = await somebody(`${home()}/two/detour`);
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=open]');
  await says(guest, '.lobby', 'Neuer Versuch in 2 Sekunden');
  await press(guest, '[data-online=cancel]');
  await appears(guest, '.door');
  await hasNoProblem(guest);
  const given = refused;
  await press(guest, '[data-online=open]');
  await says(guest, '.lobby', 'Neuer Versuch');
  isRefusing = false;
  await appears(guest, '.places');
  await hasNoProblem(guest);
  assert.ok(refused > given);
  await press(guest, '[data-place="0"] [data-online=sit]');
  // Whoever loads the page while the server refuses waits, too, and has the seat then.
  isRefusing = true;
  await guest.reload();
  await says(guest, '.lobby', 'Neuer Versuch');
  isRefusing = false;
  await appears(guest, '.place.mine');
});
