import type { OnlineMessages } from '../../../i18n/de/online.js';
import type { Board, BoardSeat } from '../../../online/frame.js';
import type { Seat } from '../../../rules/seats.js';

/** What is new of somebody at a table, by what is said of it. */
type News = 'online-came' | 'online-left' | 'online-goes' | 'online-agrees';

/** Those at a table who are called by a name, in a seat or without. */
const namesAt = ({ seats, others }: Board): readonly string[] => [
  ...seats.flatMap(({ by, name }) => (by === 'human' && name !== null ? name : [])),
  ...others,
];

/** All but so many of each as there are in another list. */
const without = (names: readonly string[], known: readonly string[]): readonly string[] => {
  const rest = [...known];
  return names.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at < 0 && name !== '';
  });
};

/** What is new of somebody who had the seat before and has it still. While a game runs that says who is away, and who is back. */
const newsOf = (now: BoardSeat, before: BoardSeat | undefined, stage: Board['stage']): News | null => {
  if (stage === 'playing' || now.by !== 'human' || before?.by !== 'human' || before.name !== now.name) return null;
  if (before.here !== now.here) return now.here ? 'online-came' : 'online-goes';
  return now.ready && !before.ready ? 'online-agrees' : null;
};

/**
 * What is new at a table, for who cannot see it: who came, who left, who is away, who is ready.
 * @param own one's seat, of which one knows oneself
 */
export const newsAt = (messages: OnlineMessages, before: Board, now: Board, own: Seat | null): readonly string[] => {
  const ownName = own === null ? null : now.seats[own]?.name;
  const told = (names: readonly string[], news: News): readonly string[] =>
    names.filter((name) => name !== ownName).map((name) => messages[news]({ name }));
  const [there, were] = [namesAt(now), namesAt(before)];
  const ofSeats = now.seats.flatMap((seat, at) => {
    const news = at === own ? null : newsOf(seat, before.seats[at], now.stage);
    return news ? messages[news]({ name: seat.name ?? messages['online-somebody'] }) : [];
  });
  return [...told(without(there, were), 'online-came'), ...told(without(were, there), 'online-left'), ...ofSeats];
};
