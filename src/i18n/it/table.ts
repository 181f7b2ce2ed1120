import type { Card } from '../../rules/card.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { TableGroups, Messages } from '../de/table.js';
import type { Doer, Party } from '../party.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { capital, listed, withArticle } from './grammar.js';
import { talk } from './talk.js';
import { counted, WORDS } from './words.js';

/** Those who won, with what they do. */
const win = (winners: readonly string[], what: string): string =>
  `${listed(winners)} ${winners.length === 1 ? 'vince' : 'vincono'} ${what}`;
const tricks = (count: number): string => counted(count, 'presa', 'prese');
const inSeconds = (count: number): string => counted(count, 'secondo', 'secondi');
/** A score, first that of whoever is spoken of or to: two sides are told as people say it. */
const standing = (score: readonly number[]): string => score.join(score.length === 2 ? ' a ' : ' : ');
/** What somebody does; whoever looks is spoken to. */
const does = ({ name, own }: Doer, verb: string, yours: string): string => (own ? `Tu ${yours}` : `${name} ${verb}`);
/** A verb as it stands for each who does it. */
interface Forms {
  readonly tu: string;
  readonly voi: string;
  readonly loro: string;
  readonly lui: string;
}
const prendere: Forms = { tu: 'prendi', voi: 'prendete', loro: 'prendono', lui: 'prende' };
const essere: Forms = { tu: 'sei', voi: 'siete', loro: 'sono', lui: 'è' };
const perdere: Forms = { tu: 'perdi', voi: 'perdete', loro: 'perdono', lui: 'perde' };
const potere: Forms = { tu: 'puoi', voi: 'potete', loro: 'possono', lui: 'può' };
const vincere: Forms = { tu: 'vinci', voi: 'vincete', loro: 'vincono', lui: 'vince' };
const lasciare: Forms = { tu: 'hai lasciato', voi: 'avete lasciato', loro: 'hanno lasciato', lui: 'ha lasciato' };
const uscire: Forms = { tu: 'esci', voi: 'uscite', loro: 'escono', lui: 'esce' };
/** The verb alone. */
const verbOf = ({ who, names }: Party, forms: Forms): string => {
  if (who === 'you') return forms.tu;
  if (who === 'you-all') return forms.voi;
  return who === 'named' && names.length === 1 ? forms.lui : forms.loro;
};
/** Who does something, where it must be said; `they`: what the others are called. */
const subjectOf = ({ who, names }: Party, they = 'loro'): string =>
  ({ you: 'tu', 'you-all': 'voi', they, named: listed(names) })[who];
const doing = (party: Party, forms: Forms, they?: string): string =>
  `${subjectOf(party, they)} ${verbOf(party, forms)}`;
/** The same where the verb tells who is spoken to. */
const shortly = (party: Party, forms: Forms, they?: string): string =>
  party.who === 'you' || party.who === 'you-all' ? verbOf(party, forms) : doing(party, forms, they);
/** Those who get something. */
const forWhom = ({ who, names }: Party): string =>
  `per ${{ you: 'te', 'you-all': 'voi', they: 'gli altri', named: listed(names) }[who]}`;
const YOU_GET = { you: 'prendi', 'you-all': 'prendete' } as const;
/** Values of a hand, as they are called out. */
const CALLED: readonly string[] =
  'Zero Uno Due Tre Quattro Cinque Sei Sette Otto Nove Dieci Undici Dodici Tredici Quattordici Quindici Sedici'.split(
    ' ',
  );
/** What the Kritische are called that have names. */
const KRITISCHE: Partial<Readonly<Record<Card, string>>> = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };

const labels = (words: Words): TableGroups['labels'] => ({
  us: 'Noi',
  them: 'Loro',
  you: 'Tu',

  start: 'Inizia la partita',
  learn: 'Watten in cinque minuti',
  starting: 'Si prepara il tavolo …',
  'load-failed': 'Non è stato possibile caricare il gioco.',
  'part-failed': 'Non è stato possibile caricarlo.',
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
  'review-thinking': 'La mano viene analizzata …',
  'no-last-trick': 'In questa mano non è ancora stata fatta nessuna presa.',
});

