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
  expectedSight,
  sightOf,
  statusOf,
  tap,
  texts,
  until,
  viewOf,
  openPanel,
} from './table.js';
import { needs } from './engine.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** Plays until only the visitor must still show a card. */
async function playToShow(table: WattenTable, scene: Scene): Promise<void> {
  await playTo(table, scene);
  await until(() => viewOf(table).toAct.length === 1, 'the other player has shown a card');
}

/** Waits until both cards are shown and the announcers know the Schlag and the Trumpf. */
async function waitForAnnouncement(table: WattenTable, announced: string): Promise<void> {
  await until(() => sightOf(table).announced === announced, 'both cards are shown');
  const settledView = await settled(table);
  assert.deepEqual(sightOf(table), expectedSight(settledView));
}

describe('cards shown in blind play', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('in blind play, the announcer can show a card by clicking it on the canvas', async () => {
    const table = newTable();
    await playToShow(table, SHOW_SCHLAG);
    assert.include(statusOf(table), 'Zeig dem Geber (Sepp) eine Karte: Sie bestimmt den Schlag.');
    await until(() => all(table, '.stage canvas').length === 2, 'the stage is drawn');
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'LK'))), { type: 'show', seat: 0, card: 'LK' });
    await waitForAnnouncement(table, 'König Laub');
    assert.lengthOf(sightOf(table).hand, 5);
  });

  it('in blind play, the announcer can select and show a card with the arrow keys and Enter', async () => {
    const table = newTable();
    await playToShow(table, SHOW_TRUMPF);
    assert.strictEqual(
      statusOf(table),
      'Schlag ist König. Zeig der Vorhand (Luis) eine Karte: Sie bestimmt den Trumpf.',
    );
    await arrowTo(table, cardOf(table, 'HO'));
    assert.deepEqual(await actionBy(table, () => key('Enter')), { type: 'show', seat: 0, card: 'HO' });
    await waitForAnnouncement(table, 'König Herz');
  });

  it('in blind play, the announcer can show a card with two taps', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playToShow(table, SHOW_TRUMPF);
    await tap(cardOf(table, 'SU'));
    assert.deepEqual(await actionBy(table, () => tap(cardOf(table, 'SU'))), { type: 'show', seat: 0, card: 'SU' });
    await waitForAnnouncement(table, 'König Schell');
  });

  it('in blind play, the table rejects a shown card that cannot be the Schlag and explains why', async () => {
    const table = newTable();
    await playToShow(table, SHOW_WELI);
    assert.deepEqual(
      all(table, PLAYABLE).map(({ dataset }) => dataset.card),
      ['EA', 'LK', 'HO', 'SU'],
    );
    const before = recordOf(table);
    await press(cardOf(table, 'S6'));
    await until(() => statusOf(table) === 'Diese Karte kann nicht Schlag sein.', 'the table explains it');
    assert.strictEqual(one(table, '.live').textContent, 'Diese Karte kann nicht Schlag sein.');
    assert.strictEqual(recordOf(table), before);
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'HO'))), { type: 'show', seat: 0, card: 'HO' });
    await waitForAnnouncement(table, 'Ober Laub');
  });

  it('in blind play, the log records that a player showed a card, but does not name the card', async () => {
    const table = newTable();
    await playToShow(table, SHOW_SCHLAG);
    await actionBy(table, () => press(cardOf(table, 'LK')));
    await settled(table);
    await openPanel(table, 'log');
    await until(() => rootOf(table).querySelector('.panel .lines'), 'the log is open');
    assert.lengthOf(texts(table, '.panel .lines h4'), 1, 'a heading for the hand');
    const lines = texts(table, '.panel .lines li');
    assert.includeMembers([...lines], ['Sepp zeigt eine Karte.', 'Du zeigst eine Karte.']);
  });
});
