import type { Language } from '../../../i18n/languages.js';

/** Texts in the table's language. The language can change while the texts load. */
export interface Wording<Texts> {
  readonly texts: Texts;
  /** Loads the texts again if the table's language has changed. */
  follow(onChange: () => void): void;
}

/** Loads a set of texts in the table's language. `follow()` reloads the set if the language has changed. */
export const wordingOf = async <Texts>(
  language: { readonly language: Language },
  load: (language: Language) => Promise<Texts>,
  onError: (error: unknown) => void,
): Promise<Wording<Texts>> => {
  let wanted = language.language;
  let texts: Texts = await load(wanted);
  return {
    get texts() {
      return texts;
    },
    follow(onChange) {
      const asked = language.language;
      if (asked === wanted) return;
      wanted = asked;
      load(asked).then((loaded) => {
        if (asked !== wanted) return;
        texts = loaded;
        onChange();
      }, onError);
    },
  };
};
