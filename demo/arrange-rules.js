/** Finds compatible rule options, and the effect of each option on the text of the rules. */
import { defineRules, OPTION_VALUES, variants } from '../dist/cdn/engine.js';
import { de, deFrench, en, enFrench, explain, it, itFrench } from '../dist/explain.js';
import { valuesOf } from './arrange-settings.js';

/** Texts of the rules, by language and deck. */
const EXPLAINED = {
  de: { salzburg: de, french: deFrench },
  en: { salzburg: en, french: enFrench },
  it: { salzburg: it, french: itFrench },
};

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the complete rules, or the message about incompatible options. */
function rulesOrError(variant, options) {
  try {
    return { rules: defineRules(variant, options) };
  } catch (error) {
    return { refusal: error.message };
  }
}

/** Returns the values of an option in the order to try: values named in an error message, then the variant's own value. */
function inOrder(name, refusal, own) {
  const rank = (value) => {
    const index = refusal.indexOf(`'${value}'`, refusal.indexOf('. '));
    if (index >= 0) return index;
    return isSame(value, own) ? refusal.length : Infinity;
  };
  return valuesOf(name).toSorted((one, other) => rank(one) - rank(other) || 0);
}

/** Returns compatible options that differ in exactly `count` other options, or null if that is impossible. */
function changed(variant, options, kept, count) {
  const { refusal } = rulesOrError(variant, options);
  if (!refusal) return options;
  if (count === 0) return null;
  const { rules } = rulesOrError(variant, {});
  for (const [, name] of refusal.matchAll(/'(\w+)'/g)) {
    if (!Object.hasOwn(OPTION_VALUES, name) || kept.includes(name)) continue;
    for (const value of inOrder(name, refusal, rules[name])) {
      const found = changed(variant, { ...options, [name]: value }, [...kept, name], count - 1);
      if (found) return found;
    }
  }
  return null;
}

const MAX_CHANGES = 4;

/**
 * Makes options compatible with as few changes as possible.
 * @param kept names of the options that must not change
 * @returns the options, or null if that is impossible
 */
function closestRules(variant, options, kept) {
  for (let count = 0; count <= MAX_CHANGES; count++) {
    const found = changed(variant, options, kept, count);
    if (found) return found;
  }
  return null;
}

/** Returns only the options that differ from the variant's own rules. */
function withoutVariantDefaults(variant, options) {
  let left = options;
  for (const name of Object.keys(options)) {
    const { [name]: value, ...others } = left;
    const { rules } = rulesOrError(variant, others);
    if (rules && isSame(rules[name], value)) left = others;
  }
  return left;
}

/** Returns the options with one of them set and others changed to be compatible, or null if that is impossible. */
export function withOption(variant, options, name, value) {
  const found = closestRules(variant, { ...options, [name]: value }, [name]);
  return found && withoutVariantDefaults(variant, found);
}

/** Returns the options to keep when the visitor chooses another variant: the number of players and the target. */
export const carriedOver = (variant, { players, target }) =>
  combineOptions(variant, { ...(players && { players }), ...(target && { target }) });

/** Returns all options if they are compatible. Otherwise adds one after the other and skips incompatible ones. */
export function combineOptions(variant, options) {
  if (rulesOrError(variant, options).rules) return withoutVariantDefaults(variant, options);
  return Object.entries(options).reduce(
    (before, [name, value]) => withOption(variant, before, name, value) ?? before,
    {},
  );
}

/** Returns the possible numbers of players of a variant. */
export const playersOf = (variant) => variants[variant].players;

/** Returns the complete rules of compatible options. */
export const rulesOf = (variant, options) => defineRules(variant, options);

const segmenters = new Map();

/** Splits a text into sentences. A segment in lower case continues the previous one, as after "Farbe!". */
function sentencesIn(text, language) {
  if (!segmenters.has(language)) segmenters.set(language, new Intl.Segmenter(language, { granularity: 'sentence' }));
  const sentences = [];
  for (const { segment } of segmenters.get(language).segment(text)) {
    if (sentences.length > 0 && /^\p{Ll}/u.test(segment)) sentences.push(sentences.pop() + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

/** Cached sentences, because most options are compared with the same rules. */
const cachedSentences = new Map();
const MAX_CACHED = 300;

function sentencesOf(rules, { language, deck }) {
  const key = JSON.stringify([language, deck, rules]);
  if (!cachedSentences.has(key)) {
    if (cachedSentences.size === MAX_CACHED) cachedSentences.clear();
    const blocks = explain(rules, EXPLAINED[language][deck]).sections.flatMap((section) => section.blocks);
    const texts = blocks.flatMap(({ items, text }) => items ?? [text]);
    cachedSentences.set(
      key,
      texts.flatMap((text) => sentencesIn(text, language)),
    );
  }
  return cachedSentences.get(key);
}

/**
 * Explains an option with the sentences in the rules of the table that would be missing with another value.
 * @param look `language` and `deck` of the texts
 * @returns `says`, the sentences, and `other`, the first other value that adds sentences with these sentences, or null
 */
export function explanationOf(variant, options, name, look) {
  const rules = defineRules(variant, options);
  const sentences = sentencesOf(rules, look);
  const others = valuesOf(name)
    .filter((value) => !isSame(value, rules[name]))
    .flatMap((value) => {
      const found = closestRules(variant, { ...options, [name]: value }, [name]);
      if (!found) return [];
      // Both sides of the comparison have the same changes for compatibility, so that only this option differs.
      const { rules: base } = rulesOrError(variant, { ...found, [name]: rules[name] });
      const before = base ? sentencesOf(base, look) : sentences;
      const after = sentencesOf(defineRules(variant, found), look);
      return [{ value, before, after, says: after.filter((sentence) => !before.includes(sentence)) }];
    });
  const isOwn = (sentence) =>
    others.filter(({ before, after }) => before.includes(sentence) && !after.includes(sentence));
  const only = sentences.filter((sentence) => others.length > 0 && isOwn(sentence).length === others.length);
  return {
    says: only.length > 0 ? only : sentences.filter((sentence) => isOwn(sentence).length > 0),
    other: others.find(({ says }) => says.length > 0) ?? null,
  };
}

/** Returns the names of variants: their titles without the number of players, with which all titles end. */
export function variantNames(look) {
  const titles = Object.keys(variants).map((id) => [
    id,
    explain(defineRules(id), EXPLAINED[look.language][look.deck]).title.split(' '),
  ]);
  const isEverywhere = (word, fromEnd) => titles.every(([, words]) => words.at(-1 - fromEnd) === word);
  const first = titles[0][1];
  let ending = 0;
  while (ending < first.length && isEverywhere(first.at(-1 - ending), ending)) ending++;
  return Object.fromEntries(titles.map(([id, words]) => [id, words.slice(0, words.length - ending).join(' ')]));
}
