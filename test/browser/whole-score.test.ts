import { assert } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { createGame } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { scripted } from '../../tools/scenes/scripted.js';
import { all, clearPage, newTable, one, press, rootOf, settled, texts, until, viewOf } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const PHONE = { width: 320, height: 568 };
const LARGE = { width: 1440, height: 900 };

/** A match in which side 0 has lost a game without a point, saved in its second game. */
function savedMatch(): Parameters<WattenTable['load']>[0] {
  const game = createGame({ seed: 'stube', setup: { dealer: 1, score: [0, 13] } });
  while (viewIsOfFirst(game)) {
    const [seat] = game.toAct;
    const legal = game.legalActions(seat);
    // Who has nothing gives up whatever is bid.
    const fold = legal.find(({ type }) => type === 'fold');
    const bid = seat % 2 === 1 && legal.find(({ type }) => type === 'bid');
    game.act((seat % 2 === 0 && fold) || bid || legal[0]);
  }
  return { version: 1, game: game.record(), seat: 0 };
}
const viewIsOfFirst = (game: ReturnType<typeof createGame>): boolean => game.view(0).gameNumber === 1;

async function loaded(size: { width: number; height: number }): Promise<WattenTable> {
  await setViewport(size);
  const table = newTable();
  table.seats = ['human', scripted(), scripted(), scripted()];
  await table.load(savedMatch());
  await settled(table);
  return table;
}

const focused = (table: WattenTable): Element | null => rootOf(table).activeElement;
const moving = (elements: readonly Element[]): number =>
  elements
    .flatMap((element) => element.getAnimations({ subtree: true }))
    .filter(({ playState }) => playState === 'running').length;

describe('whole score', () => {
  afterEach(clearPage);

  for (const size of [PHONE, LARGE]) {
    it(`opens by the keyboard at ${size.width}, tells the games that are over, and gives the focus back`, async () => {
      const table = await loaded(size);
      const { games, bummerl } = viewOf(table);
      const button = one(table, "[data-panel='score']");
      const { width, height } = button.getBoundingClientRect();
      assert.isTrue(button instanceof HTMLButtonElement && width >= 44 && height >= 44, `${width} x ${height}`);
      assert.strictEqual(button.getAttribute('aria-label'), 'Spielstand zeigen');
      button.focus();
      await sendKeys({ press: 'Enter' });
      await until(() => rootOf(table).querySelector('.panel .schrift'), 'the panel is open');
      assert.strictEqual(one(table, '.panel').getAttribute('aria-label'), 'Spielstand');
      assert.lengthOf(all(table, '.schrift tr.game'), 1);
      assert.match(texts(table, '.schrift tr.game th').join(), /^Spiel 1/);
      assert.deepEqual(texts(table, '.schrift tr.game td').map(Number), [...(games?.[0].score ?? [])]);
      assert.deepEqual(
        texts(table, '.schrift tfoot td .sr-only').map(Number),
        bummerl.filter((count) => count > 0),
      );
      const box = one(table, '.schrift');
      assert.isAtMost(box.scrollWidth, box.clientWidth, 'nothing stands beside the panel');
      await until(() => focused(table)?.closest('.panel'), 'the panel has the focus');
      await sendKeys({ press: 'Escape' });
      await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
      await until(() => focused(table) === one(table, "[data-panel='score']"), 'the focus is back');
    });
  }

  it('has a line for each hand, with who scored and why', async () => {
    const table = await loaded(LARGE);
    while (viewOf(table).phase !== 'hand-over') {
      const [next] = [...all(table, ".hand .card[aria-disabled='false']"), ...all(table, '.prompt .button')];
      await press(next);
      await settled(table);
    }
    one(table, "[data-panel='score']").click();
    await until(() => rootOf(table).querySelector('.schrift tr.hand'), 'the hand is written');
    const { points, side } = viewOf(table).result!;
    assert.include(texts(table, '.schrift tr.hand th').join(), `${side === 0 ? 'Wir' : 'Sie'}: ${points} Punkte.`);
    assert.strictEqual(moving([one(table, '.slate')]), 0, 'an instant table moves nothing');
    assert.isAbove(all(table, '.slate .fresh .dust').length, 0);
  });

  it('draws Bummerl in the bar of a phone, not letters, and scissors after a load', async () => {
    const table = await loaded(PHONE);
    const kindsOf = viewOf(table).bummerlKinds ?? [];
    const [lost] = kindsOf;
    assert.isAbove(lost.length, 0);
    assert.lengthOf(all(table, '.chip .signs svg'), kindsOf.filter((kinds) => kinds.length > 0).length);
    assert.notInclude(one(table, '.chip.score').textContent ?? '', '●');
  });

  it('marks the plates of a gestrichen side, and says so', async () => {
    await setViewport(PHONE);
    const table = newTable({ seed: 'stube' });
    table.seats = ['human', scripted(), scripted(), scripted()];
    await table.start({ setup: { dealer: 1, score: [13, 6] } });
    await settled(table);
    const marked = all(table, '.seat').filter((seat) => seat.querySelector('.stroke'));
    assert.deepEqual(
      marked.map(({ dataset }) => Number(dataset.seat)).sort((first, second) => first - second),
      [0, 2],
    );
    for (const seat of marked) {
      const told = [...seat.querySelectorAll('.sr-only')].map(({ textContent }) => textContent);
      assert.include(told.join(), 'gestrichen');
      assert.isTrue(seat.querySelector('.stroke')?.checkVisibility({ visibilityProperty: true }), 'it can be seen');
    }
  });
});
