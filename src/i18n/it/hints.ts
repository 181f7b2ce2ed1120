import { capital } from '../capital.js';
import type { Card } from '../../rules/card.js';
import type { HintGroups, HintMessages } from '../de/hints.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { withArticle } from './grammar.js';
import { counted, WORDS } from './words.js';

/** Returns a percentage with the article of the spoken number: il 62 %, l’8 %, lo 0 %. */
const theShare = (percent: number, [before, elided, zero] = ['il', 'l’', 'lo']): string =>
  `${percent === 0 ? `${zero} ` : /^(?:1|11|8\d?)$/.test(String(percent)) ? elided : `${before} `}${percent} %`;
const inThe = (percent: number): string => theShare(percent, ['nel', 'nell’', 'nello']);
const in100 = (percent: number): string => `${inThe(percent)} dei casi`;
/** Returns a clause for a chance above half. */
const oftener = (percent: number): string => (percent > 50 ? ', più spesso di quanto la perdi' : '');
const cards = (count: number): string => counted(count, 'carta', 'carte');

const ROLES: Readonly<Partial<Record<string, string>>> = {
  superguter: 'il Superguate',
  guter: 'il Guate',
  rechter: 'il giusto',
  'wander-kritt': 'il Wander-Kritt',
};

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => {
  const the = (card: Card): string => withArticle(words.card(card));
  /** Returns a card's name for the beginning of a sentence. */
  const The = (card: Card): string => capital(the(card));
  return {
    words,
    the,
    The,
    /**
     * Returns a card's role if only one card can have that role, otherwise the card's name, for the beginning of a sentence.
     */
    roleOr: (card: Card, role: string): string => capital(ROLES[role] ?? the(card)),
  };
};
type Speech = ReturnType<typeof speechOf>;

