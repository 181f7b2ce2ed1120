import { assert } from '@open-wc/testing';
import { clearPage, errorsOf, frames, listen, one, place, rootOf, tableIn, until, type FiredEvent } from './table.js';
import { skipDrawing } from './skip-drawing.js';
import type { WattenTable } from '../../src/index.js';

skipDrawing();

const root = document.documentElement;

const hasLanguage = (table: WattenTable, language: string): Promise<void> =>
  until(
    () =>
      rootOf(table).querySelector('.frame')?.getAttribute('lang') === language &&
      rootOf(table).querySelector('.poster'),
    `the table speaks ${language}`,
  );

/** A table with or without a `lang` attribute, in a container with a `lang` attribute. */
function tableFor(
  lang: string | null,
  around: string | null = null,
): { table: WattenTable; events: readonly FiredEvent[] } {
  const box = place();
  if (around !== null) box.lang = around;
  const table = tableIn(box, {});
  const events = listen(table, ['watten-error']);
  if (lang === null) table.removeAttribute('lang');
  else table.setAttribute('lang', lang);
  return { table, events };
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
    it(`the table uses the language '${language}' with lang="${tag}" on <html>`, async () => {
      root.lang = tag;
      const { table, events } = tableFor(null);
      await hasLanguage(table, language);
      assert.deepEqual(errorsOf(events), []);
    });

    it(`the table uses the language '${language}' with lang="${tag}" on the element`, async () => {
      root.lang = 'en';
      const { table, events } = tableFor(tag);
      await hasLanguage(table, language);
      assert.deepEqual(errorsOf(events), []);
    });
  }

  it("the table uses the page's language and fires one error if its own `lang` is invalid", async () => {
    root.lang = 'en';
    const { table, events } = tableFor('deutsch', 'it_CH');
    await hasLanguage(table, 'it');
    await until(() => events.length > 0, 'the error');
    table.setAttribute('level', 'easy');
    await frames(2);
    assert.deepEqual(
      errorsOf(events).map(({ code, message }) => [code, message]),
      [
        [
          'invalid-value',
          "'lang' must be 'de', 'de-x-dialect', 'en', 'it' or 'lld', not 'deutsch'. The table uses 'it'.",
        ],
      ],
    );
    table.lang = 'de';
    await hasLanguage(table, 'de');
    table.lang = 'xx';
    await hasLanguage(table, 'it');
    assert.lengthOf(errorsOf(events), 2, 'another invalid value fires another error');
  });

  it('`lang` accepts a language that the page has added with `messages`', async () => {
    const { table, events } = tableFor('fr_CH');
    table.messages = { fr_FR: { start: 'Commencer' } };
    await until(() => errorsOf(events).some(({ code }) => code === 'message-missing'), 'the gaps are reported');
    assert.include(
      errorsOf(events).map(({ code }) => code),
      'invalid-value',
      'French of France is not French of Switzerland',
    );
    const count = events.length;
    table.messages = { fr: { start: 'Commencer' } };
    await until(() => events.length > count, 'the gaps are reported again');
    assert.deepEqual(
      errorsOf(events.slice(count)).map(({ code }) => code),
      ['message-missing'],
    );
    await hasLanguage(table, 'fr');
    assert.include(one(table, '.poster .button').textContent, 'Commencer');
  });
});
