/** The states of the table: all states that any sequence of events can reach, and invariants of every change. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { SeatConnection } from '../../src/game/connect.js';
import type { SavedGame } from '../../src/element/games/own-game/saved-game.js';
import {
  gameOf,
  INITIAL_STATE,
  isPaused,
  isResting,
  nextState,
  openingOf,
  type TableEvent,
  type TableState,
} from '../../src/element/games/table-state.js';
import { runs } from '../runs.js';

const saved = { version: 2 } as SavedGame;
const CONNECTIONS = [1, 2].map((id) => ({ id }) as unknown as SeatConnection);

/** An action of the page, the visitor, the network or another tab. `which` selects a request, counted back from the last. */
type Step =
  | { readonly do: 'move' | 'insert' | 'remove' | 'stop' | 'pause' | 'resume' | 'press' | 'takeBack' | 'takeOver' }
  | { readonly do: 'start' | 'wake' | 'setting' | 'unsaved' | 'arrived' | 'retry' }
  | { readonly do: 'insertWanted' | 'rest' | 'restWanted' | 'begin' }
  | { readonly do: 'opened' | 'refused' | 'failed' | 'shown'; readonly which: number }
  | { readonly do: 'connect'; readonly connection: SeatConnection | null };

const STEPS: readonly Step[] = [
  ...(['move', 'insert', 'remove', 'stop', 'pause', 'resume', 'press', 'takeBack', 'takeOver', 'start'] as const),
  ...(['wake', 'setting', 'unsaved', 'arrived', 'retry', 'insertWanted', 'rest', 'restWanted', 'begin'] as const),
]
  .map((name): Step => ({ do: name }))
  .concat(
    (['opened', 'refused', 'failed', 'shown'] as const).flatMap((name) =>
      [0, 1, 2].map((which): Step => ({ do: name, which })),
    ),
    [null, ...CONNECTIONS].map((connection): Step => ({ do: 'connect', connection })),
  );

const RETURN = { type: 'open', by: 'return' } as const;

/** Returns the events that the controllers send for a step. */
function eventsOf(taken: Step, state: TableState): readonly TableEvent[] {
  const leave: TableEvent = { type: 'leave', saved: gameOf(state).name === 'playing' ? saved : null };
  switch (taken.do) {
    case 'move':
      // The table moves to another document, because a move within one document does not fire `leave`.
      return state.isPresent ? [leave, { type: 'enter', isWanted: false }] : [];
    case 'insert':
      return [{ type: 'enter', isWanted: false }];
    case 'insertWanted':
      // The page has set `lesson` or `puzzle`.
      return [{ type: 'enter', isWanted: true }];
    case 'remove':
      return [leave];
    case 'start':
      return [{ type: 'open', by: 'page' }];
    case 'begin':
      return [{ type: 'open', by: 'table' }];
    case 'retry':
      return state.pending?.name === 'failed' ? [{ type: 'open', by: 'page' }] : [];
    case 'rest':
    case 'restWanted':
      return [{ type: 'rest', isWanted: taken.do === 'restWanted' }];
    case 'setting':
      return [{ type: 'change', to: { hasNewSettings: true } }];
    case 'unsaved':
      return [{ type: 'change', to: { isUnsaved: true } }];
    case 'opened':
      return [{ type: 'opened', request: state.request - taken.which }];
    case 'failed':
      return [{ type: 'failed', request: state.request - taken.which }];
    case 'refused':
    case 'shown':
      return [{ type: 'done', request: state.request - taken.which }];
    case 'connect':
      return [{ type: 'connect', connection: taken.connection }];
    case 'pause':
    case 'resume':
      return [{ type: 'pause', isPaused: taken.do === 'pause' }];
    default:
      return [{ type: taken.do }];
  }
}

/** Returns the event with which the controller shows or restores the game as soon as the table is back, in the same task. */
const restored = ({ type }: TableEvent, { isPresent, current, pending }: TableState): readonly TableEvent[] => {
  if ((type !== 'enter' && type !== 'wake') || !isPresent || pending) return [];
  if (current.name === 'saved') return [RETURN];
  return current.name === 'playing' || current.name === 'connected' ? [{ type: 'show' }] : [];
};

interface Change {
  readonly before: TableState;
  readonly event: TableEvent;
  readonly after: TableState;
}

