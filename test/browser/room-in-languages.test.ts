/**
 * Checks that texts fit in the real languages. `npm test` checks each element in the language with the longest texts,
 * at the smallest sizes, and each puzzle in two languages. `npm run test:long` checks every language everywhere.
 */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { HintMessages } from '../../src/i18n/de/hints.js';
import type { Messages } from '../../src/i18n/de/table.js';
import { LANGUAGES, loadHintMessages, loadMessages, type Language } from '../../src/i18n/languages.js';
import { loadLessons } from '../../src/i18n/lessons.js';
import type { WattenTable } from '../../src/index.js';
import { ownLessons } from '../../src/lessons/own-lessons.js';
import { DECIDE, FARBE, SIGNAL, STOCK_TOP, STRIKE } from '../../tools/scenes/decisions.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { runs } from '../runs.js';
import { allIsFit, type Size, textsAreFit } from './fit.js';
import { key } from './keys.js';
import { EVERYWHERE, PEEKED, testRoom } from './room.js';
import { playTo } from './scenes.js';
import { all, clearPage, frames, newTable, one, press, rootOf, until, openPanel } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const SMALL: readonly Size[] = [
  [320, 568],
  [844, 390],
];

/** Parameters for any text. Every unknown parameter is a card. */
const SAMPLE_PARAMS = new Proxy<Readonly<Record<string, unknown>>>(
  {
    variant: 'kritisch-latinisch-wanderkritt',
    players: 4,
    who: 'you-all',
    names: ['Moidl'],
    name: 'Moidl',
    own: 'you',
    schlag: 'A',
    trumpf: 'E',
    count: 2,
    value: 2,
    to: 3,
    refusal: 2,
    percent: 62,
    cost: 12,
    score: [12, 9],
    winners: ['Moidl', 'Luis'],
    opponents: { who: 'they', names: ['Moidl', 'Luis'] },
    why: null,
    sign: 'bad',
    role: 'guter',
    outRole: 'guter',
  },
  { get: (params, name) => (typeof name === 'string' && name in params ? params[name] : 'LU') },
);
type Entries = Readonly<Record<string, unknown>>;
const textsOf = (entries: Entries, matches: (key: string) => boolean): readonly string[] =>
  Object.entries(entries)
    .filter(([name]) => matches(name))
    .map(([, entry]) => String(typeof entry === 'function' ? entry(SAMPLE_PARAMS) : entry));

const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
pen.font = '16px sans-serif';
const widthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + pen.measureText(text).width, 0);

/** The language with the widest texts for these keys. */
async function longestIn(matches: (key: string) => boolean): Promise<Language> {
  const widths = LANGUAGES.map(async (language): Promise<readonly [Language, number]> => {
    const [table, hints] = await Promise.all([loadMessages(language), loadHintMessages(language)]);
    return [language, widthOf(textsOf({ ...table.salzburg, ...hints.salzburg }, matches))];
  });
  const [[longest]] = (await Promise.all(widths)).sort(([, a], [, b]) => b - a) as [readonly [Language, number]];
  return longest;
}

const oneOf = (...keys: readonly (keyof Messages | keyof HintMessages)[]) => {
  const selected: ReadonlySet<string> = new Set(keys);
  return (name: string): boolean => selected.has(name);
};
const startsWith =
  (start: string) =>
  (name: string): boolean =>
    name.startsWith(start);

const showScene =
  (scene: Scene) =>
  async (table: WattenTable): Promise<void> =>
    void (await playTo(table, scene));

const OVER: Scene = { ...SIGNAL, rules: { bidWhen: 'never' }, at: phase('hand-over') };
const panel =
  (name: 'log' | 'review' | 'settings') =>
  async (table: WattenTable): Promise<void> => {
    await playTo(table, OVER);
    if (name === 'review') await press(one(table, `[data-panel='${name}']`));
    else await openPanel(table, name);
    await until(() => rootOf(table).querySelector('.panel'), `${name} is open`);
    if (name === 'review') await until(() => rootOf(table).querySelector('.panel .small'), 'the review is shown');
  };

