/**
 * Returns a random integer below 2^40: the first id of a sender, so that ids of different hosts and clients do not collide.
 */
export const randomNumber = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 256) * 2 ** 32 + low;
};
