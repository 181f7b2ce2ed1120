/**
 * How often a test repeats what it does: the first number in `npm test`, the second in `npm run test:long`, which sets
 * `WATTEN_LONG`. With the first, too, every kind of situation that the test is about has to come up.
 */
export const runs = <Value = number>(short: Value, long: Value): Value => (process.env.WATTEN_LONG ? long : short);

/**
 * Returns some entries of a record, such as those that `npm test` tries out of many.
 * @throws Error if the record has no such entry
 */
export const only = <Value>(record: Readonly<Record<string, Value>>, ...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      if (!Object.hasOwn(record, name))
        throw new Error(`There is no "${name}"; there are ${Object.keys(record).join(', ')}.`);
      return [name, record[name]];
    }),
  ) as Readonly<Record<string, Value>>;
