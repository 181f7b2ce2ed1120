import type { Action } from '../game/action.js';
import type { TakenTrick } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { PersonTemperament } from '../people/index.js';
import type { LookId, SignId } from '../people/looks.js';
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { isPlaying, playTogether, seatsOf, sideOf, type Seat, type Side } from '../rules/seats.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';
import { isFact, type HistoryEntry } from './history-entry.js';
import type { FaceModel, FacesOf } from './faces.js';
import { positionOf, type Position } from './layout/position.js';
import type { People, SeatedPerson } from './people.js';
import { sinceDeal, type Snapshot } from './snapshot.js';

/** A player's reaction to an event. */
interface Feeling {
  readonly look: LookId;
  /** The importance of the event, 0 to 1. */
  readonly weight: number;
}

/** Per temperament: the weight below which no reaction shows, and the factor for the strength of stronger reactions. */
const TEMPERAMENT_RESPONSES: Readonly<
  Record<PersonTemperament, { readonly threshold: number; readonly gain: number }>
> = {
  careful: { threshold: 0.5, gain: 0.75 },
  bold: { threshold: 0.3, gain: 1.25 },
  sly: { threshold: 0.4, gain: 0.8 },
  talkative: { threshold: 0.15, gain: 1.2 },
};

/** Looks that a temperament replaces: sly people hide what they feel, careful people do not gloat. */
const SHOWN_LOOKS: Readonly<Partial<Record<PersonTemperament, Readonly<Partial<Record<LookId, LookId>>>>>> = {
  sly: { pleased: 'sly', surprised: 'thinking' },
  careful: { sly: 'pleased' },
};

/** Roles of cards whose loss hurts and whose play is noticed. */
const VALUABLE_ROLES: readonly (RoleName | null)[] = ['kritischer', 'superguter', 'guter', 'wander-kritt', 'rechter'];

/** The minimum strength of a visible look. */
const MIN_STRENGTH = 0.6;

/** Returns the reaction of a seat to an event, or `null`. */
type Feelings = (seat: Seat) => Feeling | null;

/** Whether all players can see that a card is valuable. In blind play, they cannot. */
const isValuable = ({ announcement: { schlag, trumpf }, rules }: View, { blind }: People, card: Card): boolean =>
  !blind &&
  schlag !== undefined &&
  trumpf !== undefined &&
  VALUABLE_ROLES.includes(roleNameOf(rules, { schlag, trumpf }, card));

const feeling = (look: LookId, weight: number): Feeling => ({ look, weight });

const winnersFeelings =
  ({ players }: View, { side, sides = [side] }: { side: Side; sides?: readonly Side[] }, weight: number): Feelings =>
  (seat) =>
    feeling(sides.includes(sideOf(players, seat)) ? 'pleased' : 'disgusted', weight);

/** Returns the reactions to a complete trick. */
const trickFeelings = (view: View, people: People, { winner, cards }: TakenTrick): Feelings => {
  const together = (one: Seat, other: Seat): boolean => playTogether(view.rules, view.dealer ?? 0, one, other);
  const lost = cards.filter(({ seat, card }) => !together(seat, winner) && isValuable(view, people, card));
  return (seat) => {
    if (seat === winner) return feeling('pleased', lost.length > 0 ? 0.9 : 0.55);
    if (together(seat, winner)) return feeling('pleased', lost.length > 0 ? 0.6 : 0.3);
    if (lost.some((played) => played.seat === seat)) return feeling('disgusted', 0.9);
    return feeling('disgusted', lost.length > 0 ? 0.5 : 0.2);
  };
};

