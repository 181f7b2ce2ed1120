import { defineRules } from '../../src/rules/variants.js';
import { playDealOfFirstHands, playDealOfGames, playDealOfHands, type DealOutcome } from './duel.js';
import { blindDeal, type BlindOutcome } from './blind-deal.js';
import { collectStatements, type Statements } from './stated-deal.js';
import { playerByName } from './roster.js';
import type { TableRules } from './table-switches.js';

/** The work to do for every deal. Plain data, so that it can be sent to another process. */
export interface Job extends TableRules {
  readonly kind: keyof Outcomes;
  /** Names of the first player and its opponent. */
  readonly one: string;
  readonly other: string;
  /** Prefix of the seeds. A different prefix produces different deals. */
  readonly range: string;
}

/** A job whose outcomes give one figure of the table of targets. */
export type FigureJob = Job & { readonly kind: Exclude<keyof Outcomes, 'first-hands'> };

/** Outcome of a deal, by kind of job. */
export interface Outcomes {
  readonly hands: DealOutcome;
  readonly games: DealOutcome;
  readonly 'first-hands': number;
  readonly stated: Statements;
  readonly blind: BlindOutcome;
}

/** Plays one deal of a job. The result depends only on the job and the deal's number. */
export const playDeal = ({ kind, one, other, range, variant, rules }: Job, deal: number): Outcomes[keyof Outcomes] => {
  const table = defineRules(variant, rules);
  const first = playerByName(one);
  // If a player plays against itself, both are one object, so that `playDealOfHands` does not play the same hand twice.
  const pair = [first, one === other ? first : playerByName(other)] as const;
  switch (kind) {
    case 'hands':
      return playDealOfHands(pair, deal, range, table);
    case 'games':
      return playDealOfGames(pair, deal, range, table);
    case 'first-hands':
      return playDealOfFirstHands(pair, deal, range, table);
    case 'stated':
      return collectStatements(first, deal, range, table);
    case 'blind':
      return blindDeal(deal, range, table);
  }
};
