import { assert, waitUntil } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { createStage } from '../../src/stage/create-stage.js';
import { runs } from '../runs.js';
import { needs } from './engine.js';
import {
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
  stageIn,
} from './on-stage.js';

type GL = WebGLRenderingContext | WebGL2RenderingContext;

function contextOf(canvas: HTMLCanvasElement): GL {
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) throw new Error('The canvas has no WebGL context.');
  return gl;
}

const loseContextExtension = (canvas: HTMLCanvasElement): WEBGL_lose_context => {
  const extension = contextOf(canvas).getExtension('WEBGL_lose_context');
  if (!extension) throw new Error('WEBGL_lose_context is missing.');
  return extension;
};

/** Replaces `getContext()` of all canvases with `give`. Returns a function that restores the method. */
function intercept(give: (get: () => unknown) => unknown): () => void {
  const prototype = HTMLCanvasElement.prototype;
  const original = Object.getOwnPropertyDescriptor(prototype, 'getContext');
  if (!original) throw new Error('HTMLCanvasElement has no getContext().');
  const get = original.value as (...asked: unknown[]) => unknown;
  Object.defineProperty(prototype, 'getContext', {
    ...original,
    value(this: HTMLCanvasElement, ...asked: unknown[]) {
      return give(() => Reflect.apply(get, this, asked));
    },
  });
  return () => Object.defineProperty(prototype, 'getContext', original);
}

const isGL = (context: unknown): context is GL =>
  context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext;

/** The WebGL contexts created during a function and not lost afterwards, and the function's result. */
async function contextsLeft<Answer>(
  during: () => Promise<Answer>,
): Promise<{ readonly kept: readonly GL[]; readonly answer: Answer }> {
  const created = new Set<GL>();
  const end = intercept((get) => {
    const context = get();
    if (isGL(context)) created.add(context);
    return context;
  });
  const answer = await during().finally(end);
  assert.isAbove(created.size, 0);
  return { kept: [...created].filter((gl) => !gl.isContextLost()), answer };
}

/** The number of stages that are created and destroyed. */
const ROUNDS = runs(8, 20);

