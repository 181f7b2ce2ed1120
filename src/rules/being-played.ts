import type { RuleOptions } from './options.js';

/** The fields of a view that show the course of a hand. */
interface Course {
  readonly phase: string;
  readonly pending: { readonly type: string } | null;
  readonly rules: Pick<RuleOptions, 'decideAt'>;
}

/** Whether the Schlag and the Trumpf have been announced, openly or in secret, and the hand is not over. */
export const isBeingPlayed = ({ phase, pending, rules }: Course): boolean => {
  if (phase === 'answer') return pending?.type === 'bid';
  return phase === 'play' || (phase === 'decide' && rules.decideAt === 'announced');
};
