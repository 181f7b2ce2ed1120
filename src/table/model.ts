import { isBeingPlayed } from '../rules/being-played.js';
import { listOf } from '../base/list-of.js';
import type { Action, ActionOf } from '../game/action.js';
import type { Played, TakenTrick } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Card, Pack } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { isBlind } from '../rules/announce.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';
import type { GameKind } from '../rules/score.js';
import {
  opponentsOf,
  playAgainst,
  playTogether,
  restingOf,
  seatsOf,
  sideOf,
  takesTurns,
  type Seat,
  type Side,
} from '../rules/seats.js';
import type { Text } from '../i18n/text.js';
import { cardActionIn, choicesIn, signalsIn, type Choice } from './choices.js';
import { calmFaces, type SeenFace } from './faces.js';
import { drawTable } from './draw.js';
import { cuttingOf, type Cutting } from './cutting.js';
import { AS_DEALT, arrangeHand, type HandArrangement } from './hand-arrangement.js';
import type { Layout } from './layout/layout.js';
import { positionOf, type Position } from './layout/position.js';
import { faceSide, platePlace } from './layout/seat.js';
import { trickPlace } from './layout/trick.js';
import { finalTrickOf, isHandPutAway, trickWinnerOf } from './shown-trick.js';
import { maschineIn, openHandsOf, shownPartner } from './open-hands.js';
import { lastTrickOf, type LastTrick } from './last-trick.js';
import { trickLine } from './lines.js';
import { actorAt, nameOf, namesOfSide, viewerSide, sidesFromViewer, type People } from './people.js';
import type { Picture, Place } from './picture.js';
import { schriftOf, type SchriftEntry } from './schrift.js';
import type { Speech, Snapshot, Talk } from './snapshot.js';
import { stakesOf, type Stakes } from './stakes.js';
import { statusOf } from './status.js';
import { wholeHandOf, type WholeHand } from './whole-hand.js';

export interface SeatModel {
  readonly seat: Seat;
  readonly position: Position;
  readonly name: string;
  /** The anchor of the name plate. */
  readonly plateAnchor: { readonly x: number; readonly y: number };
  /** The person shown at the seat, and the size of the portrait in CSS pixels; `null` if there is no portrait. */
  readonly face: SeenFace | null;
  readonly cards: number;
  readonly dealer: boolean;
  readonly forehand: boolean;
  /**
   * The relation to the seat at the bottom of the table; `null` for that seat, if either seat rests, or while parties are
   * undecided.
   */
  readonly party: 'partner' | 'opponent' | null;
  /** Whether the announcement is hidden from this seat. */
  readonly blind: boolean;
  /** Whether the seat rests in this hand. */
  readonly resting: boolean;
  /** Whether the seat plays against the two others. */
  readonly alone: boolean;
  /** Whether the seat's side is gestrichen. */
  readonly gestrichen: boolean;
  /** Whether the hand, and with it the seat's roles, has ended. */
  readonly over: boolean;
  /** The cards of another seat that are open to the viewer; otherwise `null`. */
  readonly open: readonly Card[] | null;
  /** Whether only the viewer sees the cards, because partners can look at each other's cards. */
  readonly shownToPartner: boolean;
  /** Whether the game waits for this seat. */
  readonly isDue: boolean;
  readonly speech: Speech | null;
  /** The small talk of this seat. */
  readonly talk: Talk | null;
}

export interface HandCard {
  readonly card: Card;
  readonly place: Place;
  /** Whether the card is raised or dragged out of the hand. */
  readonly standsOut: boolean;
  /** The name of the card under the announcement; `null` for plain cards and while the announcement is unknown. */
  readonly role: RoleName | null;
  /** The action that plays or shows the card; `null` if neither is legal. */
  readonly action: Action | null;
}

/** A card of the trick on the table. */
export interface TrickCard extends Played {
  readonly position: Position;
  readonly place: Place;
  /** The name of the card under the announcement; `null` for plain cards and while the announcement is unknown. */
  readonly role: RoleName | null;
  /** Whether the card won the completed trick. */
  readonly won: boolean;
}

