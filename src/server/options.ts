import { listWithOr, InputError, quoted } from '../rules/input-error.js';
import { defineRules, variants, type RuleSet, type VariantId } from '../rules/variants.js';
import { LEVELS, type Level } from '../players/level.js';
import type { TableSettings } from './lobby/lobby.js';
import { DEFAULT_WATCHERS } from './lobby/commands.js';
import { isOpenTurnTimeout, openTurnTimeout, OPEN_TURN_RANGE } from './open-tables/open-lobby.js';
import { isTurnTimeout, TURN_TIMEOUT_RANGE } from './lobby/turn-timeout.js';
import { ConnectionError } from '../online/connection-error.js';
import type { EndedGame } from './room/ended-game.js';
import type { EveningResult } from './evenings/evening-result.js';

/** Options of a table server. */
export interface TableServerOptions {
  /** The port to listen on. Default: 2567. With 0, the server uses a free port. */
  readonly port?: number;
  /** The address to listen on. Default: all addresses of this machine. */
  readonly host?: string;
  /** A folder for the tables, which then survive a restart. Only one process can use the folder. */
  readonly dir?: string;
  /** The address of a Redis database that several processes share, such as `redis://localhost:6379`. */
  readonly redis?: string;
  /** With `redis`, the host and path at which clients reach this process, such as `tables.example/p1`. */
  readonly publicAddress?: string;
  /** Origins of allowed pages. Default: all. */
  readonly origins?: readonly string[];
  /** Allowed variants. Default: all. */
  readonly variants?: readonly VariantId[];
  /** The rules that visitors who open a table can change: `any` (default) or `none`. */
  readonly rules?: 'any' | 'none';
  /** Whether visitors who open a table can allow spectators. Default: true. */
  readonly spectators?: boolean;
  /** Default time limit for a turn, in ms. Default: null, for no limit. */
  readonly turnTimeout?: number | null;
  /** Delay before a computer player acts, in ms. Default: 700. */
  readonly pause?: number;
  /** Number of days without activity after which a table and its records are deleted. Default: 30. */
  readonly keepDays?: number;
  /** Returns whether a name is allowed. Default: all names of 1 to 20 visible characters are allowed. */
  readonly acceptName?: (name: string) => boolean;
  readonly limits?: {
    /** Maximum number of open tables in this process. Default: 1000. */
    readonly tables?: number;
    /** Maximum number of tables that one address can open per hour. Default: 60. A whole club often shares one address. */
    readonly perAddress?: number;
    /**
     * Maximum number of people without a seat at each table, or null for no limit. Default: 20. A table always admits as
     * many people as it has free seats.
     */
    readonly watchers?: number | null;
    /**
     * Maximum number of requests that one address can make at once, or null for no limit. Default: 400. A tenth of this
     * number becomes available again each second. Requests with a table code are counted separately.
     */
    readonly requestsPerAddress?: number | null;
  };
  /** Whether visitors can open tables for strangers, which the server lists while seats are free. Default: false. */
  readonly openTables?: boolean;
  /** Whether to serve the embed page `/cdn/embed/embed.html`, all files of the table, and oEmbed. Default: false. */
  readonly embed?: boolean;
  /** With `embed`, the URL of this server, such as `https://tables.example`. Default: from each request. */
  readonly embedUrl?: string;
  /** Whether to read client addresses from `x-forwarded-for`. Safe only behind your own proxy. Default: false. */
  readonly behindProxy?: boolean;
  /**
   * Called at least once for every finished game. If the function throws or rejects, the server calls it again until it
   * succeeds, and with `dir` or `redis` even after a restart. `table` and `game` identify a repeated call. Games do not wait
   * for the function.
   */
  readonly onGameEnd?: (ended: EndedGame) => unknown;
  /** Whether to serve tournament evenings at `/evenings`. Default: false. */
  readonly evenings?: boolean;
  /**
   * With `evenings`, called at least once for the result of every match, and again if a result is corrected. Repeated until
   * it succeeds, like `onGameEnd`. `evening` and `n` identify a repeated call.
   */
  readonly onResult?: (result: EveningResult) => unknown;
  /** Called with each line of the server's log, as JSON without hands, names or addresses. Default: no log. */
  readonly journal?: (line: string) => void;
}

/** All options, with defaults. An option without a default is null. */
export type ServerSettings = Required<Omit<TableServerOptions, 'limits' | SettingWithoutDefault>> & {
  readonly [Name in SettingWithoutDefault]: Required<TableServerOptions>[Name] | null;
} & { readonly limits: Required<NonNullable<TableServerOptions['limits']>> };

type SettingWithoutDefault =
  | 'host'
  | 'dir'
  | 'redis'
  | 'publicAddress'
  | 'origins'
  | 'embedUrl'
  | 'acceptName'
  | 'onGameEnd'
  | 'onResult'
  | 'journal';

