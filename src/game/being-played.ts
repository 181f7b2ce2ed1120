import type { View } from './view.js';

/** Whether the Schlag and the Trumpf have been announced, openly or in secret, and the hand is not over. */
export const isBeingPlayed = ({ phase, pending, rules }: Pick<View, 'phase' | 'pending' | 'rules'>): boolean => {
  if (phase === 'answer') return pending?.type === 'bid';
  return phase === 'play' || (phase === 'decide' && rules.decideAt === 'announced');
};
