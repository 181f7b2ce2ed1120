import type { Action } from '../../../game/action.js';
import type { Fact } from '../../../game/fact.js';
import { replay } from '../../../game/fair/fair-game.js';
import type { Happening } from '../../../game/game.js';
import type { GameRecord, RecordedPerson } from '../../../game/record.js';
import type { RuleSet } from '../../../rules/variants.js';
import type { View } from '../../../game/view.js';
import { InputError, quoted } from '../../../rules/input-error.js';
import { itemAt } from '../../../rules/item-at.js';
import { seatsOf, type Seat } from '../../../rules/seats.js';

/** Options for `replay()`, which set the replay's viewpoint. */
export interface ReplayOptions {
  /** The seat whose view the replay shows; null or undefined shows a spectator's view, without any hands. */
  readonly seat?: Seat | null;
  /** Whether to show all hands and all secret information; false by default. */
  readonly open?: boolean;
  /** Called after the visitor has closed the replay. */
  readonly onClose?: () => void;
}

/** A record step by step, either from one seat's view or with all information open. */
export interface Course {
  /** The seat whose view is shown; null for a spectator. */
  readonly seat: Seat | null;
  /** Called after the visitor has closed the replay; undefined if the page wants no call. */
  readonly onClose: ReplayOptions['onClose'];
  /** Number of actions. */
  readonly steps: number;
  /** The people, by seat; undefined if the record does not contain people. */
  readonly people: GameRecord['people'];
  /** Returns the view after this number of actions, from 0 to `steps`. */
  viewAt(step: number): View;
  /** Returns a step's action and its consequences; steps are counted from 1. */
  happeningAt(step: number): Happening;
  /** Returns the first step at or after this one that ends a hand; null if none. */
  handEndFrom(step: number): number | null;
  /** Returns the seat's own view after this number of actions, even if the replay is open. */
  ownViewAt(step: number): View;
}

/** Returns a seat's view at a step, or a spectator's view if the seat is null. */
type ViewOf = (seat: Seat | null) => View;

interface Step {
  readonly viewOf: ViewOf;
  /** The action and its consequences, including secret ones. */
  readonly action: Action | null;
  readonly happened: readonly Fact[];
  /** The current game's whole history; the first `length` entries belong to this step. */
  readonly past: readonly (Action | Fact)[];
  readonly length: number;
  /** Returns the action and its consequences as a seat sees them; null before the first action. */
  readonly happeningFor: ((seat: Seat | null) => Happening) | null;
}

const OPTION_KEYS = ['seat', 'open', 'onClose'];

const checkOptions = (options: unknown): ReplayOptions => {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new InputError('invalid-option', `replay() takes options such as { seat: 0 }, not ${quoted(options)}.`);
  const unknownKey = Object.keys(options).find((key) => !OPTION_KEYS.includes(key));
  if (unknownKey !== undefined)
    throw new InputError(
      'unknown-option',
      `replay() has no option ${quoted(unknownKey)}; its options are 'seat', 'open' and 'onClose'.`,
    );
  const { open = false, onClose }: { readonly open?: unknown; readonly onClose?: unknown } = options;
  if (onClose !== undefined && typeof onClose !== 'function')
    throw new InputError('invalid-option', `'onClose' must be a function, not ${quoted(onClose)}.`);
  if (typeof open !== 'boolean')
    throw new InputError('invalid-option', `'open' must be true or false, not ${quoted(open)}.`);
  return options;
};

const checkSeat = (seat: unknown, players: 2 | 3 | 4): Seat | null => {
  if (seat === null || seatsOf(players).includes(seat as Seat)) return seat as Seat | null;
  throw new InputError(
    'invalid-seat',
    `'seat' must be from 0 to ${players - 1} in this record, or null for a spectator, not ${quoted(seat)}.`,
  );
};

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

