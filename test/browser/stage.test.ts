import { assert, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';
import type { Card } from '../../src/rules/card.js';
import { createStage, type Stage, type StageOptions } from '../../src/stage/stage.js';
import type { CardPicture, Picture } from '../../src/table/picture.js';

type Colour = readonly [red: number, green: number, blue: number];
type GL = WebGLRenderingContext | WebGL2RenderingContext;

const BACK: Colour = [0, 0, 200];
const FACES: Readonly<Partial<Record<Card, Colour>>> = { HO: [200, 0, 0], LO: [0, 200, 0], EO: [200, 200, 0] };
const RATIO = Math.min(2, devicePixelRatio);

/** Faces of one colour each, so that one pixel tells which card is there. */
const paint: StageOptions['face'] = (context, face, width) => {
  const colour = face === null ? BACK : FACES[face];
  if (!colour) throw new Error(`There is no face for ${face}.`);
  context.fillStyle = `rgb(${colour.join()})`;
  context.fillRect(0, 0, width, Math.round(width * 1.5));
};

const at = (x: number, y: number, width = 40): CardPicture['box'] => ({ x, y, width, height: width * 1.5 });
const card = (key: string, x: number, y: number, more: Partial<CardPicture> = {}): CardPicture => ({
  key,
  box: at(x, y),
  turn: 0,
  face: 'HO',
  ...more,
});
const picture = (...cards: readonly CardPicture[]): Picture => ({ width: 400, height: 300, cards });

/** Slower than any test waits for. */
const CRAWL = { pace: 1000 };
const AT_ONCE = { pace: 0 };

const hosts: HTMLElement[] = [];
const stages: Stage[] = [];

function host(): HTMLElement {
  const element = document.createElement('div');
  element.style.position = 'relative';
  element.style.width = '400px';
  element.style.height = '300px';
  document.body.append(element);
  hosts.push(element);
  return element;
}

async function stageIn(element: HTMLElement, options: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await createStage(element, { face: paint, ...options });
  stages.push(stage);
  return stage;
}

function cardsCanvas(element: HTMLElement): HTMLCanvasElement {
  const canvas = element.querySelectorAll('canvas')[1];
  if (!canvas) throw new Error('The host has no canvas with cards.');
  return canvas;
}

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

/** What was drawn at a place, in CSS pixels; to be asked in the task that drew it. */
function pixel(element: HTMLElement, x: number, y: number, canvas = cardsCanvas(element)): readonly number[] {
  const copy = document.createElement('canvas');
  copy.width = copy.height = 1;
  const context = copy.getContext('2d');
  if (!context) throw new Error('There is no 2D context.');
  context.drawImage(canvas, -Math.floor(x * RATIO), -Math.floor(y * RATIO));
  return [...context.getImageData(0, 0, 1, 1).data];
}

const isCard = (found: readonly number[], colour: Colour | undefined): void => {
  assert.deepEqual(found, [...(colour ?? []), 255]);
};
const isBare = (found: readonly number[]): void => {
  assert.deepEqual(found, [0, 0, 0, 0]);
};

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}

/** Counts how often the page is asked for a frame, but for those of the test. */
async function framesAskedFor(during: () => Promise<unknown>): Promise<number> {
  const ask = window.requestAnimationFrame;
  let count = 0;
  window.requestAnimationFrame = (callback) => {
    count++;
    return ask(callback);
  };
  try {
    await during();
  } finally {
    window.requestAnimationFrame = ask;
  }
  return count;
}

const realFrames = window.requestAnimationFrame.bind(window);
/** Frames pass without going through the counter. */
const letFramesPass = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) {
    await new Promise((resolve) => {
      realFrames(resolve);
    });
  }
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