/** Returns every change of state in a sequence of steps. */
function changesOf(steps: readonly Step[], from = INITIAL_STATE): readonly Change[] {
  const changes: Change[] = [];
  let state = from;
  const send = (event: TableEvent): void => {
    const before = state;
    state = nextState(before, event);
    changes.push({ before, event, after: state });
    for (const next of restored(event, state)) send(next);
  };
  for (const taken of steps) for (const event of eventsOf(taken, state)) send(event);
  return changes;
}

/** Returns all reachable states. Numbers requests relative to the last one, so that the number of states is finite. */
function reachable(): readonly TableState[] {
  const states = new Map<string, TableState>();
  const add = (state: TableState): void => {
    const last = { ...state, request: 0 };
    const key = JSON.stringify(last);
    if (states.has(key)) return;
    states.set(key, last);
    for (const taken of STEPS) for (const { after } of changesOf([taken], last)) add(after);
  };
  add(INITIAL_STATE);
  return [...states.values()];
}

const STATES = reachable();

/** Checks every change that a step causes in any state, then the changes in random sequences. */
function always(holds: (change: Change) => void): void {
  for (const state of STATES) for (const taken of STEPS) changesOf([taken], state).forEach(holds);
  const sequence = fc.array(fc.constantFrom(...STEPS), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...STATES), sequence, (from, steps) => changesOf(steps, from).forEach(holds)),
    { numRuns: runs(300, 20_000) },
  );
}

const nameOf = ({ isPresent, current, pending }: TableState): string =>
  [
    isPresent ? 'on the page' : 'removed',
    current.name,
    ...(current.name === 'resting' ? [current.game.name] : []),
    ...(pending ? [pending.name] : []),
    ...(pending?.name === 'arriving' && pending.over ? [pending.over.name] : []),
  ].join(' ');

/** Pending requests that are possible in every state. */
const REQUESTS = ['', ' opening', ' failed'];
/** Pending requests that are also possible without a game, or while another tab plays the game. */
const ARRIVALS = [' arriving', ' arriving opening', ' arriving failed'];
const CONNECTED = ['connected', 'connected failed', 'resting connected'];
const listed = (names: readonly string[], requests: readonly string[]): readonly string[] =>
  names.flatMap((name) => requests.map((request) => name + request));
const LISTED = new Set([
  ...[
    ...listed(['empty', 'elsewhere'], [...REQUESTS, ...ARRIVALS]),
    ...listed(['playing', 'saved'], REQUESTS),
    ...listed(['resting empty', 'resting elsewhere', 'resting playing', 'resting saved'], REQUESTS),
    // The visitor takes a game back from another tab while a lesson loads.
    'resting empty arriving',
    ...CONNECTED,
  ].map((name) => `on the page ${name}`),
  ...[...listed(['empty', 'saved', 'resting empty', 'resting saved'], REQUESTS), ...CONNECTED].map(
    (name) => `removed ${name}`,
  ),
]);

test('every sequence of events leads to one of the listed table states', () => {
  always(({ after }) => assert.ok(LISTED.has(nameOf(after)), nameOf(after)));
});

test('every listed table state is reachable', () => {
  const reached = new Set(STATES.map(nameOf));
  assert.deepEqual([...reached].sort(), [...LISTED].sort());
});

test('only the last requested game replaces the current game, and only while the table is in the page', () => {
  always(({ before, event, after }) => {
    const starts = gameOf(after).name === 'playing' && gameOf(before).name !== 'playing';
    if (starts) assert.equal(event.type, 'opened');
    if (event.type !== 'opened' || after === before) return;
    assert.equal(event.request, before.request);
    assert.ok(openingOf(before) && before.isPresent);
    assert.equal(after.current.name, 'playing', 'the game is not at rest');
  });
});

test('each request for a game and each cancellation of a pending game increase the request number', () => {
  always(({ before, event, after }) => {
    assert.ok(after.request === before.request || after.request === before.request + 1);
    if (event.type === 'open' && after !== before) assert.equal(after.request, before.request + 1);
    const isCancelled = openingOf(before) && !openingOf(after);
    const isOver = event.type === 'done' || event.type === 'failed';
    if (isCancelled && !isOver) assert.ok(after.request > before.request, event.type);
  });
});

