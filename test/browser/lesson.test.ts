/** Lessons at the table. The tests solve, fail and skip each step. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { lessons as german } from '../../src/i18n/de/lessons.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import type { WattenTable } from '../../src/index.js';
import { offeredChoices, judge } from '../../src/lessons/judge.js';
import type { Lesson } from '../../src/lessons/lesson.js';
import { ownLessons } from '../../src/lessons/own-lessons.js';
import { SUITS } from '../../src/rules/card.js';
import { createStepGame } from '../../src/lessons/create-step-game.js';
import type { Action } from '../../src/engine.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { runs } from '../runs.js';
import { hitArea } from './fit.js';
import { focused, key, reach, tabTo } from './keys.js';
import {
  all,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  rootOf,
  texts,
  until,
  type Attributes,
  openPanel,
} from './table.js';
import { screenBox } from './screen-box.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const WORDS = german.salzburg;
/** Minimum size of a touch target without close neighbours. */
const MIN_TARGET_PX = 40;
const LESSONS = ownLessons(WORDS.courses);
/** Languages in which all steps are tested. */
const TESTED_LANGUAGES = runs(['de'], LANGUAGES);

const lessonText = (table: WattenTable): string => texts(table, '.lesson .sheet').join(' ').replaceAll(/\s+/g, ' ');
const shows = (table: WattenTable, text: string): Promise<void> => until(() => lessonText(table).includes(text), text);
const button = (table: WattenTable, name: string): HTMLElement => one(table, `[data-lesson=${name}]`);

async function lessonTable(id: string, attributes: Attributes = {}): Promise<WattenTable> {
  const table = newTable({ lesson: id, confirm: 'never', ...attributes });
  await until(() => rootOf(table).querySelector('.lesson'), 'the lesson is shown');
  return table;
}

const isAnnounced = (table: WattenTable, text: string): Promise<void> =>
  until(() => texts(table, '.live').join(' ').includes(text), `announced: ${text}`);

/** The buttons for an action. */
const answersFor = (table: WattenTable, action: Action): readonly HTMLElement[] => {
  const { schlag } = (LANGUAGE_TEXTS[table.lang] ?? LANGUAGE_TEXTS['de']).table.salzburg;
  // Screen readers read names without soft hyphens.
  const label = action.type === 'announce-schlag' ? schlag(action.schlag).replace('\u00AD', '') : '';
  const fitting = all(table, `.lesson [data-action=${action.type}]`).filter(({ textContent }) =>
    textContent.includes(label),
  );
  return action.type === 'decide' && !action.play ? fitting.slice(1) : fitting;
};

/** Chooses a card or an answer by its number key and Enter, or a sign in its panel. */
async function chooseByKeys(table: WattenTable, action: Action): Promise<void> {
  if (action.type === 'signal') {
    await tabTo(table, one(table, '[data-panel=signals]'));
    await key('Enter');
    await until(() => rootOf(table).querySelector(`[data-sign=${action.sign}]`), 'the signs');
    await tabTo(table, one(table, `[data-sign=${action.sign}]`));
    return key('Enter');
  }
  const [cards, answers] = [all(table, '.hand button.card'), all(table, '.choices .button:enabled')];
  const target = 'card' in action ? one(table, `.hand [data-card=${action.card}]`) : answersFor(table, action)[0];
  assert.isOk(target, JSON.stringify(action));
  const targets = cards.some(({ ariaDisabled }) => ariaDisabled !== 'true')
    ? [...cards, ...answers]
    : [...answers, ...cards];
  // If the element already has the focus, its number key would activate the element.
  if (focused(table) !== target) await key(String(targets.indexOf(target) + 1));
  await until(() => focused(table) === target, 'the element has the focus');
  await key('Enter');
  await table.updateComplete;
  // Irreversible actions need a confirmation.
  if (!rootOf(table).querySelector('[data-confirm=yes]')) return;
  await tabTo(table, one(table, '[data-confirm=yes]'));
  await key('Enter');
}