/** Elements of the table, with their texts and the functions that show these elements. */
const ELEMENTS: Readonly<
  Record<string, { readonly texts: (key: string) => boolean; readonly show: (table: WattenTable) => Promise<void> }>
> = {
  'the poster': {
    texts: oneOf('start', 'learn', 'poster-text'),
    show: (table) => until(() => rootOf(table).querySelector('.poster'), 'the poster'),
  },
  'an answer to a bid': {
    texts: oneOf('asked-bid-farbe', 'choice-hold', 'choice-fold', 'choice-farbe'),
    show: showScene(FARBE),
  },
  'a request for new cards': {
    texts: oneOf('asked-schoeneres', 'choice-agree', 'choice-refuse'),
    show: showScene(EVERY_PHASE['a request for new cards']),
  },
  'a forced game': { texts: oneOf('decide-forced', 'choice-play-forced', 'note-fold'), show: showScene(DECIDE) },
  'setting points to 0': { texts: oneOf('choice-next-hand', 'choice-strike', 'note-strike'), show: showScene(STRIKE) },
  'the log': { texts: startsWith('line-'), show: panel('log') },
  'the settings': { texts: startsWith('prefer-'), show: panel('settings') },
  'the review': { texts: startsWith('review-'), show: panel('review') },
  'the keys': {
    texts: startsWith('keys-'),
    show: async (table) => {
      await playTo(table, { setup: { dealer: 3 }, at: phase('play') });
      one(table, '.prompt').focus();
      await key('?');
      await until(() => rootOf(table).querySelector('.panel .keys'), 'the keys are listed');
    },
  },
  'a hint': {
    texts: startsWith('hint-'),
    show: async (table) => {
      table.hints = true;
      await playTo(table, { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('play') });
      await press(one(table, '[data-aid=hint]'));
      await until(() => rootOf(table).querySelector('.hint'), 'the hint is shown', 20_000);
    },
  },
};

/** The longest step of a lesson in any language. */
async function longestStep(): Promise<{ readonly id: string; readonly step: number; readonly language: Language }> {
  const stepsByLanguage = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { courses } = (await loadLessons(language)).messages.salzburg;
      return Object.entries(courses).flatMap(([id, { steps }]) =>
        steps.map(({ text }, step) => ({ id, step, language, width: widthOf([text]) })),
      );
    }),
  );
  const [longest] = stepsByLanguage.flat().sort((a, b) => b.width - a.width);
  return longest;
}

async function stepIsFit(
  { id, step, language }: { readonly id: string; readonly step: number; readonly language: Language },
  sizes: readonly Size[],
): Promise<void> {
  const table = newTable({ lang: language });
  await table.startLesson(id);
  for (let at = 0; at < step; at++) {
    const before = one(table, '.lesson .count').textContent;
    one(table, '[data-lesson=skip]').click();
    await until(() => one(table, '.lesson .count').textContent !== before, 'the next step');
  }
  await textsAreFit(table, `${id} ${step + 1} in ${language}`, sizes);
  clearPage();
}

