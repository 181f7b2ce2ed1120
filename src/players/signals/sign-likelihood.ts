import type { View } from '../../game/view.js';
import { playTogether, type Seat } from '../../rules/seats.js';
import { honestyIn, signsOf, type Honesty } from './given-signs.js';
import type { WorldLikelihood } from '../worlds/world.js';
import type { Skill } from '../level.js';
import { codesOf } from '../cards/card-tables.js';
import { meaningOf } from './sign-meaning.js';

/** Whose signs a player reads; one that reads all also remembers who lied. */
export type Reading = Skill['signs'];

/** Weights are fixed point, in 64ths. */
const FULL = 64;
/** The weight of a hand for which a sign would be a lie: of a trusted partner, of a half trusted one, and of an opponent. */
const PARTNER = 6;
const HALF_TRUSTED = 16;
const OPPONENT = 40;
/** Each known lie adds to that weight, each known truth takes off some, within bounds: nobody is trusted or distrusted fully. */
const LIE = 12;
const TRUTH = 2;
const MOST_SEEN = 4;
const LEAST = 4;
const MOST = 60;

/** The weight, in 64, of a hand for which this seat's sign would be a lie. */
export const doubtOf = (reading: Reading, isPartner: boolean, { truths, lies }: Honesty): number => {
  const before = isPartner ? (reading === 'all' ? PARTNER : HALF_TRUSTED) : OPPONENT;
  if (reading !== 'all') return before;
  return Math.min(
    MOST,
    Math.max(LEAST, before + LIE * Math.min(MOST_SEEN, lies) - TRUTH * Math.min(MOST_SEEN, truths)),
  );
};

/** How likely the others would have given their signs with their cards of a world; null if they have given none. */
export const signLikelihood = (view: View, reading: Reading): WorldLikelihood | null => {
  const { rules, players, dealer, seat: self } = view;
  if (!rules.signals || reading === 'none' || self === null || dealer === null) return null;
  const isPartner = (seat: Seat): boolean => playTogether(players, dealer, seat, self);
  const read = signsOf(view).filter(({ seat }) => seat !== self && (reading === 'all' || isPartner(seat)));
  if (read.length === 0) return null;
  const honesty = honestyIn(view);
  const codes = codesOf(rules.pack);
  const signs = read.map(({ seat, sign, played }) => ({
    seat,
    sign,
    played: played.map((card) => codes[card]),
    doubt: doubtOf(reading, isPartner(seat), honesty[seat] ?? { truths: 0, lies: 0 }),
  }));
  return (owners, announcement) => {
    // What a sign means depends on the announcement.
    if (!announcement) return 1;
    let weight = 1;
    for (const { seat, sign, played, doubt } of signs) {
      const { points, need, nearly } = meaningOf(rules, announcement, sign);
      let sum = 0;
      for (const code of played) sum += points[code];
      for (let code = 0; code < owners.length; code++) if (owners[code] === seat) sum += points[code];
      if (sum < need) weight *= (sum < need - nearly ? doubt : (doubt + FULL) >> 1) / FULL;
    }
    return weight;
  };
};
