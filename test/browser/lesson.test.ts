/** Lessons at the table: each step is solved, failed and skipped. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { lessons as german } from '../../src/i18n/de/lessons.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import type { WattenTable } from '../../src/index.js';
import { offeredChoices, judge } from '../../src/lessons/judge.js';
import type { Lesson } from '../../src/lessons/lesson.js';
import { ownLessons } from '../../src/lessons/own-lessons.js';
import { createStepGame } from '../../src/lessons/create-step-game.js';
import type { Action } from '../../src/engine.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { runs } from '../runs.js';
import { hitRoom } from './fit.js';
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
} from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const WORDS = german.salzburg;
/** What a finger needs where nothing else is close. */
const FINGER_PX = 40;
const LESSONS = ownLessons(WORDS.courses);
/** In which each step is gone through. */
const SPOKEN = runs(['de'], LANGUAGES);

const said = (table: WattenTable): string => texts(table, '.lesson .sheet').join(' ').replaceAll(/\s+/g, ' ');
const shows = (table: WattenTable, text: string): Promise<void> => until(() => said(table).includes(text), text);
const button = (table: WattenTable, name: string): HTMLElement => one(table, `[data-lesson=${name}]`);

async function lessonTable(id: string, attributes: Attributes = {}): Promise<WattenTable> {
  const table = newTable({ lesson: id, confirm: 'never', ...attributes });
  await until(() => rootOf(table).querySelector('.lesson'), 'the lesson is at the table');
  return table;
}

const isAloud = (table: WattenTable, text: string): Promise<void> =>
  until(() => texts(table, '.live').join(' ').includes(text), `aloud: ${text}`);

/** Those buttons that do this. */
const answersFor = (table: WattenTable, action: Action): readonly HTMLElement[] => {
  const { schlag } = (LANGUAGE_TEXTS[table.lang] ?? LANGUAGE_TEXTS['de']).table.salzburg;
  const label = action.type === 'announce-schlag' ? schlag(action.schlag) : '';
  const fitting = all(table, `.lesson [data-action=${action.type}]`).filter(({ textContent }) =>
    textContent.includes(label),
  );
  return action.type === 'decide' && !action.play ? fitting.slice(1) : fitting;
};

/** Goes to what does this by the number of its place, and takes it: a card, an answer, or a sign. */
async function chooseByKeys(table: WattenTable, action: Action): Promise<void> {
  if (action.type === 'signal') {
    await tabTo(table, one(table, '[data-panel=signals]'));
    await key('Enter');
    await until(() => rootOf(table).querySelector(`[data-sign=${action.sign}]`), 'the signs');
    await tabTo(table, one(table, `[data-sign=${action.sign}]`));
    return key('Enter');
  }
  const [cards, answers] = [all(table, '.hand button.card'), all(table, '.choices .button:enabled')];
  const wanted = 'card' in action ? one(table, `.hand [data-card=${action.card}]`) : answersFor(table, action)[0];
  assert.isOk(wanted, JSON.stringify(action));
  const things = cards.some(({ ariaDisabled }) => ariaDisabled !== 'true')
    ? [...cards, ...answers]
    : [...answers, ...cards];
  // At the place that has the focus the number takes it.
  if (focused(table) !== wanted) await key(String(things.indexOf(wanted) + 1));
  await until(() => focused(table) === wanted, 'it has the focus');
  await key('Enter');
  await table.updateComplete;
  // What gives something away for good is asked for once more.
  if (!rootOf(table).querySelector('[data-confirm=yes]')) return;
  await tabTo(table, one(table, '[data-confirm=yes]'));
  await key('Enter');
}

/** Presses what does this: a card, an answer, or a sign. */
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
  // What gives something away for good is asked for once more.
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

