/** Transcript of a game in the words of a card player. */
import type { Action } from '../../src/game/action.js';
import type { Fact, HandEnd, Penalty } from '../../src/game/fact.js';
import type { Sign } from '../../src/game/sign.js';
import type { Card, Schlag, Suit } from '../../src/rules/card.js';
import { forehandOf, playOrderOf, type Seat } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';

const SUIT_NAMES: Readonly<Record<Suit, string>> = { E: 'Eichel', L: 'Laub', H: 'Herz', S: 'Schell' };
const RANK_NAMES: Readonly<Record<string, string>> = { A: 'Ass', K: 'König', O: 'Ober', U: 'Unter', weli: 'Weli' };

const schlagName = (schlag: Schlag): string => RANK_NAMES[schlag] ?? schlag;

const signName = (sign: Sign): string => {
  if (sign === 'bad') return 'only bad cards';
  if (sign === 'alone') return 'I win this alone';
  return SUIT_NAMES[sign as Suit] ?? RANK_NAMES[sign] ?? sign;
};

const ENDS: Readonly<Record<HandEnd, string>> = {
  tricks: 'three tricks',
  fold: 'the bid was not held',
  farbe: 'Farbe',
  maschine: 'Maschine',
  decline: 'given up',
  penalty: 'penalty',
};

const PENALTIES: Readonly<Record<Penalty, string>> = {
  revoke: 'revoked',
  'gestrichen-bid': 'bid while gestrichen',
  'wild-bid': 'bid without a card for it',
};

/** State of the table after an action, with all cards visible. */
export interface Table {
  readonly handNumber: number;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  /** The card that a seat sees at the cut after the action, and the card that it saw before. */
  readonly sees: Card | null;
  readonly saw: Card | null;
}

/** Records actions and their consequences. */
export interface Transcript {
  done(action: Action, facts: readonly Fact[], table: Table): void;
  readonly lines: readonly string[];
}

const listed = (cards: readonly Card[]): string =>
  cards
    .map((card) => card.padEnd(3))
    .join(' ')
    .trimEnd();

const announcementOf = ({
  schlag,
  trumpf,
}: {
  readonly schlag?: Schlag | undefined;
  readonly trumpf?: Suit | undefined;
}): string =>
  [schlag && `Schlag ${schlagName(schlag)}`, trumpf && `Trumpf ${SUIT_NAMES[trumpf]}`].filter(Boolean).join(', ');

/** Returns the text about the card that the cutter, or later the next seat, looks at during the cut. */
const textOfLook = ({ sees }: Table): string => (sees ? `; ${sees} is looked at` : '');

/** Returns the winning sides by number. With four players, side 0 consists of seats 0 and 2. */
const winners = ({ side, sides = [side] }: { readonly side: number; readonly sides?: readonly number[] }): string =>
  `${sides.length > 1 ? 'Sides' : 'Side'} ${sides.join(' and ')}`;

/** Returns the line of an action, or null if the facts or the line of the trick already contain the action. */
const textOfAction = (action: Action, table: Table): string | null => {
  const { seat } = action;
  switch (action.type) {
    case 'cut':
      return `${seat} cuts${action.at === undefined ? '' : ` at ${action.at}`}${textOfLook(table)}`;
    case 'take':
      return action.accept ? null : `${seat} leaves ${table.saw}`;
    case 'ask-schoeneres':
      return `${seat} asks for a Schöneres`;
    case 'ask-schlagtausch':
      return `${seat} asks for a Schlagtausch`;
    case 'ask-swap-hands':
      return `${seat} asks to swap hands`;
    case 'answer':
      return `${seat} ${action.accept ? 'agrees' : 'refuses'}`;
    case 'show':
      return `${seat} chooses ${action.card}`;
    case 'decide':
      return `${seat} ${action.play ? 'takes the forced value on' : 'gives up'}`;
    case 'reveal':
      return `${seat} is ready to show the cards left over`;
    default:
      return null;
  }
};

