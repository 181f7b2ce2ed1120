import type { Card } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import type { GuideTexts, TermFacts } from '../glossary.js';
import type { Words } from '../words.js';
import { listed, withArticle } from './grammar.js';
import { regionalIn } from './regional.js';

/** The text in place of an example. */
export const notPlayed: GuideTexts['notPlayed'] = 'A questo tavolo non c’è.';
const ONCE = 'una volta per mano';

const now = (who: string | null, general: string): string => (who === null ? general : `Ora: ${who}.`);

const speechOf = (words: Words) => {
  const the = (card: Card): string => withArticle(words.card(card));
  const cards = (all: readonly Card[]): string => listed(all.map(the));
  const given = ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts): string =>
    knowsSchlag && knowsTrumpf
      ? 'Ora'
      : `Per esempio con valore ${words.schlag(schlag)} e briscola ${words.suit(trumpf)}`;
  const one = (facts: TermFacts, card: Card | null): string => `${given(facts)}: ${card ? the(card) : 'non c’è'}.`;
  return { the, cards, given, one };
};

const ofCards = (words: Words) => {
  const { the, cards, given, one } = speechOf(words);
  return {
    schlag: {
      name: 'Valore (Schlag)',
      forms: 'valore (Schlag)|valore|Schlag',
      means: () => 'Il valore che in questa mano sta sopra tutte le briscole.',
      example: ({ knowsSchlag, schlag, linke, rechter }: TermFacts) =>
        knowsSchlag
          ? `Ora: ${words.schlag(schlag)}${schlag === 'weli' ? ', e nessun’altra carta' : ''}.`
          : `Per esempio ${words.schlag(schlag)}: sono ${cards(rechter ? [rechter, ...linke] : linke)}.`,
    },
    trumpf: {
      name: 'Briscola (Trumpf)',
      forms: 'briscola (Trumpf)|briscola|briscole|Trumpf',
      means: () => 'Il seme che in questa mano batte tutti gli altri semi.',
      example: ({ knowsTrumpf, trumpf }: TermFacts) =>
        knowsTrumpf
          ? `Ora: ${words.suit(trumpf)}.`
          : `Per esempio ${words.suit(trumpf)}: allora ${the('H7')} batte persino ${the('EA')}.`,
    },
    rechter: {
      name: 'Il giusto (Rechter)',
      forms: 'giusto (Rechter)|il giusto|giusto|Rechter',
      means: () => 'La carta che è insieme valore e briscola.',
      example: (facts: TermFacts) => one(facts, facts.rechter),
    },
    linker: {
      name: 'Le sinistre (Linke)',
      forms: 'sinistre (Linke)|le sinistre|sinistre|una sinistra|ogni sinistra|Linke',
      means: () => 'Le altre carte del valore annunciato: sono uguali tra loro, vince la prima giocata.',
      example: (facts: TermFacts) =>
        `${given(facts)}: ${facts.linke.length > 0 ? cards(facts.linke) : 'non ce ne sono'}.`,
    },
    superguter: {
      name: 'Superguate',
      forms: 'Superguate',
      means: () =>
        'La briscola due gradini sopra il valore (per il re il sette, per l’asso l’otto). Batte anche il Guate.',
      example: (facts: TermFacts) => one(facts, facts.superguter),
    },
    guter: {
      name: 'Il Guate (il buono)',
      forms: 'Guate (il buono)|Guate',
      means: ({ rules }: TermFacts) =>
        `La briscola un gradino sopra il valore (per l’asso il sette), ${rules.superguter ? 'più alto è solo il Superguate' : 'la carta più alta della mano'}.`,
      example: (facts: TermFacts) => one(facts, facts.guter),
    },
    stechen: {
      name: 'Battere',
      forms: 'battere|batte|battono|batterlo|battuto',
      means: () => 'Giocare una carta più alta di tutte quelle già giocate.',
      example: (facts: TermFacts) => `${given(facts)} ${the(facts.highest)} batte tutte le altre.`,
    },
    'wander-kritt': {
      name: 'Wander-Kritt',
      forms: 'Wander-Kritt',
      means: ({ rules }: TermFacts) =>
        `La briscola un gradino sopra il valore: più alti sono solo i Kritische${rules.superguter ? ' e il Superguate' : ''}.`,
      example: (facts: TermFacts) => one(facts, facts.guter),
    },
  };
};