/** Returns the reactions to an action or a fact; `null` for an entry without reactions. */
const feelingsOf = (view: View, people: People, entry: HistoryEntry): Feelings | null => {
  const together = (one: Seat, other: Seat): boolean => playTogether(view.rules, view.dealer ?? 0, one, other);
  /** Distinguishes the acting player, the other players of the same party, and the opponents. */
  const feelingsAround =
    (doer: Seat, own: Feeling, along: Feeling | null, others: Feeling | null): Feelings =>
    (seat) =>
      seat === doer ? own : together(seat, doer) ? along : others;
  switch (entry.type) {
    case 'game':
      return winnersFeelings(view, entry, 1);
    case 'hand':
      return winnersFeelings(view, entry, 0.8);
    case 'trick':
      return trickFeelings(view, people, entry);
    case 'play':
      return isValuable(view, people, entry.card)
        ? feelingsAround(entry.seat, feeling('sly', 0.7), feeling('pleased', 0.5), feeling('surprised', 0.6))
        : null;
    case 'bid':
      return feelingsAround(entry.seat, feeling('sly', 0.8), feeling('pleased', 0.35), feeling('surprised', 0.65));
    case 'hold':
      return feelingsAround(entry.seat, feeling('sly', 0.6), feeling('pleased', 0.3), feeling('surprised', 0.5));
    case 'fold':
      return feelingsAround(entry.seat, feeling('disgusted', 0.7), feeling('disgusted', 0.5), feeling('pleased', 0.7));
    case 'farbe':
      return feelingsAround(entry.seat, feeling('sly', 0.8), feeling('sly', 0.4), feeling('surprised', 0.8));
    case 'ask-schoeneres':
    case 'ask-schlagtausch':
      return feelingsAround(entry.seat, feeling('sly', 0.5), feeling('thinking', 0.4), null);
    case 'ask-swap-hands':
      return feelingsAround(entry.seat, feeling('sly', 0.5), null, null);
    case 'answer':
      return feelingsAround(
        entry.seat,
        feeling(entry.accept ? 'pleased' : 'sly', 0.5),
        null,
        feeling(entry.accept ? 'pleased' : 'disgusted', 0.4),
      );
    case 'took':
      return feelingsAround(entry.seat, feeling('pleased', 0.7), feeling('pleased', 0.4), feeling('surprised', 0.5));
    case 'maschine':
      return feelingsAround(entry.seat, feeling('pleased', 1), feeling('pleased', 0.9), feeling('surprised', 1));
    case 'bluffed':
    case 'penalty':
      return feelingsAround(entry.seat, feeling('disgusted', 1), feeling('disgusted', 0.8), feeling('surprised', 0.8));
    case 'struck':
      return (seat) => feeling(sideOf(view.players, seat) === entry.side ? 'sly' : 'surprised', 0.9);
    default:
      return null;
  }
};

/** Returns the reactions of the players of the hand. A resting player shows none. */
const ofPlaying =
  ({ rules, dealer }: View, feelings: Feelings): Feelings =>
  (seat) =>
    dealer === null || isPlaying(rules, dealer, seat) ? feelings(seat) : null;

/** Returns the reactions to the last action and its facts, the latest first. */
const feelingsIn = ({ view, won }: Snapshot, people: People, recentEntries: readonly HistoryEntry[]): Feelings => {
  // The fact of a complete trick is missing from the history while the trick is on the table.
  const trickOnTable = won
    ? [ofPlaying(view, trickFeelings(view, people, { winner: won.winner, cards: view.trick }))]
    : [];
  const feelingsAfter = (entry: HistoryEntry): Feelings | readonly [] => {
    const felt = feelingsOf(view, people, entry);
    if (!felt) return [];
    // The end of a game and points reset to 0 also concern a player who rests.
    const concernsAll = entry.type === 'game' || entry.type === 'struck';
    return concernsAll ? felt : ofPlaying(view, felt);
  };
  const all = [...recentEntries.flatMap(feelingsAfter), ...trickOnTable].reverse();
  return (seat) => all.map((feel) => feel(seat)).find((felt) => felt !== null) ?? null;
};

