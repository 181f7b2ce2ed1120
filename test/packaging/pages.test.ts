/**
 * Uses the built demo pages for site owners as visitors do, with mouse and keyboard. The tests run without WebGL and in
 * small windows, which saves most of the time. Other tests cover drawing.
 */
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { BrowserContext, Page } from 'puppeteer-core';
import type { View } from '../../src/engine.js';
import { serve } from '../../tools/demo/serve.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

const SIZES = [
  [768, 1024],
  [1440, 900],
] as const;

const WINDOW_SIZE = { width: 480, height: 700 };

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    /** Descriptions of nodes that have shifted without user input. */
    shiftedNodes: () => Promise<readonly string[]>;
  }
}

let browser: TestBrowser;
let context: BrowserContext;
let demo: Awaited<ReturnType<typeof serve>>;
let page: Page;
const errors: string[] = [];

before(async () => {
  [demo, browser] = await Promise.all([serve(), openBrowser()]);
  context = await browser.createBrowserContext();
  await context.overridePermissions(demo.url, ['clipboard-read', 'clipboard-sanitized-write']);
});

after(async () => {
  await browser.close();
  await demo.close();
});

afterEach(async () => {
  await page.close();
  assert.deepEqual(errors.splice(0), []);
});

/**
 * Opens a demo page and waits for the first content of its table.
 * @param other another server that the page can access
 */
async function visit(path: string, first = '.poster .button', other = demo.url): Promise<void> {
  page = await context.newPage();
  await page.setViewport(WINDOW_SIZE);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && ![demo.url, other].some((own) => request.url().startsWith(own)))
      errors.push(request.url());
  });
  await page.evaluateOnNewDocument(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    const moved: string[] = [];
    const watch = (entries: PerformanceEntryList): void => {
      for (const { hadRecentInput, sources } of entries as unknown as readonly LayoutShift[]) {
        // Nodes in the table's shadow tree do not appear here: the question can grow with its answers.
        const nodes = sources.flatMap(({ node }) => node ?? []);
        if (!hadRecentInput) moved.push(...nodes.map((node) => `${node.nodeName} ${node.textContent?.trim()}`));
      }
    };
    const observer = new PerformanceObserver((list) => watch(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shiftedNodes = async () => {
      // The browser reports a shift some time after its frame.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve, 100));
      watch(observer.takeRecords());
      return moved;
    };
  });
  await page.goto(`${demo.url}/demo/${path}`);
  await page.waitForFunction(
    (selector) => document.querySelector('watten-table, watten-evening')?.shadowRoot?.querySelector(selector),
    {},
    first,
  );
}

const text = (selector: string): Promise<string> => page.$eval(selector, (found) => (found as HTMLElement).innerText);
const view = (): Promise<View | null> => page.evaluate(() => document.querySelector('watten-table')?.view ?? null);

/** Stops painting the page, because painting takes time. */
const unpainted = (): Promise<void> => page.evaluate(() => void (document.documentElement.style.opacity = '0'));

const fits = async (width: number, height: number): Promise<void> => {
  await page.setViewport({ width, height });
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(scrollWidth <= width, `${width}x${height}: ${scrollWidth}`);
};

/** Checks that no page is wider than its window in any size or language, and that nothing shifted during loading. */
async function fitsEverywhere(title: Readonly<Record<'de' | 'en' | 'it', string>>): Promise<void> {
  assert.deepEqual(await page.evaluate(() => window.shiftedNodes()), [], 'nothing has shifted');
  await unpainted();
  for (const [width, height] of SIZES) await fits(width, height);
  for (const language of ['de', 'it', 'en'] as const) {
    await page.click(`.languages [lang=${language}]`);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.equal(await text('h1'), title[language]);
    await fits(320, 568);
  }
  await page.setViewport(WINDOW_SIZE);
}

/** A button of the prompt or a playable card. */
const CLICKABLE = '.prompt .button[data-action], .hand .card[aria-disabled="false"]';

