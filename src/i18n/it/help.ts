import { capital } from '../capital.js';
import type { RoleName } from '../../rules/why-won.js';
import type { Card, Schlag } from '../../rules/card.js';
import type { HelpMessages } from '../de/help.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { listed, withArticle } from './grammar.js';
import { counted, WORDS } from './words.js';

const times = (count: number): string => ['nessuna volta', 'una volta', 'due volte'][count] ?? `${count} volte`;
const cards = (count: number): string => counted(count, 'carta', 'carte');
const tricks = (count: number): string => counted(count, 'presa', 'prese');
const missing = (count: number): string => `${count === 1 ? 'manca' : 'mancano'} ${tricks(count)}`;

const ABOVE = {
  none: 'Le quattro carte del valore sono le più alte.',
  guter: 'Le quattro carte del valore sono le più alte: sopra c’è solo il Guate.',
  superguter: 'Le quattro carte del valore sono le più alte: sopra ci sono solo il Guate e il Superguate.',
  kritische: 'Sopra le quattro carte del valore ci sono solo i Kritische.',
  'kritische-and-wander-kritt': 'Sopra le quattro carte del valore ci sono solo i Kritische e il Wander-Kritt.',
  'kritische-and-superguter':
    'Sopra le quattro carte del valore ci sono solo i Kritische, il Superguate e il Wander-Kritt.',
};

const EXCEPT_ABOVE_WELI = {
  none: '',
  guter: ', tranne il Guate',
  kritische: ', tranne i Kritische',
  'kritische-and-wander-kritt': ', tranne i Kritische e il Wander-Kritt',
};

const ABOVE_GUTER = {
  none: 'la carta più alta',
  kritische: 'subito sotto i Kritische',
  superguter: 'subito sotto il Superguate',
};

const ROLES: Readonly<Record<RoleName, string>> = {
  kritischer: 'un Kritischer',
  guter: 'il Guate',
  superguter: 'il Superguate',
  'wander-kritt': 'il Wander-Kritt',
  rechter: 'il giusto',
  linker: 'una carta del valore',
  trumpf: 'una briscola',
};

/** Explanations of a hand's stakes and of a rare Schlag. */
const newsIn = (words: Words): Pick<HelpMessages, 'gestrichen-forced' | 'weli-schlag'> => ({
  'gestrichen-forced': ({ value, four, own }) =>
    `${capital(own ? 'la tua parte' : 'l’altra parte')} è gestrichen${four ? ' con almeno 4 punti di vantaggio' : ''}. Per questo la mano vale ${four ? 'quattro' : words.points(value)}, e nessuno può rilanciare.`,
  'weli-schlag': ({ above }) =>
    `Il valore è solo ${withArticle(words.card('S6'))}: questa carta batte tutte le altre${EXCEPT_ABOVE_WELI[above]}.`,
});

