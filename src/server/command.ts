import { parseArgs } from 'node:util';
import { InputError } from '../rules/input-error.js';
import type { TableServerOptions } from './options.js';
import type { TableServer } from './table-server.js';

const HELP = `watten-table-server: online tables for Watten

  --port 2567               port; 0 for any free port
  --host 127.0.0.1          address to listen on; default: all addresses of this machine
  --dir ./tables            folder that keeps the tables across restarts
  --redis redis://host      Redis server to share between processes, instead of a folder
  --public-address host/p1  with --redis: host and path where clients reach this process
  --origins https://a,...   origins of allowed pages; default: all
  --variants suedtirol,...  allowed variants; default: all
  --no-rules                visitors cannot change the rules of the variants
  --no-spectators           tables have no spectators
  --turn-timeout 60         default time limit for a turn, in seconds; default: no limit
  --pause 700               delay before each action of a computer player, in ms
  --keep-days 30            days without activity after which a table is deleted
  --tables 1000             maximum number of open tables
  --per-address 60          tables that one address can open per hour
  --watchers 20             maximum number of people without a seat per table; none: no limit
  --requests-per-address 400  requests that one address can make at once; none: no limit
  --embed                   serve the embed page at /cdn/embed/embed.html, its scripts, and /oembed
  --embed-url https://host  with --embed: URL of this server for visitors; default: from each request
  --evenings                serve tournament evenings at /evenings
  --open-tables             visitors can open tables that strangers can join
  --behind-proxy            read client addresses from x-forwarded-for
  --quiet                   write no log

The game is played for fun, without money or stakes.
`;

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;
const OPTIONS = {
  ...{ port: TEXT, host: TEXT, dir: TEXT, redis: TEXT, 'public-address': TEXT, origins: TEXT, variants: TEXT },
  ...{ 'no-rules': SWITCH, 'no-spectators': SWITCH, 'turn-timeout': TEXT, pause: TEXT, 'keep-days': TEXT },
  ...{
    tables: TEXT,
    'per-address': TEXT,
    watchers: TEXT,
    'requests-per-address': TEXT,
    embed: SWITCH,
    'embed-url': TEXT,
    evenings: SWITCH,
    'open-tables': SWITCH,
    'behind-proxy': SWITCH,
    quiet: SWITCH,
    help: SWITCH,
  },
};

const readNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw new InputError('invalid-option', `--${name} must be a number, not '${text}'.`);
};

/** Parses a number. Returns null for `none`. */
const readLimit = (name: string, text: string): number | null => {
  if (text === 'none') return null;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw new InputError('invalid-option', `--${name} must be a number or 'none', not '${text}'.`);
};

/** Parses the command-line options. Returns null for `--help`. */
const readCommand = (args: readonly string[], writeJournal: (line: string) => void): TableServerOptions | null => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true });
  if (values.help) return null;
  const { port, host, dir, redis, origins, variants, pause } = values;
  const { 'public-address': publicAddress, 'turn-timeout': turnTimeout, 'keep-days': keepDays, tables } = values;
  const {
    'embed-url': embedUrl,
    'per-address': perAddress,
    watchers,
    'requests-per-address': requestsPerAddress,
  } = values;
  return {
    ...(port !== undefined && { port: readNumber('port', port) }),
    ...(host !== undefined && { host }),
    ...(dir !== undefined && { dir }),
    ...(redis !== undefined && { redis }),
    ...(publicAddress !== undefined && { publicAddress }),
    ...(origins !== undefined && { origins: origins.split(',') }),
    ...(variants !== undefined && { variants: variants.split(',') as never }),
    ...(values['no-rules'] && { rules: 'none' as const }),
    ...(values['no-spectators'] && { spectators: false }),
    ...(turnTimeout !== undefined && { turnTimeout: readNumber('turn-timeout', turnTimeout) * 1000 }),
    ...(pause !== undefined && { pause: readNumber('pause', pause) }),
    ...(keepDays !== undefined && { keepDays: readNumber('keep-days', keepDays) }),
    limits: {
      ...(tables !== undefined && { tables: readNumber('tables', tables) }),
      ...(perAddress !== undefined && { perAddress: readNumber('per-address', perAddress) }),
      ...(watchers !== undefined && { watchers: readLimit('watchers', watchers) }),
      ...(requestsPerAddress !== undefined && {
        requestsPerAddress: readLimit('requests-per-address', requestsPerAddress),
      }),
    },
    ...(values.embed && { embed: true }),
    ...(embedUrl !== undefined && { embedUrl }),
    ...(values.evenings && { evenings: true }),
    ...(values['open-tables'] && { openTables: true }),
    ...(values['behind-proxy'] && { behindProxy: true }),
    ...(!values.quiet && { journal: writeJournal }),
  };
};

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a table server until the process receives SIGINT or SIGTERM, then closes the server. */
export const runCommand = async (
  args: readonly string[],
  openServer: (options: TableServerOptions) => Promise<TableServer>,
): Promise<void> => {
  try {
    const options = readCommand(args, printLine);
    if (!options) return void process.stdout.write(HELP);
    const server = await openServer(options);
    if (options.dir === undefined && options.redis === undefined)
      process.stderr.write(
        'Tables are stored only in memory and end with this process. To keep them, set a folder with --dir.\n',
      );
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        void server.close().finally(() => process.exit());
      });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