/** The WebGL contexts that were made meanwhile and not given back. */
async function contextsKept(during: () => Promise<unknown>): Promise<readonly GL[]> {
  const made = new Set<GL>();
  const end = intercept((get) => {
    const context = get();
    if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext) made.add(context);
    return context;
  });
  await during().finally(end);
  assert.isAbove(made.size, 0);
  return [...made].filter((gl) => !gl.isContextLost());
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('stage', () => {
  afterEach(async () => {
    Reflect.deleteProperty(document, 'hidden');
    for (const stage of stages.splice(0)) stage.destroy();
    for (const element of hosts.splice(0)) element.remove();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('draws wood and the cards of a picture where they lie', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30), card('1-0', 200, 30, { face: null })));
    isCard(pixel(element, 40, 60), FACES.HO);
    isCard(pixel(element, 220, 60), BACK);
    isBare(pixel(element, 350, 250));
    const [wood] = element.querySelectorAll('canvas');
    const [red, green, blue, alpha] = pixel(element, 200, 150, wood);
    assert.strictEqual(alpha, 255);
    assert.strictEqual(red > green && green > blue, true, `${red} ${green} ${blue}`);
  });

  it('hides its canvases from screen readers and lets touches through', async () => {
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

  it('moves a card that has a new key from where it lay under the old one', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('1-4', 20, 30, { face: null })));
    const moved = stage.show(picture(card('t1', 300, 200, { was: '1-4', face: 'LO' })), CRAWL);
    await frames(3);
    stage.refaced();
    isCard(pixel(element, 40, 60), BACK);
    isBare(pixel(element, 320, 230));
    stage.finish();
    isBare(pixel(element, 40, 60));
    isCard(pixel(element, 320, 230), FACES.LO);
    await moved;
  });

  it('resolves when all motion has settled', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    await stage.show(picture(card('HO', 300, 200, { step: 1 })), { pace: 0.3 });
    isCard(pixel(element, 320, 230), FACES.HO);
    isBare(pixel(element, 40, 60));
  });

  it('shows cards of a later step only when it is their turn', async () => {
    const element = host();
    const stage = await stageIn(element);
    const enter = { box: at(20, 30), turn: 0 };
    const dealt = stage.show(picture(card('HO', 300, 200, { enter, step: 5 })), CRAWL);
    await frames(3);
    stage.refaced();
    isBare(pixel(element, 40, 60));
    stage.finish();
    await dealt;
    isCard(pixel(element, 320, 230), FACES.HO);
  });

  it('lets a new picture overtake one in motion, from where its cards are', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    const overtaken = stage.show(picture(card('t1', 300, 200, { was: 'HO' })), CRAWL);
    const second = stage.show(picture(card('p1', 300, 20, { was: 't1' })), CRAWL);
    await overtaken;
    await frames(3);
    stage.refaced();
    isCard(pixel(element, 40, 60), FACES.HO);
    stage.finish();
    await second;
    isCard(pixel(element, 320, 50), FACES.HO);
  });

  it('shows a picture at once at pace 0, whatever its steps', async () => {
    const element = host();
    const stage = await stageIn(element);
    const asked = await framesAskedFor(() =>
      stage.show(picture(card('HO', 20, 30, { enter: { box: at(300, 0), turn: 0 }, step: 30 })), AT_ONCE),
    );
    isCard(pixel(element, 40, 60), FACES.HO);
    assert.strictEqual(asked, 0);
  });

  it('moves nothing for those who asked for less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    await stage.show(picture(card('HO', 300, 200)), CRAWL);
    isCard(pixel(element, 320, 230), FACES.HO);
  });

  it('asks for frames while cards move, and for none at rest', async () => {
    const element = host();
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    const atRest = await framesAskedFor(() => letFramesPass(30));
    assert.strictEqual(atRest, 0);
    const moving = await framesAskedFor(() => stage.show(picture(card('HO', 300, 200)), { pace: 0.5 }));
    assert.isAbove(moving, 1);
    assert.strictEqual(await framesAskedFor(() => letFramesPass(30)), 0);
  });

  it('ends all motion when the page is hidden, and shows where it ended when it is seen again', async () => {
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

  it('marks cards: dimmed ones are darker, around lifted and winning ones there is light', async () => {
    const element = host();
    const stage = await stageIn(element);
    const marked = (mark?: CardPicture['mark']): Promise<void> =>
      stage.show(picture(card('HO', 100, 100, mark ? { mark } : {})), AT_ONCE);
    const beside = (): number => pixel(element, 98.5, 130)[0];
    await marked();
    const plain = beside();
    await marked('dimmed');
    assert.isBelow(pixel(element, 120, 130)[0], 200);
    assert.strictEqual(beside(), plain);
    await marked('lifted');
    isCard(pixel(element, 120, 130), FACES.HO);
    assert.isAbove(beside(), plain + 60);
    await marked('winning');
    isCard(pixel(element, 120, 130), FACES.HO);
    assert.isAbove(beside(), plain + 60);
  });

  it('draws faces anew when they look different', async () => {
    const element = host();
    let blind = false;
    const face: StageOptions['face'] = (context, which, width) => paint(context, blind ? 'EO' : which, width);
    const stage = await stageIn(element, { face });
    await stage.show(picture(card('HO', 20, 30)));
    blind = true;
    stage.refaced();
    isCard(pixel(element, 40, 60), FACES.EO);
  });

  it('draws each face once for a size', async () => {
    const drawn: string[] = [];
    const face: StageOptions['face'] = (context, which, width) => {
      drawn.push(`${which} ${width}`);
      paint(context, which, width);
    };
    const stage = await stageIn(host(), { face });
    const hidden = [0, 1, 2].map((index) => card(`1-${index}`, 50 * index, 30, { face: null }));
    await stage.show(picture(...hidden, card('HO', 200, 200)));
    await stage.show(picture(...hidden, card('HO', 300, 200)), { pace: 0.2 });
    assert.deepEqual(drawn.sort(), [`HO ${40 * RATIO}`, `null ${40 * RATIO}`]);
  });

  it('rejects a picture whose faces cannot be drawn, and shows the next one', async () => {
    const element = host();
    const stage = await stageIn(element);
    const error: unknown = await stage.show(picture(card('SU', 20, 30, { face: 'SU' }))).catch((reason: unknown) => reason);
    assert.include(String(error), 'There is no face for SU');
    await stage.show(picture(card('HO', 20, 30)));
    isCard(pixel(element, 40, 60), FACES.HO);
  });

  it('scales what it shows when the host changes its size, and then draws it for that size', async () => {
    const element = host();
    const widths: number[] = [];
    const face: StageOptions['face'] = (context, which, width) => {
      widths.push(width);
      paint(context, which, width);
    };
    const stage = await stageIn(element, { face });
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

  it('can be made in a host that has no size yet', async () => {
    const element = host();
    element.style.display = 'none';
    const stage = await stageIn(element);
    await stage.show(picture(card('HO', 20, 30)));
    element.style.display = 'block';
    await waitUntil(() => cardsCanvas(element).width === 400 * RATIO, 'the canvas has the new size');
    stage.refaced();
    isCard(pixel(element, 40, 60), FACES.HO);
  });

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
    await stage.show(picture(card('LO', 20, 30, { face: 'LO' })), CRAWL);
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
    await waitUntil(() => cardsCanvas(element) !== first, 'there is another canvas', { timeout: 8000 });
    stage.refaced();
    isCard(pixel(element, 40, 60), FACES.HO);
    await stage.show(picture(card('HO', 300, 200)), { pace: 0.2 });
    isCard(pixel(element, 320, 230), FACES.HO);
    assert.strictEqual(lost, 0);
    loser(cardsCanvas(element)).loseContext();
    await waitUntil(() => lost === 1, 'the host is told', { timeout: 8000 });
    assert.strictEqual(element.querySelectorAll('canvas').length, 2);
    await stage.show(picture(card('HO', 20, 30)), CRAWL);
  });

  it('leaves nothing behind', async () => {
    const element = host();
    const kept = await contextsKept(async () => {
      const stage = await stageIn(element);
      await stage.show(picture(card('HO', 20, 30)));
      const moved = stage.show(picture(card('HO', 300, 200)), CRAWL);
      await frames(2);
      stage.destroy();
      await moved;
      await stage.show(picture(card('HO', 20, 30)));
      stage.finish();
      stage.refaced();
      stage.destroy();
    });
    assert.strictEqual(element.childNodes.length, 0);
    assert.deepEqual(kept, []);
    assert.strictEqual(await framesAskedFor(() => letFramesPass(10)), 0);
  });

  it('can be made and destroyed twenty times', async () => {
    const element = host();
    const once = async (): Promise<void> => {
      const stage = await createStage(element, { face: paint });
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
    for (let time = 0; time < 20; time++) await once();
    const after = await measured();
    assert.isAtMost(after.JSEventListeners, before.JSEventListeners);
    // A canvas or two may still wait to be swept up; one of every stage would be a leak.
    assert.isBelow(after.Nodes - before.Nodes, 20);
  });

  it('does not disturb another stage on the page', async () => {
    const [one, other] = [host(), host()];
    const gone = await stageIn(one);
    const stays = await stageIn(other);
    await gone.show(picture(card('HO', 20, 30)));
    await stays.show(picture(card('LO', 20, 30, { face: 'LO' })));
    isCard(pixel(other, 40, 60), FACES.LO);
    gone.destroy();
    await stays.show(picture(card('LO', 300, 200, { face: 'LO' })), { pace: 0.2 });
    isCard(pixel(other, 320, 230), FACES.LO);
    assert.strictEqual(one.childNodes.length, 0);
  });

  it('is not made when it was given up before', async () => {
    const element = host();
    const reason = new Error('never mind');
    const made = createStage(element, { face: paint }, AbortSignal.abort(reason));
    assert.strictEqual(await made.catch((error: unknown) => error), reason);
    assert.strictEqual(element.childNodes.length, 0);
  });

  it('can be given up while it is made', async () => {
    const element = host();
    const giving = new AbortController();
    const kept = await contextsKept(async () => {
      const made = createStage(element, { face: paint }, giving.signal);
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
    const kept = await contextsKept(async () => {
      const end = intercept((get) => {
        asked++;
        // The first one only finds out whether there is WebGL.
        if (asked === 2) giving.abort();
        return get();
      });
      const made = createStage(element, { face: paint }, giving.signal);
      assert.strictEqual(await made.catch((error: unknown) => error).finally(end), giving.signal.reason);
    });
    assert.strictEqual(element.childNodes.length, 0);
    assert.deepEqual(kept, []);
  });

  it('says so when there is no WebGL', async () => {
    const end = intercept(() => null);
    const element = host();
    const error: unknown = await createStage(element, { face: paint })
      .catch((reason: unknown) => reason)
      .finally(end);
    assert.include(String(error), 'WebGL');
    assert.strictEqual(element.childNodes.length, 0);
  });
});
