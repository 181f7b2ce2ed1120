/** A page's `messages` apply at once and in every text, and are never parsed as HTML. */
import { assert } from '@open-wc/testing';
import { WattenTable, type TableMessages } from '../../src/index.js';
import { createGame } from '../../src/engine.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase } from '../../tools/scenes/scene.js';
import { de, en } from '../i18n/spoken.js';
import { playTo } from './scenes.js';
import { all, clearPage, newTable, one, place, press, rootOf, texts, until, openPanel } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const PLAY = { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('play') } as const;

const startButton = (table: WattenTable): string => texts(table, '.poster .primary').join();
const handLabel = (table: WattenTable): string | null => one(table, '.hand').getAttribute('aria-label');

const errorsAt = (table: WattenTable): readonly string[] => {
  const errors: string[] = [];
  table.addEventListener('watten-error', ({ detail }) => errors.push(`${detail.code} ${detail.message}`));
  return errors;
};

const shows = (read: () => unknown, expected: unknown, name: string): Promise<void> =>
  until(() => read() === expected, name);

describe('the `messages` property', function () {
  this.timeout(60_000);
  afterEach(clearPage);

  it('`messages` set before the element is defined apply from the first render', async () => {
    class LateTable extends WattenTable {}
    const early = document.createElement('words-table') as WattenTable;
    early.lang = 'de';
    const mine: TableMessages = { de: { start: 'Auf geht’s' } };
    early.messages = mine;
    const seen = new Set<string>();
    place().append(early);
    customElements.define('words-table', LateTable);
    customElements.upgrade(early);
    assert.strictEqual(early.messages, mine);
    await until(() => {
      for (const text of texts(early, '.poster .primary')) seen.add(text);
      return seen.size > 0;
    }, 'the poster is shown');
    assert.deepEqual([...seen], ['Auf geht’s'], 'no other text before');
  });

  it('`messages` immediately change texts of a running game and an open panel, and show markup as plain text', async () => {
    const table = newTable();
    const errors = errorsAt(table);
    await playTo(table, PLAY);
    await openPanel(table, 'log');
    await until(() => rootOf(table).querySelector('.panel'), 'the log is open');
    const markup = '<b>Blatt</b><img src=x onerror="this.remove()">&amp;';
    table.messages = {
      de: {
        'label-hand': markup,
        'play-a-card': markup,
        'label-log': markup,
        'line-you-deal': ({ hand }) => `<i>Runde ${hand}</i>`,
        'line-deal': ({ name, hand }) => `<i>${name} ${hand}</i>`,
        card: (card, { deck, card: usual }) => `${deck} ${usual(card)}`,
      },
    };
    await shows(() => handLabel(table), markup, 'the hand');
    assert.include(texts(table, '.panel').join(), markup);
    assert.match(texts(table, '.panel').join(), /<i>[^<]+ 1<\/i>/);
    assert.include(one(table, '[part=status]').textContent ?? '', markup);
    assert.lengthOf(all(table, 'b:not(.term), i, img'), 0, 'markup creates no elements');
    assert.match(all(table, '.hand [data-card]')[0].getAttribute('aria-label') ?? '', /^salzburg \S+-/);
    table.deck = 'french';
    await until(
      () =>
        /^french (?:Kreuz|Pik|Herz|Karo)-/.test(all(table, '.hand [data-card]')[0].getAttribute('aria-label') ?? ''),
      'the French cards have French names',
    );
    table.messages = null;
    await shows(() => handLabel(table), de['label-hand'], 'the default texts are back');
    assert.deepEqual(errors, []);
  });

  it('`messages` apply to the separately loaded texts of a replay', async () => {
    const table = newTable();
    table.messages = { de: { 'replay-close': 'Genug' } };
    const game = createGame({ seed: 'spule' });
    game.act(game.legalActions(game.toAct[0])[0]);
    await table.replay(game.record());
    const close = (): string | null => one(table, '[data-replay=close]').getAttribute('aria-label');
    await shows(close, 'Genug', 'the record');
    table.messages = { de: { 'replay-close': 'Schluss' } };
    await shows(close, 'Schluss', 'the text changes during the replay');
  });

  it('if `messages` add a language, the table shows missing texts in English and reports them once', async () => {
    const [table, other] = [newTable({ lang: 'fr' }), newTable({ lang: 'fr' })];
    const errors = errorsAt(table);
    await shows(() => startButton(table), en.start, 'English');
    const mine: TableMessages = { fr: { start: 'Commencer', 'label-table': 'Table de Watten' } };
    table.messages = mine;
    await shows(() => startButton(table), 'Commencer', 'French');
    assert.strictEqual(one(table, '.frame').getAttribute('lang'), 'fr');
    assert.strictEqual(one(table, '.frame').getAttribute('aria-label'), 'Table de Watten');
    assert.strictEqual(startButton(other), en.start, 'other tables are unchanged');
    table.messages = { ...mine };
    table.lang = 'fr-CA';
    table.lang = 'de';
    await shows(() => startButton(table), de.start, 'German');
    table.lang = 'fr-CA';
    await shows(() => startButton(table), 'Commencer', 'French is the nearest');
    assert.deepEqual(
      errors.map((error) => error.split(' ')[0]),
      ['invalid-value', 'message-missing'],
      'one error before and one after the messages',
    );
  });

  it('a text in a fallback language is marked with the `lang` of that language', async () => {
    const table = newTable({ lang: 'fr', hints: '' });
    const langOf = (selector: string): string | null => one(table, selector).getAttribute('lang');
    table.messages = { fr: { 'label-table': 'Table de Watten' } };
    await playTo(table, PLAY);
    await until(() => langOf('.frame') === 'fr', 'the table is in French');
    await press(one(table, '[data-aid=hint]'));
    await until(() => rootOf(table).querySelector('.hint'), 'the hint is shown', 20_000);
    assert.strictEqual(langOf('.hint'), 'en');
    table.messages = { fr: { 'label-table': 'Table de Watten', 'hint-next': 'La main est finie.' } };
    await until(() => langOf('.hint') === 'fr', 'the hint is in French');
    table.lang = 'lld';
    await until(() => langOf('.frame') === 'it', 'Ladin uses Italian sentences');
    await until(() => langOf('.hint') === 'it', 'the hint is in Italian');
    table.lang = 'fr';
    await table.startLesson();
    await until(() => rootOf(table).querySelector('.lesson .status'), 'the lesson');
    assert.deepEqual([langOf('.frame'), langOf('.lesson .status')], ['fr', 'en']);
    await table.stop();
  });

  it('invalid `messages` fire an error, and the table keeps the previous messages', async () => {
    const table = newTable();
    const errors = errorsAt(table);
    const mine: TableMessages = { de: { start: 'Los' } };
    table.messages = mine;
    await shows(() => startButton(table), 'Los', 'the text of the page');
    table.messages = { de: { start: 'Weg', strat: 'Los' } } as TableMessages;
    await until(() => errors.length > 0, 'the error fires');
    assert.match(errors[0], /^unknown-message.*'strat'/);
    assert.strictEqual(table.messages, mine);
    await table.updateComplete;
    assert.strictEqual(startButton(table), 'Los');
    table.messages = { de: { start: 'Zuerst' } };
    table.messages = { de: { start: 'Zuletzt' } };
    await shows(() => startButton(table), 'Zuletzt', 'the last messages apply');
  });

  it('if a message function throws, the table shows the default text and reports the error once', async () => {
    const table = newTable();
    const errors = errorsAt(table);
    table.messages = {
      de: {
        'poster-text': () => {
          throw new Error('kaputt');
        },
      },
    };
    await until(() => errors.length > 0, 'the error fires');
    assert.match(errors[0], /^message-failed.*'poster-text'.*kaputt/);
    assert.include(one(table, '.poster').textContent ?? '', 'Südtiroler Watten zu viert');
    table.requestUpdate();
    await table.updateComplete;
    table.level = 'strong';
    await table.updateComplete;
    assert.lengthOf(errors, 1);
  });
});
