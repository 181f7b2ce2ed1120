import { assert, aTimeout } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { replay, type GameRecord, type Setup } from '../../src/engine.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import type { SavedGame, WattenTable } from '../../src/index.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { all, clearPage, errorsOf, listen, newTable, one, press, settled, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const BUTTON = '[data-again]';
/** One hand decides the game. */
const SHORT: Setup = { score: [14, 14] };

function savedOf(table: WattenTable): SavedGame {
  const saved = table.save();
  if (!saved) throw new Error('There is no game to save.');
  return JSON.parse(JSON.stringify(saved)) as SavedGame;
}

/** Plays until the game is over. */
async function playOut(table: WattenTable): Promise<void> {
  while (viewOf(table).phase !== 'game-over') {
    const action = preferredAction(viewOf(table));
    if (action) await table.act(action);
    await aTimeout(5);
  }
}

/** The hands of all seats after the first deal of a record. */
function dealtIn(record: GameRecord): readonly (readonly string[])[] {
  for (let count = 0; count <= record.actions.length; count++) {
    const game = replay(record, { until: count });
    const hands = [0, 1, 2, 3].map((seat) => game.view(seat).hand);
    if (hands.every(({ length }) => length === 5)) return hands;
  }
  throw new Error('The record contains no deal.');
}

/** The boxes of the lines in an element's visible texts. */
const linesOf = (element: HTMLElement): readonly DOMRect[] =>
  [...element.querySelectorAll('span')].flatMap((span) => {
    if (getComputedStyle(span).position === 'absolute') return [];
    const range = document.createRange();
    range.selectNodeContents(span);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  });

describe('"Same deal again"', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('starts a game with the same hands after a game against computers', async () => {
    const table = newTable();
    const events = listen(table, ['watten-start', 'watten-deal', 'watten-game-end', 'watten-error']);
    await table.start({ setup: SHORT });
    await playOut(table);
    const first = savedOf(table);
    await settled(table);
    assert.strictEqual(one(table, `${BUTTON} .note`).textContent, 'ersetzt Spiel samt Bummerl');
    await press(one(table, BUTTON));
    await until(() => viewOf(table).phase !== 'game-over', 'the game starts again');
    assert.deepEqual(viewOf(table).bummerl, [0, 0], 'the new game replaces the old one');
    assert.isUndefined(viewOf(table).result ?? undefined);
    await playOut(table);
    const again = savedOf(table);
    assert.deepEqual(dealtIn(again.game), dealtIn(first.game));
    assert.deepEqual(replay(again.game).view(0).score, viewOf(table).score, 'the record can be replayed');
    assert.deepEqual([again.game.seed, again.game.rules], [first.game.seed, first.game.rules]);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['watten-start', 'watten-deal', 'watten-game-end', 'watten-start', 'watten-deal', 'watten-game-end'],
    );
    assert.deepEqual(
      events.flatMap(({ type, detail }) => (type === 'watten-game-end' ? [(detail as { again: boolean }).again] : [])),
      [false, true],
    );
    assert.deepEqual(errorsOf(events), []);
  });

  it('statistics ignore the repeated game, and count the next one', async () => {
    const table = newTable({ persist: 'noch-einmal' });
    await table.start({ setup: SHORT });
    await playOut(table);
    const counted = (): number =>
      Object.values(table.stats.variants).reduce((sum, counts) => sum + (counts?.games ?? 0), 0);
    assert.strictEqual(counted(), 1);
    await settled(table);
    await press(one(table, BUTTON));
    await until(() => viewOf(table).phase !== 'game-over', 'the game starts again');
    assert.isTrue(savedOf(table).again);
    await table.load(savedOf(table));
    await playOut(table);
    assert.strictEqual(counted(), 1, 'a loaded game is still a repeated one');
    await table.act({ type: 'next', seat: 0 });
    assert.notProperty(savedOf(table), 'again');
    await playOut(table);
    assert.strictEqual(counted(), 2);
  });

  it('repeats a later game of a match with its deal', async () => {
    const table = newTable();
    await table.start({ seed: 'zweites', setup: SHORT, rules: { target: 15 } });
    await playOut(table);
    await table.act({ type: 'next', seat: 0 });
    await playOut(table);
    const second = savedOf(table);
    await settled(table);
    await press(one(table, BUTTON));
    await until(() => viewOf(table).phase !== 'game-over', 'the game starts again');
    await until(() => viewOf(table).hand.length > 0 || viewOf(table).toAct.includes(0), 'the cards are dealt');
    await playOut(table);
    assert.deepEqual(dealtIn(savedOf(table).game), dealtIn(second.game));
    assert.strictEqual(savedOf(table).game.before?.game, 1);
  });

  it('is not offered with players of the page, after the last game or while a hand is over', async () => {
    const table = newTable();
    table.seats = ['human', scripted(), scripted(), scripted()];
    await table.start({ setup: SHORT });
    await playOut(table);
    await settled(table);
    assert.lengthOf(all(table, BUTTON), 0, 'players of the page');
    table.seats = null;
    await table.start({ setup: SHORT, games: 1 });
    await playOut(table);
    await aTimeout(50);
    assert.lengthOf(all(table, BUTTON), 0, 'the last game is over');
    await table.start({ seed: 'lang' });
    while (viewOf(table).phase !== 'hand-over') {
      const action = preferredAction(viewOf(table));
      if (action) await table.act(action);
      await aTimeout(5);
    }
    await settled(table);
    assert.lengthOf(all(table, BUTTON), 0, 'the hand is over');
  });

  for (const lang of LANGUAGES)
    it(`buttons of the result have at most two lines on a phone (${lang})`, async () => {
      await setViewport({ width: 320, height: 568 });
      const table = newTable({ lang, hints: '' });
      await table.start({ setup: SHORT });
      await playOut(table);
      await settled(table);
      await until(() => all(table, BUTTON).length > 0, 'the same deal is offered');
      for (const button of all(table, '.prompt .choices button')) {
        const lines = new Set(linesOf(button).map(({ bottom }) => Math.round(bottom)));
        assert.isAtMost(lines.size, 2, `${button.textContent.trim()}: ${[...lines].join()}`);
      }
    });

  it('settings that changed during the game wait for the next game', async () => {
    const table = newTable();
    await table.start({ setup: SHORT });
    await playOut(table);
    table.target = 11;
    await settled(table);
    await press(one(table, BUTTON));
    await until(() => viewOf(table).phase !== 'game-over', 'the game starts again');
    assert.strictEqual(viewOf(table).rules.target, 15);
    await playOut(table);
    await settled(table);
    await press(one(table, '[data-action=next]'));
    await until(() => viewOf(table).rules.target === 11, 'the next game has the new settings');
  });
});