const schrift = (words: Words): TableGroups['schrift'] => ({
  'whole-score': 'Mostra il punteggio',
  'no-score': 'Sulla lavagna non c’è ancora niente.',
  'score-of-game': ({ number }) => `Partita ${number}`,
  'score-hand': ({ number }) => `Mano ${number}`,
  'score-start': 'All’inizio',
  'score-points': ({ winners, count }) => `${winners.join(', ')}: ${words.points(count)}.`,
  'lost-normal': ({ name, count }) => `${name}: ${count} Bummerl.`,
  'lost-schneider': ({ name, count }) => `${name}: cappotto, ${count} Bummerl.`,
  'lost-retourschneider': ({ name, count }) => `${name}: cappotto di ritorno, ${count} Bummerl.`,
  'word-bummerl': 'Bummerl',
  target: ({ target }) => `fino a ${target}`,
  tricks: ({ ours, theirs }) => `Prese ${ours} : ${theirs}`,
  bummerl: ({ count }) => `${count} Bummerl`,
});

const marks = (words: Words): TableGroups['marks'] => ({
  gestrichen: 'in dirittura',
  'gestrichen-means': 'in dirittura (vicino al traguardo, non può più rilanciare)',
  dealer: 'mazziere',
  'dealer-mark': 'M',
  forehand: 'primo di mano',
  'forehand-mark': 'P',
  partner: 'Compagno',
  opponent: 'Avversario',
  'not-told': 'non conosce l’annuncio',
  alone: 'da solo',
  'open-hand': ({ cards }) => `ti mostra ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }) => `scoperte: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }) => counted(count, 'carta', 'carte'),
  'to-act': 'di turno',
  value: ({ value }) => `vale ${value}`,
  'last-bid': ({ name, own }) => `${own ? 'hai' : `${name} ha`} rilanciato`,
  'may-bid': (party) => `solo ${doing(party, potere, 'gli altri')} rilanciare`,
  'may-bid-next': (party) => `ora ${verbOf(party, potere)} ${subjectOf(party)}`,
  'all-may-bid': 'tutti possono rilanciare',
  'none-may-bid': 'nessuno può rilanciare',
  'word-schlag': 'Valore',
  'word-trumpf': 'Briscola',
  'not-announced': 'Non ancora annunciato',
  secret: 'Annuncio segreto',
  'bottom-card': ({ card }) => `La carta in fondo, solo per te: ${words.card(card)}`,
  'played-by': ({ name, card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'name-kritischer': ({ card }) => KRITISCHE[card] ?? 'Kritischer',
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

const prompts = (words: Words): TableGroups['prompts'] => ({
  'waiting-for': ({ name }) => `Tocca a ${name}`,
  'waiting-for-draw': ({ name }) => `${name} pesca una carta`,
  'waiting-for-cut': ({ name }) => `${name} taglia il mazzo`,
  'waiting-for-schlag': ({ name }) => `${name} annuncia il valore`,
  'waiting-for-trumpf': ({ name }) => `${name} annuncia la briscola`,
  'waiting-for-take': ({ name }) => `${name} guarda una carta`,
  'waiting-for-show': ({ name }) => `${name} sceglie una carta`,
  'waiting-for-answer': ({ name }) => `${name} ci pensa`,
  'draw-a-card': 'Chi pesca la carta più alta fa il mazziere. Pescane una.',
  'cut-at': ({ count, of }) => `${count} carte su ${of}`,
  'cut-where': 'Dove?',
  'label-cut': 'Dove si taglia',
  'cut-the-pack': 'Taglia il mazzo.',
  'cut-and-see': 'Taglia il mazzo: la carta in fondo la vedi solo tu.',
  'cut-and-take': 'Taglia il mazzo: un Kritischer lo puoi prendere.',
  'take-card': ({ card }) =>
    `Vedi ${withArticle(words.card(card))}${KRITISCHE[card] ? `, il ${KRITISCHE[card]}` : ''}. Prendi il Kritischer? Conta tra le tue cinque carte.`,
  'take-bluff': ({ card, count, ...party }) =>
    `Vedi ${withArticle(words.card(card))}: non è un Kritischer. Lo prendi lo stesso, come se lo fosse? Se viene fuori, ${shortly(party, perdere)} ${words.points(count)}.`,
  'take-nothing': ({ card }) => `Vedi ${withArticle(words.card(card))}: non è un Kritischer.`,
  'name-schlag': ({ forehand }) => `${forehand ? 'Sei primo di mano: quale' : 'Quale'} valore (Schlag)?`,
  'name-trumpf': ({ schlag }) => `Il valore è ${words.schlag(schlag)}. Quale briscola (Trumpf)?`,
  'show-schlag': ({ name }) => `Mostra una carta al mazziere (${name}): decide il valore (Schlag).`,
  'show-trumpf': ({ name, schlag }) =>
    `${schlag === null ? '' : `Il valore è ${words.schlag(schlag)}. `}Mostra una carta al primo di mano (${name}): decide la briscola (Trumpf).`,
  'your-turn': 'Tocca a te.',
  'play-a-card': 'Tocca a te: gioca una carta.',
  'tap-again': ({ card }) => `${capital(words.card(card))}: toccala di nuovo o trascinala in mezzo al tavolo.`,
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'una carta del valore', weli: 'il Weli', rechter: 'il giusto' }[schlag];
    return `È chiesta briscola: rispondi con una briscola${critical ? `, ${such} o un Kritischer` : ` o ${such}`}.`;
  },
  'must-answer-call': 'Briscola o Kritischer: rispondi con un Kritischer o una briscola.',
  'cannot-show': 'Questa carta non può dare il valore.',
  'asked-bid': ({ name, to, value, ...bidders }) =>
    `${name} vuole ${to}. Tieni (vale ${to}) o esci (${shortly(bidders, prendere)} ${value})?`,
  'asked-bid-farbe': ({ name, to, value, own, ...bidders }) =>
    `${name} vuole ${to}. Tieni (vale ${to}), esci (${shortly(bidders, prendere)} ${value}) o chiedi il seme (se la carta non va, ${YOU_GET[own]} ${value})?`,
  'asked-schoeneres': ({ name, again }) =>
    `${name} chiede carte più belle (Schöneres): voi due ricevete cinque carte nuove${again ? ' e il valore si annuncia di nuovo' : ''}. D’accordo?`,
  'asked-schlagtausch': ({ name, schlag }) =>
    `${name} chiede lo scambio: allora tu annunci ${schlag ? 'il valore' : 'la briscola'} e ${name} ${schlag ? 'la briscola' : 'il valore'}. D’accordo?`,
  'decide-forced': ({ value, refusal, four, ...party }) =>
    `${capital(shortly(party, essere))} in dirittura${four ? ', la mano vale quattro' : ''}. Giocare per ${value} o lasciare ${words.points(refusal)}?`,
  'confirm-strike': ({ points, count, ...party }) =>
    `Azzerare i propri punti (${words.points(points)})? Se ${shortly(party, vincere)} lo stesso la partita, è un cappotto di ritorno (${count} Bummerl).`,
  'confirm-give-up': ({ refusal, ...others }) =>
    `Uscire davvero? ${capital(shortly(others, prendere))} ${words.points(refusal)} e la mano è finita.`,
});