const playing = ({ the, The, roleOr }: Speech): HintGroups['playing'] => ({
  'hint-show': ({ card }) => `Mostra ${the(card)}`,
  'hint-says': ({ what, why }) => `${what}: ${why}`,

  'hint-only-card': ({ card }) => `${The(card)} è l’unica carta che puoi giocare.`,
  'hint-last-card': ({ card }) => `${The(card)} è la tua ultima carta.`,
  'hint-wins-hand': ({ card }) => `${The(card)} fa sicuramente la presa, e con questa la mano è vinta.`,
  'hint-sure-tricks': ({ card, count }) =>
    `Con ${the(card)} e le altre tue carte alte, che nessuno può battere, fai le ${count} prese che ti mancano.`,
  'hint-partner-has-it': ({ card, name, held, role }) =>
    `La presa è già di ${name}, ${the(held)} ${ROLES[role] ? `è ${ROLES[role]}` : 'gli avversari non la possono battere'}: aggiungi ${the(card)}.`,
  'hint-partner-may-keep': ({ card, name, percent }) =>
    `${name} è in testa, e ${in100(percent)} resta così: aggiungi ${the(card)}.`,
  'hint-must-win-surely': ({ card }) =>
    `Agli avversari manca una sola presa: questa devi farla tu, e ${the(card)} la fa sicuramente.`,
  'hint-must-win': ({ card, percent }) =>
    `Agli avversari manca una sola presa, quindi questa ti serve: ${the(card)} tiene ${in100(percent)}.`,
  'hint-saves': ({ card, saved, role }) => `Per la presa basta ${the(card)}. ${roleOr(saved, role)} ti resta per dopo.`,
  'hint-cheapest-sure': ({ card }) =>
    `${The(card)} è la carta che ti costa meno tra quelle che fanno sicuramente la presa.`,
  'hint-cheapest': ({ card, percent }) =>
    `${The(card)} è la carta che ti costa meno tra quelle che prendono; ${in100(percent)} nessuno la supera più.`,
  'hint-draws-trumps': ({ card, percent }) =>
    `${The(card)} tira fuori le briscole: ${in100(percent)} un avversario deve rispondere.`,
  'hint-unbeatable': ({ card }) => `In questa presa nessuno può più superare ${the(card)}.`,
  'hint-still-out': ({ card, out, outRole, more, percent }) =>
    `${roleOr(out, outRole)} ${more ? 'e altre carte più alte sono' : 'è'} ancora in giro; ${the(card)} tiene lo stesso la presa ${in100(percent)}.`,
  'hint-leaves-trick': ({ card, saved }) => `Lascia la presa e dai ${the(card)}: più avanti ${the(saved)} vale di più.`,
  'hint-leaves-to-partner': ({ card, saved, name }) =>
    `Lascia questa presa a ${name} e dai ${the(card)}: ${the(saved)} ti serve più avanti.`,
  'hint-partner-must': ({ card, name }) => `Non puoi prendere. Dai ${the(card)} e spera in ${name}.`,
  'hint-throws-away': ({ card }) => `Questa presa non la puoi fare: ${the(card)} è la carta che ti serve meno.`,
  'hint-leads-low': ({ card, saved }) => `Tieni ${the(saved)} per dopo: aprire con ${the(card)} è ciò che costa meno.`,
  'hint-better': ({ card, percent, next, other }) =>
    `Con ${the(card)} vinci la mano ${in100(percent)}, con ${the(next)} solo ${inThe(other)}.`,
  'hint-about': ({ card, percent }) =>
    `Con ${the(card)} vinci la mano all’incirca ${in100(percent)}, per come possono stare ancora le carte.`,
  'hint-chance': ({ card, percent }) =>
    `Con ${the(card)} vinci la mano ${in100(percent)}, per come possono stare ancora le carte; nessun’altra promette di più.`,
  'hint-blind-better': ({ card, percent, next }) =>
    `Non conosci l’annuncio. Da quello che si vede, ${the(card)} vince la mano ${in100(percent)}, ${the(next)} meno spesso.`,
  'hint-blind-about': ({ card, percent }) =>
    `Non conosci l’annuncio. Con ${the(card)} vinci la mano all’incirca ${in100(percent)}.`,
  'hint-blind-chance': ({ card, percent }) =>
    `Non conosci l’annuncio. Da quello che si vede, nessuna carta promette più di questa: con ${the(card)} vinci la mano circa ${in100(percent)}.`,
});

const announcing = ({ words, the }: Speech): HintGroups['announcing'] => ({
  'hint-schlag-held': ({ schlag, count, percent }) =>
    `Il valore ${words.schlag(schlag)} vince la mano ${in100(percent)}${count === 0 ? ': è il più adatto alle tue carte' : schlag === 'weli' ? ': ce l’hai tu' : `: ne hai ${count} in mano`}.`,
  'hint-schlag-guter': ({ schlag, count, guter, percent }) =>
    `Il valore ${words.schlag(schlag)} vince la mano ${in100(percent)}: ne hai ${count} in mano, e ${the(guter)} può diventare il Guate.`,
  'hint-trumpf-both': ({ trumpf, guter, rechter, percent }) =>
    `Con briscola ${words.suit(trumpf)} hai il Guate (${words.card(guter)}) e il giusto (${words.card(rechter)}): così vinci la mano ${in100(percent)}.`,
  'hint-trumpf-guter': ({ trumpf, guter, percent }) =>
    `Con briscola ${words.suit(trumpf)} il tuo Guate è ${the(guter)}: così vinci la mano ${in100(percent)}.`,
  'hint-trumpf-rechter': ({ trumpf, rechter, percent }) =>
    `Con briscola ${words.suit(trumpf)} il giusto è ${the(rechter)}, ed è tuo: così vinci la mano ${in100(percent)}.`,
  'hint-trumpf-held': ({ trumpf, count, percent }) =>
    count > 0
      ? `Di ${words.suit(trumpf)} hai ${cards(count)}: così vinci la mano ${in100(percent)}.`
      : `Con briscola ${words.suit(trumpf)} vinci la mano ${in100(percent)}: è la più adatta alle tue carte.`,
  'hint-weak-hand': ({ percent, usual }) =>
    `Le tue carte vincono la mano ${in100(percent)}${percent < usual ? ', meno del solito' : ''}. Quelle nuove promettono di più.`,
  'hint-keeps-hand': ({ percent, usual }) =>
    `Le tue carte vincono la mano ${in100(percent)}: ${percent < usual ? 'non sono così brutte da cambiarle' : 'tienile'}.`,
  'hint-swap': ({ percent, other }) => `Con lo scambio vinci la mano ${in100(other)}, senza ${in100(percent)}.`,
  'hint-no-swap': ({ percent, other }) =>
    `Così vinci la mano ${in100(percent)}, con lo scambio ${other < percent ? 'meno spesso' : 'non molto più spesso'}.`,
});

