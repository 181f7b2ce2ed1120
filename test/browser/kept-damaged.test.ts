/** Visitors can play even if their stored data is damaged. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import { connect, createGame } from '../../src/engine.js';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { runs } from '../runs.js';
import { clearPage, newTable, one, rootOf, settled, until, viewOf, type Attributes, openPanel } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const KINDS = ['', '-stats', '-preferences', '-lesson', '-puzzle', '-help', '-sheet', '-seat'];

/** The visitor's activity at a table with damaged data. "elsewhere" is a remote game. */
type Activity = 'play' | 'learn' | 'solve' | 'elsewhere';

/**
 * Texts stored in place of an object: invalid JSON, other types, and valid types with invalid contents. `npm test` tries
 * each text only where the table reads it or where no other text of its kind is tried. `npm run test:long` tries each text
 * everywhere.
 */
const DAMAGED: readonly (readonly [text: string, ...activities: readonly Activity[]])[] = [
  ['', 'play'],
  ['{', 'play', 'elsewhere'],
  ['null', 'play'],
  ['undefined', 'solve'],
  ['0', 'learn'],
  ['"%"', 'solve'],
  ['[]', 'learn'],
  ['[null]', 'solve'],
  ['{}', 'learn'],
  ['{"version":null}', 'elsewhere'],
  ['{"version":"1"}', 'play'],
  ['{"version":-1}', 'learn'],
  ['{"version":1}', 'solve'],
  ['{"__proto__":{"version":9},"constructor":1}', 'elsewhere'],
  ['{"version":1,"variants":null,"steps":null,"game":null,"days":null,"hands":null}', 'play'],
  ['{"version":1,"variants":[],"steps":[],"game":[],"holder":[],"seat":[]}', 'learn'],
  [
    '{"version":1,"variants":{"suedtirol":null},"steps":{"watten":"3"},"game":{"version":1,"actions":null},"seat":7}',
    'play',
  ],
  [
    '{"version":1,"variants":{"suedtirol":{"games":-1,"won":"x"}},"steps":{"watten":1e99},"id":"watten","step":{}}',
    'play',
    'learn',
  ],
  ['{"sound":"loud","sort":7,"talk":null,"handed":"up","help":{},"speed":"fast","deck":"tarot","lang":"%"}', 'play'],
  ['{"version":1,"day":"yesterday","days":-3,"trump-first":-1,"told":{"order":"often"}}', 'play', 'solve'],
  [
    '{"version":1,"holder":{"tab":7,"claim":"1"},"game":{"version":1,"rules":{},"seed":"","actions":[{}]},"seat":0}',
    'play',
  ],
  ['{"version":1,"hand":"1","schlag":{"A":"crossed"},"trumpf":"E","crossed":[{},null,"%"]}', 'solve'],
  ['{"server":"http://[","table":"%","key":"%","dealt":{"game":{}}}', 'elsewhere'],
  [`"${'x'.repeat(100_000)}"`, 'play'],
];

const textsFor = (activity: Activity): readonly string[] =>
  DAMAGED.filter(([, ...activities]) => runs(activities.includes(activity), true)).map(([text]) => text);

const uncaught: string[] = [];
addEventListener('error', ({ message }) => uncaught.push(message));
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));

/** A storage that returns the same text for every key. */
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

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 60)}…` : text);

describe('damaged stored data', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
    uncaught.length = 0;
  });
  afterEach(() => {
    clearPage();
    assert.deepEqual(uncaught, []);
  });

  for (const text of textsFor('play'))
    it(`the visitor can play and open the settings despite the damaged stored data ${shorten(text)}`, async () => {
      const table = tableWith(text, { help: 'fading' });
      await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
      assert.isObject(table.stats.variants);
      one(table, '.poster .button').click();
      await settled(table);
      for (let count = 0; count < 3; count++) {
        assert.isTrue(await table.act(preferredAction(await settled(table)) as Action));
      }
      await openPanel(table, 'settings');
      await until(() => rootOf(table).querySelector('[data-preference]'), 'the settings');
    });

  for (const text of textsFor('learn'))
    it(`the visitor can start a lesson despite the damaged stored data ${shorten(text)}`, async () => {
      const table = tableWith(text);
      await table.startLesson();
      await until(() => rootOf(table).querySelector('.lesson'), 'the lesson');
    });

  for (const text of textsFor('solve'))
    it(`the visitor can open a puzzle and start a blind game despite the damaged stored data ${shorten(text)}`, async () => {
      const puzzle = tableWith(text, { puzzle: 'daily' });
      await until(() => rootOf(puzzle).querySelector('.puzzle, .lesson'), 'the puzzle');
      puzzle.remove();
      const table = tableWith(text, { variant: 'suedtirol-blind' });
      await table.start();
      await settled(table);
      assert.isNotNull(viewOf(table));
    });

  for (const text of textsFor('elsewhere'))
    it(`the visitor can join a remote game despite the damaged stored data ${shorten(text)}`, async () => {
      const table = tableWith(text);
      table.connection = connect(createGame({ seed: 'elsewhere' }), 0);
      await until(() => table.view?.phase, 'the game is shown');
    });
});
