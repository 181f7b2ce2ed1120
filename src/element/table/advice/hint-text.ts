import type { HintMessages } from '../../../i18n/de/hints.js';
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