/** Returns the text that an action adds to the line of the trick, or null if it adds none. */
const cardOfAction = (action: Action): string | null => {
  const { seat } = action;
  switch (action.type) {
    case 'play':
      return `${seat} ${action.card}${action.call ? ' "Trumpf oder Kritisch!"' : ''}`;
    case 'bid':
      return `[${seat} bids ${action.to}]`;
    case 'hold':
      return `[${seat} holds]`;
    case 'fold':
      return `[${seat} folds]`;
    case 'farbe':
      return `[${seat} "Farbe!"]`;
    case 'signal':
      return `[${seat} signals ${signName(action.sign)}]`;
    default:
      return null;
  }
};

export const createTranscript = (rules: RuleSet): Transcript => {
  const lines: string[] = [];
  let trick: string[] = [];
  let tricks = 0;
  let dealer: Seat = 0;

  const addLine = (text: string): void => void lines.push(`  ${text}`);
  const addToTrick = (text: string): void => void trick.push(text);

  const endTrick = (end = ''): void => {
    if (trick.length > 0) addLine(`${++tricks}. ${trick.join('  ')}${end}`);
    trick = [];
  };

  const addHands = (seats: readonly Seat[], { hands, stock }: Table): void => {
    const roleOf = (seat: Seat): string => (seat === dealer ? 'D' : seat === forehandOf(rules, dealer) ? 'V' : ' ');
    for (const seat of seats) addLine(`${seat} ${roleOf(seat)} ${listed(hands[seat])}`);
    addLine(`stock ${stock.join(' ')}`);
  };

  const onFact = (fact: Fact, action: Action, table: Table): void => {
    switch (fact.type) {
      case 'drawn':
        return addLine(`${fact.seat} draws ${fact.card}`);
      case 'took':
        return addLine(`${fact.seat} takes ${fact.card}${textOfLook(table)}`);
      case 'deal':
        [dealer, tricks] = [fact.dealer, 0];
        return addHands(playOrderOf(rules, fact.dealer), table);
      case 'announced':
        endTrick();
        if (action.type === 'announce-schlag')
          return addLine(`${action.seat} names ${announcementOf({ schlag: fact.schlag })}`);
        if (action.type === 'announce-trumpf')
          return addLine(`${action.seat} names ${announcementOf({ trumpf: fact.trumpf })}`);
        return addLine(`announced: ${announcementOf(fact)}`);
      case 'shown':
        return trick.length > 0
          ? addToTrick(`[${fact.seat} shows ${fact.card}]`)
          : addLine(`${fact.seat} shows ${fact.card}`);
      case 'redealt':
      case 'hands-swapped':
        return addHands(fact.seats, table);
      case 'stock-top':
        return addLine(`${fact.card} is the top card of the stock`);
      case 'swapped':
        return addLine('they swap what they name');
      case 'trick':
        return endTrick(`  -> ${fact.winner}  (${fact.tricks.join(':')})`);
      case 'maschine':
        return addLine(`${fact.seat} has a Maschine`);
      case 'penalty':
        endTrick();
        return addLine(`${fact.seat} ${PENALTIES[fact.penalty]}`);
      case 'bluffed':
        return addLine(`${fact.seat} bluffed at the cut: ${fact.score.join(':')}`);
      case 'struck':
        return addLine(`side ${fact.side} is struck: ${fact.score.join(':')}`);
      case 'revealed':
        return fact.hands.forEach((hand, seat) => addLine(`${seat} shows ${listed(hand)}`));
      case 'hand':
        endTrick();
        return addLine(`${winners(fact)}: ${fact.points} (${ENDS[fact.reason]}). Score ${fact.score.join(':')}`);
      case 'game':
        lines.push('', `${winners(fact)} won ${fact.score.join(':')}, ${fact.kind}, ${fact.bummerl} Bummerl.`);
        for (const { side, bummerl, kind } of fact.losers ?? []) addLine(`side ${side}: ${kind}, ${bummerl} Bummerl`);
    }
  };

  const onAction = (action: Action, table: Table): void => {
    if (action.type === 'cut') lines.push('', `Hand ${table.handNumber}`);
    const line = textOfAction(action, table);
    if (line !== null) addLine(line);
    const cardText = cardOfAction(action);
    if (cardText !== null) addToTrick(cardText);
  };

  return {
    lines,
    done(action, facts, table) {
      onAction(action, table);
      for (const fact of facts) onFact(fact, action, table);
    },
  };
};
