/**
 * Messages of an online table: outdated errors disappear, spectators see no errors about seats, and slow answers show a
 * notice.
 */
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
  waitUntilTrue,
  openGuestPage,
  openTablePage,
  openPages,
  press,
  waitForText,
  openTab,
  view,
  write,
} from './table-pages.js';

/** Whether the gate rejects requests for tables with status 429. */
let isRejecting = false;
let rejectedCount = 0;
let proxy: TestProxy;

/** Forwards requests and sockets to a server on this port. Returns the gate's port. */
const openGate = async (t: Pick<TestContext, 'after'>, port: number): Promise<number> => {
  const gate = createServer((request, response) => {
    if (isRejecting) {
      rejectedCount++;
      response.writeHead(429, { 'access-control-allow-origin': '*' });
      return void response.end(JSON.stringify({ code: 'too-many', message: 'Wait.', retryAfter: 1500 }));
    }
    const { method, url, headers } = request;
    const forwarded = ask({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    return void request.pipe(forwarded);
  });
  gate.on('upgrade', (request: IncomingMessage, client, head: Buffer) => {
    const upstream = connect(port, '127.0.0.1', () => {
      const lines = request.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? `${name}: ${request.rawHeaders[at + 1]}` : [],
      );
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    for (const socket of [client, upstream])
      socket.on('error', () => {}).on('close', () => (client.destroy(), upstream.destroy()));
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
  const gate = await openGate(owner, Number(new URL(server.url).port));
  proxy = await openProxy(owner, () => gate);
  return {
    url: server.url,
    detour: proxy.url,
    async close() {
      for (const end of ends) await end();
    },
  };
});

const hasNoProblem = async (tab: Page): Promise<void> =>
  void (await waitUntilTrue(tab, `${inTable('.problem')}?.textContent.trim() === ''`));

test('the error about a wrong table code disappears when the visitor joins with the correct code', async () => {
  const { opener } = await openTablePage();
  const code = String(await opener.evaluate(`${inTable('.code strong')}.textContent`));
  const guest = await openTab();
  await write(guest, 'name', 'Luis');
  await write(guest, 'code', 'zuzuzuzu');
  await press(guest, '[data-online=join]');
  await waitForText(guest, '.problem', 'Diesen Tisch gibt es nicht');
  await guest.evaluate(`${inTable('[name=code]')}.value = ''`);
  await write(guest, 'code', code);
  await press(guest, '[data-online=join]');
  await appears(guest, '.places');
  await hasNoProblem(guest);
});

test('the lobby shows a rejection by the server until the visitor acts or the table changes', async () => {
  const { opener, link } = await openTablePage();
  const both = [await openTab(link), await openTab(link)] as const;
  for (const [index, tab] of both.entries()) {
    await write(tab, 'name', ['Luis', 'Rosa'][index] ?? '');
    await press(tab, '[data-online=join]');
    await appears(tab, '[data-place="2"] [data-online=sit]');
  }
  const findRejected = async (): Promise<Page> => {
    await Promise.all(both.map((tab) => tab.evaluate(`${inTable('[data-place="2"] [data-online=sit]')}.click()`)));
    const found = await Promise.race(
      both.map(async (tab) => (await waitForText(tab, '.problem', 'Da sitzt schon jemand'), tab)),
    );
    return found;
  };
  const rejected = await findRejected();
  await press(rejected, '[data-place="1"] [data-online=sit]');
  await appears(rejected, '.place.mine');
  await hasNoProblem(rejected);
  for (const tab of both) await press(tab, '[data-online=stand]');
  for (const tab of both) await appears(tab, '[data-place="2"] [data-online=sit]');
  const rejectedAgain = await findRejected();
  await press(opener, '[data-place="3"] [data-online=fill]');
  await appears(rejectedAgain, '[data-place="3"].computer');
  await hasNoProblem(rejectedAgain);
});

test('spectators see that they are watching, and can choose a seat only while a seat is free', async () => {
  const { link } = await openTablePage('/two');
  const spectator = await openTab(link);
  await press(spectator, '[data-online=watch]');
  await waitForText(spectator, '.sentence', 'Du schaust zu.');
  await press(spectator, '[data-place="1"] [data-online=sit]');
  await appears(spectator, '.place.mine');
  await press(spectator, '[data-online=stand]');
  await waitForText(spectator, '.sentence', 'Such dir einen Platz aus');
  await openGuestPage(link, 1);
  await waitForText(spectator, '.sentence', 'Du schaust zu.');
});

test('the table shows a message if the server takes longer than 4 s to answer', async () => {
  const { opener } = await openTablePage('/two/detour');
  await press(opener, '[data-place="1"] [data-online=fill]');
  await appears(opener, '[data-place="1"].computer');
  proxy.dropAnswers();
  await press(opener, '[data-place="1"] [data-online=empty]');
  await waitForText(opener, '.sentence', 'Noch keine Antwort');
  proxy.cut();
  await appears(opener, '[data-place="1"].free');
  await waitUntilTrue(opener, `!${inTable('.sentence')}.textContent.includes('Antwort')`);

  await press(opener, '[data-place="1"] [data-online=fill]');
  await press(opener, '[data-online=ready]');
  await appears(opener, '.bar');
  await waitUntilTrue(opener, `document.querySelector('watten-table').view?.toAct.includes(0)`);
  assert.equal(await opener.evaluate(inTable('.late')), null);
  proxy.dropAnswers();
  const before = await view<number>(opener, 'history.length');
  await opener.evaluate(`{
    const table = document.querySelector('watten-table');
    window.acted = table.act(table.view.legal[0]).then(() => true);
    // The evaluation must not wait for this promise.
    null;
  }`);
  await waitForText(opener, '.late', 'Noch keine Antwort');
  proxy.cut();
  await waitUntilTrue(opener, `!${inTable('.late')}`);
  assert.ok(await opener.evaluate('acted'));
  assert.ok((await view<number>(opener, 'history.length')) > before);
});

test('after a 429 response, the visitor sees the time until the next attempt and can wait or cancel', async () => {
  isRejecting = true;
  rejectedCount = 0;
  const guest = await openTab(`${home()}/two/detour`);
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=open]');
  await waitForText(guest, '.lobby', 'Neuer Versuch in 2 Sekunden');
  await press(guest, '[data-online=cancel]');
  await appears(guest, '.door');
  await hasNoProblem(guest);
  const countBefore = rejectedCount;
  await press(guest, '[data-online=open]');
  await waitForText(guest, '.lobby', 'Neuer Versuch');
  isRejecting = false;
  await appears(guest, '.places');
  await hasNoProblem(guest);
  assert.ok(rejectedCount > countBefore);
  await press(guest, '[data-place="0"] [data-online=sit]');
  // A page loaded during the rejection also waits, and then gets its seat.
  isRejecting = true;
  await guest.reload();
  await waitForText(guest, '.lobby', 'Neuer Versuch');
  isRejecting = false;
  await appears(guest, '.place.mine');
});

test('the button for open tables shows a message if the server has no open tables', async () => {
  const tab = await openTab(`${home()}/open`);
  await press(tab, '[data-online=join-in]');
  assert.equal(await tab.evaluate(`${inTable('.problem')}.textContent.trim()`), '', 'the name is required first');
  await write(tab, 'name', 'Moidl');
  await press(tab, '[data-online=join-in]');
  await waitForText(tab, '.problem', 'keine offenen Tische');
  assert.deepEqual(await tab.evaluate('codes'), ['no-open-tables']);
});
