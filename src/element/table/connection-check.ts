import type { SeatConnection, Update } from '../../game/connect.js';
import type { View } from '../../game/view.js';
import { quoted } from '../../rules/input-error.js';

type Test = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);

/** The kinds of fields, by their names in error messages. */
const KINDS = {
  text: isText,
  number: isNumber,
  'number or null': orNull(isNumber),
  list: Array.isArray,
  object: isRecord,
  'object or null': orNull(isRecord),
  'true or false': (value: unknown) => typeof value === 'boolean',
} as const satisfies Record<string, Test>;

/** A view's required fields. */
const REQUIRED_FIELDS: Readonly<Partial<Record<keyof View, keyof typeof KINDS>>> = {
  phase: 'text',
  toAct: 'list',
  seat: 'number or null',
  players: 'number',
  rules: 'object',
  dealer: 'number or null',
  forehand: 'number or null',
  hand: 'list',
  handSizes: 'list',
  announcement: 'object',
  trick: 'list',
  lastTrick: 'object or null',
  openTrick: 'object or null',
  tricks: 'list',
  value: 'number',
  lastBidder: 'number or null',
  score: 'list',
  gestrichen: 'list',
  bummerl: 'list',
  legal: 'list',
  history: 'list',
  gameNumber: 'number',
  handNumber: 'number',
  pending: 'object or null',
  called: 'true or false',
  result: 'object or null',
  gameResult: 'object or null',
};

/**
 * The reason why a value is not a valid view; null if it is valid. The text contains no field values, which can be cards.
 */
const faultOfView = (view: unknown): string | null => {
  if (!isRecord(view)) return `is ${Array.isArray(view) ? 'a list' : quoted(view)}`;
  const wrong = Object.entries(REQUIRED_FIELDS).filter(([name, kind]) => !KINDS[kind](view[name]));
  const missing = wrong.filter(([name]) => view[name] === undefined).map(([name]) => `'${name}'`);
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  const [first] = wrong;
  if (first) return `has a '${first[0]}' of the wrong type (valid: ${first[1]})`;
  const { rules, players, handSizes } = view as unknown as View;
  if (!isNumber(rules.target) || !isText(rules.variant)) return "has incomplete 'rules'";
  return players === handSizes.length ? null : `has 'handSizes' for ${handSizes.length} of ${players} players`;
};

/** The reason why a table cannot use a value from the page as its connection; null if the value is valid. */
export const faultOfConnection = (value: unknown): string | null => {
  const right = "'connection' must be a SeatConnection with view, act and subscribe, or null";
  if (!isRecord(value)) return `${right}, not ${quoted(value)}.`;
  const { act, subscribe } = value;
  if (typeof act !== 'function' || typeof subscribe !== 'function')
    return `${right}; this one lacks the function '${typeof act === 'function' ? 'subscribe' : 'act'}'.`;
  try {
    const fault = faultOfView((value as unknown as SeatConnection).view);
    return fault && `${right}; its view must have the form of game.view(seat), but this one ${fault}.`;
  } catch (error) {
    return `${right}; its view could not be read. ${error instanceof Error ? error.message : quoted(error)}`;
  }
};

/** Whether a table can show this update. The table ignores unknown kinds of updates. */
export const isKnownUpdate = (update: unknown): update is Update => {
  if (!isRecord(update)) return false;
  if ('status' in update || 'deadline' in update || 'people' in update) return true;
  const { action, happened, view } = update;
  return (action === null || isRecord(action)) && Array.isArray(happened) && faultOfView(view) === null;
};