/** Clicks the first control of the table until `isEnough` accepts the view. */
async function playOn(isEnough: (view: View) => boolean): Promise<void> {
  for (;;) {
    const now = await view();
    if (now && isEnough(now)) return;
    const place = await page.evaluate((selector) => {
      const found = document.querySelector('watten-table')?.shadowRoot?.querySelector(selector);
      if (!found) return null;
      found.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, CLICKABLE);
    if (place) await page.mouse.click(place.x, place.y);
    await page
      .waitForFunction(
        (last) => document.querySelector('watten-table')?.view?.history.length !== last,
        { timeout: 500, polling: 20 },
        now?.history.length,
      )
      .catch(() => {});
  }
}

const clickAtTable = async (selector: string): Promise<void> => {
  await page.locator(`>>> ${selector}`).click();
};

test('on the tourism page, a visitor can start a lesson, answer a question about a trick and play', async () => {
  await visit('tourism.html');
  await fitsEverywhere({ de: 'Abends wird gewattet', en: 'Evenings are for Watten', it: 'La sera si gioca a Watten' });

  await page.click('.hero #learn');
  await page.waitForFunction(() =>
    document.querySelector('watten-table')?.shadowRoot?.querySelector('[data-lesson=close]'),
  );
  // The page is still scrolling to the table.
  await page.$eval('>>> [data-lesson=close]', (button) => (button as HTMLElement).click());
  await page.evaluate(() => document.querySelector<HTMLElement>('[href="#regeln"]')?.click());
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-card] img')].every((card) => (card as HTMLImageElement).naturalWidth),
  );
  // The page is still scrolling, so the test uses a locator to wait until the scrolling ends.
  await page.locator('#trick [data-card=HA] button').click();
  assert.match(await text('#answer'), /^Nearly!/);
  await page.locator('#trick [data-card=L8] button').click();
  assert.match(await text('#answer'), /^Exactly:/);
  assert.equal(await page.$eval('#trick .wins', (card) => (card as HTMLElement).dataset['card']), 'L8');

  await page.evaluate(() => document.querySelector('watten-table')?.setAttribute('speed', 'instant'));
  await clickAtTable('.poster .button');
  await playOn(({ history }) => history.some((entry) => 'seat' in entry && entry.seat === 0));
  assert.equal(await page.evaluate(() => localStorage.length), 1, 'only the language is stored');
});

test('on the club page, a visitor can list results, share and replay games, and delete all data', async () => {
  await visit('club.html');
  await fitsEverywhere({ de: 'Wattfreunde Kirchmoosen', en: 'Wattfreunde Kirchmoosen', it: 'Wattfreunde Kirchmoosen' });
  await page.type('#member', 'Anna');
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    const table = document.querySelector('watten-table')!;
    table.speed = 'instant';
    table.level = 'easy';
    return table.start({ seed: 'verein', setup: { dealer: 3, score: [14, 14] } });
  });
  await playOn(({ phase }) => phase === 'game-over');
  const { score } = (await view()) as View;
  await page.waitForSelector('#games li');
  assert.match(await text('#news'), new RegExp(`Anna (wins|loses) ${score[0]}:${score[1]}`));
  assert.match(
    await text('#league tr'),
    new RegExp(`^1\\.\\s+Anna\\s+1\\s+${score[0] > score[1] ? 1 : 0}\\s+${score[0]} : ${score[1]}`),
  );

  // The link opens a replay. The stored results contain the same game.
  await page.click('#games li .button:nth-of-type(2)');
  await page.waitForFunction(() => document.querySelector('#news')?.textContent === 'Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await unpainted();
  await page.waitForFunction(() => {
    const table = document.querySelector('watten-table');
    return table?.replayStep === 0 && table.view?.seat === 0;
  });
  assert.equal(await page.$eval('#member', (field) => (field as HTMLInputElement).value), 'Anna');
  await page.evaluate(() => document.querySelector('watten-table')!.replay(null));
  await page.click('#open');
  await page.click('#games li .button:nth-of-type(1)');
  await page.waitForFunction(() => document.querySelector('watten-table')?.view?.seat === null);
  await clickAtTable('[data-replay=last]');
  await page.waitForFunction(() => document.querySelector('watten-table')?.view?.phase === 'game-over');
  assert.deepEqual((await view())?.score, score);
  assert.equal((await page.$$('#games li')).length, 1, 'a replay adds no game');

  await page.click('#delete');
  await page.click('#sure [value=delete]');
  await page.waitForFunction(() => localStorage.getItem('wattfreunde-book') === null);
  assert.equal((await page.$$('#league tr, #games li')).length, 0);
});