const choices = (words: Words): TableGroups['choices'] => ({
  'choice-draw': 'Pesca una carta',
  'choice-cut': 'Taglia',
  'choice-take': 'Prendi',
  'choice-bluff': 'Bluffa',
  'choice-leave': 'Lascia lì',
  'choice-call': ({ card }) => `${capital(words.card(card))}: «Briscola o Kritischer!»`,
  'choice-schoeneres': 'Carte più belle?',
  'note-schoeneres': ({ name }) => `carte nuove per te e ${name}`,
  'choice-schlagtausch': 'Scambio?',
  'note-schlagtausch': ({ name }) => `tu e ${name} vi scambiate l’annuncio`,
  'choice-agree': 'D’accordo',
  'choice-refuse': 'No',
  'choice-play-forced': ({ value }) => `Gioca per ${value}`,
  'choice-give-up': ({ refusal, ...others }) => `Esci (${shortly(others, prendere)} ${refusal})`,
  'choice-bid': ({ to }) => `Rilancia a ${to}`,
  'note-bid': ({ count, own, ...others }) =>
    `se ${others.who === 'named' ? doing(others, uscire) : verbOf(others, uscire)}, ${YOU_GET[own]} ${count}`,
  'choice-hold': 'Tieni',
  'choice-fold': 'Esci',
  'choice-farbe': 'Il seme!',
  'choice-strike': 'Azzera i punti',
  'note-strike': 'per il cappotto di ritorno',
  'confirm-strike-yes': 'Azzera',
  'confirm-give-up-yes': 'Esci',
  'confirm-no': 'Annulla',
  'choice-next-hand': 'Prossima mano',
  'choice-next-game': 'Prossima partita',
});