describe('a lesson at the table', () => {
  afterEach(clearPage);

  for (const language of SPOKEN)
    for (const { id } of LESSONS)
      it(`${id}, in '${language}': each step is failed, told why, and solved`, async () => {
        const words = LANGUAGE_TEXTS[language].lessons.salzburg;
        const lesson = ownLessons(words.courses).find((other) => other.id === id) as Lesson;
        const table = await lessonTable(id, { lang: language });
        const told = listen(table);
        for (const index of lesson.steps.keys()) {
          const { step, right, wrong } = choicesOf(lesson, index);
          await shows(table, step.text as string);
          assert.include(said(table), words['lesson-step']({ step: index + 1, steps: lesson.steps.length }));
          assert.isNull(rootOf(table).querySelector('[data-lesson=next]'), 'nothing is solved yet');
          await isAloud(table, step.text as string);

          await choose(table, wrong.action);
          await shows(table, wrong.text as string);
          assert.include(said(table), words['lesson-wrong']);
          await isAloud(table, wrong.text as string);

          await choose(table, right.action);
          await shows(table, right.text as string);
          assert.include(said(table), words['lesson-right']);
          assert.notInclude(said(table), wrong.text as string);
          await isAloud(table, right.text as string);
          button(table, 'next').click();
        }
        await shows(table, words['lesson-done']);
        await isAloud(table, words['lesson-done']);
        assert.deepEqual(
          told.map(({ type, detail }) => [type, (detail as { step: number }).step, (detail as { done: boolean }).done]),
          [...lesson.steps.keys()]
            .slice(1)
            .map((at): [string, number, boolean] => ['watten-lesson', at + 1, false])
            .concat([['watten-lesson', lesson.steps.length, true]]),
        );
      });

  it('says how a card is played that was lifted, and keeps its trick on the table until the next step', async () => {
    const table = await lessonTable('watten', { confirm: 'always' });
    const { right, wrong } = choicesOf(LESSONS[0], 0);
    const { card } = wrong.action as { card: string };
    await choose(table, wrong.action);
    await shows(table, 'noch einmal tippen');
    assert.include(said(table), LESSONS[0].steps[0].text as string);
    await choose(table, wrong.action);
    await shows(table, wrong.text as string);
    assert.notInclude(said(table), 'noch einmal tippen');

    const trick = () => all(table, '.trick [data-card]').map(({ dataset }) => dataset['card']);
    const stale: string[] = [];
    const watching = new MutationObserver(() => {
      if (trick().includes('LK') && said(table).includes(wrong.text as string)) stale.push(said(table));
    });
    watching.observe(rootOf(table), { childList: true, characterData: true, subtree: true });
    await choose(table, right.action);
    await shows(table, 'noch einmal tippen');
    await choose(table, right.action);
    await shows(table, right.text as string);
    watching.disconnect();
    assert.isEmpty(stale, 'what was said of the wrong card goes with it');
    assert.deepEqual(trick(), ['L10', 'E9', 'LU', 'LK'], `${card} was not played`);
    button(table, 'next').click();
    await shows(table, LESSONS[0].steps[1].text as string);
    assert.deepEqual(trick(), ['EA', 'E7', 'EK']);
  });

  it('does not name what the learner is to find: what a card in hand is, is seen when it is found', async () => {
    const table = await lessonTable('watten');
    for (const index of [0, 1, 2]) {
      await shows(table, LESSONS[0].steps[index].text as string);
      button(table, 'skip').click();
    }
    await shows(table, LESSONS[0].steps[3].text as string);
    const named = () =>
      all(table, '.hand .role').map((role) => [role.textContent, getComputedStyle(role).visibility] as const);
    await until(() => named().length > 0, 'what the cards are');
    assert.deepEqual(named(), [
      ['Guter', 'hidden'],
      ['Linker', 'hidden'],
    ]);
    const { right, wrong } = choicesOf(LESSONS[0], 3);
    await choose(table, wrong.action);
    await shows(table, wrong.text as string);
    assert.deepEqual(
      named().map(([, visibility]) => visibility),
      ['hidden', 'hidden'],
    );
    await choose(table, right.action);
    await shows(table, right.text as string);
    assert.include(
      named().map(([, visibility]) => visibility),
      'visible',
    );
  });

  it('is followed by a game among the same people, and tells which lessons are for other tables', async () => {
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
      'play',
      WORDS['lesson-others'],
      'vier',
      WORDS['lesson-elsewhere'],
      'blind',
      'kritische',
      'weli',
      'deuten',
    ]);
    button(table, 'play').click();
    await until(() => rootOf(table).querySelector('.prompt:not(.lesson)'), 'a game');
    assert.deepEqual(texts(table, '.seat .called'), people);
  });

  for (const language of SPOKEN)
    it(`can be skipped in '${language}' step by step, each of them, and ends with another lesson or a game`, async () => {
      const words = LANGUAGE_TEXTS[language].lessons.salzburg;
      const lessons = ownLessons(words.courses);
      const table = await lessonTable('', { lang: language });
      const told = listen(table);
      for (const [index, lesson] of lessons.entries()) {
        if (index > 0) button(table, lesson.id).click();
        for (const { text } of lesson.steps) {
          await shows(table, text as string);
          button(table, 'skip').click();
        }
        await shows(table, words['lesson-done']);
        assert.deepEqual(
          lessons.filter(({ id, title }) => id !== lesson.id && !said(table).includes(title as string)),
          [],
        );
      }
      button(table, 'play').click();
      await until(() => rootOf(table).querySelector('.prompt:not(.lesson)'), 'a game');
      assert.equal(table.view?.rules.variant, 'suedtirol');
      assert.deepEqual(errorsOf(told), []);
    });

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const)
    it(`can be left and skipped by a finger at ${width}x${height}, whatever the step`, async () => {
      await setViewport({ width, height });
      for (const lang of SPOKEN) {
        const [lesson] = ownLessons(LANGUAGE_TEXTS[lang].lessons.salzburg.courses);
        const table = await lessonTable('', { lang });
        for (const [index, { text }] of lesson.steps.entries()) {
          await shows(table, text as string);
          await frames(2);
          for (const name of ['close', 'skip'])
            assert.isAtLeast(Math.min(...hitRoom(button(table, name))), FINGER_PX, `${name} at step ${index + 1}`);
          button(table, 'skip').click();
        }
        clearPage();
      }
    });

  for (const lesson of LESSONS)
    it(`${lesson.id}: each step is failed and solved by keys alone`, async () => {
      const table = await lessonTable(lesson.id);
      one(table, '[data-lesson=skip]').focus();
      for (const index of lesson.steps.keys()) {
        const { step, right, wrong } = choicesOf(lesson, index);
        await shows(table, step.text as string);
        for (const { action, text } of [wrong, right]) {
          await chooseByKeys(table, action);
          await shows(table, text as string);
        }
        await until(() => rootOf(table).querySelector('[data-lesson=next]'), 'what comes next is offered');
        await tabTo(table, button(table, 'next'));
        await key('Enter');
      }
      await shows(table, WORDS['lesson-done']);
    });

  it('is done by keys alone, from the poster on', async () => {
    const table = newTable({ confirm: 'never' });
    await until(() => all(table, '.poster .button').length === 3, 'the poster');
    all(table, '.poster .button')[0].focus();
    await key('Tab');
    assert.equal(focused(table)?.textContent?.trim(), WORDS.courses.watten.title);
    await key('Enter');
    await shows(table, LESSONS[0].steps[0].text as string);
    assert.isNotNull(focused(table), 'the focus stays at the table');
    const { right, wrong, step } = choicesOf(LESSONS[0], 0);
    for (const { action, text } of [wrong, right]) {
      const { card } = action as { card: string };
      await reach(table, 'Tab', (element) => element.classList.contains('card'));
      await reach(table, 'ArrowRight', (element) => (element as HTMLElement).dataset['card'] === card);
      await key('Enter');
      await shows(table, text as string);
    }
    await until(() => focused(table)?.matches('[data-lesson=next]'), 'what comes next has the focus');
    await key('Enter');
    await shows(table, LESSONS[0].steps[1].text as string);
    assert.notEqual(step.text, LESSONS[0].steps[1].text);
  });

  it('goes on where it was left, counts nothing, and lets nobody act meanwhile', async () => {
    const first = await lessonTable('blind', { persist: 'stunde' });
    button(first, 'skip').click();
    await shows(first, LESSONS[1].steps[1].text as string);
    const told = listen(first);
    assert.isFalse(await first.act({ type: 'play', seat: 0, card: 'H9' }));
    assert.deepEqual(
      errorsOf(told).map(({ code }) => code),
      ['lesson'],
    );
    first.remove();
    const again = await lessonTable('blind', { persist: 'stunde' });
    await shows(again, LESSONS[1].steps[1].text as string);
    assert.deepEqual(again.stats.variants, {});
  });

  it('goes on where it was closed, also where nothing is kept; one that is done begins anew', async () => {
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

  it('that there is not, or that cannot be played, is told, and the poster stays', async () => {
    const table = newTable();
    const told = listen(table);
    await table.startLesson('skat');
    table.lessons = [{ id: 'leer', title: 'Leer', steps: [] }];
    await table.startLesson('leer');
    assert.deepEqual(
      errorsOf(told).map(({ code }) => code),
      ['unknown-lesson', 'invalid-lesson'],
    );
    assert.isNotNull(rootOf(table).querySelector('.poster'));
  });
});
