/** Checks of the plugin in a running WordPress. */
import assert from 'node:assert/strict';
import type { Frame, Page } from 'puppeteer-core';
import { start, visit, waitForPoster, waitForQuestion } from '../hosts/visitor.js';
import type { Context } from './context.js';
import { checkEmbedPage } from './embed-checks.js';
import { logIn, type Person } from './person.js';
import { checkNotes, checkSidebar, MISTAKEN, selectBlock, selectInSidebar } from './sidebar-checks.js';
import type { Site } from './site.js';

/** Returns the attributes of all tables on a page, by name. */
const attributesOf = (frame: Frame | Page): Promise<readonly Readonly<Record<string, string>>[]> =>
  frame.$$eval('watten-table', (tables) =>
    tables.map((table) => Object.fromEntries([...table.attributes].map(({ name, value }) => [name, value]))),
  );

/** Creates published posts of the author, with the filters that apply to authors. Returns their URLs. */
function postsOf(site: Site, contents: readonly string[]): readonly string[] {
  const encoded = Buffer.from(JSON.stringify(contents)).toString('base64');
  const output = site.run(`
    wp_set_current_user( get_user_by( 'login', '${site.author.name}' )->ID );
    foreach ( json_decode( base64_decode( '${encoded}' ) ) as $content ) {
      $post = array( 'post_title' => 'A post', 'post_status' => 'publish', 'post_content' => $content );
      echo home_url( '/?p=' . wp_insert_post( wp_slash( $post ) ) ), "\\n";
    }
  `);
  const urls = output.trim().split('\n');
  assert.equal(urls.length, contents.length);
  return urls;
}

const postOf = (site: Site, content: string): string => postsOf(site, [content])[0] ?? '';

/** Returns the HTML that WordPress sends to a visitor. */
const htmlOf = async (url: string): Promise<string> => (await fetch(url)).text();

