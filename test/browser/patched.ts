/** Replaces a property and returns a function that restores it. */
export function patch<Owner extends object>(owner: Owner, name: keyof Owner & string, value: unknown): () => void {
  const original = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  return () => {
    if (original) Object.defineProperty(owner, name, original);
    else Reflect.deleteProperty(owner, name);
  };
}

/** Replaces a property during an async function. */
export async function patched<Owner extends object>(
  owner: Owner,
  name: keyof Owner & string,
  value: unknown,
  during: () => Promise<void>,
): Promise<void> {
  const restore = patch(owner, name, value);
  try {
    await during();
  } finally {
    restore();
  }
}

/** Simulates a browser without WebGL, in which the page draws all cards. */
export async function withoutWebGl(during: () => Promise<void>): Promise<void> {
  const { prototype } = HTMLCanvasElement;
  const get = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as (...asked: unknown[]) => unknown;
  function without(this: HTMLCanvasElement, kind: string, ...more: unknown[]): unknown {
    return kind.startsWith('webgl') ? null : Reflect.apply(get, this, [kind, ...more]);
  }
  await patched(prototype, 'getContext', without, during);
}
