/** Puzzles that visitors fail, solve or give up, by mouse, touch and keyboard. */
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
import { coveredByQuestion, TOUCH } from './covered.js';
import { needs } from './engine.js';
import { hitArea } from './fit.js';
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
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const WORDS = german.salzburg;

const puzzleText = (table: WattenTable): string => texts(table, '.puzzle .sheet').join(' ').replaceAll(/\s+/g, ' ');
const shows = (table: WattenTable, text: string): Promise<void> => until(() => puzzleText(table).includes(text), text);

async function puzzleTable(id: string, attributes: Attributes = {}): Promise<WattenTable> {
  const table = newTable({ puzzle: id, confirm: 'never', ...attributes });
  await until(() => rootOf(table).querySelector('.puzzle'), 'the puzzle is shown');
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

/** Functions that return the buttons or cards of an answer, in order. */
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

async function giveAnswer(table: WattenTable, answer: PuzzleAnswer, press = async (at: HTMLElement) => at.click()) {
  for (const find of presses(answer)) await press(await find(table));
}

const reasonText = ({ because: { key: reason, params } }: Puzzle): string =>
  (WORDS[`because-${reason}`] as (given: unknown) => string)(params);

describe('puzzles', () => {
  afterEach(clearPage);

  it("on a wide table, a puzzle's question covers neither players nor cards in the trick", async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = await puzzleTable('find-12');
    await until(() => all(table, '.trick [data-card]').length > 0, 'a card is in the trick');
    await until(() => coveredByQuestion(table).length === 0, 'the question covers nothing', 5000).catch(() =>
      assert.deepEqual(coveredByQuestion(table), []),
    );
  });

  it("a puzzle's close and skip buttons are large enough to tap", async function () {
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
          assert.isAtLeast(Math.min(...hitArea(button)), 40, `${name} of ${id} at ${width}x${height}`);
        }
      }
      clearPage();
    }
  });

  it("on a phone, a puzzle's question does not cover other players' cards", async () => {
    for (const id of ['tricks-1', 'bid-12']) {
      const table = await puzzleTable(id);
      await until(() => all(table, '.trick [data-card]').length > 0, 'a card is in the trick');
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
    it(`a puzzle of the theme '${theme}' accepts and explains the right answer after a wrong one`, async function () {
      if (theme === 'bid') await needs(this, 'touch');
      const puzzle = puzzleCalled(`${theme}-12`);
      const table = await puzzleTable(puzzle.id);
      const events = listen(table);
      assert.include(puzzleText(table), WORDS[`theme-${theme}`]);
      await giveAnswer(table, wrongAnswer(puzzle));
      await shows(table, WORDS['puzzle-wrong']);
      assert.include(texts(table, '.live').join(' '), WORDS['puzzle-wrong'], 'the result is announced');
      assert.notInclude(puzzleText(table), reasonText(puzzle));

      await giveAnswer(table, puzzle.solution, theme === 'bid' ? tap : undefined);
      await shows(table, reasonText(puzzle));
      assert.include(puzzleText(table), WORDS['puzzle-tries']({ tries: 2 }));
      assert.include(texts(table, '.live').join(' '), reasonText(puzzle));
      assert.deepEqual(
        events.map(({ type, detail }) => [type, detail]),
        [
          ['watten-puzzle', { id: puzzle.id, solved: false, tries: 1 }],
          ['watten-puzzle', { id: puzzle.id, solved: true, tries: 2 }],
        ],
      );
      const next = puzzles[puzzles.findIndex(({ id }) => id === puzzle.id) + 1]?.id ?? puzzles[0]?.id;
      one(table, '[data-puzzle=next]').click();
      await until(() => events.length === 3, 'the next puzzle');
      assert.deepEqual(events[2]?.detail, { id: next, solved: false, tries: 0 });
    });

  it('a puzzle about the Schlag and the Trumpf offers a deduction sheet without conclusions', async () => {
    const table = await puzzleTable('find-12');
    await until(() => rootOf(table).querySelector('[data-deduction]'), 'the sheet is offered');
    one(table, '[data-deduction]').click();
    await until(() => rootOf(table).querySelector('.deduction'), 'the sheet is open');
    one(table, "[data-entry='schlag-A']").click();
    await until(() => one(table, "[data-entry='schlag-A']").ariaPressed === 'true', 'the Ass is crossed out');
    assert.isNull(rootOf(table).querySelector('.deduction .ask'));
    one(table, '[data-puzzle=skip]').click();
    await until(() => !rootOf(table).querySelector("[title='find-12']"), 'another puzzle');
    assert.isEmpty(
      all(table, '.entry[aria-pressed=true]').map(({ dataset }) => dataset.entry),
      'the sheet is empty',
    );
  });

  it('a puzzle is solvable by keyboard', async () => {
    const puzzle = puzzleCalled('tricks-7');
    const table = await puzzleTable(puzzle.id);
    one(table, '[data-puzzle=close]').focus();
    const { card } = puzzle.solution as { readonly card: Card };
    await reach(table, 'Tab', (element) => element.classList.contains('card'));
    await reach(table, 'ArrowRight', (element) => (element as HTMLElement).dataset['card'] === card);
    await key('Enter');
    await shows(table, reasonText(puzzle));
    await until(() => focused(table)?.matches('[data-puzzle=next]'), 'the button for the next puzzle has the focus');
  });

  it('a puzzle offers its solution after two wrong answers, but showing it does not solve the puzzle', async () => {
    const puzzle = puzzleCalled('announce-3');
    const table = await puzzleTable(puzzle.id);
    const events = listen(table);
    assert.isNull(rootOf(table).querySelector('[data-puzzle=show]'));
    for (const tries of [1, 2]) {
      await giveAnswer(table, wrongAnswer(puzzle));
      await until(() => events.length === tries, `answer ${tries}`);
    }
    await until(() => rootOf(table).querySelector('[data-puzzle=show]'), 'the solution is offered');
    one(table, '[data-puzzle=show]').click();
    await shows(table, reasonText(puzzle));
    assert.include(puzzleText(table), WORDS['puzzle-solution']);
    assert.equal(events.length, 2);
  });

  it('a puzzle shows the played cards, but nothing that is hidden from its seat', async () => {
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

  it('on every phone, the first tricks of a puzzle are visible without scrolling', async () => {
    for (const lang of ['de', 'it'])
      for (const [width, height, rows] of [
        [320, 568, 3],
        [390, 664, 3],
        [390, 844, 6],
      ] as const) {
        await setViewport({ width, height });
        const table = await puzzleTable('find-21', { lang, style: `height: ${height}px` });
        await until(() => table.shadowRoot?.querySelector('.played td svg'), 'the tricks are shown');
        const bottom = one(table, '.puzzle .read').getBoundingClientRect().bottom;
        const isSeen = (element: HTMLElement): boolean => element.getBoundingClientRect().bottom <= bottom + 1;
        const listed = all(table, '.played tr');
        const minRows = Math.min(listed.length, rows);
        assert.isAtLeast(listed.filter(isSeen).length, minRows, `seats and tricks: ${lang} at ${width}x${height}`);
        assert.isTrue(height < 844 || isSeen(one(table, '.puzzle .status')), `the question: ${lang}`);
        clearPage();
      }
  });

  it('on a phone, the open list of tricks covers no names at the sides and shows three rows', async () => {
    await setViewport({ width: 390, height: 624 });
    for (const id of ['tricks-1', 'find-21']) {
      const table = await puzzleTable(id, { style: 'height: 624px' });
      await until(() => table.shadowRoot?.querySelector('.played td svg'), 'the tricks are listed');
      one(table, '.played').setAttribute('open', '');
      await frames(3);
      const { top } = one(table, '.puzzle .sheet').getBoundingClientRect();
      for (const side of ['left', 'right'])
        assert.isAtMost(one(table, `.seat.${side} .name`).getBoundingClientRect().bottom, top, `${id}: ${side}`);
      const { bottom } = one(table, '.played').getBoundingClientRect();
      const rows = all(table, '.played tr').filter((row) => row.getBoundingClientRect().bottom <= bottom + 1);
      assert.isAtLeast(rows.length, 4, `${id}: the names and three tricks`);
      clearPage();
    }
  });

  it('on a small phone, the open list of tricks covers the people at the sides whole', async () => {
    await setViewport({ width: 320, height: 512 });
    for (const id of ['tricks-1', 'find-21']) {
      const table = await puzzleTable(id, { style: 'height: 512px' });
      await until(() => table.shadowRoot?.querySelector('.played td svg'), 'the tricks are listed');
      one(table, '.played').setAttribute('open', '');
      await frames(3);
      const { top } = one(table, '.puzzle .sheet').getBoundingClientRect();
      for (const side of ['left', 'right'])
        assert.isAtLeast(one(table, `.seat.${side} .face`).getBoundingClientRect().top, top - TOUCH, `${id}: ${side}`);
      clearPage();
    }
  });

  it('on a small phone, the open list of tricks shows and marks the current trick that it covers', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = await puzzleTable('tricks-1');
    one(table, '.played summary').click();
    await until(() => one(table, '.played').hasAttribute('open'), 'the list is open');
    await frames(3);
    const row = one(table, '.played .current');
    assert.isNotEmpty(row.textContent.trim());
    assert.strictEqual(getComputedStyle(row).fontWeight, '700');
    assert.isAtMost(row.getBoundingClientRect().bottom, one(table, '.puzzle .read').getBoundingClientRect().bottom + 1);
  });

  it('on a phone, the names at the open trick give way to the open list of tricks', async () => {
    await setViewport({ width: 390, height: 624 });
    const table = await puzzleTable('find-21', { style: 'height: 624px' });
    const names = (): readonly HTMLElement[] => all(table, '.open-marks span');
    await until(() => names().length === 4, 'the trick is open');
    for (const name of names()) assert.isFalse(name.checkVisibility(), name.textContent);
    one(table, '.played summary').click();
    await until(() => names().every((name) => name.checkVisibility()), 'the names are shown');
    const boxes = names().map((name) => name.getBoundingClientRect());
    for (const [index, { left }] of boxes.slice(1).entries())
      assert.isAtLeast(left - (boxes[index]?.right ?? Infinity), 1.5, 'names do not touch');
  });

  it("on a phone, a puzzle about a bid leaves most of the visitor's card in the trick visible", async () => {
    for (const [width, height] of [
      [320, 512],
      [390, 624],
    ] as const) {
      await setViewport({ width, height });
      const table = await puzzleTable('bid-12', { style: `height: ${height}px` });
      await until(() => all(table, '.trick [data-card]').length > 0, 'a card is in the trick');
      await frames(3);
      const { box } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom');
      const { top } = one(table, '.puzzle .sheet').getBoundingClientRect();
      assert.isAtLeast((top - box.y) / box.height, 0.62, `${width}x${height}`);
      clearPage();
    }
  });

  it('on a phone, the question and the answers stay visible while the list of tricks is open', async () => {
    for (const lang of ['de', 'it'])
      for (const id of ['tricks-1', 'find-21', 'bid-12'])
        for (const [width, height] of [
          [320, 568],
          [390, 844],
        ] as const) {
          await setViewport({ width, height });
          const table = await puzzleTable(id, { lang, style: `height: ${height}px` });
          await until(() => table.shadowRoot?.querySelector('.played td svg'), 'the tricks are listed');
          one(table, '.played').setAttribute('open', '');
          await frames(3);
          const at = `${id} in ${lang} at ${width}x${height}`;
          const read = one(table, '.puzzle .read').getBoundingClientRect();
          const question = one(table, '.puzzle .status').getBoundingClientRect();
          assert.isAtLeast(question.top, read.top - 1, at);
          assert.isAtMost(question.bottom, read.bottom + 1, at);
          const [, firstTrick] = all(table, '.played tr');
          assert.isAtMost(firstTrick?.getBoundingClientRect().bottom ?? Infinity, question.top + 1, `a trick: ${at}`);
          for (const answer of all(table, '.puzzle .choices .button, .hand .card'))
            assert.isAtMost(answer.getBoundingClientRect().bottom, height, at);
          clearPage();
        }
  });

  for (const lang of ['de', 'it'])
    it(`on a phone, a puzzle about an announcement or a bid in '${lang}' covers no names`, async () => {
      for (const id of ['announce-3', 'bid-12']) {
        const table = await puzzleTable(id, { lang });
        for (const [width, height] of [
          [320, 568],
          [360, 640],
          [390, 844],
        ] as const) {
          await setViewport({ width, height });
          await frames(3);
          const { top } = one(table, '.puzzle .sheet').getBoundingClientRect();
          for (const name of all(table, '.seat:not(.bottom) .called')) {
            const { bottom } = name.getBoundingClientRect();
            assert.isAtMost(bottom, top, `${id} at ${width}x${height}: ${name.textContent}`);
          }
        }
        table.remove();
      }
    });

  it('on a low table, a puzzle as high as the table does not touch the buttons of the bar', async () => {
    const table = await puzzleTable('find-21', { lang: 'it' });
    for (const [width, height] of [
      [844, 390],
      [740, 360],
    ] as const) {
      await setViewport({ width, height });
      await frames(3);
      const { left } = one(table, '.puzzle .sheet').getBoundingClientRect();
      const right = Math.max(...all(table, '.bar .tool').map((tool) => tool.getBoundingClientRect().right));
      assert.isAtLeast(left - right, 6, `${width}x${height}`);
    }
  });

  it('on a tablet, the open list of tricks is visible without scrolling', async () => {
    await setViewport({ width: 768, height: 1024 });
    const table = await puzzleTable('tricks-1', { lang: 'it', style: 'height: 1024px' });
    await until(() => table.shadowRoot?.querySelector('.played td svg'), 'the tricks are listed');
    one(table, '.played').setAttribute('open', '');
    await frames(3);
    for (const list of all(table, '.puzzle .read, .played')) assert.isAtMost(list.scrollHeight, list.clientHeight + 1);
  });

  it('with `persist`, the daily puzzle counts consecutive days', async () => {
    const today = dayNumber(new Date());
    const puzzle = dailyPuzzle();
    localStorage.setItem('watten-table-puzzle:reihe', JSON.stringify({ day: today - 1, days: 4 }));
    const table = await puzzleTable('daily', { persist: 'reihe' });
    assert.include(puzzleText(table), WORDS['puzzle-daily']);
    await giveAnswer(table, puzzle.solution);
    await shows(table, WORDS['puzzle-streak']({ days: 5 }));
    assert.deepEqual(JSON.parse(localStorage.getItem('watten-table-puzzle:reihe') ?? ''), { day: today, days: 5 });
    assert.deepEqual(table.stats.variants, {}, 'no game is counted in the statistics');
  });

  it('a puzzle takes precedence over a lesson, rejects act() and returns to the game when it closes', async () => {
    const table = await puzzleTable('bid-2', { lesson: 'blind', autostart: '' });
    const events = listen(table);
    assert.isFalse(await table.act({ type: 'hold', seat: 0 }));
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['puzzle'],
    );
    one(table, '[data-puzzle=close]').click();
    await until(() => rootOf(table).querySelector('.prompt:not(.puzzle)'), 'the game is back');
  });

  it('removing the `puzzle` attribute restores the game, and setting the attribute again shows another puzzle', async () => {
    const table = newTable({ autostart: '' });
    await settled(table);
    const waited = recordOf(table);
    const shown = (selector: string) => (): unknown => rootOf(table).querySelector(selector);
    const [puzzle, lesson, question] = [shown('.puzzle'), shown('.lesson:not(.puzzle)'), shown('.prompt:not(.lesson)')];
    table.setAttribute('puzzle', 'bid-2');
    await until(puzzle, 'the puzzle');
    table.removeAttribute('puzzle');
    await until(question, 'the game is back', 5000);
    assert.strictEqual(recordOf(table), waited);
    table.setAttribute('puzzle', 'bid-3');
    await until(puzzle, 'another puzzle');
    // The lesson and the puzzle replace each other, regardless of the order in which a framework sets and removes
    // attributes.
    table.setAttribute('lesson', 'watten');
    table.removeAttribute('puzzle');
    await until(lesson, 'the lesson replaces the puzzle', 5000);
    table.removeAttribute('lesson');
    table.setAttribute('puzzle', 'bid-2');
    await until(puzzle, 'the puzzle replaces the lesson', 5000);
    table.setAttribute('lesson', 'watten');
    table.removeAttribute('lesson');
    await frames(3);
    await until(puzzle, 'the puzzle takes precedence and stays');
    assert.isNotOk(Boolean(lesson()), 'the lesson is not shown');
    table.puzzle = null;
    await until(question, 'the game is back', 5000);
    assert.strictEqual(recordOf(table), waited);
  });

  it('removing the `puzzle` attribute cancels a puzzle that is loading, but does not close a replay', async () => {
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

  it('an unknown puzzle fires an error, and the poster stays visible', async () => {
    const table = newTable();
    const events = listen(table);
    table.puzzle = 'skat-1';
    await until(() => errorsOf(events).length > 0, 'the error');
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['unknown-puzzle'],
    );
    await until(() => rootOf(table).querySelector('.poster'), 'the poster');
  });
});
