import type { SeatConnection } from '../../src/game/connect.js';

const throughJson = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** Returns a connection whose data passes through JSON, as over a network. */
export const jsonConnection = (connection: SeatConnection): SeatConnection => ({
  get view() {
    return throughJson(connection.view);
  },
  act: (action) => connection.act(throughJson(action)),
  subscribe: (listener) => connection.subscribe((update) => listener(throughJson(update))),
});