/** Creates a table's Italian explanations with these words. */
export const helpIn = (words: Words): HelpMessages => {
  const the = (card: Card): string => withArticle(words.card(card));
  const rank = (schlag: Schlag): string => withArticle(schlag === 'weli' ? words.card('S6') : words.rank(schlag));
  return {
    roles: ({ rests }) =>
      `Chi siede dopo il mazziere ${rests ? 'riposa; il prossimo ' : ''}annuncia il valore e apre. Il mazziere annuncia la briscola.`,
    'roles-alone': 'Chi siede dopo il mazziere annuncia valore e briscola, apre e gioca da solo.',
    'roles-blind': ({ others }) =>
      `Mazziere e primo di mano si mostrano una carta: danno valore e briscola.${others ? ' Gli altri non li conoscono.' : ''}`,
    'roles-bottom': 'L’ultima carta del primo di mano dà il valore, l’ultima del mazziere la briscola.',
    schlag: ({ ranks, count, above }) => `${ABOVE[above]} Hai ${times(count)} ${listed(ranks.map(rank))}.`,
    'schlag-single': ({ above }) =>
      `${ABOVE[above]} Non hai nessun valore due volte: annunciane uno di cui hai una carta.`,
    trumpf: ({ suit, count }) =>
      `Le briscole battono tutti gli altri semi, ma non il valore. Di ${words.suit(suit)} hai ${cards(count)}.`,
    'trumpf-guter': ({ suit, card, role, above }) =>
      `Con briscola ${words.suit(suit)}, ${the(card)} è ${ROLES[role]}, ${ABOVE_GUTER[above]}.`,
    'trumpf-rechter': ({ suit, card }) =>
      `Con briscola ${words.suit(suit)}, ${the(card)} è il giusto, più alto di ogni altra carta del valore.`,
    'show-schlag': ({ ranks, count, others }) =>
      `${others ? 'La vede solo il mazziere, i vostri compagni no. ' : ''}Hai ${times(count)} ${listed(ranks.map(rank))}.`,
    'show-schlag-single': ({ others }) =>
      `${others ? 'La vede solo il mazziere, i vostri compagni no. ' : ''}Non hai nessun valore due volte.`,
    'show-trumpf': ({ suit, count, others }) =>
      `${others ? 'La vede solo il primo di mano, i vostri compagni no. ' : ''}Di ${words.suit(suit)} hai ${cards(count)}.`,
    schoeneres: 'Con carte brutte puoi chiedere carte più belle (Schöneres). Vale solo se volete tutti e due.',
    'schoeneres-asked': 'Se dici di no, resta tutto com’è. Chi chiede carte più belle di rado ne ha di buone.',
    schlagtausch:
      'Con lo scambio il mazziere annuncia il valore e il primo di mano la briscola, se volete tutti e due.',
    'schlagtausch-asked': ({ dealerLeads }) =>
      `Se dici di no, resta tutto com’è. ${dealerLeads ? 'Se dici di sì, apre il mazziere.' : 'In ogni caso apre il primo di mano.'}`,
    decide: ({ missing: left }) =>
      `Al traguardo ${left === 1 ? 'manca solo' : 'mancano solo'} ${words.points(left)}: per questo la tua parte non può più rilanciare. Con carte brutte conviene uscire.`,
    'answer-bid': ({ to, value, own, others }) =>
      `Tieni solo con buone carte: poi la mano vale ${words.points(to)}, uscire ne costa ${value}. A te ${missing(own)}, all’altra parte ${others}.`,
    bluff: 'Chi rilancia non ha per forza buone carte: forse vuole solo farti uscire.',
    bid: ({ to }) =>
      `Con buone carte puoi rilanciare a ${to}: se gli altri tengono, la mano vale ${words.points(to)}. Poi possono rilanciare solo loro.`,
    raised: ({ value }) => `Una parte ha rilanciato e l’altra ha tenuto: ora la mano vale ${words.points(value)}.`,
    'gestrichen-own': 'La tua parte è gestrichen: così vicino al traguardo può tenere o uscire, ma non più rilanciare.',
    'gestrichen-others': 'L’altra parte è gestrichen: può tenere o uscire, ma non più rilanciare.',
    ...newsIn(words),
    aim: ({ value, partner }) =>
      `Chi fa per primo tre prese riceve ${words.points(value)}.${partner ? ' Anche le prese del tuo compagno contano per te.' : ''}`,
    'own-best': ({ card, role }) => `La tua carta più alta è ${the(card)}: ${ROLES[role]}.`,
    'own-none': 'Non hai né valore né briscola: puoi prendere solo nel seme con cui si apre.',
    'lead-highest': ({ card }) =>
      `${capital(the(card))} adesso è la carta più alta in gioco. Se apri così, la presa è sicura.`,
    'lead-unseen': ({ card, role }) =>
      `La più alta adesso è ${the(card)}${role ? ` (${ROLES[role]})` : ''}: in un’altra mano o ancora nel mazzo.`,
    'lead-unseen-schlag': 'Le più alte adesso sono le carte del valore non ancora giocate. Tra uguali conta la prima.',
    'lead-trumpf': ({ bound }) =>
      `Puoi aprire come vuoi. A una briscola ${bound === 'everyone' ? 'gli altri' : 'mazziere e primo di mano'} devono rispondere con briscola o valore.`,
    'lead-free': 'Qui nessuno è obbligato a rispondere: su una carta se ne può giocare qualsiasi altra.',
    'must-follow': ({ schlag, critical }) => {
      const such = { any: 'una carta del valore', weli: 'il Weli', rechter: 'il giusto' }[schlag];
      return `Si è aperto con una briscola. Devi rispondere con una briscola${critical ? `, ${such} o un Kritischer` : ` o ${such}`}.`;
    },
    'must-call': 'È stato chiamato «Briscola o Kritischer!»: devi rispondere con una briscola o un Kritischer.',
    'free-of-trump': 'Si è aperto con una briscola, ma non ne hai una che devi dare: puoi giocare qualsiasi carta.',
    free: 'Rispondere al seme non è mai obbligatorio: puoi giocare qualsiasi carta.',
    'ahead-partner': ({ name, card }) => `${name}, in coppia con te, è in testa con ${the(card)}. Non serve prendere.`,
    'ahead-opponent': ({ name, card, beats, more }) =>
      `${name} è in testa con ${the(card)}. Puoi prendere con ${more ? `${beats.map(the).join(', ')} e altre` : listed(beats.map(the), 'o')}.`,
    'ahead-lost': ({ name, card }) => `${name} è in testa con ${the(card)}. Con nessuna delle tue carte prendi.`,
    'blind-lead': 'Tu non conosci valore e briscola, il tuo compagno sì. Puoi aprire con qualsiasi carta.',
    'blind-free': 'Chi non conosce l’annuncio non è mai obbligato a rispondere: puoi giocare qualsiasi carta.',
    'blind-first-trick': 'La prima presa resta scoperta: la carta che l’ha fatta dice qualcosa su valore e briscola.',
    'blind-tell': 'Il tuo compagno non conosce l’annuncio. Glielo fa capire la carta che vince la prima presa.',
    signal: ({ most }) =>
      `Puoi fare segni al tuo compagno, ${{ 1: 'una volta per presa', 2: 'fino a due volte per presa', any: 'anche più volte nella stessa presa' }[most]}. Li vedono anche gli avversari.`,
    'hand-tricks': ({ left, target }) =>
      `${left ? 'Bastano tre prese, il resto non si gioca.' : 'Con tre prese la mano è vinta.'} Chi arriva per primo a ${target} punti vince la partita.`,
    'hand-fold': 'Chi esce lascia all’altra parte quanto valeva la mano prima del rilancio. Così costa meno.',
    'next-deal': 'Adesso dà le carte il prossimo: ad annunciare sono altri.',
    'game-end': 'A chi perde la partita si segna un Bummerl. Senza nemmeno un punto sono due: cappotto.',
  };
};

/** A table's Italian explanations. */
export const help: ByDeck<HelpMessages> = byDeck(WORDS, helpIn);
