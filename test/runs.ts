/**
 * Returns the number of repetitions for a test: `short` in `npm test`, `long` in `npm run test:long`, which sets
 * `WATTEN_LONG`. The `short` number must be high enough for every situation that the test needs.
 */
export const runs = <Value = number>(short: Value, long: Value): Value => (process.env.WATTEN_LONG ? long : short);

/**
 * Returns a record with only the named entries, such as the few that `npm test` uses.
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
