import type { Action } from '../game/action.js';
import type { TakenTrick } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { PersonTemperament } from '../people/index.js';
import type { LookId, SignId } from '../people/looks.js';
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { playTogether, seatsOf, sideOf, type Seat, type Side } from '../rules/seats.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';
import { isFact, type Entry } from './entry.js';
import type { FaceModel, FacesOf } from './faces.js';
import { positionOf, type Position } from './layout/position.js';
import type { People, Sitting } from './people.js';
import { sinceDeal, type Snapshot } from './snapshot.js';

/** What something does to somebody. */
interface Feeling {
  readonly look: LookId;
  /** How much it matters, 0 to 1. */
  readonly weight: number;
}

/** What leaves somebody cold, and how much more than others they show of the rest. */
const MANNERS: Readonly<Record<PersonTemperament, { readonly cold: number; readonly gain: number }>> = {
  careful: { cold: 0.5, gain: 0.75 },
  bold: { cold: 0.3, gain: 1.25 },
  sly: { cold: 0.4, gain: 0.8 },
  talkative: { cold: 0.15, gain: 1.2 },
};

/** What the sly show in the place of what they feel, and the careful, who do not gloat. */
const MASKS: Readonly<Partial<Record<PersonTemperament, Readonly<Partial<Record<LookId, LookId>>>>>> = {
  sly: { pleased: 'sly', surprised: 'thinking' },
  careful: { sly: 'pleased' },
};

/** Cards that it hurts to lose, and that are seen to fall. */
const DEAR: readonly (RoleName | null)[] = ['kritischer', 'guter', 'wander-kritt', 'rechter'];

/** Less of a look than this cannot be told from none. */
const LEAST = 0.6;

/** What each seat feels about what has happened. */
type Feelings = (seat: Seat) => Feeling | null;

/** What one sees of what a card is: nothing where that is a secret of two. */
const isDear = ({ announcement: { schlag, trumpf }, rules }: View, { blind }: People, card: Card): boolean =>
  !blind && schlag !== undefined && trumpf !== undefined && DEAR.includes(roleNameOf(rules, { schlag, trumpf }, card));

const feeling = (look: LookId, weight: number): Feeling => ({ look, weight });

const ofWinners =
  ({ players }: View, { side, sides = [side] }: { side: Side; sides?: readonly Side[] }, weight: number): Feelings =>
  (seat) =>
    feeling(sides.includes(sideOf(players, seat)) ? 'pleased' : 'disgusted', weight);

/** The trick that lies there, or was just taken. */
const ofTrick = (view: View, people: People, { winner, cards }: TakenTrick): Feelings => {
  const together = (one: Seat, other: Seat): boolean => playTogether(view.players, view.dealer ?? 0, one, other);
  const lost = cards.filter(({ seat, card }) => !together(seat, winner) && isDear(view, people, card));
  return (seat) => {
    if (seat === winner) return feeling('pleased', lost.length > 0 ? 0.9 : 0.55);
    if (together(seat, winner)) return feeling('pleased', lost.length > 0 ? 0.6 : 0.3);
    if (lost.some((played) => played.seat === seat)) return feeling('disgusted', 0.9);
    return feeling('disgusted', lost.length > 0 ? 0.5 : 0.2);
  };
};

