import type { Settings } from './settings.js';

/** The name of prepared settings. */
export type PresetName = 'wattkoenig' | 'tirol-groups' | 'bayern-3x3' | 'oberndorf' | 'knockout' | 'clubs';

/** Settings of evenings as they are played. */
export const PRESETS: Readonly<Record<PresetName, Settings>> = {
  /**
   * Südtiroler Wattkönig: four rounds of one game to 15. A win counts 15 + 10 points, a loss the side's own points. The
   * best eight play a knock-out with a game for third place.
   */
  wattkoenig: {
    variant: 'suedtirol',
    target: 15,
    stages: [
      { kind: 'draw', rounds: 4, games: 1 },
      { kind: 'knockout', of: 8, bestOf: 1, third: true },
    ],
    score: { win: 10, own: true },
    ties: ['points', 'given', 'lot'],
    absence: 'referee',
  },
  /** Groups of eight, each against each, one game to 11. The winners of the groups play a knock-out. */
  'tirol-groups': {
    variant: 'tirol',
    target: 11,
    stages: [
      { kind: 'groups', size: 8, games: 1, through: 1 },
      { kind: 'knockout', of: 'all', bestOf: 1, third: true },
    ],
    score: { win: 1, own: false },
    // A win counts one point, so points are wins with the referee's adjustments.
    ties: ['points', 'direct', 'difference', 'given', 'lot'],
    absence: 'referee',
  },
  /** Three rounds of three games to 15. Wins count, then points. */
  'bayern-3x3': {
    variant: 'bayrisch',
    target: 15,
    stages: [{ kind: 'draw', rounds: 3, games: 3 }],
    score: { win: 0, own: true },
    ties: ['wins', 'points', 'given', 'lot'],
    absence: 'referee',
  },
  /** Four rounds of three games to 15. Points count, with 10 more for a game won 15:0 and 20 more for a Retourschneider. */
  oberndorf: {
    variant: 'normal',
    target: 15,
    stages: [{ kind: 'draw', rounds: 4, games: 3 }],
    score: { win: 0, own: true, bonus: { zero: 10, comeback: 20 } },
    ties: ['points', 'wins', 'given', 'lot'],
    absence: 'referee',
  },
  /** A knock-out of all entries, one game per match, with a game for third place. */
  knockout: {
    variant: 'suedtirol',
    target: 15,
    stages: [{ kind: 'knockout', of: 'all', bestOf: 1, third: true }],
    score: { win: 1, own: false },
    ties: ['wins', 'difference', 'lot'],
    absence: 'referee',
  },
  /**
   * A match of two clubs: each pair meets each pair of the other club for four games. Each lost game is one Bummerl. If both
   * clubs have lost the same number, the games lost without a point decide.
   */
  clubs: {
    variant: 'normal',
    target: 15,
    stages: [{ kind: 'clubs', legs: 1, games: 4 }],
    score: { win: 1, own: false },
    ties: ['wins', 'bummerl', 'difference', 'lot'],
    absence: 'referee',
  },
};
