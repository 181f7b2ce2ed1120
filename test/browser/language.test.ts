import { assert } from '@open-wc/testing';
import { clearPage, errorsOf, frames, listen, one, place, rootOf, tableIn, until, type Told } from './table.js';
import { undrawn } from './undrawn.js';
import type { WattenTable } from '../../src/index.js';

undrawn();

const root = document.documentElement;

const speaks = (table: WattenTable, language: string): Promise<void> =>
  until(
    () =>
      rootOf(table).querySelector('.frame')?.getAttribute('lang') === language &&
      rootOf(table).querySelector('.poster'),
    `the table speaks ${language}`,
  );

/** A table that is told nothing of languages but what is given. */
function tableFor(lang: string | null, around: string | null = null): { table: WattenTable; told: readonly Told[] } {
  const box = place();
  if (around !== null) box.lang = around;
  const table = tableIn(box, {});
  const told = listen(table, ['watten-error']);
  if (lang === null) table.removeAttribute('lang');
  else table.setAttribute('lang', lang);
  return { table, told };
}

describe('the language of a table', () => {
  const before = root.lang;
  afterEach(() => {
    root.lang = before;
    clearPage();
  });

  for (const [tag, language] of [
    ['de_DE', 'de'],
    ['de_AT', 'de'],
    ['it_IT', 'it'],
    ['de_AT.UTF-8', 'de'],
  ] as const) {
    it(`is ${language} for '${tag}' on <html>`, async () => {
      root.lang = tag;
      const { table, told } = tableFor(null);
      await speaks(table, language);
      assert.deepEqual(errorsOf(told), []);
    });

    it(`is ${language} for '${tag}' on the element`, async () => {
      root.lang = 'en';
      const { table, told } = tableFor(tag);
      await speaks(table, language);
      assert.deepEqual(errorsOf(told), []);
    });
  }

  it('is that of the page where the element has an unusable one, which is reported once', async () => {
    root.lang = 'en';
    const { table, told } = tableFor('deutsch', 'it_CH');
    await speaks(table, 'it');
    await until(() => told.length > 0, 'the error');
    table.setAttribute('level', 'easy');
    await frames(2);
    assert.deepEqual(
      errorsOf(told).map(({ code, message }) => [code, message]),
      [
        [
          'invalid-value',
          "'lang' cannot be 'deutsch'; it can be 'de', 'de-x-dialect', 'en', 'it' or 'lld'. The table speaks 'it'.",
        ],
      ],
    );
    table.lang = 'de';
    await speaks(table, 'de');
    table.lang = 'xx';
    await speaks(table, 'it');
    assert.lengthOf(errorsOf(told), 2, 'another unusable value is another error');
  });

  it('is no error while the page has texts of its own for it', async () => {
    const { table, told } = tableFor('fr_CH');
    table.messages = { fr_FR: { start: 'Commencer' } };
    await until(() => errorsOf(told).some(({ code }) => code === 'message-missing'), 'the gaps are reported');
    assert.include(
      errorsOf(told).map(({ code }) => code),
      'invalid-value',
      'French of France is not French of Switzerland',
    );
    const count = told.length;
    table.messages = { fr: { start: 'Commencer' } };
    await until(() => told.length > count, 'the gaps are reported again');
    assert.deepEqual(
      errorsOf(told.slice(count)).map(({ code }) => code),
      ['message-missing'],
    );
    await speaks(table, 'fr');
    assert.include(one(table, '.poster .button').textContent, 'Commencer');
  });
});
