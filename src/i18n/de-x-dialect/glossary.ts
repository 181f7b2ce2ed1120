import type { Card } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import type { GuideTexts, TermFacts } from '../glossary.js';
import type { Words } from '../words.js';
import { regionalIn } from './regional.js';

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;

/** The text in place of an example. */
export const notPlayed: GuideTexts['notPlayed'] = 'Ba den Tisch gibt’s sell nit.';
const ONCE = 'oanmol in der Runde';

const now = (who: string | null, general: string): string => (who === null ? general : `Iatz: ${who}.`);

const speechOf = (words: Words) => {
  const cards = (all: readonly Card[]): string => listed(all.map(words.card));
  const given = ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts): string =>
    knowsSchlag && knowsTrumpf
      ? 'Iatz'
      : `Zun Beispiel ba Schlog ${words.schlag(schlag)} und Trumpf ${words.suit(trumpf)}`;
  const one = (facts: TermFacts, card: Card | null): string =>
    `${given(facts)}: ${card ? words.card(card) : 'koaner'}.`;
  return { cards, given, one };
};

const ofCards = (words: Words) => {
  const { cards, given, one } = speechOf(words);
  return {
    schlag: {
      name: 'Schlog',
      forms: 'Schlog|Schläg',
      means: () => 'Dor Rang, der in der Runde iber olle Trimpf isch.',
      example: ({ knowsSchlag, schlag, linke, rechter }: TermFacts) =>
        knowsSchlag
          ? `Iatz: ${words.schlag(schlag)}${schlag === 'weli' ? ', und lei er' : ''}.`
          : `Zun Beispiel ${words.schlag(schlag)}: Sell sein ${cards(rechter ? [rechter, ...linke] : linke)}.`,
    },
    trumpf: {
      name: 'Trumpf',
      forms: 'Trumpf|Trimpf',
      means: () => 'Die Forb, de in der Runde olle ondern Forbm sticht.',
      example: ({ knowsTrumpf, trumpf }: TermFacts) =>
        knowsTrumpf
          ? `Iatz: ${words.suit(trumpf)}.`
          : `Zun Beispiel ${words.suit(trumpf)}: Norr sticht ${words.card('H7')} sogor ${words.card('EA')}.`,
    },
    rechter: {
      name: 'Rechter',
      forms: 'Rechter|Rechte|Rechtn',
      means: () => 'Die Kort, de Schlog und Trumpf mitnonder isch.',
      example: (facts: TermFacts) => one(facts, facts.rechter),
    },
    linker: {
      name: 'Linker',
      forms: 'Linker|Linke|Linkn',
      means: () => 'An ondere Kort fan Schlog: Olle Linkn sein gleich hoach, dor zearscht gspielte gwinnt.',
      example: (facts: TermFacts) => `${given(facts)}: ${facts.linke.length > 0 ? cards(facts.linke) : 'koane'}.`,
    },
    superguter: {
      name: 'Superguater',
      forms: 'Superguater|Superguate|Superguatn',
      means: () =>
        'Dor Trumpf zwoa Räng iber in Schlog (ban Kinig dor Siebner, ban Ass dor Ochter). Er sticht a in Guatn.',
      example: (facts: TermFacts) => one(facts, facts.superguter),
    },
    guter: {
      name: 'Guater',
      forms: 'Guater|Guate|Guatn',
      means: ({ rules }: TermFacts) =>
        `Dor Trumpf oan Rang iber in Schlog (ban Ass dor Siebner), ${rules.superguter ? 'lei dor Superguate isch hecher' : 'die hechschte Kort fa der Runde'}.`,
      example: (facts: TermFacts) => one(facts, facts.guter),
    },
    stechen: {
      name: 'Stechn',
      forms: 'stechn|sticht|gstochn',
      means: () => 'A hechere Kort legn wia olle, de schun liegn.',
      example: (facts: TermFacts) => `${given(facts)} sticht ${words.card(facts.highest)} olle ondern.`,
    },
    'wander-kritt': {
      name: 'Wander-Kritt',
      forms: 'Wander-Kritt',
      means: ({ rules }: TermFacts) =>
        `Dor Trumpf oan Rang iber in Schlog: Hecher sein lei die Kritischn${rules.superguter ? ' und dor Superguate' : ''}.`,
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
      forms: 'Kritischer|Kritische|Kritischn|Kritischen|Max|Belli|Spitz',
      means: () => 'A Kort, de olm zu die hechschtn keart, gonz gleich, wos ungsog isch.',
      example: ({ kritische }: TermFacts) =>
        `Ba den Tisch, fa obm: ${listed(kritische.map((card) => asKritischer(card, words.card(card))))}.`,
    },
    maschine: {
      name: 'Maschin',
      forms: 'Maschin',
      means: () => 'Olle Kritischn in oaner Hond: Sell zählt glei, und die Runde isch gor.',
      example: ({ rules, kritische }: TermFacts) =>
        `Ba den Tisch ${words.points(rules.maschine)} fir ${cards(kritische)}.`,
    },
    weli: {
      name: 'Weli',
      forms: 'Weli',
      means: () => `Dor Sechser fa ${words.suit('S')}.`,
      example: ({ weli }: TermFacts) =>
        ({
          kritischer: 'Ba den Tisch isch er a Kritischer.',
          'always-trumpf': 'Ba den Tisch isch er olm dor kloanschte Trumpf.',
          'over-five': `Ba den Tisch steat er in ${words.suit('S')} zwischn Siebner und Finfer.`,
          'over-five-now': `Iatz steat er in ${words.suit('S')} zwischn Siebner und Finfer.`,
          'trumpf-over-five': 'Iatz isch er a Trumpf, hecher wia dor Finfer.',
          guter: 'Iatz isch er hecher wia dor Rechte.',
          lowest: `Ba den Tisch isch er die kloanschte Kort fa ${words.suit('S')}.`,
          'lowest-now': `Iatz isch er die kloanschte Kort fa ${words.suit('S')}.`,
          trumpf: 'Iatz isch er dor kloanschte Trumpf.',
          schlag: 'Iatz keart er zun Schlog.',
        })[weli],
    },
    abheben: {
      name: 'Ohebm',
      forms: 'ohebm|oheb|ogheb|oghebtn|heb o|hebsch o',
      means: () => 'In Packn toaln, bevor gebm werd: Wos untn glegn isch, kimmp auffi.',
      example: ({ rules }: TermFacts) =>
        ({
          plain: 'Ba den Tisch sig derbei koaner a Kort.',
          'peek-bottom': 'Ba den Tisch derf man derbei die unterschte Kort unschaugn.',
          'take-critical': 'Ba den Tisch derf man derbei an Kritischn nemmen.',
        })[rules.cut],
    },
    unterste: {
      name: 'Unterschte Kort',
      forms: 'unterschte Kort',
      means: () => 'Die Kort, de ban Ohebm untn lieg: Segn derf sie lei, wer oheb.',
      example: () => 'Ba den Tisch bleib sie sicher ausn Spiel.',
    },
  };
};

