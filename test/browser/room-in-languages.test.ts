/**
 * The languages that are really spoken have their room. In `npm test` each part of the table is looked at in the language
 * that is the longest there, at the smallest sizes, and each puzzle in two languages; in `npm run test:long` every language
 * everywhere.
 */
import { assert } from '@open-wc/testing';
import type { HintMessages } from '../../src/i18n/de/hints.js';
import type { Messages } from '../../src/i18n/de/table.js';
import { LANGUAGES, loadHintMessages, loadMessages, type Language } from '../../src/i18n/languages.js';
import { loadLessons } from '../../src/i18n/lessons.js';
import type { WattenTable } from '../../src/index.js';
import { ownLessons } from '../../src/lessons/own-lessons.js';
import { DECIDE, FARBE, SIGNAL, STRIKE } from '../../tools/scenes/decisions.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { runs } from '../runs.js';
import { allIsFit, type Size, textsAreFit } from './fit.js';
import { key } from './keys.js';
import { EVERYWHERE, PEEKED, testRoom } from './room.js';
import { playTo } from './scenes.js';
import { all, clearPage, newTable, one, press, rootOf, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const SMALL: readonly Size[] = [
  [320, 568],
  [844, 390],
];

/** Something for everything that a text may be given; what is not named is a card. */
const GIVEN = new Proxy<Readonly<Record<string, unknown>>>(
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
    why: null,
    sign: 'bad',
    role: 'guter',
    outRole: 'guter',
  },
  { get: (given, name) => (typeof name === 'string' && name in given ? given[name] : 'LU') },
);
type Entries = Readonly<Record<string, unknown>>;
const saidBy = (entries: Entries, isWanted: (key: string) => boolean): readonly string[] =>
  Object.entries(entries)
    .filter(([name]) => isWanted(name))
    .map(([, entry]) => String(typeof entry === 'function' ? entry(GIVEN) : entry));

const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
pen.font = '16px sans-serif';
const widthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + pen.measureText(text).width, 0);

/** The language in which these entries are the widest. */
async function longestIn(isWanted: (key: string) => boolean): Promise<Language> {
  const widths = LANGUAGES.map(async (language): Promise<readonly [Language, number]> => {
    const [table, hints] = await Promise.all([loadMessages(language), loadHintMessages(language)]);
    return [language, widthOf(saidBy({ ...table.salzburg, ...hints.salzburg }, isWanted))];
  });
  const [[longest]] = (await Promise.all(widths)).sort(([, a], [, b]) => b - a) as [readonly [Language, number]];
  return longest;
}

const among = (...keys: readonly (keyof Messages | keyof HintMessages)[]) => {
  const wanted: ReadonlySet<string> = new Set(keys);
  return (name: string): boolean => wanted.has(name);
};
const beginningWith =
  (start: string) =>
  (name: string): boolean =>
    name.startsWith(start);

const asks =
  (scene: Scene) =>
  async (table: WattenTable): Promise<void> =>
    void (await playTo(table, scene));

const OVER: Scene = { ...SIGNAL, rules: { bidWhen: 'never' }, at: phase('hand-over') };
const panel =
  (name: 'log' | 'review' | 'settings') =>
  async (table: WattenTable): Promise<void> => {
    await playTo(table, OVER);
    await press(one(table, `[data-panel='${name === 'settings' ? 'log' : name}']`));
    await until(() => rootOf(table).querySelector('.panel'), `${name} is open`);
    if (name === 'settings') await press(one(table, '.more'));
    if (name === 'review') await until(() => rootOf(table).querySelector('.panel .small'), 'the look back is there');
  };

/** A part of the table: the texts that it is made of, and how it is brought about. */
const PARTS: Readonly<
  Record<string, { readonly texts: (key: string) => boolean; readonly show: (table: WattenTable) => Promise<void> }>
