import { createActor } from 'xstate';
import { InputError, quoted } from '../rules/input-error.js';
import type { FormerOptions, RuleOptions } from '../rules/options.js';
import { randomSeed } from '../rules/random-seed.js';
import { restingOf, seatsOf, type Seat } from '../rules/seats.js';
import { defineRules, type RuleSet, type VariantId } from '../rules/variants.js';
import type { Action } from './action.js';
import type { Fact } from './fact.js';
import { createGameLog } from './game-log.js';
import type { Opening } from './game-state.js';
import { createRefusal } from './illegal-action.js';
import { legalActions, refusalOf, scopedAction, seatsToAct } from './legality.js';
import { machine } from './machine.js';
import { createNotices } from './notices.js';
import type { Phase } from './phase.js';
import { readAction } from './read-action.js';
import type { GameRecord } from './record.js';
import { checkSetup, type Setup } from './setup.js';
import { viewOf, type View } from './view.js';
import { visibleTo, type Scoped } from './visibility.js';
import { waitingAt } from './waiting.js';

/** The options of a new game. */
export interface GameOptions {
  /** Default: `suedtirol`. */
  readonly variant?: VariantId | undefined;
  /** Rule options that differ from the variant. */
  readonly rules?: (Partial<RuleSet> & FormerOptions) | undefined;
  readonly players?: RuleOptions['players'] | undefined;
  readonly target?: RuleOptions['target'] | undefined;
  /**
   * Seed for the cards. The same seed and actions create the same match. Default: a random seed for each game, so that
   * no game reveals the next one.
   */
  readonly seed?: string | undefined;
  readonly setup?: Setup | undefined;
  /**
   * The method of deriving the cards from the seed. With `sha256`, known cards reveal no other cards, and each game has
   * its own seed. Default: a fast generator, with one seed for the whole match.
   */
  readonly deal?: 'sha256' | undefined;
  /**
   * Returns the seed of a later game from its game number. Default: `seed` for all games if `seed` is set and `deal` is
   * not, otherwise a random seed.
   */
  readonly nextSeed?: ((game: number) => string) | undefined;
}

/** An accepted action, its effects and the resulting view, as one seat can see them. */
export interface Happening {
  readonly action: Action;
  readonly happened: readonly Fact[];
  readonly view: View;
}

/**
 * A listener for accepted actions, called with the action and all its effects. `as` returns the action, effects and
 * view that a seat, or a spectator (null), can see. Use listeners only in the code that hosts a game. Seats use a
 * connection.
 */
export type GameListener = (
  action: Action,
  happened: readonly Fact[],
  happeningFor: (seat: Seat | null) => Happening,
) => void;

/** A game at one table, starting with the draw for the first deal. */
export interface Game {
  readonly rules: RuleSet;
  readonly phase: Phase;
  /**
   * The seats that the game waits for, ascending. The list is never empty, and each seat in it has at least one legal
   * action.
   */
  readonly toAct: readonly Seat[];
  /**
   * Returns an action in the form stored in records, without performing the action. Use this method to store an action
   * before performing it.
   * @throws IllegalAction if the action is not legal
   */
  check(action: Action): Action;
  /**
   * Performs an action.
   * @throws IllegalAction if the action is not legal, in which case the game is unchanged
   */
  act(action: Action): void;
  /**
   * Returns all legal actions of a seat. `draw` and `cut` are listed once, without `at`, but accept any valid position.
   */
  legalActions(seat: Seat): Action[];
  /** Returns the current view of a seat, or of a spectator (null). */
  view(seat: Seat | null): View;
  /** The number of the current game in this match, counted from 1. */
  readonly gameNumber: number;
  /** Number of actions in the current game. */
  readonly actionCount: number;
  /** Returns a record of the current game up to now, as a plain JSON copy. */
  record(): GameRecord;
  /**
   * Adds a listener that is called with every accepted action, in order, including actions that listeners perform. An
   * error thrown by a listener is reported as an uncaught error. Returns the unsubscribe function.
   */
  subscribe(listener: GameListener): () => void;
}

/** @throws InputError if the seed is neither a string nor undefined */
export const checkSeed = (seed: unknown): string | undefined => {
  if (seed === undefined || typeof seed === 'string') return seed;
  throw new InputError('invalid-option', `'seed' must be a string, not ${quoted(seed)}.`);
};

/**
 * Returns the value of an option that can be given directly or in `rules`.
 * @throws InputError if the values differ
 */
const mergedOption = <T>(name: string, direct: T | undefined, inRules: T | undefined): T | undefined => {
  if (direct !== undefined && inRules !== undefined && direct !== inRules) {
    throw new InputError(
      'invalid-option',
      `'${name}' is given as ${quoted(direct)}, but as ${quoted(inRules)} in 'rules'; pass it only once.`,
    );
  }
  return direct === undefined ? inRules : direct;
};

