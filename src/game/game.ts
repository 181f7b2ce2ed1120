import { createActor } from 'xstate';
import { InputError, quoted } from '../rules/input-error.js';
import type { RuleOptions } from '../rules/options.js';
import { seatsOf, type Seat } from '../rules/seats.js';
import { checkRules, defineRules, type RuleSet, type VariantId } from '../rules/variants.js';
import type { Action } from './action.js';
import type { Fact } from './fact.js';
import { frozen } from './frozen.js';
import { createHistory } from './history.js';
import { refused } from './illegal-action.js';
import { legalActions, refusalOf, scopedAction, seatsToAct } from './legality.js';
import { machine } from './machine.js';
import { createNotices } from './notices.js';
import type { Phase } from './phase.js';
import { readAction } from './read-action.js';
import { RECORD_VERSION, type GameRecord } from './record.js';
import { checkSetup, type Setup } from './setup.js';
import { viewOf, type View } from './view.js';
import { visibleTo, type Scoped } from './visibility.js';
import { waitingAt } from './waiting.js';

/** What a game is made from. */
export interface GameOptions {
  /** Default `suedtirol`. */
  readonly variant?: VariantId | undefined;
  /** Options set on top of the variant's. */
  readonly rules?: Partial<RuleSet> | undefined;
  readonly players?: RuleOptions['players'] | undefined;
  readonly target?: RuleOptions['target'] | undefined;
  /** Same seed, same actions: same game. Default: a random one. */
  readonly seed?: string | undefined;
  readonly setup?: Setup | undefined;
}

/** An accepted action, what followed from it and how the table then looked, as a seat may know it. */
export interface Happening {
  readonly action: Action;
  readonly happened: readonly Fact[];
  readonly view: View;
}

/**
 * An accepted action and what followed from it, nothing hidden, and what a seat or a spectator (null) may know of it.
 * For the host of a game; seats get a connection.
 */
export type GameListener = (action: Action, happened: readonly Fact[], as: (seat: Seat | null) => Happening) => void;

/** One table's course, from the draw for the first deal on. */
export interface Game {
  readonly rules: RuleSet;
  readonly phase: Phase;
  /** The seats the game waits for, ascending; never empty, each with at least one legal action. */
  readonly toAct: readonly Seat[];
  /**
   * An action as it would be recorded if it were done now; nothing is done. For hosts that write it down before.
   * @throws IllegalAction if it would be refused
   */
  check(action: Action): Action;
  /**
   * Applies an action.
   * @throws IllegalAction; nothing has changed then
   */
  act(action: Action): void;
  /** All that a seat may do now. Draw and cut are listed once without `at`; any place that is there is accepted. */
  legalActions(seat: Seat): Action[];
  /** What a seat may know now; null: a spectator. */
  view(seat: Seat | null): View;
  /** A copy of all that is needed to play the same game again; plain JSON. */
  record(): GameRecord;
  /**
   * Tells the listener of every accepted action, until the function returned is called. Actions are told in order, also
   * those that listeners bring about; an error a listener throws is reported as an uncaught one.
   */
  subscribe(listener: GameListener): () => void;
}

const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');

/** One option given at two places must be given alike. */
const agreed = <T>(name: string, direct: T | undefined, within: T | undefined): T | undefined => {
  if (direct !== undefined && within !== undefined && direct !== within) {
    throw new InputError(
      'invalid-option',
      `'${name}' is given as ${quoted(direct)} and in 'rules' as ${quoted(within)}; give it once.`,
    );
  }
  return direct === undefined ? within : direct;
};

const rulesFrom = ({ variant, rules = {}, players, target }: GameOptions): RuleSet => {
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new InputError('invalid-option', `'rules' is an object of rule options, not ${quoted(rules)}.`);
  }
  const { variant: variantWithin, ...options } = rules;
  const named = agreed('variant', variant, variantWithin);
  return defineRules(named === undefined ? 'suedtirol' : named, {
    ...options,
    players: agreed('players', players, rules.players),
    target: agreed('target', target, rules.target),
  });
};

const OPTION_KEYS = ['variant', 'rules', 'players', 'target', 'seed', 'setup'];

/**
 * A new game.
 * @throws InputError if an option is unknown or impossible, naming what would be right
 */
export const createGame = (options: GameOptions = {}): Game => {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new InputError(
      'invalid-option',
      `createGame takes an object such as { players: 4 }, not ${quoted(options)}.`,
    );
  }
  const unknownKey = Object.keys(options).find((key) => !OPTION_KEYS.includes(key));
  if (unknownKey !== undefined) {
    throw new InputError(
      'unknown-option',
      `createGame has no option ${quoted(unknownKey)}; its options are ${OPTION_KEYS.join(', ')}.`,
    );
  }
  const { seed = randomSeed() } = options;
  if (typeof seed !== 'string') throw new InputError('invalid-option', `'seed' is a string, not ${quoted(seed)}.`);
  const rules = rulesFrom(options);
  return openGame(rules, seed, checkSetup(rules, options.setup));
};

