import type { Person, SeatConnection, Update } from '../../../game/connect.js';
import type { View } from '../../../game/view.js';
import type { Board } from '../../../online/frame.js';
import type { Seating } from '../../../online/open-table.js';

/** Who has agreed to the next game is the table's business, not the game's that is over. */
const withAgreement = (people: readonly Person[], { stage, seats }: Board): readonly Person[] =>
  stage === 'over'
    ? people.map((person, seat) => ({
        ...person,
        by: seats[seat]?.by ?? 'computer',
        ready: seats[seat]?.ready ?? false,
      }))
    : people;

/** What a seat sees when the last game of its table is over: nobody can agree to another one. */
const restingView = (view: View): View => ({
  ...view,
  toAct: [],
  legal: view.legal.filter(({ type }) => type !== 'next'),
});

/** Takes views as they are while games follow. The same view stays the same. */
const createRest = (isLast: () => boolean | undefined): ((view: View) => View) => {
  let [from, to]: (View | null)[] = [null, null];
  return (view) => {
    if (view.phase !== 'game-over' || !isLast()) return view;
    if (from !== view || !to) [from, to] = [view, restingView(view)];
    return to;
  };
};

/**
 * The seat of a table as the element plays it: between games all have to agree to another one.
 */
export const playedHere = (
  seating: Seating,
  connection: SeatConnection,
  {
    changed,
    agreed,
    asked,
  }: {
    /** Something was done, or others sit there. */
    readonly changed: () => void;
    /** One has agreed to another game. */
    readonly agreed: () => void;
    /** The server has been asked for something, and has not answered yet. */
    readonly asked: (answer: Promise<void>) => void;
  },
): SeatConnection => {
  const atRest = createRest(() => seating.board.lastGame);
  return {
    get view() {
      return atRest(connection.view);
    },
    subscribe(listener) {
      let people: readonly Person[] | null = null;
      const tellPeople = (): void => void (people && listener({ people: withAgreement(people, seating.board) }));
      const hear = (update: Update): void => {
        if ('people' in update) {
          ({ people } = update);
          tellPeople();
        } else {
          listener('view' in update ? { ...update, view: atRest(update.view) } : update);
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
      const isRematch = action?.type === 'next' && connection.view.phase === 'game-over';
      const answer = isRematch ? seating.rematch() : connection.act(action);
      asked(answer);
      await answer;
      if (isRematch) agreed();
    },
  };
};
