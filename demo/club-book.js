/**
 * The club's book: who played, and every game with how it ended and a link that holds it. It is kept in this browser.
 * A club with a server would send `entryOf(...)` there instead.
 */
const KEY = 'wattfreunde-book';
const EMPTY = { version: 1, member: '', games: [] };

const isGame = ({ at, member, score, link }) =>
  !Number.isNaN(Date.parse(at)) &&
  typeof member === 'string' &&
  Array.isArray(score) &&
  score.every(Number.isInteger) &&
  typeof link === 'string';

/** What is kept; an empty book if there is none, or none that makes sense. */
export function readBook() {
  try {
    const book = JSON.parse(localStorage.getItem(KEY));
    return book?.version === EMPTY.version ? { ...book, games: book.games.filter(isGame) } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Whether it could be kept: storage may be forbidden or full. */
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

/** Calls the listener when another window has changed the book. */
export const onBookChanged = (listener) =>
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && listener());

/**
 * A game as the book has it.
 * @param detail of the `watten-game-end`
 * @param seat where the member sat
 * @param link to the record; empty: it is too long for one
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

/** The league table: a row a member, the best first. */
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
