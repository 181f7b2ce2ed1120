import { toJson } from '../base/to-json.js';
import type { Announcement } from './announce.js';
import type { Suit, Schlag } from './card.js';
import type { OptionName, RuleOptions } from './options.js';

/** Names of rule options, as a non-empty tuple, so that the compiler knows each name. */
export type OptionList = readonly [OptionName, ...OptionName[]];

/** The rule options named in a list, with their values. */
export type OptionsIn<List extends OptionList> = Pick<RuleOptions, List[number]>;

/**
 * Returns a function of the rules that caches its results by the options that it reads. The list of options is both the
 * cache key and the parameter type. Reading an option that is missing from the list is therefore a type error instead
 * of a wrong result.
 */
export const cacheByOptions = <const List extends OptionList, Result extends object>(
  optionNames: List,
  make: (rules: OptionsIn<List>) => Result,
): ((rules: OptionsIn<List>) => Result) => {
  // Most tables use one of a few combinations of options, but each table and each view parsed from JSON has its own
  // rules object.
  const byValues = new Map<string, Result>();
  const byRules = new WeakMap<OptionsIn<List>, Result>();

  const lookUp = (rules: OptionsIn<List>): Result => {
    const values = toJson(optionNames.map((name: List[number]) => rules[name]));
    const result = byValues.get(values) ?? make(rules);
    byValues.set(values, result);
    // A mutable rules object can change, so only frozen objects are cached by identity.
    if (Object.isFrozen(rules)) byRules.set(rules, result);
    return result;
  };

  return (rules) => byRules.get(rules) ?? lookUp(rules);
};

/** Returns a function of an announcement that caches its results but not its errors. */
export const cacheByAnnouncement = <Result extends object>(
  make: (announcement: Announcement) => Result,
): ((announcement: Announcement) => Result) => {
  // Two maps instead of a joined key: 'A' + 'E' and '' + 'AE' are different announcements.
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
