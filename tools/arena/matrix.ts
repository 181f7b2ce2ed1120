import type { Crew } from './crew.js';
import { resultOf } from './duel.js';
import type { Figure } from './measured-figure.js';
import type { Job } from './jobs.js';
import { rounded, type Matrix } from './strength-file.js';

/** A round-robin tournament at one table. */
interface Plan {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly deals: number;
  readonly job: Omit<Job, 'one' | 'other' | 'kind'> & { readonly kind: 'hands' | 'games' };
}

const CARDS = [
  'peek',
  'strong',
  'search100',
  'medium',
  'easy',
  'greedyL',
  'greedyT',
  'greedy',
  'randomCards',
  'random',
];
const BETS = [
  'strong',
  'never',
  'caller',
  'stubborn',
  'maniac',
  'equity>.5',
  'equity>.6',
  'equity>.7',
  'equity>.8',
  'equity>.9',
];

export const MATRICES: readonly Plan[] = [
  {
    id: 'matrix-cards-4',
    title: 'Cards, 4 players, hands without bids',
    names: CARDS,
    deals: 500,
    job: { kind: 'hands', variant: 'suedtirol', rules: { players: 4 }, range: 'arena' },
  },
  {
    id: 'matrix-cards-2',
    title: 'Cards, 2 players, hands without bids',
    names: CARDS,
    deals: 1000,
    job: { kind: 'hands', variant: 'suedtirol', rules: { players: 2 }, range: 'arena' },
  },
  {
    id: 'matrix-bids-2',
    title: 'Bids, 2 players, games to 15, the same cards',
    names: BETS,
    deals: 100,
    job: { kind: 'games', variant: 'suedtirol', rules: { players: 2 }, range: 'arena' },
  },
];

/** Returns the command-line option for a share of the deals, or an empty string for all deals. */
export const shareSwitch = (share: number): string => (share < 1 ? ` --share ${share}` : '');

/** Plays each pair once and mirrors the results into the other half of the matrix. */
export const measureMatrix = async (
  { id, title, names, deals: usual, job }: Plan,
  share: number,
  crew: Crew,
): Promise<Matrix> => {
  const deals = Math.ceil(usual * share);
  const rows: (Figure | null)[][] = names.map(() => names.map(() => null));
  for (const [row, one] of names.entries()) {
    for (const [column, other] of names.entries()) {
      if (column <= row) continue;
      const { percent, margin } = resultOf(await crew.run({ ...job, one, other }, deals));
      rows[row][column] = rounded({ figure: percent, margin });
      rows[column][row] = rounded({ figure: 100 - percent, margin });
    }
  }
  return {
    id,
    title,
    command: `npm run arena -- --table --line ${id}${shareSwitch(share)}`,
    deals,
    provisional: share < 1,
    names,
    rows,
  };
};
