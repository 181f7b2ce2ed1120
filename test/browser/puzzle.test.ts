/** Puzzles at the table: failed, solved, given up; by mouse, finger and keys. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action, Card } from '../../src/engine.js';
import { puzzles as german } from '../../src/i18n/de/puzzles.js';
import type { WattenTable } from '../../src/index.js';
import type { Announcement } from '../../src/rules/announce.js';
import { possibleAnswers } from '../../src/puzzles/answers.js';
import { judgePuzzle } from '../../src/puzzles/judge.js';
import type { Puzzle, PuzzleAnswer } from '../../src/puzzles/puzzle.js';
import { dailyPuzzle, dayNumber, puzzleCalled, puzzles } from '../../src/puzzles/puzzles.js';
import { replay } from '../../src/engine.js';
import { de } from '../i18n/spoken.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import { underQuestion } from './covered.js';
import { needs } from './engine.js';
import { hitRoom } from './fit.js';
import { focused, key, reach } from './keys.js';
import {
  all,
  cardOf,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  recordOf,
  rootOf,
  settled,
  tap,
  texts,
  until,
  type Attributes,
} from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const WORDS = german.salzburg;

const said = (table: WattenTable): string => texts(table, '.puzzle .sheet').join(' ').replaceAll(/\s+/g, ' ');
const shows = (table: WattenTable, text: string): Promise<void> => until(() => said(table).includes(text), text);

async function puzzleTable(id: string, attributes: Attributes = {}): Promise<WattenTable> {
  const table = newTable({ puzzle: id, confirm: 'never', ...attributes });
  await until(() => rootOf(table).querySelector('.puzzle'), 'the puzzle is at the table');
  return table;
}

const wrongAnswer = (puzzle: Puzzle): PuzzleAnswer => {
  const view = replay(puzzle.record).view(puzzle.seat);
  return possibleAnswers(view, puzzle.theme).find((answer) => !judgePuzzle(puzzle, answer).solved) as PuzzleAnswer;
};

const answerButton = async (table: WattenTable, type: string, label: string): Promise<HTMLElement> => {
  const find = () => all(table, `.puzzle [data-action=${type}]`).find(({ textContent }) => textContent.includes(label));
  await until(find, `${type} ${label}`);
  return find() as HTMLElement;
};

/** What to press for an answer; for what is to be found one after the other. */
const presses = (answer: PuzzleAnswer): readonly ((table: WattenTable) => Promise<HTMLElement>)[] => {
  const schlag = (of: Pick<Announcement, 'schlag'>) => (table: WattenTable) =>
    answerButton(table, 'announce-schlag', de.schlag(of.schlag));
  const trumpf = (of: Pick<Announcement, 'trumpf'>) => (table: WattenTable) =>
    answerButton(table, 'announce-trumpf', de.suit(of.trumpf));
  if (!('type' in answer)) return [schlag(answer), trumpf(answer)];
  if (answer.type === 'announce-schlag') return [schlag(answer)];
  if (answer.type === 'announce-trumpf') return [trumpf(answer)];
  if (answer.type === 'play') return [async (table) => cardOf(table, answer.card)];
  return [(table) => answerButton(table, (answer as Action).type, '')];
};

async function give(table: WattenTable, answer: PuzzleAnswer, press = async (at: HTMLElement) => at.click()) {
  for (const find of presses(answer)) await press(await find(table));
}

const because = ({ because: { key: reason, params } }: Puzzle): string =>
  (WORDS[`because-${reason}`] as (given: unknown) => string)(params);

