import type { Card, Suit } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import { SUITS } from '../card-names.js';
import type { ExplainMessages, RuleGroups } from '../de/rules.js';
import { regionalEntries } from '../regional.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { listed, withArticle, withDal } from './grammar.js';
import { regionalIn } from './regional.js';
import { WORDS } from './words.js';

const { points } = WORDS.salzburg;
const fitting = (kritisch: boolean): string =>
  kritisch
    ? 'del seme giocato per primo, una briscola, una carta del valore o un Kritischer'
    : 'del seme giocato per primo, una briscola o una carta del valore';
/** With two players, the player before the dealer is also the forehand. */
const cutter = (players: number): string =>
  players === 2 ? 'Il primo di mano' : 'Il giocatore che precede il mazziere';
const orGive = (count: number): string => `o cedere agli avversari ${points(count)}`;
const unbid = (bids: boolean): string => (bids ? ', senza rilanci,' : '');
const when = (first: boolean): string => (first ? 'subito dopo la distribuzione' : 'dopo l’annuncio');
const bothGestrichen = (bids: boolean): string => (bids ? ' Se sono gestrichen entrambe, si gioca senza rilanci.' : '');
const theGuter = (kritisch: boolean): string => (kritisch ? 'il Wander-Kritt' : 'il Guate');

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => {
  const the = (card: Card): string => withArticle(words.card(card));
  return {
    words,
    the,
    cards: (all: readonly Card[]): string => listed(all.map(the)),
    announced: ({ schlag, trumpf }: { readonly schlag: string; readonly trumpf: Suit }): string =>
      `Valore ${schlag}, briscola ${words.suit(trumpf)}`,
    /** Returns the cards with their names as Kritische. */
    named: (all: readonly Card[]): readonly string[] => all.map((card) => asKritischer(card, the(card))),
  };
};
type Speech = ReturnType<typeof speechOf>;

const aim = ({ words }: Speech): RuleGroups['aim'] => ({
  title: ({ variant, players }) => `${words.variant(variant)} ${words.tableFor(players)}`,

  'heading-aim': 'Lo scopo del gioco',
  'aim-two': 'Si gioca uno contro uno.',
  'aim-three':
    'Si gioca in tre, ognuno per sé. In ogni mano il primo di mano, cioè il giocatore dopo il mazziere, gioca da solo contro gli altri due; se vincono questi due, segnano i punti entrambi.',
  'aim-turns':
    'Si gioca in tre, ognuno per sé. In ogni mano giocano in due, uno contro l’altro; il giocatore dopo il mazziere riposa.',
  'aim-four': 'Giocano due coppie una contro l’altra; i compagni siedono l’uno di fronte all’altro.',
  'aim-tricks': ({ players, rests }) =>
    `${rests ? 'Chi gioca riceve cinque carte. Una presa è fatta di una carta dei due' : 'Ognuno riceve cinque carte. Una presa è fatta di una carta di ciascuno'}; chi la vince apre la prossima. ${{ 2: 'Chi fa per primo tre prese', 3: 'Chi fa per primo tre prese (gli altri due le contano insieme)', 4: 'La coppia che fa per prima tre prese' }[players]} vince la mano.`,
  'aim-points': ({ bids, target }) =>
    `Una mano vale ${points(2)}${bids ? ', e chi rilancia la rende più cara' : ''}. Chi arriva per primo a ${points(target)} vince la partita.`,
});

const packOfCards = ({ words, cards }: Speech): RuleGroups['packOfCards'] => ({
  'heading-cards': 'Le carte',
  'cards-pack': ({ pack, six, five }) =>
    `${pack} carte di quattro semi: ${listed(SUITS.map(words.suit))}. Dalla più alta: ${words.rank('A')}, ${words.rank('K')}, ${words.rank('O')}, ${words.rank('U')}, 10, 9, 8, 7${six ? ', 6' : ''}${five ? ', 5' : ''}.`,
  'cards-weli': `Una di queste è il Weli, il sei di ${words.suit('S')}: l’unico sei del mazzo.`,
  'cards-weli-six': `Il sei di ${words.suit('S')} si chiama Weli.`,
  'cards-kritische': ({ kritische }) =>
    kritische.length === 1
      ? `C’è un solo Kritischer (carta critica), ${cards(kritische)}: batte tutte le altre carte.`
      : `I Kritische (carte critiche) sono ${cards(kritische)}: battono tutte le altre carte.`,
});

