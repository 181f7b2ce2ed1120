/** Tests for taking back steps at the desk of an evening with phones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEvening } from '../../src/evening/evening.js';
import type { EveningEvent } from '../../src/evening/event.js';
import { createDesk, type Desk } from '../../src/hall/desk.js';
import type { Author } from '../../src/online/evening/messages.js';

const draw: EveningEvent = { type: 'draw', round: 1, seed: '47' };

/** Returns a desk whose evening of two pairs is on a server. */
const linkedDesk = (events: readonly EveningEvent[] = []): Desk => {
  const evening = createEvening({
    preset: 'wattkoenig',
    name: 'Preiswatten',
    entries: [
      ['Moidl', 'Sepp'],
      ['Resi', 'Luis'],
    ],
  });
  for (const event of events) evening.do(event);
  const desk = createDesk({ storage: () => null, key: () => 'desk', onChange: () => {} });
  const ids = { evening: 'AAAAAAAAAAAAAAAA', code: 'bodafiru', key: 'key', keys: 'keys' };
  desk.connect({ server: 'https://example.org', ...ids, start: evening.record(), changes: [], pending: [] }, 'secret');
  return desk;
};

/** The server sends an event to the desk. */
const receive = (desk: Desk, author: Author, event: EveningEvent): void => {
  const n = (desk.link?.changes.length ?? 0) + 1;
  desk.receive({ n, changes: [{ n, id: `change-${n}`, author, event }], accepted: [], refused: [] });
};

test('the desk takes back its own last step', () => {
  const desk = linkedDesk();
  assert.deepEqual([desk.undoes, desk.undoRefusal], [null, null]);
  desk.do(draw);
  assert.deepEqual([desk.undoes, desk.undoRefusal], ['draw', null]);
  desk.undo();
  assert.equal(desk.evening?.state.rounds.length, 0);
});

test('the desk says that the last step came from another device, or before the phones', () => {
  const desk = linkedDesk();
  receive(desk, 'host', draw);
  assert.equal(desk.undoes, 'draw');
  receive(desk, 1, { type: 'tell', match: '1-1', by: 1, games: [[15, 9]] });
  assert.deepEqual([desk.undoes, desk.undoRefusal], [null, 'others']);
  const earlier = linkedDesk([draw]);
  assert.deepEqual([earlier.undoes, earlier.undoRefusal], [null, 'before']);
});
