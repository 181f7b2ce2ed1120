/** Returns an unpredictable seed, for games created without a seed. */
export const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');
