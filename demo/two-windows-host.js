import { createGame, createSession, replay } from '../dist/cdn/engine.js';
import { serveSeat } from '../dist/cdn/online.js';

/** Storage key of the game, so that a reloaded window or a window that takes over can continue it. */
const KEY = 'watten-two-windows';
const SEATS = ['human', 'computer', 'human', 'computer'];
const OWN_SEAT = 0;
/** The seats of other windows, with one channel per seat. */
const SERVED_SEATS = [2];
/** Delay before a computer's action. */
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

/** Lets only one window at a time run the game, if the browser has locks, which only secure pages such as localhost have. */
const runInOneWindow = (run) =>
  navigator.locks ? navigator.locks.request(KEY, () => new Promise(() => void run())) : run();

const startNewGame = () => {
  localStorage.removeItem(KEY);
  location.reload();
};

/** Runs the saved or a new game and serves the other seats. Calls `ready` with the connection of this window's seat. */
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

    // Notifies the other windows at once when this one is closed.
    addEventListener('pagehide', () => stops.forEach((stop) => stop()));
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  });