const calls = (words: Words): TableGroups['calls'] => ({
  'said-schlag': ({ schlag }) => `${capital(words.schlag(schlag))}!`,
  'said-trumpf': ({ trumpf }) => `${capital(words.suit(trumpf))}!`,
  'said-take': 'La prendo',
  'said-leave': 'Resta lì',
  'said-schoeneres': 'Carte più belle?',
  'said-schlagtausch': 'Scambio?',
  'said-yes': 'Sì',
  'said-no': 'No',
  'said-bid': ({ to }) => `${CALLED[to] ?? to}!`,
  'said-hold': 'Tengo',
  'said-fold': 'Esco',
  'said-farbe': 'Il seme!',
  'said-call': 'Briscola o Kritischer!',
  'said-strike': 'Si azzera!',
  'said-sign': ({ sign }) => `${words.gesture(sign)}: ${words.meaning(sign)}`,
  'signals-that': ({ sign }) => `fa segno: ${words.meaning(sign)}`,
  'said-play-forced': 'Si gioca',
  'said-give-up': 'Esco',
});

/** Why a card has won, after its name. */
const wonAs = ({ card, by, among }: WhyWon): string => {
  switch (by) {
    case 'kritischer':
      return KRITISCHE[card] ? `il ${KRITISCHE[card]}` : `${among ? 'il più alto' : 'un'} Kritischer`;
    case 'guter':
      return 'il Guate';
    case 'wander-kritt':
      return 'il Wander-Kritt';
    case 'rechter':
      return 'il giusto';
    case 'linker':
      return among ? 'una sinistra, giocata per prima' : 'una sinistra';
    case 'trumpf':
      return among ? 'la briscola più alta' : 'l’unica briscola';
    case 'suit-led':
      return among ? 'la più alta del seme giocato per primo' : 'l’unica del seme giocato per primo';
  }
};
/** The end of a sentence on a trick: the card that has won and why, if the viewer may know it. */
const because = (words: Words, why: WhyWon | null): string => (why ? `: ${words.card(why.card)}, ${wonAs(why)}.` : '.');

