/** Stored data that somebody has damaged: the visitor plays all the same. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import { connect, createGame } from '../../src/engine.js';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { wishedAction, scripted } from '../../tools/scenes/scripted.js';
import { clearPage, newTable, one, rootOf, settled, until, viewOf, type Attributes } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const KINDS = ['', '-stats', '-preferences', '-lesson', '-puzzle', '-help', '-sheet', '-seat'];

/** What stands where an object of some shape is expected: no JSON, other types, and right shapes with wrong contents. */
const DAMAGED: readonly string[] = [
  '',
  '{',
  'null',
  'undefined',
  '0',
  '"%"',
  '[]',
  '[null]',
  '{}',
  '{"version":null}',
  '{"version":"1"}',
  '{"version":-1}',
  '{"version":1}',
  '{"__proto__":{"version":9},"constructor":1}',
  '{"version":1,"variants":null,"steps":null,"game":null,"days":null,"hands":null}',
  '{"version":1,"variants":[],"steps":[],"game":[],"holder":[],"seat":[]}',
  '{"version":1,"variants":{"suedtirol":null},"steps":{"watten":"3"},"game":{"version":1,"actions":null},"seat":7}',
  '{"version":1,"variants":{"suedtirol":{"games":-1,"won":"x"}},"steps":{"watten":1e99},"id":"watten","step":{}}',
  '{"sound":"loud","sort":7,"talk":null,"handed":"up","help":{},"speed":"fast","deck":"tarot","lang":"%"}',
  '{"version":1,"day":"yesterday","days":-3,"trump-first":-1,"told":{"order":"often"}}',
  '{"version":1,"holder":{"tab":7,"claim":"1"},"game":{"version":1,"rules":{},"seed":"","actions":[{}]},"seat":0}',
  '{"version":1,"hand":"1","schlag":{"A":"crossed"},"trumpf":"E","crossed":[{},null,"%"]}',
  '{"server":"http://[","table":"%","key":"%","dealt":{"game":{}}}',
  `"${'x'.repeat(100_000)}"`,
];

const uncaught: string[] = [];
addEventListener('error', ({ message }) => uncaught.push(message));
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));

/** A storage in which each kind of data is the same text. */
function storageOf(text: string): TableStorage {
  const texts = new Map(KINDS.map((kind) => [`watten-table${kind}:damaged`, text]));
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

function tableWith(text: string, attributes: Attributes = {}): WattenTable {
  const table = newTable({ persist: 'damaged', ...attributes });
  table.storage = storageOf(text);
  table.seats = ['human', scripted(), scripted(), scripted()];
  return table;
}

const shown = (text: string): string => (text.length > 120 ? `${text.slice(0, 60)}…` : text);

describe('damaged data', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
    uncaught.length = 0;
  });
  afterEach(() => {
    clearPage();
    assert.deepEqual(uncaught, []);
  });

  for (const text of DAMAGED) {
    it(`lets a visitor begin, play and look at everything: ${shown(text)}`, async () => {
      const table = tableWith(text, { help: 'fading' });
      await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
      assert.isObject(table.stats.variants);
      one(table, '.poster .button').click();
      await settled(table);
      for (let count = 0; count < 3; count++) {
        assert.isTrue(await table.act(wishedAction(await settled(table)) as Action));
      }
      one(table, "[data-panel='settings']").click();
      await until(() => rootOf(table).querySelector('[data-preference]'), 'the settings');
    });

    it(`lets a visitor learn: ${shown(text)}`, async () => {
      const table = tableWith(text);
      await table.startLesson();
      await until(() => rootOf(table).querySelector('.lesson'), 'the lesson');
    });

    it(`lets a visitor solve a puzzle, and play blind: ${shown(text)}`, async () => {
      const puzzle = tableWith(text, { puzzle: 'daily' });
      await until(() => rootOf(puzzle).querySelector('.puzzle, .lesson'), 'the puzzle');
      puzzle.remove();
      const table = tableWith(text, { variant: 'suedtirol-blind' });
      await table.start();
      await settled(table);
      assert.isNotNull(viewOf(table));
    });
  }

  for (const text of DAMAGED)
    it(`does not matter where a game runs elsewhere: ${shown(text)}`, async () => {
      const table = tableWith(text);
      table.connection = connect(createGame({ seed: 'elsewhere' }), 0);
      await until(() => table.view?.phase, 'the game is shown');
    });
});