/** Terms for named cards. */
const ofNamedCards = (words: Words) => {
  const { the, cards } = speechOf(words);
  return {
    kritischer: {
      name: 'Kritischer',
      forms: 'Kritischer|Kritische|Max|Belli|Spitz',
      means: () => 'Una carta che è sempre tra le più alte, qualunque siano valore e briscola.',
      example: ({ kritische }: TermFacts) =>
        `A questo tavolo, dalla più alta: ${listed(kritische.map((card) => asKritischer(card, the(card))))}.`,
    },
    maschine: {
      name: 'Macchina (Maschine)',
      forms: 'macchina (Maschine)|macchina|Maschine',
      means: () => 'Tutti i Kritische in una mano sola: conta subito, e la mano è finita.',
      example: ({ rules, kritische }: TermFacts) =>
        `A questo tavolo ${words.points(rules.maschine)} per ${cards(kritische)}.`,
    },
    weli: {
      name: 'Weli',
      forms: 'Weli',
      means: () => `Il sei di ${words.suit('S')}.`,
      example: ({ weli }: TermFacts) =>
        ({
          kritischer: 'A questo tavolo è un Kritischer.',
          'always-trumpf': 'A questo tavolo è sempre la briscola più bassa.',
          'over-five': `A questo tavolo sta tra il sette e il cinque di ${words.suit('S')}.`,
          'over-five-now': `Ora sta tra il sette e il cinque di ${words.suit('S')}.`,
          'trumpf-over-five': 'Ora è una briscola, più alta del cinque.',
          guter: 'Ora sta sopra il giusto.',
          lowest: `A questo tavolo è la carta più bassa di ${words.suit('S')}.`,
          'lowest-now': `Ora è la carta più bassa di ${words.suit('S')}.`,
          trumpf: 'Ora è la briscola più bassa.',
          schlag: 'Ora è una carta del valore.',
        })[weli],
    },
    abheben: {
      name: 'Tagliare il mazzo',
      forms: 'tagliare|taglia|tagli|tagliato|taglio',
      means: () => 'Dividere il mazzo prima di dare le carte: quello che stava sotto va sopra.',
      example: ({ rules }: TermFacts) =>
        ({
          plain: 'A questo tavolo, tagliando, non si vede nessuna carta.',
          'peek-bottom': 'A questo tavolo chi taglia può guardare la carta in fondo.',
          'take-critical': 'A questo tavolo chi taglia può prendere un Kritischer.',
        })[rules.cut],
    },
    unterste: {
      name: 'Carta in fondo',
      forms: 'carta in fondo',
      means: () => 'La carta che dopo il taglio sta sotto a tutte: la può vedere solo chi taglia.',
      example: () => 'A questo tavolo resta di sicuro fuori dal gioco.',
    },
  };
};

const ofCourse = (words: Words) => ({
  ansage: {
    name: 'Annuncio',
    forms: 'annuncio|annunci|annunciare|annuncia|annunciato|annunciane',
    means: () => 'Il valore e la briscola che primo di mano e mazziere decidono per questa mano.',
    example: ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts) =>
      `${knowsSchlag && knowsTrumpf ? 'Ora' : 'Per esempio'}: valore ${words.schlag(schlag)}, briscola ${words.suit(trumpf)}.`,
  },
  vorhand: {
    name: 'Primo di mano',
    forms: 'primo di mano',
    means: ({ rules }: TermFacts) =>
      `Chi siede dopo ${rules.players === 3 && rules.threePlayer === 'take-turns' ? 'il giocatore che riposa' : 'il mazziere'}: ${rules.announcement === 'blind-bottom-card' ? 'una sua carta dà il valore, e lui apre la prima presa' : 'decide il valore e apre la prima presa'}.`,
    example: ({ forehand }: TermFacts) => now(forehand, 'Nella prossima mano tocca al giocatore seguente.'),
  },
  geber: {
    name: 'Mazziere',
    forms: 'mazziere',
    means: ({ rules }: TermFacts) =>
      rules.players === 3 && rules.threePlayer === 'forehand-names-both'
        ? 'Chi dà le carte.'
        : 'Chi dà le carte: da lui viene la briscola.',
    example: ({ dealer }: TermFacts) => now(dealer, 'Nella prossima mano dà le carte il giocatore seguente.'),
  },
  stich: {
    name: 'Presa',
    forms: 'presa|prese',
    means: () => 'Una carta di ciascuno: la più alta le prende tutte.',
    example: ({ value }: TermFacts) => `Chi ne fa tre per primo vince la mano: ora ${words.points(value)}.`,
  },
  zugeben: {
    name: 'Rispondere a briscola',
    forms: 'rispondere a briscola|risposto a briscola|rispondere|risponde|rispondi|chiesta briscola',
    means: () => 'Se si apre con una briscola, chi ne ha una deve giocare briscola.',
    example: ({ rules }: TermFacts) =>
      ({
        none: 'A questo tavolo nessuno è obbligato.',
        everyone: 'A questo tavolo vale per tutti.',
        announcers: 'A questo tavolo vale solo per primo di mano e mazziere.',
        'trumpf-oder-kritisch': 'A questo tavolo solo se si chiama «Briscola o Kritischer!».',
      })[rules.follow],
  },
  call: {
    name: 'Briscola o Kritischer',
    forms: 'Briscola o Kritischer|Trumpf oder Kritisch',
    means: () => 'La chiamata con il giusto come prima carta: tutti devono dare una briscola o un Kritischer.',
    example: () => 'A questo tavolo si può chiamare, ma non è obbligatorio.',
  },
});