const deal = ({ cards }: Speech): RuleGroups['deal'] => ({
  'heading-deal': 'Tagliare e dare le carte',
  'deal-first': ({ players }) =>
    `All’inizio ${players === 4 ? 'uno di ogni coppia' : 'ognuno'} pesca una carta; chi ha la più alta fa il mazziere, con carte uguali si pesca di nuovo. Dopo ogni mano dà le carte il giocatore seguente.`,
  'deal-clockwise': 'Si gioca in senso orario. Il giocatore dopo il mazziere è il primo di mano e apre la prima presa.',
  'deal-counterclockwise':
    'Si gioca in senso antiorario. Il giocatore dopo il mazziere è il primo di mano e apre la prima presa.',
  'deal-turns-clockwise':
    'Si gioca in senso orario. Il giocatore dopo il mazziere riposa e non riceve carte; il seguente è il primo di mano e apre la prima presa.',
  'deal-turns-counterclockwise':
    'Si gioca in senso antiorario. Il giocatore dopo il mazziere riposa e non riceve carte; il seguente è il primo di mano e apre la prima presa.',
  'deal-cut': ({ players }) => `${cutter(players)} taglia il mazzo.`,
  'deal-cut-peek': ({ players, alone }) =>
    `${cutter(players)} taglia il mazzo e può${alone ? ', lui solo,' : ''} guardare la carta in fondo; questa resta di sicuro fuori dal gioco.`,
  'deal-cut-take': ({ players, once }) =>
    `${cutter(players)} taglia il mazzo e guarda l’ultima carta del mazzetto alzato: un Kritischer lo può prendere. Se lo prende, il mazziere guarda la carta seguente${once ? '' : ', e dopo di lui ancora una volta chi ha tagliato'}. Si finisce appena una carta non è un Kritischer o resta lì. Chi ha preso carte ne riceve altrettante in meno; non vengono mostrate.`,
  'deal-cut-bluff': ({ players, debt }) =>
    `Chi taglia può anche bluffare: prendere un’altra carta come se fosse un Kritischer. Se alla fine ha giocato tutte e cinque le carte e tra queste non c’era nessun Kritischer, ${players === 4 ? 'la sua coppia perde' : 'perde'} 2 punti, ${debt ? 'anche sotto zero' : 'ma mai più di quelli che ci sono'}.`,
  'deal-cards': 'Ognuno riceve cinque carte: prima tre, poi due. Il resto si mette da parte.',
  'deal-stock-top': ({ schoeneres }) =>
    `La prima carta del resto si scopre${{ none: ' e resta fuori dal gioco', reshuffle: '; con carte più belle (Schöneres) si rimescola insieme alle altre', stock: '; con carte più belle (Schöneres) va al primo di mano' }[schoeneres]}.`,
  'deal-dealer-peek': ({ open, shared }) =>
    `Il mazziere${shared ? '' : ', lui solo,'} guarda ${open ? 'anche l’ultima carta' : 'la prima e l’ultima carta'} del resto.`,
  'deal-look-announcers': ({ players }) =>
    `Primo di mano e mazziere guardano le loro carte per primi, ${players === 3 ? 'il terzo' : 'i loro compagni'} solo dopo l’annuncio.`,
  'deal-look-everyone': 'Tutti guardano subito le loro carte.',
  'deal-maschine': ({ count, kritische, players }) =>
    `La macchina (Maschine): chi riceve ${kritische.length > 1 ? 'insieme ' : ''}${cards(kritische)} lo dice; ${players === 4 ? 'la sua coppia' : players === 3 ? 'la sua parte' : 'lui'} segna ${points(count)} e la mano è finita.`,
});

