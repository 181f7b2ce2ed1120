/**
 * How often a test repeats what it does: the first number in `npm test`, the second in `npm run test:long`, which sets
 * `WATTEN_LONG`. With the first, too, every kind of situation that the test is about has to come up.
 */
export const runs = <Value = number>(short: Value, long: Value): Value => (process.env.WATTEN_LONG ? long : short);
