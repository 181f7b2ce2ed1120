import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { itemAt } from '../rules/item-at.js';
import { bummerlFor, gestrichenChoice } from '../rules/score.js';
import { opponentsIn } from './choices.js';
import { ourSide, ownSide, type People } from './people.js';

/** What is asked before an action that gives something away for good, and what its button says then. */
export interface Confirmation {
  readonly question: Text;
  readonly yes: Text;
}

/** What is asked before this action is done; null: it is done at once. */
export const confirmationOf = (view: View, action: Action, people: People): Confirmation | null => {
  if (action.type === 'strike')
    return {
      question: {
        key: 'confirm-strike',
        params: {
          points: itemAt(view.score, ourSide(people)),
          count: bummerlFor('retourschneider'),
          ...ownSide(people),
        },
      },
      yes: { key: 'confirm-strike-yes' },
    };
  if (action.type !== 'decide' || action.play) return null;
  const { refusal = 0 } = gestrichenChoice(view.rules, view.score) ?? {};
  return {
    question: { key: 'confirm-give-up', params: { refusal, ...opponentsIn(view, people) } },
    yes: { key: 'confirm-give-up-yes' },
  };
};