const announcement = ({ words }: Speech): RuleGroups['announcement'] => ({
  'heading-announcement': 'L’annuncio',
  'announce-what': `Si decidono due cose: il valore (Schlag), per esempio «otto», e la briscola (Trumpf), un seme, per esempio «${words.suit('H')}».`,
  'announce-open': ({ held }) =>
    `Il primo di mano annuncia il valore, poi il mazziere la briscola. ${held > 0 ? 'Come briscola si può annunciare anche ciò che non si ha.' : 'Si può annunciare anche ciò che non si ha.'} Lo sentono tutti.`,
  'announce-both': ({ held }) =>
    `Il primo di mano annuncia il valore e la briscola. ${held > 0 ? 'Come briscola può annunciare anche ciò che non ha.' : 'Può annunciare anche ciò che non ha.'} Lo sentono tutti.`,
  'announce-held': ({ held, kritisch, weli }) =>
    `Chi annuncia il valore deve averne almeno ${held === 1 ? 'una carta.' : 'due carte; chi non ha due carte uguali annuncia un valore qualsiasi che ha in mano.'}${kritisch ? ' I Kritische non contano.' : ''}${weli ? ' Il Weli è uno solo, quindi nessuno ne ha due.' : ''}`,
  'announce-blind':
    'Solo il primo di mano e il mazziere conoscono il valore e la briscola finché la mano non è finita. Gli altri due giocano alla cieca: non ne sanno niente e possono giocare qualsiasi carta.',
  'announce-blind-two': 'Così in due entrambi conoscono il valore e la briscola.',
  'announce-chosen':
    'Il primo di mano e il mazziere scelgono nello stesso momento una propria carta e se la mostrano. Quella del primo di mano decide il valore, quella del mazziere la briscola; tutte e due restano in mano.',
  'announce-sequential':
    'Il primo di mano mostra al mazziere una propria carta: questa decide il valore. Poi il mazziere ne mostra una al primo di mano: questa decide la briscola. Tutte e due restano in mano.',
  'announce-bottom':
    'Nessuno sceglie: l’ultima carta data al primo di mano decide il valore, l’ultima del mazziere la briscola. I due se le mostrano; tutte e due restano in mano.',
  'announce-bottom-weli': ({ six }) =>
    `${six ? 'Un sei, anche il Weli,' : 'Il Weli'} non dà il valore: allora conta la carta sopra. Come briscola il Weli dà ${words.suit('S')}.`,
  'announce-weli-shown': ({ six }) =>
    `Il Weli decide il valore «Weli», ma come briscola ${words.suit('S')}.${six ? ' Un altro sei decide il valore «sei»; allora il Weli è un sei come gli altri.' : ''}`,
  'announce-weli-not-shown': ({ six }) =>
    `${six ? 'Un sei, anche il Weli,' : 'Il Weli'} non si può mostrare per il valore. Come briscola il Weli dà ${words.suit('S')}.`,
  'announce-open-trick': ({ untilSecond }) =>
    `Le carte della prima presa restano scoperte ${untilSecond ? 'fino alla fine della seconda presa' : 'per tutta la mano'}.`,
  'announce-weli': ({ six }) =>
    `Anche il Weli può essere il valore: allora è l’unica carta del valore.${six ? ' Se il valore è «sei», il Weli è un sei come gli altri.' : ''}`,
  'announce-weli-never': ({ six }) =>
    six ? 'Un sei, anche il Weli, non può essere il valore.' : 'Il Weli non può essere il valore.',
  'ask-schoeneres-forehand':
    'Carte più belle (Schöneres): invece di annunciare il primo di mano può chiedere carte nuove, una volta per mano.',
  'ask-schoeneres-announcers': ({ each }) =>
    `Carte più belle (Schöneres): invece di annunciare il primo di mano può chiedere carte nuove, e dopo di lui il mazziere; ${each ? 'una volta per mano ciascuno' : 'in tutto una volta per mano'}.`,
  'ask-schoeneres-until-shown': ({ each }) =>
    `Carte più belle (Schöneres): prima di mostrare una carta, primo di mano e mazziere possono chiedere carte nuove; ${each ? 'una volta per mano ciascuno' : 'in tutto una volta per mano'}.`,
  'ask-schoeneres-yes-reshuffle':
    'Se l’altro è d’accordo, entrambi mettono via tutte e cinque le carte; si mescolano con il resto ed entrambi ne ricevono cinque nuove. Poi l’annuncio ricomincia.',
  'ask-schoeneres-yes-stock':
    'Se l’altro è d’accordo, entrambi mettono via tutte e cinque le carte e ne ricevono cinque nuove dal resto. Poi l’annuncio ricomincia.',
  'ask-swap-hands':
    'Dopo, i due che non hanno ancora guardato possono scambiarsi le carte senza vederle, una volta per mano e solo fino al prossimo annuncio. Uno chiede e l’altro deve essere d’accordo, ma nessuno aspetta la risposta.',
  'ask-schlagtausch': ({ who, dealerLeads, schoeneres }) =>
    `Lo scambio (Schlagtausch): ${{ dealer: 'prima di annunciare il mazziere può chiedere, una volta per mano,', forehand: 'prima di annunciare il primo di mano può chiedere, una volta per mano,', either: 'prima di annunciare primo di mano e mazziere possono chiedere, in tutto una volta per mano,' }[who]} che i due si scambino l’annuncio. Se l’altro è d’accordo, il mazziere annuncia il valore e poi il primo di mano la briscola; quello che era già annunciato non vale più. La prima presa la apre ${dealerLeads ? 'il mazziere' : 'comunque il primo di mano'}.${schoeneres ? ' Dopo non si possono più chiedere carte più belle.' : ''}`,
  zusammenschauen:
    'Guardarsi le carte (Zusammenschauen): fatto l’annuncio, chi gioca insieme si mostra a vicenda le carte.',
});

