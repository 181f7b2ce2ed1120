import { assert } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Action } from '../../src/engine.js';
import type { StartOptions, WattenTable } from '../../src/index.js';
import { focused, key } from './keys.js';
import { patched } from './patched.js';
import {
  all,
  clearPage,
  frames,
  newTable,
  one,
  recordOf,
  rootOf,
  settled,
  statusOf,
  texts,
  until,
  viewOf,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** Whether all cards are at rest. */
const isDrawn = (table: WattenTable): boolean => rootOf(table).querySelector('.stage[data-drawn]') !== null;

/** Whether the prompt shows a question or the result of a hand. */
const hasPrompt = (table: WattenTable): boolean => all(table, '.prompt .button').length > 0;

/** Whether the cards are being dealt or have been dealt. */
const isDealt = (table: WattenTable): boolean =>
  (table.view?.handSizes ?? []).some((size) => size > 0) && !rootOf(table).querySelector('[data-action=cut]');

/** Checks every frame until the next question, and returns the number of frames in which cards moved. */
async function movingFramesUntilPrompt(table: WattenTable): Promise<number> {
  let moving = 0;
  let isOver = false;
  const look = (): void => {
    if (isOver) return;
    if (isDealt(table) && !isDrawn(table)) {
      moving++;
      assert.isFalse(hasPrompt(table), `no question while cards move: ${statusOf(table)}`);
    }
    requestAnimationFrame(look);
  };
  try {
    requestAnimationFrame(look);
    await until(() => isDealt(table) && hasPrompt(table), 'the prompt is shown');
    assert.isTrue(isDrawn(table), 'all cards are at rest');
  } finally {
    isOver = true;
  }
  return moving;
}

const startGame = async (
  options: StartOptions,
  attributes: Readonly<Record<string, string>> = {},
): Promise<WattenTable> => {
  const table = newTable({ speed: 'fast', ...attributes });
  await table.start(options);
  return table;
};

const HANDS = [
  ['HU', 'H8', 'LA', 'S9', 'SK'],
  ['EU', 'H10', 'S7', 'LK', 'H7'],
  ['LU', 'HA', 'E9', 'E10', 'S10'],
  ['SU', 'HK', 'L8', 'E7', 'S6'],
] as const;
const TO_FIRST_TRICK: readonly Action[] = [
  { type: 'announce-schlag', seat: 1, schlag: '9' },
  { type: 'announce-trumpf', seat: 0, trumpf: 'L' },
  { type: 'play', seat: 1, card: 'EU' },
  { type: 'play', seat: 2, card: 'E10' },
  { type: 'play', seat: 3, card: 'E7' },
];

describe('timing of questions', () => {
  beforeEach(async () => {
    await setViewport({ width: 390, height: 700 });
  });
  afterEach(clearPage);

  it('the question appears only after the cards have been dealt and turned over', async () => {
    const table = await startGame({ seed: 'dd1', setup: { dealer: 3 } });
    assert.isAbove(await movingFramesUntilPrompt(table), 3);
  });

  it('on a slow page, skipping the deal does not show the question before all cards are at rest', async () => {
    const { prototype } = CanvasRenderingContext2D;
    const draw = Object.getOwnPropertyDescriptor(prototype, 'fill')?.value as (...given: unknown[]) => void;
    function slow(this: CanvasRenderingContext2D, ...given: unknown[]): void {
      const since = performance.now();
      while (performance.now() - since < 0.2);
      Reflect.apply(draw, this, given);
    }
    await patched(prototype, 'fill', slow, async () => {
      const table = newTable({ speed: 'slow' });
      await table.start({ seed: 'dd1', setup: { dealer: 3 } });
      while (!hasPrompt(table)) {
        rootOf(table)
          .querySelector('.frame')
          ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        await frames(1);
      }
      assert.isTrue(isDrawn(table), `all cards are at rest: ${statusOf(table)}`);
    });
  });

  it('if a Maschine ends a hand, the result appears only after the table has shown the Kritische', async () => {
    const options = { seed: 'm234', setup: { dealer: 1 } } as const;
    const table = await startGame(options, { variant: 'bayrisch', players: '3' });
    const { legal } = await settled(table);
    await table.act(legal[0]);
    assert.isAbove(await movingFramesUntilPrompt(table), 3);
    const declared = viewOf(table).history.find((entry) => entry.type === 'maschine');
    assert.notEqual(declared?.seat, 0);
    assert.include(texts(table, `[data-seat='${declared?.seat}'] .sr-only`).join(' '), 'Herz-König, Schell-Siebener');
  });

  it('after load(), the question appears only after the cards are visible', async () => {
    const table = await startGame({ seed: 'dd1', setup: { dealer: 3 } });
    await settled(table);
    const saved = table.save();
    const other = newTable({ speed: 'fast' });
    assert.isNotNull(saved);
    const loading = saved && other.load(saved);
    // Some browsers draw the hand before the first frame.
    await movingFramesUntilPrompt(other);
    await loading;
  });
});

describe('buttons of the prompt', () => {
  beforeEach(async () => {
    await setViewport({ width: 390, height: 700 });
  });
  afterEach(clearPage);

  /** The labels of the prompt's buttons in each frame, until `isEnd` returns true. */
  async function labelsByFrame(table: WattenTable, isEnd: () => boolean): Promise<readonly string[]> {
    const seen = new Set<string>();
    let isOver = false;
    const look = (): void => {
      seen.add(texts(table, '.prompt button').join(' | '));
      if (!isOver) requestAnimationFrame(look);
    };
    look();
    await until(isEnd, 'the buttons are complete').finally(() => (isOver = true));
    return [...seen];
  }

  it('when a hand ends, all buttons of the prompt appear at the same time', async () => {
    const game = createGame({ seed: 'ende', setup: { dealer: 0, hands: HANDS }, rules: { bidWhen: 'never' } });
    const table = newTable({ speed: 'instant' });
    table.connection = connect(game, 0);
    for (const action of TO_FIRST_TRICK.slice(0, 2)) game.act(action);
    const play = (seat: number): void => {
      const action = game.legalActions(seat).find(({ type }) => type === 'play');
      if (action) game.act(action);
    };
    while (Math.max(...game.view(0).tricks) < 2 || game.view(0).trick.length < 3) play(game.toAct[0]);
    await until(() => all(table, '.trick [data-card]').length === 3 && isDrawn(table), 'one card is missing');
    table.speed = 'fast';
    const buttons = labelsByFrame(table, () => texts(table, '.prompt button').includes('Nächste Runde'));
    play(game.toAct[0]);
    const halves = (await buttons).filter((shown) => shown.includes('Alle Karten') && !shown.includes('Nächste Runde'));
    assert.deepEqual(halves, []);
  });

  it('the button to draw a card stays visible while another player draws one', async () => {
    const game = createGame({ seed: 'ziehen' });
    const table = newTable({ speed: 'fast' });
    table.connection = connect(game, 0);
    await until(() => texts(table, '.prompt button').length > 0 && isDrawn(table), 'a card is to be drawn');
    const buttons = labelsByFrame(table, () => all(table, '.trick [data-card]').length === 1 && isDrawn(table));
    game.act({ type: 'draw', seat: 1 });
    assert.deepEqual(await buttons, ['Karte ziehen']);
  });
});

describe('playing with Enter', () => {
  afterEach(clearPage);

  it('pressing Enter repeatedly plays cards and never bids, because the hand keeps the focus', async () => {
    const table = newTable({ variant: 'suedtirol', autostart: '' });
    table.seed = 'kb1';
    await settled(table);
    one(table, '.prompt .button').focus();
    for (let turns = 0; turns < 8 && viewOf(table).phase !== 'hand-over'; turns++) {
      const { phase } = await settled(table);
      if (phase === 'play') assert.isTrue(focused(table)?.classList.contains('card'), 'a card has the focus');
      const before = recordOf(table);
      await key('Enter');
      await until(() => recordOf(table) !== before, 'Enter takes effect');
    }
    const own = table.save()?.game.actions.filter(({ seat }) => seat === 0) ?? [];
    assert.notInclude(
      own.map(({ type }) => type),
      'bid',
    );
    assert.include(
      own.map(({ type }) => type),
      'play',
    );
  });
});

describe('keyboard focus during a turn', function () {
  this.timeout(60_000);
  afterEach(clearPage);

  it('the keyboard focus never moves to a bid, even before the cards are playable', async () => {
    const table = newTable({ variant: 'tirol', seed: 'luis20', speed: 'fast' });
    const reached: (string | undefined)[] = [];
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
    rootOf(table).addEventListener('focusin', ({ target }) => reached.push((target as HTMLElement).dataset['action']));
    one(table, '.poster .button').focus();
    const cardHasFocus = (): boolean => focused(table)?.closest('.hand') !== null;
    for (let steps = 0; steps < 6 && !(table.view?.phase === 'play' && cardHasFocus()); steps++) {
      const before = table.save() ? recordOf(table) : '';
      await key('Enter');
      await until(() => table.save() && recordOf(table) !== before, 'Enter takes effect');
      await until(
        () => table.view?.toAct.includes(0) && focused(table)?.matches('.button, .card'),
        'a choice has the focus',
      );
    }
    assert.isTrue(cardHasFocus(), 'a card has the focus');
    assert.notInclude(reached, 'bid');
  });
});

describe("an opponent's bid", () => {
  afterEach(clearPage);

  it('answers to a bid are inert at first, so a click meant for another button does not fold', async () => {
    const game = createGame({ seed: 'liegt', setup: { dealer: 0, hands: HANDS } });
    const table = newTable({ speed: 'normal' });
    table.connection = connect(game, 0);
    for (const action of TO_FIRST_TRICK.slice(0, 2)) game.act(action);
    await until(() => table.view?.phase === 'play' && isDrawn(table), 'the cards are dealt');
    const pausedAnimation = new Promise<Animation>((resolve) => {
      const observer = new MutationObserver(() => {
        const [animation] = rootOf(table).querySelector('.prompt [data-action=fold]')?.getAnimations() ?? [];
        if (!animation) return;
        observer.disconnect();
        animation.pause();
        resolve(animation);
      });
      observer.observe(rootOf(table), { subtree: true, childList: true });
    });
    game.act({ type: 'bid', seat: 1, to: 3 });
    const heldAnimation = await pausedAnimation;
    const fold = one(table, '.prompt [data-action=fold]');
    const pressFold = async (): Promise<void> => {
      const { left, top, width, height } = fold.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    };
    await pressFold();
    await frames(3);
    assert.equal(game.phase, 'answer');
    heldAnimation.finish();
    await pressFold();
    await until(() => game.phase === 'hand-over', 'the bid is folded');
  });
});

describe('a complete trick on the table', () => {
  afterEach(clearPage);

  it('a press that ends the display of a complete trick neither plays a dimmed card nor shows an error', async () => {
    const game = createGame({ seed: 'liegt', setup: { dealer: 0, hands: HANDS } });
    const table = newTable({ speed: 'instant' });
    table.connection = connect(game, 0);
    for (const action of TO_FIRST_TRICK) game.act(action);
    await settled(table);
    table.speed = 'slow';
    game.act({ type: 'play', seat: 0, card: 'LA' });
    await until(() => all(table, '.trick [data-card]').length === 4, 'the trick is complete');
    const card = one(table, '.hand .card');
    assert.equal(card.getAttribute('aria-disabled'), 'true');
    const { left, top, width, height } = card.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    await until(() => card.getAttribute('aria-disabled') === 'false', 'the press ends the display');
    await sendMouse({ type: 'up' });
    await settled(table);
    assert.lengthOf(game.view(0).trick, 0, 'nothing is played');
    assert.notInclude(statusOf(table), 'gefordert');
  });
});