/** A side with its score. */
export interface SideModel {
  readonly side: Side;
  /**
   * The names of the players who score for this side; `null` if the viewer is one of four players, because the sides
   * are then "us" and "them".
   */
  readonly name: string | null;
  readonly ours: boolean;
  readonly score: number;
  /** The points from the finished hand; 0 if the side won none, and `null` during a hand. */
  readonly gain: number | null;
  readonly gestrichen: boolean;
  readonly bummerl: number;
  /** The kind of loss for each lost game of the match, in order. */
  readonly bummerlKinds: readonly GameKind[];
}

/** A line of the Schrift by side: the new total of the winners, `null` for the others. */
export type ScoreRow = readonly (number | null)[];

/** Everything shown at one moment, as plain data. Canvas and DOM are both drawn from it. */
export interface TableModel {
  readonly layout: Layout;
  readonly picture: Picture;
  readonly people: People;
  readonly seats: readonly SeatModel[];
  readonly hand: readonly HandCard[];
  readonly trick: readonly TrickCard[];
  readonly lastTrick: LastTrick | null;
  /** The first trick, in variants where it stays open; otherwise `null`. */
  readonly openTrick: TakenTrick | null;
  readonly choices: readonly Choice[];
  /** The cut available now; `null` if the viewer cannot cut. */
  readonly cutting: Cutting | null;
  /** The signals available now; `null` in variants without signals. */
  readonly signals: readonly ActionOf<'signal'>[] | null;
  readonly status: readonly Text[];
  /** Whether it is the viewer's turn. */
  readonly isOwnTurn: boolean;
  /** The announcement, as far as the viewer knows it; `null` if the table does not show it. */
  readonly announcement: View['announcement'] | null;
  /** Whether the hand has an announcement that the viewer does not know. */
  readonly secret: boolean;
  readonly stakes: Stakes | null;
  /** The viewer's side first, then the others in order around the table; empty if the table does not show the score. */
  readonly sides: readonly SideModel[];
  readonly rows: readonly ScoreRow[];
  /** The whole Schrift of the match. */
  readonly schrift: readonly SchriftEntry[];
  /** The number of tricks per party in this hand. */
  readonly tricks: Text;
  readonly target: number;
  /** The number of cards in the pack. */
  readonly pack: Pack;
  /** The top card of the stock while it lies face up, otherwise `null`. */
  readonly stockTop: Card | null;
  /** The top and the bottom card of the stock if only the viewer, as the dealer, has seen them; otherwise empty. */
  readonly stockSeen: readonly Card[];
  /** The Kritische, highest first. */
  readonly critical: readonly Card[];
  /** The bottom card of the pack, out of play; `null` if the viewer has not seen it. */
  readonly peeked: Card | null;
  /** Whether the viewer sees their own cards only after the announcement. */
  readonly seesCardsLater: boolean;
  /** All hands of the finished hand; `null` during play. */
  readonly wholeHand: WholeHand | null;
  /** The action that agrees to show the remaining cards; `null` if that action is not legal. */
  readonly reveal: ActionOf<'reveal'> | null;
}

/** Returns the Schrift of this game: running totals per hand, the viewer's side first. */
const rowsOf = ({ history }: View, people: People): readonly ScoreRow[] =>
  history.flatMap((entry) => {
    if (entry.type !== 'hand') return [];
    const winners = entry.sides ?? [entry.side];
    return [sidesFromViewer(people).map((side) => (winners.includes(side) ? itemAt(entry.score, side) : null))];
  });

/**
 * Returns the tricks of the viewer's party and of the others. With three players, the line names the lone player or, if the
 * viewer rests, the forehand.
 */
