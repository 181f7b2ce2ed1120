import { defineRules } from '../../src/rules/variants.js';
import { dealOfGames, dealOfHands, type DealOutcome } from './duel.js';
import { blindDeal, type BlindOutcome } from './blind-deal.js';
import { statedDeal, type Stated } from './stated-deal.js';
import { playerCalled } from './roster.js';
import type { TableRules } from './table-switches.js';

/** What is done with every deal; plain data, so that it can be sent to another process. */
export interface Job extends TableRules {
  readonly kind: keyof Outcomes;
  /** The first player, and the one he meets. */
  readonly one: string;
  readonly other: string;
  /** Begins the seeds: other ranges are other deals. */
  readonly range: string;
}

/** What comes of a deal. */
export interface Outcomes {
  readonly hands: DealOutcome;
  readonly games: DealOutcome;
  readonly stated: Stated;
  readonly blind: BlindOutcome;
}

/** Does a job with one deal. The same whoever does it: all luck comes from the range and the number. */
export const outcomeOf = ({ kind, one, other, range, variant, rules }: Job, deal: number): Outcomes[keyof Outcomes] => {
  const table = defineRules(variant, rules);
  const first = playerCalled(one);
  // Somebody against himself: one player, so that nothing is played twice.
  const pair = [first, one === other ? first : playerCalled(other)] as const;
  switch (kind) {
    case 'hands':
      return dealOfHands(pair, deal, range, table);
    case 'games':
      return dealOfGames(pair, deal, range, table);
    case 'stated':
      return statedDeal(first, deal, range, table);
    case 'blind':
      return blindDeal(deal, range, table);
  }
};
