import { parseArgs } from 'node:util';
import { InputError } from '../rules/input-error.js';
import type { TableServerOptions } from './options.js';
import type { TableServer } from './table-server.js';

const HELP = `watten-table-server: tables for people who play Watten with each other

  --port 2567               the port; 0: one that is free
  --host 127.0.0.1          the address that is listened on; else all of them
  --dir ./tables            a folder for the tables, which then outlive the process
  --redis redis://host      many processes: the Redis that they share, in place of a folder
  --public-address host/p1  with --redis: where clients reach this very process
  --origins https://a,...   the pages that may ask; else any
  --variants suedtirol,...  what may be played; else everything
  --no-rules                nobody changes the rules of the variants
  --no-spectators           nobody looks on
  --turn-timeout 60         how long a turn may take, in seconds; else as long as one likes
  --pause 700               how long a computer waits before it acts, in ms
  --keep-days 30            after so many days without a word a table is deleted
  --tables 1000             tables that are open at a time
  --per-address 60          tables that one address may open in an hour
  --watchers 20             people without a seat at a table; none: any number
  --requests-per-address 400  requests that one address may make at once; none: any number
  --behind-proxy            x-forwarded-for is believed
  --quiet                   nothing is written of what it does

It is a game for fun: there is no money in it and no stake.
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
    'behind-proxy': SWITCH,
    quiet: SWITCH,
    help: SWITCH,
  },
};

const readNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw new InputError('invalid-option', `--${name} takes a number, not '${text}'.`);
};

/** Reads a number, or null for `none`. */
const readLimit = (name: string, text: string): number | null => {
  if (text === 'none') return null;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw new InputError('invalid-option', `--${name} takes a number or none, not '${text}'.`);
};

/** Reads the options of the command line; null: it asks for help. */
const readCommand = (args: readonly string[], writeJournal: (line: string) => void): TableServerOptions | null => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true });
  if (values.help) return null;
  const { port, host, dir, redis, origins, variants, pause } = values;
  const { 'public-address': publicAddress, 'turn-timeout': turnTimeout, 'keep-days': keepDays, tables } = values;
  const { 'per-address': perAddress, watchers, 'requests-per-address': requestsPerAddress } = values;
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
    ...(values['behind-proxy'] && { behindProxy: true }),
    ...(!values.quiet && { journal: writeJournal }),
  };
};

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a table server until SIGINT or SIGTERM, which closes it. */
export const runCommand = async (
  args: readonly string[],
  openServer: (options: TableServerOptions) => Promise<TableServer>,
): Promise<void> => {
  try {
    const options = readCommand(args, printLine);
    if (!options) return void process.stdout.write(HELP);
    const server = await openServer(options);
    if (options.dir === undefined && options.redis === undefined)
      process.stderr.write('Tables live in memory and end with this process: give it a folder with --dir.\n');
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        void server.close().finally(() => process.exit());
      });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