const order = ({ words, the, cards, announced, named }: Speech): RuleGroups['order'] => ({
  'heading-order': 'Quale carta prende',
  'order-intro': 'Dalla più alta alla più bassa:',
  'order-kritische': ({ kritische }) =>
    kritische.length === 1
      ? `Il Kritischer: ${named(kritische).join()}. Non ha né seme né valore.`
      : `I Kritische: ${named(kritische).join(', poi ')}. Non hanno né seme né valore.`,
  'order-superguter': ({ kritisch, weli, follows }) =>
    `Il Superguate: la briscola due gradini sopra il valore; con il valore ${words.rank('K')} è il sette di briscola, con il valore ${words.rank('A')} l’otto.${weli ? ' Con il valore Weli non c’è.' : ''}${kritisch ? ' Se quella carta è un Kritischer, il Superguate non c’è.' : ''}${follows ? ` Nel rispondere alla briscola vale come ${kritisch ? 'il Wander-Kritt' : 'il Guate'}.` : ''}`,
  'order-guter': ({ kritisch }) =>
    `${kritisch ? 'Il Wander-Kritt' : 'Il Guate (il buono)'}: la briscola un gradino sopra il valore; con il valore ${words.rank('A')} è il sette di briscola.${kritisch ? ' Se quella carta è un Kritischer, non c’è.' : ''}`,
  'order-guter-weli': ({ has }) =>
    has ? 'Se il valore è il Weli, è il sette di briscola.' : 'Se il valore è il Weli, non c’è.',
  'order-guter-five': `Se il valore è cinque e la briscola è ${words.suit('S')}, non c’è.`,
  'order-rechter': 'Il giusto (Rechter): la carta che è insieme valore e briscola.',
  'order-rechter-kritisch': 'Se è un Kritischer, non c’è un giusto a parte.',
  'order-rechter-weli': 'Se il valore è il Weli, il giusto è lui, e sinistre non ce ne sono.',
  'order-linke':
    'Le sinistre (Linke): le altre carte del valore annunciato. Sono uguali tra loro; se ce n’è più d’una, vince la prima giocata.',
  'order-trumps': `Le altre briscole, ${withDal(words.rank('A'))} in giù.`,
  'order-weli-lowest':
    'Se non è il valore, il Weli è sempre una briscola, la più bassa, qualunque sia il seme di briscola.',
  'order-weli-schell': ({ five }) =>
    `Se non è il valore, il Weli ${five ? `sta tra il sette e il cinque di ${words.suit('S')}` : `è la carta più bassa di ${words.suit('S')}`}, ed è briscola solo se la briscola è ${words.suit('S')}.`,
  'order-suit': `Il seme giocato per primo, ${withDal(words.rank('A'))} in giù. Gli altri semi non prendono mai.`,
  'example-tiers': (pair) => `${announced(pair)}:`,
  'example-trick': ({ played, winner, ...pair }) =>
    `${announced(pair)}; si giocano ${cards(played)}: la presa è di chi ha giocato ${the(winner)}.`,
});

