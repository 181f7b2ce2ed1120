import { createServer } from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import { launch } from './tools/shared/browser.js';
const server = createServer(({ url = '/' }, res) => {
  const path = url.split('?')[0].split('#')[0];
  if (path === '/')
    return void res
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><html lang="${process.env.L ?? 'de'}"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body style="margin:0;height:100vh"><script type="module" src="/watten-table.js"></script><watten-table style="height:100vh" persist="x" speed="instant" server="http://127.0.0.1:2599"></watten-table>`,
      );
  if (!existsSync('dist/cdn' + path)) return void res.writeHead(404).end();
  res.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync('dist/cdn' + path));
});
await new Promise<void>((r) => server.listen(0, '127.0.0.1', r));
const base = `http://127.0.0.1:${(server.address() as any).port}/`;
const browser = await launch();
const errs: string[] = [];
async function open(w: number, h: number, url = base) {
  const ctx = await browser.createBrowserContext();
  const tab = await ctx.newPage();
  await tab.setViewport({ width: w, height: h });
  tab.on('console', (m) => errs.push(m.text()));
  tab.on('pageerror', (e) => errs.push('PAGEERR ' + e));
  await tab.goto(url);
  return tab;
}
const $ = (sel: string) => `document.querySelector('watten-table').shadowRoot.querySelector(${JSON.stringify(sel)})`;
const click = async (t: any, sel: string) => {
  await t.waitForFunction($(sel));
  await t.evaluate($(sel) + '.click()');
};
const type = async (t: any, name: string, text: string) => {
  await t.waitForFunction($(`[name=${name}]`));
  await t.evaluate(
    `{ const i = ${$(`[name=${name}]`)}; i.value = ${JSON.stringify(text)}; i.dispatchEvent(new Event('change', {bubbles: true})); }`,
  );
};
const shot = (t: any, n: string) => t.screenshot({ path: `/tmp/sess-shots/${n}.png` });
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
process.on('exit', () => console.log(errs.slice(0, 10)));
const [a, b] = [await open(320, 568), await open(1440, 900)];
await a.waitForFunction($('.lobby.door'));
await b.waitForFunction($('.lobby.door'));
console.log(
  await a.evaluate(
    "(() => { const r = document.querySelector('watten-table').shadowRoot; return r.adoptedStyleSheets.map(s => s.cssRules.length + ':' + [...s.cssRules].slice(0,2).map(x=>x.cssText.slice(0,50))); })()",
  ),
);
if (process.env.STOP) process.exit();
await shot(a, 'door-320');
await shot(b, 'door-1440');
await type(a, 'name', 'Moidl');
await click(a, '[data-online=open]');
await a.waitForFunction($('.places'));
await wait(300);
await shot(a, 'lobby-320');
const link = (await a.evaluate($('.link input') + '.value')) as string;
console.log(link, await a.evaluate($('.code strong') + '?.textContent'));
await b.goto('about:blank');
await b.goto(link);
await b.waitForFunction($('.lobby.door'));
await shot(b, 'invited-1440');
await type(b, 'name', 'Luis');
await click(b, '[data-online=join]');
await b.waitForFunction($('.places'));
await wait(300);
await shot(b, 'lobby-1440');
await click(a, '[data-place="0"] [data-online=sit]');
await b.waitForFunction($('[data-place="2"] [data-online=sit]'));
await click(b, '[data-place="2"] [data-online=sit]');
await wait(500);
for (const s of [1, 3]) {
  await click(a, `[data-place="${s}"] [data-online=fill]`);
  await wait(300);
}
await shot(a, 'seated-320');
await shot(b, 'seated-1440');
await click(a, '[data-online=ready]');
await wait(500);
await shot(b, 'agreed-1440');
await shot(a, 'agreed-320');
await click(b, '[data-online=ready]');
await a.waitForFunction($('.bar'));
await b.waitForFunction($('.bar'));
await wait(2500);
await shot(a, 'play-320');
await shot(b, 'play-1440');
await click(a, '[data-online=table]');
await wait(300);
await shot(a, 'over-320');
await click(b, '[data-online=table]');
await wait(300);
await shot(b, 'over-1440');
await click(b, '[data-online=knock]');
await wait(300);
await shot(a, 'knock-320');
console.log(errs.slice(0, 20));
await a.reload();
await wait(3000);
await shot(a, 'back-320');
console.log(errs.slice(0, 20));
await browser.close();
server.close();
