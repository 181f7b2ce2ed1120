/**
 * The club's book: every game with the member, the result and a link to the record. The book is stored in this browser. A
 * club with a server would send the entries to the server.
 */
const KEY = 'wattfreunde-book';
const EMPTY = { version: 1, member: '', games: [] };

const isGame = ({ at, member, score, link }) =>
  !Number.isNaN(Date.parse(at)) &&
  typeof member === 'string' &&
  Array.isArray(score) &&
  score.every(Number.isInteger) &&
  typeof link === 'string';

/** Returns the stored book, or an empty book if no valid one is stored. */
export function readBook() {
  try {
    const book = JSON.parse(localStorage.getItem(KEY));
    return book?.version === EMPTY.version ? { ...book, games: book.games.filter(isGame) } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Saves the book. Returns false if the storage is blocked or full. */
export function saveBook(book) {
  try {
    localStorage.setItem(KEY, JSON.stringify(book));
    return true;
  } catch {
    return false;
  }
}

export function deleteBook() {
  localStorage.removeItem(KEY);
  return EMPTY;
}

/** Calls the listener when another window changes the book. */
export const onBookChanged = (listener) =>
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && listener());

/**
 * Returns the entry of a game.
 * @param detail of the `watten-game-end` event
 * @param seat the member's seat
 * @param link to the record, or empty if the record is too long for a link
 */
export function entryOf({ side, score, bummerl, kind }, { member, seat, link }) {
  const own = seat % 2;
  return {
    at: new Date().toISOString(),
    member,
    won: side === own,
    score: [score[own], score[1 - own]],
    bummerl,
    kind,
    link,
  };
}

/** Returns the league table, one row per member, the best first. */
export function leagueOf(games) {
  const rows = new Map();
  for (const { member, won, score, bummerl } of games) {
    const row = rows.get(member) ?? { member, games: 0, won: 0, points: [0, 0], given: 0, taken: 0 };
    rows.set(member, {
      member,
      games: row.games + 1,
      won: row.won + (won ? 1 : 0),
      points: [row.points[0] + score[0], row.points[1] + score[1]],
      given: row.given + (won ? bummerl : 0),
      taken: row.taken + (won ? 0 : bummerl),
    });
  }
  const better = (one, other) =>
    other.won - one.won || other.given - other.taken - (one.given - one.taken) || one.games - other.games;
  return [...rows.values()].sort(better);
}