const follow = ({ the, cards, announced }: Speech): RuleGroups['follow'] => ({
  'heading-follow': 'Quali carte si possono giocare',
  'follow-plain': 'Non si è mai obbligati a rispondere al seme, né a prendere.',
  'follow-none': 'Ognuno può giocare qualsiasi carta, sempre.',
  'follow-everyone': 'Ma se è chiesta briscola, chi ne ha una deve rispondere a briscola.',
  'follow-announcers':
    'Ma se è chiesta briscola, primo di mano e mazziere devono rispondere a briscola se ne hanno una; gli altri sono liberi.',
  'follow-led': ({ led, not }) =>
    `La briscola è chiesta quando si apre con ${listed(led, 'o')}; con ${listed(not, 'o')} non si chiede niente.`,
  'led-trump': 'una carta di briscola',
  'led-rechter': 'il giusto',
  'led-guter': ({ kritisch }) => theGuter(kritisch),
  'led-weli': 'il Weli',
  'not-led-linker': 'una sinistra',
  'not-led-kritischer': 'un Kritischer',
  'not-led-guter': ({ kritisch }) => theGuter(kritisch),
  'follow-replace': ({ bound }) =>
    bound
      ? 'Al posto di un’altra briscola si può dare anche una sinistra; chi non ha altre briscole deve darla.'
      : 'Al posto di una briscola si può dare anche una sinistra.',
  'follow-no-replace': 'Qui una sinistra non conta come briscola.',
  'follow-kritische': 'Un Kritischer si può giocare sempre, e non si è mai obbligati a giocarlo.',
  'follow-exempt': ({ kinds }) =>
    `Non si è mai obbligati a dare ${listed(kinds, 'né')}: chi non ha altre briscole è libero.`,
  'exempt-rechter': 'il giusto',
  'exempt-guter': ({ kritisch }) => theGuter(kritisch),
  'exempt-linke': 'le sinistre',
  'follow-frees': 'Appena uno Schlag prende la briscola, chi viene dopo è libero.',
  'follow-call':
    'C’è un’eccezione: se la primissima carta della mano è il giusto, chi lo gioca può chiamare «Briscola o Kritischer!» (Trumpf oder Kritisch). Allora tutti gli altri devono dare un Kritischer o una carta di briscola, se ne hanno. Appena qualcuno ha preso il giusto, chi viene dopo è libero.',
  'follow-penalty': ({ revoke, players }) =>
    revoke === 'hand'
      ? 'Chi non risponde come dovrebbe chiude la mano: gli avversari segnano il valore della mano.'
      : `Chi non risponde come dovrebbe perde subito la partita${revoke === 'by-score' ? ', con i Bummerl secondo il punteggio' : `, con un solo Bummerl${players === 3 ? '; gli altri due nessuno' : ''}`}.`,
  'example-hand': ({ lead, hand, playable, announcers, ...pair }) =>
    `${announced(pair)}; si apre con ${the(lead)}: con ${cards(hand)} ${announcers ? 'primo di mano e mazziere possono' : 'si può'} giocare ${playable.length === hand.length ? 'qualsiasi carta' : `solo ${cards(playable)}`}.`,
});

const bidding = (): RuleGroups['bidding'] => ({
  'heading-bids': 'I rilanci',
  'bids-never': 'A questo tavolo non si rilancia.',
  'bids-own-turn':
    'Chi è di turno può, prima di giocare la sua carta, far valere la mano un punto in più: da 2 a 3, poi a 4 e così via.',
  'bids-anytime':
    'Dall’annuncio fino all’ultima carta chiunque può in ogni momento far valere la mano un punto in più: da 2 a 3, poi a 4 e così via.',
  'bids-answer': ({ players }) =>
    `Gli avversari tengono (la mano vale quanto si è rilanciato), escono (chi ha rilanciato segna quanto la mano valeva prima, e la mano è finita) o rilanciano subito, e con questo tengono anche.${players > 2 ? ' Chi di loro risponde per primo risponde per entrambi.' : ''}`,
  'bids-twice': ({ players }) =>
    `${players === 2 ? 'Nessuno' : 'Nessuna delle due parti'} può rilanciare due volte di seguito.`,
  'bids-limit':
    'Chi vincerebbe la partita già con quanto la mano vale adesso, o con il rilancio appena fatto, non può rilanciare.',
  'bids-no-limit': 'Può ancora rilanciare anche chi vincerebbe la partita già con quanto la mano vale adesso.',
  'bids-allies': ({ limited }) =>
    `I due che giocano insieme sono una parte sola: se uno è gestrichen${limited ? ' o vincerebbe' : ''}, nessuno dei due può rilanciare.`,
  'bids-last-always': ({ kritisch }) =>
    `Quando nell’ultima presa c’è già una carta, può rilanciare solo chi ha come ultima carta una carta ${fitting(kritisch)}.`,
  'bids-last-first': ({ kritisch }) =>
    `Quando nell’ultima presa c’è già una carta e nessuno ha ancora rilanciato, può rilanciare solo chi ha come ultima carta una carta ${fitting(kritisch)}.`,
  'bids-last-lifted': ({ kritisch }) =>
    `Se ${kritisch ? 'una briscola, una carta del valore o un Kritischer' : 'una briscola o una carta del valore'} ha tagliato, il seme giocato per primo non basta più.`,
  'bids-last-blind': 'Per chi gioca alla cieca questo non vale.',
  'bids-farbe': ({ kritisch }) =>
    `Quando nell’ultima presa c’è già una carta e nessuno ha ancora rilanciato, a un rilancio gli avversari possono chiedere «Il seme!» (Farbe): chi ha rilanciato mostra la sua carta. Se è ${fitting(kritisch)}, segna quanto la mano valeva prima del rilancio, altrimenti lo segnano gli avversari; la mano è finita.`,
  'bids-jump': ({ always }) =>
    `Prima della prima carta chi è indietro di almeno 4 punti può, come primo rilancio, andare subito a 4, ${always ? 'anche contro chi è gestrichen' : 'se nessuno è gestrichen'}.`,
  'bids-wild-penalty': ({ asBid }) =>
    `Chi rilancia lo stesso con un’altra carta chiude la mano: gli avversari segnano ${asBid ? 'il valore del rilancio' : '2 punti'}.`,
});