const openGame = (rules: RuleSet, seed: string, setup: Setup | undefined): Game => {
  const actor = createActor(machine, { input: { rules, seed, ...(setup && { setup }) } }).start();
  const notices = createNotices<Parameters<GameListener>>();
  const actions: Action[] = [];
  const history = createHistory();

  const stateNow = () => actor.getSnapshot().context.state;
  const waitingNow = () => waitingAt(actor.getSnapshot().value);
  let [state, waiting] = [stateNow(), waitingNow()];
  for (const entry of state.happened) history.add(frozen(entry));

  const checkSeat = (seat: Seat | null): void => {
    if (seat !== null && !seatsOf(rules.players).includes(seat)) {
      throw new InputError('invalid-seat', `There is no seat ${quoted(seat)}; seats are 0 to ${rules.players - 1}.`);
    }
  };

  const checked = (input: unknown): Action => {
    const action = readAction(input, rules.players);
    const code = refusalOf(state, waiting, action);
    if (code !== null) throw refused(action, code, waiting.phase, seatsToAct(state, waiting));
    return action;
  };

  /** Tells of an action, with the state it led to: a listener that acts changes what is true now. */
  const tell = (action: Scoped<Action>): void => {
    const [after, waitingAfter, past] = [state, waiting, history.now()];
    notices.tell([
      action.item,
      after.happened.map(({ item }) => item),
      (seat) => ({
        action: visibleTo(action, seat) as Action,
        happened: after.happened.flatMap((entry) => visibleTo(entry, seat) ?? []),
        view: viewOf(after, waitingAfter, seat, past(seat)),
      }),
    ]);
  };

  return {
    rules,
    get phase() {
      return waiting.phase;
    },
    get toAct() {
      return [...seatsToAct(state, waiting)];
    },
    check: checked,
    act(input) {
      const action = checked(input);
      const { game } = state;
      actor.send(action);
      [state, waiting] = [stateNow(), waitingNow()];
      const scoped = scopedAction(action);
      actions.push(action);
      if (state.game !== game) history.clear();
      history.add(scoped);
      for (const entry of state.happened) history.add(frozen(entry));
      if (notices.areHeard) tell(scoped);
    },
    legalActions(seat) {
      checkSeat(seat);
      return legalActions(state, waiting, seat);
    },
    view(seat) {
      checkSeat(seat);
      return viewOf(state, waiting, seat, history.now()(seat));
    },
    record: () => ({
      version: RECORD_VERSION,
      rules: { ...rules, critical: [...rules.critical], exempt: [...rules.exempt] },
      seed,
      ...(setup && { setup: structuredClone(setup) }),
      actions: actions.map((action) => ({ ...action })),
    }),
    subscribe: (listener) => notices.subscribe((notice) => listener(...notice)),
  };
};

/**
 * The game a record tells of.
 * @param options.until stop after this many actions
 * @throws InputError `invalid-record` or `unknown-record-version`, saying what is wrong and at which action
 */
export const replay = (record: GameRecord, { until = Infinity }: { readonly until?: number } = {}): Game => {
  const { rules, seed, setup, actions } = readRecord(record);
  const game = openGame(rules, seed, setup);
  actions.slice(0, Math.max(0, until)).forEach((action, index) => {
    try {
      game.act(action as Action);
    } catch (error) {
      throw new InputError(
        'invalid-record',
        `Action ${index + 1} of the record is impossible. ${(error as Error).message}`,
      );
    }
  });
  return game;
};

const readRecord = (
  record: unknown,
): { rules: RuleSet; seed: string; setup: Setup | undefined; actions: readonly unknown[] } => {
  const refuse = (message: string): never => {
    throw new InputError('invalid-record', message);
  };
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return refuse(`A record is the object that game.record() gives, not ${quoted(record)}.`);
  const { version, rules, seed, setup, actions } = record as Partial<GameRecord>;
  if (version === undefined)
    return refuse(`A record is the object that game.record() gives; ${quoted(record)} has no version.`);
  if (version !== RECORD_VERSION) {
    throw new InputError(
      'unknown-record-version',
      `The record has the version ${quoted(version)}; this engine plays version ${RECORD_VERSION}.`,
    );
  }
  if (typeof seed !== 'string') return refuse(`The record's seed is a string, not ${quoted(seed)}.`);
  if (!Array.isArray(actions)) return refuse(`The record's actions are a list, not ${quoted(actions)}.`);
  try {
    const checked = checkRules(rules);
    return { rules: checked, seed, setup: checkSetup(checked, setup), actions };
  } catch (error) {
    return refuse(`The record cannot be played: ${(error as Error).message}`);
  }
};
