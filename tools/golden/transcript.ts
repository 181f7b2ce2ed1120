/** Transcript of a game in the words of a card player. */
import type { Action } from '../../src/game/action.js';
import type { Fact, HandEnd, Penalty } from '../../src/game/fact.js';
import type { Sign } from '../../src/game/sign.js';
import type { Card, Schlag, Suit } from '../../src/rules/card.js';
import { forehandOf, seatAfter, seatsOf, type PlayerCount, type Seat } from '../../src/rules/seats.js';

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

/** State of the table after an action, with all cards known. */
export interface Table {
  readonly handNumber: number;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  /** The card that a seat sees now at the cut, and the card seen before the action. */
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

/** Returns the text about the card seen: by the cutter after the cut, otherwise by the next seat. */
const textOfLook = ({ sees }: Table): string => (sees ? `; ${sees} is looked at` : '');

/** Returns the winning sides by number: with four players side 0 are seats 0 and 2. */
const winners = ({ side, sides = [side] }: { readonly side: number; readonly sides?: readonly number[] }): string =>
  `${sides.length > 1 ? 'Sides' : 'Side'} ${sides.join(' and ')}`;

/** Returns the line of an action, or null if facts or the line of the trick contain it. */
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

/** Returns the text that an action adds to the line of the trick, or null. */
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

export const createTranscript = (players: PlayerCount): Transcript => {
  const lines: string[] = [];
  let trick: string[] = [];
  let tricks = 0;
  let dealer: Seat = 0;

  const say = (text: string): void => void lines.push(`  ${text}`);
  const put = (text: string): void => void trick.push(text);

  const endTrick = (end = ''): void => {
    if (trick.length > 0) say(`${++tricks}. ${trick.join('  ')}${end}`);
    trick = [];
  };

  const sayHands = (seats: readonly Seat[], { hands, stock }: Table): void => {
    const roleOf = (seat: Seat): string => (seat === dealer ? 'D' : seat === forehandOf(players, dealer) ? 'V' : ' ');
    for (const seat of seats) say(`${seat} ${roleOf(seat)} ${listed(hands[seat])}`);
    say(`stock ${stock.join(' ')}`);
  };

  const onFact = (fact: Fact, action: Action, table: Table): void => {
    switch (fact.type) {
      case 'drawn':
        return say(`${fact.seat} draws ${fact.card}`);
      case 'took':
        return say(`${fact.seat} takes ${fact.card}${textOfLook(table)}`);
      case 'deal':
        [dealer, tricks] = [fact.dealer, 0];
        return sayHands(
          seatsOf(players).map((seat) => seatAfter(players, fact.dealer, seat + 1)),
          table,
        );
      case 'announced':
        endTrick();
        if (action.type === 'announce-schlag')
          return say(`${action.seat} names ${announcementOf({ schlag: fact.schlag })}`);
        if (action.type === 'announce-trumpf')
          return say(`${action.seat} names ${announcementOf({ trumpf: fact.trumpf })}`);
        return say(`announced: ${announcementOf(fact)}`);
      case 'shown':
        return trick.length > 0 ? put(`[${fact.seat} shows ${fact.card}]`) : say(`${fact.seat} shows ${fact.card}`);
      case 'redealt':
        return sayHands(fact.seats, table);
      case 'swapped':
        return say('they swap what they name');
      case 'trick':
        return endTrick(`  -> ${fact.winner}  (${fact.tricks.join(':')})`);
      case 'maschine':
        return say(`${fact.seat} has a Maschine`);
      case 'penalty':
        endTrick();
        return say(`${fact.seat} ${PENALTIES[fact.penalty]}`);
      case 'bluffed':
        return say(`${fact.seat} bluffed at the cut: ${fact.score.join(':')}`);
      case 'struck':
        return say(`side ${fact.side} is struck: ${fact.score.join(':')}`);
      case 'revealed':
        return fact.hands.forEach((hand, seat) => say(`${seat} shows ${listed(hand)}`));
      case 'hand':
        endTrick();
        return say(`${winners(fact)}: ${fact.points} (${ENDS[fact.reason]}). Score ${fact.score.join(':')}`);
      case 'game':
        lines.push('', `${winners(fact)} won ${fact.score.join(':')}, ${fact.kind}, ${fact.bummerl} Bummerl.`);
        for (const { side, bummerl, kind } of fact.losers ?? []) say(`side ${side}: ${kind}, ${bummerl} Bummerl`);
    }
  };

  const onAction = (action: Action, table: Table): void => {
    if (action.type === 'cut') lines.push('', `Hand ${table.handNumber}`);
    const said = textOfAction(action, table);
    if (said !== null) say(said);
    const laid = cardOfAction(action);
    if (laid !== null) put(laid);
  };

  return {
    lines,
    done(action, facts, table) {
      onAction(action, table);
      for (const fact of facts) onFact(fact, action, table);
    },
  };
};
