import { toJson } from '../base/to-json.js';
import type { TableModel } from './model.js';

/** Returns the bids that were possible before and still are. These bids stay on screen while cards move. */
const remainingBids = ({ choices }: TableModel, before: TableModel | null): TableModel['choices'] =>
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

/** Whether the table waits for another player's decision. The cards of that step are still being dealt or gathered. */
const isWaitingForOther = ({ status }: TableModel): boolean => status.some(({ key }) => key.startsWith('waiting-for-'));

/** Whether the table waits for an answer. The speech bubble with the answer contradicts this status. */
const isWaitingForAnswer = ({ status }: TableModel): boolean => status.some(({ key }) => key === 'waiting-for-answer');

const isOver = ({ seats }: TableModel): boolean => seats.some(({ over }) => over);

/** Whether the viewer's prompt is unchanged because another player only drew a card or gave a sign. */
const isSamePrompt = (model: TableModel, before: TableModel): boolean => {
  const promptKey = ({ isOwnTurn, hand, status, choices }: TableModel): string =>
    toJson([isOwnTurn, hand.map(({ card, action }) => [card, action]), status, choices]);
  return model.isOwnTurn && promptKey(model) === promptKey(before);
};

/**
 * Removes the prompts from a model whose cards are still moving: the choices, the playable cards, and the outcome of the
 * trick or the hand.
 * @param before the last model shown; `null` before the first one
 */
export const withoutPrompts = (model: TableModel, before: TableModel | null): TableModel => {
  if (before && isSamePrompt(model, before)) return model;
  const keepsStatus = before !== null && !before.isOwnTurn && !isOver(before) && !isWaitingForAnswer(before);
  const knownRoles = new Map(before?.hand.map(({ card, role }) => [card, role]));
  const cardsOnTable = new Set(before?.trick.map(({ card }) => card));
  const isWon = model.trick.some(({ won }) => won);
  return {
    ...model,
    isOwnTurn: false,
    // Looks change only when their cause is visible, but gazes change immediately.
    seats: model.seats.map((seat, index) => {
      const previousFace = before?.seats[index]?.face;
      const isSame = previousFace && previousFace.id === seat.face?.id;
      return isSame
        ? { ...seat, face: { ...seat.face, look: previousFace.look, strength: previousFace.strength } }
        : seat;
    }),
    choices: remainingBids(model, before),
    // The sheet of all hands appears together with the other choices, so that no button moves away from a finger.
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
      status: keepsStatus ? before.status : [],
      stakes: before?.stakes ?? null,
    }),
    ...(isOver(model) &&
      before !== null && { sides: before.sides, rows: before.rows, schrift: before.schrift, tricks: before.tricks }),
  };
};