const bidding = ({ words, The }: Speech): HintGroups['bidding'] => ({
  'hint-bid': ({ to, percent }) =>
    `Vinci la mano ${in100(percent)}${oftener(percent)}: può valere ${words.points(to)}.`,
  'hint-bluff': ({ to, percent }) =>
    `Un bluff: vinci la mano solo ${in100(percent)}, ma forse gli avversari non tengono ${to}.`,
  'hint-half-bluff': ({ to, percent }) => `Vinci la mano ${in100(percent)}, e forse gli avversari non tengono ${to}.`,
  'hint-hold': ({ to, percent, needed }) =>
    `Vinci la mano ${in100(percent)}. Tenere ${to} conviene da ${needed} volte su 100.`,
  'hint-fold': ({ to, percent, needed }) =>
    `Vinci la mano solo ${in100(percent)}. Tenere ${to} conviene solo da ${needed} volte su 100.`,
  'hint-fold-to-strength': ({ to, percent }) =>
    `Di per sé vinci la mano ${in100(percent)}, ma chi rilancia a ${to} ha qualcosa.`,
  'hint-hold-closely': ({ to, percent }) =>
    `Vinci la mano ${in100(percent)}, troppo di rado per ${to}. Ma chi qui esce sempre invita a bluffare.`,
  'hint-raise': ({ to, percent }) => `Vinci la mano ${in100(percent)}${oftener(percent)}: può anche valere ${to}.`,
  'hint-farbe': ({ percent }) => `L’ultima carta non va ${in100(percent)}: fattela mostrare.`,
  'hint-play-forced': ({ value, percent, needed }) =>
    `Vinci la mano ${in100(percent)}${percent < needed ? `: basta per giocare per ${value}` : `. Giocare per ${value} conviene da ${needed} volte su 100`}.`,
  'hint-give-up': ({ refusal, percent, needed }) =>
    `Vinci la mano solo ${in100(percent)}${percent < needed ? `. Giocare conviene da ${needed} volte su 100` : ''}: cedere ${words.points(refusal)} costa meno.`,
  'hint-mix': ({ choices }) => `Qui nessuna scelta è sbagliata, i giocatori forti variano: ${choices}.`,
  'hint-mix-first': ({ choices }) => `Rilanciare prima? Vanno bene entrambe, i giocatori forti variano: ${choices}.`,
  'hint-mix-hold': ({ percent }) => `tenere (${percent} %)`,
  'hint-mix-fold': ({ percent }) => `uscire (${percent} %)`,
  'hint-mix-bid': ({ to, percent }) => `rilanciare a ${to} (${percent} %)`,
  'hint-mix-play': ({ percent }) => `non rilanciare (${percent} %)`,

  'hint-take-critical': ({ card }) => `${The(card)} vale una delle tue cinque carte.`,
  'hint-leave-card': ({ card }) => `${The(card)} non è un Kritischer: lascia lì la carta.`,
  'hint-luck': 'Qui decide solo la fortuna.',
  'hint-next': 'La mano è finita: si va avanti.',
});