/** Terms for requests and variants. */
const ofCustoms = (words: Words) => ({
  schoeneres: {
    name: 'Carte più belle (Schöneres)',
    forms: 'carte più belle (Schöneres)|carte più belle|Schöneres',
    means: () => 'Chiedere carte nuove: se l’altro è d’accordo, mazziere e primo di mano ne ricevono cinque.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `A questo tavolo può chiederle il primo di mano, ${ONCE}.`,
        announcers: `A questo tavolo possono chiederle primo di mano e mazziere, ${rules.schoeneresRequests === 'each' ? 'ciascuno' : 'in tutto'} ${ONCE}.`,
      })[rules.schoeneres],
  },
  schlagtausch: {
    name: 'Scambio (Schlagtausch)',
    forms: 'scambio (Schlagtausch)|scambio|scambi|Schlagtausch',
    means: () => 'Primo di mano e mazziere si scambiano l’annuncio: allora il valore viene dal mazziere.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `A questo tavolo può chiederlo il primo di mano, ${ONCE}.`,
        dealer: `A questo tavolo può chiederlo il mazziere, ${ONCE}.`,
        either: `A questo tavolo può chiederlo uno dei due, in tutto ${ONCE}.`,
      })[rules.schlagtausch],
  },
  zusammenschauen: {
    name: 'Guardarsi le carte',
    forms: 'guardarsi le carte (Zusammenschauen)|guardarsi le carte|Zusammenschauen',
    means: () => 'Fatto l’annuncio, i compagni si mostrano le carte.',
    example: () => 'A questo tavolo si gioca così.',
  },
  deuten: {
    name: 'Fare segni',
    forms: 'fa segno|fai segno|fare segni|segno|segni',
    means: () => 'Dire al compagno con un gesto che cosa si ha; può anche non essere vero.',
    example: () => `Per esempio ${words.gesture('S')}: ${words.meaning('S')}.`,
  },
  blind: {
    name: 'Alla cieca',
    forms: 'alla cieca|a carte coperte',
    means: () => 'Chi gioca alla cieca non conosce valore e briscola: li conoscono solo primo di mano e mazziere.',
    example: ({ rules }: TermFacts) =>
      rules.announcement === 'open' ? 'A questo tavolo li sentono tutti.' : 'A questo tavolo si gioca così.',
  },
});

