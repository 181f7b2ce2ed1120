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
  framesAskedFor,
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
  if (!gl) throw new Error('The canvas has no context.');
  return gl;
}

const loser = (canvas: HTMLCanvasElement): WEBGL_lose_context => {
  const extension = contextOf(canvas).getExtension('WEBGL_lose_context');
  if (!extension) throw new Error('This browser cannot lose a context on purpose.');
  return extension;
};

/** Has every canvas give its context through `give`; answers how to end that. */
function intercept(give: (get: () => unknown) => unknown): () => void {
  const prototype = HTMLCanvasElement.prototype;
  const original = Object.getOwnPropertyDescriptor(prototype, 'getContext');
  if (!original) throw new Error('Canvases give no contexts.');
  const get = original.value as (...asked: unknown[]) => unknown;
  Object.defineProperty(prototype, 'getContext', {
    ...original,
    value(this: HTMLCanvasElement, ...asked: unknown[]) {
      return give(() => Reflect.apply(get, this, asked));
    },
  });
  return () => Object.defineProperty(prototype, 'getContext', original);
}

/** The WebGL contexts that were made meanwhile and not given back, and what came of it. */
async function contextsKept<Answer>(
  during: () => Promise<Answer>,
): Promise<{ readonly kept: readonly GL[]; readonly answer: Answer }> {
  const made = new Set<GL>();
  const end = intercept((get) => {
    const context = get();
    if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext) made.add(context);
    return context;
  });
  const answer = await during().finally(end);
  assert.isAbove(made.size, 0);
  return { kept: [...made].filter((gl) => !gl.isContextLost()), answer };
}

/** How often a stage is made and destroyed. */
const TIMES = runs(8, 20);

