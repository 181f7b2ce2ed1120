import { PEOPLE, type PersonId } from '../../../people/index.js';
import { temperamentOf } from '../../../players/bidding/temperament.js';

/** Maximum number of seeds to try. Three chosen people need 64 seeds on average. */
const MAX_SEEDS = 2000;

/** Returns a seed derived from `seed` with which each computer has the temperament of the person chosen for its seat. */
export const playerSeedFor = (companions: readonly (PersonId | null)[], seed: string): string => {
  const hasTemperaments = (candidate: string): boolean =>
    companions.every((id, seat) => id === null || temperamentOf(candidate, seat) === PEOPLE[id].temperament);
  for (let count = 0; count < MAX_SEEDS; count++) {
    const candidate = count === 0 ? seed : `${seed}-${count}`;
    if (hasTemperaments(candidate)) return candidate;
  }
  return seed;
};