/** Clicks a card, an answer or a sign. */
async function choose(table: WattenTable, action: Action): Promise<void> {
  if (action.type === 'play' || action.type === 'show') return one(table, `.hand [data-card=${action.card}]`).click();
  if (action.type === 'signal') {
    one(table, '[data-panel=signals]').click();
    await until(() => rootOf(table).querySelector(`[data-sign=${action.sign}]`), 'the signs');
    return one(table, `[data-sign=${action.sign}]`).click();
  }
  const [first] = answersFor(table, action);
  assert.isOk(first, JSON.stringify(action));
  first.click();
  // Irreversible actions need a confirmation.
  await table.updateComplete;
  rootOf(table).querySelector<HTMLElement>('[data-confirm=yes]')?.click();
}

const choicesOf = (lesson: Lesson, index: number) => {
  const step = lesson.steps[index];
  const choices = offeredChoices(step, createStepGame(lesson, index).view(step.seat));
  const judged = choices.map((action) => ({ action, ...judge(step, action) }));
  return {
    step,
    right: judged.find(({ isRight }) => isRight) as (typeof judged)[number],
    wrong: judged.find(({ isRight }) => !isRight) as (typeof judged)[number],
  };
};

/** Shows a step of the first lesson, counted from 0, or its last page. */
async function skipTo(table: WattenTable, index: number): Promise<void> {
  const [{ steps }] = ownLessons((LANGUAGE_TEXTS[table.lang] ?? LANGUAGE_TEXTS['de']).lessons.salzburg.courses);
  const shown = steps.findIndex(({ text }) => lessonText(table).includes(text as string));
  for (const { text } of steps.slice(Math.max(0, shown), index)) {
    await shows(table, text as string);
    button(table, 'skip').click();
  }
  if (index >= steps.length) return;
  await shows(table, steps[index].text as string);
  const { hand } = createStepGame(LESSONS[0], index).view(0);
  await until(() => hand.every((card) => rootOf(table).querySelector(`.hand [data-card=${card}]`)), 'the hand');
}

/** The subjects of the first lesson: their elements, their words, and the step that teaches them. */
const SUBJECTS = {
  Schlag: { selector: '.announcement .schlag', words: /Schlag/, taughtAt: 2 },
  Trumpf: { selector: '.announcement .trumpf', words: /Trumpf/, taughtAt: 3 },
  Rechter: { selector: '[data-term=rechter]', words: /Rechter/, taughtAt: 4 },
  Linker: { selector: '[data-term=linker]', words: /Linker/, taughtAt: 4 },
  Guter: { selector: '[data-term=guter]', words: /Guter/, taughtAt: 5 },
  parties: { selector: '.mark:is(.partner, .opponent)', words: /Partner|Gegner/, taughtAt: 6 },
  announcers: { selector: '.mark:is(.deals, .leads)', words: /Geber|Vorhand/, taughtAt: 8 },
  value: { selector: '.announcement .trumpf ~ .told', words: /es geht um/, taughtAt: 9 },
  score: { selector: ':is(.score, .slate)', words: /Stiche|bis 15/, taughtAt: 9 },
} as const;

