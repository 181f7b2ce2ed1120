import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import { haveSameFields } from '../../rules/same-fields.js';
import { confirmationOf, type Confirmation } from '../../table/confirmation.js';
import type { TableModel } from '../../table/model.js';
import type { People } from '../../table/people.js';
import type { Halt } from './template-data.js';

/** The decision whether the table sends an action to the game now. */
export type Verdict =
  | { readonly kind: 'yes' }
  /** The card was not playable yet when the pointer went down, so the visitor did not intend to play it. */
  | { readonly kind: 'not-yet' }
  /** The game is paused or its connection is lost. */
  | { readonly kind: 'halted'; readonly halt: Halt }
  /** The table has closed the game. */
  | { readonly kind: 'closed' }
  /** The game no longer offers the action. */
  | { readonly kind: 'not-offered' }
  /** The visitor must confirm the action first. */
  | { readonly kind: 'confirm'; readonly confirmation: Confirmation }
  /** A feature checks the action first. `ask` resolves to whether the action can be sent. */
  | { readonly kind: 'ask'; readonly ask: () => Promise<boolean> };

/** The source of an action: `act()`, a click on a button or card, or a confirmed choice. */
export type ActionSource = 'page' | 'click' | 'choice';

/** Checks whether the table sends an action. */
export type MayAct = (action: Action, source: ActionSource) => Verdict;

/** Everything that a verdict depends on. */
export interface Situation {
  /** The hand that the picture showed when the pointer went down; null if the click has no pointer. */
  readonly handAtPress: TableModel['hand'] | null;
  readonly halt: Halt | null;
  /** Whether the table has closed the game. */
  readonly isClosed: boolean;
  /** The current view. */
  readonly view: View;
  /** The view that the picture shows. */
  readonly shownView: View;
  readonly people: People;
  /** The check that a feature makes before the action; null if no feature checks the action. */
  readonly ask: (() => Promise<boolean>) | null;
}

/** Whether the hand shows an action's card as playable. True for actions without a card from the hand. */
const isPlayableIn = (hand: TableModel['hand'], action: Action): boolean =>
  (action.type !== 'play' && action.type !== 'show') ||
  hand.some((held) => held.card === action.card && held.action !== null);

/** Whether a view offers this action, at any position of the cut. */
const isOffered = ({ legal }: View, action: Action): boolean => {
  const offered: Action = action.type === 'cut' ? { type: 'cut', seat: action.seat } : action;
  return legal.some((other) => haveSameFields(other, offered));
};

/**
 * Returns the verdict on an action. The first check that applies decides:
 *
 * 1. `not-yet`, for a click, because the game can continue between the press and the click.
 * 2. `halted`. An action by the page ends here with `yes`, because the game itself refuses it with a reason.
 * 3. `closed`
 * 4. `not-offered`
 * 5. `confirm`, for a click
 * 6. `ask`, for a choice
 */
export const verdictOn = (action: Action, source: ActionSource, situation: Situation): Verdict => {
  const { handAtPress, halt, isClosed, view, shownView, people, ask } = situation;
  const isClick = source === 'click';
  if (isClick && handAtPress && !isPlayableIn(handAtPress, action)) return { kind: 'not-yet' };
  if (halt) return { kind: 'halted', halt };
  if (source === 'page') return { kind: 'yes' };
  if (isClosed) return { kind: 'closed' };
  if (!isOffered(view, action)) return { kind: 'not-offered' };
  const confirmation = isClick && confirmationOf(shownView, action, people);
  if (confirmation) return { kind: 'confirm', confirmation };
  return ask && !isClick ? { kind: 'ask', ask } : { kind: 'yes' };
};