test("two visitors can meet at an online table on the demo's server", async () => {
  const { address } = (await (await fetch(`${demo.url}/tables`)).json()) as { readonly address: string };
  await visit('online.html', '.door input', address);
  await fitsEverywhere({
    de: 'Wattabend im Netz',
    en: 'Play Watten online',
    it: 'Una serata di Watten in rete',
  });
  // The page is polled in each frame, because mutation observers do not see changes in a shadow tree.
  const inTable = (selector: string): string =>
    `document.querySelector('watten-table')?.shadowRoot?.querySelector(${JSON.stringify(selector)})`;
  const pressIn = async (tab: Page, selector: string): Promise<void> => {
    await tab.waitForFunction(inTable(selector));
    await tab.evaluate(`${inTable(selector)}.click()`);
  };
  const nameIn = async (tab: Page, name: string): Promise<void> => {
    await tab.waitForFunction(inTable('[name=name]'));
    await tab.evaluate(`${inTable('[name=name]')}.focus()`);
    await tab.keyboard.type(name);
  };
  await nameIn(page, 'Moidl');
  await pressIn(page, '[data-online=open]');
  await page.waitForFunction(inTable('.link input'));
  const link = (await page.evaluate(`${inTable('.link input')}.value`)) as string;
  // The window is in another browser context, because a window behind another window is not drawn.
  const second = await (await browser.createBrowserContext()).newPage();
  await second.setViewport(WINDOW_SIZE);
  await second.goto(link);
  await nameIn(second, 'Luis');
  await pressIn(second, '[data-online=join]');
  await pressIn(second, '[data-place="2"] [data-online=sit]');
  await page.waitForFunction(inTable('[data-online=remove]'));
  await second.close();
});

test('on the tournament page, a host can begin an evening', async () => {
  await visit('evening.html', 'form');
  await fitsEverywhere({ de: 'Preiswatten', en: 'Watten tournament', it: 'Torneo di Watten' });
  await page.type('>>> [name=start-pairs]', 'Moidl / Sepp\nRosl / Hans\n');
  await page.$eval('>>> .primary', (button) => (button as HTMLElement).click());
  await page.waitForSelector('>>> [name=new-one]');
});

test('the puzzle page shows the daily puzzle and other puzzles, and counts solved puzzles', async () => {
  await visit('puzzles.html', '.puzzle .button');
  await fitsEverywhere({ de: 'Watträtsel', en: 'Watten puzzles', it: 'Problemi di Watten' });
  const puzzleId = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.querySelector('watten-table')?.getAttribute('puzzle'));
  assert.equal(await puzzleId(), 'daily');
  await page.click('#themes li:last-child button');
  assert.equal(await puzzleId(), 'bid-1');
  const atTable = (selector: string): Promise<unknown> =>
    page.waitForFunction(
      (part) => document.querySelector('watten-table')?.shadowRoot?.querySelector(part),
      {},
      selector,
    );
  // The daily puzzle can have the same answers as another puzzle.
  await atTable('.puzzle .title[title=bid-1]');
  await clickAtTable('.puzzle [data-action=hold]');
  await atTable('.puzzle .verdict');
  const isRight = await page.evaluate(() =>
    Boolean(document.querySelector('watten-table')?.shadowRoot?.querySelector('.puzzle .verdict.right')),
  );
  if (!isRight) await clickAtTable('.puzzle [data-action=fold]');
  await page.waitForFunction(() => document.querySelector('#news')?.textContent !== '');
  assert.match(await text('#news'), /Solved/);
  assert.match(await text('#themes li:last-child'), /1 of \d+/);
});

