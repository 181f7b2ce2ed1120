/** `watten-table/server`: a server for online tables. The server runs in Node and needs no other packages. */
import { openThinking } from './server/thinking/pool.js';
import { openTableServer, type TableServer } from './server/table-server.js';
import type { TableServerOptions } from './server/options.js';

export type { TableServerOptions } from './server/options.js';
export type { EveningResult } from './server/evenings/evening-result.js';
export type { EndedGame } from './server/room/ended-game.js';
export type { Sitter } from './server/room/sitters.js';
export type { HostedTable, OpenedTable, SeatToReserve } from './server/hosted-table.js';
export type { SeatInfo, TableInfo } from './server/table-info.js';
export type { HostTables, TableServer } from './server/table-server.js';

/**
 * Starts a server for online tables. A process can run only one server at a time. Rejects with an InputError
 * `invalid-option` or `unknown-option`, whose message lists the valid values.
 */
export const createTableServer = (options: TableServerOptions = {}): Promise<TableServer> =>
  openTableServer(options, {
    openThinking: () => openThinking(new URL('./server-thinking.js', import.meta.url)),
    embedFolder: new URL('./cdn/', import.meta.url),
  });
