import type { Card } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import type { GuideTexts, TermFacts } from '../glossary.js';
import type { Words } from '../words.js';
import { regionalIn } from './regional.js';

const listed = (items: readonly string[], word = 'und'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;

/** Returns the current player in a role, or the general rule outside a hand. */
const now = (who: string | null, general: string): string => (who === null ? general : `Jetzt: ${who}.`);

/** The text in place of an example. */
export const notPlayed: GuideTexts['notPlayed'] = 'An diesem Tisch gibt es das nicht.';
const ONCE = 'einmal in der Runde';

/** Functions for sentences about cards, in the words of a deck. */
const speechOf = (words: Words) => {
  const cards = (all: readonly Card[]): string => listed(all.map(words.card));
  /** Returns the start of a sentence about the current hand or about an example. */
  const given = ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts): string =>
    knowsSchlag && knowsTrumpf
      ? 'Jetzt'
      : `Zum Beispiel bei Schlag ${words.schlag(schlag)} und Trumpf ${words.suit(trumpf)}`;
  const one = (facts: TermFacts, card: Card | null): string =>
    `${given(facts)}: ${card ? words.card(card) : 'keiner'}.`;
  return { cards, given, one };
};

/** Terms for cards. */
const ofCards = (words: Words) => {
  const { cards, given, one } = speechOf(words);
  return {
    schlag: {
      name: 'Schlag',
      forms: 'Schlag|Schlags|Schläge|Schlägen',
      means: () => 'Der Rang, der in dieser Runde über allen Trümpfen steht.',
      example: ({ knowsSchlag, schlag, linke, rechter }: TermFacts) =>
        knowsSchlag
          ? `Jetzt: ${words.schlag(schlag)}${schlag === 'weli' ? ', und nur er' : ''}.`
          : `Zum Beispiel ${words.schlag(schlag)}: Das sind ${cards(rechter ? [rechter, ...linke] : linke)}.`,
    },
    trumpf: {
      name: 'Trumpf',
      forms: 'Trumpf|Trumpfs|Trümpfe|Trümpfen|Trumpffarbe|Trumpfkarte',
      means: () => 'Die Farbe, die in dieser Runde alle anderen Farben sticht.',
      example: ({ knowsTrumpf, trumpf }: TermFacts) =>
        knowsTrumpf
          ? `Jetzt: ${words.suit(trumpf)}.`
          : `Zum Beispiel ${words.suit(trumpf)}: Dann sticht ${words.card('H7')} sogar ${words.card('EA')}.`,
    },
    rechter: {
      name: 'Rechter',
      forms: 'Rechter|Rechte|Rechten',
      means: () => 'Die Karte, die Schlag und Trumpf zugleich ist.',
      example: (facts: TermFacts) => one(facts, facts.rechter),
    },
    linker: {
      name: 'Linker',
      forms: 'Linker|Linke|Linken|Linkem|Linkes',
      means: () =>
        'Eine andere Karte vom Rang des Schlags: Alle Linken sind gleich hoch, der zuerst gespielte gewinnt.',
      example: (facts: TermFacts) => `${given(facts)}: ${facts.linke.length > 0 ? cards(facts.linke) : 'keine'}.`,
    },
    superguter: {
      name: 'Superguter',
      forms: 'Superguter|Supergute|Superguten',
      means: () =>
        'Der Trumpf zwei Ränge über dem Schlag (beim König der Siebener, beim Ass der Achter). Er sticht auch den Guten.',
      example: (facts: TermFacts) => one(facts, facts.superguter),
    },
    guter: {
      name: 'Guter',
      forms: 'Guter|Gute|Guten',
      means: ({ rules }: TermFacts) =>
        `Der Trumpf einen Rang über dem Schlag (beim Ass der Siebener), ${rules.superguter ? 'nur der Superguter ist höher' : 'die höchste Karte der Runde'}.`,
      example: (facts: TermFacts) => one(facts, facts.guter),
    },
    stechen: {
      name: 'Stechen',
      forms: 'stechen|sticht|gestochen',
      means: () => 'Eine höhere Karte legen als alle, die schon liegen.',
      example: (facts: TermFacts) => `${given(facts)} sticht ${words.card(facts.highest)} alle anderen.`,
    },
    'wander-kritt': {
      name: 'Wander-Kritt',
      forms: 'Wander-Kritt',
      means: ({ rules }: TermFacts) =>
        `Der Trumpf einen Rang über dem Schlag: Höher sind nur die Kritischen${rules.superguter ? ' und der Superguter' : ''}.`,
      example: (facts: TermFacts) => one(facts, facts.guter),
    },
  };
};

