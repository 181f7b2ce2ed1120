import { PEOPLE } from '../../../people/index.js';
import { temperamentOf } from '../../../players/bidding/temperament.js';
import { randomSeed } from '../../../rules/random-seed.js';
import type { People } from '../../../table/people.js';
import type { Settings } from '../../shell/settings/settings.js';

/**
 * Returns a `playerSeed` that seats the same people around the visitor again; undefined if the visitor has no seat, or
 * if the page chooses the players or the seed.
 */
export const seedOfSamePeople = (
  { viewer, sitting = [] }: People,
  { seat: own, seats, seed }: Pick<Settings, 'seat' | 'seats' | 'seed'>,
): string | undefined => {
  if (own === 'none' || seats || seed !== null) return undefined;
  const count = sitting.length;
  const wanted = sitting.map((_, seat) => {
    const person = sitting[(viewer + seat - own + count) % count];
    return person && seat !== own ? PEOPLE[person.id].temperament : null;
  });
  // With three other people, one seed in 64 matches on average.
  for (;;) {
    const tried = randomSeed();
    if (wanted.every((temper, seat) => temper === null || temperamentOf(tried, seat) === temper)) return tried;
  }
};
