/** A seed that nobody could have guessed, for whoever was given none. */
export const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');
