import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { itemAt } from '../rules/item-at.js';
import { bummerlFor, gestrichenChoiceIn } from '../rules/score.js';
import { opponentsIn } from './choices.js';
import { viewerSide, viewerParty, type People } from './people.js';

/** The question before an irreversible action, and the label of its button. */
export interface Confirmation {
  readonly question: Text;
  readonly confirmLabel: Text;
}

/** Returns the confirmation that an action needs, or `null` if it needs none. */
export const confirmationOf = (view: View, action: Action, people: People): Confirmation | null => {
  if (action.type === 'strike')
    return {
      question: {
        key: 'confirm-strike',
        params: {
          points: itemAt(view.score, viewerSide(people)),
          count: bummerlFor('retourschneider'),
          ...viewerParty(people),
        },
      },
      confirmLabel: { key: 'confirm-strike-yes' },
    };
  if (action.type !== 'decide' || action.play) return null;
  const { refusal = 0 } = gestrichenChoiceIn(view) ?? {};
  return {
    question: { key: 'confirm-give-up', params: { refusal, ...opponentsIn(view, people) } },
    confirmLabel: { key: 'confirm-give-up-yes' },
  };
};