const ofCourse = (words: Words) => ({
  ansage: {
    name: 'Unsog',
    forms: 'Unsog|unsog|unsogn|ungsog',
    means: () => 'Schlog und Trumpf, wia sie Vorhand und Geber fir die Runde bestimmen.',
    example: ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts) =>
      `${knowsSchlag && knowsTrumpf ? 'Iatz' : 'Zun Beispiel'}: Schlog ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  },
  vorhand: {
    name: 'Vorhand',
    forms: 'Vorhand',
    means: ({ rules }: TermFacts) =>
      `Wer ${rules.players === 3 && rules.threePlayer === 'take-turns' ? 'noch den sitzt, wos aussetz' : 'nochn Geber sitzt'}: ${rules.announcement === 'blind-bottom-card' ? 'Fa der Vorhand kimmp dor Schlog, und sie spielt aus' : 'bestimmp in Schlog und spielt aus'}.`,
    example: ({ forehand }: TermFacts) => now(forehand, 'In der nächschtn Runde isch’s dor nächschte Spieler.'),
  },
  geber: {
    name: 'Geber',
    forms: 'Geber',
    means: ({ rules }: TermFacts) =>
      rules.players === 3 && rules.threePlayer === 'forehand-names-both'
        ? 'Wer die Kortn gib.'
        : 'Wer die Kortn gib: Fa ihm kimmp dor Trumpf.',
    example: ({ dealer }: TermFacts) => now(dealer, 'In der nächschtn Runde gib dor nächschte Spieler.'),
  },
  stich: {
    name: 'Stich',
    forms: 'Stich|Stiche',
    means: () => 'Fa jedn oane Kort: Die hechschte gwinnt sie olle.',
    example: ({ value }: TermFacts) => `Wer zearscht drei hot, gwinnt die Runde: iatz ${words.points(value)}.`,
  },
  zugeben: {
    name: 'Zuagebm',
    forms: 'zuagebm|verlongt',
    means: () => 'Isch Trumpf ausgspielt, muass Trumpf spieln, wer oan hot.',
    example: ({ rules }: TermFacts) =>
      ({
        none: 'Ba den Tisch muass sell koaner.',
        everyone: 'Ba den Tisch gilt sell fir olle.',
        announcers: 'Ba den Tisch gilt sell lei fir Vorhand und Geber.',
        'trumpf-oder-kritisch': 'Ba den Tisch lei, wenn „Trumpf oder Kritisch!“ gruafn werd.',
      })[rules.follow],
  },
  call: {
    name: 'Trumpf oder Kritisch',
    forms: 'Trumpf oder Kritisch',
    means: () => 'Dor Ruaf zun Rechtn als earschter Kort: Jeder muass an Trumpf oder an Kritischn gebm.',
    example: () => 'Ba den Tisch derf man ruafn, man muass ober nit.',
  },
});

/** Terms for requests and variants. */
const ofCustoms = (words: Words) => ({
  schoeneres: {
    name: 'Schianeres',
    forms: 'Schianeres|Schianere',
    means: () => 'Die Bitt um nuie Kortn: Isch’s in ondern recht, kriagn Geber und Vorhand finf nuie.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `Ba den Tisch derf die Vorhand ${ONCE} frogn.`,
        announcers: `Ba den Tisch derfn Vorhand und Geber frogn, ${rules.schoeneresRequests === 'each' ? 'jeder' : 'zomm'} ${ONCE}.`,
      })[rules.schoeneres],
  },
  schlagtausch: {
    name: 'Schlogtausch',
    forms: 'Schlogtausch',
    means: () => 'Vorhand und Geber tauschn, wos sie unsogn: Norr kimmp dor Schlog fan Geber.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `Ba den Tisch derf die Vorhand ${ONCE} drum bittn.`,
        dealer: `Ba den Tisch derf dor Geber ${ONCE} drum bittn.`,
        either: `Ba den Tisch derf jeder fa die zwoa drum bittn, zomm ${ONCE}.`,
      })[rules.schlagtausch],
  },
  zusammenschauen: {
    name: 'Zommschaugn',
    forms: 'Zommschaugn',
    means: () => 'Noch der Unsog schaugn sich die Partner in die Kortn.',
    example: () => 'Ba den Tisch werd aso gspielt.',
  },
  deuten: {
    name: 'Daitn',
    forms: 'daitn|dait|daitsch',
    means: () => 'In Partner mit an Zoachn sogn, wos man hot; stimmen muass es nit.',
    example: () => `Zun Beispiel ${words.gesture('S')}: ${words.meaning('S')}.`,
  },
  blind: {
    name: 'Blind',
    forms: 'blind|Blinde|Blindn|Blindwattn',
    means: () => 'Wer blind spielt, woaß Schlog und Trumpf nit: De wissn lei Vorhand und Geber.',
    example: ({ rules }: TermFacts) =>
      rules.announcement === 'open' ? 'Ba den Tisch werd offn ungsog.' : 'Ba den Tisch werd aso gspielt.',
  },
});

const ofPoints = (words: Words) => ({
  bieten: {
    name: 'Biatn',
    forms: 'biatn|biatet|biatesch|biat|gebotn|Gebot',
    means: () => 'Die Runde um oan Punkt tuirer mochn: Die Gegner holtn oder gian.',
    example: ({ value }: TermFacts) => `Iatz geat’s um ${value}, gebotn werd olso ${value + 1}.`,
  },
  halten: {
    name: 'Holtn',
    forms: 'holtn|holtsch|gholtn|wer holtet',
    means: () => 'A Gebot unnemmen: Norr isch die Runde so viel wert, wia gebotn isch.',
    example: ({ value }: TermFacts) => `Wer iatz a Gebot holtet, spielt um ${value + 1}.`,
  },
  gehen: {
    name: 'Gian',
    forms: 'gian|gongen|geasch|wer geat',
    means: () => 'A Gebot nit unnemmen: Die Runde isch gor, und die Gegner kriagn, wos sie vorher wert wor.',
    example: ({ value }: TermFacts) => `Iatz warn sell ${words.points(value)}.`,
  },
  bluff: {
    name: 'Jogn',
    forms: 'jogn|gejog|jog',
    means: () => 'Mit schlechte Kortn biatn, dass die Gegner gian.',
    example: ({ value }: TermFacts) => `Gian sie iatz, bring’s ${words.points(value)}, und koaner sig die Kortn.`,
  },
  farbe: {
    name: 'Forb!',
    forms: 'Forb!|verlong die Forb|verlongsch die Forb',
    means: () => 'Die Ontwort af a Gebot in leschtn Stich: Wer gebotn hot, muass zoagn, dass sei Kort passt.',
    example: () => 'Es passt die ausgspielte Forb, a Trumpf, a Schlog oder a Kritischer.',
  },
  gestrichen: {
    name: 'Gstrichn',
    forms: 'gstrichn',
    means: () => 'So nohnt ban Ziel, dass man nimmer biatn derf.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `Ba den Tisch ob ${target - gestrichenAt} fa ${words.points(target)}.`,
  },
  vier: {
    name: 'Es gian die Viere',
    forms: 'es gian die Viere|die Viere',
    means: () => 'Wer gstrichn isch und mindeschtns 4 Punkt vorn, spielt um 4 oder gib Punkt her.',
    example: ({ rules }: TermFacts) => `Ba den Tisch sein’s ${words.points(rules.refusal)}.`,
  },
  bummerl: {
    name: 'Bummerl',
    forms: 'Bummerl',
    means: () => 'S Zoachn fir a verlorns Spiel: Es zählt gegn in Verlierer.',
    example: ({ rules }: TermFacts) => `Wer do zearscht ${words.points(rules.target)} hot, hängt’s die Gegner un.`,
  },
  schneider: {
    name: 'Schneider',
    forms: 'Schneider',
    means: () => 'A Spiel, des man mit 0 Punkt verliert: Es zählt 2 Bummerl.',
    example: ({ rules }: TermFacts) => `Zun Beispiel ${rules.target} zu 0.`,
  },
  retourschneider: {
    name: 'Retourschneider',
    forms: 'Retourschneider',
    means: () => 'Wer af 0 wor, wia die Gegner schun gstrichn gwesn sein, und nou gwinnt: 4 Bummerl.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `Zun Beispiel fa 0 zu ${target - gestrichenAt} nou af ${target}.`,
  },
});

/** The South Tyrolean game terms. */
export const glossaryIn: GuideTexts['glossaryIn'] = (words) => ({
  ...ofCards(words),
  ...ofNamedCards(words),
  ...ofCourse(words),
  ...ofCustoms(words),
  ...ofPoints(words),
  ...regionalIn(words),
});

/** The South Tyrolean texts about the order of the cards. */
export const orderIn: GuideTexts['orderIn'] = (words) => ({
  heading: 'Die Kortn iatz',
  known: ({ schlag, trumpf }) =>
    `Schlog ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}: fa der hechschtn zu der kloanschtn Kort.`,
  onlySchlag: ({ schlag }) => `Schlog ${words.schlag(schlag)}. Dor Trumpf isch nou offn.`,
  onlyTrumpf: ({ trumpf }) => `Trumpf ${words.suit(trumpf)}. In Schlog woasch nit.`,
  open: 'Nou isch nix ungsog: Aso stian die Kortn in ihrer Forb.',
  secret: 'Schlog und Trumpf woasch nit. Ohne sie stian die Kortn in ihrer Forb aso:',
  legend: 'Mit Rand: deine Kortn. Bloach: schun gspielt.',
  own: 'deine',
  gone: 'gspielt',
  groups: {
    kritischer: 'Kritische',
    superguter: 'Superguater',
    guter: 'Guater',
    'wander-kritt': 'Wander-Kritt',
    rechter: 'Rechter',
    linker: 'Linke: gleich hoach, dor zearscht gspielte gwinnt',
    trumpf: 'Trimpf',
    schlag: 'Schlog: Oaner derfun werd dor Rechte',
  },
  suits: 'De gwinnen lei, wenn ihre Forb ausgspielt isch:',
  example: ({ suit }) => `Ondere Forbm gwinnen lei, wenn sie ausgspielt sein. Zum Beispiel ${words.suit(suit)}:`,
});
