import type { EntriesLike } from '../words.js';

const points = (cost: number): string =>
  `${(cost / 10).toLocaleString('de')} ${cost === 10 ? 'Prozentpunkt' : 'Prozentpunkte'}`;

/** The trainer's texts. Chances are in whole percent, costs in thousandths. */
const german = {
  'trainer-label': 'Trainer',
  'trainer-good': 'Gut so.',
  'trainer-better': ({ better, chance, best }: { better: string; chance: number; best: number }) =>
    `Besser wäre ${better}: Damit gewinnst du die Runde in ${best} % der Fälle, mit deiner Wahl in ${chance} %.`,
  'trainer-hold': ({ chance, needed }: { chance: number; needed: number }) =>
    `Besser wäre Halten: Du gewinnst die Runde in ${chance} % der Fälle, und ${needed} % genügen.`,
  'trainer-fold': ({ chance, needed }: { chance: number; needed: number }) =>
    `Besser wäre Gehen: Du gewinnst die Runde in ${chance} % der Fälle, zum Halten braucht es ${needed} %.`,
  'trainer-play': ({ chance, needed }: { chance: number; needed: number }) =>
    `Besser wäre Spielen: Du gewinnst die Runde in ${chance} % der Fälle, und ${needed} % genügen.`,
  'trainer-give-up': ({ chance, needed }: { chance: number; needed: number }) =>
    `Besser wäre Gehen: Du gewinnst die Runde in ${chance} % der Fälle, zum Spielen braucht es ${needed} %.`,
  'trainer-cost': ({ cost }: { cost: number }) => `So sinkt deine Aussicht, das Spiel zu gewinnen, um ${points(cost)}.`,
  'trainer-take-back': 'Zurücknehmen',
  'trainer-go-on': 'Dabei bleiben',
  'trainer-theme': 'Worum es ging',
  'trainer-announcing': 'Ansagen',
  'trainer-leading': 'Ausspielen',
  'trainer-following': 'Zugeben',
  'trainer-bidding': 'Halten oder gehen',
  'trainer-blind': 'Blind spielen',
  'trainer-asked': 'gefragt',
  'trainer-as-good': 'gut',
  'trainer-average': 'Kosten',
  'trainer-points': ({ cost }: { cost: number }) =>
    (cost / 10).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  'trainer-explained':
    'Kosten: Um wie viele Prozentpunkte deine Wahl im Schnitt die Aussicht gesenkt hat, das Spiel zu gewinnen.',
};

/** The type of the trainer's texts in every language, derived from the German entries. */
export type TrainerMessages = EntriesLike<typeof german>;

/** The trainer's German texts. */
export const trainer: TrainerMessages = german;
