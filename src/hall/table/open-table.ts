/** Opens a `<watten-table>` in the place of an evening's page. */
import type { FinalGame } from '../../online/evening/messages.js';

/** A seat or a place for spectators at a table of a server. */
export interface PlaceAtTable {
  readonly server: string;
  /** The table's id. */
  readonly table: string;
  /** The key of the person's seat, or null for a spectator. */
  readonly key: string | null;
}

const TAG = 'watten-table';

type Table = HTMLElementTagNameMap[typeof TAG];

/** Loads the code of the table, unless the page already has it. */
const defineTable = async (): Promise<void> => {
  if (customElements.get(TAG)) return;
  const { WattenTable } = await import('../../element/shell/watten-table.js');
  if (!customElements.get(TAG)) customElements.define(TAG, WattenTable);
};

/** @throws the error of the browser if the code cannot be loaded; as a rejection */
const createTable = async (language: string): Promise<Table> => {
  await defineTable();
  const table = document.createElement(TAG);
  table.lang = language;
  return table;
};

/**
 * Resolves to a table that takes the person's seat, or watches. The element must then be inserted into the page.
 * @throws the error of the browser if the code cannot be loaded; as a rejection
 */
export const tableAt = async ({ server, table: id, key }: PlaceAtTable, language: string): Promise<Table> => {
  const table = await createTable(language);
  Object.assign(table, { server, tableId: id, seatKey: key, watch: key === null });
  return table;
};

/**
 * Resolves to a table that replays a finished game with all hands.
 * @param onClose called after the visitor has closed the replay
 * @throws the error of the browser if the code cannot be loaded; as a rejection
 */
export const tableWithReplay = async (record: FinalGame, language: string, onClose: () => void): Promise<Table> => {
  const table = await createTable(language);
  void table.updateComplete.then(() => table.replay(record, { open: true, onClose }));
  return table;
};