describe('the life of a stage', () => {
  afterEach(clearStages);

  it('draws again when a lost context comes back', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    const canvas = cardsCanvas(element);
    const event = (name: string): Promise<unknown> =>
      new Promise((resolve) => {
        canvas.addEventListener(name, () => resolve(pixel(element, 40, 60)), { once: true });
      });
    const lost = event('webglcontextlost');
    // A lost context gives no extensions any more.
    const context = loser(canvas);
    context.loseContext();
    await lost;
    await stage.show(picture(card('LO', 20, 30, { cardFace: 'LO' })), CRAWL);
    // The browser does not give it back before all have heard that it is gone.
    await frames(1);
    const restored = event('webglcontextrestored');
    context.restoreContext();
    assert.deepEqual(await restored, [...(FACES.LO ?? []), 255]);
    assert.strictEqual(cardsCanvas(element), canvas);
  });

  it('takes another canvas when the context does not come back, and gives up when that is lost too', async () => {
    const element = host();
    let lost = 0;
    const stage = await stageIn(element, { onLost: () => lost++ });
    await stage.show(picture(card('HO', 20, 30)));
    const first = cardsCanvas(element);
    loser(first).loseContext();
    await waitUntil(() => cardsCanvas(element) !== first, 'there is another canvas', { timeout: 20_000 });
    stage.redrawCards();
    isCard(pixel(element, 40, 60), FACES.HO);
    await stage.show(picture(card('HO', 300, 200)), { pace: 0.2 });
    isCard(pixel(element, 320, 230), FACES.HO);
    assert.strictEqual(lost, 0);
    loser(cardsCanvas(element)).loseContext();
    await waitUntil(() => lost === 1, 'the host is told', { timeout: 20_000 });
    assert.strictEqual(element.querySelectorAll('canvas').length, 2);
    await stage.show(picture(card('HO', 20, 30)), CRAWL);
  });

  it('leaves nothing behind', async () => {
    const element = host();
    const { kept } = await contextsKept(async () => {
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
    assert.strictEqual(await framesAskedFor(() => letFramesPass(10)), 0);
  });

  it(`can be made and destroyed ${TIMES} times`, async function () {
    await needs(this, 'metrics');
    const element = host();
    const once = async (): Promise<void> => {
      const stage = await createStage(element, { drawCard: paint });
      await stage.show(picture(card('HO', 20, 30)));
      isCard(pixel(element, 40, 60), FACES.HO);
      stage.destroy();
    };
    const measured = async (): Promise<{ JSEventListeners: number; Nodes: number }> => {
      await frames(2);
      return executeServerCommand('metrics');
    };
    await once();
    const before = await measured();
    for (let time = 0; time < TIMES; time++) await once();
    const growth = async (): Promise<number> => {
      const after = await measured();
      return Math.max(after.JSEventListeners - before.JSEventListeners, after.Nodes - before.Nodes);
    };
    // One node of every stage would be a leak. Garbage collection may need several rounds.
    let grown = await growth();
    for (let round = 0; grown >= TIMES && round < 5; round++) grown = await growth();
    assert.isBelow(grown, TIMES);
  });

  describe('that rests', () => {
    /** The whole picture, as it can be seen. */
    const seen = (element: HTMLElement): string => {
      const { width, height } = cardsCanvas(element);
      const copy = document.createElement('canvas');
      Object.assign(copy, { width, height });
      copy.getContext('2d')?.drawImage(cardsCanvas(element), 0, 0);
      return copy.toDataURL();
    };

    it('gives its context back and stands as it was, until what is to be seen now is drawn', async () => {
      const element = host();
      const { kept, answer: stage } = await contextsKept(async () => {
        const made = await stageIn(element);
        await made.show(picture(card('HO', 20, 30)));
        made.redrawCards();
        const before = seen(element);
        made.suspend();
        assert.strictEqual(seen(element), before);
        return made;
      });
      assert.deepEqual(kept, []);
      // What is shown meanwhile takes no time, and whatever else is said costs nothing.
      assert.strictEqual(await framesAskedFor(() => stage.show(picture(card('HO', 300, 200)), CRAWL)), 0);
      stage.redrawCards();
      element.style.height = '200px';
      await frames(2);
      element.style.height = '300px';
      await frames(2);
      isCard(pixel(element, 40, 60), FACES.HO);
      const standing = cardsCanvas(element);
      const woken = stage.resume();
      assert.strictEqual(cardsCanvas(element), standing);
      await woken.then(() => isCard(pixel(element, 320, 230), FACES.HO));
      isBare(pixel(element, 40, 60));
      assert.strictEqual(element.querySelectorAll('canvas').length, 2);
      await stage.show(picture(card('HO', 20, 30)), { pace: 0.2 });
      isCard(pixel(element, 40, 60), FACES.HO);
    });

    it('rests as it was told last', async () => {
      const element = host();
      const stage = await stageIn(element);
      await stage.show(picture(card('HO', 20, 30)));
      const { kept } = await contextsKept(async () => {
        stage.suspend();
        const woken = stage.resume();
        stage.suspend();
        await woken;
      });
      assert.deepEqual(kept, []);
      isCard(pixel(element, 40, 60), FACES.HO);
      const { kept: twice } = await contextsKept(() => Promise.all([stage.resume(), stage.resume()]));
      assert.strictEqual(twice.length, 1);
      assert.strictEqual(element.querySelectorAll('canvas').length, 2);
      await stage.resume();
      const { kept: gone } = await contextsKept(async () => {
        stage.suspend();
        const woken = stage.resume();
        stage.destroy();
        await woken;
      });
      assert.deepEqual(gone, []);
      assert.strictEqual(element.childNodes.length, 0);
    });

    it('is drawn once more when its context is lost before', async () => {
      const element = host();
      const stage = await stageIn(element);
      await stage.show(picture(card('HO', 20, 30)));
      const canvas = cardsCanvas(element);
      const { kept } = await contextsKept(async () => {
        const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve, { once: true }));
        loser(canvas).loseContext();
        await lost;
        stage.suspend();
        await stage.show(picture(card('HO', 300, 200)));
        await waitUntil(() => cardsCanvas(element) !== canvas, 'there is a picture', { timeout: 20_000 });
      });
      assert.deepEqual(kept, []);
      isCard(pixel(element, 320, 230), FACES.HO);
      await stage.resume();
      isCard(pixel(element, 320, 230), FACES.HO);
    });
  });

  it('does not disturb another stage on the page', async () => {
    const [one, other] = [host(), host()];
    const gone = await stageIn(one);
    const stays = await stageIn(other);
    await gone.show(picture(card('HO', 20, 30)));
    await stays.show(picture(card('LO', 20, 30, { cardFace: 'LO' })));
    isCard(pixel(other, 40, 60), FACES.LO);
    gone.destroy();
    await stays.show(picture(card('LO', 300, 200, { cardFace: 'LO' })), { pace: 0.2 });
    isCard(pixel(other, 320, 230), FACES.LO);
    assert.strictEqual(one.childNodes.length, 0);
  });

  it('is not made when it was given up before', async () => {
    const element = host();
    const reason = new Error('never mind');
    const made = createStage(element, { drawCard: paint }, AbortSignal.abort(reason));
    assert.strictEqual(await made.catch((error: unknown) => error), reason);
    assert.strictEqual(element.childNodes.length, 0);
  });

  it('can be given up while it is made', async () => {
    const element = host();
    const giving = new AbortController();
    const { kept } = await contextsKept(async () => {
      const made = createStage(element, { drawCard: paint }, giving.signal);
      giving.abort();
      assert.strictEqual(await made.catch((error: unknown) => error), giving.signal.reason);
    });
    assert.strictEqual(element.childNodes.length, 0);
    assert.deepEqual(kept, []);
  });

  it('can be given up at the last moment', async () => {
    const element = host();
    const giving = new AbortController();
    let asked = 0;
    const { kept } = await contextsKept(async () => {
      const end = intercept((get) => {
        asked++;
        // The first one only finds out whether there is WebGL.
        if (asked === 2) giving.abort();
        return get();
      });
      const made = createStage(element, { drawCard: paint }, giving.signal);
      assert.strictEqual(await made.catch((error: unknown) => error).finally(end), giving.signal.reason);
    });
    assert.strictEqual(element.childNodes.length, 0);
    assert.deepEqual(kept, []);
  });

  it('says so when there is no WebGL', async () => {
    const end = intercept(() => null);
    const element = host();
    const error: unknown = await createStage(element, { drawCard: paint })
      .catch((reason: unknown) => reason)
      .finally(end);
    assert.include(String(error), 'WebGL');
    assert.strictEqual(element.childNodes.length, 0);
  });
});
