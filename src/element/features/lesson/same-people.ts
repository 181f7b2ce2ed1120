import { PEOPLE } from '../../../people/index.js';
import { temperamentOf } from '../../../players/bidding/temperament.js';
import { randomSeed } from '../../../rules/random-seed.js';
import type { People } from '../../../table/people.js';
import type { Settings } from '../../shell/settings/settings.js';

/**
 * What the computers' temperaments of a game have to come from, so that the same people sit around the guest as sit here;
 * undefined where the page says who plays, or by its seed how the game goes.
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
  // With three others one in 64 fits.
  for (;;) {
    const tried = randomSeed();
    if (wanted.every((temper, seat) => temper === null || temperamentOf(tried, seat) === temper)) return tried;
  }
};
