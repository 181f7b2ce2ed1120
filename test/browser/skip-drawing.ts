import { patch } from './patched.js';

type GL = WebGL2RenderingContext;
type Method = (...given: unknown[]) => unknown;

/** Values that pixi needs. All other numbers are 0. */
const LIMITS: readonly (readonly [name: 'MAX_TEXTURE_SIZE' | 'MAX_TEXTURE_IMAGE_UNITS', value: number])[] = [
  ['MAX_TEXTURE_SIZE', 8192],
  ['MAX_TEXTURE_IMAGE_UNITS', 16],
];

/** Properties and methods of a context with fixed results. */
function fixedResults(canvas: HTMLCanvasElement): Readonly<Record<string, unknown>> {
  const { prototype } = WebGL2RenderingContext;
  const limits = new Map<number, number>(LIMITS.map(([name, value]) => [prototype[name], value]));
  let isLost = false;
  const extension = { loseContext: () => void (isLost = true) };
  return {
    canvas,
    isContextLost: () => isLost,
    getContextAttributes: () => ({ stencil: true }),
    getExtension: (name: string) => (name === 'WEBGL_lose_context' ? extension : null),
    getParameter: (name: number) => (name === prototype.VERSION ? 'WebGL 2.0' : (limits.get(name) ?? 0)),
    getShaderParameter: () => true,
    getProgramParameter: (_: unknown, name: number) => (name === prototype.LINK_STATUS ? true : 0),
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    checkFramebufferStatus: () => prototype.FRAMEBUFFER_COMPLETE,
  };
}

/** A WebGL context that accepts all calls and draws nothing. */
function idleContext(canvas: HTMLCanvasElement): GL {
  const constants = WebGL2RenderingContext as unknown as Readonly<Record<string, unknown>>;
  const method =
    (name: string): Method =>
    () =>
      name.startsWith('create') ? {} : undefined;
  return new Proxy(fixedResults(canvas), {
    get: (answers, name) => (typeof name === 'symbol' ? undefined : (answers[name] ?? constants[name] ?? method(name))),
  }) as unknown as GL;
}

/** A 2D context that draws nothing and creates empty objects. */
function idle2dContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const kept: Record<string | symbol, unknown> = { canvas };
  const gradient = (): object => ({ addColorStop: () => undefined });
  const made: Readonly<Record<string, Method>> = {
    createImageData: (width, height) => new ImageData(Number(width), Number(height)),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
  };
  return new Proxy(kept, {
    get: (_, name) => kept[name] ?? made[String(name)] ?? (() => undefined),
  }) as unknown as CanvasRenderingContext2D;
}

/**
 * Returns a no-op 2D context. Returns null for the table top's canvas, which does not need a context.
 */
function contextFor(canvas: HTMLCanvasElement, { alpha }: CanvasRenderingContext2DSettings): unknown {
  return alpha === false ? null : idle2dContext(canvas);
}

/**
 * Replaces drawing for tests that do not read a canvas: the stage uses a WebGL context that does nothing, and wood and
 * faces stay unpainted. An emulated graphics card takes more time than the rest of a table.
 */
export function skipDrawing(): void {
  let restore = (): void => {};
  before(() => {
    const { prototype } = HTMLCanvasElement;
    const get = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as Method;
    const contexts = new WeakMap<HTMLCanvasElement, GL>();
    function getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]): unknown {
      const [options] = more as readonly (CanvasRenderingContext2DSettings | undefined)[];
      if (kind === '2d') return contextFor(this, options ?? {});
      if (kind !== 'webgl2') return Reflect.apply(get, this, [kind, ...more]);
      const context = contexts.get(this) ?? idleContext(this);
      contexts.set(this, context);
      return context;
    }
    restore = patch(prototype, 'getContext', getContext);
  });
  after(() => restore());
}
