import type { Person, SeatConnection, Update } from '../../game/connect.js';
import type { Board } from '../../online/frame.js';
import type { Seating } from '../../online/open-table.js';

/** Who has agreed to the next game is the table's business, not the game's that is over. */
const withAgreement = (people: readonly Person[], { stage, seats }: Board): readonly Person[] =>
  stage === 'over'
    ? people.map((person, seat) => ({
        ...person,
        by: seats[seat]?.by ?? 'computer',
        ready: seats[seat]?.ready ?? false,
      }))
    : people;

/**
 * The seat of a table as the element plays it: between games all have to agree to another one.
 */
export const playedHere = (
  seating: Seating,
  connection: SeatConnection,
  {
    changed,
    agreed,
  }: {
    /** Something was done, or others sit there. */
    readonly changed: () => void;
    /** One has agreed to another game. */
    readonly agreed: () => void;
  },
): SeatConnection => ({
  get view() {
    return connection.view;
  },
  subscribe(listener) {
    let people: readonly Person[] | null = null;
    const tellPeople = (): void => void (people && listener({ people: withAgreement(people, seating.board) }));
    const hear = (update: Update): void => {
      if ('people' in update) {
        ({ people } = update);
        tellPeople();
      } else {
        listener(update);
      }
      changed();
    };
    const stops = [
      connection.subscribe(hear),
      seating.subscribe((update) => {
        if ('board' in update) tellPeople();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  },
  async act(action) {
    if (action?.type !== 'next' || connection.view.phase !== 'game-over') return connection.act(action);
    await seating.rematch();
    agreed();
  },
});
