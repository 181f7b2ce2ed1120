import type { Help, HelpKey, HelpParams } from '../../../help/help.js';
import type { HelpMessages } from '../../../i18n/de/help.js';

/** What a language must be able to say: a sentence for all that can be explained. */
type Sentences = {
  readonly [Key in HelpKey]: string | ((params: NonNullable<HelpParams[Key]>) => string);
};

/** What is explained, in the language of these messages. */
export const helpSentence = (messages: HelpMessages, { key, params }: Help): string => {
  const sentences: Sentences = messages;
  const sentence = sentences[key] as string | ((params: object | null) => string);
  return typeof sentence === 'string' ? sentence : sentence(params);
};
