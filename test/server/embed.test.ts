/** Tests for the embed page, its files and oEmbed, over real HTTP. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readServerOptions, type TableServerOptions } from '../../src/server/options.js';
import { startTestServer } from './test-server.js';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request with exactly this path and these headers. Unlike `fetch()`, it neither resolves `..` nor decompresses. */
const send = (
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  text?: string,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = httpRequest({ hostname, port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(text);
  });

const SCRIPT = Array.from({ length: 400 }, (_, line) => `export const card${line} = ${(line * 7919) % 1009};`).join(
  '\n',
);
const CHUNK = 'chunks/shell-Ab_d-123.js';
const PAGE = '/cdn/embed/embed.html';

/** Writes files like those in `dist/cdn`, with a file outside. */
const writeFiles = (t: TestContext): URL => {
  const parent = mkdtempSync(join(tmpdir(), 'watten-embed-'));
  t.after(() => rmSync(parent, { recursive: true, force: true }));
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  const folder = join(parent, 'cdn');
  for (const name of ['chunks', 'embed']) mkdirSync(join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries({
    'watten-table.js': SCRIPT,
    'watten-table.js.map': '{}',
    [CHUNK]: SCRIPT,
    'embed/embed.html': '<!doctype html><html><head><title>Watten</title></head><body></body></html>',
    'embed/host.js': 'addEventListener("message", () => {});',
    'embed/manifest.webmanifest': '{"name":"Watten"}',
  }))
    writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
};

const startEmbedServer = async (t: TestContext, options: TableServerOptions = {}): Promise<string> => {
  const { url } = await startTestServer(t, { embed: true, ...options }, undefined, writeFiles(t));
  return url;
};

const jsonOf = ({ body }: Reply): Readonly<Record<string, unknown>> =>
  JSON.parse(body.toString('utf8')) as Readonly<Record<string, unknown>>;

/** Requests the oEmbed data of a URL. */
const oembed = (url: string, parameters: Readonly<Record<string, string>>, headers = {}): Promise<Reply> =>
  send(url, `/oembed?${new URLSearchParams(parameters).toString()}`, headers);

test('without the option embed, the server serves neither files nor oEmbed', async (t) => {
  const { url } = await startTestServer(t, {}, undefined, writeFiles(t));
  for (const path of [PAGE, '/cdn/watten-table.js', `/oembed?url=${encodeURIComponent(url + PAGE)}`])
    assert.equal((await send(url, path)).status, 404, path);
});

test('a server with embed sends each file with its MIME type, for all origins and without cookies', async (t) => {
  const url = await startEmbedServer(t, { origins: ['https://inn.example'] });
  for (const [path, type] of [
    ['watten-table.js', 'text/javascript; charset=utf-8'],
    ['watten-table.js?ver=6.7', 'text/javascript; charset=utf-8'],
    ['embed/embed.html', 'text/html; charset=utf-8'],
    ['embed/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const { status, headers } = await send(url, `/cdn/${path}`, { origin: 'null' });
    assert.equal(status, 200, path);
    assert.equal(headers['content-type'], type, path);
    assert.equal(headers['access-control-allow-origin'], '*', path);
    assert.equal(headers['x-content-type-options'], 'nosniff', path);
    for (const name of ['set-cookie', 'x-frame-options', 'content-security-policy'])
      assert.equal(headers[name], undefined, `${path}: ${name}`);
  }
});

test('the server sends no list of files, no source maps and no file outside its folder', async (t) => {
  const url = await startEmbedServer(t);
  for (const path of [
    ...['/cdn', '/cdn/', '/cdn/chunks', '/cdn/chunks/', '/cdn/watten-table.js.map', '/cdn/no.js', '/cdn/__proto__'],
    ...['/cdn/../secret.txt', '/cdn/%2e%2e/secret.txt', '/cdn/..%2fsecret.txt', '/cdn/%2e%2e%2fsecret.txt'],
    ...['/cdn/..%5csecret.txt', '/cdn/..\\secret.txt', '/cdn/embed/../../secret.txt', '/cdn/%00', '/cdn//secret.txt'],
    ...['/cdn/%252e%252e/secret.txt', '/cdn/./watten-table.js'],
  ]) {
    const reply = await send(url, path);
    assert.equal(reply.status, 404, path);
    assert.doesNotMatch(reply.body.toString('utf8'), /secret/, path);
  }
});

test('clients keep a file with a hash for a year, and check other files for changes after a minute', async (t) => {
  const url = await startEmbedServer(t);
  const hashed = await send(url, `/cdn/${CHUNK}`);
  assert.equal(hashed.headers['cache-control'], 'public, max-age=31536000, immutable');
  for (const path of ['/cdn/watten-table.js', `${PAGE}?lang=it`]) {
    const { headers } = await send(url, path);
    assert.equal(headers['cache-control'], 'public, max-age=60', path);
    const etag = headers.etag ?? '';
    assert.match(etag, /^W\/".{22}"$/);
    for (const sent of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await send(url, path, { 'if-none-match': sent, 'accept-encoding': 'br' });
      assert.deepEqual([again.status, again.body.length], [304, 0], `${path} ${sent}`);
      assert.equal(again.headers.etag, etag);
      assert.equal(again.headers['access-control-allow-origin'], '*');
    }
    assert.equal((await send(url, path, { 'if-none-match': '"other"' })).status, 200);
  }
});

test('HEAD returns the headers of GET without a body, and other methods return 405', async (t) => {
  const url = await startEmbedServer(t);
  for (const path of ['/cdn/watten-table.js', PAGE, '/oembed']) {
    const [got, head] = [await send(url, path), await send(url, path, {}, 'HEAD')];
    assert.deepEqual([head.status, head.body.length], [got.status, 0], path);
    for (const name of ['content-length', 'content-type', 'etag'])
      assert.equal(head.headers[name], got.headers[name], `${path}: ${name}`);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await send(url, path, {}, method);
      assert.deepEqual([refused.status, refused.headers.allow], [405, 'GET, HEAD'], `${method} ${path}`);
    }
  }
});

test('files are compressed with brotli, else gzip, as the client accepts', async (t) => {
  const url = await startEmbedServer(t);
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0', undefined],
    ['', undefined],
  ] as const) {
    const { headers, body } = await send(url, '/cdn/watten-table.js', { 'accept-encoding': accepted });
    assert.equal(headers['content-encoding'], encoding, accepted);
    assert.equal(headers.vary, 'accept-encoding', accepted);
    assert.equal(headers['content-length'], String(body.length), accepted);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (raw: Buffer) => raw }[encoding ?? 'none'];
    assert.equal(decode(body).toString('utf8'), SCRIPT, accepted);
  }
  const short = await send(url, '/cdn/embed/host.js', { 'accept-encoding': 'br' });
  assert.equal(short.headers['content-encoding'], undefined, 'a short file is not compressed');
});