describe('life cycle of a stage', () => {
  afterEach(clearStages);

  it('the stage redraws when its lost context is restored', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    const canvas = cardsCanvas(element);
    const event = (name: string): Promise<unknown> =>
      new Promise((resolve) => {
        canvas.addEventListener(name, () => resolve(pixel(element, 40, 60)), { once: true });
      });
    const lost = event('webglcontextlost');
    // A lost context returns no extensions.
    const context = loseContextExtension(canvas);
    context.loseContext();
    await lost;
    await stage.show(picture(card('LO', 20, 30, { cardFace: 'LO' })), CRAWL);
    // The browser restores the context only after `webglcontextlost` has fired everywhere.
    await frames(1);
    const restored = event('webglcontextrestored');
    context.restoreContext();
    assert.deepEqual(await restored, [...(FACES.LO ?? []), 255]);
    assert.strictEqual(cardsCanvas(element), canvas);
  });

  it('the stage replaces the canvas of a lost context once, and calls onLost() if the new context is lost too', async () => {
    const element = host();
    let lost = 0;
    const stage = await stageIn(element, { onLost: () => lost++ });
    await stage.show(picture(card('HO', 20, 30)));
    const first = cardsCanvas(element);
    loseContextExtension(first).loseContext();
    await waitUntil(() => cardsCanvas(element) !== first, 'the canvas is replaced', { timeout: 20_000 });
    stage.redrawCards();
    isCard(pixel(element, 40, 60), FACES.HO);
    await stage.show(picture(card('HO', 300, 200)), { pace: 0.2 });
    isCard(pixel(element, 320, 230), FACES.HO);
    assert.strictEqual(lost, 0);
    loseContextExtension(cardsCanvas(element)).loseContext();
    await waitUntil(() => lost === 1, 'onLost() is called', { timeout: 20_000 });
    assert.strictEqual(element.querySelectorAll('canvas').length, 2);
    await stage.show(picture(card('HO', 20, 30)), CRAWL);
  });

  it('a destroyed stage leaves no nodes, contexts or frame requests', async () => {
    const element = host();
    const { kept } = await contextsLeft(async () => {
      const stage = await stageIn(element);
      await stage.show(picture(card('HO', 20, 30)));
      const moved = stage.show(picture(card('HO', 300, 200)), CRAWL);
      await frames(2);
      stage.destroy();
      await moved;
      await stage.show(picture(card('HO', 20, 30)));
      stage.finish();
      stage.redrawCards();
      stage.destroy();
    });
    assert.strictEqual(element.childNodes.length, 0);
    assert.deepEqual(kept, []);
    assert.strictEqual(await countFrameRequests(() => letFramesPass(10)), 0);
  });

  it(`creating and destroying ${ROUNDS} stages leaks no nodes or event listeners`, async function () {
    await needs(this, 'metrics');
    const element = host();
    const createAndDestroy = async (): Promise<void> => {
      const stage = await createStage(element, { drawCard: paint });
      await stage.show(picture(card('HO', 20, 30)));
      isCard(pixel(element, 40, 60), FACES.HO);
      stage.destroy();
    };
    const measure = async (): Promise<{ JSEventListeners: number; Nodes: number }> => {
      await frames(2);
      return executeServerCommand('metrics');
    };
    await createAndDestroy();
    const before = await measure();
    for (let time = 0; time < ROUNDS; time++) await createAndDestroy();
    const growth = async (): Promise<number> => {
      const after = await measure();
      return Math.max(after.JSEventListeners - before.JSEventListeners, after.Nodes - before.Nodes);
    };
    // A leak of one node per stage exceeds the limit. Garbage collection can need several rounds.
    let grown = await growth();
    for (let round = 0; grown >= ROUNDS && round < 5; round++) grown = await growth();
    assert.isBelow(grown, ROUNDS);
  });

  describe('suspend() and resume() of a stage', () => {
    /** The complete picture as a data URL. */
    const screenshot = (element: HTMLElement): string => {
      const { width, height } = cardsCanvas(element);
      const copy = document.createElement('canvas');
      Object.assign(copy, { width, height });
      copy.getContext('2d')?.drawImage(cardsCanvas(element), 0, 0);
      return copy.toDataURL();
    };

    it('suspend() releases the context but keeps the picture, and resume() draws the latest picture', async () => {
      const element = host();
      const { kept, answer: stage } = await contextsLeft(async () => {
        const created = await stageIn(element);
        await created.show(picture(card('HO', 20, 30)));
        created.redrawCards();
        const before = screenshot(element);
        created.suspend();
        assert.strictEqual(screenshot(element), before);
        return created;
      });
      assert.deepEqual(kept, []);
      // Calls on a suspended stage request no frames.
      assert.strictEqual(await countFrameRequests(() => stage.show(picture(card('HO', 300, 200)), CRAWL)), 0);
      stage.redrawCards();
      element.style.height = '200px';
      await frames(2);
      element.style.height = '300px';
      await frames(2);
      isCard(pixel(element, 40, 60), FACES.HO);
      const suspendedCanvas = cardsCanvas(element);
      const resumed = stage.resume();
      assert.strictEqual(cardsCanvas(element), suspendedCanvas);
      await resumed.then(() => isCard(pixel(element, 320, 230), FACES.HO));
      isBare(pixel(element, 40, 60));
      assert.strictEqual(element.querySelectorAll('canvas').length, 2);
      await stage.show(picture(card('HO', 20, 30)), { pace: 0.2 });
      isCard(pixel(element, 40, 60), FACES.HO);
    });

    it('only the last of several suspend() and resume() calls takes effect', async () => {
      const element = host();
      const stage = await stageIn(element);
      await stage.show(picture(card('HO', 20, 30)));
      const { kept } = await contextsLeft(async () => {
        stage.suspend();
        const resumed = stage.resume();
        stage.suspend();
        await resumed;
      });
      assert.deepEqual(kept, []);
      isCard(pixel(element, 40, 60), FACES.HO);
      const { kept: twice } = await contextsLeft(() => Promise.all([stage.resume(), stage.resume()]));
      assert.strictEqual(twice.length, 1);
      assert.strictEqual(element.querySelectorAll('canvas').length, 2);
      await stage.resume();
      const { kept: afterDestroy } = await contextsLeft(async () => {
        stage.suspend();
        const resumed = stage.resume();
        stage.destroy();
        await resumed;
      });
      assert.deepEqual(afterDestroy, []);
      assert.strictEqual(element.childNodes.length, 0);
    });

    it('a stage suspended after a context loss draws its latest picture and releases the new context', async () => {
      const element = host();
      const stage = await stageIn(element);
      await stage.show(picture(card('HO', 20, 30)));
      const canvas = cardsCanvas(element);
      const { kept } = await contextsLeft(async () => {
        const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve, { once: true }));
        loseContextExtension(canvas).loseContext();
        await lost;
        stage.suspend();
        await stage.show(picture(card('HO', 300, 200)));
        await waitUntil(() => cardsCanvas(element) !== canvas, 'the picture is drawn', { timeout: 20_000 });
      });
      assert.deepEqual(kept, []);
      isCard(pixel(element, 320, 230), FACES.HO);
      await stage.resume();
      isCard(pixel(element, 320, 230), FACES.HO);
    });
  });

  it('destroying a stage does not affect another stage on the page', async () => {
    const [one, other] = [host(), host()];
    const destroyed = await stageIn(one);
    const stays = await stageIn(other);
    await destroyed.show(picture(card('HO', 20, 30)));
    await stays.show(picture(card('LO', 20, 30, { cardFace: 'LO' })));
    isCard(pixel(other, 40, 60), FACES.LO);
    destroyed.destroy();
    await stays.show(picture(card('LO', 300, 200, { cardFace: 'LO' })), { pace: 0.2 });
    isCard(pixel(other, 320, 230), FACES.LO);
    assert.strictEqual(one.childNodes.length, 0);
  });

  it('if its signal is aborted, createStage() rejects with the abort reason', async () => {
    const element = host();
    const reason = new Error('never mind');
    const created = createStage(element, { drawCard: paint }, AbortSignal.abort(reason));
    assert.strictEqual(await created.catch((error: unknown) => error), reason);
    assert.strictEqual(element.childNodes.length, 0);
  });

  it('createStage() rejects if it is aborted while its code loads, before it requests a context', async () => {
    const element = host();
    const controller = new AbortController();
    let count = 0;
    const end = intercept((get) => {
      const context = get();
      if (isGL(context)) count++;
      return context;
    });
    const created = createStage(element, { drawCard: paint }, controller.signal);
    controller.abort();
    assert.strictEqual(await created.catch((error: unknown) => error).finally(end), controller.signal.reason);
    assert.strictEqual(element.childNodes.length, 0);
    assert.strictEqual(count, 0);
  });

  it('createStage() rejects if it is aborted while it requests its context', async () => {
    const element = host();
    const controller = new AbortController();
    const { kept } = await contextsLeft(async () => {
      const end = intercept((get) => {
        const context = get();
        if (isGL(context)) controller.abort();
        return context;
      });
      const created = createStage(element, { drawCard: paint }, controller.signal);
      assert.strictEqual(await created.catch((error: unknown) => error).finally(end), controller.signal.reason);
    });
    assert.strictEqual(element.childNodes.length, 0);
    assert.deepEqual(kept, []);
  });

  it('createStage() rejects without WebGL', async () => {
    const end = intercept(() => null);
    const element = host();
    const error: unknown = await createStage(element, { drawCard: paint })
      .catch((reason: unknown) => reason)
      .finally(end);
    assert.include(String(error), 'WebGL');
    assert.strictEqual(element.childNodes.length, 0);
  });
});
