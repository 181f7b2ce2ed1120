import { createActor } from 'xstate';
import { InputError, quoted } from '../rules/input-error.js';
import type { RuleOptions } from '../rules/options.js';
import { randomSeed } from '../rules/random-seed.js';
import { seatsOf, type Seat } from '../rules/seats.js';
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

/** What a game is made from. */
export interface GameOptions {
  /** Default `suedtirol`. */
  readonly variant?: VariantId | undefined;
  /** Options set on top of the variant's. */
  readonly rules?: Partial<RuleSet> | undefined;
  readonly players?: RuleOptions['players'] | undefined;
  readonly target?: RuleOptions['target'] | undefined;
  /** Same seed, same actions: same match. Default: a random one for each game, so that none tells of the next. */
  readonly seed?: string | undefined;
  readonly setup?: Setup | undefined;
  /**
   * How the cards come from the seed: `sha256`, so that whoever has seen some of them cannot find out others; a seed is for
   * one game then. Default: quickly, and the seed is that of the whole match.
   */
  readonly deal?: 'sha256' | undefined;
  /** The seed of each game that follows, by its number. Default: `seed`, if it was given and is not for one game. */
  readonly nextSeed?: ((game: number) => string) | undefined;
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
  /** Games of this match, from 1. */
  readonly gameNumber: number;
  /** How many actions have been done in the game being played. */
  readonly actionCount: number;
  /** A copy of all that is needed to play the game being played once more, as far as it has come; plain JSON. */
  record(): GameRecord;
  /**
   * Tells the listener of every accepted action, until the function returned is called. Actions are told in order, also
   * those that listeners bring about; an error a listener throws is reported as an uncaught one.
   */
  subscribe(listener: GameListener): () => void;
}

/** @throws InputError if it is neither a seed nor left out */
export const checkSeed = (seed: unknown): string | undefined => {
  if (seed === undefined || typeof seed === 'string') return seed;
  throw new InputError('invalid-option', `'seed' is a string, not ${quoted(seed)}.`);
};

/** Merges an option that can be given in two places. @throws InputError if the values differ */
const mergedOption = <T>(name: string, direct: T | undefined, inRules: T | undefined): T | undefined => {
  if (direct !== undefined && inRules !== undefined && direct !== inRules) {
    throw new InputError(
      'invalid-option',
      `'${name}' is given as ${quoted(direct)} and in 'rules' as ${quoted(inRules)}; give it once.`,
    );
  }
  return direct === undefined ? inRules : direct;
};

const rulesFrom = ({ variant, rules = {}, players, target }: GameOptions): RuleSet => {
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new InputError('invalid-option', `'rules' is an object of rule options, not ${quoted(rules)}.`);
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

/** How games are dealt, where they are not dealt quickly and by one seed: the engine brings it, a table does without. */
export interface Dealing extends Pick<Opening, 'deal' | 'createRandom'> {
  readonly nextSeed?: ((game: number) => string) | undefined;
}

/**
 * A new game.
 * @throws InputError if an option is unknown or impossible, naming what would be right
 */
export const createGame = (options: GameOptions = {}, { nextSeed, ...dealing }: Dealing = {}): Game => {
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
  const given = checkSeed(options.seed);
  const firstSeed = (): string => given ?? randomSeed();
  const rules = rulesFrom(options);
  return openGame(
    { rules, seed: firstSeed(), setup: checkSetup(rules, options.setup), ...dealing },
    nextSeed ?? firstSeed,
  );
};

/** @param nextSeed the seed of a game that follows */
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
      throw new InputError('invalid-seat', `There is no seat ${quoted(seat)}; seats are 0 to ${rules.players - 1}.`);
    }
  };

  const checkAction = (input: unknown): Action => {
    const action = readAction(input, rules.players);
    const code = refusalOf(state, waiting, action);
    if (code !== null) throw createRefusal(action, code, waiting.phase, seatsToAct(state, waiting));
    return action;
  };

  /** Tells of an action, with the state it led to: a listener that acts changes what is true now. */
  const tell = (action: Scoped<Action>): void => {
    const [after, waitingAfter, past] = [state, waiting, log.historySnapshot()];
    notices.notify([
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
      if (notices.hasSubscribers) tell(scoped);
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
