/** Where numbers begin on a wire: two hosts, or two who come back, do not count alike. Whole, below 2 to the 40th. */
export const randomNumber = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 256) * 2 ** 32 + low;
};
