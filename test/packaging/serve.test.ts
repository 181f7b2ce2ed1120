import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { serve } from '../../tools/demo/serve.js';

test('serve() uses a higher port if the requested port is in use', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const server = await serve({ port });
  try {
    assert.ok(Number(new URL(server.url).port) > port, 'the port is a later port');
  } finally {
    await server.close();
    taken.close();
  }
});

test('serve() sends texts with brotli if the option compress is set and the client accepts brotli', async () => {
  const { url, close } = await serve({ compress: true });
  try {
    for (const path of ['/demo/', '/dist/cdn/watten-table.js']) {
      const plain = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } });
      const compressed = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      assert.equal(plain.headers.get('content-encoding'), null, path);
      assert.equal(compressed.headers.get('content-encoding'), 'br', path);
      assert.equal(compressed.headers.get('access-control-allow-origin'), '*', path);
      assert.equal(await compressed.text(), await plain.text(), path);
    }
    for (const path of ['/dist/%2e%2e/package.json', '/dist/../package.json', '/dist/..%2fpackage.json', '/dist/no.js'])
      assert.equal((await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).status, 404, path);
  } finally {
    await close();
  }
});

test('serve() redirects the root URL to the demo and serves only the demo and the build', async () => {
  const { url, close } = await serve();
  try {
    const root = await fetch(url, { redirect: 'manual' });
    assert.equal(root.headers.get('location'), '/demo/');
    assert.equal((await fetch(`${url}/demo/`)).status, 200);
    const script = await fetch(`${url}/dist/cdn/watten-table.js`);
    assert.equal(script.status, 200);
    assert.equal(script.headers.get('sourcemap'), 'watten-table.js.map');
    assert.equal((await fetch(`${url}/dist/cards.js`)).headers.get('sourcemap'), null, 'the file has no source map');
    for (const path of [
      '/package.json',
      '/dist/%2e%2e/package.json',
      '/dist/../package.json',
      '/.git/config',
      '/dist/no.js',
    ]) {
      assert.equal((await fetch(url + path)).status, 404, path);
    }
  } finally {
    await close();
  }
});
