import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { runs } from '../runs.js';
import { withoutWebGl } from './patched.js';
import { wishedAction, scripted } from '../../tools/scenes/scripted.js';
import { clearPage, newTable, rootOf, settled, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

/** The nodes in the shadow tree of a table. */
function countOf(table: WattenTable, kind: number): number {
  const walker = document.createTreeWalker(rootOf(table), kind);
  let count = 0;
  while (walker.nextNode()) count++;
  return count;
}

/** The phase at which nodes are counted: in the short form the end of a hand, which takes a fifth of the time of a game. */
const END = runs<'hand-over' | 'game-over'>('hand-over', 'game-over');

/** Plays until a hand or a game is over, and counts the nodes as long as its end is shown. */
async function nodesAtEnd(table: WattenTable): Promise<{ readonly all: number; readonly comments: number }> {
  let view = await settled(table);
  while (view.phase === END) {
    await table.act(wishedAction(view) as Action);
    view = await settled(table);
  }
  while (view.phase !== END) {
    assert.isTrue(await table.act(wishedAction(view, ['fold', 'hold']) as Action));
    view = await settled(table);
  }
  return { all: countOf(table, NodeFilter.SHOW_ALL), comments: countOf(table, NodeFilter.SHOW_COMMENT) };
}

describe('the nodes of a table', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  const stayFew = async (): Promise<void> => {
    const table = newTable();
    table.seats = ['human', scripted('bid', 'fold'), scripted('hold'), scripted('fold')];
    await table.start({ seed: 'Knoten', target: runs<9 | 15>(15, 9) });
    await until(() => table.view !== null, 'there is a game');
    await nodesAtEnd(table);
    const before = await nodesAtEnd(table);
    const last = await nodesAtEnd(table);
    // Other cards are other drawings, and Bummerl are drawn beside the score.
    assert.closeTo(last.all, before.all, before.all / 5);
    assert.isAtMost(last.comments, before.comments + 15);
  };

  it('do not grow from one end to the next, with the cards on the canvas', stayFew).timeout(120_000);

  it('and with the cards in the page', () => withoutWebGl(stayFew)).timeout(120_000);
});
