import type { TableGroups, Messages } from '../de/table.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { choices, prompts } from './prompts.js';
import { keeping, keys, preferences } from './menu.js';
import { doing, essere, potere, shortly, toWhom } from './phrases.js';
import { talk } from './talk.js';
import { calls, company, log, results } from './events.js';
import { KRITISCHE } from '../card-names.js';
import { counted, WORDS } from './words.js';

const labels = (words: Words): TableGroups['labels'] => ({
  us: 'Noi',
  them: 'Loro',
  you: 'Tu',

  start: 'Inizia la partita',
  learn: 'Watten in cinque minuti',
  starting: 'Si prepara il tavolo …',
  'load-failed': 'Non è stato possibile caricare il gioco.',
  elsewhere: 'Ora la tua partita continua in un’altra finestra.',
  'take-back': 'Continua qui',
  'not-kept': 'La partita non viene salvata in questo browser. Se ricarichi la pagina va persa.',
  'part-failed': 'Il caricamento non è riuscito.',
  'try-again': 'Riprova',
  'reload-page': 'Ricarica la pagina',
  title: 'Watten',
  'poster-text': ({ variant, players, target }) =>
    `${words.variant(variant)} ${words.tableFor(players)}, fino a ${target}`,

  'label-table': 'Tavolo da Watten',
  'label-hand': 'Le tue carte',
  'label-trick': 'Presa',
  'label-seats': 'Al tavolo',
  'label-score': 'Punteggio',
  'label-slate': 'Lavagna',
  'label-announcement': 'Annuncio',
  'label-choices': 'Che cosa puoi fare',
  'label-course': 'Che cosa succede',
  'label-log': 'Cronaca',
  'label-last-trick': 'Ultima presa',
  'label-signals': 'Segni',
  'label-open-trick': 'Prima presa',
  'label-rules': 'Regole di questo tavolo',
  'label-settings': 'Impostazioni',
  'label-deduction': 'Che cosa può essere?',
  'label-close': 'Chiudi',
  hint: 'Consiglio',
  'hint-label': 'Consiglio: che cosa farebbe un giocatore forte?',
  'hint-thinking': 'Vediamo un po’ …',
  'hint-mark': 'Consiglio',
  'label-hands': 'Tutte le carte',
  'label-review': 'Analisi',
  'review-thinking': 'Analisi della mano in corso …',
  'no-last-trick': 'In questa mano non è ancora stata fatta nessuna presa.',
});

const schrift = (words: Words): TableGroups['schrift'] => ({
  'whole-score': 'Mostra il punteggio',
  'no-score': 'Sulla lavagna non c’è ancora niente.',
  'score-of-game': ({ number }) => `Partita ${number}`,
  'score-hand': ({ number }) => `Mano ${number}`,
  'score-start': 'All’inizio',
  'score-sum': 'Totale:',
  'score-points': ({ winners, count }) => `${winners.join(', ')}: ${words.points(count)}.`,
  'lost-normal': ({ name, count }) => `${name}: ${count} Bummerl.`,
  'lost-schneider': ({ name, count }) => `${name}: cappotto, ${count} Bummerl.`,
  'lost-retourschneider': ({ name, count }) => `${name}: cappotto di ritorno, ${count} Bummerl.`,
  'word-bummerl': 'Bummerl',
  target: ({ target }) => `fino a ${target}`,
  tricks: ({ ours, theirs }) => `Prese ${ours}:${theirs}`,
  'tricks-of-three': ({ alone, pair, ours, own, name }) =>
    `Prese ${ours ? `voi ${pair}:${alone}` : `${own ? 'tu' : name} ${alone}:${pair}`}`,
  bummerl: ({ count }) => `${count} Bummerl`,
});

const marks = (words: Words): TableGroups['marks'] => ({
  gestrichen: 'gestrichen',
  'gestrichen-means': 'gestrichen (vicino al traguardo, non può più rilanciare)',
  dealer: 'mazziere',
  'dealer-mark': 'M',
  forehand: 'primo di mano',
  'forehand-mark': 'P',
  partner: 'Compagno',
  opponent: 'Avversario',
  'not-told': 'non conosce l’annuncio',
  resting: 'riposa',
  alone: 'da solo',
  'open-hand': ({ cards }) => `ti mostra ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }) => `scoperte: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }) => counted(count, 'carta', 'carte'),
  'to-act': 'di turno',
  value: ({ value }) => `vale ${value}`,
  'value-four': 'vale quattro',
  'last-bid': ({ name, own }) => `${own ? 'hai' : `${name} ha`} rilanciato`,
  'may-bid': (party) => `solo ${doing(party, potere, 'gli altri')} rilanciare`,
  'may-bid-next': (party) => `solo ${doing(party, potere, 'gli altri')} rilanciare ancora`,
  'all-may-bid': 'tutti possono rilanciare',
  'none-may-bid': 'nessuno può rilanciare',
  'why-four': 'la mano vale quattro',
  'why-gestrichen': (party) => `${shortly(party, essere, 'gli altri')} gestrichen`,
  'why-would-win': (party) => `${toWhom(party)} basta questa mano per vincere`,
  'why-highest-value': 'più in alto non si va',
  'why-all-gestrichen': 'tutti gestrichen',
  'word-schlag': 'Valore',
  'word-trumpf': 'Briscola',
  'not-announced': 'Non ancora annunciato',
  secret: 'Annuncio segreto',
  'bottom-card': ({ card }) => `La carta in fondo, solo per te: ${words.card(card)}`,
  'stock-seen': ({ cards }) => `Le carte in cima e in fondo al mazzo, solo per te: ${cards.map(words.card).join(', ')}`,
  'played-by': ({ name, card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'name-kritischer': ({ card }) => KRITISCHE[card] ?? 'Kritischer',
  'role-superguter': 'Superguate',
  'role-guter': 'Guate',
  'role-wander-kritt': 'Wander-Kritt',
  'role-rechter': 'Giusto',
  'role-linker': 'Sinistra',
  'role-trumpf': 'Briscola',
  'hidden-card': 'coperta',
  'hands-held': 'Che cosa avevano tutti in mano.',
  'waiting-for-hands': 'Gli altri non hanno ancora scoperto le carte.',
  'trick-number': ({ number, count }) => `Presa ${number} di ${count}.`,
  'trick-broken-off': 'Non giocata fino in fondo.',
  'trick-back': 'Una presa indietro',
  'trick-forward': 'Una presa avanti',
  'wins-trick': 'vince la presa',
  'cannot-play': 'ora non si può giocare',
});

/** Creates the table's Italian messages with these words. */
export const tableIn = (words: Words): Messages => ({
  ...words,
  ...labels(words),
  ...schrift(words),
  ...marks(words),
  ...prompts(words),
  ...choices(words),
  ...calls(words),
  ...log(words),
  ...results(words),
  ...company,
  ...keeping,
  ...preferences,
  ...talk,
  ...keys,
});

/** The table's Italian messages. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
