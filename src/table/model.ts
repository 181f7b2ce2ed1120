import type { Action, Played, TakenTrick } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { roleOf, type Role } from '../rules/order.js';
import { seatsOf, type PlayerCount, type Seat } from '../rules/seats.js';
import type { Text } from '../i18n/text.js';
import { choicesIn, type Choice } from './choices.js';
import { drawTable } from './draw.js';
import { handPlaces, platePlace, positionOf, type Layout, type Position } from './layout.js';
import { fromOurSide, type People } from './people.js';
import type { Picture, Place } from './picture.js';
import type { Said, Shown } from './shown.js';
import { statusOf } from './status.js';

export interface SeatModel {
  readonly seat: Seat;
  readonly position: Position;
  readonly name: string;
  /** The anchor of its plate. */
  readonly at: { readonly x: number; readonly y: number };
  readonly cards: number;
  readonly dealer: boolean;
  readonly forehand: boolean;
  /** Whether the game waits for it. */
  readonly due: boolean;
  readonly said: Said | null;
}

export interface HandCard {
  readonly card: Card;
  readonly place: Place;
  /** What it is under the announcement; `plain` while nothing stands. */
  readonly role: Role;
  /** The action that plays it; null if it may not be played now. */
  readonly action: Action | null;
}

interface PerSide {
  readonly ours: number;
  readonly theirs: number;
}

/** A line of the Schrift: the new total of the side that scored. */
export interface ScoreRow {
  readonly ours: number | null;
  readonly theirs: number | null;
}

/** All that is to be shown at one moment, as plain data; canvas and DOM are both drawn from it. */
export interface TableModel {
  readonly layout: Layout;
  readonly picture: Picture;
  readonly people: People;
  readonly seats: readonly SeatModel[];
  readonly hand: readonly HandCard[];
  readonly trick: readonly Played[];
  readonly lastTrick: TakenTrick | null;
  readonly choices: readonly Choice[];
  readonly status: readonly Text[];
  /** Whether it is the viewer's turn. */
  readonly asked: boolean;
  readonly announcement: View['announcement'];
  readonly value: number;
  readonly score: PerSide;
  readonly rows: readonly ScoreRow[];
  readonly gestrichen: { readonly ours: boolean; readonly theirs: boolean };
  readonly bummerl: PerSide;
  readonly tricks: PerSide;
  readonly target: number;
  readonly peeked: Card | null;
}

/** The Schrift of this game: each entry the new total (running, as it is chalked up). */
const rowsOf = ({ history }: View, people: People): readonly ScoreRow[] =>
  history.flatMap((entry) => {
    if (entry.type !== 'hand') return [];
    const { ours, theirs } = fromOurSide(people, entry.score);
    return [entry.side % 2 === people.viewer % 2 ? { ours, theirs: null } : { ours: null, theirs }];
  });

/** What a moment of the game looks like on a table of this layout. */
export const modelOf = (shown: Shown, layout: Layout, people: People): TableModel => {
  const { view } = shown;
  const players = view.players as PlayerCount;
  const { schlag, trumpf } = view.announcement;
  const roleIn = (card: Card): Role => (schlag && trumpf ? roleOf(view.rules, { schlag, trumpf }, card) : 'plain');
  const places = handPlaces(layout, view.hand.length);
  const isStruck = (side: number): boolean => view.gestrichen[side] && view.score[side] < view.rules.target;
  const asked = view.seat !== null && view.toAct.includes(view.seat);

  return {
    layout,
    people,
    picture: drawTable(shown, layout, { viewer: people.viewer, shade: asked }),
    seats: seatsOf(players).map((seat) => {
      const position = positionOf(seat, people.viewer, players, view.rules.direction);
      return {
        seat,
        position,
        name: people.names[seat],
        at: platePlace(layout, position),
        cards: view.handSizes[seat],
        dealer: seat === view.dealer,
        forehand: seat === view.forehand,
        due: view.toAct.includes(seat) && view.phase !== 'hand-over' && view.phase !== 'game-over',
        said: shown.said?.seat === seat ? shown.said.text : null,
      };
    }),
    hand: view.hand.map((card, index) => ({
      card,
      place: places[index],
      role: roleIn(card),
      action: view.legal.find((action) => action.type === 'play' && action.card === card) ?? null,
    })),
    trick: view.phase === 'draw' ? shown.drawn : view.trick,
    lastTrick: view.lastTrick,
    choices: choicesIn(view),
    status: statusOf(view, people),
    asked,
    announcement: view.announcement,
    value: view.value,
    score: fromOurSide(people, view.score),
    rows: rowsOf(view, people),
    // Who has won the game is past being gestrichen.
    gestrichen: { ours: isStruck(people.viewer % 2), theirs: isStruck(1 - (people.viewer % 2)) },
    bummerl: fromOurSide(people, view.bummerl),
    tricks: fromOurSide(people, view.tricks),
    target: view.rules.target,
    peeked: view.peeked ?? null,
  };
};