const log = (words: Words): TableGroups['log'] => {
  const the = (card: Card): string => withArticle(words.card(card));
  return {
    'line-drawn': ({ card, ...who }) => `${does(who, 'pesca', 'peschi')} ${the(card)}.`,
    'line-draw-again': 'Carte uguali: si pesca di nuovo.',
    'line-cut': (who) => `${does(who, 'taglia', 'tagli')} il mazzo.`,
    'line-deal': ({ name, hand }) => `Mano ${hand}. ${name} dà le carte.`,
    'line-you-deal': ({ hand }) => `Mano ${hand}. Tu dai le carte.`,
    'line-took': (who) => `${does(who, 'prende', 'prendi')} una carta.`,
    'line-took-card': ({ card, ...who }) => `${does(who, 'prende', 'prendi')} ${the(card)}.`,
    'line-leaves': (who) => `${does(who, 'lascia', 'lasci')} lì la carta.`,
    'line-show': (who) => `${does(who, 'mostra', 'mostri')} una carta.`,
    'line-shown': ({ card, ...who }) => `${does(who, 'ha', 'hai')} mostrato ${the(card)}.`,
    'line-announced': ({ schlag, trumpf }) => `Valore ${words.schlag(schlag)}, briscola ${words.suit(trumpf)}.`,
    'line-maschine': (who) => `${does(who, 'ha', 'hai')} la macchina: tutti i Kritische!`,
    'line-call': ({ card, ...who }) => `${does(who, 'gioca', 'giochi')} ${the(card)}: «Briscola o Kritischer!»`,
    'line-sign': ({ sign, ...who }) =>
      `${does(who, 'fa segno', 'fai segno')}: ${words.gesture(sign)} (${words.meaning(sign)}).`,
    'line-farbe': (who) => `${does(who, 'chiede', 'chiedi')} il seme.`,
    'line-strike': ({ score, ...who }) =>
      `${does(who, 'azzera i propri', 'azzeri i tuoi')} punti. Il punteggio è ${standing(score)}.`,
    'line-revoke': (who) => `${does(who, 'non ha', 'non hai')} risposto a briscola: la partita è persa.`,
    'line-gestrichen-bid': (who) => `${does(who, 'ha', 'hai')} rilanciato in dirittura: non è permesso.`,
    'line-wild-bid': (who) =>
      `${does(who, 'ha', 'hai')} rilanciato nell’ultima presa con una carta che non va: non è permesso.`,
    'line-bluffed': ({ count, ...who }) =>
      `${does(who, 'ha', 'hai')} bluffato al taglio: costa ${words.points(count)}.`,
    'line-schlag': ({ schlag, ...who }) => `${does(who, 'annuncia', 'annunci')} il valore: ${words.schlag(schlag)}.`,
    'line-trumpf': ({ trumpf, ...who }) => `${does(who, 'annuncia', 'annunci')} la briscola: ${words.suit(trumpf)}.`,
    'line-ask-schoeneres': (who) => `${does(who, 'chiede', 'chiedi')} carte più belle.`,
    'line-ask-schlagtausch': (who) => `${does(who, 'chiede', 'chiedi')} lo scambio.`,
    'line-agrees': (who) => `${does(who, 'è', 'sei')} d’accordo.`,
    'line-refuses': (who) => `${does(who, 'rifiuta', 'rifiuti')}.`,
    'line-reveal': (who) => `${does(who, 'vuole', 'vuoi')} scoprire le carte.`,
    'line-revealed': 'Tutti hanno scoperto le carte rimaste.',
    'line-redealt': 'Mazziere e primo di mano hanno cinque carte nuove.',
    'line-swapped': 'Scambio: il mazziere annuncia il valore, il primo di mano la briscola.',
    'line-play': ({ name, card }) => `${name}: ${words.card(card)}.`,
    'line-bid': ({ to, ...who }) => `${does(who, 'rilancia', 'rilanci')} a ${to}.`,
    'line-hold': (who) => `${does(who, 'tiene', 'tieni')}.`,
    'line-fold': (who) => `${does(who, 'esce', 'esci')}.`,
    'line-play-forced': (who) => `${does(who, 'vuole', 'vuoi')} giocare la mano.`,
    'line-give-up': (who) => `${does(who, 'esce', 'esci')}.`,
    'line-trick': ({ name, why }) => `Presa per ${name}${because(words, why)}`,
    'line-your-trick': ({ why }) => `La presa è tua${because(words, why)}`,
    'line-hand-won-by': ({ winners, count, score }) =>
      `${win(winners, 'la mano')}: ${words.points(count)}. Il punteggio è ${standing(score)}.`,
    'line-hand-won': ({ count, score }) => `Mano vinta: ${words.points(count)}. Il punteggio è ${standing(score)}.`,
    'line-hand-lost': ({ count, score }) => `Mano persa: ${words.points(count)}. Il punteggio è ${standing(score)}.`,
  };
};

const results = (words: Words): TableGroups['results'] => ({
  'hand-won-by': ({ winners, count }) => `${win(winners, 'la mano')}: ${words.points(count)}.`,
  'hand-won': ({ count }) => `Mano vinta: ${words.points(count)}.`,
  'hand-lost': ({ count }) => `Mano persa: ${words.points(count)}.`,
  'reason-tricks': ({ ours, theirs }) => `${tricks(ours)} a ${theirs}.`,
  'reason-fold': (losers) => `${capital(shortly(losers, lasciare, 'gli altri'))}.`,
  'reason-decline': (losers) =>
    `${capital(shortly(losers, essere, 'gli altri'))} in dirittura e ${verbOf(losers, lasciare)}.`,
  'reason-farbe': 'È stato chiesto il seme.',
  'reason-maschine': 'Una macchina chiude la mano.',
  'reason-penalty': 'Non era permesso.',
  'game-won': ({ score }) => `Vittoria! ${standing(score)}.`,
  'game-lost': ({ score }) => `Sconfitta: ${standing(score)}.`,
  'game-won-by': ({ winners, score }) => `${win(winners, 'la partita')}: ${standing(score)}.`,
  'finale-won': 'Vittoria!',
  'finale-lost': 'Sconfitta',
  'finale-schneider': 'Cappotto',
  'finale-retourschneider': 'Cappotto di ritorno',
  'kind-normal': ({ count, ...losers }) => `${count} Bummerl ${forWhom(losers)}.`,
  'kind-schneider': ({ count, ...losers }) => `Cappotto: ${count} Bummerl ${forWhom(losers)}.`,
  'kind-retourschneider': ({ count, ...losers }) => `Cappotto di ritorno: ${count} Bummerl ${forWhom(losers)}.`,

  'connection-lost': 'La connessione si è interrotta …',
});

