/** Checks of the settings in the sidebar of the editor, and of the notes about mistakes. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import type { Context } from './context.js';
import type { Person } from './person.js';

const evaluate = <T>(page: Page, code: string): Promise<T> => page.evaluate(code) as Promise<T>;

/** Code that finds the control with a label. */
const controlOf = (label: string): string =>
  `document.getElementById([...document.querySelectorAll('.components-panel label')].find((one) => one.textContent === ${JSON.stringify(label)})?.htmlFor)`;

/** Selects a value in the sidebar by the label of the control. */
export async function selectInSidebar(page: Page, label: string, value: string): Promise<void> {
  const id = await page.waitForFunction(`${controlOf(label)}?.id`);
  await page.select(`[id="${String(await id.jsonValue())}"]`, value);
}

/** Selects the block in the editor, so that the sidebar shows its settings. */
export const selectBlock = (page: Page): Promise<unknown> =>
  page.evaluate(
    `(() => {
      const { select, dispatch } = window.wp.data;
      const block = select('core/block-editor').getBlocks().find(({ name }) => name === 'watten-table/table');
      dispatch('core/block-editor').selectBlock(block.clientId);
      dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
    })()`,
  );

/** Inserts the block with attributes into a new post and opens all panels of its settings. */
async function openSettings(person: Person, attributes: object = {}): Promise<void> {
  const { page } = person;
  await person.newPost();
  await evaluate(
    page,
    `window.wp.data.dispatch('core/block-editor').insertBlocks([window.wp.blocks.createBlock('watten-table/table', ${JSON.stringify(attributes)})])`,
  );
  await selectBlock(page);
  await page.waitForSelector('.watten-table-settings');
  await evaluate(
    page,
    `for (const button of document.querySelectorAll('.watten-table-settings .components-panel__body-toggle[aria-expanded=false]')) button.click()`,
  );
  await page.waitForFunction(`!document.querySelector('.watten-table-settings [aria-expanded=false]')`);
}

/** Returns the attributes of the block. */
const attributesOf = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  evaluate(
    page,
    `Object.fromEntries(Object.entries(window.wp.data.select('core/block-editor').getSelectedBlock().attributes).filter(([, value]) => value !== undefined))`,
  );

const choicesOf = (page: Page, label: string): Promise<readonly string[]> =>
  evaluate(page, `[...${controlOf(label)}.options].map((option) => option.textContent)`);

const messagesIn = (page: Page, selector: string): Promise<readonly string[]> =>
  evaluate(
    page,
    `[...document.querySelectorAll('${selector} .components-notice__content')].map((one) => one.textContent)`,
  );

async function checkPlayers(author: Person): Promise<void> {
  const { page } = author;
  await openSettings(author, { variant: 'bayrisch', players: '3', seat: '2' });
  assert.deepEqual(await choicesOf(page, 'Players'), ['Default of the variant', '2', '3', '4']);
  assert.deepEqual(await choicesOf(page, 'Seat of the visitor'), [
    'Default: First seat',
    'Second seat',
    'Third seat',
    'No seat: the visitor watches',
  ]);
  await selectInSidebar(page, 'Variant', 'toblach');
  assert.deepEqual(await attributesOf(page), { variant: 'toblach', seat: '2' });
  assert.deepEqual(await choicesOf(page, 'Players'), ['Default of the variant', '2', '4']);
  await selectInSidebar(page, 'Players', '2');
  assert.deepEqual(await attributesOf(page), { variant: 'toblach', players: '2' });
  assert.deepEqual(await messagesIn(page, '.watten-table-settings'), []);
}

async function checkRules(author: Person): Promise<void> {
  const { page } = author;
  await openSettings(author, { variant: 'tirol' });
  const write = async (text: string): Promise<readonly string[]> => {
    await evaluate(page, `${controlOf('House rules')}.select()`);
    await evaluate(page, `${controlOf('House rules')}.focus()`);
    await page.keyboard.press('Backspace');
    await page.keyboard.type(text);
    await page.waitForFunction(`${controlOf('House rules')}.value === ${JSON.stringify(text)}`);
    return messagesIn(page, '.watten-table-settings');
  };
  assert.deepEqual(await write('Farbe, refusal=3'), []);
  const [message = '', ...others] = await write('colour=red');
  assert.match(message, /^Unknown rule option 'colour'\. Valid options: /);
  assert.deepEqual(others, []);
  await openSettings(author, { variant: 'bayrisch', rules: 'farbe' });
  assert.match((await messagesIn(page, '.watten-table-settings'))[0] ?? '', /'farbe' requires 'lastTrick'/);
}

