import { toJson } from '../base/to-json.js';
import type { Announcement } from './announce.js';
import type { Suit, Schlag } from './card.js';
import type { OptionName, RuleOptions } from './options.js';

/** Names of rule options. Never empty and never of unknown length: the compiler must know every name in it. */
export type OptionList = readonly [OptionName, ...OptionName[]];

/** The values of the options in a list, and no others. */
export type OptionsIn<List extends OptionList> = Pick<RuleOptions, List[number]>;

/**
 * Caches a function of the rules by the options that it reads. The list is both the cache key and the parameter type, so
 * reading an option that is missing from the list is a type error instead of a wrong result.
 */
export const cacheByOptions = <const List extends OptionList, Result extends object>(
  optionNames: List,
  make: (rules: OptionsIn<List>) => Result,
): ((rules: OptionsIn<List>) => Result) => {
  // Most tables play by the same few rules, but each has its own rules object, and so has each view that came as JSON.
  const byValues = new Map<string, Result>();
  const byRules = new WeakMap<OptionsIn<List>, Result>();

  const lookUp = (rules: OptionsIn<List>): Result => {
    const values = toJson(optionNames.map((name: List[number]) => rules[name]));
    const result = byValues.get(values) ?? make(rules);
    byValues.set(values, result);
    // An object that can still change is looked up by its values each time.
    if (Object.isFrozen(rules)) byRules.set(rules, result);
    return result;
  };

  return (rules) => byRules.get(rules) ?? lookUp(rules);
};

/** Caches a function of an announcement. If the function throws, nothing is kept. */
export const cacheByAnnouncement = <Result extends object>(
  make: (announcement: Announcement) => Result,
): ((announcement: Announcement) => Result) => {
  // Two maps rather than a joined key: 'A' + 'E' and '' + 'AE' are not the same announcement.
  const cached = new Map<Schlag, Map<Suit, Result>>();

  const lookUp = (announcement: Announcement): Result => {
    const { schlag, trumpf } = announcement;
    const result = make({ schlag, trumpf });
    const ofSchlag = cached.get(schlag) ?? new Map<Suit, Result>();
    cached.set(schlag, ofSchlag.set(trumpf, result));
    return result;
  };

  return (announcement) => cached.get(announcement.schlag)?.get(announcement.trumpf) ?? lookUp(announcement);
};
