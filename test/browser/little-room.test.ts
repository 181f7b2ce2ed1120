import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { CALLED, SIGNAL } from '../../tools/scenes/decisions.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { isAsked, phase, type Scene } from '../../tools/scenes/scene.js';
import { runs } from '../runs.js';
import { allIsFit, type Size, sizesInTurn } from './fit.js';
import { EVERYWHERE } from './room.js';
import { playTo } from './scenes.js';
import { screenBox } from './screen-box.js';
import {
  all,
  cardOf,
  clearPage,
  newTable,
  one,
  place,
  press,
  rootOf,
  settled,
  tableIn,
  until,
  viewOf,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** Sizes, starting with that of the smallest playable table. */
const SMALL: readonly Size[] = [
  [320, 256],
  [320, 300],
  [320, 400],
  [360, 280],
  [390, 300],
  [480, 270],
  [500, 400],
  [568, 320],
];

const SCENES: Readonly<Record<string, Scene>> = {
  ...EVERY_PHASE,
  'a card, after others': {
    setup: { dealer: 0, hands: HANDS },
    at: (view) => phase('play')(view) && view.trick.length === 3,
  },
  'a card that was called for': CALLED,
  'a card between two': { players: 2, setup: { dealer: 1, hands: HANDS.slice(0, 2) }, at: phase('play') },
  'an answer to a bid among three': {
    variant: 'normal',
    players: 3,
    rules: { threePlayer: 'dealer-names-trump' },
    setup: { dealer: 2, hands: HANDS.slice(0, 3), score: [4, 3, 2] },
    others: ['bid'],
    at: (view) => isAsked(view, 'bid'),
  },
  'a card in blind play': {
    variant: 'suedtirol-blind',
    setup: { dealer: 2, hands: HANDS },
    at: (view) => phase('play')(view) && view.tricks.reduce((sum, taken) => sum + taken, 0) >= 2,
  },
  'a card or a sign': SIGNAL,
  'a card next to the open hand of a partner': {
    variant: 'zusammenschauen',
    setup: { dealer: 0, hands: HANDS },
    at: (view) => phase('play')(view) && view.trick.length === 3,
  },
};

/** The text spacing of WCAG 1.4.12, as in a visitor's own styles. */
function spaceText(table: WattenTable): void {
  const sheet = document.createElement('style');
  sheet.textContent = `*, *::before, *::after {
    letter-spacing: 0.12em !important;
    line-height: 1.5 !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important }`;
  rootOf(table).append(sheet);
}

describe('a table with little space', function () {
  this.timeout(120_000);
  afterEach(clearPage);

  for (const [shift, lang] of ['de', 'it'].entries())
    for (const [index, [name, scene]] of Object.entries(SCENES).entries())
      if (runs(index % 2 === shift, true))
        it(`on a small table, all texts and controls fit in the scene '${name}' in '${lang}'`, async () => {
          const table = newTable({ lang });
          table.style.height = '100vh';
          await playTo(table, scene);
          await allIsFit(table, name, sizesInTurn(SMALL, index + 2 * shift));
        });

  for (const [index, [name, scene]] of Object.entries(SCENES).entries())
    if (runs(index % 3 === 0, true))
      it(`all texts fit in the scene '${name}' with the text spacing of WCAG 1.4.12`, async () => {
        const table = newTable();
        table.style.height = '100vh';
        spaceText(table);
        await playTo(table, scene);
        await allIsFit(table, name, sizesInTurn([...SMALL, ...EVERYWHERE], index));
      });

  it("the table's bar grows immediately if the visitor increases text spacing during a game", async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, EVERY_PHASE['the first card']);
    const heightOf = (): number => one(table, '.bar').offsetHeight;
    const before = heightOf();
    spaceText(table);
    await until(() => heightOf() > before, 'the bar grows');
    await allIsFit(table, 'spaced', [[390, 844]]);
  });

  it('if the bar grows, the top player moves below the bar and stays there when the text becomes shorter', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    spaceText(table);
    await playTo(table, EVERY_PHASE['the first card']);
    const topOf = (): number => screenBox(one(table, '.seat.top')).top;
    await until(() => topOf() > screenBox(one(table, '.bar')).bottom, 'the bar covers no player');
    const before = topOf();
    await press(one(table, '.hand .card'));
    await settled(table);
    assert.isAtLeast(topOf(), before);
  });

  for (const [width, height] of [
    [320, 200],
    [300, 120],
  ] as const)
    it(`a table in a container of ${width}x${height} px keeps its minimum height of 256 px and scrolls`, async () => {
      await setViewport({ width: 800, height: 600 });
      const box = place(width);
      box.style.height = `${height}px`;
      const table = tableIn(box);
      table.style.height = '100%';
      await playTo(table, EVERY_PHASE['the first card']);
      const { offsetWidth, offsetHeight } = one(table, '.frame');
      assert.deepEqual([offsetWidth, offsetHeight], [width, 256]);
      assert.deepEqual([table.offsetWidth, table.offsetHeight], [width, height], 'the page keeps its size');
      const card = all(table, '.hand .card').at(-1) as HTMLElement;
      card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const around = box.getBoundingClientRect();
      const beyond = [around.left - left, right - around.right, around.top - top, bottom - around.bottom];
      for (const distance of beyond) assert.isAtMost(distance, 1, `the hand is visible: ${beyond.join()}`);
    });

  it('a table of the minimum size is playable by clicking cards and answers', async () => {
    await setViewport({ width: 320, height: 256 });
    const table = newTable();
    await playTo(table, EVERY_PHASE['a Schlag']);
    await press(all(table, '.ranks .button')[1]);
    await until(() => table.view?.announcement.schlag, 'the Schlag is announced');
    await until(() => table.view?.phase === 'play' && settled(table), 'it is the visitor’s turn');
    const [card] = viewOf(table).hand;
    await press(cardOf(table, card));
    await until(() => !viewOf(table).hand.includes(card), 'the card is played');
  });
});
