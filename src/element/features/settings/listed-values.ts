import type { Language } from '../../../i18n/languages.js';
import { defineRules, VARIANT_IDS, variants, type VariantId } from '../../../rules/variants.js';
import type { ElementHost } from '../../shell/host.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** A list of values with their labels, and the chosen value. */
export interface ListedValues {
  readonly chosen: string;
  readonly values: readonly (readonly [value: string, label: string])[];
}

/** The names of the package's languages, each in the language itself. */
const LANGUAGE_NAMES: Readonly<Partial<Record<Language, string>>> = {
  de: 'Deutsch',
  'de-x-dialect': 'Südtirolerisch',
  en: 'English',
  it: 'Italiano',
  lld: 'Ladin',
};

const languageName = (language: Language): string => {
  const known = LANGUAGE_NAMES[language];
  if (known !== undefined) return known;
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    // The tag is not a valid language.
    return language;
  }
};

export const listedLanguages = (
  { texts: { language } }: TemplateTopics<'texts'>,
  languages: readonly Language[],
): ListedValues => ({ chosen: language, values: languages.map((one) => [one, languageName(one)] as const) });

/** The targets that the list offers, in addition to those of the variant. */
const TARGETS = [9, 11, 13, 15, 18];

/** Returns whether a game with the page's other settings can be played with a variant and a target. */
const isPlayable = (
  { rules, players }: Pick<ElementHost, 'rules' | 'players'>,
  variant: VariantId,
  target: number | null,
): boolean => {
  try {
    defineRules(variant, { ...rules, ...(players && { players }), ...(target && { target }) });
    return true;
  } catch {
    return false;
  }
};

/** The variants that agree with the page's settings. */
export const listedVariants = (
  { texts: { messages }, preferences }: TemplateTopics<'preferences' | 'texts'>,
  host: ElementHost,
): ListedValues => ({
  chosen: preferences.of('variant'),
  values: VARIANT_IDS.filter((variant) => isPlayable(host, variant, host.target)).map(
    (variant) => [variant, messages.variant(variant)] as const,
  ),
});

/** The targets that agree with the chosen variant. The empty value stands for the page's or the variant's target. */
export const listedTargets = (
  { texts: { messages }, preferences }: TemplateTopics<'preferences' | 'texts'>,
  host: ElementHost,
): ListedValues => {
  const variant = preferences.of('variant');
  const usual = host.target ?? host.rules.target ?? variants[variant].options.target ?? 15;
  const chosen = preferences.has('target') ? preferences.of('target') : null;
  const targets = new Set([...TARGETS, ...variants[variant].targets, ...(chosen === null ? [] : [chosen])]);
  const others = [...targets].filter((target) => target !== usual && isPlayable(host, variant, target));
  return {
    chosen: chosen === null || chosen === usual ? '' : String(chosen),
    values: [
      ['', messages['usual-target']({ target: usual })],
      ...others.sort((a, b) => a - b).map((target) => [String(target), String(target)] as const),
    ],
  };
};
