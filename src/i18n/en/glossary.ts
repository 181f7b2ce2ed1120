import type { Card } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import type { GuideTexts, TermFacts } from '../glossary.js';
import type { Words } from '../words.js';
import { regionalIn } from './regional.js';

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** The text in place of an example. */
export const notPlayed: GuideTexts['notPlayed'] = 'Not played at this table.';
const ONCE = 'once per hand';

const now = (who: string | null, general: string): string => (who === null ? general : `Now: ${who}.`);

const speechOf = (words: Words) => {
  const the = (card: Card): string => `the ${words.card(card)}`;
  const cards = (all: readonly Card[]): string => listed(all.map(the));
  const given = ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts): string =>
    knowsSchlag && knowsTrumpf
      ? 'Now'
      : `For example, with Schlag ${words.schlag(schlag)} and Trumpf ${words.suit(trumpf)}`;
  const one = (facts: TermFacts, card: Card | null): string => `${given(facts)}: ${card ? the(card) : 'none'}.`;
  return { the, cards, given, one };
};

const ofCards = (words: Words) => {
  const { the, cards, given, one } = speechOf(words);
  return {
    schlag: {
      name: 'Schlag',
      forms: 'Schlag|Schlag’s|Schläge',
      means: () => 'The rank that beats all trumps in this hand.',
      example: ({ knowsSchlag, schlag, linke, rechter }: TermFacts) =>
        knowsSchlag
          ? `Now: ${words.schlag(schlag)}${schlag === 'weli' ? ', and no other card' : ''}.`
          : `For example, ${words.schlag(schlag)}: that is ${cards(rechter ? [rechter, ...linke] : linke)}.`,
    },
    trumpf: {
      name: 'Trumpf',
      forms: 'Trumpf|trump|trumps',
      means: () => 'The suit that beats all other suits in this hand.',
      example: ({ knowsTrumpf, trumpf }: TermFacts) =>
        knowsTrumpf
          ? `Now: ${words.suit(trumpf)}.`
          : `For example, ${words.suit(trumpf)}: then ${the('H7')} beats even ${the('EA')}.`,
    },
    rechter: {
      name: 'Rechter',
      forms: 'Rechter',
      means: () => 'The card that is both Schlag and Trumpf.',
      example: (facts: TermFacts) => one(facts, facts.rechter),
    },
    linker: {
      name: 'Linker',
      forms: 'Linker|Linke',
      means: () => 'Any other card of the Schlag’s rank. All Linke are equal, and the first one played wins.',
      example: (facts: TermFacts) => `${given(facts)}: ${facts.linke.length > 0 ? cards(facts.linke) : 'none'}.`,
    },
    superguter: {
      name: 'Superguter',
      forms: 'Superguter',
      means: () =>
        'The trump two ranks above the Schlag (for the king, the seven; for the ace, the eight). It also beats the Guter.',
      example: (facts: TermFacts) => one(facts, facts.superguter),
    },
    guter: {
      name: 'Guter',
      forms: 'Guter',
      means: ({ rules }: TermFacts) =>
        `The trump one rank above the Schlag (for the ace, the seven): ${rules.superguter ? 'only the Superguter is higher' : 'the highest card of the hand'}.`,
      example: (facts: TermFacts) => one(facts, facts.guter),
    },
    stechen: {
      name: 'Beat',
      forms: 'beat|beats|beaten',
      means: () => 'Playing a card that is higher than all others in the trick.',
      example: (facts: TermFacts) => `${given(facts)} ${the(facts.highest)} beats all others.`,
    },
    'wander-kritt': {
      name: 'Wander-Kritt',
      forms: 'Wander-Kritt',
      means: ({ rules }: TermFacts) =>
        `The trump one rank above the Schlag: only the Kritische${rules.superguter ? ' and the Superguter' : ''} are higher.`,
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
      means: () => 'A card that is always among the highest, whatever the Schlag and the Trumpf are.',
      example: ({ kritische }: TermFacts) =>
        `At this table, from the top: ${listed(kritische.map((card) => asKritischer(card, the(card))))}.`,
    },
    maschine: {
      name: 'Maschine',
      forms: 'Maschine',
      means: () => 'All Kritische dealt to one player: they score at once and end the hand.',
      example: ({ rules, kritische }: TermFacts) =>
        `At this table, ${words.points(rules.maschine)} for ${cards(kritische)}.`,
    },
    weli: {
      name: 'Weli',
      forms: 'Weli',
      means: () => `The Six of ${words.suit('S')}.`,
      example: ({ weli }: TermFacts) =>
        ({
          kritischer: 'At this table, it is a Kritischer.',
          'always-trumpf': 'At this table, it is always the lowest trump.',
          'over-five': `At this table, it ranks between the Seven and the Five of ${words.suit('S')}.`,
          'over-five-now': `Now it ranks between the Seven and the Five of ${words.suit('S')}.`,
          'trumpf-over-five': 'Now it is a trump, higher than the Five.',
          guter: 'Now it ranks above the Rechter.',
          lowest: `At this table, it is the lowest card of ${words.suit('S')}.`,
          'lowest-now': `Now it is the lowest card of ${words.suit('S')}.`,
          trumpf: 'Now it is the lowest trump.',
          schlag: 'Now it is a Schlag.',
        })[weli],
    },
    abheben: {
      name: 'Cut',
      forms: 'cut|cuts',
      means: () => 'Dividing the pack before the deal: the lower packet goes on top.',
      example: ({ rules }: TermFacts) =>
        ({
          plain: 'At this table, the cut shows no card.',
          'peek-bottom': 'At this table, the player who cuts can look at the bottom card.',
          'take-critical': 'At this table, the player who cuts can take a Kritischer.',
        })[rules.cut],
    },
    unterste: {
      name: 'Bottom card',
      forms: 'bottom card',
      means: () => 'The bottom card of the lifted packet: only the player who cuts can see it.',
      example: () => 'At this table, it always stays out of play.',
    },
  };
};