test('soon after its first request, a file is sent with the best brotli quality', async (t) => {
  const url = await startEmbedServer(t);
  const best = brotliCompressSync(SCRIPT).length;
  const lengths: number[] = [];
  for (let tries = 0; tries < 200 && lengths.at(-1) !== best; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const { body } = await send(url, '/cdn/watten-table.js', { 'accept-encoding': 'br' });
    assert.equal(brotliDecompressSync(body).toString('utf8'), SCRIPT);
    lengths.push(body.length);
  }
  assert.equal(lengths.at(-1), best);
  assert.ok((lengths[0] ?? 0) >= best);
});

test('JSON of the server is compressed above 1 KB', async (t) => {
  const url = await startEmbedServer(t);
  const page = `${url}${PAGE}?names=${'Anna,'.repeat(200)}`;
  const long = await oembed(url, { url: page }, { 'accept-encoding': 'gzip, br' });
  assert.equal(long.headers['content-encoding'], 'br');
  assert.match(String(jsonOf({ ...long, body: brotliDecompressSync(long.body) })['html']), /Anna,Anna/);
  const short = await send(url, '/health', { 'accept-encoding': 'gzip, br' });
  assert.equal(short.headers['content-encoding'], undefined);
  assert.equal(short.headers.vary, 'origin, accept-encoding');
  assert.deepEqual(jsonOf(short), { ok: true, tables: 0 });
});