const OPTION_NAMES = [
  ...['port', 'host', 'dir', 'redis', 'publicAddress', 'origins', 'variants', 'rules', 'spectators', 'turnTimeout'],
  ...[
    'pause',
    'keepDays',
    'acceptName',
    'limits',
    'embed',
    'embedUrl',
    'behindProxy',
    'onGameEnd',
    'evenings',
    'onResult',
    'openTables',
  ],
  'journal',
];
const VARIANTS = Object.keys(variants) as VariantId[];

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

const withoutUndefined = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

const check = (isValid: boolean, name: string, expected: string, value: unknown): void => {
  if (!isValid) refuse(`'${name}' must be ${expected}, not ${quoted(value)}.`);
};

const isIntegerBetween = (value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

const isText = (value: unknown): boolean => value === null || (typeof value === 'string' && value !== '');
const isFunction = (value: unknown): boolean => value === null || typeof value === 'function';

const checkEmbedUrl = ({ embed, embedUrl }: ServerSettings): void => {
  if (embedUrl === null) return;
  check(
    typeof embedUrl === 'string' && URL.canParse(embedUrl) && /^https?:\/\/[^?#@]+$/.test(embedUrl),
    'embedUrl',
    "an http or https URL such as 'https://tables.example', without query",
    embedUrl,
  );
  if (!embed) refuse(`'embedUrl' requires 'embed'.`);
};

const checkSettings = (settings: ServerSettings): void => {
  check(isIntegerBetween(settings.port, 0, 65_535), 'port', 'a port from 0 to 65535', settings.port);
  for (const name of ['host', 'dir', 'redis', 'publicAddress'] as const)
    check(isText(settings[name]), name, 'a non-empty string', settings[name]);
  if (settings.dir !== null && settings.redis !== null)
    refuse(`Tables are stored either in a folder ('dir') or in Redis ('redis'). Set only one of them.`);
  if (settings.publicAddress !== null && settings.redis === null) refuse(`'publicAddress' requires 'redis'.`);
  if (settings.redis !== null && settings.publicAddress === null)
    refuse(`With 'redis', each process needs its own 'publicAddress' for clients, such as 'tables.example/p1'.`);
  if (settings.publicAddress?.includes('://'))
    refuse(
      `'publicAddress' must be a host and a path, such as 'tables.example/p1', without '${settings.publicAddress.split('://')[0]}://'.`,
    );
  if (settings.redis !== null && !/^rediss?:\/\//.test(settings.redis))
    refuse(`'redis' must be an address such as 'redis://localhost:6379'.`);
  check(settings.origins === null || Array.isArray(settings.origins), 'origins', 'a list of origins', settings.origins);
  const unknown = settings.variants.find((variant) => !VARIANTS.includes(variant));
  check(
    unknown === undefined && settings.variants.length > 0,
    'variants',
    `a list of ${listWithOr(VARIANTS)}`,
    unknown,
  );
  check(['any', 'none'].includes(settings.rules), 'rules', `'any' or 'none'`, settings.rules);
  for (const name of ['spectators', 'embed', 'behindProxy', 'evenings', 'openTables'] as const)
    check(typeof settings[name] === 'boolean', name, 'true or false', settings[name]);
  checkEmbedUrl(settings);
  if (settings.onResult !== null && !settings.evenings) refuse(`'onResult' requires 'evenings'.`);
  check(isTurnTimeout(settings.turnTimeout), 'turnTimeout', TURN_TIMEOUT_RANGE, settings.turnTimeout);
  check(isIntegerBetween(settings.pause, 0, 60_000), 'pause', 'from 0 to 60000 ms', settings.pause);
  check(isIntegerBetween(settings.keepDays, 1), 'keepDays', 'a number of days, 1 or more', settings.keepDays);
  check(isIntegerBetween(settings.limits.tables, 1), 'limits.tables', 'a number, 1 or more', settings.limits.tables);
  check(
    isIntegerBetween(settings.limits.perAddress, 1),
    'limits.perAddress',
    'a number, 1 or more',
    settings.limits.perAddress,
  );
  const { watchers, requestsPerAddress } = settings.limits;
  check(watchers === null || isIntegerBetween(watchers, 0), 'limits.watchers', 'null or a number, 0 or more', watchers);
  check(
    requestsPerAddress === null || isIntegerBetween(requestsPerAddress, 1),
    'limits.requestsPerAddress',
    'null or a number, 1 or more',
    requestsPerAddress,
  );
  for (const name of ['acceptName', 'onGameEnd', 'onResult', 'journal'] as const)
    check(isFunction(settings[name]), name, 'a function', settings[name]);
};

const DEFAULT_LIMITS = { tables: 1000, perAddress: 60, watchers: DEFAULT_WATCHERS, requestsPerAddress: 400 };

/** @throws InputError `invalid-option` or `unknown-option` */
const readLimits = (given: unknown = {}): ServerSettings['limits'] => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse(`'limits' must be an object such as { tables: 1000 }, not ${quoted(given)}.`);
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(DEFAULT_LIMITS, name));
  if (unknown !== undefined)
    throw new InputError(
      'unknown-option',
      `Unknown limit ${quoted(unknown)}. Valid limits: ${Object.keys(DEFAULT_LIMITS).join(', ')}.`,
    );
  return { ...DEFAULT_LIMITS, ...withoutUndefined(given) };
};

/** @throws InputError `invalid-option` or `unknown-option`, with the valid values in its message */
export const readServerOptions = (options: TableServerOptions): ServerSettings => {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return refuse(`A table server takes an object such as { port: 2567, dir: './tables' }, not ${quoted(options)}.`);
  const unknown = Object.keys(options).find((name) => !OPTION_NAMES.includes(name));
  if (unknown !== undefined)
    throw new InputError(
      'unknown-option',
      `A table server has no option ${quoted(unknown)}; its options are ${OPTION_NAMES.join(', ')}.`,
    );
  const given = withoutUndefined(options);
  const settings = {
    ...{ port: 2567, host: null, dir: null, redis: null, publicAddress: null, origins: null, variants: VARIANTS },
    ...{ rules: 'any', spectators: true, turnTimeout: null, pause: 700, keepDays: 30, acceptName: null },
    ...{ embed: false, embedUrl: null, behindProxy: false, onGameEnd: null, journal: null },
    ...{ evenings: false, onResult: null, openTables: false },
    ...given,
    limits: readLimits(options.limits),
  } as ServerSettings;
  checkSettings(settings);
  return settings;
};

const TABLE_OPTIONS = ['variant', 'rules', 'players', 'target', 'level', 'spectators', 'turnTimeout', 'open'];

const rejectTable = (message: string): never => {
  throw new ConnectionError('bad-table', message);
};

const rulesFrom = (
  request: Readonly<Record<string, unknown>>,
  { variants: allowedVariants, rules }: ServerSettings,
): RuleSet => {
  const { variant = allowedVariants[0], rules: overrides = {}, players, target } = request;
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides))
    return rejectTable(`'rules' must be an object of rule options, not ${quoted(overrides)}.`);
  if (rules === 'none' && Object.keys(overrides).length > 0)
    return rejectTable("This server does not allow changes to a variant's rules. Omit 'rules'.");
  if (!allowedVariants.includes(variant as VariantId))
    return rejectTable(`'variant' must be ${listWithOr(allowedVariants)} on this server, not ${quoted(variant)}.`);
  try {
    return defineRules(variant as VariantId, {
      ...overrides,
      ...(players !== undefined && { players: players as RuleSet['players'] }),
      ...(target !== undefined && { target: target as RuleSet['target'] }),
    });
  } catch (error) {
    return rejectTable((error as Error).message);
  }
};

