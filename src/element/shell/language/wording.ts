import type { Language } from '../../../i18n/languages.js';

/** What is said in the language of the table, which may change meanwhile. */
export interface Wording<Texts> {
  readonly texts: Texts;
  /** Loads another language, if the table speaks one by now. */
  follow(changed: () => void): void;
}

/** A part of a language, loaded, and loaded again where the table speaks another one. */
export const wordingOf = async <Texts>(
  language: { readonly language: Language },
  load: (language: Language) => Promise<Texts>,
  failed: (error: unknown) => void,
): Promise<Wording<Texts>> => {
  let wanted = language.language;
  let texts: Texts = await load(wanted);
  return {
    get texts() {
      return texts;
    },
    follow(changed) {
      const asked = language.language;
      if (asked === wanted) return;
      wanted = asked;
      load(asked).then((loaded) => {
        if (asked !== wanted) return;
        texts = loaded;
        changed();
      }, failed);
    },
  };
};