/** Returns the signs given in the current trick. The next action of a player ends their sign. */
const signsIn = ({ view }: Snapshot): ReadonlyMap<Seat, SignId> => {
  const signs = new Map<Seat, SignId>();
  for (const entry of sinceDeal(view.history)) {
    if (entry.type === 'signal') signs.set(entry.seat, entry.sign);
    else if (!isFact(entry)) signs.delete(entry.seat);
    else if (entry.type === 'trick' || entry.type === 'hand') signs.clear();
  }
  return signs;
};

const POSITION_VECTORS: Readonly<Record<Position, readonly [x: number, y: number]>> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
};

/** Returns the gaze from one position at the table to another. */
const gazeTo = (from: Position, to: Position): FaceModel['gaze'] => {
  const [x, y] = [
    POSITION_VECTORS[to][0] - POSITION_VECTORS[from][0],
    POSITION_VECTORS[to][1] - POSITION_VECTORS[from][1],
  ];
  const far = Math.hypot(x, y) || 1;
  return { x: x / far, y: y / far };
};

/**
 * Returns the seat that the others look at: the speaker, the winner of the trick, the seat due to act, or the last seat that
 * acted.
 */
const gazeTargetOf = ({ view, speech, talk, won }: Snapshot, last: Action | undefined, isOver: boolean): Seat | null =>
  speech?.seat ?? talk?.seat ?? won?.winner ?? (isOver ? null : view.toAct[0]) ?? last?.seat ?? null;

/** Returns the look and strength with which a temperament shows a reaction; `null` if the temperament hides the reaction. */
const expressionOf = (
  temperament: PersonTemperament,
  { look, weight }: Feeling,
): Pick<FaceModel, 'look' | 'strength'> | null => {
  const { threshold, gain } = TEMPERAMENT_RESPONSES[temperament];
  if (weight < threshold) return null;
  return {
    look: SHOWN_LOOKS[temperament]?.[look] ?? look,
    strength: Math.min(1, Math.max(MIN_STRENGTH, weight * gain)),
  };
};

/**
 * Returns the visible faces by seat. Looks depend only on what the viewer has seen. Looks never reveal a hidden card
 * or, in blind play, the role of a card.
 * @param isHalted whether the viewer cannot act, in which case all people doze
 */
export const facesOf: FacesOf = (snapshot, people, isHalted) => {
  const { view } = snapshot;
  const { players, rules, history } = view;
  const isOver = view.phase === 'hand-over' || view.phase === 'game-over';
  let lastAction = history.length - 1;
  while (lastAction >= 0 && isFact(itemAt(history, lastAction))) lastAction--;
  const last = history[lastAction] as Action | undefined;
  const feelings = feelingsIn(snapshot, people, lastAction === -1 ? [] : history.slice(lastAction));
  const signs = signsIn(snapshot);
  const gazeTarget = gazeTargetOf(snapshot, last, isOver);
  const isAway = (seat: Seat): boolean => people.away?.[seat] ?? false;
  const isDozing = (seat: Seat): boolean =>
    isHalted || isAway(seat) || (!isOver && view.toAct.length > 0 && view.toAct.every(isAway));
  const placeOf = (seat: Seat): Position => positionOf(seat, people.viewer, players, rules.direction);

  const faceOf = (seat: Seat, { id, temperament }: SeatedPerson): FaceModel => {
    const sign = signs.get(seat);
    if (sign !== undefined) return { id, look: sign, strength: 1, gaze: null };
    if (isDozing(seat)) return { id, look: 'sleepy', strength: 1, gaze: null };
    const isDue = !isOver && view.toAct.includes(seat);
    if (isDue && snapshot.speech?.seat !== seat) return { id, look: 'thinking', strength: 1, gaze: null };
    const felt = feelings(seat);
    const face = (felt && expressionOf(temperament, felt)) ?? { look: 'waiting' as const, strength: 1 };
    const gaze = gazeTarget === null || gazeTarget === seat ? null : gazeTo(placeOf(seat), placeOf(gazeTarget));
    return { id, ...face, gaze };
  };
  return seatsOf(players).map((seat) => {
    const sitting = people.sitting?.[seat];
    return sitting ? faceOf(seat, sitting) : null;
  });
};