test('the result of a superseded request does not change the state of the table', () => {
  always(({ before, event, after }) => {
    if ('request' in event && event.request !== before.request) assert.equal(after, before);
  });
});

test('only a local game can be paused: by pause(), or because it was already paused when a connection hid it', () => {
  always(({ before, event, after }) => {
    if (isPaused(after)) assert.ok(['playing', 'saved'].includes(gameOf(after).name));
    // A connection hides a game that was paused before the table left the page.
    const isNew = isPaused(after) && !isPaused(before);
    if (isNew) assert.ok(event.type === 'pause' || event.type === 'connect', event.type);
  });
});

test('starting or closing a lesson, puzzle or replay does not change the game, its pause or the connection', () => {
  always(({ before, event, after }) => {
    if (event.type === 'rest') assert.deepEqual(gameOf(after), gameOf(before));
    if (event.type === 'wake') assert.deepEqual(gameOf(after), gameOf(before));
    if (event.type === 'wake') assert.ok(!isResting(after));
    const hasEnded = isResting(before) && !isResting(after);
    if (hasEnded) assert.ok(['wake', 'opened', 'connect', 'stop'].includes(event.type), event.type);
  });
});

test('when the table is added to the page, a requested lesson or puzzle replaces the poster but never a game', () => {
  always(({ before, event, after }) => {
    if (event.type !== 'enter' || before.isPresent || isResting(before)) return;
    assert.equal(isResting(after), event.isWanted && before.current.name === 'empty');
  });
});

test('after a lesson, puzzle or replay, the table returns to its previous state', () => {
  always(({ before, event, after }) => {
    if (event.type !== 'rest' || isResting(before) || !before.isPresent) return;
    const awake = changesOf([{ do: 'wake' }], after).at(-1)?.after as TableState;
    assert.equal(awake.current.name, before.current.name);
    const wasComing = openingOf(before) !== null || before.pending?.name === 'arriving' || event.isWanted;
    const isWithoutGame = before.current.name === 'empty' || before.current.name === 'elsewhere';
    if (isWithoutGame) assert.equal(awake.pending?.name, wasComing ? 'arriving' : undefined);
  });
});

test('a table that is removed and reinserted restores its game and whether the game was paused', () => {
  always(({ before, after, event }) => {
    const game = gameOf(before);
    if (event.type !== 'leave' || !before.isPresent) return;
    if (game.name !== 'playing') return assert.notEqual(gameOf(after).name, 'playing');
    const back = changesOf([{ do: 'insert' }, { do: 'wake' }, { do: 'opened', which: 0 }], after).at(-1)?.after;
    assert.ok(back?.current.name === 'playing');
    assert.equal(back.current.isPaused, game.isPaused);
  });
});

test('if the page calls pause() while a game is being restored, the restored game is paused', () => {
  const back: readonly Step[] = [{ do: 'remove' }, { do: 'insert' }, { do: 'pause' }, { do: 'opened', which: 0 }];
  const start: readonly Step[] = [{ do: 'insert' }, { do: 'start' }, { do: 'opened', which: 0 }];
  const end = changesOf([...start, ...back]).at(-1)?.after as TableState;
  assert.ok(end.current.name === 'playing' && end.current.isPaused);
});

test('the table drops its game only after removal, stop(), a new game, a connection or a takeover between tabs', () => {
  const ENDS = ['leave', 'opened', 'connect', 'stop', 'takeOver', 'takeBack'];
  always(({ before, event, after }) => {
    if (gameOf(after).name !== gameOf(before).name) assert.ok(ENDS.includes(event.type), event.type);
  });
});

test('the current game continues if a request for another game fails or is rejected', () => {
  always(({ before, event, after }) => {
    if (event.type !== 'failed' && event.type !== 'done') return;
    assert.equal(after.current, before.current);
    assert.equal(openingOf(after), event.request === before.request ? null : openingOf(before));
  });
});

test('the table keeps its connection until the page sets another connection or null', () => {
  always(({ before, event, after }) => {
    const [was, is] = [gameOf(before), gameOf(after)];
    if (event.type === 'connect' && event.connection) {
      assert.ok(is.name === 'connected' && is.connection === event.connection && !isResting(after));
    } else if (was.name === 'connected') {
      assert.equal(is, event.type === 'connect' ? was.before : was);
    }
  });
});
