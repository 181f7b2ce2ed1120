import type { TrainerMessages } from '../de/trainer.js';

const points = (cost: number): string =>
  `${(cost / 10).toLocaleString('en')} percentage ${cost === 10 ? 'point' : 'points'}`;

/** The trainer's English texts. */
export const trainer: TrainerMessages = {
  'trainer-label': 'Trainer',
  'trainer-good': 'Good.',
  'trainer-better': ({ better, chance, best }) =>
    `Better: ${better}. It wins the hand ${best}% of the time, your choice ${chance}%.`,
  'trainer-hold': ({ chance, needed }) =>
    `Better to hold: you win the hand ${chance}% of the time, and ${needed}% is enough.`,
  'trainer-fold': ({ chance, needed }) =>
    `Better to fold: you win the hand ${chance}% of the time; holding needs ${needed}%.`,
  'trainer-play': ({ chance, needed }) =>
    `Better to play: you win the hand ${chance}% of the time, and ${needed}% is enough.`,
  'trainer-give-up': ({ chance, needed }) =>
    `Better to fold: you win the hand ${chance}% of the time; playing needs ${needed}%.`,
  'trainer-cost': ({ cost }) => `Your chance of winning the game falls by ${points(cost)}.`,
  'trainer-take-back': 'Take it back',
  'trainer-go-on': 'Do it anyway',
  'trainer-theme': 'Topic',
  'trainer-announcing': 'Naming',
  'trainer-leading': 'Leading',
  'trainer-following': 'Following',
  'trainer-bidding': 'Hold or fold',
  'trainer-blind': 'Blind play',
  'trainer-asked': 'asked',
  'trainer-as-good': 'good',
  'trainer-average': 'cost',
  'trainer-points': ({ cost }) =>
    (cost / 10).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  'trainer-explained': 'Cost: the average loss in your chance of winning the game, in percentage points.',
};