const ofCourse = (words: Words) => ({
  ansage: {
    name: 'Announcement',
    forms: 'announcement|announcements',
    means: () => 'The Schlag and the Trumpf that are set for this hand.',
    example: ({ knowsSchlag, knowsTrumpf, schlag, trumpf }: TermFacts) =>
      `${knowsSchlag && knowsTrumpf ? 'Now' : 'For example'}: Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  },
  vorhand: {
    name: 'Forehand',
    forms: 'forehand',
    means: ({ rules }: TermFacts) =>
      `The player after ${rules.players === 3 && rules.threePlayer === 'take-turns' ? 'the one who rests' : 'the dealer'}${rules.announcement === 'blind-bottom-card' ? ': the forehand’s card sets the Schlag, and the forehand leads' : ', who sets the Schlag and leads'}.`,
    example: ({ forehand }: TermFacts) => now(forehand, 'This role passes to the next player with each hand.'),
  },
  geber: {
    name: 'Dealer',
    forms: 'dealer',
    means: ({ rules }: TermFacts) =>
      rules.players === 3 && rules.threePlayer === 'forehand-names-both'
        ? 'The player who deals the cards.'
        : 'The player who deals the cards and sets the Trumpf.',
    example: ({ dealer }: TermFacts) => now(dealer, 'The deal passes to the next player with each hand.'),
  },
  stich: {
    name: 'Trick',
    forms: 'trick|tricks',
    means: () => 'One card from each player: the highest takes them all.',
    example: ({ value }: TermFacts) =>
      `The first side to take three tricks wins the hand, now worth ${words.points(value)}.`,
  },
  zugeben: {
    name: 'Following',
    forms: 'follow|followed|trump was led|trump is called for',
    means: () => 'If a trump is led, players who hold a trump must play one.',
    example: ({ rules }: TermFacts) =>
      ({
        none: 'At this table, this never applies.',
        everyone: 'At this table, this applies to all players.',
        announcers: 'At this table, this applies only to the forehand and the dealer.',
        'trumpf-oder-kritisch': 'At this table, this applies only after “Trumpf oder Kritisch!”.',
      })[rules.follow],
  },
  call: {
    name: 'Trumpf oder Kritisch',
    forms: 'Trumpf oder Kritisch',
    means: () => 'A call with the Rechter as the first card: all others must play a trump or a Kritischer.',
    example: () => 'At this table, the call is optional.',
  },
});

/** Terms for requests and variants. */
const ofCustoms = (words: Words) => ({
  schoeneres: {
    name: 'Schöneres',
    forms: 'Schöneres',
    means: () => 'A request by the dealer or the forehand: if both agree, each gets five new cards.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `At this table, the forehand can ask ${ONCE}.`,
        announcers: `At this table, the forehand and the dealer can ask, ${ONCE} ${rules.schoeneresRequests === 'each' ? 'each' : 'in all'}.`,
      })[rules.schoeneres],
  },
  schlagtausch: {
    name: 'Schlagtausch',
    forms: 'Schlagtausch',
    means: () => 'A swap of roles: the dealer names the Schlag, and the forehand names the Trumpf.',
    example: ({ rules }: TermFacts) =>
      ({
        none: notPlayed,
        forehand: `At this table, the forehand can ask for it ${ONCE}.`,
        dealer: `At this table, the dealer can ask for it ${ONCE}.`,
        either: `At this table, either of the two can ask for it, ${ONCE} in all.`,
      })[rules.schlagtausch],
  },
  zusammenschauen: {
    name: 'Zusammenschauen',
    forms: 'Zusammenschauen',
    means: () => 'After the announcement, partners see each other’s cards.',
    example: () => 'This applies at this table.',
  },
  deuten: {
    name: 'Deuten',
    forms: 'Deuten|signal|signals',
    means: () => 'Signs that tell a partner about your cards. They need not be true.',
    example: () => `For example, ${words.gesture('S')}: ${words.meaning('S')}.`,
  },
  blind: {
    name: 'Blind',
    forms: 'blind',
    means: () => 'Blind players do not know the Schlag or the Trumpf. Only the forehand and the dealer do.',
    example: ({ rules }: TermFacts) =>
      rules.announcement === 'open' ? 'At this table, all players know them.' : 'This applies at this table.',
  },
});

const ofPoints = (words: Words) => ({
  bieten: {
    name: 'Bid, raise',
    forms: 'bid|bids|bidding|bidder|bidders|raise|raises|raised',
    means: () => 'Raising the value of the hand by one point: the opponents hold or fold.',
    example: ({ value }: TermFacts) => `The hand is worth ${value} now; a bid makes it ${value + 1}.`,
  },
  halten: {
    name: 'Hold',
    forms: 'hold or fold|Hold|held',
    means: () => 'Accepting a bid: the hand is then worth the bid.',
    example: ({ value }: TermFacts) => `A side that holds a bid now plays for ${value + 1}.`,
  },
  gehen: {
    name: 'Fold',
    forms: 'fold|folds|folded|folding',
    means: () => 'Rejecting a bid: the hand is over, and the opponents get its value before the bid.',
    example: ({ value }: TermFacts) => `A fold now gives the opponents ${words.points(value)}.`,
  },
  bluff: {
    name: 'Bluff',
    forms: 'bluff|bluffs|bluffed|bluffing',
    means: () => 'Bidding with weak cards so that the opponents fold.',
    example: ({ value }: TermFacts) =>
      `If they fold now, your side scores ${words.points(value)} and your cards stay hidden.`,
  },
  farbe: {
    name: 'Farbe!',
    forms: 'Farbe!|Farbe',
    means: () => 'The answer to a bid in the last trick: the bidder must show that the card fits.',
    example: () => 'A card of the suit led, a trump, a Schlag or a Kritischer fits.',
  },
  gestrichen: {
    name: 'Gestrichen',
    forms: 'gestrichen',
    means: () => 'So close to the target that the side can no longer bid.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `At this table, with ${target - gestrichenAt} or more of ${words.points(target)}.`,
  },
  vier: {
    name: 'Played for four (es gehen die Vier)',
    forms: 'played for four',
    means: () => 'A side that is gestrichen and at least 4 points ahead plays for 4 or concedes points.',
    example: ({ rules }: TermFacts) => `At this table, conceding costs ${words.points(rules.refusal)}.`,
  },
  bummerl: {
    name: 'Bummerl',
    forms: 'Bummerl',
    means: () => 'The mark for a lost game: it counts against the loser.',
    example: ({ rules }: TermFacts) =>
      `The first side with ${words.points(rules.target)} wins, and the opponents are marked with a Bummerl.`,
  },
  schneider: {
    name: 'Schneider',
    forms: 'Schneider',
    means: () => 'A game lost with 0 points: it counts as 2 Bummerl.',
    example: ({ rules }: TermFacts) => `For example, ${rules.target} to 0.`,
  },
  retourschneider: {
    name: 'Retourschneider',
    forms: 'Retourschneider',
    means: () => 'A win from 0 points after the opponents were already gestrichen: 4 Bummerl.',
    example: ({ rules: { target, gestrichenAt } }: TermFacts) =>
      `For example, behind at 0 to ${target - gestrichenAt} but first to reach ${target}.`,
  },
});

/** The game terms in English. Most terms stay German. */
export const glossaryIn: GuideTexts['glossaryIn'] = (words) => ({
  ...ofCards(words),
  ...ofNamedCards(words),
  ...ofCourse(words),
  ...ofCustoms(words),
  ...ofPoints(words),
  ...regionalIn(words),
});

/** The English texts about the order of the cards. */
export const orderIn: GuideTexts['orderIn'] = (words) => ({
  heading: 'The cards now',
  known: ({ schlag, trumpf }) =>
    `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}: from the highest card to the lowest.`,
  onlySchlag: ({ schlag }) => `Schlag ${words.schlag(schlag)}. The Trumpf is still open.`,
  onlyTrumpf: ({ trumpf }) => `Trumpf ${words.suit(trumpf)}. You do not know the Schlag.`,
  open: 'Nothing has been named yet: this is the order within each suit.',
  secret: 'Apart from the unknown Schlag and Trumpf, this is the order within each suit.',
  legend: 'Framed: your cards. Faded: already played.',
  own: 'yours',
  gone: 'played',
  groups: {
    kritischer: 'Kritische',
    superguter: 'Superguter',
    guter: 'Guter',
    'wander-kritt': 'Wander-Kritt',
    rechter: 'Rechter',
    linker: 'Linke: equal; the first one played wins',
    trumpf: 'Trumps',
    schlag: 'Schlag: one of them becomes the Rechter',
  },
  suits: 'These win only if their suit is led:',
  example: ({ suit }) => `Other suits win only if they are led. For example, ${words.suit(suit)}:`,
});
