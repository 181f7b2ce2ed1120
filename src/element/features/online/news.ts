import type { OnlineMessages } from '../../../i18n/de/online.js';
import type { Board, BoardSeat } from '../../../online/frame.js';
import type { Seat } from '../../../rules/seats.js';

/** Message keys for changes at a table. */
type ChangeKey = 'online-came' | 'online-left' | 'online-goes' | 'online-agrees';

/** Returns the names of the people at a table, with or without a seat. */
const namesAt = ({ seats, others }: Board): readonly string[] => [
  ...seats.flatMap(({ by, name }) => (by === 'human' && name !== null ? name : [])),
  ...others,
];

/** Returns the names that are not among the known names. Each known name removes only one of several equal names. */
const without = (names: readonly string[], known: readonly string[]): readonly string[] => {
  const rest = [...known];
  return names.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at < 0 && name !== '';
  });
};

/**
 * Returns the change in a person's state while they keep their seat; null if none. During a game, the game itself shows
 * absences, so there is no change to report.
 */
const seatChange = (now: BoardSeat, before: BoardSeat | undefined, stage: Board['stage']): ChangeKey | null => {
  if (stage === 'playing' || now.by !== 'human' || before?.by !== 'human' || before.name !== now.name) return null;
  if (before.here !== now.here) return now.here ? 'online-came' : 'online-goes';
  return now.ready && !before.ready ? 'online-agrees' : null;
};

/**
 * Returns sentences for screen readers about people who have arrived, have left, are away or are ready.
 * @param own the visitor's seat; its changes are not reported
 */
export const changeSentences = (
  messages: OnlineMessages,
  before: Board,
  now: Board,
  own: Seat | null,
): readonly string[] => {
  const ownName = own === null ? null : now.seats[own]?.name;
  const sentencesFor = (names: readonly string[], news: ChangeKey): readonly string[] =>
    names.filter((name) => name !== ownName).map((name) => messages[news]({ name }));
  const [there, were] = [namesAt(now), namesAt(before)];
  const seatOfName = ({ seats }: Board, name: string): number => seats.findIndex((seat) => seat.name === name);
  const moved = namesAt(now).filter((name) => {
    const seat = seatOfName(before, name);
    return seat >= 0 && seatOfName(now, name) >= 0 && seatOfName(now, name) !== seat;
  });
  const ofSeats = now.seats.flatMap((seat, at) => {
    const news = at === own ? null : seatChange(seat, before.seats[at], now.stage);
    return news ? messages[news]({ name: seat.name ?? messages['online-somebody'] }) : [];
  });
  return [
    ...sentencesFor(without(there, were), 'online-came'),
    ...sentencesFor(without(were, there), 'online-left'),
    // Only a draw moves several people at once.
    ...(moved.length > 1 ? [messages['online-drawn']] : []),
    ...ofSeats,
  ];
};
