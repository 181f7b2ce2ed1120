/** Data of the WordPress plugin, generated from the settings and texts of the element. */
import { PREFERENCE_ATTRIBUTES } from '../../src/element/shell/settings/preference-names.js';
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';
import { POSTER_ATTRIBUTES } from '../../src/embed/poster-attributes.js';
import { lessons as germanLessons } from '../../src/i18n/de/lessons.js';
import { WORDS as GERMAN } from '../../src/i18n/de/words.js';
import { lessons as englishLessons } from '../../src/i18n/en/lessons.js';
import { WORDS as ENGLISH } from '../../src/i18n/en/words.js';
import { lessons as italianLessons } from '../../src/i18n/it/lessons.js';
import { WORDS as ITALIAN } from '../../src/i18n/it/words.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { VARIANT_IDS } from '../../src/rules/variants.js';
import { TRANSLATIONS } from '../../src/wordpress/translations.js';
import type { TableAttribute } from '../../src/wordpress/wp.js';

/** Attributes of the block in addition to those of the element. */
const COLOURS = ['accent-colour', 'surface-colour', 'table-colour', 'text-colour'];

/** The locales of WordPress, by language of the translations. */
const LOCALES = {
  de: ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH', 'de_CH_informal'],
  it: ['it_IT'],
} as const;

/** The puzzles that the editor offers: the puzzle of the day, and one of each kind. */
const PUZZLES = ['daily', 'find-12', 'tricks-12', 'announce-12', 'bid-12'];

/** Values that the editor offers for attributes with any text, by attribute. */
const OFFERED: Readonly<Partial<Record<string, readonly string[]>>> = {
  puzzle: PUZZLES,
  settings: PREFERENCE_ATTRIBUTES,
};

/** The block's texts in block.json. WordPress looks them up with a context. */
const BLOCK_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'block description': ['A table for the card game Watten. Visitors play against computer players.'],
  'block keyword': ['card game', 'cards', 'game'],
};

/** The names of variants and lessons in a language, by id, by attribute. */
type ValueNames = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

const valueNames = (words: typeof ENGLISH, lessons: typeof englishLessons): ValueNames => ({
  variant: Object.fromEntries(VARIANT_IDS.map((id) => [id, words.salzburg.variant(id)])),
  lesson: Object.fromEntries(Object.entries(lessons.salzburg.courses).map(([id, { title }]) => [id, title])),
});

const NAMES = {
  en: valueNames(ENGLISH, englishLessons),
  de: valueNames(GERMAN, germanLessons),
  it: valueNames(ITALIAN, italianLessons),
} as const;

const settings: readonly Setting<unknown>[] = Object.values<Setting<unknown>>(SETTINGS);

function attributeOf({ attribute: name, initial, check }: Setting<unknown>): TableAttribute | [] {
  if (name === undefined) return [];
  if (typeof initial === 'boolean') return { name, type: 'boolean' };
  const labels = NAMES.en[name];
  const values = check.values?.map(String) ?? (labels ? Object.keys(labels) : OFFERED[name]);
  const other = name === 'settings' ? 'list' : 'text';
  const type = check.values ? 'choice' : typeof initial === 'number' ? 'number' : other;
  const hasDefault = typeof initial === 'string' || typeof initial === 'number';
  return {
    name,
    type,
    ...(values && { values }),
    ...(labels && { labels }),
    ...(hasDefault && { default: String(initial) }),
    ...((check as unknown) === String && { empty: true }),
  };
}

const withPoster = (attribute: TableAttribute): TableAttribute =>
  POSTER_ATTRIBUTES.includes(attribute.name) ? { ...attribute, poster: true } : attribute;

/** Returns the attributes of the element with their values and defaults. */
export const tableAttributes = (): readonly TableAttribute[] => [
  ...settings.flatMap(attributeOf).map(withPoster),
  { name: 'lang', type: 'choice', values: LANGUAGES },
];

/** Returns the schema of an attribute in block.json. Numbers can also be strings, as in shortcodes. */
const schemaOf = ({ type, values }: TableAttribute): object => {
  if (type === 'boolean') return { type };
  if (type === 'number' || values?.some((value) => /^\d+$/.test(value))) return { type: ['string', 'number'] };
  return { type: 'string', ...(type === 'choice' && { enum: values }) };
};

/** Returns `attributes` of block.json. */
export const blockAttributes = (): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(tableAttributes().map((attribute) => [attribute.name, schemaOf(attribute)])),
  ...Object.fromEntries(COLOURS.map((name) => [name, { type: 'string' }])),
});

type Texts = Readonly<Record<string, string>>;

/** Returns all translations of a language by English text. */
function translationsTo(language: 'de' | 'it'): Texts {
  const names = Object.entries(NAMES.en).flatMap(([attribute, labels = {}]) =>
    Object.entries(labels).map(([id, text]) => [text, NAMES[language][attribute]?.[id] ?? text] as const),
  );
  return {
    ...Object.fromEntries(names),
    ...Object.fromEntries(Object.entries(TRANSLATIONS).map(([text, translated]) => [text, translated[language]])),
  };
}

const phpString = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

const PLURAL_FORMS = 'nplurals=2; plural=n != 1;';

/** Returns a translation file for PHP. */
function phpFile(texts: Texts, locale: string): string {
  const inContext = Object.entries(BLOCK_TEXTS).flatMap(([context, all]) =>
    all.map((text) => [`${context}\u0004${text}`, texts[text] ?? text] as const),
  );
  const lines = [...Object.entries(texts), ...inContext].map(
    ([text, translated]) => `    ${phpString(text)} => ${phpString(translated)},`,
  );
  return `<?php
return array(
  'domain' => 'watten-table',
  'language' => ${phpString(locale)},
  'plural-forms' => ${phpString(PLURAL_FORMS)},
  'messages' => array(
${lines.join('\n')}
  ),
);
`;
}

/** Returns a translation file for the editor script. */
const scriptFile = (texts: Texts, locale: string): string => {
  const header = { domain: 'messages', lang: locale, 'plural-forms': PLURAL_FORMS };
  const messages = Object.fromEntries(Object.entries(texts).map(([text, translated]) => [text, [translated]]));
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages: { '': header, ...messages } } })}\n`;
};

/** Returns the translation files of the plugin by file name. */
export const translationFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['de', 'it'] as const).flatMap((language) =>
      LOCALES[language].flatMap((locale) => {
        const texts = translationsTo(language);
        return [
          [`watten-table-${locale}.l10n.php`, phpFile(texts, locale)],
          [`watten-table-${locale}-watten-table-editor.json`, scriptFile(texts, locale)],
        ];
      }),
    ),
  );
