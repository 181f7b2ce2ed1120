/** Every option is told of where it matters, and only there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isBlind, schlaegeOf } from '../../src/rules/announce.js';
import { deckOf, type Card } from '../../src/rules/card.js';
import { InputError } from '../../src/rules/input-error.js';
import { OPTION_NAMES, OPTION_VALUES, type OptionName, type OptionValues } from '../../src/rules/options.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { anyRuleSet, EVERY_TABLE } from '../rules/any-rules.js';
import { LANGUAGE_NAMES, textsOf, type Language } from './texts.js';
import { runs } from '../runs.js';

const kritischeOf = ({ critical, pack }: RuleSet): readonly Card[] =>
  critical.filter((card) => deckOf(pack).includes(card));
const isMaschinePossible = (rules: RuleSet): boolean =>
  rules.maschine > 0 && rules.critical.length <= 5 && kritischeOf(rules).length === rules.critical.length;
const hasBids = ({ bidWhen }: RuleSet): boolean => bidWhen !== 'never';
const mustGiveTrumps = ({ follow }: RuleSet): boolean => follow === 'everyone' || follow === 'announcers';
const namesBoth = ({ players, threePlayer }: RuleSet): boolean =>
  players === 3 && threePlayer === 'forehand-names-both';
const exemptKinds = ({ exempt, guter, linkeMayReplace }: RuleSet): string =>
  [exempt.includes('rechter'), exempt.includes('guter') && guter, exempt.includes('linke') && linkeMayReplace].join();

/** Where an option makes no difference to the play; where nothing is said, it always does. */
const IS_IDLE: Partial<Record<OptionName, (one: RuleSet, other: RuleSet) => boolean>> = {
  critical: (one, other) =>
    String(kritischeOf(one)) === String(kritischeOf(other)) && isMaschinePossible(one) === isMaschinePossible(other),
  guterOnWeli: (rules) => !rules.guter || !schlaegeOf(rules).includes('weli'),
  look: ({ players }) => players === 2,
  zusammenschauen: ({ players }) => players === 2,
  maschine: (one, other) => !isMaschinePossible(one) && !isMaschinePossible(other),
  schoeneres: (one, other) => namesBoth(one) && one.schoeneres !== 'none' && other.schoeneres !== 'none',
  schoeneresFrom: ({ schoeneres }) => schoeneres === 'none',
  schlagtausch: namesBoth,
  follow: (one, other) => one.players === 2 && mustGiveTrumps(one) && mustGiveTrumps(other),
  exempt: (one, other) => !mustGiveTrumps(one) || exemptKinds(one) === exemptKinds(other),
  linkeMayReplace: (rules) => !mustGiveTrumps(rules),
  guterCalls: (rules) => !rules.guter || !mustGiveTrumps(rules),
  enforcement: (rules) => rules.follow === 'none' && !hasBids(rules),
  gestrichenBidPenalty: (rules) => rules.enforcement === 'prevent' || !hasBids(rules),
  lastTrick: (rules) => !hasBids(rules),
  farbe: (rules) => !hasBids(rules),
  jumpToFour: (rules) => !hasBids(rules),
  refusal: ({ gestrichen }) => gestrichen !== 'four',
  threePlayer: ({ players }) => players !== 3,
};

const LISTS: Partial<Record<OptionName, readonly unknown[]>> = {
  critical: [[], ['HK', 'S7', 'E7'], ['E7', 'S7', 'HK'], ['HK', 'S6', 'E7'], ['HA'], ['E6'], ['HA', 'E6']],
  exempt: [
    [],
    ['rechter'],
    ['guter'],
    ['linke'],
    ['rechter', 'linke'],
    ['linke', 'rechter'],
    ['guter', 'linke'],
    ['rechter', 'guter', 'linke'],
  ],
};

const valuesOf = (name: OptionName): readonly unknown[] => {
  const values: OptionValues = OPTION_VALUES[name];
  return 'oneOf' in values ? values.oneOf : (LISTS[name] ?? []);
};

/** The same rules with one option changed; null if they do not go together. */
const changed = ({ variant, ...options }: RuleSet, name: OptionName, value: unknown): RuleSet | null => {
  try {
    return defineRules(variant, { ...options, [name]: value });
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    return null;
  }
};

/** In all languages where there is time: what is told when is the same code for each. */
const READ_IN = runs<readonly Language[]>(['de', 'en'], LANGUAGE_NAMES);

interface Told {
  readonly rules: RuleSet;
  readonly texts: ReadonlyMap<Language, readonly string[]>;
}

const TABLES: readonly Told[] = [...EVERY_TABLE, ...fc.sample(anyRuleSet, { numRuns: runs(70, 180), seed: 142 })].map(
  (rules) => ({
    rules,
    texts: new Map(READ_IN.map((language) => [language, textsOf(rules, language)])),
  }),
);

for (const name of OPTION_NAMES) {
  test(`What is told changes with '${name}' where it matters, and stays where it does not`, () => {
    let differences = 0;
    for (const { rules, texts } of TABLES) {
      for (const value of valuesOf(name)) {
        const other = changed(rules, name, value);
        if (!other || String(other[name]) === String(rules[name])) continue;
        const idle = IS_IDLE[name]?.(rules, other) ?? false;
        if (!idle) differences++;
        for (const [language, one] of texts) {
          const two = textsOf(other, language);
          const what = `${name}: ${String(rules[name])} or ${String(value)}\n${JSON.stringify(rules)}`;
          if (idle) assert.deepEqual(one, two, what);
          else assert.notDeepEqual(one, two, what);
        }
      }
    }
    assert.ok(differences > 10, `only ${differences} pairs of rules differ by it`);
  });
}

