import type { Help, HelpKey, HelpParams } from '../../../help/help.js';
import type { HelpMessages } from '../../../i18n/de/help.js';

/** One sentence per explanation. Each language must define every sentence. */
type Sentences = {
  readonly [Key in HelpKey]: string | ((params: NonNullable<HelpParams[Key]>) => string);
};

/** Returns the explanation in the language of these messages. */
export const helpSentence = (messages: HelpMessages, { key, params }: Help): string => {
  const sentences: Sentences = messages;
  const sentence = sentences[key] as string | ((params: object | null) => string);
  return typeof sentence === 'string' ? sentence : sentence(params);
};
