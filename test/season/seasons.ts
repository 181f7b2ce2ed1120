/** Seasons for tests: evenings with chosen results, and random ones. */
import fc from 'fast-check';
import { createSeason, type Season, type SeasonEvening, type SeasonOptions } from '../../src/season.js';

/** Returns an evening whose pairs, such as `Anna/Luis`, are in the order of their places. */
export const eveningOn = (date: string, ...pairs: readonly string[]): SeasonEvening => ({
  id: `e-${date}`,
  date,
  name: 'Preiswatten',
  entries: pairs.map((pair, index) => {
    const [one = '', other = ''] = pair.split('/');
    const left = pairs.length - index;
    return { names: [one, other], place: index + 1, wins: Math.min(left, 4), points: left * 10 };
  }),
});

/** Creates a season with some evenings. */
export const seasonOf = (evenings: readonly SeasonEvening[], options: Partial<SeasonOptions> = {}): Season => {
  const season = createSeason({ name: 'Wattfreunde', ...options });
  for (const evening of evenings) season.do({ type: 'add-evening', evening });
  return season;
};

const NAMES = ['Anna', 'Bert', 'Cilli', 'David', 'Eva', 'Franz', 'Gitti', 'Hans', 'Ida', 'Jakob'] as const;

/** Evenings of random pairs with at least no points, on different days. */
export const someEvenings: fc.Arbitrary<readonly SeasonEvening[]> = fc
  .array(
    fc.record({
      names: fc.shuffledSubarray([...NAMES], { minLength: 4 }),
      points: fc.array(fc.nat(60), { minLength: 5, maxLength: 5 }),
      wins: fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) =>
    list.map(({ names, points, wins }, day): SeasonEvening => ({
      id: `e${day}`,
      date: `2026-03-0${day + 1}`,
      name: `Evening ${day + 1}`,
      entries: points.slice(0, Math.floor(names.length / 2)).map((each, index) => ({
        names: [names[index * 2] ?? '', names[index * 2 + 1] ?? ''],
        place: index + 1,
        wins: wins[index] ?? 0,
        points: each,
      })),
    })),
  );

/** Settings of all kinds. */
export const someSettings: fc.Arbitrary<NonNullable<SeasonOptions['settings']>> = fc.record({
  points: fc.oneof(
    fc.constant({ by: 'points' } as const),
    fc.constant({ by: 'wins' } as const),
    fc.record({ by: fc.constant('place' as const), list: fc.array(fc.nat(20), { minLength: 1 }), others: fc.nat(3) }),
  ),
  best: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
  minimum: fc.nat(4),
  ties: fc.shuffledSubarray(['best', 'victories', 'wins', 'evenings', 'all'] as const),
  guests: fc.boolean(),
});