const tricksOf = ({ players, rules, dealer, forehand, tricks }: View, people: People): Text => {
  const { viewer, seated } = people;
  if (dealer === null || forehand === null) return { key: 'tricks', params: { ours: 0, theirs: 0 } };
  const tricksOfSeat = (seat: Seat): number => itemAt(tricks, players === 4 ? seat % 2 : seat);
  const [opponent] = opponentsOf(rules, dealer, viewer);
  const hasLonePlayer = players === 3 && !takesTurns(rules);
  if (!hasLonePlayer && opponent !== undefined)
    return { key: 'tricks', params: { ours: tricksOfSeat(viewer), theirs: tricksOfSeat(opponent) } };
  const ours = hasLonePlayer && seated && viewer !== forehand;
  return {
    key: 'tricks-of-three',
    params: { alone: tricksOfSeat(forehand), pair: tricksOfSeat(dealer), ours, ...actorAt(people, forehand) },
  };
};

const roleNameIn = ({ announcement: { schlag, trumpf }, rules }: View, card: Card): RoleName | null => {
  return schlag && trumpf ? roleNameOf(rules, { schlag, trumpf }, card) : null;
};

/** A side that has won the game is no longer gestrichen. */
const isGestrichen = ({ gestrichen, score, rules }: View, side: Side): boolean =>
  itemAt(gestrichen, side) && itemAt(score, side) < rules.target;

/** Returns the points of a side from the finished hand, or `null` if no hand has just ended. */
const gainOf = ({ result }: View, side: Side): number | null => {
  if (!result) return null;
  return (result.sides ?? [result.side]).includes(side) ? result.points : 0;
};

const sidesOfTable = (view: View, people: People): readonly SideModel[] =>
  sidesFromViewer(people).map((side) => ({
    side,
    name: view.players === 4 && people.seated ? null : namesOfSide(people, side),
    ours: side === viewerSide(people),
    score: itemAt(view.score, side),
    gain: gainOf(view, side),
    gestrichen: isGestrichen(view, side),
    bummerl: itemAt(view.bummerl, side),
    // If a host sends only the number of marks, each mark counts as a normal loss.
    bummerlKinds: view.bummerlKinds?.[side] ?? listOf(itemAt(view.bummerl, side), () => 'normal' as const),
  }));

/**
 * Returns the relation of a seat to the seat at the bottom of the table. With three players, the relation is unknown before
 * the deal.
 */
const partyOf = ({ players, rules, dealer }: View, { viewer }: People, seat: Seat): SeatModel['party'] => {
  if (seat === viewer || (players === 3 && dealer === null)) return null;
  if (playTogether(rules, dealer ?? 0, viewer, seat)) return 'partner';
  return playAgainst(rules, dealer ?? 0, viewer, seat) ? 'opponent' : null;
};

/** Returns the cards in the middle of the table. */
const trickOf = (snapshot: Snapshot, layout: Layout, { viewer }: People): readonly TrickCard[] => {
  const { view, drawn } = snapshot;
  const winner = trickWinnerOf(snapshot);
  return (view.phase === 'draw' ? drawn : (finalTrickOf(view)?.cards ?? view.trick)).map(({ seat, card }) => {
    const position = positionOf(seat, viewer, view.players, view.rules.direction);
    return {
      seat,
      card,
      position,
      place: trickPlace(layout, position),
      role: view.phase === 'draw' ? null : roleNameIn(view, card),
      won: winner === seat,
    };
  });
};

/** Returns the pack, and the cards of the stock that the viewer has seen. */
const packOf = ({
  rules,
  phase,
  stockTop,
  stockSeen = [],
  peeked,
}: View): Pick<TableModel, 'pack' | 'stockTop' | 'stockSeen' | 'critical' | 'peeked'> => ({
  pack: rules.pack,
  stockTop: stockTop ?? null,
  stockSeen,
  critical: rules.critical,
  peeked: phase === 'cut' || rules.cut !== 'peek-bottom' ? null : (peeked ?? null),
});

/** Returns the cards in the hand at the bottom of the table. A spectator sees them if all hands are open. */
const visibleHand = (view: View, layout: Layout, { viewer }: People): readonly Card[] => {
  if (isHandPutAway(view, layout, viewer)) return [];
  return view.seat === null ? (openHandsOf(view, layout)[viewer] ?? []) : view.hand;
};

/** Returns the cards of the visible hand at the bottom of the table. */
const handOf = (view: View, layout: Layout, people: People, arrangement: HandArrangement): TableModel['hand'] =>
  arrangeHand(view, visibleHand(view, layout, people), layout, arrangement).map(({ card, place, standsOut }) => ({
    card,
    place,
    standsOut,
    role: roleNameIn(view, card),
    action: cardActionIn(view, card),
  }));