/** Terms for named cards. */
const ofNamedCards = (words: Words) => {
  const { cards } = speechOf(words);
  return {
    kritischer: {
      name: 'Kritischer',
      forms: 'Kritischer|Kritische|Kritischen|Max|Belli|Spitz',
      means: () => 'Eine Karte, die immer zu den höchsten gehört, welcher Schlag und Trumpf auch angesagt sind.',
      example: ({ kritische }: TermFacts) =>
        `An diesem Tisch, von oben: ${listed(kritische.map((card) => asKritischer(card, words.card(card))))}.`,
    },
    maschine: {
      name: 'Maschine',
      forms: 'Maschine',
      means: () => 'Alle Kritischen in einer Hand: Das zählt sofort, und die Runde ist aus.',
      example: ({ rules, kritische }: TermFacts) =>
        `An diesem Tisch ${words.points(rules.maschine)} für ${cards(kritische)}.`,
    },
    weli: {
      name: 'Weli',
      forms: 'Weli',
      means: () => `Der ${words.suit('S')}-Sechser.`,
      example: ({ weli }: TermFacts) =>
        ({
          kritischer: 'An diesem Tisch ist er ein Kritischer.',
          'always-trumpf': 'An diesem Tisch ist er immer der niedrigste Trumpf.',
          'over-five': `An diesem Tisch steht er in ${words.suit('S')} zwischen Siebener und Fünfer.`,
          'over-five-now': `Jetzt steht er in ${words.suit('S')} zwischen Siebener und Fünfer.`,
          'trumpf-over-five': 'Jetzt ist er ein Trumpf, höher als der Fünfer.',
          guter: 'Jetzt ist er höher als der Rechte.',
          lowest: `An diesem Tisch ist er die niedrigste Karte von ${words.suit('S')}.`,
          'lowest-now': `Jetzt ist er die niedrigste Karte von ${words.suit('S')}.`,
          trumpf: 'Jetzt ist er der niedrigste Trumpf.',
          schlag: 'Jetzt gehört er zum Schlag.',
        })[weli],
    },
    abheben: {
      name: 'Abheben',
      forms: 'abheben|abhebt|abgehoben|abgehobenen|hebt ab|hebst ab|heb ab',
      means: () => 'Den Packen teilen, bevor gegeben wird: Was unten lag, kommt nach oben.',
      example: ({ rules }: TermFacts) =>
        ({
          plain: 'An diesem Tisch sieht dabei niemand eine Karte.',
          'peek-bottom': 'An diesem Tisch darf man dabei die unterste Karte ansehen.',
          'take-critical': 'An diesem Tisch darf man dabei einen Kritischen nehmen.',
        })[rules.cut],
    },
    unterste: {
      name: 'Unterste Karte',
      forms: 'unterste Karte',
      means: () => 'Die Karte, die beim Abheben unten liegt: Nur wer abhebt, darf sie sehen.',
      example: () => 'An diesem Tisch bleibt sie sicher aus dem Spiel.',
    },
  };
};

