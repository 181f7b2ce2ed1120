import type { Card } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import type { GuideTexts, TermFacts } from '../glossary.js';
import type { Words } from '../words.js';

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** Said in place of an example. */
export const notPlayed: GuideTexts['notPlayed'] = 'Not played at this table.';
const ONCE = 'once a hand';

const now = (who: string | null, general: string): string => (who === null ? general : `Now: ${who}.`);

const speechOf = (words: Words) => {
  const the = (card: Card): string => `the ${words.card(card)}`;
  const cards = (all: readonly Card[]): string => listed(all.map(the));
  const given = ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts): string =>
    knowsSchlag && knowsTrumpf
      ? 'Now'
      : `For example with Schlag ${words.schlag(schlag)} and Trumpf ${words.suit(trumpf)}`;
  const one = (facts: TermFacts, card: Card | null): string => `${given(facts)}: ${card ? the(card) : 'none'}.`;
  return { the, cards, given, one };
};

const ofCards = (words: Words) => {
  const { the, cards, given, one } = speechOf(words);
  return {
    schlag: {
      name: 'Schlag',
      forms: 'Schlag|Schlag’s|Schläge',
      means: () => 'The rank that stands above all trumps in this hand.',
      example: ({ knowsSchlag, schlag, linke, rechter }: TermFacts) =>
        knowsSchlag
          ? `Now: ${words.schlag(schlag)}${schlag === 'weli' ? ', and no other card' : ''}.`
          : `For example ${words.schlag(schlag)}: that is ${cards(rechter ? [rechter, ...linke] : linke)}.`,
    },
    trumpf: {
      name: 'Trumpf',
      forms: 'Trumpf|trump|trumps',
      means: () => 'The suit that beats all other suits in this hand.',
      example: ({ knowsTrumpf, trumpf }: TermFacts) =>
        knowsTrumpf
          ? `Now: ${words.suit(trumpf)}.`
          : `For example ${words.suit(trumpf)}: then ${the('H7')} beats even ${the('EA')}.`,
    },
    rechter: {
      name: 'Rechter',
      forms: 'Rechter',
      means: () => 'The card that is Schlag and Trumpf in one.',
      example: (facts: TermFacts) => one(facts, facts.rechter),
    },
    linker: {
      name: 'Linker',
      forms: 'Linker|Linke',
      means: () => 'Another card of the Schlag’s rank: all Linke are equal, and the first one played wins.',
      example: (facts: TermFacts) => `${given(facts)}: ${facts.linke.length > 0 ? cards(facts.linke) : 'none'}.`,
    },
    guter: {
      name: 'Guter',
      forms: 'Guter',
      means: () => 'The trump one rank above the Schlag (for the ace the seven), the highest card of the hand.',
      example: (facts: TermFacts) => one(facts, facts.guter),
    },
    stechen: {
      name: 'Beat',
      forms: 'beat|beats|beaten',
      means: () => 'Playing a higher card than all that lie there.',
      example: (facts: TermFacts) => `${given(facts)} ${the(facts.highest)} beats all others.`,
    },
    'wander-kritt': {
      name: 'Wander-Kritt',
      forms: 'Wander-Kritt',
      means: () => 'The trump one rank above the Schlag: only the Kritische are higher.',
      example: (facts: TermFacts) => one(facts, facts.guter),
    },
  };
};

/** Cards with a name. */
const ofNamedCards = (words: Words) => {
  const { the, cards } = speechOf(words);
  return {
    kritischer: {
      name: 'Kritischer',
      forms: 'Kritischer|Kritische|Max|Belli|Spitz',
      means: () => 'A card that is always among the highest, whatever Schlag and Trumpf are.',
      example: ({ kritische }: TermFacts) =>
        `At this table, from the top: ${listed(kritische.map((card) => asKritischer(card, the(card))))}.`,
    },
    maschine: {
      name: 'Maschine',
      forms: 'Maschine',
      means: () => 'All Kritische in one hand: it scores at once, and the hand is over.',
      example: ({ rules, kritische }: TermFacts) =>
        `At this table ${words.points(rules.maschine)} for ${cards(kritische)}.`,
    },
    weli: {
      name: 'Weli',
      forms: 'Weli',
      means: () => `The Six of ${words.suit('S')}.`,
      example: ({ weli }: TermFacts) =>
        ({
          kritischer: 'At this table it is a Kritischer.',
          'always-trumpf': 'At this table it is always the lowest trump.',
          lowest: `At this table it is the lowest card of ${words.suit('S')}.`,
          'lowest-now': `Now it is the lowest card of ${words.suit('S')}.`,
          trumpf: 'Now it is the lowest trump.',
          schlag: 'Now it belongs to the Schlag.',
        })[weli],
    },
    abheben: {
      name: 'Cut',
      forms: 'cut|cuts',
      means: () => 'Parting the pack before the deal: what lay below comes on top.',
      example: ({ rules }: TermFacts) =>
        ({
          plain: 'At this table nobody sees a card by it.',
          'peek-bottom': 'At this table whoever cuts may look at the bottom card.',
          'take-critical': 'At this table whoever cuts may take a Kritischer.',
        })[rules.cut],
    },
    unterste: {
      name: 'Bottom card',
      forms: 'bottom card',
      means: () => 'The card that lies lowest after the cut: only whoever cuts may see it.',
      example: () => 'At this table it is sure to stay out of play.',
    },
  };
};