/**
 * Reads the settings of a new table from a client's request. A request cannot contain a seed or cards.
 * @throws ConnectionError `bad-table`
 */
export const readTableToOpen = (
  request: Readonly<Record<string, unknown>>,
  settings: ServerSettings,
): TableSettings => {
  const unknown = Object.keys(request).find((name) => !TABLE_OPTIONS.includes(name));
  if (unknown !== undefined)
    return rejectTable(`A table has no option ${quoted(unknown)}; its options are ${TABLE_OPTIONS.join(', ')}.`);
  const { level = 'medium', spectators = false, open = false } = request;
  if (typeof open !== 'boolean') return rejectTable(`'open' must be true or false, not ${quoted(open)}.`);
  if (open && !settings.openTables) return rejectTable("This server has no open tables. Omit 'open'.");
  const { turnTimeout = open ? openTurnTimeout(settings.turnTimeout) : settings.turnTimeout } = request;
  if (!LEVELS.includes(level as Level))
    return rejectTable(`'level' must be ${listWithOr(LEVELS)}, not ${quoted(level)}.`);
  if (typeof spectators !== 'boolean')
    return rejectTable(`'spectators' must be true or false, not ${quoted(spectators)}.`);
  if (spectators && !settings.spectators) return rejectTable('This server does not allow spectators.');
  if (open ? !isOpenTurnTimeout(turnTimeout) : !isTurnTimeout(turnTimeout))
    return rejectTable(
      `'turnTimeout' must be ${open ? OPEN_TURN_RANGE : TURN_TIMEOUT_RANGE}, not ${quoted(turnTimeout)}.`,
    );
  return {
    rules: rulesFrom(request, settings),
    level: level as Level,
    spectators,
    turnTimeout: turnTimeout as number | null,
    ...(open && { open }),
  };
};