> = {
  'the poster': {
    texts: among('start', 'learn', 'poster-text'),
    show: (table) => until(() => rootOf(table).querySelector('.poster'), 'the poster'),
  },
  'an answer to a bid': {
    texts: among('asked-bid-farbe', 'choice-hold', 'choice-fold', 'choice-farbe'),
    show: asks(FARBE),
  },
  'a request for new cards': {
    texts: among('asked-schoeneres', 'choice-agree', 'choice-refuse'),
    show: asks(EVERY_PHASE['a request for new cards']),
  },
  'a forced game': { texts: among('decide-forced', 'choice-play-forced', 'choice-give-up'), show: asks(DECIDE) },
  'points to strike': { texts: among('choice-next-hand', 'choice-strike', 'note-strike'), show: asks(STRIKE) },
  'the log': { texts: beginningWith('line-'), show: panel('log') },
  'the settings': { texts: beginningWith('prefer-'), show: panel('settings') },
  'the look back': { texts: beginningWith('review-'), show: panel('review') },
  'the keys': {
    texts: beginningWith('keys-'),
    show: async (table) => {
      await playTo(table, { setup: { dealer: 3 }, at: phase('play') });
      one(table, '.prompt').focus();
      await key('?');
      await until(() => rootOf(table).querySelector('.panel .keys'), 'the keys are listed');
    },
  },
  'a hint': {
    texts: beginningWith('hint-'),
    show: async (table) => {
      table.hints = true;
      await playTo(table, { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('play') });
      await press(one(table, '[data-aid=hint]'));
      await until(() => rootOf(table).querySelector('.hint'), 'the hint is shown', 20_000);
    },
  },
};

/** The step of a lesson that is the longest in any language. */
async function longestStep(): Promise<{ readonly id: string; readonly step: number; readonly language: Language }> {
  const told = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { courses } = (await loadLessons(language)).messages.salzburg;
      return Object.entries(courses).flatMap(([id, { steps }]) =>
        steps.map(({ text }, step) => ({ id, step, language, width: widthOf([text]) })),
      );
    }),
  );
  const [longest] = told.flat().sort((a, b) => b.width - a.width);
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

describe('where a language is the longest', function () {
  this.timeout(120_000);
  afterEach(clearPage);

  for (const [name, { texts, show }] of Object.entries(PARTS)) {
    it(`${name} has room`, async () => {
      const lang = await longestIn(texts);
      const table = newTable({ lang, variant: name === 'the poster' ? 'kritisch-latinisch-wanderkritt' : 'suedtirol' });
      await show(table);
      await allIsFit(table, `${name} in ${lang}`, SMALL);
    });
  }

  it('a lesson has room', async () => stepIsFit(await longestStep(), SMALL));

  it('the bottom card has room, and signs, on a table of every breadth', async () => {
    const table = newTable({ lang: await longestIn(among('bottom-card')) });
    for (const [where, scene] of PEEKED) {
      await playTo(table, scene);
      await allIsFit(table, where, EVERYWHERE);
    }
    await playTo(table, SIGNAL);
    await press(one(table, '[data-panel=signals]'));
    await until(() => rootOf(table).querySelector('.panel .signals'), 'the signs are there');
    await allIsFit(table, 'signs', EVERYWHERE);
  });
});

/** Buttons of a puzzle that lie on one another. */
const meetingButtons = (table: WattenTable): readonly string[] => {
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

describe('a puzzle', function () {
  this.timeout(120_000);
  afterEach(clearPage);

  for (const [index, id] of ['find-21', 'tricks-1', 'announce-3', 'bid-12'].entries())
    it(`has room in every language: ${id}`, async () => {
      // In short, two languages each, so that every language has its turn.
      const some = [index, index + 2].map((turn) => LANGUAGES[turn % LANGUAGES.length]);
      for (const language of runs<readonly Language[]>(some, LANGUAGES)) {
        const table = newTable({ lang: language, puzzle: id });
        await until(() => rootOf(table).querySelector('.puzzle .ways'), 'the puzzle is there');
        for (const size of runs([...SMALL, [390, 844]], EVERYWHERE)) {
          await textsAreFit(table, `${id} in ${language}`, [size]);
          assert.deepEqual(meetingButtons(table), [], `${id} in ${language} at ${size.join('x')}`);
        }
        clearPage();
      }
    });
});

for (const language of runs<readonly Language[]>([], LANGUAGES)) {
  describe(`in '${language}' there`, function () {
    this.timeout(120_000);
    afterEach(clearPage);
    testRoom(language, /./);
    for (const { id, steps } of ownLessons(LANGUAGE_TEXTS[language].lessons.salzburg.courses))
      for (const step of steps.keys())
        it(`has room in step ${step + 1} of '${id}'`, () => stepIsFit({ id, step, language }, EVERYWHERE));
  });
}