const ofCourse = (words: Words) => ({
  ansage: {
    name: 'Announcement',
    forms: 'announcement|announcements',
    means: () => 'Schlag and Trumpf, as forehand and dealer set them for this hand.',
    example: ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts) =>
      `${knowsSchlag && knowsTrumpf ? 'Now' : 'For example'}: Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  },
  vorhand: {
    name: 'Forehand',
    forms: 'forehand',
    means: ({ rules }: TermFacts) =>
      rules.announcement === 'blind-bottom-card'
        ? 'Whoever sits after the dealer: the forehand’s card gives the Schlag, and the forehand leads.'
        : 'Whoever sits after the dealer: sets the Schlag and leads.',
    example: ({ forehand }: TermFacts) => now(forehand, 'In the next hand it is the next player.'),
  },
  geber: {
    name: 'Dealer',
    forms: 'dealer',
    means: ({ rules }: TermFacts) =>
      rules.players === 3 && rules.threePlayer === 'forehand-names-both'
        ? 'Whoever deals the cards.'
        : 'Whoever deals the cards: the Trumpf comes from the dealer.',
    example: ({ dealer }: TermFacts) => now(dealer, 'In the next hand the next player deals.'),
  },
  stich: {
    name: 'Trick',
    forms: 'trick|tricks',
    means: () => 'One card from each player: the highest takes them all.',
    example: ({ value }: TermFacts) => `Whoever has three first wins the hand: now ${words.points(value)}.`,
  },
  zugeben: {
    name: 'Following',
    forms: 'follow|followed|trump was led|trump is called for',
    means: () => 'If a trump is led, whoever has one must play a trump.',
    example: ({ rules }: TermFacts) =>
      ({
        none: 'At this table nobody has to.',
        everyone: 'At this table that holds for everybody.',
        announcers: 'At this table that holds for forehand and dealer alone.',
        'trumpf-oder-kritisch': 'At this table only if “Trumpf oder Kritisch!” is called.',
      })[rules.follow],
  },
  call: {
    name: 'Trumpf oder Kritisch',
    forms: 'Trumpf oder Kritisch',
    means: () => 'The call with the Rechter as the first card: everybody must play a trump or a Kritischer.',
    example: () => 'At this table one may call it, but need not.',
  },
});

/** What may be asked, and in which ways it is played. */
const ofCustoms = (words: Words) => ({
  schoeneres: {
    name: 'Schöneres',
    forms: 'Schöneres',
    means: () => 'Asking for new cards: if the other agrees, dealer and forehand get five new ones.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `At this table the forehand may ask ${ONCE}.`,
        announcers: `At this table forehand and dealer may ask, ${ONCE} in all.`,
      })[rules.schoeneres],
  },
  schlagtausch: {
    name: 'Schlagtausch',
    forms: 'Schlagtausch',
    means: () => 'Forehand and dealer swap what they name: then the Schlag comes from the dealer.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `At this table the forehand may ask for it ${ONCE}.`,
        dealer: `At this table the dealer may ask for it ${ONCE}.`,
        either: `At this table either of the two may ask for it, ${ONCE} in all.`,
      })[rules.schlagtausch],
  },
  zusammenschauen: {
    name: 'Zusammenschauen',
    forms: 'Zusammenschauen',
    means: () => 'After the announcement partners see each other’s cards.',
    example: () => 'This table plays so.',
  },
  deuten: {
    name: 'Deuten',
    forms: 'Deuten|signal|signals',
    means: () => 'Telling one’s partner by a sign what one holds; it need not be true.',
    example: () => `For example ${words.gesture('S')}: ${words.meaning('S')}.`,
  },
  blind: {
    name: 'Blind',
    forms: 'blind',
    means: () => 'Who plays blind does not know Schlag and Trumpf: only forehand and dealer do.',
    example: ({ rules }: TermFacts) =>
      rules.announcement === 'open' ? 'At this table everybody hears them.' : 'This table plays so.',
  },
});

const ofPoints = (words: Words) => ({
  bieten: {
    name: 'Bid, raise',
    forms: 'bid|bids|bidding|bidder|bidders|raise|raises|raised',
    means: () => 'Making the hand worth one point more: the others hold or fold.',
    example: ({ value }: TermFacts) => `It is worth ${value} now, so the bid is ${value + 1}.`,
  },
  halten: {
    name: 'Hold',
    forms: 'hold or fold|Hold|held',
    means: () => 'Taking a bid: the hand is then worth what was bid.',
    example: ({ value }: TermFacts) => `Whoever holds a bid now plays for ${value + 1}.`,
  },
  gehen: {
    name: 'Fold',
    forms: 'fold|folds|folded|folding',
    means: () => 'Not taking a bid: the hand is over, and the others get what it was worth before.',
    example: ({ value }: TermFacts) => `Now that would be ${words.points(value)}.`,
  },
  bluff: {
    name: 'Bluff',
    forms: 'bluff|bluffs|bluffed|bluffing',
    means: () => 'Bidding on weak cards so that the others fold.',
    example: ({ value }: TermFacts) => `If they fold now, it brings ${words.points(value)}, and nobody sees the cards.`,
  },
  farbe: {
    name: 'Farbe!',
    forms: 'Farbe!|Farbe',
    means: () => 'The answer to a bid in the last trick: the bidder must show that the card fits.',
    example: () => 'What fits is the suit led, a trump, a Schlag or a Kritischer.',
  },
  gestrichen: {
    name: 'Gestrichen',
    forms: 'gestrichen',
    means: () => 'So close to the target that one may not bid any more.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `At this table from ${target - gestrichenAt} of ${words.points(target)}.`,
  },
  vier: {
    name: 'The Four goes',
    forms: 'the Four goes',
    means: () => 'Whoever is gestrichen and at least 4 points ahead plays for 4 or gives points away.',
    example: ({ rules }: TermFacts) => `At this table ${words.points(rules.refusal)}.`,
  },
  bummerl: {
    name: 'Bummerl',
    forms: 'Bummerl',
    means: () => 'The mark for a game lost.',
    example: ({ rules }: TermFacts) => `Whoever has ${words.points(rules.target)} first here gives it to the others.`,
  },
  schneider: {
    name: 'Schneider',
    forms: 'Schneider',
    means: () => 'A game lost with 0 points: it counts 2 Bummerl.',
    example: ({ rules }: TermFacts) => `For example ${rules.target} to 0.`,
  },
  retourschneider: {
    name: 'Retourschneider',
    forms: 'Retourschneider',
    means: () => 'Whoever had 0 when the others were gestrichen already, and still wins: 4 Bummerl.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `For example from 0 to ${target - gestrichenAt} still up to ${target}.`,
  },
});

/** The terms of the game, in English: most stay German. */
export const glossaryIn: GuideTexts['glossaryIn'] = (words) => ({
  ...ofCards(words),
  ...ofNamedCards(words),
  ...ofCourse(words),
  ...ofCustoms(words),
  ...ofPoints(words),
});

/** What is said of the order of the cards, in English. */
export const orderIn: GuideTexts['orderIn'] = (words) => ({
  heading: 'The cards now',
  known: ({ schlag, trumpf }) =>
    `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}: from the highest card to the lowest.`,
  schlagAlone: ({ schlag }) => `Schlag ${words.schlag(schlag)}. The Trumpf is still open.`,
  trumpfAlone: ({ trumpf }) => `Trumpf ${words.suit(trumpf)}. You do not know the Schlag.`,
  open: 'Nothing is named yet: this is how cards stand in their suits.',
  secret: 'You do not know Schlag and Trumpf: apart from them cards stand in their suits like this.',
  legend: 'Framed: your cards. Faded: played already.',
  own: 'yours',
  gone: 'played',
  groups: {
    kritischer: 'Kritische',
    guter: 'Guter',
    'wander-kritt': 'Wander-Kritt',
    rechter: 'Rechter',
    linker: 'Linke: equal, the first one played wins',
    trumpf: 'Trumps',
    schlag: 'Schlag: one of them becomes the Rechter',
  },
  suits: 'These win only if their suit is led:',
});
