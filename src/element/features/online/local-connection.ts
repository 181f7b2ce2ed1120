import type { Person, SeatConnection, Update } from '../../../game/connect.js';
import type { View } from '../../../game/view.js';
import type { Board } from '../../../online/frame.js';
import type { Seating } from '../../../online/open-table.js';

/**
 * Marks the people who have agreed to the next game. The online table has this information, but the finished game does not.
 */
const withAgreement = (people: readonly Person[], { stage, seats }: Board): readonly Person[] =>
  stage === 'over'
    ? people.map((person, seat) => ({
        ...person,
        by: seats[seat]?.by ?? 'computer',
        ready: seats[seat]?.ready ?? false,
      }))
    : people;

/** Returns the view after a table's last game, without the action that starts another game. */
const restingView = (view: View): View => ({
  ...view,
  toAct: [],
  legal: view.legal.filter(({ type }) => type !== 'next'),
});

/**
 * Creates a function that, after the last game, removes the action that starts another game. The function returns the same
 * object for the same view.
 */
const createFinalView = (isLast: () => boolean | undefined): ((view: View) => View) => {
  let [from, to]: (View | null)[] = [null, null];
  return (view) => {
    if (view.phase !== 'game-over' || !isLast()) return view;
    if (from !== view || !to) [from, to] = [view, restingView(view)];
    return to;
  };
};

/**
 * Wraps an online seat's connection for the element. After a game, the `next` action asks for a rematch, to which
 * all players must agree.
 */
export const localConnection = (
  seating: Seating,
  connection: SeatConnection,
  {
    onChange,
    onAgreed,
    onRequest,
  }: {
    /** Called after an update of the game or its people. */
    readonly onChange: () => void;
    /** Called when the visitor has agreed to another game. */
    readonly onAgreed: () => void;
    /** Called for each request to the server. */
    readonly onRequest: (answer: Promise<void>) => void;
  },
): SeatConnection => {
  const finalView = createFinalView(() => seating.board.lastGame);
  return {
    get view() {
      return finalView(connection.view);
    },
    subscribe(listener) {
      let people: readonly Person[] | null = null;
      const sendPeople = (): void => void (people && listener({ people: withAgreement(people, seating.board) }));
      const onUpdate = (update: Update): void => {
        if ('people' in update) {
          ({ people } = update);
          sendPeople();
        } else {
          listener('view' in update ? { ...update, view: finalView(update.view) } : update);
        }
        onChange();
      };
      const stops = [
        connection.subscribe(onUpdate),
        seating.subscribe((update) => {
          if ('board' in update) sendPeople();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
    async act(action) {
      const isRematch = action?.type === 'next' && connection.view.phase === 'game-over';
      const answer = isRematch ? seating.rematch() : connection.act(action);
      onRequest(answer);
      await answer;
      if (isRematch) onAgreed();
    },
  };
};