describe('texts in the language with the widest texts', function () {
  this.timeout(120_000);
  afterEach(clearPage);

  for (const [name, { texts, show }] of Object.entries(ELEMENTS)) {
    it(`all texts of '${name}' fit in the language with the widest texts`, async () => {
      const lang = await longestIn(texts);
      const table = newTable({ lang, variant: name === 'the poster' ? 'kritisch-latinisch-wanderkritt' : 'suedtirol' });
      await show(table);
      await allIsFit(table, `${name} in ${lang}`, SMALL);
    });
  }

  for (const lang of LANGUAGES)
    it(`the four suits have buttons of one width, with whole names (${lang})`, async () => {
      const table = newTable({ lang });
      await playTo(table, EVERY_PHASE['a Trumpf']);
      for (const [width, height] of SMALL) {
        await setViewport({ width, height });
        await frames(3);
        const buttons = all(table, '.choices.suits .button');
        assert.lengthOf(buttons, 4);
        const widths = buttons.map((button) => Math.round(button.getBoundingClientRect().width));
        assert.lengthOf([...new Set(widths)], 1, `${width}x${height}: ${widths.join()}`);
        for (const name of all(table, '.choices.suits .button > span:last-of-type'))
          assert.isBelow(name.getBoundingClientRect().height, 24, `${name.textContent} at ${width}x${height}`);
      }
    });

  it('the longest lesson step in any language fits the table', async () => stepIsFit(await longestStep(), SMALL));

  it('the longest question about the Schlag fits: 40 cards, two requests, a hint button and visible stock cards', async () => {
    const table = newTable({ lang: await longestIn(oneOf('line-stock-top', 'choice-schoeneres')) });
    table.hints = true;
    const rules = { pack: 40, stockTop: 'open', schoeneres: 'announcers', schlagtausch: 'either' } as const;
    await playTo(table, { ...STOCK_TOP, rules });
    assert.equal(all(table, '.ranks .button[data-action]').length, 11);
    await allIsFit(table, 'eleven ranks', EVERYWHERE);
    await playTo(table, {
      variant: 'suedtirol',
      rules: { ...rules, dealerPeek: 'top-and-bottom' },
      seed: 'stube',
      setup: { dealer: 0 },
      at: ({ legal }) => legal.some(({ type }) => type === 'announce-trumpf'),
    });
    await allIsFit(table, 'two cards of the stock', EVERYWHERE);
  });

  it('the panel of signs and an announcement with the bottom card fit the table at every size', async () => {
    const table = newTable({ lang: await longestIn(oneOf('bottom-card')) });
    for (const [where, scene] of PEEKED) {
      await playTo(table, scene);
      await allIsFit(table, where, EVERYWHERE);
    }
    await playTo(table, SIGNAL);
    await press(one(table, '[data-panel=signals]'));
    await until(() => rootOf(table).querySelector('.panel .signals'), 'the signs are shown');
    await allIsFit(table, 'signs', EVERYWHERE);
  });
});

/** Pairs of overlapping buttons in a puzzle. */
const overlappingButtons = (table: WattenTable): readonly string[] => {
  const buttons = all(table, '.puzzle .button').map((button) => ({ button, box: button.getBoundingClientRect() }));
  return buttons.flatMap(({ button, box }, index) =>
    buttons
      .slice(index + 1)
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          left < box.right && box.left < right && top < box.bottom && box.top < bottom,
      )
      .map((other) => `${button.textContent.trim()} and ${other.button.textContent.trim()}`),
  );
};

describe('puzzle texts', function () {
  this.timeout(120_000);
  afterEach(clearPage);

  for (const [index, id] of ['find-21', 'tricks-1', 'announce-3', 'bid-12'].entries())
    it(`the puzzle '${id}' fits the table in every language`, async () => {
      // The short run tests two languages per puzzle, so that all puzzles together cover every language.
      const some = [index, index + 2].map((turn) => LANGUAGES[turn % LANGUAGES.length]);
      for (const language of runs<readonly Language[]>(some, LANGUAGES)) {
        const table = newTable({ lang: language, puzzle: id });
        await until(() => rootOf(table).querySelector('.puzzle .ways'), 'the puzzle is shown');
        for (const size of runs([...SMALL, [390, 844], [1440, 900]], EVERYWHERE)) {
          await textsAreFit(table, `${id} in ${language}`, [size]);
          assert.deepEqual(overlappingButtons(table), [], `${id} in ${language} at ${size.join('x')}`);
        }
        clearPage();
      }
    });
});

for (const language of runs<readonly Language[]>([], LANGUAGES)) {
  describe(`texts in '${language}'`, function () {
    this.timeout(120_000);
    afterEach(clearPage);
    testRoom(language, /./);
    for (const { id, steps } of ownLessons(LANGUAGE_TEXTS[language].lessons.salzburg.courses))
      for (const step of steps.keys())
        it(`step ${step + 1} of the lesson '${id}' fits the table in '${language}'`, () =>
          stepIsFit({ id, step, language }, EVERYWHERE));
  });
}
