/** Returns a random integer below 2^40. A random first id prevents collisions with the ids of other hosts and clients. */
export const randomNumber = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 256) * 2 ** 32 + low;
};