const isPerson = (person: unknown): boolean => {
  if (typeof person !== 'object' || person === null) return false;
  const { name, face } = person as Partial<Record<keyof RecordedPerson, unknown>>;
  return isText(name) && isText(face);
};

/** Checks the people in the record, which the game itself ignores. */
const checkPeople = ({ players }: RuleSet, people: unknown): void => {
  if (people === undefined || (Array.isArray(people) && people.length === players && people.every(isPerson))) return;
  throw new InputError(
    'invalid-record',
    `The record's people must be omitted or ${players} objects { name, face } with strings or nulls, not ${quoted(people)}.`,
  );
};

/** Returns all of a record's steps, beginning with the table before the first action. */
const stepsOf = (record: GameRecord): readonly Step[] => {
  const game = replay(record, { until: 0 });
  const seats = seatsOf(game.rules.players);
  const first = new Map<Seat | null, View>([...seats, null].map((seat) => [seat, game.view(seat)]));
  const viewOf: ViewOf = (seat) => first.get(seat) as View;
  const [history] = seats.map((seat) => viewOf(seat).history).sort((one, other) => other.length - one.length);
  let past: (Action | Fact)[] = [...(history ?? [])];
  const steps: Step[] = [{ viewOf, action: null, happened: [], past, length: past.length, happeningFor: null }];
  game.subscribe((action, happened, happeningFor) => {
    past.push(action, ...happened);
    steps.push({
      viewOf: (seat) => happeningFor(seat).view,
      action,
      happened,
      past,
      length: past.length,
      happeningFor,
    });
  });
  for (const action of record.actions) {
    // The next game starts with an empty history.
    if (game.phase === 'game-over') past = [];
    game.act(action);
  }
  return steps;
};

/** Returns a seat's view, extended with all seats' knowledge at that moment. */
const openView = (viewOf: ViewOf, seat: Seat | null, history: View['history']): View => {
  const own = viewOf(seat);
  const views = seatsOf(own.players).map(viewOf);
  return {
    ...own,
    revealed: views.map(({ hand }) => hand),
    announcement: Object.assign({}, ...views.map(({ announcement }) => announcement)) as View['announcement'],
    history,
  };
};

/**
 * Reads a record for a replay.
 * @throws InputError `invalid-record`, `unknown-record-version`, `invalid-seat`, `invalid-option` or `unknown-option`
 */
export const courseOf = (input: unknown, given: unknown = {}): Course => {
  const options = checkOptions(given);
  if (typeof input === 'object' && input !== null && 'game' in input && !('actions' in input))
    throw new InputError('invalid-record', 'A saved game is not a record; pass its `game` field.');
  const record = input as GameRecord;
  const { rules } = replay(record);
  checkPeople(rules, record.people);
  const seat = checkSeat(options.seat ?? null, rules.players);
  const isOpen = options.open ?? false;
  const steps = stepsOf(record);
  const stepAt = (step: number): Step => itemAt(steps, step);
  const views = new Map<number, View>();

  const viewAt = (step: number): View => {
    const { viewOf, past, length } = stepAt(step);
    return isOpen ? openView(viewOf, seat, past.slice(0, length)) : viewOf(seat);
  };
  return {
    seat,
    people: record.people,
    onClose: options.onClose,
    steps: steps.length - 1,
    viewAt,
    happeningAt(step) {
      const { action, happened, happeningFor } = stepAt(step);
      if (!action || !happeningFor) throw new Error('Step 0 has no action; actions begin at step 1.');
      return isOpen ? { action, happened, view: viewAt(step) } : happeningFor(seat);
    },
    handEndFrom(step) {
      const found = steps.findIndex(({ happened }, at) => at >= step && happened.some(({ type }) => type === 'hand'));
      return found === -1 ? null : found;
    },
    ownViewAt(step) {
      // Returns the same object for the same step, because each new object would be reviewed again.
      const known = views.get(step) ?? stepAt(step).viewOf(seat);
      views.set(step, known);
      return known;
    },
  };
};
