/** Explanations of questions. The lesson switches explanations on, and the table shows fewer of them with each hand. */
import { assert } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { help as german } from '../../src/i18n/de/help.js';
import { help as italian } from '../../src/i18n/it/help.js';
import { lessons as germanLessons } from '../../src/i18n/de/lessons.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { isAsked, phase, type Scene } from '../../tools/scenes/scene.js';
import { runs } from '../runs.js';
import { coveredByQuestion } from './covered.js';
import { allIsFit } from './fit.js';
import { key } from './keys.js';
import { playTo } from './scenes.js';
import {
  all,
  clearPage,
  frames,
  newTable,
  one,
  press,
  rootOf,
  settled,
  texts,
  until,
  viewOf,
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const WORDS = german.salzburg;
const SCHLAG = WORDS['schlag-single']({ above: 'guter' });
const NAMING: Scene = {
  setup: { dealer: 3, hands: HANDS },
  rules: { schoeneres: 'none', schlagtausch: 'none' },
  at: phase('announce'),
};

const createStorage = (): TableStorage & { readonly texts: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    texts: kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
};

const explained = (table: WattenTable): string => texts(table, '.help').join(' ');
const explains = (table: WattenTable, text: string): Promise<void> => until(() => explained(table) === text, text);

/** Chooses an option for explanations in the settings. */
async function choose(table: WattenTable, value: string): Promise<void> {
  await openPanel(table, 'settings');
  await until(() => rootOf(table).querySelector('[data-preference=help]'), 'the settings are open');
  const select = one(table, '[data-preference=help]') as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change'));
  await key('Escape');
  await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
}

describe('explanations of questions', () => {
  beforeEach(() => setViewport({ width: 600, height: 760 }));
  afterEach(clearPage);

  it(`help="on" shows an explanation in the table's language below the question and announces it once`, async () => {
    const table = newTable();
    await playTo(table, NAMING);
    assert.isNull(rootOf(table).querySelector('.help'));
    table.help = 'on';
    await explains(table, SCHLAG);
    await until(() => texts(table, '.live').join('').includes(SCHLAG), 'the explanation is announced');
    assert.lengthOf(texts(table, '.live').join('').split(SCHLAG), 2);
    assert.include(one(table, '.status').textContent ?? '', 'Welcher Schlag?', 'the question is above the explanation');
    await sendMouse({ type: 'move', position: [40, 200] });
    await sendMouse({ type: 'move', position: [44, 204] });
    await until(() => rootOf(table).querySelector('.help [data-term]'), 'its terms are marked');
    await press(one(table, '.help [data-term]'));
    await until(() => rootOf(table).querySelector('.note-on-term'), 'the note on the term is shown');
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.note-on-term'), 'the note is closed');
    table.lang = 'it';
    await explains(table, italian.salzburg['schlag-single']({ above: 'guter' }));
    table.removeAttribute('help');
    table.help = 'off';
    await until(() => explained(table) === '', 'no explanation is shown');
  });

  it('a lesson switches explanations on, but they stay off once the visitor has switched them off', async () => {
    const storage = createStorage();
    const table = newTable({ persist: 'hilfe', lesson: '' });
    table.storage = storage;
    for (const { text } of germanLessons.salzburg.courses.watten.steps) {
      await until(() => texts(table, '.lesson .status').join(' ') === text, text);
      one(table, '[data-lesson=skip]').click();
    }
    await until(() => rootOf(table).querySelector('[data-lesson=play]'), 'the lesson is over');
    one(table, '[data-lesson=play]').click();
    await until(() => rootOf(table).querySelector('.prompt:not(.lesson) .help'), 'the first question is explained');
    assert.deepInclude(JSON.parse(storage.texts.get('watten-table-preferences:hilfe') ?? '{}'), { help: 'fading' });
    await choose(table, 'off');
    await until(() => explained(table) === '', 'explanations are off');
    table.remove();
    const again = newTable({ persist: 'hilfe' });
    again.storage = storage;
    await settled(again);
    await frames(3);
    assert.strictEqual(explained(again), '');
    await again.startLesson('vier');
    await until(() => rootOf(again).querySelector('[data-lesson=skip]'), 'another lesson');
    one(again, '[data-lesson=skip]').click();
    await until(() => rootOf(again).querySelector('[data-lesson=play]'), 'the lesson is over');
    one(again, '[data-lesson=play]').click();
    await until(() => rootOf(again).querySelector('.prompt:not(.lesson)'), 'a game');
    await settled(again);
    await frames(3);
    assert.strictEqual(explained(again), '', 'explanations stay off after another lesson');
    await choose(again, 'on');
    await until(() => explained(again) !== '', 'explanations are on');
  });

  it('help="fading" stops explaining a topic after two hands', async () => {
    const storage = createStorage();
    storage.texts.set('watten-table-help:hilfe', JSON.stringify({ schlag: 1, aim: 'much' }));
    const table = newTable({ persist: 'hilfe', help: 'fading' });
    table.storage = storage;
    await playTo(table, NAMING);
    await explains(table, SCHLAG);
    // Plays to the end of the hand and into the next hand.
    while (viewOf(table).handNumber === 1) {
      const view = await settled(table);
      const [first] = view.legal.filter(({ type }) => type !== 'bid' && type !== 'reveal');
      assert.isTrue(await table.act(first));
    }
    await until(
      () => (storage.texts.get('watten-table-help:hilfe') ?? '').includes('"schlag":2'),
      'the explanation is counted',
    );
    await playTo(table, NAMING);
    await frames(3);
    assert.strictEqual(explained(table), '', 'the Schlag is known');
    await playTo(table, { ...EVERY_PHASE['an answer to a bid'] });
    await explains(table, WORDS['answer-bid']({ value: 2, to: 3, own: 3, others: 3 }));
  });

  it("a beginner's first question lists the held ranks first, dims the others and folds the requests", async () => {
    const table = newTable({ help: 'on' });
    await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('announce') });
    await until(() => rootOf(table).querySelector('.requests'), 'the requests are folded');
    const ranks = all(table, '.ranks .button').map((button) => button.textContent?.replace(/\s+/g, '') ?? '');
    // The hand has EA, LK, HO, SU and E7.
    assert.sameMembers(ranks.slice(0, 5), ['AAss', 'KKönig', 'OOber', 'UUnter', '7Sieben']);
    const opacityOf = (button: HTMLElement): string => getComputedStyle(button).opacity;
    assert.deepEqual(
      all(table, '.ranks .button').map(opacityOf),
      ranks.map((_, index) => (index < 5 ? '1' : '0.6')),
    );
    const requests = (): readonly HTMLElement[] => all<HTMLElement>(table, '.requests .button');
    assert.isFalse(
      requests().some((button) => button.checkVisibility()),
      'the requests are hidden',
    );
    await press(one(table, '.requests summary'));
    await until(
      () => requests().length === 2 && requests().every((button) => button.checkVisibility()),
      'both requests',
    );
  });

  it('the explanation of a bid disappears after the visitor bids', async () => {
    const storage = createStorage();
    const known = ['aim', 'own-best', 'free', 'free-of-trump', 'must-follow', 'ahead-opponent', 'ahead-partner'];
    storage.texts.set('watten-table-help:hilfe', JSON.stringify(Object.fromEntries(known.map((topic) => [topic, 2]))));
    const table = newTable({ persist: 'hilfe', help: 'fading' });
    table.storage = storage;
    await playTo(table, { setup: { dealer: 1, hands: HANDS }, others: ['hold'], at: phase('play') });
    await explains(table, WORDS.bid({ to: 3 }));
    await press(one(table, '[data-action=bid]'));
    await until(() => viewOf(table).value === 3 && viewOf(table).phase === 'play', 'the bid is held');
    await explains(table, '');
  });

  it('a hint replaces the explanation of a question', async () => {
    const table = newTable({ help: 'on', hints: '' });
    await playTo(table, EVERY_PHASE['an answer to a bid']);
    await until(() => explained(table) !== '', 'an explanation is shown');
    await press(one(table, '[data-aid=hint]'));
    await until(() => rootOf(table).querySelector('.hint'), 'the hint', 20_000);
    assert.strictEqual(explained(table), '');
  });

  it("on a phone, explanations do not cover the players at the sides or the visitor's card in the trick", async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable({ help: 'on', lang: 'it', hints: '' });
    const top = (selector: string): DOMRect => one(table, selector).getBoundingClientRect();
    await playTo(table, EVERY_PHASE['a Trumpf']);
    await until(() => explained(table) !== '', 'an explanation is shown');
    await frames(2);
    for (const side of ['left', 'right']) assert.isAtMost(top(`.seat.${side}`).bottom, top('.sheet').top, side);
    await playTo(table, EVERY_PHASE['a Schlag']);
    await until(() => explained(table) !== '', 'the ranks leave space for an explanation');
    await frames(2);
    for (const side of ['left', 'right']) assert.isAtMost(top(`.seat.${side}`).bottom, top('.sheet').top, side);
    await playTo(table, {
      setup: { dealer: 3, hands: HANDS },
      others: ['bid'],
      human: ['hold'],
      at: (view) => isAsked(view, 'bid') && view.trick.some(({ seat }) => seat === 0),
    });
    await frames(3);
    assert.strictEqual(explained(table), '', 'the visitor’s card must be visible');
  });

  it('on a small table, the question stays visible above its explanation', async () => {
    const first = phase('play');
    const scenes: readonly (readonly [name: string, question: RegExp, scene: Scene])[] = [
      ['a Schlag', /Schlag/, EVERY_PHASE['a Schlag']],
      ['a card, and a bid that may be made', /carta/, { setup: { dealer: 1, hands: HANDS }, at: first }],
      ['a card', /carta/, { setup: { dealer: 1, hands: HANDS }, rules: { bidWhen: 'never' }, at: first }],
    ];
    const table = newTable({ help: 'on', lang: 'it', hints: '' });
    for (const [name, question, scene] of scenes) {
      await playTo(table, scene);
      await setViewport({ width: 600, height: 760 });
      await until(() => explained(table) !== '', `${name} is explained`);
      for (const [width, height] of [
        [390, 844],
        [320, 568],
        [844, 390],
      ] as const) {
        await setViewport({ width, height });
        const isQuestionVisible = (): boolean => {
          const questionText = one(table, '.status > span');
          const sheet = one(table, '.sheet').getBoundingClientRect();
          const { top, bottom } = questionText.getBoundingClientRect();
          return (
            sheet.right <= window.innerWidth &&
            question.test(questionText.textContent) &&
            getComputedStyle(questionText).clipPath === 'none' &&
            top >= Math.max(0, sheet.top) &&
            bottom <= (rootOf(table).querySelector('.help') ?? one(table, '.choices')).getBoundingClientRect().top + 1
          );
        };
        await until(isQuestionVisible, `${name} shows its question at ${width}x${height}`);
      }
    }
  });

  it("on a large table, the explanation of a bid is next to the question, away from the visitor's card", async () => {
    const table = newTable();
    await playTo(table, EVERY_PHASE['an answer to a bid']);
    for (const [width, height] of [
      [1024, 640],
      [1280, 720],
      [1440, 900],
    ] as const) {
      table.help = 'off';
      await setViewport({ width, height });
      await frames(3);
      const { top } = one(table, '.sheet').getBoundingClientRect();
      table.help = 'on';
      await until(() => all(table, '.help-beside').length > 0, 'the bid is explained');
      await frames(2);
      const sheet = one(table, '.sheet').getBoundingClientRect();
      assert.approximately(sheet.top, top, 1, `${width}x${height}`);
      const help = one(table, '.help-beside').getBoundingClientRect();
      assert.isAtLeast(help.left, sheet.right);
      assert.isAtMost(help.right, table.offsetWidth - 8);
      assert.isAtMost(help.bottom, table.offsetHeight);
    }
    assert.deepEqual(coveredByQuestion(table), []);
  });

  it("a table without room for the explanation of a bid above the visitor's card shows no explanation", async () => {
    const table = newTable({ help: 'on' });
    await playTo(table, EVERY_PHASE['an answer to a bid']);
    await until(() => explained(table) !== '', 'the bid is explained');
    await setViewport({ width: 800, height: 600 });
    await until(() => explained(table) === '', 'no explanation is shown');
    await setViewport({ width: 768, height: 1024 });
    await until(() => explained(table) !== '', 'the bid is explained');
    assert.deepEqual(coveredByQuestion(table), []);
  });

  it('explanations of all questions fit the table in Italian, the language with the longest texts', async function () {
    this.timeout(60_000);
    const table = newTable({ help: 'on', lang: 'it', hints: '' });
    const every = ['a card that gives the Schlag', 'an answer to a bid', 'a forced game', 'a Schlag', 'the first card'];
    for (const name of every.slice(0, runs(3, every.length))) {
      await playTo(table, EVERY_PHASE[name]);
      await setViewport({ width: 600, height: 760 });
      await until(() => all(table, '.help').length === 1, `${name} is explained`);
      await allIsFit(table, name, [
        [320, 568],
        [390, 844],
        [844, 390],
        [720, 450],
      ]);
    }
  });
});