const company: TableGroups['company'] = {
  away: 'assente',
  'goes-away': ({ name }) => `${name} non c’è in questo momento.`,
  'is-back': ({ name }) => `${name} è di nuovo qui.`,
  'time-left': ({ seconds }) => `Ancora ${inSeconds(seconds)}`,
  'time-short': ({ seconds }) => `Hai ancora ${inSeconds(seconds)}.`,
};

const keeping: TableGroups['keeping'] = {
  paused: 'Pausa',
  'goes-on': 'Si continua.',
  'delete-kept': 'Cancella i dati salvati',
  'delete-question': 'Cancellare tutto ciò che questo tavolo ha salvato qui?',
  'delete-explained':
    'Partita, statistiche e impostazioni vengono cancellate. Il gioco continua; si salva di nuovo solo quando riprendi a giocare.',
  'delete-yes': 'Cancella per sempre',
  'delete-no': 'Annulla',
  'delete-done': 'Tutto cancellato. Si salva di nuovo solo quando riprendi a giocare.',
  'delete-failed': 'Non è stato possibile cancellare.',
  'label-stats': 'Statistiche',
  'stats-none': 'Nessuna partita è ancora finita.',
  'stats-all': 'Tutte le varianti',
  'stats-games': 'Partite',
  'stats-won': 'vinte',
  'stats-given': 'Bummerl dati',
  'stats-taken': 'Bummerl presi',
  'stats-run': 'serie più lunga',
  'clear-kept': 'Cancella le statistiche',
  'clear-question': 'Cancellare le statistiche?',
  'clear-explained': 'Tutto quello che è stato contato viene cancellato. La partita e le impostazioni restano.',
  'clear-yes': 'Cancella per sempre',
  'clear-no': 'Annulla',
  'clear-done': 'Le statistiche sono cancellate.',
  'clear-failed': 'Non è stato possibile cancellarle.',
};

const preferences: TableGroups['preferences'] = {
  'prefer-name': 'Il tuo nome',
  'prefer-help': 'Spiegazioni',
  'prefer-help-fading': 'sempre meno',
  'prefer-sound': 'Suoni',
  'prefer-voice': 'Voci',
  'prefer-talk': 'Battute',
  'prefer-sort': 'Ordina le carte',
  'prefer-confirm': 'Prima alza la carta, poi giocala',
  'prefer-confirm-touch': 'toccando con il dito',
  'prefer-confirm-always': 'sempre',
  'prefer-confirm-never': 'mai',
  'prefer-handed': 'Gioca le carte',
  'prefer-handed-right': 'con la mano destra',
  'prefer-handed-left': 'con la mano sinistra',
};

const keys: TableGroups['keys'] = {
  'label-keys': 'Tasti',
  'keys-digits': 'vai alla carta o alla risposta con quel numero; di nuovo: confermi',
  'keys-letters': 'vai alla prossima carta o risposta che inizia così: seme, valore o parola',
  'keys-arrows': 'da una carta all’altra; sul mazzo: dove si taglia',
  'keys-move': 'sposta la carta nella mano',
  'keys-enter': 'gioca la carta, dà la risposta',
  'keys-step': 'un passo indietro o avanti',
  'keys-ends': 'all’inizio, alla fine',
  'keys-last-trick': 'mostra l’ultima presa',
  'keys-enlarge': 'mostra la carta in grande; ← → mostrano le altre scoperte',
  'keys-hover': 'tieni premuto e indica una carta con il mouse: si vede in grande',
  'keys-escape': 'chiude, rimette giù una carta alzata',
  'keys-list': 'questo elenco',
};

/** All that is said at the table, in Italian, in these words. */
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

/** All that is said at the table, in Italian. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
