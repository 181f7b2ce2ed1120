/** Rule options that fit together, and what the rules of the table say about each of them. */
import { defineRules, OPTION_VALUES, variants } from '../dist/cdn/engine.js';
import { de, deFrench, en, enFrench, explain, it, itFrench } from '../dist/explain.js';
import { valuesOf } from './arrange-settings.js';

/** The rules as text, by language and deck. */
const EXPLAINED = {
  de: { salzburg: de, french: deFrench },
  en: { salzburg: en, french: enFrench },
  it: { salzburg: it, french: itFrench },
};

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The complete rules, or why options do not go together. */
function rulesOrError(variant, options) {
  try {
    return { rules: defineRules(variant, options) };
  } catch (error) {
    return { refusal: error.message };
  }
}

/** Values in the order in which they are tried: those that a refusal names, then the variant's own. */
function inOrder(name, refusal, own) {
  const place = (value) => {
    const at = refusal.indexOf(`'${value}'`, refusal.indexOf('. '));
    if (at >= 0) return at;
    return isSame(value, own) ? refusal.length : Infinity;
  };
  return valuesOf(name).toSorted((one, other) => place(one) - place(other) || 0);
}

/** The options with exactly so many others changed that they go together; null: there is no such change. */
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

const MOST_CHANGES = 4;

/**
 * Options with as few others changed as it takes for them to go together.
 * @param kept the names of those that stay as they are
 * @returns null if that cannot be done
 */
function closestRules(variant, options, kept) {
  for (let count = 0; count <= MOST_CHANGES; count++) {
    const found = changed(variant, options, kept, count);
    if (found) return found;
  }
  return null;
}

/** Only what differs from the variant's own rules. */
function withoutVariantDefaults(variant, options) {
  let left = options;
  for (const name of Object.keys(options)) {
    const { [name]: value, ...others } = left;
    const { rules } = rulesOrError(variant, others);
    if (rules && isSame(rules[name], value)) left = others;
  }
  return left;
}

/** Options with one of them set, and all that has to be changed with it; null: that cannot be played. */
export function withOption(variant, options, name, value) {
  const found = closestRules(variant, { ...options, [name]: value }, [name]);
  return found && withoutVariantDefaults(variant, found);
}

/** What is left of options when another variant is chosen: how many play, and to how many points. */
export const carriedOver = (variant, { players, target }) =>
  combineOptions(variant, { ...(players && { players }), ...(target && { target }) });

/** All of the options where they go together; else one after the other, as somebody would choose them. */
export function combineOptions(variant, options) {
  if (rulesOrError(variant, options).rules) return withoutVariantDefaults(variant, options);
  return Object.entries(options).reduce(
    (before, [name, value]) => withOption(variant, before, name, value) ?? before,
    {},
  );
}

/** How many can play a variant. */
export const playersOf = (variant) => variants[variant].players;

/** The complete rules of options that go together. */
export const rulesOf = (variant, options) => defineRules(variant, options);

const segmenters = new Map();

/** The sentences of a text. What seems to begin in small letters goes on: "Farbe!" was no end. */
function sentencesIn(text, language) {
  if (!segmenters.has(language)) segmenters.set(language, new Intl.Segmenter(language, { granularity: 'sentence' }));
  const sentences = [];
  for (const { segment } of segmenters.get(language).segment(text)) {
    if (sentences.length > 0 && /^\p{Ll}/u.test(segment)) sentences.push(sentences.pop() + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

/** What was asked for last: most options are compared with the same rules. */
const remembered = new Map();
const MOST_REMEMBERED = 300;

function sentencesOf(rules, { language, deck }) {
  const key = JSON.stringify([language, deck, rules]);
  if (!remembered.has(key)) {
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    const blocks = explain(rules, EXPLAINED[language][deck]).sections.flatMap((section) => section.blocks);
    const texts = blocks.flatMap(({ items, text }) => items ?? [text]);
    remembered.set(
      key,
      texts.flatMap((text) => sentencesIn(text, language)),
    );
  }
  return remembered.get(key);
}

/**
 * What the rules of the table say because an option is as it is: the sentences that would not be there were it otherwise.
 * @param look `language` and `deck` of the words
 * @returns `says`; `other`: the first of its other values that would say something, and what, or null
 */
export function explanationOf(variant, options, name, look) {
  const rules = defineRules(variant, options);
  const said = sentencesOf(rules, look);
  const others = valuesOf(name)
    .filter((value) => !isSame(value, rules[name]))
    .flatMap((value) => {
      const found = closestRules(variant, { ...options, [name]: value }, [name]);
      if (!found) return [];
      // What is changed with it is not what the option says: both sides of the comparison have it.
      const { rules: base } = rulesOrError(variant, { ...found, [name]: rules[name] });
      const before = base ? sentencesOf(base, look) : said;
      const after = sentencesOf(defineRules(variant, found), look);
      return [{ value, before, after, says: after.filter((sentence) => !before.includes(sentence)) }];
    });
  const isOwn = (sentence) =>
    others.filter(({ before, after }) => before.includes(sentence) && !after.includes(sentence));
  const only = said.filter((sentence) => others.length > 0 && isOwn(sentence).length === others.length);
  return {
    says: only.length > 0 ? only : said.filter((sentence) => isOwn(sentence).length > 0),
    other: others.find(({ says }) => says.length > 0) ?? null,
  };
}

/** What variants are called: titles without what all of them end with, which is how many play. */
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
