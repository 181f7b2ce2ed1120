import { confirmationOf } from '../../../table/confirmation.js';
import type { Action } from '../../../game/action.js';
import { ConfirmationController } from './confirmation.js';
import { FocusController } from './focus.js';
import type { Confirming, EnlargedCard } from '../template-data.js';
import { createActions, type Actions, type ActionsOptions } from '../actions.js';
import type { AtTable } from '../context.js';
import { CloseUp } from '../../features/close-up/close-up.js';
import type { HandHold } from './hand-input.js';
import { listenForLegend } from './legend.js';
import type { Panels } from '../panels/panels.js';
import { createPress } from './press.js';
import type { Presenter } from '../picture/presenter.js';
import { listenToKeys } from './table-keys.js';

/** What becomes of the clicks, fingers and keys of whoever looks. */
export interface Handling {
  readonly actions: Actions;
  /** What is asked before something is given away for good; null: nothing. */
  readonly confirming: Confirming | null;
  /** The card that is shown large; null: none. */
  readonly enlarged: EnlargedCard | null;
  /** Whether this could be done when the finger, or the button of the mouse, went down. */
  allows(action: Action): boolean;
  /** An action was clicked. */
  click(action: Action): void;
  /** The game has gone on: what was begun with a card or a button is void. */
  clear(): void;
  close(): void;
}

export interface HandlingOptions extends Pick<ActionsOptions, 'lets'> {
  readonly presenter: Presenter;
  readonly panels: Panels;
  readonly hold: HandHold;
}

/** A card shown large, and the keys of the table, one of which shows it. */
const enlargeable = (table: AtTable, { presenter, panels, hold }: HandlingOptions): CloseUp => {
  const common = { ...table, panel: () => panels.open };
  const closeUp = new CloseUp({ ...common, presenter: () => presenter, taken: () => hold.letGo() });
  listenToKeys({ ...common, showPanel: (panel) => panels.show(panel), enlarge: (card) => closeUp.toggle(card) });
  return closeUp;
};

export const createHandling = (table: AtTable, options: HandlingOptions): Handling => {
  const { host, frame, people, signal } = table;
  const { presenter, hold, lets } = options;
  const actions = createActions({ ...table, presenter, lets });
  const closeUp = enlargeable(table, options);
  const confirmation = new ConfirmationController(host, {
    frame,
    asks: (action) => confirmationOf(presenter.snapshot.view, action, people()),
    choose: (action) => void actions.choose(action),
  });
  const focus = new FocusController(host, frame);
  const press = createPress(frame, () => presenter.model, signal);
  // A press anywhere puts a raised card back, but on a card, and what moves comes to its end.
  const pressed = ({ target }: Event): void => {
    if (!(target as Element).closest('.hand .card')) hold.lower();
    void presenter.finish();
  };
  frame.addEventListener('pointerdown', pressed, { signal });
  listenForLegend(frame, signal);
  return {
    actions,
    get confirming() {
      return confirmation.shown;
    },
    get enlarged() {
      return closeUp.shown;
    },
    allows: (action) => press.allows(action),
    click: (action) => void (press.allows(action) && confirmation.choose(action)),
    clear() {
      hold.goOn();
      confirmation.reset();
    },
    close() {
      focus.close();
      hold.close();
    },
  };
};