async function checkShortcode({ browser, check }: Context, author: Person): Promise<void> {
  const url = await check('an author pastes the shortcode and publishes', async () => {
    const canvas = await author.newPost();
    await author.paste(canvas, '[watten variant="bayrisch" hints colour_aid="" table-colour="#2f5d3a"]');
    await waitForPoster(canvas);
    return author.publish();
  });
  await check('a visitor plays at the table of the shortcode', async () => {
    const { page, errors } = await visit(browser, url);
    const frame = page.mainFrame();
    await waitForPoster(frame);
    const [table] = await attributesOf(page);
    const { style, ...others } = table ?? {};
    assert.deepEqual(others, { variant: 'bayrisch', hints: '', 'colour-aid': '' });
    assert.match(style ?? '', /--watten-table:\s*#2f5d3a/);
    await start(frame);
    await waitForQuestion(frame);
    assert.deepEqual(errors, []);
    await page.close();
  });
}

async function checkBlock({ browser, check }: Context, author: Person): Promise<void> {
  const { page } = author;
  const canvas = await check('an author inserts the block and sees a live preview', async () => {
    const frame = await author.newPost();
    await page.keyboard.type('/watten');
    await page.waitForSelector('.components-autocomplete__result');
    await page.keyboard.press('Enter');
    await waitForPoster(frame);
    return frame;
  });
  await check('a click into the preview starts no game', async () => {
    await canvas.click('watten-table');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    assert.equal(await canvas.$eval('watten-table', (table) => table.view), null);
  });
  const url = await check('the author selects a variant in the sidebar, and the preview shows it', async () => {
    await selectBlock(page);
    await selectInSidebar(page, 'Variant', 'toblach-blind');
    await canvas.waitForFunction(() =>
      document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster')?.textContent?.includes('Toblach'),
    );
    return author.publish();
  });
  await check('the page shows the table of the block', async () => {
    const { page: visited, errors } = await visit(browser, url);
    assert.deepEqual(await attributesOf(visited), [{ variant: 'toblach-blind' }]);
    await start(visited.mainFrame());
    await waitForQuestion(visited.mainFrame());
    assert.deepEqual(errors, []);
    await visited.close();
  });
}

async function checkTranslations({ site, check }: Context, author: Person): Promise<void> {
  for (const [locale, label, noscript] of [
    ['de_AT', 'Gespielt wird auf', 'Watten lässt sich hier nur mit eingeschaltetem JavaScript spielen.'],
    ['it_IT', 'Si gioca fino a', 'Per giocare a Watten qui bisogna attivare JavaScript nel browser.'],
  ] as const) {
    await check(`the editor and the page are in the language of ${locale}`, async () => {
      site.run(
        `update_option( 'WPLANG', '${locale}' ); update_user_meta( get_user_by( 'login', 'author' )->ID, 'locale', '${locale}' );`,
      );
      try {
        assert.ok((await htmlOf(postOf(site, '[watten]'))).includes(noscript));
        await author.newPost();
        await author.page.evaluate(
          `window.wp.data.dispatch('core/block-editor').insertBlocks([window.wp.blocks.createBlock('watten-table/table')])`,
        );
        await selectBlock(author.page);
        await author.page.waitForFunction(
          `[...document.querySelectorAll('.components-panel label')].some(({ textContent }) => textContent === '${label}')`,
        );
      } finally {
        site.run(`update_option( 'WPLANG', '' ); delete_user_meta( get_user_by( 'login', 'author' )->ID, 'locale' );`);
      }
    });
  }
}

async function checkOtherPages({ site, browser, check }: Context): Promise<void> {
  await check('pages without a table load nothing of the plugin', async () => {
    const urls = [site.url, postOf(site, '<p>No table here. A [wattenes] word.</p>')];
    for (const url of urls) {
      const page = await browser.newPage();
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto(url);
      const html = await page.content();
      assert.ok(requested.length > 0 && html.includes('</html>'));
      if (url !== site.url) assert.doesNotMatch(html, /watten-table/);
      if (!html.includes('<watten-table'))
        assert.deepEqual(
          requested.filter((one) => one.includes('watten-table')),
          [],
          url,
        );
      await page.close();
    }
  });
  await check('a feed contains a link in place of the table', async () => {
    const url = postOf(site, '<!-- wp:watten-table/table /-->');
    const feed = await htmlOf(`${site.url}/?feed=rss2`);
    assert.ok(feed.includes(`href="${url}">Play Watten on the website`), feed.slice(0, 4000));
    assert.doesNotMatch(feed, /<watten-table/);
  });
}

/** Contents with which an author tries to add foreign attributes or scripts. */
const ATTEMPTS = [
  `[watten variant='"><script>window.hacked = 1</script>']`,
  `[watten variant="x\\" onmouseover=\\"window.hacked = 1"]`,
  `[watten onmouseover="window.hacked = 1" onclick='window.hacked = 1' style="position:fixed" class="x" id="y" slot="z"]`,
  `[watten onmouseover style autofocus]`,
  `[watten rules='"autofocus onfocus="window.hacked = 1"' player-name="&quot;&gt;&lt;img src=x onerror=window.hacked=1&gt;"]`,
  `[watten server="javascript:window.hacked=1"]`,
  `[watten table-colour="red;background:url(https://example.org/x)" accent-colour="url(//example.org)" text-colour="var(--x)"]`,
  `[watten align='wide" onclick="window.hacked = 1']`,
  `<!-- wp:watten-table/table {"variant":"\\u0022\\u003e\\u003cscript\\u003ewindow.hacked=1\\u003c/script\\u003e"} /-->`,
  `<!-- wp:watten-table/table {"onmouseover":"window.hacked=1","style":{"color":"red"},"seed":"\\u0022 onclick=\\u0022window.hacked=1"} /-->`,
  `<!-- wp:watten-table/table {"table-colour":"red;position:fixed","accent-colour":"#fff\\u0022 onclick=\\u0022window.hacked=1","seat":{"a":1},"players":[2]} /-->`,
  `<!-- wp:watten-table/table {"align":"wide\\u0022 onclick=\\u0022window.hacked=1","className":"\\u0022 onclick=\\u0022window.hacked=1"} /-->`,
];

/** Attributes that a table can have in these attempts. */
const ALLOWED = new Set(['variant', 'rules', 'player-name', 'seed']);

async function checkAttempts({ site, browser, check }: Context): Promise<void> {
  await check('no attribute value adds foreign attributes, styles or scripts', async () => {
    for (const [index, url] of postsOf(site, ATTEMPTS).entries()) {
      const attempt = ATTEMPTS[index];
      const page = await browser.newPage();
      await page.goto(url);
      const tables = await attributesOf(page);
      assert.equal(tables.length, 1, attempt);
      const foreign = Object.keys(tables[0] ?? {}).filter((name) => !ALLOWED.has(name));
      assert.deepEqual(foreign, [], attempt);
      const wrapper = await page.$eval('watten-table', (table) =>
        [...(table.parentElement?.attributes ?? [])].map(({ name }) => name),
      );
      assert.deepEqual(wrapper, ['class'], attempt);
      await page.mouse.move(640, 450);
      assert.equal(await page.evaluate('window.hacked'), undefined, attempt);
      await page.close();
    }
  });
  await check('valid colours, names and unusual spellings reach the table', async () => {
    const content = `[watten lang=it_IT Variant=“tirol” TARGET=11 hints="no" sound="0" trainer="yes" lesson accent-colour="rgb(10, 20, 30)" align="wide"]`;
    const html = await htmlOf(postOf(site, content));
    assert.match(
      html,
      /<div class="wp-block-watten-table-table alignwide[^"]*">.*<watten-table variant="tirol" target="11" lesson="" trainer lang="it_IT" style="--watten-accent:rgb\(10, 20, 30\);">/,
    );
  });
}

async function checkLog({ site, check }: Context): Promise<void> {
  await check('PHP logs no message about the plugin', async () => {
    const lines = (await site.log()).split('\n');
    assert.deepEqual(
      lines.filter((line) => /watten_table|plugins\/watten-table/.test(line)),
      [],
    );
  });
}

/** Runs all checks. A failed check does not stop the others. */
export async function checkSite(context: Context): Promise<void> {
  const author = await logIn(context.browser, context.site, context.site.author);
  const groups = [
    () => checkAttempts(context),
    () => checkShortcode(context, author),
    () => checkBlock(context, author),
    () => checkSidebar(context, author),
    () => checkNotes(context, author, postOf(context.site, MISTAKEN)),
    () => checkTranslations(context, author),
    () => checkOtherPages(context),
    () => checkEmbedPage(context, author),
    () => checkLog(context),
  ];
  // `check` prints errors and counts them.
  for (const group of groups) await group().catch(() => {});
  await author.close();
}
