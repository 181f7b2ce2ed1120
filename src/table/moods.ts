import type { Action } from '../game/action.js';
import type { TakenTrick } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { PersonTemperament } from '../people/index.js';
import type { LookId, SignId } from '../people/looks.js';
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { playTogether, seatsOf, sideOf, type Seat, type Side } from '../rules/seats.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';
import { isFact, type HistoryEntry } from './history-entry.js';
import type { FaceModel, FacesOf } from './faces.js';
import { positionOf, type Position } from './layout/position.js';
import type { People, SeatedPerson } from './people.js';
import { sinceDeal, type Snapshot } from './snapshot.js';

/** What something does to somebody. */
interface Feeling {
  readonly look: LookId;
  /** How much it matters, 0 to 1. */
  readonly weight: number;
}

/** What leaves somebody threshold, and how much more than others they show of the rest. */
const TEMPER_RESPONSES: Readonly<Record<PersonTemperament, { readonly threshold: number; readonly gain: number }>> = {
  careful: { threshold: 0.5, gain: 0.75 },
  bold: { threshold: 0.3, gain: 1.25 },
  sly: { threshold: 0.4, gain: 0.8 },
  talkative: { threshold: 0.15, gain: 1.2 },
};

/** What the sly show in the place of what they feel, and the careful, who do not gloat. */
const SHOWN_LOOKS: Readonly<Partial<Record<PersonTemperament, Readonly<Partial<Record<LookId, LookId>>>>>> = {
  sly: { pleased: 'sly', surprised: 'thinking' },
  careful: { sly: 'pleased' },
};

/** Roles of cards whose loss hurts and whose play is noticed. */
const VALUABLE_ROLES: readonly (RoleName | null)[] = ['kritischer', 'guter', 'wander-kritt', 'rechter'];

/** The least visible strength of a look. */
const MIN_STRENGTH = 0.6;

/** What each seat feels about what has happened. */
type Feelings = (seat: Seat) => Feeling | null;

/** Whether everybody can see that a card is valuable: not in blind play. */
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

/** The feelings about a complete trick. */
const trickFeelings = (view: View, people: People, { winner, cards }: TakenTrick): Feelings => {
  const together = (one: Seat, other: Seat): boolean => playTogether(view.players, view.dealer ?? 0, one, other);
  const lost = cards.filter(({ seat, card }) => !together(seat, winner) && isValuable(view, people, card));
  return (seat) => {
    if (seat === winner) return feeling('pleased', lost.length > 0 ? 0.9 : 0.55);
    if (together(seat, winner)) return feeling('pleased', lost.length > 0 ? 0.6 : 0.3);
    if (lost.some((played) => played.seat === seat)) return feeling('disgusted', 0.9);
    return feeling('disgusted', lost.length > 0 ? 0.5 : 0.2);
  };
};

/** What an action or a fact does to everybody; null: nothing. */
const feelingsOf = (view: View, people: People, entry: HistoryEntry): Feelings | null => {
  const together = (one: Seat, other: Seat): boolean => playTogether(view.players, view.dealer ?? 0, one, other);
  /** The doer, those who play along, and the others. */
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

/** The feelings about the last action and its facts, latest first. */
const feelingsIn = ({ view, won }: Snapshot, people: People, recentEntries: readonly HistoryEntry[]): Feelings => {
  // While a whole trick lies there nothing has been told of it yet.
  const trickOnTable = won ? [trickFeelings(view, people, { winner: won.winner, cards: view.trick })] : [];
  const all = [...recentEntries.flatMap((entry) => feelingsOf(view, people, entry) ?? []), ...trickOnTable].reverse();
  return (seat) => all.map((feel) => feel(seat)).find((felt) => felt !== null) ?? null;
};

/** Signs of the trick that is played, until whoever gave one does something else. */
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

/** From one place of the table to another. */
const gazeTo = (from: Position, to: Position): FaceModel['gaze'] => {
  const [x, y] = [
    POSITION_VECTORS[to][0] - POSITION_VECTORS[from][0],
    POSITION_VECTORS[to][1] - POSITION_VECTORS[from][1],
  ];
  const far = Math.hypot(x, y) || 1;
  return { x: x / far, y: y / far };
};

/** The seat that everybody looks at: the speaker, the winner of the trick, the seat due to act, or the last one to act. */
const gazeTargetOf = ({ view, speech, talk, won }: Snapshot, last: Action | undefined, isOver: boolean): Seat | null =>
  speech?.seat ?? talk?.seat ?? won?.winner ?? (isOver ? null : view.toAct[0]) ?? last?.seat ?? null;

/** How somebody of this temperament shows it. */
const expressionOf = (
  temperament: PersonTemperament,
  { look, weight }: Feeling,
): Pick<FaceModel, 'look' | 'strength'> | null => {
  const { threshold, gain } = TEMPER_RESPONSES[temperament];
  if (weight < threshold) return null;
  return {
    look: SHOWN_LOOKS[temperament]?.[look] ?? look,
    strength: Math.min(1, Math.max(MIN_STRENGTH, weight * gain)),
  };
};

/**
 * How everybody looks who is seen at the table, by seat. All of it comes from what the viewer has been shown: no look
 * tells of a hidden card, and where the announcement is a secret none tells what a card is.
 * @param isHalted whether nothing can be done now: everybody dozes
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
