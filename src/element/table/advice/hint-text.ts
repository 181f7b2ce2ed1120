import type { HintMessages } from '../../../i18n/de/hints.js';
import type { AdvisedAction } from '../../../players/advice/advice.js';
import type { Reason, ReasonKey, ReasonParams } from '../../../players/advice/reason.js';
import type { View } from '../../../game/view.js';

/** The sentences that every language must define, one per reason. `name` is the player whom the reason concerns. */
type Sentences = {
  readonly [Key in ReasonKey as `hint-${Key}`]:
    | string
    | ((params: ReasonParams<Key> & { readonly name: string }) => string);
};

/** Renames the Guter to Wander-Kritt for rules with Kritische. */
const renamed = (view: View, role: unknown): unknown =>
  role === 'guter' && view.rules.critical.length > 0 ? 'wander-kritt' : role;

/** Returns the sentence that names the actions between which a strong player chooses at random. */
export const mixSentenceOf = (messages: HintMessages, mix: readonly AdvisedAction[]): string => {
  const choiceOf = ({ action, percent }: AdvisedAction): string => {
    switch (action.type) {
      case 'hold':
        return messages['hint-mix-hold']({ percent });
      case 'fold':
        return messages['hint-mix-fold']({ percent });
      case 'bid':
        return messages['hint-mix-bid']({ to: action.to, percent });
      default:
        return messages['hint-mix-play']({ percent });
    }
  };
  // The actions of a mix without an answer are a first bid and a card.
  const isBidFirst = mix.some(({ action: { type } }) => type === 'play');
  return messages[isBidFirst ? 'hint-mix-first' : 'hint-mix']({ choices: mix.map(choiceOf).join(', ') });
};

/** A reason as a sentence in the messages' language. `names` are the players' names, by seat. */
export const sentenceOf = (
  messages: HintMessages,
  { key, params }: Reason,
  view: View,
  names: readonly string[],
): string => {
  const sentences: Sentences = messages;
  const sentence = sentences[`hint-${key}`] as string | ((params: object) => string);
  if (typeof sentence === 'string') return sentence;
  const given: Record<string, unknown> = { ...params };
  for (const role of ['role', 'outRole']) if (role in given) given[role] = renamed(view, given[role]);
  return sentence({ ...given, name: names[given.seat as number] });
};