const rulesFrom = ({ variant, rules = {}, players, target }: GameOptions): RuleSet => {
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new InputError('invalid-option', `'rules' must be an object of rule options, not ${quoted(rules)}.`);
  }
  const { variant: variantInRules, ...options } = rules;
  const chosenVariant = mergedOption('variant', variant, variantInRules);
  return defineRules(chosenVariant === undefined ? 'suedtirol' : chosenVariant, {
    ...options,
    players: mergedOption('players', players, rules.players),
    target: mergedOption('target', target, rules.target),
  });
};

const OPTION_KEYS = ['variant', 'rules', 'players', 'target', 'seed', 'setup', 'deal', 'nextSeed'];

/**
 * A dealing method that replaces the default, which is a fast generator with one seed. Only the engine provides such a
 * method, so the table does not load the code for it.
 */
export interface Dealing extends Pick<Opening, 'deal' | 'createRandom'> {
  readonly nextSeed?: ((game: number) => string) | undefined;
}

/**
 * Creates a game.
 * @throws InputError if an option is unknown or invalid, with the valid values
 */
export const createGame = (options: GameOptions = {}, { nextSeed, ...dealing }: Dealing = {}): Game => {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new InputError(
      'invalid-option',
      `createGame() takes an object such as { players: 4 }, not ${quoted(options)}.`,
    );
  }
  const unknownKey = Object.keys(options).find((key) => !OPTION_KEYS.includes(key));
  if (unknownKey !== undefined) {
    throw new InputError(
      'unknown-option',
      `createGame() has no option ${quoted(unknownKey)}; its options are ${OPTION_KEYS.join(', ')}.`,
    );
  }
  const given = checkSeed(options.seed);
  const firstSeed = (): string => given ?? randomSeed();
  const rules = rulesFrom(options);
  return openGame(
    { rules, seed: firstSeed(), setup: checkSetup(rules, options.setup), ...dealing },
    nextSeed ?? firstSeed,
  );
};

/** @param nextSeed returns the seed of a later game from its game number */
export const openGame = (opening: Opening, nextSeed: (game: number) => string): Game => {
  const { rules } = opening;
  const actor = createActor(machine, { input: opening }).start();
  const notices = createNotices<Parameters<GameListener>>();

  const readState = () => actor.getSnapshot().context.state;
  const readWaiting = () => waitingAt(actor.getSnapshot().value);
  let [state, waiting] = [readState(), readWaiting()];
  const log = createGameLog(opening, state);

  const checkSeat = (seat: Seat | null): void => {
    if (seat !== null && !seatsOf(rules.players).includes(seat)) {
      throw new InputError('invalid-seat', `Unknown seat ${quoted(seat)}. Valid seats: 0 to ${rules.players - 1}.`);
    }
  };

  const checkAction = (input: unknown): Action => {
    const action = readAction(input, rules.players);
    const code = refusalOf(state, waiting, action);
    if (code !== null)
      throw createRefusal(
        action,
        code,
        waiting.phase,
        seatsToAct(state, waiting),
        state.dealer === null ? null : restingOf(rules, state.dealer),
      );
    return action;
  };

  /**
   * Notifies the listeners of an action. Captures the current state first, because a listener that acts changes the
   * state.
   */
  const notifyListeners = (action: Scoped<Action>): void => {
    const [stateAfter, waitingAfter, historyAfter] = [state, waiting, log.historySnapshot()];
    notices.notify([
      action.item,
      stateAfter.happened.map(({ item }) => item),
      (seat) => ({
        action: visibleTo(action, seat) as Action,
        happened: stateAfter.happened.flatMap((entry) => visibleTo(entry, seat) ?? []),
        view: viewOf(stateAfter, waitingAfter, seat, historyAfter(seat)),
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
    get gameNumber() {
      return state.game;
    },
    get actionCount() {
      return log.actionCount;
    },
    check: checkAction,
    act(input) {
      const action = checkAction(input);
      const beginsGame = action.type === 'next' && waiting.phase === 'game-over';
      actor.send(beginsGame ? { ...action, seed: nextSeed(state.game + 1) } : action);
      [state, waiting] = [readState(), readWaiting()];
      const scoped = scopedAction(action);
      log.add(scoped, state);
      if (notices.hasSubscribers) notifyListeners(scoped);
    },
    legalActions(seat) {
      checkSeat(seat);
      return legalActions(state, waiting, seat);
    },
    view(seat) {
      checkSeat(seat);
      return viewOf(state, waiting, seat, log.historySnapshot()(seat));
    },
    record: () => log.record(state),
    subscribe: (listener) => notices.subscribe((notice) => listener(...notice)),
  };
};
