import { assert, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { createStage } from '../../src/stage/create-stage.js';
import type { StageOptions } from '../../src/stage/stage.js';
import type { CardPicture, Picture } from '../../src/table/picture.js';
import {
  at,
  AT_ONCE,
  BACK,
  card,
  cardsCanvas,
  clearStages,
  CRAWL,
  FACES,
  frames,
  countFrameRequests,
  host,
  isBare,
  isCard,
  letFramesPass,
  paint,
  picture,
  pixel,
  RATIO,
  stageIn,
} from './on-stage.js';
import { needs } from './engine.js';

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** All pixels of the cards' canvas. */
function allOf(element: HTMLElement): Uint8ClampedArray {
  const canvas = cardsCanvas(element);
  const copy = document.createElement('canvas');
  const context = copy.getContext('2d');
  if (!context) throw new Error('The 2D context is missing.');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, copy.width, copy.height).data;
}

describe('the stage', () => {
  afterEach(async () => {
    Reflect.deleteProperty(document, 'hidden');
    clearStages();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('the stage draws the table top and the cards at their positions', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30), card('1-0', 200, 30, { cardFace: null })));
    isCard(pixel(element, 40, 60), FACES.HO);
    isCard(pixel(element, 220, 60), BACK);
    isBare(pixel(element, 350, 250));
    const [wood] = element.querySelectorAll('canvas');
    const [red, green, blue, alpha] = pixel(element, 200, 150, wood);
    assert.strictEqual(alpha, 255);
    assert.strictEqual(red > green && green > blue, true, `${red} ${green} ${blue}`);
  });

  it("the stage's canvases are hidden from screen readers and ignore the pointer", async () => {
    const element = host();
    await stageIn(element);
    const canvases = [...element.querySelectorAll('canvas')];
    assert.strictEqual(canvases.length, 2);
    for (const canvas of canvases) {
      assert.strictEqual(canvas.getAttribute('aria-hidden'), 'true');
      assert.strictEqual(getComputedStyle(canvas).pointerEvents, 'none');
      assert.strictEqual(canvas.getBoundingClientRect().width, 400);
    }
  });

  it('a card with a new key moves from the position of its previous key', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('1-4', 20, 30, { cardFace: null })));
    const moved = stage.show(picture(card('t1', 300, 200, { previousKey: '1-4', cardFace: 'LO' })), CRAWL);
    await frames(3);
    stage.redrawCards();
    isCard(pixel(element, 40, 60), BACK);
    isBare(pixel(element, 320, 230));
    stage.finish();
    isBare(pixel(element, 40, 60));
    isCard(pixel(element, 320, 230), FACES.LO);
    await moved;
  });

  it('show() resolves when all cards are at rest', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    await stage.show(picture(card('HO', 300, 200, { step: 1 })), { pace: 0.3 });
    isCard(pixel(element, 320, 230), FACES.HO);
    isBare(pixel(element, 40, 60));
  });

  it('a card that enters in a later step is invisible until its step begins', async () => {
    const element = host();
    const stage = await stageIn(element);
    const enterFrom = { box: at(20, 30), turn: 0 };
    const dealt = stage.show(picture(card('HO', 300, 200, { enterFrom, step: 5 })), CRAWL);
    await frames(3);
    stage.redrawCards();
    isBare(pixel(element, 40, 60));
    stage.finish();
    await dealt;
    isCard(pixel(element, 320, 230), FACES.HO);
  });

  it('if a new picture interrupts an animation, cards move from their current positions', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    const overtaken = stage.show(picture(card('t1', 300, 200, { previousKey: 'HO' })), CRAWL);
    const second = stage.show(picture(card('p1', 300, 20, { previousKey: 't1' })), CRAWL);
    await overtaken;
    await frames(3);
    stage.redrawCards();
    isCard(pixel(element, 40, 60), FACES.HO);
    stage.finish();
    await second;
    isCard(pixel(element, 320, 50), FACES.HO);
  });

  it('createStage() shows the table top before its code loads, and removes it if creation is aborted', async () => {
    const element = host();
    const closing = new AbortController();
    const opening = createStage(element, { drawCard: paint }, closing.signal);
    const [wood, ...others] = element.querySelectorAll('canvas');
    assert.lengthOf(others, 0);
    assert.strictEqual(pixel(element, 200, 150, wood)[3], 255);
    closing.abort();
    await opening.then(
      () => assert.fail('createStage() must reject'),
      () => {},
    );
    assert.lengthOf(element.querySelectorAll('canvas'), 0);
  });

  it('cards keep moving if a new picture arrives every frame, and a dragged card moves immediately', async () => {
    const element = host();
    const stage = await stageIn(element);
    const drawnTo = (x: number): Picture =>
      picture(card('LO', 50, 200, { cardFace: 'LO' }), card('HO', x, 20, { isDragged: true }));
    await stage.show(picture(card('LO', 20, 200, { cardFace: 'LO' }), card('HO', 20, 20)));
    const isThere = (): boolean => String(pixel(element, 87, 230)) === '0,200,0,255';
    for (let frame = 0; frame < 300; frame++) {
      void stage.show(drawnTo(20 + (frame % 100)));
      await frames(1);
      stage.redrawCards();
      if (frame === 1) isCard(pixel(element, 40, 40), FACES.HO);
      if (isThere()) return stage.finish();
    }
    assert.fail('the card does not reach its position in 300 frames');
  });

  it('show() at pace 0 draws all steps immediately', async () => {
    const element = host();
    const stage = await stageIn(element);
    const asked = await countFrameRequests(() =>
      stage.show(picture(card('HO', 20, 30, { enterFrom: { box: at(300, 0), turn: 0 }, step: 30 })), AT_ONCE),
    );
    isCard(pixel(element, 40, 60), FACES.HO);
    assert.strictEqual(asked, 0);
  });

  it('with reduced motion, show() immediately draws cards at their final positions', async function () {
    await needs(this, 'media');
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    await stage.show(picture(card('HO', 300, 200)), CRAWL);
    isCard(pixel(element, 320, 230), FACES.HO);
  });

  it('the stage requests frames only while cards move', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    const atRest = await countFrameRequests(() => letFramesPass(30));
    assert.strictEqual(atRest, 0);
    const moving = await countFrameRequests(() => stage.show(picture(card('HO', 300, 200)), { pace: 0.5 }));
    assert.isAbove(moving, 1);
    assert.strictEqual(await countFrameRequests(() => letFramesPass(30)), 0);
  });

  it('hiding the page ends all motion, and the stage shows the final picture when the page is visible again', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    const moved = stage.show(picture(card('HO', 300, 200)), CRAWL);
    await frames(3);
    hide(true);
    await moved;
    await stage.show(picture(card('HO', 300, 20)), CRAWL);
    hide(false);
    isCard(pixel(element, 320, 50), FACES.HO);
  });

  it('dimmed cards are darker, and lifted and winning cards have a glow', async () => {
    const element = host();
    const stage = await stageIn(element);
    const showMarked = (mark?: CardPicture['mark']): Promise<void> =>
      stage.show(picture(card('HO', 100, 100, mark ? { mark } : {})), AT_ONCE);
    const beside = (): number => pixel(element, 98.5, 130)[0];
    await showMarked();
    const plain = beside();
    await showMarked('dimmed');
    assert.isBelow(pixel(element, 120, 130)[0], 200);
    assert.strictEqual(beside(), plain);
    await showMarked('lifted');
    isCard(pixel(element, 120, 130), FACES.HO);
    assert.isAbove(beside(), plain + 60);
    await showMarked('winning');
    isCard(pixel(element, 120, 130), FACES.HO);
    assert.isAbove(beside(), plain + 60);
  });

  it("a card's shadow is drawn only outside the card, at any angle", async () => {
    const element = host();
    // An unpainted card shows the pixels below it.
    const stage = await stageIn(element, { drawCard: () => {} });
    for (const turn of [0, 90, 200]) {
      await stage.show(picture(card('HO', 100, 100, { turn, mark: 'lifted' })), AT_ONCE);
      isBare(pixel(element, 120, 130));
      const along = turn === 90 ? 31 : 21;
      for (const x of [120 - along, 120 + along]) assert.isAbove(pixel(element, x, 130)[3], 60, `${turn} ${x}`);
    }
  });

  /** Returning to the page redraws everything, which must not change a pixel. */
  const assertDrawnCompletely = (element: HTMLElement, when: string): void => {
    const partlyDrawn = allOf(element);
    hide(false);
    const fullyDrawn = allOf(element);
    assert.strictEqual(fullyDrawn.filter((byte, index) => byte !== partlyDrawn[index]).length, 0, when);
  };

  it('redrawing only moving cards produces the same pixels as redrawing everything', async () => {
    const element = host();
    const stage = await stageIn(element, { metal: () => ({ x: 0.9, y: 0.1 }) });
    const atRest = [
      card('EO', 60, 60, { cardFace: 'EO', mark: 'lifted' }),
      card('b', 150, 90, { cardFace: null, turn: 70 }),
    ];
    await stage.show(picture(...atRest, card('HO', 20, 30)));
    const far = card('LO', 350, 20, { cardFace: 'LO' });
    const ask = window.requestAnimationFrame;
    const due: FrameRequestCallback[] = [];
    const tick = (now: number): void => due.shift()?.(now);
    window.requestAnimationFrame = (callback) => due.push(callback);
    try {
      void stage.show(picture(...atRest, far, card('HO', 200, 200, { turn: 40, weight: 0.9 })));
      await waitUntil(() => due.length > 0, 'a frame is requested');
      for (let time = 0; time < 400; time += 50) {
        tick(1000 + time);
        assertDrawnCompletely(element, `after ${time} ms`);
      }
      const canvas = cardsCanvas(element);
      const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
      gl?.clear(gl.COLOR_BUFFER_BIT);
      tick(1401);
      isBare(pixel(element, 370, 50));
      stage.finish();
      // The cards at rest were not drawn again.
      isBare(pixel(element, 370, 50));
      hide(false);
      isCard(pixel(element, 370, 50), FACES.LO);
    } finally {
      window.requestAnimationFrame = ask;
    }
  });

  it('after each new picture, only changed cards are redrawn, and the pixels are the same as in a full redraw', async () => {
    const element = host();
    const stage = await stageIn(element);
    const [a, b, c] = [
      card('a', 60, 60, { cardFace: 'EO' }),
      card('b', 90, 80, { cardFace: 'LO' }),
      card('c', 250, 90, { cardFace: 'HO' }),
    ];
    const pictures = {
      first: picture(a, b, c),
      'another order': picture(b, a, c),
      'a removed card': picture(a, c),
      'a new card': picture(a, c, b),
      'a mark': picture(a, c, { ...b, mark: 'winning' }),
      'no mark': picture(a, c, { ...b, mark: 'dimmed' }),
      'another face': picture({ ...a, cardFace: 'HO' }, c, b),
      'no cards': picture(),
    };
    for (const [name, shown] of Object.entries(pictures)) {
      await stage.show(shown, { pace: 0 });
      assertDrawnCompletely(element, name);
    }
  });

  it('a hard throw shakes the canvas by whole pixels, and it lies still afterwards', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    const shifts = new Set<string>();
    const { style } = cardsCanvas(element);
    const shown = stage.show(picture(card('HO', 200, 150, { weight: 1 })));
    let isDone = false;
    void shown.then(() => (isDone = true));
    while (!isDone) {
      await frames(1);
      shifts.add(style.translate);
    }
    assert.strictEqual(style.translate, '');
    shifts.delete('');
    assert.isAbove(shifts.size, 0);
    for (const shift of shifts) assert.match(shift, /^0px -?[12]px$/);
  });

  it('redrawCards() draws all card faces again', async () => {
    const element = host();
    let blind = false;
    const drawCard: StageOptions['drawCard'] = (context, which, width) => paint(context, blind ? 'EO' : which, width);
    const stage = await stageIn(element, { drawCard });
    await stage.show(picture(card('HO', 20, 30)));
    blind = true;
    stage.redrawCards();
    isCard(pixel(element, 40, 60), FACES.EO);
  });

  it('the stage draws each card face once per size', async () => {
    const drawn: string[] = [];
    const drawCard: StageOptions['drawCard'] = (context, which, width) => {
      drawn.push(`${which} ${width}`);
      paint(context, which, width);
    };
    const stage = await stageIn(host(), { drawCard });
    const hidden = [0, 1, 2].map((index) => card(`1-${index}`, 50 * index, 30, { cardFace: null }));
    await stage.show(picture(...hidden, card('HO', 200, 200)));
    await stage.show(picture(...hidden, card('HO', 300, 200)), { pace: 0.2 });
    assert.deepEqual(drawn.sort(), [`HO ${40 * RATIO}`, `null ${40 * RATIO}`]);
  });

  it('the winning card is drawn above the other cards', async () => {
    const element = host();
    const stage = await stageIn(element);
    const won = card('LO', 20, 30, { cardFace: 'LO' });
    const over = card('HO', 30, 30);
    await stage.show(picture(won, over));
    isCard(pixel(element, 45, 60), FACES.HO);
    await stage.show(picture({ ...won, mark: 'winning' }, over));
    isCard(pixel(element, 45, 60), FACES.LO);
  });

  it('show() rejects if a card face cannot be drawn, and the stage can draw the next picture', async () => {
    const element = host();
    const stage = await stageIn(element);
    const error: unknown = await stage
      .show(picture(card('SU', 20, 30, { cardFace: 'SU' })))
      .catch((reason: unknown) => reason);
    assert.include(String(error), 'No colour is defined for card SU');
    await stage.show(picture(card('HO', 20, 30)));
    isCard(pixel(element, 40, 60), FACES.HO);
  });

  it('the stage scales its picture when its host is resized, then draws the cards at the new size', async () => {
    const element = host();
    const widths: number[] = [];
    const drawCard: StageOptions['drawCard'] = (context, which, width) => {
      widths.push(width);
      paint(context, which, width);
    };
    const stage = await stageIn(element, { drawCard });
    await stage.show(picture(card('HO', 20, 30)));
    element.style.width = '800px';
    element.style.height = '600px';
    await waitUntil(() => cardsCanvas(element).width === 800 * RATIO, 'the canvas has the new size');
    assert.deepEqual(widths, [40 * RATIO]);
    await waitUntil(() => widths.length > 1, 'the face is drawn for the new size');
    assert.deepEqual(widths, [40 * RATIO, 80 * RATIO]);
    await stage.show(picture(card('HO', 20, 30)), AT_ONCE);
    isCard(pixel(element, 80, 120), FACES.HO);
    isBare(pixel(element, 200, 120));
    const [wood] = element.querySelectorAll('canvas');
    assert.deepEqual([wood.width, wood.height], [800 * RATIO, 600 * RATIO]);
  });

  it('a stage created in a hidden host draws its cards when the host becomes visible', async () => {
    const element = host();
    element.style.display = 'none';
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    element.style.display = 'block';
    await waitUntil(() => cardsCanvas(element).width === 400 * RATIO, 'the canvas has the new size');
    stage.redrawCards();
    isCard(pixel(element, 40, 60), FACES.HO);
  });
});