describe('a puzzle at the table', () => {
  afterEach(clearPage);

  it('leaves free what lies on a broad table', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = await puzzleTable('find-12');
    await until(() => all(table, '.trick [data-card]').length > 0, 'a card lies there');
    await until(() => underQuestion(table).length === 0, 'it is free', 5000).catch(() =>
      assert.deepEqual(underQuestion(table), []),
    );
  });

  it('can be left, and another one asked for, by a finger', async function () {
    await needs(this, 'touch');
    for (const id of ['find-21', 'tricks-1', 'bid-12']) {
      const table = await puzzleTable(id);
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [844, 390],
      ] as const) {
        await setViewport({ width, height });
        await frames(3);
        for (const name of ['close', 'skip']) {
          const button = one(table, `[data-puzzle=${name}]`);
          button.scrollIntoView({ block: 'center' });
          assert.isAtLeast(Math.min(...hitRoom(button)), 40, `${name} of ${id} at ${width}x${height}`);
        }
      }
      clearPage();
    }
  });

  it('leaves the cards of others to be read on a phone', async () => {
    for (const id of ['tricks-1', 'bid-12']) {
      const table = await puzzleTable(id);
      await until(() => all(table, '.trick [data-card]').length > 0, 'a card lies there');
      for (const [width, height] of [
        [320, 568],
        [390, 844],
      ] as const) {
        await setViewport({ width, height });
        await frames(3);
        const layout = layOut(table.offsetWidth, table.offsetHeight);
        const { top } = one(table, '.puzzle .sheet').getBoundingClientRect();
        for (const side of ['left', 'right'] as const) {
          const { box } = trickPlace(layout, side);
          assert.isAtLeast(top, box.y + 0.7 * box.height, `${id} at ${width}x${height}: ${side}`);
        }
      }
      clearPage();
    }
  });

  for (const theme of ['find', 'tricks', 'announce', 'bid'] as const)
    it(`${theme}: a wrong answer is told why and tried again, the right one with its reason`, async function () {
      if (theme === 'bid') await needs(this, 'touch');
      const puzzle = puzzleCalled(`${theme}-12`);
      const table = await puzzleTable(puzzle.id);
      const told = listen(table);
      assert.include(said(table), WORDS[`theme-${theme}`]);
      await give(table, wrongAnswer(puzzle));
      await shows(table, WORDS['puzzle-wrong']);
      assert.include(texts(table, '.live').join(' '), WORDS['puzzle-wrong'], 'it is said aloud');
      assert.notInclude(said(table), because(puzzle));

      await give(table, puzzle.solution, theme === 'bid' ? tap : undefined);
      await shows(table, because(puzzle));
      assert.include(said(table), WORDS['puzzle-tries']({ tries: 2 }));
      assert.include(texts(table, '.live').join(' '), because(puzzle));
      assert.deepEqual(
        told.map(({ type, detail }) => [type, detail]),
        [
          ['watten-puzzle', { id: puzzle.id, solved: false, tries: 1 }],
          ['watten-puzzle', { id: puzzle.id, solved: true, tries: 2 }],
        ],
      );
      const next = puzzles[puzzles.findIndex(({ id }) => id === puzzle.id) + 1]?.id ?? puzzles[0]?.id;
      one(table, '[data-puzzle=next]').click();
      await until(() => told.length === 3, 'the next one');
      assert.deepEqual(told[2]?.detail, { id: next, solved: false, tries: 0 });
    });

  it('has a sheet to cross out on where Schlag and Trumpf are to be found, on which the table says nothing', async () => {
    const table = await puzzleTable('find-12');
    await until(() => rootOf(table).querySelector('[data-deduction]'), 'the sheet is offered');
    one(table, '[data-deduction]').click();
    await until(() => rootOf(table).querySelector('.deduction'), 'it is open');
    one(table, "[data-entry='schlag-A']").click();
    await until(() => one(table, "[data-entry='schlag-A']").ariaPressed === 'true', 'the Ass is crossed out');
    assert.isNull(rootOf(table).querySelector('.deduction .ask'));
    one(table, '[data-puzzle=skip]').click();
    await until(() => !rootOf(table).querySelector("[title='find-12']"), 'another puzzle');
    assert.isEmpty(
      all(table, '.entry[aria-pressed=true]').map(({ dataset }) => dataset.entry),
      'it is clean',
    );
  });

  it('is solved by keys alone', async () => {
    const puzzle = puzzleCalled('tricks-7');
    const table = await puzzleTable(puzzle.id);
    one(table, '[data-puzzle=close]').focus();
    const { card } = puzzle.solution as { readonly card: Card };
    await reach(table, 'Tab', (element) => element.classList.contains('card'));
    await reach(table, 'ArrowRight', (element) => (element as HTMLElement).dataset['card'] === card);
    await key('Enter');
    await shows(table, because(puzzle));
    await until(() => focused(table)?.matches('[data-puzzle=next]'), 'what comes next has the focus');
  });

  it('shows its solution after two wrong answers, and is not solved then', async () => {
    const puzzle = puzzleCalled('announce-3');
    const table = await puzzleTable(puzzle.id);
    const told = listen(table);
    assert.isNull(rootOf(table).querySelector('[data-puzzle=show]'));
    for (const tries of [1, 2]) {
      await give(table, wrongAnswer(puzzle));
      await until(() => told.length === tries, `answer ${tries}`);
    }
    await until(() => rootOf(table).querySelector('[data-puzzle=show]'), 'the solution is offered');
    one(table, '[data-puzzle=show]').click();
    await shows(table, because(puzzle));
    assert.include(said(table), WORDS['puzzle-solution']);
    assert.equal(told.length, 2);
  });

  it('shows what was played, and nothing that its seat may not know', async () => {
    const puzzle = puzzleCalled('find-20');
    const table = await puzzleTable(puzzle.id);
    const view = replay(puzzle.record).view(puzzle.seat);
    const plays = view.history.flatMap((event) => (event.type === 'play' ? [de.card(event.card)] : []));
    const listed = all(table, '.played td .sr-only')
      .map(({ textContent }) => textContent)
      .filter((text) => !text.startsWith(','));
    assert.sameMembers(listed, plays);
    assert.deepEqual(table.view?.announcement, {});
  });

  it('shows what was played at once on every phone, with nothing scrolled, and the question where there is room', async () => {
    for (const lang of ['de', 'it'])
      for (const [width, height, rows] of [
        [320, 568, 3],
        [390, 664, 3],
        [390, 844, 6],
      ] as const) {
        await setViewport({ width, height });
        const table = await puzzleTable('find-21', { lang, style: `height: ${height}px` });
        await until(() => table.shadowRoot?.querySelector('.played td svg'), 'the tricks are there');
        const bottom = one(table, '.puzzle .read').getBoundingClientRect().bottom;
        const isSeen = (element: HTMLElement): boolean => element.getBoundingClientRect().bottom <= bottom + 1;
        const listed = all(table, '.played tr');
        const wanted = Math.min(listed.length, rows);
        assert.isAtLeast(
          listed.filter(isSeen).length,
          wanted,
          `who sat where, and tricks: ${lang} at ${width}x${height}`,
        );
        assert.isTrue(height < 844 || isSeen(one(table, '.puzzle .status')), `what is asked: ${lang}`);
        clearPage();
      }
  });

  it('of the day counts how many in a row were solved, if that is kept', async () => {
    const today = dayNumber(new Date());
    const puzzle = dailyPuzzle();
    localStorage.setItem('watten-table-puzzle:reihe', JSON.stringify({ day: today - 1, days: 4 }));
    const table = await puzzleTable('daily', { persist: 'reihe' });
    assert.include(said(table), WORDS['puzzle-daily']);
    await give(table, puzzle.solution);
    await shows(table, WORDS['puzzle-streak']({ days: 5 }));
    assert.deepEqual(JSON.parse(localStorage.getItem('watten-table-puzzle:reihe') ?? ''), { day: today, days: 5 });
    assert.deepEqual(table.stats.variants, {}, 'no game is counted');
  });

  it('goes before a lesson, refuses to act, and leaves the table as it was when it is closed', async () => {
    const table = await puzzleTable('bid-2', { lesson: 'blind', autostart: '' });
    const told = listen(table);
    assert.isFalse(await table.act({ type: 'hold', seat: 0 }));
    assert.deepEqual(
      errorsOf(told).map(({ code }) => code),
      ['puzzle'],
    );
    one(table, '[data-puzzle=close]').click();
    await until(() => rootOf(table).querySelector('.prompt:not(.puzzle)'), 'the game that waited');
  });

  it('goes when its attribute is removed, the game that waited comes back, and a puzzle set later is shown', async () => {
    const table = newTable({ autostart: '' });
    await settled(table);
    const waited = recordOf(table);
    const shown = (selector: string) => (): unknown => rootOf(table).querySelector(selector);
    const [puzzle, lesson, question] = [shown('.puzzle'), shown('.lesson:not(.puzzle)'), shown('.prompt:not(.lesson)')];
    table.setAttribute('puzzle', 'bid-2');
    await until(puzzle, 'the puzzle');
    table.removeAttribute('puzzle');
    await until(question, 'the game that waited', 5000);
    assert.strictEqual(recordOf(table), waited);
    table.setAttribute('puzzle', 'bid-3');
    await until(puzzle, 'another puzzle');
    // One takes the place of the other, in whichever order a framework sets and removes.
    table.setAttribute('lesson', 'watten');
    table.removeAttribute('puzzle');
    await until(lesson, 'the lesson in its place', 5000);
    table.removeAttribute('lesson');
    table.setAttribute('puzzle', 'bid-2');
    await until(puzzle, 'the puzzle in place of the lesson', 5000);
    table.setAttribute('lesson', 'watten');
    table.removeAttribute('lesson');
    await frames(3);
    await until(puzzle, 'the puzzle goes before it, and stays');
    assert.isNotOk(Boolean(lesson()), 'the lesson is not shown');
    table.puzzle = null;
    await until(question, 'the game that waited', 5000);
    assert.strictEqual(recordOf(table), waited);
  });

  it('does not come when its attribute is removed before it could, and leaves alone what is shown besides', async () => {
    const table = newTable({ autostart: '', puzzle: 'bid-2' });
    await frames(1);
    table.removeAttribute('puzzle');
    await settled(table);
    assert.isNull(rootOf(table).querySelector('.puzzle'));
    const { record } = puzzleCalled('bid-3');
    table.setAttribute('puzzle', 'bid-2');
    await until(() => rootOf(table).querySelector('.puzzle'), 'the puzzle');
    await table.replay(record);
    table.removeAttribute('puzzle');
    await frames(3);
    assert.strictEqual(table.replayStep, 0);
    await table.replay(null);
    await settled(table);
  });

  it('that there is not is told, and the poster stays', async () => {
    const table = newTable();
    const told = listen(table);
    table.puzzle = 'skat-1';
    await until(() => errorsOf(told).length > 0, 'the error');
    assert.deepEqual(
      errorsOf(told).map(({ code }) => code),
      ['unknown-puzzle'],
    );
    await until(() => rootOf(table).querySelector('.poster'), 'the poster');
  });
});
