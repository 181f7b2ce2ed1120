import { runs } from './runs.js';

/** Points that win a game where any whole game will do: the fewest there are, in `npm run test:long` the usual ones. */
export const TARGET = runs(9, 15) as 9 | 15;
