/** Has the page behave otherwise until the answer is called: it puts back what was there. */
export function patch<Owner extends object>(owner: Owner, name: keyof Owner & string, value: unknown): () => void {
  const original = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  return () => {
    if (original) Object.defineProperty(owner, name, original);
    else Reflect.deleteProperty(owner, name);
  };
}

/** Has the page behave otherwise while the table is there; what was patched is put back. */
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

/** A browser that has no WebGL: all cards lie in the page as drawings. */
export async function withoutWebGl(during: () => Promise<void>): Promise<void> {
  const { prototype } = HTMLCanvasElement;
  const get = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as (...asked: unknown[]) => unknown;
  function without(this: HTMLCanvasElement, kind: string, ...more: unknown[]): unknown {
    return kind.startsWith('webgl') ? null : Reflect.apply(get, this, [kind, ...more]);
  }
  await patched(prototype, 'getContext', without, during);
}