const seesCardsLater = ({ phase, seat, hand, handSizes }: View): boolean =>
  phase === 'announce' && seat !== null && hand.length < itemAt(handSizes, seat);

/**
 * Returns the model of a moment on a table with this layout.
 * @param isHalted whether the viewer cannot act, in which case no card is dimmed
 * @param arrangement the arrangement of the viewer's hand
 * @param facesOf returns the visible faces
 */
export const modelOf = (
  snapshot: Snapshot,
  layout: Layout,
  people: People,
  isHalted = false,
  arrangement: HandArrangement = AS_DEALT,
  facesOf = calmFaces,
): TableModel => {
  const { view } = snapshot;
  const { players } = view;
  const hands = openHandsOf(view, layout);
  const partner = shownPartner(view);
  const maschine = maschineIn(view);
  const isOwnTurn = !isHalted && view.seat !== null && view.toAct.includes(view.seat);
  const isOver = view.phase === 'hand-over' || view.phase === 'game-over';
  const faces = facesOf(snapshot, people, isHalted);
  const picture = drawTable(snapshot, layout, { viewer: people.viewer, shadesUnplayable: isOwnTurn, arrangement });
  const resting = view.dealer === null ? null : restingOf(view.rules, view.dealer);
  const isPlaying = isBeingPlayed(view);

  return {
    layout,
    people,
    picture,
    seats: seatsOf(players).map((seat) => {
      const position = positionOf(seat, people.viewer, players, view.rules.direction);
      const cards = itemAt(hands, seat);
      const shown = cards ?? (maschine?.seat === seat ? maschine.cards : null);
      const open = seat === people.viewer || !shown?.length ? null : shown;
      const [face, side] = [faces[seat] ?? null, faceSide(layout, position, open !== null)];
      return {
        seat,
        position,
        name: nameOf(people, seat),
        plateAnchor: platePlace(layout, position, open !== null),
        face: face && side > 0 ? { ...face, side } : null,
        cards: itemAt(view.handSizes, seat),
        dealer: seat === view.dealer,
        forehand: seat === view.forehand,
        party: partyOf(view, people, seat),
        blind: people.blind && isPlaying && seat !== view.dealer && seat !== view.forehand && seat !== resting,
        resting: seat === resting,
        alone: players === 3 && resting === null && seat === view.forehand,
        gestrichen: isGestrichen(view, sideOf(players, seat)),
        over: isOver,
        open,
        shownToPartner: seat === partner,
        isDue: view.toAct.includes(seat) && !isOver,
        speech: snapshot.speech?.seat === seat ? snapshot.speech.text : null,
        talk: snapshot.talk?.seat === seat ? snapshot.talk.text : null,
      };
    }),
    hand: handOf(view, layout, people, arrangement),
    trick: trickOf(snapshot, layout, people),
    lastTrick: lastTrickOf(view, people, picture, layout),
    openTrick: view.openTrick,
    choices: choicesIn(view, people),
    cutting: isOwnTurn ? cuttingOf(view, layout, arrangement.cutAt) : null,
    signals: view.rules.signals && !takesTurns(view.rules) ? signalsIn(view) : null,
    status: snapshot.won ? [trickLine(people, snapshot.won.winner, snapshot.won.why)] : statusOf(view, people),
    isOwnTurn,
    announcement: view.announcement,
    secret: isBlind(view.rules) && isPlaying && view.announcement.schlag === undefined,
    stakes: stakesOf(view, people),
    sides: sidesOfTable(view, people),
    rows: rowsOf(view, people),
    schrift: schriftOf(view, people),
    tricks: tricksOf(view, people),
    target: view.rules.target,
    ...packOf(view),
    seesCardsLater: seesCardsLater(view),
    wholeHand: wholeHandOf(view, people),
    reveal: view.legal.find((action): action is ActionOf<'reveal'> => action.type === 'reveal') ?? null,
  };
};
