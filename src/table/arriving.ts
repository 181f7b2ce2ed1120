import { toJson } from '../base/to-json.js';
import type { TableModel } from './model.js';

/** A bid that could be made before and can be made still: it need not wait until a card has come to lie. */
const standingBids = ({ choices }: TableModel, before: TableModel | null): TableModel['choices'] =>
  choices.filter(
    ({ action, note }) =>
      action.type === 'bid' &&
      before?.choices.some(
        (was) => was.action.type === 'bid' && was.action.to === action.to && (was.note === null) === (note === null),
      ),
  );

/** Whether somebody is awaited for something else than a card: that comes with cards that are dealt or gathered. */
const isAwaited = ({ status }: TableModel): boolean => status.some(({ key }) => key.startsWith('waiting-for-'));

const isOver = ({ seats }: TableModel): boolean => seats.some(({ over }) => over);

/** Whether nothing is new for who was asked something already: another has drawn a card, or given a sign. */
const isStillAsked = (model: TableModel, before: TableModel): boolean => {
  const asks = ({ asked, hand, status, choices }: TableModel): string =>
    toJson([asked, hand.map(({ card, action }) => [card, action]), status, choices]);
  return model.asked && asks(model) === asks(before);
};

/**
 * A table whose cards are still on their way to where a model has them: nobody is asked anything, no card can be played,
 * and neither a question nor how the trick or the hand ended is told yet.
 * @param before what was shown last; null: nothing
 */
export const arriving = (model: TableModel, before: TableModel | null): TableModel => {
  if (before && isStillAsked(model, before)) return model;
  const wasWaiting = before !== null && !before.asked && !isOver(before);
  const known = new Map(before?.hand.map(({ card, role }) => [card, role]));
  const lying = new Set(before?.trick.map(({ card }) => card));
  const isWon = model.trick.some(({ won }) => won);
  return {
    ...model,
    asked: false,
    // Nobody is glad or sorry before it is seen; but eyes are quick.
    seats: model.seats.map((seat, index) => {
      const was = before?.seats[index]?.face;
      const isSame = was && was.id === seat.face?.id;
      return isSame ? { ...seat, face: { ...seat.face, look: was.look, strength: was.strength } } : seat;
    }),
    choices: standingBids(model, before),
    // What everybody held is offered together with what else can be done: no button moves away from a finger.
    wholeHand: null,
    cutting: null,
    signals: model.signals && [],
    hand: model.hand.map((card) => ({ ...card, role: known.get(card.card) ?? null, action: null })),
    trick: model.trick.map((played) => ({
      ...played,
      role: lying.has(played.card) ? played.role : null,
      won: false,
    })),
    ...((model.asked || isWon || isOver(model) || isAwaited(model)) && {
      status: wasWaiting ? before.status : [],
      stakes: before?.stakes ?? null,
    }),
    ...(isOver(model) &&
      before !== null && { sides: before.sides, rows: before.rows, schrift: before.schrift, tricks: before.tricks }),
  };
};