test('the embed page links to its oEmbed data, including the parameters of its URL', async (t) => {
  const url = await startEmbedServer(t);
  for (const query of ['', '?variant=bayrisch&lang=it', `?player-name="><script>&rules=a'b`]) {
    const html = (await send(url, PAGE + query)).body.toString('utf8');
    const found = /<link rel="alternate" type="application\/json\+oembed"[^<>]* href="([^"<>]*)" \/><\/head>/.exec(
      html,
    );
    const href = (found?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    assert.equal(new URL(href).searchParams.get('url'), url + PAGE + query);
    const { status, body } = await send(url, href.slice(url.length));
    assert.equal(status, 200, body.toString('utf8'));
    assert.equal(html.split('<script').length, 1, 'the query is escaped');
  }
});

test('oEmbed returns a frame of the requested size and a link for WordPress', async (t) => {
  const url = await startEmbedServer(t);
  const page = `${url}${PAGE}?variant=bayrisch&lang=it`;
  const reply = await oembed(url, { url: page, format: 'json', dnt: '1' }, { origin: 'https://any.example' });
  assert.equal(reply.status, 200);
  assert.equal(reply.headers['content-type'], 'application/json');
  assert.equal(reply.headers['access-control-allow-origin'], '*');
  const { html, ...rest } = jsonOf(reply);
  assert.deepEqual(rest, {
    ...{ version: '1.0', type: 'rich', title: 'Watten', provider_name: 'Watten', provider_url: `${url}/` },
    ...{ cache_age: 86_400, width: 800, height: 700 },
  });
  const escaped = page.replaceAll('&', '&amp;');
  // WordPress accepts only this order of tags, and an empty frame.
  assert.match(
    String(html),
    /^<blockquote class="wp-embedded-content"><a href="[^"]*">Watten<\/a><\/blockquote><iframe [^>]*><\/iframe>$/,
  );
  assert.equal(String(html).split(`"${escaped}"`).length, 3, 'the link and the frame show the page');
  assert.match(String(html), / width="100%" height="700" .*max-width: 800px/);

  const small = jsonOf(await oembed(url, { url: page, maxwidth: '360', maxheight: '540' }));
  assert.deepEqual([small['width'], small['height']], [360, 540]);
  assert.match(String(small['html']), / width="100%" height="540" .*max-width: 360px/);
  const large = jsonOf(await oembed(url, { url: page, maxwidth: '5000', maxheight: '' }));
  assert.deepEqual([large['width'], large['height']], [800, 700]);
});

