import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { SHOW_SCHLAG, SHOW_TRUMPF, SHOW_WELI } from '../../tools/scenes/decisions.js';
import { arrowTo, key } from './keys.js';
import type { Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import {
  actionBy,
  all,
  cardOf,
  clearPage,
  newTable,
  one,
  PLAYABLE,
  press,
  recordOf,
  rootOf,
  settled,
  sightFrom,
  sightOf,
  statusOf,
  tap,
  texts,
  until,
  viewOf,
} from './table.js';
import { needs } from './engine.js';
import { undrawn } from './undrawn.js';

undrawn();

/** The human is the only one who has yet to show a card. */
async function sit(table: WattenTable, scene: Scene): Promise<void> {
  await playTo(table, scene);
  await until(() => viewOf(table).toAct.length === 1, 'the other has shown a card');
}

/** Both have shown: the announcer knows what is played. */
async function knows(table: WattenTable, announced: string): Promise<void> {
  await until(() => sightOf(table).announced === announced, 'both have shown');
  const settledView = await settled(table);
  assert.deepEqual(sightOf(table), sightFrom(settledView));
}

describe('an announcer in blind play shows a card', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('by a click on it, where it lies on the canvas', async () => {
    const table = newTable();
    await sit(table, SHOW_SCHLAG);
    assert.include(statusOf(table), 'Zeig dem Geber (Sepp) eine Karte: Sie bestimmt den Schlag.');
    await until(() => all(table, '.stage canvas').length === 2, 'there is a stage');
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'LK'))), { type: 'show', seat: 0, card: 'LK' });
    await knows(table, 'König Laub');
    assert.lengthOf(sightOf(table).hand, 5);
  });

  it('by keys: the arrows go from card to card', async () => {
    const table = newTable();
    await sit(table, SHOW_TRUMPF);
    assert.strictEqual(
      statusOf(table),
      'Schlag ist König. Zeig der Vorhand (Luis) eine Karte: Sie bestimmt den Trumpf.',
    );
    await arrowTo(table, cardOf(table, 'HO'));
    assert.deepEqual(await actionBy(table, () => key('Enter')), { type: 'show', seat: 0, card: 'HO' });
    await knows(table, 'König Herz');
  });

  it('by a finger', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await sit(table, SHOW_TRUMPF);
    await tap(cardOf(table, 'SU'));
    assert.deepEqual(await actionBy(table, () => tap(cardOf(table, 'SU'))), { type: 'show', seat: 0, card: 'SU' });
    await knows(table, 'König Schell');
  });

  it('but not one that cannot be the Schlag, and is told so', async () => {
    const table = newTable();
    await sit(table, SHOW_WELI);
    assert.deepEqual(
      all(table, PLAYABLE).map(({ dataset }) => dataset.card),
      ['EA', 'LK', 'HO', 'SU'],
    );
    const before = recordOf(table);
    await press(cardOf(table, 'S6'));
    await until(() => statusOf(table) === 'Diese Karte kann nicht Schlag sein.', 'it is said');
    assert.strictEqual(one(table, '.live').textContent, 'Diese Karte kann nicht Schlag sein.');
    assert.strictEqual(recordOf(table), before);
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'HO'))), { type: 'show', seat: 0, card: 'HO' });
    await knows(table, 'Ober Laub');
  });

  it('and the log tells that a card was shown, but not which', async () => {
    const table = newTable();
    await sit(table, SHOW_SCHLAG);
    await actionBy(table, () => press(cardOf(table, 'LK')));
    await settled(table);
    await press(one(table, '[data-panel=log]'));
    await until(() => rootOf(table).querySelector('.panel .lines'), 'the log is open');
    assert.lengthOf(texts(table, '.panel .lines h4'), 1, 'a heading for the hand');
    const lines = texts(table, '.panel .lines li');
    assert.includeMembers([...lines], ['Sepp zeigt eine Karte.', 'Du zeigst eine Karte.']);
  });
});