/** What an action or a fact does to everybody; null: nothing. */
const feelingsOf = (view: View, people: People, entry: Entry): Feelings | null => {
  const together = (one: Seat, other: Seat): boolean => playTogether(view.players, view.dealer ?? 0, one, other);
  /** The doer, those who play along, and the others. */
  const among =
    (doer: Seat, own: Feeling, along: Feeling | null, others: Feeling | null): Feelings =>
    (seat) =>
      seat === doer ? own : together(seat, doer) ? along : others;
  switch (entry.type) {
    case 'game':
      return ofWinners(view, entry, 1);
    case 'hand':
      return ofWinners(view, entry, 0.8);
    case 'trick':
      return ofTrick(view, people, entry);
    case 'play':
      return isDear(view, people, entry.card)
        ? among(entry.seat, feeling('sly', 0.7), feeling('pleased', 0.5), feeling('surprised', 0.6))
        : null;
    case 'bid':
      return among(entry.seat, feeling('sly', 0.8), feeling('pleased', 0.35), feeling('surprised', 0.65));
    case 'hold':
      return among(entry.seat, feeling('sly', 0.6), feeling('pleased', 0.3), feeling('surprised', 0.5));
    case 'fold':
      return among(entry.seat, feeling('disgusted', 0.7), feeling('disgusted', 0.5), feeling('pleased', 0.7));
    case 'farbe':
      return among(entry.seat, feeling('sly', 0.8), feeling('sly', 0.4), feeling('surprised', 0.8));
    case 'ask-schoeneres':
    case 'ask-schlagtausch':
      return among(entry.seat, feeling('sly', 0.5), feeling('thinking', 0.4), null);
    case 'answer':
      return among(
        entry.seat,
        feeling(entry.accept ? 'pleased' : 'sly', 0.5),
        null,
        feeling(entry.accept ? 'pleased' : 'disgusted', 0.4),
      );
    case 'took':
      return among(entry.seat, feeling('pleased', 0.7), feeling('pleased', 0.4), feeling('surprised', 0.5));
    case 'maschine':
      return among(entry.seat, feeling('pleased', 1), feeling('pleased', 0.9), feeling('surprised', 1));
    case 'bluffed':
    case 'penalty':
      return among(entry.seat, feeling('disgusted', 1), feeling('disgusted', 0.8), feeling('surprised', 0.8));
    case 'struck':
      return (seat) => feeling(sideOf(view.players, seat) === entry.side ? 'sly' : 'surprised', 0.9);
    default:
      return null;
  }
};

/** What everybody feels: about the last thing that was done and what came of it, the last of that first. */
const feelingsIn = ({ view, won }: Snapshot, people: People, lately: readonly Entry[]): Feelings => {
  // While a whole trick lies there nothing has been told of it yet.
  const lying = won ? [ofTrick(view, people, { winner: won.winner, cards: view.trick })] : [];
  const all = [...lately.flatMap((entry) => feelingsOf(view, people, entry) ?? []), ...lying].reverse();
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

const PLACES: Readonly<Record<Position, readonly [x: number, y: number]>> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
};

/** From one place of the table to another. */
const gazeTo = (from: Position, to: Position): FaceModel['gaze'] => {
  const [x, y] = [PLACES[to][0] - PLACES[from][0], PLACES[to][1] - PLACES[from][1]];
  const far = Math.hypot(x, y) || 1;
  return { x: x / far, y: y / far };
};

/** Whom everybody looks at: who speaks, who has won what lies there, who is to act, else who did last. */
const centreOf = ({ view, said, talk, won }: Snapshot, last: Action | undefined, isOver: boolean): Seat | null =>
  said?.seat ?? talk?.seat ?? won?.winner ?? (isOver ? null : view.toAct[0]) ?? last?.seat ?? null;

/** How somebody of this temperament shows it. */
const shown = (
  temperament: PersonTemperament,
  { look, weight }: Feeling,
): Pick<FaceModel, 'look' | 'strength'> | null => {
  const { cold, gain } = MANNERS[temperament];
  if (weight < cold) return null;
  return { look: MASKS[temperament]?.[look] ?? look, strength: Math.min(1, Math.max(LEAST, weight * gain)) };
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
  const feels = feelingsIn(snapshot, people, lastAction === -1 ? [] : history.slice(lastAction));
  const signs = signsIn(snapshot);
  const centre = centreOf(snapshot, last, isOver);
  const isAway = (seat: Seat): boolean => people.away?.[seat] ?? false;
  const dozes = (seat: Seat): boolean =>
    isHalted || isAway(seat) || (!isOver && view.toAct.length > 0 && view.toAct.every(isAway));
  const placeOf = (seat: Seat): Position => positionOf(seat, people.viewer, players, rules.direction);

  const faceOf = (seat: Seat, { id, temperament }: Sitting): FaceModel => {
    const sign = signs.get(seat);
    if (sign !== undefined) return { id, look: sign, strength: 1, gaze: null };
    if (dozes(seat)) return { id, look: 'sleepy', strength: 1, gaze: null };
    const isDue = !isOver && view.toAct.includes(seat);
    if (isDue && snapshot.said?.seat !== seat) return { id, look: 'thinking', strength: 1, gaze: null };
    const felt = feels(seat);
    const face = (felt && shown(temperament, felt)) ?? { look: 'waiting' as const, strength: 1 };
    const gaze = centre === null || centre === seat ? null : gazeTo(placeOf(seat), placeOf(centre));
    return { id, ...face, gaze };
  };
  return seatsOf(players).map((seat) => {
    const sitting = people.sitting?.[seat];
    return sitting ? faceOf(seat, sitting) : null;
  });
};
