import type { Action } from '../../../game/action.js';
import { createActions, type ActionsOptions } from '../actions.js';
import type { Actions, Topics } from '../context.js';
import type { Confirming } from '../template-data.js';
import { ConfirmationController } from './confirmation.js';
import { FocusController } from './focus.js';
import type { HandInput } from './hand-input.js';
import { listenForLegend } from './legend.js';
import { createPress } from './press.js';
import { listenToKeys } from './table-keys.js';

/** Turns clicks, touches and keys into actions. */
export interface TableInput {
  readonly actions: Actions;
  /** The open question before an action; null if none. */
  readonly confirming: Confirming | null;
  /** Handles a click on an action's button. */
  click(action: Action): void;
  /** Resets the raised card and the open question after the game has continued. */
  clear(): void;
  close(): void;
}

export interface TableInputOptions extends Omit<ActionsOptions, 'press'> {
  readonly hand: HandInput;
}

export const createTableInput = (
  table: Topics<'element' | 'game' | 'panels' | 'people' | 'picture' | 'speech'>,
  { hand, askBefore, intercept, onRefused }: TableInputOptions,
): TableInput => {
  const { element, picture } = table;
  const { host, frame, signal } = element;
  const { presenter } = picture;
  const actions = createActions(table, { askBefore, intercept, onRefused, press: createPress(element, picture) });
  listenToKeys(table);
  const confirmation = new ConfirmationController(host, frame, actions);
  const focus = new FocusController(host, frame);
  // A press outside the cards lowers a raised card. Every press ends all motion.
  const pressed = ({ target }: Event): void => {
    if (!(target as Element).closest('.hand .card')) hand.lowerCard();
    void presenter.finish();
  };
  frame.addEventListener('pointerdown', pressed, { signal });
  listenForLegend(frame, signal);
  return {
    actions,
    get confirming() {
      return confirmation.shown;
    },
    click: (action) => confirmation.click(action),
    clear() {
      hand.forgetRaised();
      confirmation.reset();
    },
    close() {
      focus.close();
      hand.close();
    },
  };
};
