import { capital } from '../capital.js';
import type { TableGroups } from '../de/table.js';
import type { Words } from '../words.js';
import { withArticle } from './grammar.js';
import { doing, essere, perdere, prendere, shortly, uscire, verbOf, vincere, YOU_GET } from './phrases.js';
import { KRITISCHE } from '../card-names.js';

export const prompts = (words: Words): TableGroups['prompts'] => ({
  'you-rest': 'In questa mano riposi.',
  'waiting-for': ({ name }) => `Tocca a ${name}`,
  'waiting-for-draw': ({ name }) => `${name} pesca una carta`,
  'waiting-for-cut': ({ name }) => `${name} taglia il mazzo`,
  'waiting-for-schlag': ({ name }) => `${name} annuncia il valore`,
  'waiting-for-trumpf': ({ name }) => `${name} annuncia la briscola`,
  'waiting-for-take': ({ name }) => `${name} guarda una carta`,
  'waiting-for-show': ({ name }) => `${name} sceglie una carta`,
  'waiting-for-answer': ({ name }) => `${name} ci pensa`,
  'waiting-for-decision': ({ name, value, refusal, four, ...party }) =>
    `${capital(doing(party, essere, 'gli altri'))} gestrichen${four ? ', la mano vale quattro' : ''}. ${name} ci pensa: giocare per ${value} o cedere ${words.points(refusal)}?`,
  'draw-a-card': 'Chi pesca la carta più alta fa il mazziere. Pescane una.',
  'cut-at': ({ count, of }) => `${count} carte su ${of}`,
  'label-cut': 'Dove si taglia',
  'cut-where': 'Dove tagliare?',
  'cut-fewer': 'Meno carte',
  'cut-more': 'Più carte',
  'cut-the-pack': 'Taglia il mazzo.',
  'cut-and-see': 'Taglia il mazzo: la carta in fondo la vedi solo tu.',
  'cut-and-take': 'Taglia il mazzo: un Kritischer lo puoi prendere.',
  'take-card': ({ card }) =>
    `Vedi ${withArticle(words.card(card))}${KRITISCHE[card] ? `, ${withArticle(KRITISCHE[card])}` : ''}. Prendi il Kritischer? Conta tra le tue cinque carte.`,
  'take-bluff': ({ card, count, ...party }) =>
    `Vedi ${withArticle(words.card(card))}: non è un Kritischer. Prendi lo stesso la carta, come se lo fosse? Se si scopre, ${shortly(party, perdere)} ${words.points(count)}.`,
  'take-nothing': ({ card }) => `Vedi ${withArticle(words.card(card))}: non è un Kritischer.`,
  'name-schlag': ({ forehand }) => `${forehand ? 'Sei primo di mano: quale' : 'Quale'} valore (Schlag)?`,
  'name-trumpf': ({ schlag }) => `Il valore è ${words.schlag(schlag)}. Quale briscola (Trumpf)?`,
  'show-schlag': ({ name }) => `Mostra al mazziere (${name}) la carta che decide il valore (Schlag).`,
  'show-trumpf': ({ name, schlag }) =>
    `${schlag === null ? '' : `Il valore è ${words.schlag(schlag)}. `}Mostra al primo di mano (${name}) la carta che decide la briscola (Trumpf).`,
  'your-turn': 'Tocca a te.',
  'play-a-card': 'Tocca a te: gioca una carta.',
  'tap-again': ({ card }) => `${capital(words.card(card))}: toccala di nuovo o trascinala in mezzo al tavolo.`,
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'una carta del valore', weli: 'il Weli', rechter: 'il giusto' }[schlag];
    return `È chiesta briscola: rispondi con una briscola${critical ? `, ${such} o un Kritischer` : ` o ${such}`}.`;
  },
  'must-answer-call': 'Briscola o Kritischer: rispondi con un Kritischer o una briscola.',
  'cannot-show': 'Questa carta non può dare il valore.',
  'asked-untold': ({ name }) => `L’annuncio tu non lo conosci, ${name} sì.`,
  'asked-bid': ({ name, to, value, ...bidders }) =>
    `${name} vuole ${to}. Tieni (vale\u00A0${to}) o esci (${shortly(bidders, prendere)}\u00A0${value})?`,
  'asked-bid-farbe': ({ name, to, value, own, ...bidders }) =>
    `${name} vuole ${to}. Tieni (vale\u00A0${to}), esci (${shortly(bidders, prendere)}\u00A0${value}) o chiedi il seme (se la carta non va, ${YOU_GET[own]}\u00A0${value})?`,
  'asked-schoeneres': ({ name, again }) =>
    `${name} chiede carte più belle (Schöneres): voi due ricevete cinque carte nuove${again ? ' e il valore si annuncia di nuovo' : ''}. D’accordo?`,
  'asked-schlagtausch': ({ name, schlag }) =>
    `${name} chiede lo scambio: allora tu annunci ${schlag ? 'il valore' : 'la briscola'} e ${name} ${schlag ? 'la briscola' : 'il valore'}. D’accordo?`,
  'asked-swap-hands': ({ name }) => `${name} vuole scambiare le carte con te, senza guardarle. D’accordo?`,
  'decide-forced': ({ value, refusal, four, ...party }) =>
    `${capital(shortly(party, essere))} gestrichen${four ? ', la mano vale quattro' : ''}. Giocare per ${value} o cedere ${words.points(refusal)}?`,
  'confirm-strike': ({ points, count, ...party }) =>
    `Azzerare ${words.points(points)}? Se ${shortly(party, vincere)} lo stesso la partita, è un cappotto di ritorno (${count} Bummerl contro gli altri).`,
  'confirm-give-up': ({ refusal, ...others }) =>
    `Uscire davvero? ${capital(shortly(others, prendere))} ${words.points(refusal)} e la mano è finita.`,
});