const ofPoints = (words: Words) => ({
  bieten: {
    name: 'Rilanciare',
    forms: 'rilanciare|rilancia|rilanci|rilanciano|rilanciato|rilancio',
    means: () => 'Far valere la mano un punto in più: gli altri tengono o escono.',
    example: ({ value }: TermFacts) => `Ora la mano vale ${value}, quindi si rilancia a ${value + 1}.`,
  },
  halten: {
    name: 'Tenere',
    forms: 'tenere|tengono|tengo|tenuto|se tieni|chi tiene',
    means: () => 'Accettare un rilancio: la mano vale allora quanto si è rilanciato.',
    example: ({ value }: TermFacts) => `Chi ora tiene un rilancio gioca per ${value + 1}.`,
  },
  gehen: {
    name: 'Uscire',
    forms: 'uscire|esco|esci|esce|escono|usciti|uscito',
    means: () => 'Non accettare un rilancio: la mano è finita, e gli altri prendono quanto valeva prima.',
    example: ({ value }: TermFacts) => `Ora sarebbero ${words.points(value)}.`,
  },
  bluff: {
    name: 'Bluffare',
    forms: 'bluffare|bluffato|bluffa|bluff',
    means: () => 'Rilanciare con carte deboli perché gli altri escano.',
    example: ({ value }: TermFacts) => `Se ora escono, porta ${words.points(value)} senza mostrare le carte.`,
  },
  farbe: {
    name: 'Il seme!',
    forms: 'Il seme!|chiedi il seme|chiede il seme|Farbe',
    means: () => 'La risposta a un rilancio nell’ultima presa: chi ha rilanciato deve mostrare che la sua carta va.',
    example: () => 'Va il seme giocato per primo, una briscola, una carta del valore o un Kritischer.',
  },
  gestrichen: {
    name: 'Gestrichen',
    forms: 'gestrichen',
    means: () => 'Così vicino al traguardo da non poter più rilanciare.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `A questo tavolo da ${target - gestrichenAt} punti su ${target}.`,
  },
  vier: {
    name: 'La mano vale quattro',
    forms: 'la mano vale quattro|vale quattro',
    means: () => 'Chi è gestrichen con almeno 4 punti di vantaggio gioca per 4 o cede dei punti.',
    example: ({ rules }: TermFacts) => `A questo tavolo sono ${words.points(rules.refusal)}.`,
  },
  bummerl: {
    name: 'Bummerl',
    forms: 'Bummerl',
    means: () => 'Il segno per una partita persa: conta contro chi ha perso.',
    example: ({ rules }: TermFacts) =>
      `Chi qui arriva per primo a ${words.points(rules.target)} lo fa segnare agli altri.`,
  },
  schneider: {
    name: 'Cappotto (Schneider)',
    forms: 'cappotto (Schneider)|cappotto|Schneider',
    means: () => 'Una partita persa con 0 punti: conta 2 Bummerl.',
    example: ({ rules }: TermFacts) => `Per esempio ${rules.target} a 0.`,
  },
  retourschneider: {
    name: 'Cappotto di ritorno',
    forms: 'cappotto di ritorno (Retourschneider)|cappotto di ritorno|Retourschneider',
    means: () => 'Chi era a 0 quando gli altri erano già gestrichen, e vince lo stesso: 4 Bummerl.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `Per esempio chi è sotto 0 a ${target - gestrichenAt} e arriva lo stesso a ${target}.`,
  },
});

/** The Italian game terms. */
export const glossaryIn: GuideTexts['glossaryIn'] = (words) => ({
  ...ofCards(words),
  ...ofNamedCards(words),
  ...ofCourse(words),
  ...ofCustoms(words),
  ...ofPoints(words),
  ...regionalIn(words),
});

/** The Italian texts about the order of the cards. */
export const orderIn: GuideTexts['orderIn'] = (words) => ({
  heading: 'Le carte ora',
  known: ({ schlag, trumpf }) =>
    `Valore ${words.schlag(schlag)}, briscola ${words.suit(trumpf)}: dalla carta più alta alla più bassa.`,
  onlySchlag: ({ schlag }) => `Valore ${words.schlag(schlag)}. La briscola non è ancora decisa.`,
  onlyTrumpf: ({ trumpf }) => `Briscola ${words.suit(trumpf)}. Il valore non lo conosci.`,
  open: 'Non è ancora stato annunciato niente: così stanno le carte nel loro seme.',
  secret: 'Valore e briscola non li conosci: per il resto le carte stanno così nel loro seme.',
  legend: 'Con il bordo: le tue carte. Sbiadite: già giocate.',
  own: 'tua',
  gone: 'giocata',
  groups: {
    kritischer: 'Kritische',
    superguter: 'Superguate',
    guter: 'Guate (il buono)',
    'wander-kritt': 'Wander-Kritt',
    rechter: 'Giusto',
    linker: 'Sinistre: uguali, vince la prima giocata',
    trumpf: 'Briscole',
    schlag: 'Valore: una di queste diventa il giusto',
  },
  suits: 'Queste vincono solo se si apre con il loro seme:',
  example: ({ suit }) => `Gli altri semi vincono solo se si apre con quelli. Per esempio ${words.suit(suit)}:`,
});