/** All words of the table outside of the lesson's panel, with accessible names and tooltips. */
const tableWords = (table: WattenTable): string =>
  all(table, '.frame :not(.lesson, .lesson *, .live, .urgent)')
    .flatMap((element) => [
      element.ariaLabel,
      element.title,
      element.dataset['legend'],
      [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(' '),
    ])
    .filter(Boolean)
    .join('\n');

const PANEL_SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

const meets = (
  a: DOMRect,
  b: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) => a.left < b.x + b.width - 1 && a.right > b.x + 1 && a.top < b.y + b.height - 1 && a.bottom > b.y + 1;

/** The cards of the trick that the panel covers. */
function coveredCards(table: WattenTable): readonly string[] {
  const frame = one(table, '.frame');
  const { left, top } = frame.getBoundingClientRect();
  const layout = layOut(frame.clientWidth, frame.clientHeight);
  const panel = one(table, '.lesson .sheet').getBoundingClientRect();
  return all(table, '.trick [data-card]').flatMap(({ dataset }) => {
    const position = (['bottom', 'left', 'top', 'right'] as const)[Number(dataset['seat'])];
    const { box } = trickPlace(layout, position);
    return meets(panel, { ...box, x: box.x + left, y: box.y + top }) ? [dataset['card'] ?? ''] : [];
  });
}

/** The cards of the hand that the panel covers. */
function coveredHand(table: WattenTable): readonly string[] {
  const panel = one(table, '.lesson .sheet').getBoundingClientRect();
  return all(table, '.hand .card')
    .filter((card) => meets(panel, screenBox(card)))
    .map(({ dataset }) => dataset['card'] ?? '');
}

/** The texts and columns of the panel that do not fit and need scrolling. */
const cutTexts = (table: WattenTable): readonly string[] =>
  all(table, '.lesson .sheet, .lesson :is(.status, .verdict)')
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ className, scrollHeight, clientHeight }) => `${className}: ${scrollHeight} > ${clientHeight}`);

