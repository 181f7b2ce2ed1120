import type { TrainerMessages } from '../de/trainer.js';

const points = (cost: number): string =>
  `${(cost / 10).toLocaleString('de')} ${cost === 10 ? 'Prozentpunkt' : 'Prozentpunkte'}`;

/** The trainer's South Tyrolean texts. */
export const trainer: TrainerMessages = {
  'trainer-label': 'Trainer',
  'trainer-good': 'Guat aso.',
  'trainer-better': ({ better, chance, best }) =>
    `Besser war ${better}: Dermit gwinnsch die Runde ${best} mol fa 100, aso lei ${chance} mol.`,
  'trainer-hold': ({ chance, needed }) =>
    `Besser war Holtn: Du gwinnsch die Runde ${chance} mol fa 100, und ${needed} mol glong.`,
  'trainer-fold': ({ chance, needed }) =>
    `Besser war Gian: Du gwinnsch die Runde ${chance} mol fa 100, zun Holtn braucht’s ${needed} mol.`,
  'trainer-play': ({ chance, needed }) =>
    `Besser war Spieln: Du gwinnsch die Runde ${chance} mol fa 100, und ${needed} mol glong.`,
  'trainer-give-up': ({ chance, needed }) =>
    `Besser war Gian: Du gwinnsch die Runde ${chance} mol fa 100, zun Spieln braucht’s ${needed} mol.`,
  'trainer-cost': ({ cost }) => `Aso sinkt dei Aussicht, s Spiel zu gwinnen, um ${points(cost)}.`,
  'trainer-take-back': 'Zrucknemmen',
  'trainer-go-on': 'Dabei bleibm',
  'trainer-theme': 'Um wos’s gongen isch',
  'trainer-announcing': 'Unsogn',
  'trainer-leading': 'Ausspieln',
  'trainer-following': 'Zuagebm',
  'trainer-bidding': 'Holtn oder gian',
  'trainer-blind': 'Blind spieln',
  'trainer-asked': 'gfrog',
  'trainer-as-good': 'guat',
  'trainer-average': 'Koschtn',
  'trainer-points': ({ cost }) =>
    (cost / 10).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  'trainer-explained': 'Koschtn: Um wiaviel Prozentpunkte dei Aussicht, s Spiel zu gwinnen, in Schnitt gsunkn isch.',
};
