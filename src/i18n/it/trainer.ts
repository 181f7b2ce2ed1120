import type { TrainerMessages } from '../de/trainer.js';

const points = (cost: number): string =>
  `${(cost / 10).toLocaleString('it')} ${cost === 10 ? 'punto percentuale' : 'punti percentuali'}`;
const in100 = (percent: number): string => `in ${percent} ${percent === 1 ? 'caso' : 'casi'} su 100`;

/** The trainer's Italian texts. */
export const trainer: TrainerMessages = {
  'trainer-label': 'Maestro',
  'trainer-good': 'Bene così.',
  'trainer-better': ({ better, chance, best }) =>
    `Meglio: ${better}. Vinci la mano ${in100(best)}, con la tua scelta in ${chance}.`,
  'trainer-hold': ({ chance, needed }) => `Meglio tenere: vinci la mano ${in100(chance)}, e ne bastano ${needed}.`,
  'trainer-fold': ({ chance, needed }) =>
    `Meglio uscire: vinci la mano ${in100(chance)}, per tenere ne servono ${needed}.`,
  'trainer-play': ({ chance, needed }) => `Meglio giocare: vinci la mano ${in100(chance)}, e ne bastano ${needed}.`,
  'trainer-give-up': ({ chance, needed }) =>
    `Meglio uscire: vinci la mano ${in100(chance)}, per giocare ne servono ${needed}.`,
  'trainer-cost': ({ cost }) => `Così la tua probabilità di vincere la partita scende di ${points(cost)}.`,
  'trainer-take-back': 'Ci ripenso',
  'trainer-go-on': 'Lascio così',
  'trainer-theme': 'Di che cosa si trattava',
  'trainer-announcing': 'Annunciare',
  'trainer-leading': 'Aprire',
  'trainer-following': 'Rispondere',
  'trainer-bidding': 'Tenere o uscire',
  'trainer-blind': 'A carte coperte',
  'trainer-asked': 'domande',
  'trainer-as-good': 'bene',
  'trainer-average': 'costo',
  'trainer-points': ({ cost }) =>
    (cost / 10).toLocaleString('it', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  'trainer-explained':
    'Costo: di quanti punti percentuali in media la tua scelta ha abbassato la probabilità di vincere la partita.',
};