export const choices = (words: Words): TableGroups['choices'] => ({
  'choice-draw': 'Pesca una carta',
  'choice-cut': 'Taglia',
  'choice-take': 'Prendi',
  'choice-bluff': 'Bluffa',
  'choice-leave': 'Lascia lì',
  'choice-call': ({ card }) => `${capital(words.card(card))}: «Briscola o Kritischer!»`,
  'choice-ask': 'Chiedi qualcosa …',
  'choice-schoeneres': 'Carte più belle?',
  'note-schoeneres': ({ name }) => `carte nuove se ${name} vuole`,
  'choice-schlagtausch': 'Scambio?',
  'note-schlagtausch': ({ name }) => `cambia chi annuncia, se ${name} vuole`,
  'choice-swap-hands': 'Scambia le carte',
  'note-swap-hands': ({ name }) => `con ${name}, senza guardarle`,
  'choice-agree': 'D’accordo',
  'choice-refuse': 'No',
  'choice-play-forced': 'Gioca',
  'note-play-forced': ({ value }) => `per\u00A0${value}`,
  'choice-bid': ({ to }) => `Rilancia a ${to}`,
  'note-bid': ({ count, own, ...others }) =>
    `se ${others.who === 'named' ? doing(others, uscire) : verbOf(others, uscire)}, ${YOU_GET[own]}\u00A0${count}`,
  'choice-hold': 'Tieni',
  'choice-fold': 'Esci',
  'note-fold': ({ count, ...others }) => `${shortly(others, prendere)}\u00A0${count}`,
  'choice-farbe': 'Il seme!',
  'note-farbe': ({ count, own }) => `se non va, ${YOU_GET[own]}\u00A0${count}`,
  'choice-strike': 'Azzera i punti',
  'note-strike': 'per il cappotto di ritorno',
  'confirm-strike-yes': 'Azzera',
  'confirm-give-up-yes': 'Esci',
  'confirm-no': 'Annulla',
  'choice-next-hand': 'Prossima mano',
  'choice-next-game': 'Prossima partita',
  'choice-same-deal': 'Stesse carte',
  'note-same-deal': 'sostituisce partita e Bummerl',
});
