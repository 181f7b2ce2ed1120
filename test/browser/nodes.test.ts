import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { runs } from '../runs.js';
import { withoutWebGl } from './patched.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { clearPage, newTable, rootOf, settled, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The number of nodes of one kind in a table's shadow tree. */
function countOf(table: WattenTable, kind: number): number {
  const walker = document.createTreeWalker(rootOf(table), kind);
  let count = 0;
  while (walker.nextNode()) count++;
  return count;
}

/**
 * The phase at which nodes are counted. `npm test` counts at the end of a hand, which takes a fifth of the time that a game
 * takes.
 */
const END = runs<'hand-over' | 'game-over'>('hand-over', 'game-over');

/** Plays to the next end of a hand or game, and counts the nodes at that moment. */
async function nodesAtEnd(table: WattenTable): Promise<{ readonly all: number; readonly comments: number }> {
  let view = await settled(table);
  while (view.phase === END) {
    await table.act(preferredAction(view) as Action);
    view = await settled(table);
  }
  while (view.phase !== END) {
    assert.isTrue(await table.act(preferredAction(view, ['fold', 'hold']) as Action));
    view = await settled(table);
  }
  return { all: countOf(table, NodeFilter.SHOW_ALL), comments: countOf(table, NodeFilter.SHOW_COMMENT) };
}

describe('DOM nodes of a table', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('a poster has few nodes, because its fan of cards is one picture', async () => {
    const tables = Array.from({ length: 3 }, () => newTable({ loading: 'eager' }));
    for (const table of tables) {
      await until(() => rootOf(table).querySelector('.fan canvas'), 'the fan is drawn');
      assert.isAtMost(countOf(table, NodeFilter.SHOW_ALL), 100);
    }
    const [first, ...others] = tables.map((table) => rootOf(table).querySelector<HTMLCanvasElement>('.fan canvas'));
    assert.isAbove(first?.width ?? 0, 0);
    for (const other of others) assert.equal(other?.toDataURL(), first?.toDataURL());
  });

  const nodesStayFew = async (): Promise<void> => {
    const table = newTable();
    table.seats = ['human', scripted('bid', 'fold'), scripted('hold'), scripted('fold')];
    await table.start({ seed: 'Knoten', target: runs<9 | 15>(15, 9) });
    await until(() => table.view !== null, 'the game is shown');
    await nodesAtEnd(table);
    const before = await nodesAtEnd(table);
    const last = await nodesAtEnd(table);
    // The count can vary, because each card has a different drawing, and Bummerl are drawn next to the score.
    assert.closeTo(last.all, before.all, before.all / 5);
    assert.isAtMost(last.comments, before.comments + 15);
  };

  it('with cards on the canvas, the number of DOM nodes does not grow from hand to hand', nodesStayFew).timeout(
    120_000,
  );

  it('with cards drawn in the page, the number of DOM nodes does not grow from hand to hand', () =>
    withoutWebGl(nodesStayFew)).timeout(120_000);
});
