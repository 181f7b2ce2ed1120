import { assert, nextFrame } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { Action, Card } from '../../src/engine.js';
import { connect, createGame, type Game } from '../../src/engine.js';
import type { SeatConnection, WattenTable } from '../../src/index.js';
import { runs } from '../runs.js';
import { key } from './keys.js';
import { all, clearPage, frames, newTable, one, press, rootOf, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { inHiddenTab } from './unseen.js';
import { needs } from './engine.js';

skipDrawing();

const cards = (words: string): Card[] => words.split(' ') as Card[];

/** The Schlag is Achter, and the Trumpf is Herz. The forehand, seat 1, takes three tricks in a row. */
const HANDS = [cards('H7 HU LO SU LU'), cards('H9 H8 S8 LA E9'), cards('H10 HO LK SA SO'), cards('HK HA S9 E7 L7')];

/** A connection that reports a Retourschneider instead of the real result. */
const asRetour = (connection: SeatConnection): SeatConnection => ({
  get view() {
    return connection.view;
  },
  act: (action) => connection.act(action),
  subscribe: (listener) =>
    connection.subscribe((update) => {
      if (!('happened' in update)) return listener(update);
      const happened = update.happened.map((fact) =>
        fact.type === 'game' ? { ...fact, kind: 'retourschneider' as const, bummerl: 4 } : fact,
      );
      listener({ ...update, happened });
    }),
});

interface LastCard {
  readonly table: WattenTable;
  readonly game: Game;
}

/** A game in which one card is left to play. Side 1 wins the game. */
async function lastCard(seat: 0 | 1, wrap: (connection: SeatConnection) => SeatConnection = (same) => same) {
  const game = createGame({ seed: 'ende', setup: { dealer: 0, hands: HANDS, score: [4, 12] } });
  const table = newTable();
  table.connection = wrap(connect(game, seat));
  await until(() => table.view, 'the game is shown');
  const act = (action: Action | undefined): void => game.act(action as Action);
  act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  act({ type: 'bid', seat: 1, to: 3 });
  act({ type: 'hold', seat: 0 });
  while (game.view(null).tricks[1] < 2 || game.view(null).trick.length < 3)
    act(game.legalActions(game.toAct[0]).find(({ type }) => type === 'play'));
  await until(() => all(table, '.trick [data-card]').length === 3, 'three cards are in the trick');
  return { table, game } satisfies LastCard;
}

/** Plays the last card at a speed at which the end of the game is animated. */
function playLast({ table, game }: LastCard): void {
  table.speed = 'fast';
  game.act(game.legalActions(game.toAct[0]).find(({ type }) => type === 'play') as Action);
  assert.strictEqual(game.phase, 'game-over');
}

const isShown = (table: WattenTable): boolean => rootOf(table).querySelector('.finale:not(.leaving)') !== null;
const isGone = (table: WattenTable): boolean => rootOf(table).querySelector('.finale') === null;

describe('the end of a game', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 390, height: 700 }));
  afterEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    clearPage();
  });

  it('wins, losses and both types of Retourschneider have different closing scenes, which then disappear', async () => {
    const looks: string[] = [];
    for (const [seat, wrap] of [
      [1, undefined],
      [0, undefined],
      [1, asRetour],
      [0, asRetour],
    ] as const) {
      const last = await lastCard(seat, wrap);
      playLast(last);
      const { table } = last;
      await until(() => isShown(table), 'the end is shown');
      assert.strictEqual(all(table, '.finale .musician').length, seat === 1 ? 2 : 0);
      assert.strictEqual(one(table, '.finale').ariaHidden, 'true');
      looks.push(`${one(table, '.finale').className} ${one(table, '.finale .verdict').innerHTML}`);
      if (looks.length <= runs(1, 4)) {
        await until(() => isGone(table), 'the end is gone');
        assert.isEmpty(rootOf(table).getAnimations());
      }
      clearPage();
    }
    assert.strictEqual(new Set(looks).size, 4);
  });

  it('a tap or key press skips the closing scene of a game but does not start the next game', async () => {
    for (const skip of ['tap', 'key'] as const) {
      const last = await lastCard(1);
      playLast(last);
      const { table, game } = last;
      await until(() => isShown(table) && rootOf(table).querySelector('[data-action=next]'), 'the end is shown');
      if (skip === 'tap') await press(one(table, '.finale .verdict'));
      else {
        one(table, '[data-action=next]').focus();
        await key('Enter');
      }
      await until(() => !isShown(table), 'the end is leaving');
      await until(() => isGone(table), 'the end is gone');
      await frames(2);
      assert.strictEqual(game.phase, 'game-over', skip);
      assert.strictEqual(game.view(1).gameNumber, 1);
      clearPage();
    }
  });

  it('the closing scene covers neither the result with its buttons nor the other players', async () => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await setViewport({ width, height });
      for (const seat of [0, 1] as const) {
        const last = await lastCard(seat);
        playLast(last);
        const { table } = last;
        await until(() => isShown(table) && rootOf(table).querySelector('[data-action=next]'), 'the end is shown');
        for (const selector of ['.prompt .status', '[data-action=next]']) {
          const { x, y, width: wide, height: high } = one(table, selector).getBoundingClientRect();
          const at = rootOf(table).elementFromPoint(x + wide / 2, y + high / 2);
          assert.isNotNull(at?.closest('.prompt') ?? null, `${selector} at ${width}x${height}`);
        }
        const verdict = one(table, '.finale .verdict');
        await Promise.all(verdict.getAnimations().map(({ finished }) => finished));
        const slate = verdict.getBoundingClientRect();
        for (const plate of all(table, '.seat:not(.bottom) .name')) {
          const { top, bottom, left, right } = plate.getBoundingClientRect();
          const isClear = slate.top >= bottom || slate.bottom <= top || slate.left >= right || slate.right <= left;
          assert.isTrue(isClear, `${plate.textContent} at ${width}x${height}`);
        }
        clearPage();
      }
    }
  });

  it('a tap on the button below the closing scene starts the next game', async () => {
    const last = await lastCard(1);
    playLast(last);
    const { table, game } = last;
    await until(() => isShown(table) && rootOf(table).querySelector('[data-action=next]'), 'the end is shown');
    await press(one(table, '[data-action=next]'));
    await until(() => isGone(table), 'the end is gone');
    assert.strictEqual(game.phase, 'draw');
  });

  it('if a game ends in a hidden tab, the table offers the next game and never shows the closing scene', async () => {
    const last = await lastCard(1);
    const { table } = last;
    let seen = 0;
    new MutationObserver(() => (seen += isGone(table) ? 0 : 1)).observe(one(table, '.frame'), { childList: true });
    await inHiddenTab(async () => {
      playLast(last);
      await until(() => rootOf(table).querySelector('[data-action=next]'), 'the next game is offered');
    });
    await frames(5);
    assert.strictEqual(seen, 0);
  });

  it('the closing scene of a game does not move with reduced motion and is omitted at speed="instant"', async function () {
    await needs(this, 'media');
    await emulateMedia({ reducedMotion: 'reduce' });
    const last = await lastCard(1);
    playLast(last);
    await until(() => isShown(last.table), 'the end is shown');
    await nextFrame();
    assert.isEmpty(rootOf(last.table).getAnimations());
    await until(() => isGone(last.table), 'the end is gone');
    clearPage();
    const { table, game } = await lastCard(1);
    let seen = 0;
    new MutationObserver(() => (seen += isGone(table) ? 0 : 1)).observe(one(table, '.frame'), { childList: true });
    game.act(game.legalActions(game.toAct[0]).find(({ type }) => type === 'play') as Action);
    await until(() => rootOf(table).querySelector('[data-action=next]'), 'the next game is offered');
    await frames(2);
    assert.strictEqual(seen, 0);
  });
});
