/**
 * `watten-table/online`: connects a seat over any type of connection. Runs in Node, workers and browsers, without
 * dependencies.
 */
export { applyDelta, deltaOf, type ViewDelta } from './online/delta.js';
export { ConnectionError } from './online/connection-error.js';
export {
  readFrame,
  WIRE_VERSION,
  type Board,
  type BoardSeat,
  type Frame,
  type LobbyCommand,
  type FrameOf,
  type FrameType,
  type Payloads,
} from './online/frame.js';
export {
  openTable,
  type OpenTableOptions,
  type Proof,
  type Seating,
  type SeatingUpdate,
  type TableToOpen,
} from './online/open-table.js';
export { listOpenTables, type ListedPerson, type ListedTable, type OpenTableFilter } from './online/open-tables.js';
export type { Socket } from './online/server-socket.js';
export type { Port } from './online/port.js';
export { seatOver, type RemoteSeat, type SeatOverOptions } from './online/seat-over.js';
export { serveSeat, type ServeOptions } from './online/serve-seat.js';
export type { WireClock } from './online/wire-clock.js';
