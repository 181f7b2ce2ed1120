import type { SeatConnection } from '../../src/game/connect.js';

const wired = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** The same connection at the other end of a wire. */
export const overJson = (connection: SeatConnection): SeatConnection => ({
  get view() {
    return wired(connection.view);
  },
  act: (action) => connection.act(wired(action)),
  subscribe: (listener) => connection.subscribe((update) => listener(wired(update))),
});