/** Terms for actions and roles of players. */
const ofCourse = (words: Words) => ({
  ansage: {
    name: 'Ansage',
    forms: 'Ansage|Ansagen|ansagen|angesagt',
    means: () => 'Schlag und Trumpf, wie Vorhand und Geber sie für diese Runde bestimmen.',
    example: ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts) =>
      `${knowsSchlag && knowsTrumpf ? 'Jetzt' : 'Zum Beispiel'}: Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  },
  vorhand: {
    name: 'Vorhand',
    forms: 'Vorhand',
    means: ({ rules }: TermFacts) =>
      `Wer nach ${rules.players === 3 && rules.threePlayer === 'take-turns' ? 'dem sitzt, der aussetzt' : 'dem Geber sitzt'}: ${rules.announcement === 'blind-bottom-card' ? 'Von der Vorhand kommt der Schlag, und sie' : 'bestimmt den Schlag und'} spielt aus.`,
    example: ({ forehand }: TermFacts) => now(forehand, 'In der nächsten Runde ist es der nächste Spieler.'),
  },
  geber: {
    name: 'Geber',
    forms: 'Geber|Gebers',
    means: ({ rules }: TermFacts) =>
      rules.players === 3 && rules.threePlayer === 'forehand-names-both'
        ? 'Wer die Karten gibt.'
        : 'Wer die Karten gibt: Von ihm kommt der Trumpf.',
    example: ({ dealer }: TermFacts) => now(dealer, 'In der nächsten Runde gibt der nächste Spieler.'),
  },
  stich: {
    name: 'Stich',
    forms: 'Stich|Stichs|Stiche|Stichen',
    means: () => 'Eine Karte von jedem: Die höchste gewinnt sie alle.',
    example: ({ value }: TermFacts) => `Wer zuerst drei hat, gewinnt die Runde: jetzt ${words.points(value)}.`,
  },
  zugeben: {
    name: 'Zugeben',
    forms: 'zugeben|zugegeben|gefordert|bedienen',
    means: () => 'Ist Trumpf ausgespielt, muss Trumpf spielen, wer einen hat.',
    example: ({ rules }: TermFacts) =>
      ({
        none: 'An diesem Tisch muss das niemand.',
        everyone: 'An diesem Tisch gilt das für alle.',
        announcers: 'An diesem Tisch gilt das nur für Vorhand und Geber.',
        'trumpf-oder-kritisch': 'An diesem Tisch nur, wenn „Trumpf oder Kritisch!“ gerufen wird.',
      })[rules.follow],
  },
  call: {
    name: 'Trumpf oder Kritisch',
    forms: 'Trumpf oder Kritisch',
    means: () => 'Der Ruf zum Rechten als erster Karte: Jeder muss einen Trumpf oder einen Kritischen geben.',
    example: () => 'An diesem Tisch darf gerufen werden, muss aber nicht.',
  },
});

/** Terms for requests and variants. */
const ofCustoms = (words: Words) => ({
  schoeneres: {
    name: 'Schöneres',
    forms: 'Schöneres',
    means: () => 'Die Bitte um neue Karten: Ist der andere einverstanden, bekommen Geber und Vorhand fünf neue.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `An diesem Tisch darf die Vorhand ${ONCE} fragen.`,
        announcers: `An diesem Tisch dürfen Vorhand und Geber fragen, ${rules.schoeneresRequests === 'each' ? 'jeder' : 'zusammen'} ${ONCE}.`,
      })[rules.schoeneres],
  },
  schlagtausch: {
    name: 'Schlagtausch',
    forms: 'Schlagtausch',
    means: () => 'Vorhand und Geber tauschen, was sie ansagen: Dann kommt der Schlag vom Geber.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `An diesem Tisch darf die Vorhand ${ONCE} darum bitten.`,
        dealer: `An diesem Tisch darf der Geber ${ONCE} darum bitten.`,
        either: `An diesem Tisch darf jeder der beiden darum bitten, zusammen ${ONCE}.`,
      })[rules.schlagtausch],
  },
  zusammenschauen: {
    name: 'Zusammenschauen',
    forms: 'Zusammenschauen',
    means: () => 'Nach der Ansage sehen Partner einander in die Karten.',
    example: () => 'An diesem Tisch wird so gespielt.',
  },
  deuten: {
    name: 'Deuten',
    forms: 'deuten|deutet|deutest|gedeutet',
    means: () => 'Dem Partner mit einem Zeichen sagen, was man hat; es muss nicht stimmen.',
    example: () => `Zum Beispiel ${words.gesture('S')}: ${words.meaning('S')}.`,
  },
  blind: {
    name: 'Blind',
    forms: 'blind|Blinde|Blinden|Blindwatten',
    means: () => 'Wer blind spielt, kennt Schlag und Trumpf nicht: Die wissen nur Vorhand und Geber.',
    example: ({ rules }: TermFacts) =>
      rules.announcement === 'open' ? 'An diesem Tisch wird offen angesagt.' : 'An diesem Tisch wird so gespielt.',
  },
});

/** Terms for the values of hands and games. */
const ofPoints = (words: Words) => ({
  bieten: {
    name: 'Bieten',
    forms: 'bieten|bietet|bietest|biete|geboten|gebotenen|Gebot|Gebote|Bieter',
    means: () => 'Die Runde um einen Punkt teurer machen: Die Gegner halten oder gehen.',
    example: ({ value }: TermFacts) => `Jetzt geht es um ${value}, geboten wird also ${value + 1}.`,
  },
  halten: {
    name: 'Halten',
    forms: 'halten|hältst|gehalten|wer hält',
    means: () => 'Ein Gebot annehmen: Die Runde ist dann so viel wert, wie geboten wurde.',
    example: ({ value }: TermFacts) => `Wer jetzt ein Gebot hält, spielt um ${value + 1}.`,
  },
  gehen: {
    name: 'Gehen',
    forms: 'gehen|gehst|gegangen|wer geht',
    means: () => 'Ein Gebot nicht annehmen: Die Runde ist aus, und die Gegner bekommen, was sie vorher wert war.',
    example: ({ value }: TermFacts) => `Jetzt wären das ${words.points(value)}.`,
  },
  bluff: {
    name: 'Bluffen',
    forms: 'bluffen|geblufft|Bluff|Bluffs|bluffe|bluffst|blufft',
    means: () => 'Mit schwachen Karten bieten, damit die Gegner gehen.',
    example: ({ value }: TermFacts) =>
      `Gehen sie jetzt, bringt es ${words.points(value)}, ohne dass jemand die Karten sieht.`,
  },
  farbe: {
    name: 'Farbe!',
    forms: 'Farbe!|Farbe verlangen|verlangt die Farbe|verlangst die Farbe|Farbe wurde verlangt',
    means: () => 'Die Antwort auf ein Gebot im letzten Stich: Der Bieter muss zeigen, dass seine Karte passt.',
    example: () => 'Es passt die ausgespielte Farbe, ein Trumpf, ein Schlag oder ein Kritischer.',
  },
  gestrichen: {
    name: 'Gestrichen',
    forms: 'gestrichen',
    means: () => 'So nah am Ziel, dass man nicht mehr bieten darf.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `An diesem Tisch ab ${target - gestrichenAt} von ${target} Punkten.`,
  },
  vier: {
    name: 'Es gehen die Vier',
    forms: 'es gehen die Vier|die Vier',
    means: () => 'Wer gestrichen und mindestens 4 Punkte voraus ist, spielt um 4 oder gibt Punkte ab.',
    example: ({ rules }: TermFacts) => `An diesem Tisch sind es ${words.points(rules.refusal)}.`,
  },
  bummerl: {
    name: 'Bummerl',
    forms: 'Bummerl',
    means: () => 'Das Zeichen für ein verlorenes Spiel: Es zählt gegen den Verlierer.',
    example: ({ rules }: TermFacts) => `Wer hier zuerst ${words.points(rules.target)} hat, hängt es den Gegnern an.`,
  },
  schneider: {
    name: 'Schneider',
    forms: 'Schneider',
    means: () => 'Ein Spiel, das mit 0 Punkten verloren wird: Es zählt 2 Bummerl.',
    example: ({ rules }: TermFacts) => `Zum Beispiel ${rules.target} zu 0.`,
  },
  retourschneider: {
    name: 'Retourschneider',
    forms: 'Retourschneider',
    means: () => 'Wer bei 0 war, als die Gegner schon gestrichen waren, und noch gewinnt: 4 Bummerl.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `Zum Beispiel von 0 zu ${target - gestrichenAt} noch auf ${target}.`,
  },
});

/** The German game terms. */
export const glossaryIn: GuideTexts['glossaryIn'] = (words) => ({
  ...ofCards(words),
  ...ofNamedCards(words),
  ...ofCourse(words),
  ...ofCustoms(words),
  ...ofPoints(words),
  ...regionalIn(words),
});

/** The German texts about the order of the cards. */
export const orderIn: GuideTexts['orderIn'] = (words) => ({
  heading: 'Die Karten jetzt',
  known: ({ schlag, trumpf }) =>
    `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}: von der höchsten zur niedrigsten Karte.`,
  onlySchlag: ({ schlag }) => `Schlag ${words.schlag(schlag)}. Der Trumpf ist noch offen.`,
  onlyTrumpf: ({ trumpf }) => `Trumpf ${words.suit(trumpf)}. Den Schlag weißt du nicht.`,
  open: 'Noch ist nichts angesagt: So stehen die Karten in ihrer Farbe.',
  secret: 'Schlag und Trumpf weißt du nicht. Ohne sie stehen die Karten in ihrer Farbe so:',
  legend: 'Umrandet: deine Karten. Blass: schon gespielt.',
  own: 'deine',
  gone: 'gespielt',
  groups: {
    kritischer: 'Kritische',
    superguter: 'Superguter',
    guter: 'Guter',
    'wander-kritt': 'Wander-Kritt',
    rechter: 'Rechter',
    linker: 'Linke: gleich hoch, der zuerst gespielte gewinnt',
    trumpf: 'Trümpfe',
    schlag: 'Schlag: Einer davon wird der Rechte',
  },
  suits: 'Diese gewinnen nur, wenn ihre Farbe ausgespielt ist:',
  example: ({ suit }) => `Andere Farben gewinnen nur, wenn sie ausgespielt sind. Zum Beispiel ${words.suit(suit)}:`,
});
