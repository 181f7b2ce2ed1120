import type { PuzzleMessages } from '../de/puzzles.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { listed, withArticle } from './grammar.js';
import { WORDS } from './words.js';

const outOf100 = (percent: number): string =>
  percent === 0 ? 'quasi mai' : `${percent} ${percent === 1 ? 'volta' : 'volte'} su 100`;

export const puzzlesIn = (words: Words): PuzzleMessages => {
  const { schlag, suit } = words;
  const card = (id: Parameters<Words['card']>[0]): string => withArticle(words.card(id));
  const cards = ({ card: right, percent, next, nextPercent }: Parameters<PuzzleMessages['because-takes']>[0]): string =>
    percent === 100
      ? `Con ${card(right)} vinci la mano comunque siano le carte, con ${card(next)} ${outOf100(nextPercent)}.`
      : `Con ${card(right)} vinci la mano ${outOf100(percent)}, con ${card(next)} ${outOf100(nextPercent)}.`;
  return {
    'puzzle-daily': 'Il problema del giorno',
    'puzzle-close': 'Termina il problema',
    'puzzle-resume': 'Continua il problema',
    'puzzle-difficulty': ({ of }) => `Difficoltà ${of} su 3`,
    'theme-tricks': 'Vinci la mano',
    'theme-find': 'Trova valore e briscola',
    'theme-announce': 'Che cosa annunciare',
    'theme-bid': 'Tenere o uscire',
    'puzzle-right': 'Risolto!',
    'puzzle-wrong': 'Non è così.',
    'puzzle-solution': 'La soluzione:',
    'puzzle-tries': ({ tries }) => (tries === 1 ? 'Al primo colpo.' : `Al ${tries}º tentativo.`),
    'puzzle-streak': ({ days }) =>
      days === 1 ? 'Il problema di oggi è risolto.' : `${days} problemi del giorno di fila.`,
    'puzzle-next': 'Prossimo problema',
    'puzzle-skip': 'Un altro',
    'puzzle-show': 'Mostra la soluzione',
    'puzzle-play': 'Gioca una partita',
    'puzzle-tricks': 'Le carte giocate',
    'puzzle-led': 'apre',
    'puzzle-won': 'prende',
    'puzzle-again': 'Un altro annuncio',
    'ask-tricks': ({ need }) =>
      `Ti ${need === 1 ? 'manca una presa' : `mancano ${need} prese`}. Con quale carta vinci la mano più spesso?`,
    'ask-find': 'Quali valore e briscola spiegano le carte giocate? Prima il valore (Schlag).',
    'ask-find-trumpf': ({ schlag: one }) => `Valore ${schlag(one)}. E quale briscola (Trumpf)?`,
    'ask-schlag': 'Con quale valore (Schlag) vinci la mano più spesso?',
    'ask-trumpf': ({ schlag: one }) =>
      `Il valore è ${schlag(one)}. Con quale briscola (Trumpf) vinci la mano più spesso?`,
    'ask-bid': ({ name, to, value }) => `${name} rilancia a ${to}. Tenere (vale ${to}) o uscire (prendono ${value})?`,
    'wrong-card': ({ percent }) => `Così vinci la mano ${outOf100(percent)}, con un’altra carta più spesso.`,
    'wrong-name': ({ percent }) => `Così vinci la mano ${outOf100(percent)}, con un altro annuncio più spesso.`,
    'wrong-hold': 'Per tenere vinci la mano troppo di rado.',
    'wrong-fold': 'Per uscire vinci la mano troppo spesso.',
    'wrong-pair': ({ schlag: one, trumpf, tricks }) =>
      `Valore ${schlag(one)} e briscola ${suit(trumpf)} non vanno d’accordo con ${tricks.length === 0 ? 'le carte' : `${listed(tricks.map((trick) => `la ${trick}ª`))} presa`}.`,
    'because-lead-calls': (params) => `Chiedi briscola! ${cards(params)}`,
    'because-lead-quiet': (params) => `Non chiedere briscola! ${cards(params)}`,
    'because-takes': (params) => `Prendi! ${cards(params)}`,
    'because-leaves-it': (params) => `La presa è del tuo compagno. ${cards(params)}`,
    'because-gives-up': (params) => `Lascia questa presa! ${cards(params)}`,
    'because-only-pair': ({ schlag: one, trumpf, excluded }) =>
      `Valore ${schlag(one)}, briscola ${suit(trumpf)}: le carte giocate escludono gli altri ${excluded} annunci.`,
    'because-schlag': ({ schlag: one, own, percent, next, nextPercent }) =>
      `${own === 0 ? 'Non ne hai' : `Ne hai ${own}`}. Con il valore ${schlag(one)} vinci la mano ${outOf100(percent)}, con ${schlag(next)} ${outOf100(nextPercent)}.`,
    'because-trumpf': ({ trumpf, own, rechter, percent, next, nextPercent }) =>
      `${own === 0 ? 'Non hai carte' : own === 1 ? 'Hai una carta' : `Hai ${own} carte`} di questo seme${rechter ? ', tra cui il giusto' : ''}. Con briscola ${suit(trumpf)} vinci la mano ${outOf100(percent)}, con ${suit(next)} ${outOf100(nextPercent)}.`,
    'because-hold': ({ to, percent, needed }) =>
      `Tieni! Vinci la mano ${outOf100(percent)}, e con questo punteggio conviene giocare per ${to} già da ${needed}.`,
    'because-fold': ({ to, percent, needed }) =>
      `Esci! Vinci la mano ${outOf100(percent)}, e con questo punteggio conviene giocare per ${to} solo da ${needed}.`,
    'checked-exactly': ({ worlds }) => `Verificato su tutte le ${worlds} distribuzioni possibili delle carte.`,
    'checked-judged': ({ worlds }) =>
      `Valutato su ${worlds} distribuzioni delle carte che il computer ritiene possibili.`,
  };
};

/** The Italian puzzle texts. */
export const puzzles: ByDeck<PuzzleMessages> = byDeck(WORDS, puzzlesIn);