async function checkChoices(author: Person): Promise<void> {
  const { page } = author;
  await openSettings(author);
  await selectInSidebar(page, 'Show a puzzle', 'daily');
  await selectInSidebar(page, 'Visitors can change', 'some');
  await evaluate(
    page,
    `for (const box of document.querySelectorAll('.watten-table-list input')) if (!/^(?:Speed|Sound)$/.test(box.closest('.components-base-control').textContent)) box.click()`,
  );
  assert.deepEqual(await attributesOf(page), { puzzle: 'daily', settings: 'speed sound' });
  await selectInSidebar(page, 'Visitors can change', 'none');
  assert.deepEqual(await attributesOf(page), { puzzle: 'daily', settings: 'none' });
  const icon = `window.wp.blocks.getBlockType('watten-table/table').icon.src.type`;
  assert.equal(await evaluate(page, icon), 'svg');
}

/** Returns the labels in the sidebar that are cut. */
const cutLabels = (page: Page): Promise<readonly string[]> =>
  evaluate(
    page,
    `[...document.querySelectorAll('.watten-table-settings label, .watten-table-settings label *')]
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1))
      .map(({ textContent }) => textContent)`,
  );

async function checkLabels({ site }: Context, author: Person): Promise<void> {
  for (const locale of ['', 'de_DE', 'it_IT']) {
    const user = `get_user_by( 'login', 'author' )->ID`;
    site.run(`update_option( 'WPLANG', '${locale}' ); update_user_meta( ${user}, 'locale', '${locale}' );`);
    try {
      await openSettings(author, { settings: 'speed' });
      assert.deepEqual(await cutLabels(author.page), [], locale);
    } finally {
      site.run(`update_option( 'WPLANG', '' ); delete_user_meta( ${user}, 'locale' );`);
    }
  }
}

async function checkColours(author: Person): Promise<void> {
  const { page } = author;
  const warningsWith = async (accent: string): Promise<number> => {
    await openSettings(author, { 'accent-colour': accent });
    await evaluate(
      page,
      `document.querySelector('.block-editor-block-inspector__tabs [role=tab]:nth-child(2)').click()`,
    );
    await page.waitForFunction(
      `[...document.querySelectorAll('h2, button')].some(({ textContent }) => textContent === 'Colors of the table')`,
    );
    // The editor shows the warning after a moment.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (await messagesIn(page, '.block-editor-contrast-checker')).length;
  };
  assert.equal(await warningsWith('#e6b23c'), 0);
  assert.equal(await warningsWith('#8a1c1c'), 1);
}

/** Checks the settings in the sidebar. */
export async function checkSidebar(context: Context, author: Person): Promise<void> {
  const { check } = context;
  await check('the sidebar offers only the players and seats of the variant', () => checkPlayers(author));
  await check('the sidebar shows mistakes in the house rules next to the field', () => checkRules(author));
  await check('the sidebar offers puzzles, settings and seats in words, and the block has an icon', () =>
    checkChoices(author),
  );
  await check('no label in the sidebar is cut, in English, German and Italian', () => checkLabels(context, author));
  await check('the sidebar warns about an accent colour with low contrast', () => checkColours(author));
}

/**
 * Checks the notes about mistakes at a table.
 * @param url a post of the author with `MISTAKEN`
 */
export async function checkNotes({ browser, check }: Context, author: Person, url: string): Promise<void> {
  await check('only people who can edit the page see notes about mistakes in a shortcode', async () => {
    const { page } = author;
    const visible = `[...document.querySelectorAll('.watten-table-notes:not([hidden]) p')].map(({ textContent }) => textContent)`;
    await page.goto(url);
    await page.waitForFunction(`${visible}.length === 4`);
    const notes = await evaluate<readonly string[]>(page, visible);
    assert.deepEqual(notes.slice(0, 3), [
      'Visitors do not see this message.',
      'The table has no attribute “varaint”.',
      '“level” cannot be “hard”. Possible values: easy, medium, strong.',
    ]);
    assert.match(notes[3] ?? '', /^Variant 'suedtirol' does not support 3 players/);
    const visitor = await browser.newPage();
    await visitor.goto(url);
    assert.equal(await visitor.$('.watten-table-notes'), null);
    assert.doesNotMatch(await visitor.content(), /notes\.js/);
    await visitor.close();
  });
}

/** A shortcode with an unknown attribute, an invalid value, and players that the variant does not support. */
export const MISTAKEN = '[watten varaint="tirol" level="hard" players="3"]';