test("on the demo's start page, a visitor can configure a table, read what each rule means and copy the code", async () => {
  await visit('');
  await fitsEverywhere({ de: 'Richte deinen Tisch ein', en: 'Build your table', it: 'Prepara il tuo tavolo' });
  // The smallest size shows all buttons of the poster.
  await page.setViewport({ width: 320, height: 568 });
  await page.waitForFunction(() => {
    const buttons = [...(document.querySelector('watten-table')?.shadowRoot?.querySelectorAll('.poster button') ?? [])];
    return buttons.length === 3 && buttons.every((button) => button.getBoundingClientRect().bottom <= innerHeight);
  });
  // On a phone, the table is above the controls, the controls link back to the table, and the code is last.
  await page.setViewport({ width: 390, height: 844 });
  const tops = ['watten-table', '#switches', '#code'].map((name) =>
    page.$eval(name, (found) => found.getBoundingClientRect().top + scrollY),
  );
  const [table = 0, switches = 0, code = 0] = await Promise.all(tops);
  assert.ok(table < 250 && table < switches && switches < code, String([table, switches, code]));
  await page.click('#to-table');
  assert.equal(await page.$eval('watten-table', (found) => Math.abs(Math.round(found.getBoundingClientRect().top))), 0);
  await page.setViewport(WINDOW_SIZE);

  const missing = await page.evaluate(async (from) => {
    const { OPTION_VALUES } = (await import(from)) as { readonly OPTION_VALUES: object };
    const { observedAttributes } = customElements.get('watten-table') as unknown as {
      readonly observedAttributes: readonly string[];
    };
    const names = [...Object.keys(OPTION_VALUES), ...observedAttributes];
    // `rules` contains all options.
    return names.filter((name) => name !== 'rules' && !document.getElementById(name));
  }, '/dist/cdn/engine.js');
  assert.deepEqual(missing, [], 'every setting has a control');

  // The text of the rules must explain every option.
  await page.select('#variant', 'bayrisch');
  for (const group of await page.$$('main details:not([open])'))
    await group.evaluate((details) => details.setAttribute('open', ''));
  await page.waitForFunction(() => document.querySelector('#says-direction')?.textContent);
  const explained = await page.$$eval('.row:has(select, input) .says', (all) =>
    all.map((says) => says.closest('.row')?.querySelector('code')?.textContent + ': ' + says.textContent),
  );
  for (const says of [
    'follow: You can always play any card.',
    'maschine: Maschine: a player who gets the King of Hearts,',
    'guter: If it is on: The Wander-Kritt: the trump one rank above the Schlag',
    'threePlayer: This rule has no effect with the other rules of this table.',
  ])
    assert.ok(
      explained.some((row) => row.startsWith(says)),
      `${says} is not in\n${explained.join('\n')}`,
    );

  // The page changes conflicting options together, and back if the visitor changes the option back.
  const unchanged = await text('#code');
  await page.click('#farbe');
  assert.match(await text('#news'), /^Also changed/);
  assert.match(await text('#code'), /farbe.*lastTrick|lastTrick.*farbe/);
  await page.click('#farbe');
  assert.equal(await text('#code'), unchanged);
  await page.click('#guter');
  await page.select('#pack', '33');
  assert.match(await text('#news'), /^Also changed.*The Weli is – the Six of Bells and nothing else/);
  await page.click('#colour-table');
  await page.click('#hints');
  await page.type('#player-name', 'die "Rosa"');
  await page.keyboard.press('Enter');
  const lines = await text('#code');
  assert.equal(
    lines,
    `<script type="module" src="/watten/watten-table.js"></script>
<watten-table variant="bayrisch" hints player-name="die &quot;Rosa&quot;" rules="guter pack=33 weli=schell" style="--watten-table: #2f5d3a"></watten-table>`,
  );

  assert.equal(
    await page.$eval('[data-text=code-get]', (link) => (link as HTMLAnchorElement).pathname),
    '/demo/watten.zip',
  );
  await page.click('#copy');
  await page.waitForFunction(() => document.querySelector('#copied')?.textContent === 'Copied.');
  // The message is next to the pressed button.
  const [button, message] = await Promise.all(
    ['#copy', '#copied'].map((id) =>
      page.$eval(id, (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, middle: (top + bottom) / 2, role: element.role };
      }),
    ),
  );
  assert.ok(button && message && Math.abs(message.middle - button.middle) < 10);
  assert.ok(message.left - button.right < 20, `${message.left - button.right} px`);
  assert.equal(message.role, 'status');
  assert.equal(await text('#shared'), '');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), lines);
  await page.click('#share');
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('http'));
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // The link must restore the same configuration.
  await page.click('#reset');
  assert.equal((await text('#code')).split('\n').length, 2);
  await page.evaluate((address) => location.assign(address), link);
  await page.waitForFunction((wanted) => document.querySelector('#code')?.textContent === wanted, {}, lines);

  // The code must create the same table on another page.
  const settings = `({ variant, hints, playerName, rules }) => JSON.stringify({ variant, hints, playerName, rules })`;
  const here = await page.evaluate(`(${settings})(document.querySelector('watten-table'))`);
  assert.equal(
    here,
    '{"variant":"bayrisch","hints":true,"playerName":"die \\"Rosa\\"","rules":{"guter":true,"pack":33,"weli":"schell"}}',
  );
  assert.match(await page.$eval('#events', (list) => list.textContent), /watten-ready \{"version"/);
  await page.setContent(lines.replace('/watten/', '/dist/cdn/'));
  await page.waitForFunction(() => document.querySelector('watten-table')?.rules?.guter);
  assert.equal(await page.evaluate(`(${settings})(document.querySelector('watten-table'))`), here);
});

