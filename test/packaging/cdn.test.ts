/** The build for a script tag, on a page of another origin. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { serve } from '../../tools/demo/serve.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

let browser: TestBrowser;
let cdn: Awaited<ReturnType<typeof serve>>;

before(async () => {
  cdn = await serve();
  browser = await openBrowser();
});

after(async () => {
  await browser.close();
  await cdn.close();
});

const page = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <link rel="icon" href="data:,">
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <watten-table autostart loading="eager" seed="stube" speed="instant" style="width: 600px; height: 450px"></watten-table>
  </body>
</html>`;

test('with one script tag from a CDN, a table starts a game and loads files only from that CDN', async () => {
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(`${cdn.url}/dist/cdn/watten-table.js`));
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const home = `http://localhost:${(host.address() as AddressInfo).port}/`;
  const tab = await browser.newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  const failed: string[] = [];
  tab.on('pageerror', (error) => errors.push(String(error)));
  tab.on('request', (request) => requests.push(request.url()));
  tab.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await tab.evaluateOnNewDocument(() => {
    addEventListener('watten-start', () => document.documentElement.setAttribute('data-started', ''));
  });

  try {
    await tab.goto(home);
    const started = await tab.waitForSelector('html[data-started]').catch(() => null);
    assert.deepEqual(errors, []);
    assert.deepEqual(failed, []);
    assert.ok(started, 'the game has started');
    await tab.waitForFunction(() => document.querySelector('watten-table')?.shadowRoot?.querySelector('canvas'));

    const otherRequests = requests.filter(
      (url) => url !== home && !url.startsWith(`${cdn.url}/dist/cdn/`) && !/^(?:data|blob):/.test(url),
    );
    assert.deepEqual(otherRequests, []);
    assert.ok(requests.length > 2, 'chunks were loaded on demand');
  } finally {
    await tab.close();
    host.closeAllConnections();
    host.close();
  }
});

test('the test browser can draw with WebGL', async () => {
  const tab = await browser.newPage();
  const drawn = await tab.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (!gl) return null;
    gl.clearColor(1, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const pixel = new Uint8Array(4);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return [...pixel];
  });
  assert.deepEqual(drawn, [255, 0, 0, 255]);
  await tab.close();
});
