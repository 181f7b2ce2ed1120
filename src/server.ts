/** `watten-table/server`: tables that people far from each other sit at. Runs in Node; needs no other package. */
import { openThinking } from './server/thinking/pool.js';
import { openTableServer, type TableServer } from './server/table-server.js';
import type { TableServerOptions } from './server/options.js';

export type { TableServerOptions } from './server/options.js';
export type { EndedGame } from './server/room/ended-game.js';
export type { Sitter } from './server/room/sitters.js';
export type { HostedTable, OpenedTable, SeatToReserve } from './server/hosted-table.js';
export type { SeatInfo, TableInfo } from './server/table-info.js';
export type { HostTables, TableServer } from './server/table-server.js';

/**
 * Opens a server of tables. One a process at a time.
 * @throws InputError `invalid-option` or `unknown-option`, naming what would be right; as a rejection
 */
export const createTableServer = (options: TableServerOptions = {}): Promise<TableServer> =>
  openTableServer(options, () => openThinking(new URL('./server-thinking.js', import.meta.url)));
