import { assert } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Action } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { scripted } from '../../tools/scenes/scripted.js';
import { all, clearPage, newTable, one, press, rootOf, settled, texts, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const PHONE = { width: 320, height: 568 };
const LARGE = { width: 1440, height: 900 };

/** A match that is saved in its second game, after side 0 has lost a game without a point. */
function savedMatch(): Parameters<WattenTable['load']>[0] {
  const game = createGame({ seed: 'stube', setup: { dealer: 1, score: [0, 13] } });
  while (isFirstGame(game)) {
    const [seat] = game.toAct;
    const legal = game.legalActions(seat);
    // Side 0 folds to every bid.
    const fold = legal.find(({ type }) => type === 'fold');
    const bid = seat % 2 === 1 && legal.find(({ type }) => type === 'bid');
    game.act((seat % 2 === 0 && fold) || bid || legal[0]);
  }
  return { version: 1, game: game.record(), seat: 0 };
}
const isFirstGame = (game: ReturnType<typeof createGame>): boolean => game.view(0).gameNumber === 1;

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

describe('the score panel', () => {
  afterEach(clearPage);

  for (const size of [PHONE, LARGE]) {
    it(`at ${size.width} px, the score panel opens by keyboard, lists finished games and returns the focus`, async () => {
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
      assert.isAtMost(box.scrollWidth, box.clientWidth, 'the score does not overflow the panel');
      await until(() => focused(table)?.closest('.panel'), 'the panel has the focus');
      await sendKeys({ press: 'Escape' });
      await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
      await until(() => focused(table) === one(table, "[data-panel='score']"), 'the focus is back');
    });
  }

  it('the score panel shows one row per hand with the winning side and its points', async () => {
    const table = await loaded(LARGE);
    while (viewOf(table).phase !== 'hand-over') {
      const [next] = [...all(table, ".hand .card[aria-disabled='false']"), ...all(table, '.prompt .button')];
      await press(next);
      await settled(table);
    }
    one(table, "[data-panel='score']").click();
    await until(() => rootOf(table).querySelector('.schrift tr.hand'), 'the hand is listed');
    const { points, side } = viewOf(table).result!;
    assert.include(
      texts(table, '.schrift tr.hand th .sr-only').join(),
      side === 0 ? `Runde gewonnen: ${points} Punkte für euch.` : `Runde verloren: ${points} Punkte für die Gegner.`,
    );
    assert.match(texts(table, '.schrift tr.hand .what').join(), /^Stiche \d:\d$/);
    const column = all(table, '.schrift tr.hand td')[side === 0 ? 0 : 1];
    assert.strictEqual(
      column.textContent?.replaceAll(/\s+/g, ' ').trim(),
      `+${points} Summe: ${viewOf(table).score[side]}`,
      'the points of the hand and the total',
    );
    assert.deepEqual(texts(table, '.schrift thead :is(td, th)'), ['', 'Wir', 'Die']);
    assert.strictEqual(moving([one(table, '.slate')]), 0, 'nothing moves at speed="instant"');
    assert.isAbove(all(table, '.slate .fresh .dust').length, 0);
  });

  it('on a phone, the bar shows Bummerl as drawings, even after load()', async () => {
    const table = await loaded(PHONE);
    const kindsOf = viewOf(table).bummerlKinds ?? [];
    const [lost] = kindsOf;
    assert.isAbove(lost.length, 0);
    assert.lengthOf(all(table, '.chip .signs svg'), kindsOf.filter((kinds) => kinds.length > 0).length);
    assert.notInclude(one(table, '.chip.score').textContent ?? '', '●');
  });

  it('the plates of a gestrichen side show a mark with an accessible name', async () => {
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
      const labels = [...seat.querySelectorAll('.sr-only')].map(({ textContent }) => textContent);
      assert.include(labels.join(), 'gestrichen');
      assert.isTrue(
        seat.querySelector('.stroke')?.checkVisibility({ visibilityProperty: true }),
        'the mark is visible',
      );
    }
  });

  it('a plate with enough room names the mark of a gestrichen side', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = newTable({ seed: 'stube' });
    table.seats = ['human', scripted(), scripted(), scripted()];
    await table.start({ setup: { dealer: 1, score: [6, 13] } });
    await settled(table);
    assert.deepEqual(
      all(table, '.seat.left .party, .seat.top .party').map(({ textContent }) => textContent),
      ['gestrichen', 'Partner'],
    );
  });

  it('on a phone, the points of a finished hand stand below the totals, and the ring next to a score is explained', async () => {
    await setViewport(PHONE);
    const game = createGame({ seed: 'points', setup: { dealer: 0 } });
    const table = newTable();
    table.connection = connect(game, 0);
    const act = (type: Action['type']): void => {
      const [seat] = game.toAct;
      const action = game.legalActions(seat).find((legal) => legal.type === type);
      assert.isDefined(action, type);
      if (action) game.act(action);
    };
    act('cut');
    act('announce-schlag');
    act('announce-trumpf');
    await until(() => table.view?.phase === 'play', 'the hand is announced');
    assert.isEmpty(all(table, '.gain'));
    act('bid');
    act('fold');
    await until(() => all(table, '.gain').length > 0, 'the points are shown');
    assert.deepEqual(texts(table, '.gain'), ['–', '+2']);
    act('next');
    await until(() => all(table, '.gain').length === 0, 'the points are gone');
    clearPage();
    const match = await loaded(PHONE);
    const { bummerl } = viewOf(match);
    assert.deepEqual(
      all(match, '.score .total').map(({ title }) => title.includes('Ring: ein Bummerl')),
      bummerl.map((count) => count > 0),
    );
    await press(one(match, "[data-panel='score']"));
    await until(() => rootOf(match).querySelector('.panel .schrift'), 'the panel is open');
    assert.deepEqual(texts(match, '.schrift tfoot th'), ['Bummerl']);
    await until(() => all(match, '.schrift .legend svg').length > 0, 'the signs are explained');
    assert.match(one(match, '.schrift .legend').textContent ?? '', /=\s+(?:Bummerl|Schneider) \(/);
  });

  it('a hand for four points changes the light of the table until the next hand, unlike a hand for two', async () => {
    const game = createGame({ seed: 'points', setup: { dealer: 0 } });
    const table = newTable();
    table.connection = connect(game, 0);
    const act = (type: Action['type']): void => {
      const action = game.legalActions(game.toAct[0]).find((legal) => legal.type === type);
      assert.isDefined(action, type);
      if (action) game.act(action);
    };
    const isLit = (): boolean => rootOf(table).querySelector('.won-many, .lost-many') !== null;
    for (const type of ['cut', 'announce-schlag', 'announce-trumpf', 'bid', 'fold'] as const) act(type);
    await until(() => all(table, '.gain').length > 0, 'two points are shown');
    assert.isFalse(isLit());
    for (const type of ['next', 'cut', 'announce-schlag', 'announce-trumpf', 'bid', 'bid', 'bid', 'fold'] as const)
      act(type);
    await until(() => texts(table, '.gain').includes('+4'), 'four points are shown');
    const isWon = game.view(0).result?.side === 0;
    assert.isNotNull(rootOf(table).querySelector(isWon ? '.won-many' : '.lost-many'));
    act('next');
    await until(() => !isLit(), 'the light is as before');
  });
});
