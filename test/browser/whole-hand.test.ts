import { assert } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Action, type Card, type Game, type Setup } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { withoutWebGl } from './patched.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { all, clearPage, newTable, one, press, rootOf, statusOf, texts, until } from './table.js';
import { screenBox } from './screen-box.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

// The Schlag is Achter, and the Trumpf is Herz. Seat 1 leads. Seat 2 holds the Guter, seat 3 the Rechter and seat 0 a
// Linker.
const HANDS: Setup['hands'] = [
  ['L8', 'EO', 'LO', 'SU', 'LU'],
  ['LA', 'EA', 'SK', 'S7', 'E9'],
  ['H9', 'E7', 'L7', 'SA', 'SO'],
  ['H8', 'EK', 'LK', 'S9', 'S10'],
];
const ANNOUNCED: readonly Action[] = [
  { type: 'announce-schlag', seat: 1, schlag: '8' },
  { type: 'announce-trumpf', seat: 0, trumpf: 'H' },
];
const plays = (game: Game, ...cards: readonly Card[]): void => {
  for (const card of cards) game.act({ type: 'play', seat: game.toAct[0], card });
};

/** A remote game after its announcement, and the table of seat 0. */
async function remoteTable(): Promise<{ readonly table: WattenTable; readonly game: Game }> {
  const game = createGame({ variant: 'suedtirol', seed: 'why', setup: { dealer: 0, hands: HANDS } });
  for (const action of ANNOUNCED) game.act(action);
  const table = newTable();
  table.connection = connect(game, 0);
  await until(() => rootOf(table).querySelector('.prompt'), 'the table is shown');
  return { table, game };
}

/** The hands in the panel, one row per seat. Hidden cards are empty. */
const rows = (table: WattenTable): readonly string[] =>
  all(table, '.whole-hand tr').map((row) =>
    [...row.querySelectorAll<HTMLElement>('th, [data-card]')]
      .map((cell) => cell.dataset.card ?? cell.textContent)
      .join(' '),
  );
const sentence = (table: WattenTable): string => texts(table, '.stepper p').join();

describe('the winner of a trick', function () {
  this.timeout(60_000);
  afterEach(clearPage);

  it('the table marks the winning card of a trick from the second card on, and announces the reason for the result once', async () => {
    await withoutWebGl(async () => {
      const { table, game } = await remoteTable();
      await until(() => rootOf(table).querySelector('.cards'), 'the cards are drawn in the page');
      const statesOfTrick = new Set<string>();
      const spoken: string[] = [];
      const observer = new MutationObserver(() => {
        const line = one(table, '.live').textContent ?? '';
        if (spoken.at(-1) !== line) spoken.push(line);
        const marked = all(table, '.cards .winning').length;
        if (marked > 0) statesOfTrick.add([marked, statusOf(table), ...texts(table, '.trick-marks span')].join(' | '));
      });
      observer.observe(rootOf(table), { subtree: true, childList: true, characterData: true, attributes: true });
      plays(game, 'LA', 'H9', 'H8', 'L8');
      await until(() => all(table, '.trick li').length === 0 && spoken.length > 0, 'the trick is taken');
      observer.disconnect();
      assert.deepEqual(
        [...statesOfTrick],
        [
          '1 | Sepp ist dran | Guter',
          '1 | Du bist dran: Spiel eine Karte. | Guter | Rechter',
          '1 | Stich für Rosa: Herz-Neuner, der Gute. | Guter | Rechter | Linker',
        ],
      );
      assert.lengthOf(
        spoken.filter((line) => line.includes('Stich für Rosa')),
        1,
      );
      assert.isEmpty(all(table, '.cards .winning'));
      assert.isEmpty(all(table, '.trick-marks span'));
    });
  });
});

describe('the panel of all hands', function () {
  this.timeout(60_000);
  afterEach(clearPage);

  it('if no other people play, the panel of all hands reveals every hand immediately, even after a fold', async () => {
    const table = newTable();
    await playTo(table, {
      variant: 'suedtirol',
      setup: { dealer: 3, hands: HANDS },
      human: ['bid'],
      others: ['fold'],
      at: phase('hand-over'),
    });
    const opener = one(table, '[data-panel=hands]');
    await press(opener);
    await until(() => rows(table).length === 4 && !rows(table).join().endsWith(' '), 'the panel is open');
    await until(() => all(table, ".whole-hand [data-card='']").length === 0, 'all hands are revealed');
    assert.deepEqual(
      rows(table),
      ['Du', 'Luis', 'Rosa', 'Sepp'].map((name, seat) => [name, ...(HANDS[seat] ?? [])].join(' ')),
    );
    await sendKeys({ press: 'Escape' });
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    assert.strictEqual(rootOf(table).activeElement, one(table, '[data-panel=hands]'));
  });

  for (const [width, height] of [
    [1440, 900],
    [2560, 1440],
  ] as const)
    it(`at ${width}x${height}, the cards in the panel of all hands have at least half the width of the hand's cards`, async () => {
      await setViewport({ width, height });
      const table = newTable();
      table.style.height = `${height}px`;
      await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('play') });
      const usual = screenBox(one(table, '.hand .card')).width;
      await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('hand-over') });
      await press(one(table, '[data-panel=hands]'));
      await until(() => rootOf(table).querySelector('.whole-hand'), 'the panel is open');
      assert.isAtLeast(screenBox(one(table, '.whole-hand [data-card] > span')).width, usual / 2);
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = one(table, '.whole-hand');
      assert.deepEqual([scrollHeight, scrollWidth], [clientHeight, clientWidth], 'nothing needs to be scrolled');
    });

  it("in a remote game, the panel of all hands hides other players' unplayed cards until they reveal them", async () => {
    const { table, game } = await remoteTable();
    plays(game, 'LA', 'H9', 'H8', 'L8', 'E7');
    game.act({ type: 'bid', seat: 3, to: 3 });
    game.act({ type: 'fold', seat: 0 });
    await until(() => rootOf(table).querySelector('[data-action=reveal]'), 'the hand is over');
    await press(one(table, '[data-action=reveal]'));
    await until(
      () => sentence(table) === 'Die anderen haben noch nicht aufgedeckt.',
      'the others have not revealed yet',
    );
    assert.deepEqual(rows(table), ['Du L8 EO LO SU LU', 'Luis LA    ', 'Rosa H9 E7   ', 'Sepp H8    ']);
    const step = async (key: string, text: string): Promise<void> => {
      await sendKeys({ press: key });
      await until(() => sentence(table) === text, text);
    };
    await step('ArrowRight', 'Stich 1 von 2. Stich für Rosa: Herz-Neuner, der Gute.');
    assert.deepEqual(
      all(table, '.whole-hand .won').map(({ dataset }) => dataset.card),
      ['H9'],
    );
    await press(one(table, '[data-step=forward]'));
    await until(() => sentence(table) === 'Stich 2 von 2. Nicht zu Ende gespielt.', 'the last trick');
    await press(one(table, '[data-step=forward]'));
    await step('ArrowLeft', 'Stich 1 von 2. Stich für Rosa: Herz-Neuner, der Gute.');
    await step('ArrowLeft', 'Die anderen haben noch nicht aufgedeckt.');
    for (const seat of [1, 2, 3]) game.act({ type: 'reveal', seat });
    await until(() => sentence(table) === 'Was alle in der Hand hatten.', 'all hands are revealed');
    assert.strictEqual(rows(table)[3], 'Sepp H8 EK LK S9 S10');
    game.act({ type: 'next', seat: 1 });
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is gone');
  });
});
