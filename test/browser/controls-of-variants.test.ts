import { assert } from '@open-wc/testing';
import { BLUFF, CALL, DECIDE, FARBE, SHOW_SCHLAG, SIGNAL, STRIKE, TAKE } from '../../tools/scenes/decisions.js';
import { controlsAreFit, type Size, sizesInTurn } from './fit.js';
import type { Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { all, clearPage, labelsOf, newTable, one, PLAYABLE, press, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The smallest phone, and a phone in landscape. */
const SIZES: readonly Size[] = [
  [320, 568],
  [667, 375],
];

interface Decision {
  readonly scene: Scene;
  /** The labels of the buttons. */
  readonly words: readonly string[];
}

const DECISIONS: Readonly<Record<string, Decision>> = {
  'take a Kritischer': { scene: TAKE, words: ['Nehmen', 'Liegen lassen'] },
  'bluff at the cut': { scene: BLUFF, words: ['Bluffen', 'Liegen lassen'] },
  'play for the Four': { scene: DECIDE, words: ['Spielen', 'Gehen'] },
  'Farbe!': { scene: FARBE, words: ['Halten', 'Gehen', 'Farbe!', '4 bieten'] },
  'strike the points': { scene: STRIKE, words: ['Nächste Runde', 'Eigene Punkte auf 0', 'Alle Karten'] },
  'Trumpf oder Kritisch': { scene: CALL, words: ['Eichel-Ass: „Trumpf oder Kritisch!“', '3 bieten'] },
};

describe('controls in variants', function () {
  this.timeout(90_000);
  afterEach(clearPage);

  for (const [index, [name, { scene, words }]] of Object.entries(DECISIONS).entries()) {
    it(`all controls of a variant are visible and large enough to tap in the scene '${name}'`, async () => {
      const table = newTable();
      await playTo(table, scene);
      assert.sameMembers([...labelsOf(table)], [...words]);
      await controlsAreFit(table, name, sizesInTurn(SIZES, index));
    });
  }

  it('in blind play, the cards that the announcer can show are visible and large enough to tap', async () => {
    const table = newTable();
    const { hand } = await playTo(table, SHOW_SCHLAG);
    assert.deepEqual(
      all(table, PLAYABLE).map(({ dataset }) => dataset.card),
      [...hand],
    );
    await controlsAreFit(table, 'show a card', SIZES);
  });

  it('all 14 signs in the panel are visible and large enough to tap', async () => {
    const table = newTable();
    await playTo(table, SIGNAL);
    await controlsAreFit(table, 'signals', SIZES);
    await press(one(table, '[data-panel=signals]'));
    await until(() => all(table, '.panel [data-sign]').length === 14, 'the panel is open');
    await controlsAreFit(table, 'the panel of signs', SIZES);
  });
});
