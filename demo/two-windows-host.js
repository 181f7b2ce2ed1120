import { createGame, createSession, replay } from '../dist/cdn/engine.js';
import { serveSeat } from '../dist/cdn/online.js';

/** Storage key of the game. A reloaded window, or a window that takes over, continues the stored game. */
const KEY = 'watten-two-windows';
const SEATS = ['human', 'computer', 'human', 'computer'];
const OWN_SEAT = 0;
/** The seats served to other windows, with one channel per seat. */
const SERVED_SEATS = [2];
/** Delay before the action of a computer player. */
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

/** Runs the game in one window at a time, if the page is secure (HTTPS or localhost), as the Web Locks API requires. */
const runInOneWindow = (run) =>
  navigator.locks ? navigator.locks.request(KEY, () => new Promise(() => void run())) : run();

const startNewGame = () => {
  localStorage.removeItem(KEY);
  location.reload();
};

/** Runs the saved game or a new one and serves the other seats. Calls `ready` with the connection of this window's seat. */
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

    // Notifies the other windows at once when this window is closed.
    addEventListener('pagehide', () => stops.forEach((stop) => stop()));
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  });