test('on the page for arranging a table, focus rings are not cut', async () => {
  await visit('index.html');
  await page.setViewport({ width: 1440, height: 900 });
  const rings = await page.evaluate(async () => {
    const result = document.querySelector('.result');
    if (!result) throw new Error('no result');
    const { left, right } = result.getBoundingClientRect();
    const [from, to] = [left + result.clientLeft, right - (result.getBoundingClientRect().width - result.clientWidth)];
    const all = [...result.querySelectorAll<HTMLElement>('select, input, button, pre, summary, a[href]')];
    await new Promise(requestAnimationFrame);
    return all
      .filter((control) => control.checkVisibility())
      .map((control) => {
        control.focus({ focusVisible: true });
        const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(control);
        const ring = outlineStyle === 'none' ? NaN : parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const box = control.getBoundingClientRect();
        return { name: control.id || control.tagName, ring, room: Math.min(box.left - from, to - box.right) };
      });
  });
  assert.ok(rings.some(({ name }) => name === 'form') && rings.some(({ name }) => name === 'PRE'));
  assert.deepEqual(
    rings.filter(({ ring, room }) => !(room >= ring)),
    [],
  );
});

test('on the page for arranging a table, the note about Ladin appears only with Ladin', async () => {
  await visit('index.html');
  for (const language of ['de', 'en', 'it']) {
    await page.click(`.languages [lang=${language}]`);
    for (const lang of ['', 'it', 'lld', 'de']) {
      await page.$eval('#group-look', (group) => group.setAttribute('open', ''));
      await page.select('#lang', lang);
      assert.equal((await text('#says-lang')) !== '', lang === 'lld', `${language} ${lang}`);
    }
  }
});

test('the page for arranging a table writes every form of the code, and each form creates the same table', async () => {
  await visit(
    'index.html#variant=bayrisch&hints=&seed=Tal&rule-guter=true&colour-table=2f5d3a&colour-accent=8fd3ff&form=address',
  );
  await page.click('.languages [lang=en]');
  const codeAs = async (form: string): Promise<string> => {
    await page.select('#form', form);
    return text('#code');
  };
  // Without the address of the folder, the address and the code cannot work.
  assert.match(await text('#form-help'), /full address/);
  assert.equal(await page.$eval('#poster', (poster) => (poster as HTMLElement).hidden), true);
  const enter = async (address: string): Promise<void> => {
    await page.$eval('#folder', (field) => ((field as HTMLInputElement).value = ''));
    await page.type('#folder', address);
    await page.keyboard.press('Enter');
  };
  await enter('javascript:alert(1)');
  assert.match(await text('#form-help'), /not the address of a folder/);
  const folder = `${demo.url}/dist/cdn/`;
  await enter(folder.slice(0, -1));
  await page.waitForSelector('#poster:not([hidden]) #qr svg path');

  const address = `${folder}embed/embed.html?variant=bayrisch&hints&rules=guter&table=2f5d3a&accent=8fd3ff`;
  assert.equal(await text('#code'), address);
  const iframe = await codeAs('iframe');
  assert.ok(iframe.includes(`src="${address.replaceAll('&', '&amp;')}"`), iframe);
  assert.ok(iframe.includes(`<script src="${folder}embed/host.js"`), iframe);
  assert.equal(
    await codeAs('wordpress'),
    '[watten variant="bayrisch" hints seed="Tal" rules="guter" table-colour="#2f5d3a" accent-colour="#8fd3ff"]',
  );
  assert.match(await codeAs('react'), /<watten-table variant="bayrisch" hints seed="Tal" rules="guter" style=\{\{/);
  const lines = await codeAs('lines');
  const classic = await codeAs('classic');
  assert.equal(classic, lines.replace('type="module" ', '').replace('watten-table.js', 'watten.js'));

  // The page's own address contains the choice.
  assert.match(page.url(), /form=classic.*folder=http/);

  const settings = `({ variant, hints, rules, style }) =>
    JSON.stringify([variant, hints, rules, style.getPropertyValue('--watten-table'), style.getPropertyValue('--watten-accent')])`;
  const tableOf = (): Promise<unknown> => page.evaluate(`(${settings})(document.querySelector('watten-table'))`);
  const wanted = '["bayrisch",true,{"guter":true},"#2f5d3a","#8fd3ff"]';
  for (const code of [lines, classic]) {
    await page.setContent(code);
    await page.waitForFunction("document.querySelector('watten-table')?.rules?.guter");
    assert.equal(await tableOf(), wanted);
  }
  await page.goto(address);
  await page.waitForFunction("document.querySelector('watten-table')?.rules?.guter");
  assert.equal(await tableOf(), wanted);
});
