import { listOf } from '../../base/list-of.js';
import { quoted } from '../../rules/input-error.js';
import { shuffled, type Random } from '../../rules/random.js';
import { EveningError } from '../evening-error.js';
import { roundsOfClubs } from '../stages.js';
import type { Entry, Groups } from '../state.js';
import { BYE } from './each-meets-each.js';
import type { Pairing } from './pair-up.js';

/**
 * Returns the entries of the two clubs, each club in an order drawn by lot. The club of the first entry comes first.
 * @throws EveningError `not-now` if the entries belong to other than two clubs
 */
export const clubsOf = (all: readonly Entry[], entries: readonly number[], random: Random): Groups => {
  const playing = all.filter(({ no }) => entries.includes(no));
  const without = playing.find(({ club }) => club === undefined);
  if (without)
    throw new EveningError(
      'not-now',
      `A match of two clubs needs a club of each entry, but entry ${without.no} has none.`,
    );
  const names = [...new Set(playing.map(({ club }) => club?.toLowerCase()))];
  if (names.length !== 2)
    throw new EveningError(
      'not-now',
      `A match of two clubs needs entries of 2 clubs, not ${names.length}: ${quoted(names.slice(0, 4).join(', '))}.`,
    );
  return names.map((name) =>
    shuffled(
      playing.filter(({ club }) => club?.toLowerCase() === name).map(({ no }) => no),
      random,
    ),
  );
};

/**
 * Returns a round in which each entry of a club meets an entry of the other club. After as many rounds as the larger club
 * has entries, each entry has met each entry of the other club once. An entry without an opponent has a bye.
 * @param round from 0
 */
export const eachMeetsOthers = ([one = [], other = []]: Groups, round: number): readonly Pairing[] => {
  const count = roundsOfClubs([one, other]);
  return listOf(count, (index): Pairing => [one[index] ?? BYE, other[(index + round) % count] ?? BYE]).filter(
    (pairing) => pairing.some((entry) => entry !== BYE),
  );
};
