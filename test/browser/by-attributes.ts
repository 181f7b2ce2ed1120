import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { variants, type PlayerCount } from '../../src/engine.js';
import { runs } from '../runs.js';
import { enterUntil, key, tabTo } from './keys.js';
import {
  all,
  clearPage,
  removeTable,
  listen,
  one,
  place,
  rootOf,
  expectedSight,
  sightOf,
  tableIn,
  texts,
  until,
} from './table.js';

const TARGETS = [9, 11, 13, 15, 18] as const;
const COUNTS: Readonly<Record<PlayerCount, string>> = { 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' };

/**
 * Every variant with every number of players that the variant allows, and with varying targets. `npm test` runs one in
 * four.
 */
const TABLES = Object.entries(variants)
  .flatMap(([variant, { players }]) => players.map((count) => ({ variant, players: count })))
  .map((table, index) => ({ ...table, target: TARGETS[index % TARGETS.length] }))
  .filter((_, index) => runs(index % 4 === 0, true));

/**
 * Plays every variant with a matching number of players from the poster to the first card, by keyboard, on a small phone.
 */
export function playsByAttributes(matches: (players: PlayerCount) => boolean): void {
  beforeEach(async () => {
    await setViewport({ width: 320, height: 568 });
  });
  afterEach(clearPage);

  for (const { variant, players, target } of TABLES.filter((table) => matches(table.players))) {
    it(`a game of ${variant} with ${players} players to ${target} points is playable by keyboard`, async () => {
      const box = place();
      const table = tableIn(box, { variant, players: String(players), target: String(target), seed: 'stube' });
      const events = listen(table, ['watten-start', 'watten-error']);
      await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
      const [description] = texts(table, '.poster p');
      assert.include(description, COUNTS[players]);
      assert.include(description, `bis ${target}`);
      await key('Tab');
      await tabTo(table, one(table, '.poster .button'));
      await key('Enter');
      const view = await enterUntil(table, ({ phase }) => phase === 'play' || phase === 'hand-over');
      assert.deepEqual(events, [{ type: 'watten-start', detail: { variant, players, target } }]);
      assert.deepEqual([view.rules.variant, view.players, view.rules.target], [variant, players, target]);
      assert.deepEqual(sightOf(table), expectedSight(view));
      assert.lengthOf(all(table, '.seat'), players);
      removeTable(box);
    });
  }
}
