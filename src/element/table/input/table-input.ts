import { confirmationOf } from '../../../table/confirmation.js';
import type { Action } from '../../../game/action.js';
import { ConfirmationController } from './confirmation.js';
import { FocusController } from './focus.js';
import type { Confirming } from '../template-data.js';
import { createActions, type ActionsOptions } from '../actions.js';
import type { Actions, Topics } from '../context.js';
import type { HandInput } from './hand-input.js';
import { listenForLegend } from './legend.js';
import { createPress } from './press.js';
import { listenToKeys } from './table-keys.js';

/** Turns clicks, touches and keys into actions. */
export interface TableInput {
  readonly actions: Actions;
  /** What is asked before something is given away for good; null: nothing. */
  readonly confirming: Confirming | null;
  /** Whether this could be done when the finger, or the button of the mouse, went down. */
  allows(action: Action): boolean;
  /** An action was clicked. */
  click(action: Action): void;
  /** The game has gone on: what was begun with a card or a button is void. */
  clear(): void;
  close(): void;
}

export interface TableInputOptions extends ActionsOptions {
  readonly hand: HandInput;
}

export const createTableInput = (
  table: Topics<'element' | 'game' | 'panels' | 'people' | 'picture' | 'speech'>,
  { hand, mayAct, intercept }: TableInputOptions,
): TableInput => {
  const { host, frame, signal } = table.element;
  const { presenter } = table.picture;
  const actions = createActions(table, { mayAct, intercept });
  listenToKeys(table);
  const confirmation = new ConfirmationController(host, {
    frame,
    asks: (action) => confirmationOf(presenter.snapshot.view, action, table.people.current()),
    choose: (action) => void actions.choose(action),
  });
  const focus = new FocusController(host, frame);
  const press = createPress(frame, () => presenter.model, signal);
  // A press anywhere puts a raised card back, but on a card, and what moves comes to its end.
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
    allows: (action) => press.allows(action),
    click: (action) => void (press.allows(action) && confirmation.choose(action)),
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
