import { toJson } from '../base/to-json.js';
import type { TableModel } from './model.js';

/** The bids that were possible before and still are. They stay on screen while cards move. */
const standingBids = ({ choices }: TableModel, before: TableModel | null): TableModel['choices'] =>
  choices.filter(
    ({ action, note }) =>
      action.type === 'bid' &&
      before?.choices.some(
        (previous) =>
          previous.action.type === 'bid' &&
          previous.action.to === action.to &&
          (previous.note === null) === (note === null),
      ),
  );

/** Whether the status says that the table waits for another player's decision. Cards are dealt or gathered with it. */
const isWaitingForOther = ({ status }: TableModel): boolean => status.some(({ key }) => key.startsWith('waiting-for-'));

const isOver = ({ seats }: TableModel): boolean => seats.some(({ over }) => over);

/** Whether the viewer's prompt is the same as before: another player has only drawn a card or given a sign. */
const isSamePrompt = (model: TableModel, before: TableModel): boolean => {
  const promptKey = ({ isOwnTurn, hand, status, choices }: TableModel): string =>
    toJson([isOwnTurn, hand.map(({ card, action }) => [card, action]), status, choices]);
  return model.isOwnTurn && promptKey(model) === promptKey(before);
};

/**
 * A table whose cards are still on their way to where a model has them: nobody is asked anything, no card can be played,
 * and neither a question nor how the trick or the hand ended is told yet.
 * @param before what was shown last; null: nothing
 */
export const withoutPrompts = (model: TableModel, before: TableModel | null): TableModel => {
  if (before && isSamePrompt(model, before)) return model;
  const wasOthersTurn = before !== null && !before.isOwnTurn && !isOver(before);
  const knownRoles = new Map(before?.hand.map(({ card, role }) => [card, role]));
  const cardsOnTable = new Set(before?.trick.map(({ card }) => card));
  const isWon = model.trick.some(({ won }) => won);
  return {
    ...model,
    isOwnTurn: false,
    // Nobody is glad or sorry before it is seen; but eyes are quick.
    seats: model.seats.map((seat, index) => {
      const previousFace = before?.seats[index]?.face;
      const isSame = previousFace && previousFace.id === seat.face?.id;
      return isSame
        ? { ...seat, face: { ...seat.face, look: previousFace.look, strength: previousFace.strength } }
        : seat;
    }),
    choices: standingBids(model, before),
    // What everybody held is offered together with what else can be done: no button moves away from a finger.
    wholeHand: null,
    cutting: null,
    signals: model.signals && [],
    hand: model.hand.map((card) => ({ ...card, role: knownRoles.get(card.card) ?? null, action: null })),
    trick: model.trick.map((played) => ({
      ...played,
      role: cardsOnTable.has(played.card) ? played.role : null,
      won: false,
    })),
    ...((model.isOwnTurn || isWon || isOver(model) || isWaitingForOther(model)) && {
      status: wasOthersTurn ? before.status : [],
      stakes: before?.stakes ?? null,
    }),
    ...(isOver(model) &&
      before !== null && { sides: before.sides, rows: before.rows, schrift: before.schrift, tricks: before.tricks }),
  };
};