/** What is read of in the text, and at which tables. */
const MENTIONS: readonly { readonly de: RegExp; readonly en: RegExp; readonly when: (rules: RuleSet) => boolean }[] = [
  { de: /Weli/, en: /Weli/, when: ({ pack }) => pack !== 32 },
  { de: /Sechser/, en: /any other six|A six|“Six”/, when: ({ pack }) => pack === 36 },
  {
    de: /Kritische[rn]?\b/,
    en: /Kritische/,
    when: (rules) =>
      kritischeOf(rules).length > 0 || rules.follow === 'trumpf-oder-kritisch' || rules.cut === 'take-critical',
  },
  { de: /Wander-Kritt/, en: /Wander-Kritt/, when: (rules) => rules.guter && kritischeOf(rules).length > 0 },
  { de: /\bGuten?\b|\bGute\b/, en: /\bGuter\b/, when: (rules) => rules.guter && kritischeOf(rules).length === 0 },
  { de: /Maschine/, en: /Maschine/, when: isMaschinePossible },
  { de: /bluffen/, en: /bluff/, when: ({ cutBluff }) => cutBluff },
  { de: /unterste Karte ansehen/, en: /look at the bottom card;/, when: ({ cut }) => cut === 'peek-bottom' },
  { de: /Blinden/, en: /blind ones/, when: (rules) => isBlind(rules) && rules.players === 4 },
  { de: /ersten Stichs bleiben/, en: /first trick stay open/, when: ({ openFirstTrick }) => openFirstTrick },
  { de: /Schöneres/, en: /Schöneres/, when: ({ schoeneres }) => schoeneres !== 'none' },
  {
    de: /gemischt/,
    en: /shuffled/,
    when: ({ schoeneres, schoeneresFrom }) => schoeneres !== 'none' && schoeneresFrom === 'reshuffle',
  },
  { de: /Schlagtausch/, en: /Schlagtausch/, when: (rules) => rules.schlagtausch !== 'none' && !namesBoth(rules) },
  {
    de: /Zusammenschauen/,
    en: /Zusammenschauen/,
    when: ({ zusammenschauen, players }) => zusammenschauen && players > 2,
  },
  { de: /Trumpf oder Kritisch!/, en: /Trumpf oder Kritisch!/, when: ({ follow }) => follow === 'trumpf-oder-kritisch' },
  { de: /gefordert/, en: /called for/, when: mustGiveTrumps },
  {
    de: /verliert sofort/,
    en: /loses the game at once/,
    when: ({ follow, enforcement }) => follow !== 'none' && enforcement === 'penalise',
  },
  { de: /\bbieten?t?\b|Gebot/, en: /\b(?:may|the) bid\b|without bids|bids make/, when: hasBids },
  { de: /letzten Stich/, en: /last trick/, when: (rules) => hasBids(rules) && rules.lastTrick !== 'free' },
  { de: /„Farbe!“/, en: /“Farbe!”/, when: (rules) => hasBids(rules) && rules.farbe },
  {
    de: /auf eine andere Karte bietet/,
    en: /bids on another card/,
    when: (rules) => hasBids(rules) && rules.lastTrick !== 'free' && !rules.farbe && rules.enforcement === 'penalise',
  },
  { de: /gleich 4 bieten/, en: /bid 4 at once/, when: (rules) => hasBids(rules) && rules.jumpToFour },
  { de: /gehen die Vier/, en: /The Four goes/, when: ({ gestrichen }) => gestrichen === 'four' },
  {
    de: /um 3 spielen/,
    en: /play for 3/,
    when: ({ gestrichen }) => gestrichen === 'forced-three' || gestrichen === 'luft',
  },
  { de: /noch keinen Punkt haben/, en: /no point yet/, when: ({ gestrichen }) => gestrichen === 'luft' },
  { de: /eigenen Punkte streichen/, en: /strike one’s own points/, when: ({ strike }) => strike },
  { de: /Augenbrauen/, en: /eyebrows/, when: ({ signals }) => signals },
  { de: /allein gegen/, en: /alone against/, when: ({ players }) => players === 3 },
  { de: /gegen den Uhrzeigersinn/, en: /counter-clockwise/, when: ({ direction }) => direction === 'counterclockwise' },
];

for (const { de, en, when } of MENTIONS) {
  test(`${de} is read exactly at the tables where there is such a thing`, () => {
    const present = TABLES.filter(({ rules }) => when(rules)).length;
    assert.ok(present > 3 && TABLES.length - present > 3, 'there are tables with it and without');
    for (const { rules, texts } of TABLES) {
      for (const [language, word] of [
        ['de', de],
        ['en', en],
      ] as const) {
        const text = texts.get(language)?.join('\n') ?? '';
        assert.equal(word.test(text), when(rules), `${word} ${JSON.stringify(rules)}\n${text}`);
      }
    }
  });
}