const review = ({ the }: Speech): HintGroups['review'] => ({
  'review-fine':
    'Nessuna delle tue scelte era chiaramente sbagliata. Se fosse bene rilanciare di tua iniziativa, qui non si giudica.',
  'review-nothing': 'In questa mano non hai avuto scelte su cui discutere.',
  'review-yours': 'Giocato',
  'review-better': 'Meglio',
  'review-card': ({ card, better, chance, best }) =>
    `Con ${the(better)} al posto di questa carta (${the(card)}) avresti vinto la mano ${in100(best)}, non ${inThe(chance)}.`,
  'review-name': ({ what, better, chance, best }) =>
    `${better} invece di ${what} avrebbe vinto la mano ${in100(best)}, non ${inThe(chance)}.`,
  'review-held': ({ points: to, chance, needed }) =>
    `Sul rilancio a ${to} era meglio uscire: avresti vinto la mano ${in100(chance)}, per tenere serve ${theShare(needed)}.`,
  'review-folded': ({ points: to, chance, needed }) =>
    `Sul rilancio a ${to} era meglio tenere: avresti vinto la mano ${in100(chance)}, bastava ${theShare(needed)}.`,
  'review-played': ({ chance, needed }) =>
    `Era meglio uscire: avresti vinto la mano ${in100(chance)}, serviva ${theShare(needed)}.`,
  'review-gave-up': ({ chance, needed }) =>
    `Era meglio giocare: avresti vinto la mano ${in100(chance)}, bastava ${theShare(needed)}.`,
  'review-cost': ({ cost }) =>
    `Su tutta la partita, la tua probabilità di vincere è scesa di ${(cost / 10).toLocaleString('it')} ${cost === 10 ? 'punto percentuale' : 'punti percentuali'}.`,
  'review-others': ({ count }) =>
    count === 1 ? 'Un’altra scelta non era la migliore.' : `Altre ${count} scelte non erano le migliori.`,
  'review-judged': 'Calcolato nel momento della tua scelta, da quello che allora potevi sapere.',
  'course-title': 'La tua probabilità di vincere la mano',
  'course-known': 'Tra una presa e l’altra, da quello che potevi sapere',
  'course-open': 'A carte scoperte, se nessuno sbaglia',
  'course-shown-later': 'Quando tutte le carte sono mostrate, qui si vede anche come stavano le cose a carte scoperte.',
  'course-moment': 'Momento',
  'course-start': 'Inizio',
  'course-after': ({ trick }) => `Dopo la ${trick}ª presa`,
  'course-end': 'Fine',
  'course-won': 'vinta',
  'course-lost': 'persa',
  'course-untold': 'non si può dire',
});

const replay = (): HintGroups['replay'] => ({
  'replay-label': 'Rivedi la partita',
  'replay-first': 'All’inizio',
  'replay-back': 'Un passo indietro',
  'replay-run': 'Avvia',
  'replay-halt': 'Ferma',
  'replay-forward': 'Un passo avanti',
  'replay-last': 'Alla fine',
  'replay-slider': 'Punto della partita',
  'replay-step': ({ step, steps }) => `Passo ${step} di ${steps}`,
  'replay-comments': 'Commenti',
  'replay-fine': 'Qui niente da ridire.',
  'replay-close': 'Smetti di rivedere',
  'replay-resume': 'Continua a rivedere',
});

/** Creates hints and reviews in Italian with these words. */
export const hintsIn = (words: Words): HintMessages => {
  const speech = speechOf(words);
  return { ...playing(speech), ...announcing(speech), ...bidding(speech), ...review(speech), ...replay() };
};

/** Hints and reviews in Italian. */
export const hints: ByDeck<HintMessages> = byDeck(WORDS, hintsIn);