test('oEmbed escapes the URL and omits its fragment', async (t) => {
  const url = await startEmbedServer(t);
  const { html } = jsonOf(
    await oembed(url, { url: `${url}${PAGE}?player-name="><script>alert('1')</script>&a=<b>#watten-key=secret` }),
  );
  assert.match(String(html), /player-name=/);
  assert.doesNotMatch(String(html), /<script|alert\('|secret|"><b/);
});

test('oEmbed refuses other URLs with 404, other formats with 501, and invalid parameters with 400', async (t) => {
  const url = await startEmbedServer(t);
  const { port } = new URL(url);
  const page = url + PAGE;
  for (const other of [
    ...[
      'https://evil.example/cdn/embed/embed.html',
      `${url}/cdn/watten-table.js`,
      `${url}/`,
      'embed.html',
      'javascript:1',
    ],
    ...[
      `http://localhost:${port}@evil.example${PAGE}`,
      `http://evil@localhost:${port}${PAGE}`,
      `ftp://localhost:${port}${PAGE}`,
    ],
    ...[`${page}/..`, `http://localhost.evil.example:${port}${PAGE}`, `${url}/x${PAGE}`],
  ]) {
    const reply = await oembed(url, { url: other });
    assert.equal(reply.status, 404, other);
    assert.match(String(jsonOf(reply)['message']), /'url' must be a URL of the embed page, such as 'http:/, other);
  }
  for (const [parameters, status, message] of [
    [{ url: page, format: 'xml' }, 501, /'format' must be 'json', not 'xml'/],
    [{}, 400, /'url' is missing/],
    [{ url: page, maxwidth: 'wide' }, 400, /'maxwidth' must be a whole number of pixels from 1 to 999999, not 'wide'/],
    [{ url: page, maxwidth: '0' }, 400, /not '0'/],
    [{ url: page, maxheight: '-5' }, 400, /'maxheight' must be/],
    [{ url: page, maxheight: '1e3' }, 400, /'maxheight' must be/],
  ] as const) {
    const reply = await oembed(url, parameters);
    assert.equal(reply.status, status, JSON.stringify(parameters));
    assert.match(String(jsonOf(reply)['message']), message);
    assert.equal(reply.headers['access-control-allow-origin'], '*');
    assert.equal(reply.headers['cache-control'], 'no-store');
  }
});

test('behind a proxy, links contain the URL of the proxy', async (t) => {
  const proxied = await startEmbedServer(t, { behindProxy: true });
  const headers = { host: 'tables.example', 'x-forwarded-proto': 'https' };
  const page = `https://tables.example${PAGE}`;
  const linked = encodeURIComponent(page);
  const html = (await send(proxied, PAGE, headers)).body.toString('utf8');
  assert.ok(html.includes(`href="https://tables.example/oembed?url=${linked}"`), html);
  assert.equal(jsonOf(await oembed(proxied, { url: page }, headers))['provider_url'], 'https://tables.example/');
  // A proxy that forwards a path, and does not report https.
  const below = await send(proxied, `/p1${PAGE}`, { host: 'tables.example' });
  assert.ok(below.body.toString('utf8').includes('href="http://tables.example/p1/oembed?url='));
  const answer = await send(proxied, `/p1/oembed?url=${encodeURIComponent(`https://tables.example/p1${PAGE}`)}`, {
    host: 'tables.example',
  });
  assert.match(String(jsonOf(answer)['html']), /src="https:\/\/tables\.example\/p1\/cdn/);
  const invalid = await send(proxied, PAGE, { host: 'a b' });
  assert.equal(invalid.status, 400);
});

test('without behindProxy, the server ignores x-forwarded-proto', async (t) => {
  const url = await startEmbedServer(t);
  const html = (await send(url, PAGE, { 'x-forwarded-proto': 'https' })).body.toString('utf8');
  assert.match(html, /href="http:\/\/localhost/);
});

test('with embedUrl, links contain this URL for any host', async (t) => {
  const url = await startEmbedServer(t, { embedUrl: 'https://inn.example/tables/' });
  const page = `https://inn.example/tables${PAGE}?lang=it`;
  const html = (await send(url, `${PAGE}?lang=it`)).body.toString('utf8');
  assert.ok(html.includes(`href="https://inn.example/tables/oembed?url=${encodeURIComponent(page)}"`), html);
  assert.equal((await oembed(url, { url: page })).status, 200);
  assert.equal((await oembed(url, { url: url + PAGE })).status, 404);
});

test('with origins, the embed page can use the server, but pages of other origins cannot', async (t) => {
  const url = await startEmbedServer(t, { origins: ['https://inn.example'] });
  const open = async (origin: string): Promise<number> =>
    (await send(url, '/tables', { origin }, 'POST', '{"create":{}}')).status;
  assert.equal(await open(url), 200);
  assert.equal(await open('https://inn.example'), 200);
  assert.equal(await open('https://evil.example'), 403);
  assert.equal(await open('null'), 403);
});

test('an embed page can load more files at once than an address can send other requests', async (t) => {
  const url = await startEmbedServer(t, { limits: { requestsPerAddress: 2 } });
  const replies = await Promise.all(
    Array.from({ length: 60 }, () => send(url, `/cdn/${CHUNK}`, { 'accept-encoding': 'br' })),
  );
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  assert.equal((await send(url, '/tables', {}, 'POST', '{"create":{}}')).status, 200);
});

test('a server with embed rejects a missing folder and invalid values of embed and embedUrl', async (t) => {
  await assert.rejects(startTestServer(t, { embed: true }), /'embed' requires the folder '.*no-such-folder.*ENOENT/);
  for (const [options, message] of [
    [{ embed: 'yes' as never }, /'embed' must be true or false, not 'yes'/],
    [{ embedUrl: 'https://tables.example' }, /'embedUrl' requires 'embed'/],
    [
      { embed: true, embedUrl: 'tables.example' },
      /'embedUrl' must be an http or https URL such as .* not 'tables\.example'/,
    ],
    [{ embed: true, embedUrl: 'https://tables.example/?a=b' }, /without query/],
    [{ embed: true, embedUrl: 5 as never }, /not 5/],
  ] as const)
    assert.throws(() => readServerOptions(options), { code: 'invalid-option', message });
});