describe('lessons', () => {
  afterEach(clearPage);

  for (const language of TESTED_LANGUAGES)
    for (const { id } of LESSONS)
      it(`each step of the lesson '${id}' in '${language}' explains a wrong answer and accepts the right one`, async () => {
        const words = LANGUAGE_TEXTS[language].lessons.salzburg;
        const lesson = ownLessons(words.courses).find((other) => other.id === id) as Lesson;
        const table = await lessonTable(id, { lang: language });
        const events = listen(table);
        for (const index of lesson.steps.keys()) {
          const { step, right, wrong } = choicesOf(lesson, index);
          await shows(table, step.text as string);
          assert.include(lessonText(table), words['lesson-step']({ step: index + 1, steps: lesson.steps.length }));
          assert.isNull(rootOf(table).querySelector('[data-lesson=next]'), 'the step is not solved yet');
          await isAnnounced(table, step.text as string);

          await choose(table, wrong.action);
          await shows(table, wrong.text as string);
          assert.include(lessonText(table), words['lesson-wrong']);
          await isAnnounced(table, wrong.text as string);

          await choose(table, right.action);
          await shows(table, right.text as string);
          assert.include(lessonText(table), words['lesson-right']);
          assert.notInclude(lessonText(table), wrong.text as string);
          await isAnnounced(table, right.text as string);
          button(table, 'next').click();
        }
        await shows(table, words['lesson-done']);
        await isAnnounced(table, words['lesson-done']);
        assert.deepEqual(
          events.map(({ type, detail }) => [
            type,
            (detail as { step: number }).step,
            (detail as { done: boolean }).done,
          ]),
          [...lesson.steps.keys()]
            .slice(1)
            .map((at): [string, number, boolean] => ['watten-lesson', at + 1, false])
            .concat([['watten-lesson', lesson.steps.length, true]]),
        );
      });

  it('with confirm="always", a lesson asks for a second tap, and shows the finished trick until the next step', async () => {
    const table = await lessonTable('watten', { confirm: 'always' });
    const { right, wrong } = choicesOf(LESSONS[0], 0);
    const { card } = wrong.action as { card: string };
    await choose(table, wrong.action);
    await shows(table, 'Noch einmal tippen');
    assert.include(lessonText(table), LESSONS[0].steps[0].text as string);
    await choose(table, wrong.action);
    await shows(table, wrong.text as string);
    assert.notInclude(lessonText(table), 'Noch einmal tippen');

    const trick = () => all(table, '.trick [data-card]').map(({ dataset }) => dataset['card']);
    const stale: string[] = [];
    const watching = new MutationObserver(() => {
      if (trick().includes('LK') && lessonText(table).includes(wrong.text as string)) stale.push(lessonText(table));
    });
    watching.observe(rootOf(table), { childList: true, characterData: true, subtree: true });
    await choose(table, right.action);
    await shows(table, 'Noch einmal tippen');
    await choose(table, right.action);
    await shows(table, right.text as string);
    watching.disconnect();
    assert.isEmpty(stale, 'the text about the wrong card disappears with its trick');
    assert.deepEqual(trick(), ['L10', 'E9', 'LU', 'LK'], `${card} was not played`);
    button(table, 'next').click();
    await shows(table, LESSONS[0].steps[1].text as string);
    assert.deepEqual(trick(), ['EA', 'E7', 'EK']);
  });

  it('while a lesson asks for a card, neither the hand nor its accessible names show roles', async () => {
    const table = await lessonTable('watten');
    const atStep = 4;
    await skipTo(table, atStep);
    const roles = () => texts(table, '.hand .role');
    const names = () => all(table, '.hand .card').map(({ ariaLabel }) => ariaLabel);
    const { right, wrong } = choicesOf(LESSONS[0], atStep);
    await until(() => names().length === 5, 'the hand');
    assert.deepEqual(roles(), []);
    assert.notMatch(names().join(), /Guter|Linker|Trumpf/);
    await choose(table, wrong.action);
    await shows(table, wrong.text as string);
    assert.deepEqual(roles(), []);
    await choose(table, right.action);
    await shows(table, right.text as string);
    assert.deepEqual(roles(), ['Linker']);
    assert.match(names().join(), /Linker/);
  });

  it('no step of the first lesson shows a subject that the lesson has not taught yet', async () => {
    const table = await lessonTable('watten');
    for (const [index, { text }] of LESSONS[0].steps.entries()) {
      await shows(table, text as string);
      const check = (): void => {
        for (const [subject, { selector, words, taughtAt }] of Object.entries(SUBJECTS)) {
          if (index + 1 >= taughtAt) continue;
          const name = `step ${index + 1} shows ${subject}`;
          assert.deepEqual(texts(table, selector), [], name);
          assert.notMatch(tableWords(table), words, name);
        }
      };
      check();
      const { right } = choicesOf(LESSONS[0], index);
      await choose(table, right.action);
      await shows(table, right.text as string);
      check();
      button(table, 'next').click();
    }
  });

  it('each subject appears in the step that teaches it', async () => {
    const table = await lessonTable('watten');
    for (const [index, { text }] of LESSONS[0].steps.entries()) {
      await shows(table, text as string);
      const due = Object.entries(SUBJECTS).filter(([, { taughtAt }]) => taughtAt === index + 1);
      const asked = tableWords(table);
      const { right } = choicesOf(LESSONS[0], index);
      await choose(table, right.action);
      await shows(table, right.text as string);
      for (const [subject, { words }] of due) assert.match(asked + tableWords(table), words, subject);
      button(table, 'next').click();
    }
  });

  it('the log of a step does not name an announcement that the lesson has not taught yet', async () => {
    const table = await lessonTable('watten');
    await openPanel(table, 'log');
    await until(() => rootOf(table).querySelector('.panel'), 'the log');
    assert.notMatch(texts(table, '.panel').join(), /Schlag|Trumpf|Sieben\b/);
  });

  it('a step keeps the order of its hand, even if the visitor sorts hands', async () => {
    const table = await lessonTable('watten', { sort: 'on' });
    for (const { text, setup } of LESSONS[0].steps.slice(0, 3)) {
      await shows(table, text as string);
      const shown = all(table, '.hand [data-card]').map(({ dataset }) => dataset['card']);
      assert.deepEqual(shown, setup.hands?.[0] as string[]);
      button(table, 'skip').click();
    }
  });

  it('after the answer, the table names the winning card of the trick, as in a game', async () => {
    const table = await lessonTable('watten');
    for (const [index, card] of [
      [0, 'LK'],
      [3, 'E9'],
      [5, 'L8'],
    ] as const) {
      await skipTo(table, index);
      const { right } = choicesOf(LESSONS[0], index);
      await choose(table, right.action);
      await shows(table, right.text as string);
      const winning = all(table, '.trick [data-card]').filter(({ textContent }) =>
        textContent.includes('gewinnt den Stich'),
      );
      assert.deepEqual(
        winning.map(({ dataset }) => dataset['card']),
        [card],
      );
      button(table, 'next').click();
      await shows(table, LESSONS[0].steps[index + 1].text as string);
    }
  });

  for (const [width, height] of PANEL_SIZES)
    it(`the panel of a lesson shows its whole text, never covers the trick, and leaves the hand free, at ${width}x${height}`, async () => {
      await setViewport({ width, height });
      for (const lang of TESTED_LANGUAGES) {
        const table = await lessonTable('watten', { lang });
        const [lesson] = ownLessons(LANGUAGE_TEXTS[lang].lessons.salzburg.courses);
        for (const [index, { text }] of lesson.steps.entries()) {
          await shows(table, text as string);
          const { right, wrong } = choicesOf(lesson, index);
          const at = (when: string): string => `step ${index + 1}, ${when}, ${lang}`;
          await frames(2);
          assert.deepEqual(coveredCards(table), [], at('asked'));
          assert.deepEqual(cutTexts(table), [], at('asked'));
          assert.deepEqual(coveredHand(table), [], at('asked'));
          await choose(table, wrong.action);
          await shows(table, wrong.text as string);
          await frames(2);
          assert.deepEqual(coveredCards(table), [], at('wrong'));
          assert.deepEqual(cutTexts(table), [], at('wrong'));
          assert.deepEqual(coveredHand(table), [], at('wrong'));
          await choose(table, right.action);
          await shows(table, right.text as string);
          await frames(2);
          assert.deepEqual(coveredCards(table), [], at('right'));
          assert.deepEqual(cutTexts(table), [], at('right'));
          assert.deepEqual(coveredHand(table), [], at('right'));
          button(table, 'next').click();
        }
        clearPage();
      }
    });

  it('on a large table, the text of a step is as wide as its panel', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = await lessonTable('watten');
    await frames(2);
    const { clientWidth } = one(table, '.lesson .sheet');
    assert.isAtLeast(one(table, '.lesson .status').offsetWidth, 0.9 * clientWidth);
  });

  it('the accessible names and tooltips tell skipping a step from closing the lesson', async () => {
    const table = await lessonTable('watten');
    const named = (name: string) => [button(table, name).ariaLabel, button(table, name).title];
    assert.deepEqual(named('skip'), ['Schritt überspringen', 'Schritt überspringen']);
    assert.deepEqual(named('close'), ['Lektion beenden', 'Lektion beenden']);
  });

  it('the first question shows the signs and names of the four suits, and no other question does', async () => {
    const table = await lessonTable('watten');
    const { suit } = LANGUAGE_TEXTS['de'].table.salzburg;
    await shows(table, LESSONS[0].steps[0].text as string);
    assert.deepEqual(
      texts(table, '.suit-row li').map((name) => name.trim()),
      SUITS.map(suit),
    );
    assert.equal(all(table, '.suit-row svg').length, 4);
    await isAnnounced(table, `${WORDS['lesson-suits']} ${SUITS.map(suit).join(', ')}`);
    await skipTo(table, 1);
    assert.isEmpty(all(table, '.suit-row'));
  });

  it('the table shows the bid to which the learner responds, until the answer', async () => {
    const table = await lessonTable('watten');
    const at = LESSONS[0].steps.findIndex(({ before }) => before?.at(-1)?.type === 'bid');
    await skipTo(table, at);
    await until(() => texts(table, '.seat.right .speech').join() === 'Drei!', 'the bid');
    const { right } = choicesOf(LESSONS[0], at);
    await choose(table, right.action);
    await shows(table, right.text as string);
    assert.isEmpty(texts(table, '.speech'), 'neither the bid nor the learner’s answer, which the panel would cover');
  });

  it('the last page shows neither an announcement nor a score of the last step', async () => {
    const table = await lessonTable('watten');
    await skipTo(table, LESSONS[0].steps.length - 1);
    assert.isNotEmpty(all(table, '.announcement'));
    button(table, 'skip').click();
    await shows(table, WORDS['lesson-done']);
    for (const selector of ['.announcement', '.score', '.slate', '.mark'])
      assert.isEmpty(all(table, selector), selector);
  });

  for (const [width, height] of PANEL_SIZES)
    it(`the last page shows its buttons whole, in line and apart, at ${width}x${height}`, async () => {
      await setViewport({ width, height });
      for (const lang of TESTED_LANGUAGES) {
        const table = await lessonTable('watten', { lang });
        const { steps } = ownLessons(LANGUAGE_TEXTS[lang].lessons.salzburg.courses)[0];
        for (const { text } of steps) {
          await shows(table, text as string);
          button(table, 'skip').click();
        }
        await until(() => rootOf(table).querySelector('.ended .order'), 'the order of the cards');
        const frame = one(table, '.frame').getBoundingClientRect();
        const play = button(table, 'play').getBoundingClientRect();
        assert.isAtMost(play.bottom, frame.bottom, `the play button is visible, ${lang}`);
        one(table, '.ended .read').scrollTop = 10_000;
        await frames(2);
        const courses = all(table, '.ended .courses .button');
        const boxes = courses.map((course) => course.getBoundingClientRect());
        for (const [at, box] of boxes.entries()) {
          const name = `${courses[at].textContent}, ${lang}`;
          assert.closeTo(box.width, boxes[0].width, 1, name);
          assert.isBelow(box.bottom, play.top - 3, name);
          assert.isAtMost(courses[at].scrollWidth, courses[at].clientWidth, name);
        }
        for (const group of all(table, '.ended .courses')) {
          const [name, ...others] = [...group.children].map((child) => child.getBoundingClientRect().left);
          assert.closeTo(Math.min(...others), name, 1, lang);
        }
        clearPage();
      }
    });

  it('on a large table, the last page needs no scrolling, with lessons for other rules below the cards', async () => {
    await setViewport({ width: 1440, height: 900 });
    for (const lang of TESTED_LANGUAGES) {
      const table = await lessonTable('watten', { lang });
      await skipTo(table, LESSONS[0].steps.length);
      await until(() => rootOf(table).querySelector('.ended .order'), 'the order of the cards');
      await frames(2);
      const page = one(table, '.ended .read');
      assert.isAtMost(page.scrollHeight, page.clientHeight, lang);
      const [cards, remember] = ['.order', '.remember'].map((name) => screenBox(one(table, `.ended ${name}`)));
      const [here, elsewhere] = all(table, '.ended .courses').map((group) => screenBox(group));
      assert.isAtLeast(here.top, remember.bottom, lang);
      assert.closeTo(here.left, remember.left, 1, lang);
      assert.isAtLeast(elsewhere.top, cards.bottom, lang);
      assert.closeTo(elsewhere.left, cards.left, 1, lang);
      clearPage();
    }
  });

  it('the first lesson ends with the order of the cards, from the Guter to the Weli, and sentences to remember', async () => {
    const table = await lessonTable('watten');
    await skipTo(table, LESSONS[0].steps.length);
    await shows(table, WORDS['lesson-done']);
    await until(() => rootOf(table).querySelector('.ended .order'), 'the order of the cards');
    assert.deepEqual(
      all(table, '.ended .order [data-group]').map((group) => [
        group.dataset['group'],
        [...group.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset['card']).join(' '),
      ]),
      [
        ['guter', 'LU'],
        ['rechter', 'L10'],
        ['linker', 'E10 H10 S10'],
        ['trumpf', 'LA LK LO L9 L8 L7'],
        ['suit', 'SA SK SO SU S9 S8 S7 S6'],
      ],
    );
    assert.equal(all(table, '.ended .order svg').length, 19);
    assert.deepEqual(texts(table, '.ended .remember li'), WORDS.courses.watten.remember as string[]);
    await isAnnounced(table, (WORDS.courses.watten.remember as string[]).at(-1) as string);
  });

  it('a finished lesson lists the other lessons and offers a game with the same players', async () => {
    const table = await lessonTable('watten');
    const people = texts(table, '.seat .called');
    assert.include(people, 'Rosa');
    for (const { text } of LESSONS[0].steps) {
      await shows(table, text as string);
      button(table, 'skip').click();
    }
    await shows(table, WORDS['lesson-done']);
    const order = all(table, '.lesson .choices > *').map(
      ({ dataset, textContent }) => dataset['lesson'] ?? (textContent ?? '').trim(),
    );
    assert.deepEqual(order, [
      WORDS['lesson-others'],
      'vier',
      WORDS['lesson-elsewhere'],
      'blind',
      'kritische',
      'weli',
      'deuten',
      'play',
    ]);
    button(table, 'play').click();
    await until(() => rootOf(table).querySelector('.prompt:not(.lesson)'), 'a game');
    assert.deepEqual(texts(table, '.seat .called'), people);
  });

  for (const language of TESTED_LANGUAGES)
    it(`lesson steps in '${language}' can be skipped, and a finished lesson offers other lessons and a game`, async () => {
      const words = LANGUAGE_TEXTS[language].lessons.salzburg;
      const lessons = ownLessons(words.courses);
      const table = await lessonTable('', { lang: language });
      const events = listen(table);
      for (const [index, lesson] of lessons.entries()) {
        if (index > 0) button(table, lesson.id).click();
        for (const { text } of lesson.steps) {
          await shows(table, text as string);
          button(table, 'skip').click();
        }
        await shows(table, words['lesson-done']);
        assert.deepEqual(
          lessons.filter(({ id, title }) => id !== lesson.id && !lessonText(table).includes(title as string)),
          [],
        );
      }
      button(table, 'play').click();
      await until(() => rootOf(table).querySelector('.prompt:not(.lesson)'), 'a game');
      assert.equal(table.view?.rules.variant, 'suedtirol');
      assert.deepEqual(errorsOf(events), []);
    });

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const)
    it(`a lesson's close and skip buttons are large enough to tap in every step at ${width}x${height}`, async () => {
      await setViewport({ width, height });
      for (const lang of TESTED_LANGUAGES) {
        const [lesson] = ownLessons(LANGUAGE_TEXTS[lang].lessons.salzburg.courses);
        const table = await lessonTable('', { lang });
        for (const [index, { text }] of lesson.steps.entries()) {
          await shows(table, text as string);
          await frames(2);
          for (const name of ['close', 'skip'])
            assert.isAtLeast(Math.min(...hitArea(button(table, name))), MIN_TARGET_PX, `${name} at step ${index + 1}`);
          button(table, 'skip').click();
        }
        clearPage();
      }
    });

  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const)
    it(`the skip button is in the lesson's first row, directly before the close button, at ${width}x${height}`, async () => {
      await setViewport({ width, height });
      const table = await lessonTable('watten');
      await until(() => rootOf(table).querySelector('[data-lesson=skip]'), 'the first step');
      await frames(2);
      const [skip, close, text] = ['[data-lesson=skip]', '[data-lesson=close]', '.lesson .status'].map((name) =>
        screenBox(one(table, name)),
      );
      assert.isBelow(skip.right, close.left);
      assert.isAtMost(close.left - skip.right, 16);
      assert.closeTo((skip.top + skip.bottom) / 2, (close.top + close.bottom) / 2, 2);
      assert.isAtLeast(text.top, skip.bottom);
    });

  for (const lesson of LESSONS)
    it(`the lesson '${lesson.id}' can be completed by keyboard`, async () => {
      const table = await lessonTable(lesson.id);
      one(table, '[data-lesson=skip]').focus();
      for (const index of lesson.steps.keys()) {
        const { step, right, wrong } = choicesOf(lesson, index);
        await shows(table, step.text as string);
        for (const { action, text } of [wrong, right]) {
          await chooseByKeys(table, action);
          await shows(table, text as string);
        }
        await until(() => rootOf(table).querySelector('[data-lesson=next]'), 'the next step is offered');
        await tabTo(table, button(table, 'next'));
        await key('Enter');
      }
      await shows(table, WORDS['lesson-done']);
    });

  it('a visitor can start a lesson from the poster and solve its first step by keyboard', async () => {
    const table = newTable({ confirm: 'never' });
    await until(() => all(table, '.poster .button').length === 3, 'the poster');
    all(table, '.poster .button')[0].focus();
    await key('Tab');
    assert.equal(focused(table)?.textContent?.trim(), WORDS.courses.watten.title);
    await key('Enter');
    await shows(table, LESSONS[0].steps[0].text as string);
    assert.isNotNull(focused(table), 'the focus stays in the table');
    const { right, wrong, step } = choicesOf(LESSONS[0], 0);
    for (const { action, text } of [wrong, right]) {
      const { card } = action as { card: string };
      await reach(table, 'Tab', (element) => element.classList.contains('card'));
      await reach(table, 'ArrowRight', (element) => (element as HTMLElement).dataset['card'] === card);
      await key('Enter');
      await shows(table, text as string);
    }
    await until(() => focused(table)?.matches('[data-lesson=next]'), 'the button for the next step has the focus');
    await key('Enter');
    await shows(table, LESSONS[0].steps[1].text as string);
    assert.notEqual(step.text, LESSONS[0].steps[1].text);
  });

  it('a lesson continues after a reload, rejects act() and leaves the statistics unchanged', async () => {
    const first = await lessonTable('blind', { persist: 'stunde' });
    button(first, 'skip').click();
    await shows(first, LESSONS[1].steps[1].text as string);
    const events = listen(first);
    assert.isFalse(await first.act({ type: 'play', seat: 0, card: 'H9' }));
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['lesson'],
    );
    first.remove();
    const again = await lessonTable('blind', { persist: 'stunde' });
    await shows(again, LESSONS[1].steps[1].text as string);
    assert.deepEqual(again.stats.variants, {});
  });

  it('without storage, startLesson() continues a closed lesson at its last step and restarts a finished one', async () => {
    const table = await lessonTable('blind');
    const { steps } = LESSONS[1];
    button(table, 'skip').click();
    await shows(table, steps[1].text as string);
    button(table, 'close').click();
    await until(() => rootOf(table).querySelector('.poster'), 'the poster');
    await table.startLesson('blind');
    for (const { text } of steps.slice(1)) {
      await shows(table, text as string);
      button(table, 'skip').click();
    }
    await shows(table, WORDS['lesson-done']);
    await table.startLesson('blind');
    await shows(table, steps[0].text as string);
  });

  it('startLesson() fires an error for an unknown or invalid lesson, and the poster stays visible', async () => {
    const table = newTable();
    const events = listen(table);
    await table.startLesson('skat');
    table.lessons = [{ id: 'leer', title: 'Leer', steps: [] }];
    await table.startLesson('leer');
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['unknown-lesson', 'invalid-lesson'],
    );
    assert.isNotNull(rootOf(table).querySelector('.poster'));
  });
});
