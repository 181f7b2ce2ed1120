/** Tests that every lesson of the package is solvable and explains every wrong choice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons as german } from '../../src/i18n/de/lessons.js';
import { offeredChoices, judge } from '../../src/lessons/judge.js';
import { LESSON_TOPICS, type Lesson, type LessonStep } from '../../src/lessons/lesson.js';
import type { Card } from '../../src/rules/card.js';
import { ownLessons } from '../../src/lessons/own-lessons.js';
import { createStepGame } from '../../src/lessons/create-step-game.js';
import { readLessons } from '../../src/lessons/read-lessons.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';

const own = ownLessons(german.salzburg.courses);

const STEPS: readonly (readonly [Lesson, LessonStep, number])[] = own.flatMap((lesson) =>
  lesson.steps.map((step, index) => [lesson, step, index] as const),
);

test('the lessons consist of ten basic steps, three for blind play and one per family of variants', () => {
  assert.deepEqual(
    own.map(({ id, steps }) => [id, steps.length]),
    [
      ['watten', 10],
      ['blind', 3],
      ['kritische', 1],
      ['weli', 1],
      ['deuten', 1],
      ['vier', 1],
    ],
  );
});

test('each step of the first lesson asks a question in every language', () => {
  for (const [language, { lessons: texts }] of Object.entries(LANGUAGE_TEXTS)) {
    const [{ steps }] = ownLessons(texts.salzburg.courses);
    assert.deepEqual(
      steps.filter(({ text }) => !(text as string).includes('?')),
      [],
      language,
    );
  }
});

test('the right card is at different positions of the hand, and not always at its edge', () => {
  const places = STEPS.flatMap(([, { setup, expect, seat }]) => {
    const right = expect.map(({ card }) => setup.hands?.[seat]?.indexOf(card as Card) ?? -1);
    return right.length === 1 && right[0] !== -1 ? right : [];
  });
  assert.ok(new Set(places).size >= 4, places.join());
  assert.ok(places.filter((place) => place > 0 && place < 4).length > places.length / 2, places.join());
});

test('the first lesson shows each subject from one step on', () => {
  const [{ steps }] = own;
  const shown = steps.map(({ shows }) => shows ?? []);
  assert.deepEqual(shown[0], []);
  for (const [index, subjects] of shown.slice(1).entries())
    assert.deepEqual(subjects.slice(0, shown[index]?.length), shown[index]);
  assert.deepEqual(
    LESSON_TOPICS.filter((topic) => !shown.at(-1)?.includes(topic)),
    ['kritischer'],
  );
});

test('a text of the first lesson names the Linke only from the step that shows them', () => {
  const [{ steps }] = own;
  for (const { text, right, wrong = [], shows = [] } of steps) {
    const told = [text, right, ...wrong.map((choice) => choice.text)].map(String).join(' ');
    if (!shows.includes('linker')) assert.doesNotMatch(told, /Linke|Rechte|Gute/);
    if (!shows.includes('trumpf')) assert.doesNotMatch(told, /Trumpf/);
    if (!shows.includes('parties')) assert.doesNotMatch(told, /Partner|Gegner/);
    if (!shows.includes('announcers')) assert.doesNotMatch(told, /Geber|Vorhand/);
  }
});

test('in every language, the first lesson names gestrichen, the rank of the Weli and the leads that call for trumps', () => {
  for (const [language, { lessons: texts }] of Object.entries(LANGUAGE_TEXTS)) {
    const [{ steps, end }] = ownLessons(texts.salzburg.courses);
    const suitOfWeli = LANGUAGE_TEXTS[language].table.salzburg.suit('S');
    const remember = (end?.remember ?? []).map(String);
    const right = steps.map((step) => String(step.right));
    for (const told of [right, remember]) {
      assert.ok(
        told.some((text) => text.includes('Weli') && text.includes(suitOfWeli)),
        `the Weli, ${language}`,
      );
      assert.ok(
        told.some((text) => /13.*15/.test(text)),
        `gestrichen, ${language}`,
      );
      assert.ok(
        told.some(
          (text) =>
            /Recht|giusto/.test(text) &&
            /Gut|Guat/.test(text) &&
            /genüg|zua?ge|follow|trumps too|rispond|briscol/i.test(text),
        ),
        `following, ${language}`,
      );
    }
  }
});

test('readLessons() accepts the lessons of the package', () => {
  assert.equal(readLessons(own).length, own.length);
});

test('each lesson step offers a right and a wrong choice and explains all choices', () => {
  for (const [lesson, step, index] of STEPS) {
    const choices = offeredChoices(step, createStepGame(lesson, index).view(step.seat));
    const judged = choices.map((action) => judge(step, action));
    const [right, wrong] = [judged.filter(({ isRight }) => isRight), judged.filter(({ isRight }) => !isRight)];
    const name = `${lesson.id} ${index + 1}`;
    assert.ok(right.length > 0 && wrong.length > 0, name);
    assert.deepEqual(
      judged.filter(({ text }) => !text),
      [],
      name,
    );
    // Every text belongs to a possible choice.
    assert.deepEqual(
      step.wrong?.filter(({ text }) => !wrong.some((said) => said.text === text)),
      [],
      name,
    );
  }
});

test('in steps that ask for a trick, the learner’s side takes the trick only after a right choice', () => {
  const takers = STEPS.flatMap(([lesson, step, index]) => {
    const asksForTrick = step.setup.dealer === 0 && step.expect.every(({ type }) => type === 'play');
    if (!asksForTrick) return [];
    const view = createStepGame(lesson, index).view(step.seat);
    return offeredChoices(step, view).flatMap((action) => {
      if (!view.legal.some((legal) => legal === action)) return [];
      const game = createStepGame(lesson, index);
      game.act(action);
      const { lastTrick } = game.view(step.seat);
      return [[`${lesson.id} ${index + 1}`, judge(step, action).isRight, lastTrick?.winner] as const];
    });
  });
  const taken = (winner: number | undefined): boolean => winner === 0 || winner === 2;
  // Exceptions: the partner's equal Schlag came first, a stronger card than needed wins, or H8 is legal and loses.
  const mayTake = new Set(['watten 6', 'watten 7', 'blind 3']);
  for (const [name, isRight, winner] of takers) if (!mayTake.has(name)) assert.equal(taken(winner), isRight, name);
  assert.ok(takers.length > 30);
});

test('lessons have all texts for both decks in every language, and French texts name no Salzburg cards', () => {
  const shape = ({ steps }: { readonly steps: readonly { readonly wrong: readonly string[] }[] }) =>
    steps.map(({ wrong }) => wrong.length);
  const inGerman = Object.values(german.salzburg.courses).map(shape);
  for (const [language, { lessons: texts }] of Object.entries(LANGUAGE_TEXTS)) {
    for (const deck of ['salzburg', 'french'] as const) {
      const lessons = ownLessons(texts[deck].courses);
      assert.deepEqual(
        lessons.map(({ steps }) => steps.map(({ wrong }) => wrong?.length)),
        inGerman,
        language,
      );
      assert.deepEqual(
        lessons.flatMap(({ steps }) => steps.filter(({ text, right }) => !text || !right)),
        [],
      );
    }
    assert.doesNotMatch(
      JSON.stringify(texts.french.courses),
      /Eichel|Oachl|Laub|Laab|Schell\b|Acorn|Leaf|Leaves|Bells|Ober|Unter|ghiande|foglie|palle|ufficiale/,
    );
  }
});
