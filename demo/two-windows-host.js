import { createGame, createSession, replay } from '../dist/cdn/engine.js';
import { serveSeat } from '../dist/cdn/online.js';

/** Where the game is kept, so that a window that is reloaded, or one that takes over, plays on with it. */
const KEY = 'watten-two-windows';
const SEATS = ['human', 'computer', 'human', 'computer'];
const OWN_SEAT = 0;
/** The seats of other windows; each has a channel of its own. */
const SERVED_SEATS = [2];
/** How long a computer waits before it acts. */
const PAUSE_MS = 600;

const readStoredGame = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
};

const pause = (signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** One window at a time runs the game, where the browser has locks: only secure pages, such as localhost, do. */
const runInOneWindow = (run) =>
  navigator.locks ? navigator.locks.request(KEY, () => new Promise(() => void run())) : run();

const startNewGame = () => {
  localStorage.removeItem(KEY);
  location.reload();
};

/** Runs the game, kept or new, and serves the other seats. `ready` gets the connection of this window's seat. */
export const hostGame = (options, ready) =>
  runInOneWindow(() => {
    const { record, playerSeed = options.get('luck') ?? String(Math.random()) } = readStoredGame() ?? {};
    const game = record ? replay(record) : createGame(JSON.parse(options.get('game') ?? '{}'));
    game.subscribe(() => localStorage.setItem(KEY, JSON.stringify({ record: game.record(), playerSeed })));

    const session = createSession({
      game,
      seats: SEATS,
      playerSeed,
      level: options.get('level') ?? 'medium',
      ...(options.get('speed') !== 'instant' && { ready: (_seat, signal) => pause(signal) }),
    });
    const stops = SERVED_SEATS.map((seat) =>
      serveSeat(session.connection(seat), new BroadcastChannel(`${KEY}:seat-${seat}`)),
    );
    session.start();
    ready(session.connection(OWN_SEAT), startNewGame);

    // The other windows hear at once that this one goes.
    addEventListener('pagehide', () => stops.forEach((stop) => stop()));
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  });