const gestrichen = (): RuleGroups['gestrichen'] => ({
  'heading-gestrichen': 'Gestrichen',
  'gestrichen-from': ({ from, target, players }) =>
    `Con ${from} o più punti su ${target} ${players === 4 ? 'una coppia' : 'un giocatore'} è gestrichen.`,
  'gestrichen-no-bid': 'Chi è gestrichen non può più rilanciare, ma può ancora tenere.',
  'gestrichen-penalty': ({ value }) =>
    `Chi rilancia lo stesso chiude la mano: gli avversari segnano ${{ two: '2 punti', hand: 'quanto vale la mano', bid: 'il valore del rilancio' }[value]}.`,
  'gestrichen-forced-three': ({ bids, first }) =>
    `Se è gestrichen una sola parte, ${when(first)} sceglie: giocare per 3${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-luft': ({ bids, first }) =>
    `Se è gestrichen una sola parte, ${when(first)} sceglie: giocare per 3 (per 4 se gli avversari non hanno ancora punti)${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-four': ({ refusal, bids, first }) =>
    `Vale quattro: se è gestrichen una sola parte e ha almeno 4 punti di vantaggio, ${when(first)} sceglie: giocare per 4${unbid(bids)} ${orGive(refusal)}. Con meno vantaggio è una mano come tutte le altre.`,
  'gestrichen-strike':
    'Se un avversario è gestrichen, prima del prossimo taglio si possono azzerare i propri punti, per vincere ancora partendo da zero (cappotto di ritorno, Retourschneider).',
});

const end = ({ words }: Speech): RuleGroups['end'] => ({
  'heading-end': 'Partita e Bummerl',
  'end-bummerl':
    'A chi perde la partita si segna un Bummerl (partita persa); due, se non ha nemmeno un punto (cappotto, Schneider); quattro, se il vincitore era ancora a zero quando il perdente era già gestrichen (cappotto di ritorno, Retourschneider).',
  'end-three':
    'Se i due che giocano insieme arrivano al traguardo nello stesso momento, vince chi ha più punti; a pari punti vincono entrambi.',
  'end-turns':
    'In tre vince chi arriva per primo al traguardo; agli altri due si segnano Bummerl, a ognuno secondo i propri punti.',

  'heading-signals': 'I segni',
  'signals-intro': ({ most }) =>
    most === 1
      ? 'Una volta per presa ognuno può fare un segno. Lo vedono tutti, e può anche non essere vero.'
      : `In ogni presa ognuno può fare ${most === 2 ? 'fino a due segni diversi, per esempio per il seme e il rango di una carta' : 'quanti segni vuole, ma ciascuno una volta sola'}. Li vedono tutti, e possono anche non essere veri.`,
  'signals-early': ({ unseen }) =>
    `I segni sono permessi già prima dell’annuncio${unseen ? ', anche a chi non ha ancora visto le proprie carte' : ''}. Questi segni contano per la prima presa.`,
  signal: ({ gesture, meaning }) => `${gesture}: ${meaning}`,

  'heading-words': 'Parole di questo tavolo',

  schlag: words.schlag,
  gesture: words.gesture,
  meaning: words.meaning,
});

/** Creates the rules in Italian with these words. */
export const rulesIn = (words: Words): ExplainMessages => {
  const speech = speechOf(words);
  return {
    ...aim(speech),
    ...packOfCards(speech),
    ...deal(speech),
    ...announcement(speech),
    ...order(speech),
    ...follow(speech),
    ...bidding(),
    ...gestrichen(),
    ...end(speech),
    ...regionalEntries(regionalIn(words)),
  };
};

/** The rules in Italian. */
export const rules: ByDeck<ExplainMessages> = byDeck(WORDS, rulesIn);
