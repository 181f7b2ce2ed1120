/** Checks that the explanation mentions every option at exactly the tables where the option matters. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isBlind, schlaegeOf } from '../../src/rules/announce.js';
import { kritischerOfSign } from '../../src/rules/critical-signs.js';
import { deckOf, type Card } from '../../src/rules/card.js';
import { InputError } from '../../src/rules/input-error.js';
import { OPTION_NAMES, OPTION_VALUES, type OptionName } from '../../src/rules/options.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { anyRuleSet } from '../rules/any-rules.js';
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
/** Whether two players play each hand, so that no player has a partner. */
const isPlayedByTwo = ({ players, threePlayer }: RuleSet): boolean =>
  players === 2 || (players === 3 && threePlayer === 'take-turns');
const exemptKinds = ({ exempt, guter, linkeMayReplace }: RuleSet): string =>
  [exempt.includes('rechter'), exempt.includes('guter') && guter, exempt.includes('linke') && linkeMayReplace].join();

/** Signals need a partner. */
const hasSignals = ({ signals, players, threePlayer }: RuleSet): boolean =>
  signals && !(players === 3 && threePlayer === 'take-turns');

/** Tables at which an option does not affect play. An option without an entry always affects play. */
const HAS_NO_EFFECT: Partial<Record<OptionName, (one: RuleSet, other: RuleSet) => boolean>> = {
  critical: (one, other) =>
    String(kritischeOf(one)) === String(kritischeOf(other)) && isMaschinePossible(one) === isMaschinePossible(other),
  guterOnWeli: (rules) => !rules.guter || !schlaegeOf(rules).includes('weli'),
  superguter: (rules) => !rules.guter,
  schlagHeld: isBlind,
  look: isPlayedByTwo,
  zusammenschauen: isPlayedByTwo,
  maschine: (one, other) => !isMaschinePossible(one) && !isMaschinePossible(other),
  schoeneres: (one, other) => namesBoth(one) && one.schoeneres !== 'none' && other.schoeneres !== 'none',
  schoeneresFrom: ({ schoeneres }) => schoeneres === 'none',
  blindSwap: ({ schoeneres }) => schoeneres === 'none',
  schlagtausch: namesBoth,
  follow: (one, other) => isPlayedByTwo(one) && mustGiveTrumps(one) && mustGiveTrumps(other),
  exempt: (one, other) => !mustGiveTrumps(one) || exemptKinds(one) === exemptKinds(other),
  linkeMayReplace: (rules) => !mustGiveTrumps(rules),
  guterCalls: (rules) => !rules.guter || !mustGiveTrumps(rules),
  schoeneresRequests: (rules) => rules.schoeneres !== 'announcers' || namesBoth(rules),
  leadAfterSwap: (rules) => rules.schlagtausch === 'none' || namesBoth(rules),
  cutLooks: ({ cut }) => cut !== 'take-critical',
  weliCalls: (rules) => rules.weli !== 'schell' || !mustGiveTrumps(rules),
  linkerFrees: (rules) => isPlayedByTwo(rules) || !mustGiveTrumps(rules),
  enforcement: (rules) => rules.follow === 'none' && !hasBids(rules),
  revoke: (rules) => rules.enforcement === 'prevent' || rules.follow === 'none',
  forbiddenBid: (rules) => rules.enforcement === 'prevent' || !hasBids(rules),
  lastTrick: (rules) => !hasBids(rules),
  farbe: (rules) => !hasBids(rules),
  ceiling: (rules) => !hasBids(rules),
  trumpLiftsSuit: (rules) => !hasBids(rules) || rules.lastTrick === 'free',
  jumpToFour: (rules) => !hasBids(rules),
  decideAt: ({ gestrichen }) => gestrichen === 'no-bid',
  refusal: ({ gestrichen }) => gestrichen !== 'four',
  debt: ({ cutBluff }) => !cutBluff,
  signals: ({ players, threePlayer }) => players === 3 && threePlayer === 'take-turns',
  threePlayer: ({ players }) => players !== 3,
  signalsPerTrick: (rules) => !hasSignals(rules),
  signalsFrom: (rules) => !hasSignals(rules),
};

type ListOption = {
  [Name in OptionName]: (typeof OPTION_VALUES)[Name] extends { readonly listOf: unknown } ? Name : never;
}[OptionName];

/** Values of list options. Some values differ only in their order or in cards that are not in every pack. */
const LISTS: { readonly [Name in ListOption]: readonly RuleSet[Name][] } = {
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

const isList = (name: OptionName): name is ListOption => 'listOf' in OPTION_VALUES[name];

const valuesOf = (name: OptionName): readonly unknown[] => (isList(name) ? LISTS[name] : OPTION_VALUES[name].oneOf);

/** Returns the same rules with one option changed, or null if they are incompatible. */
const changed = ({ variant, ...options }: RuleSet, name: OptionName, value: unknown): RuleSet | null => {
  try {
    return defineRules(variant, { ...options, [name]: value });
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    return null;
  }
};

// A property fails if too few tables meet its precondition, so every test checks some tables.

/** All languages in long runs, and two in short runs. The same code selects the sentences of each language. */
const TESTED_LANGUAGES = runs<readonly Language[]>(['de', 'en'], LANGUAGE_NAMES);

/** Allows many skips, because some situations are rare: only every fifth variant has three players. */
const SAMPLING = { numRuns: runs(4, 100), maxSkipsPerRun: 2000 };

interface Pair {
  readonly one: RuleSet;
  readonly other: RuleSet;
}

/** Two tables that differ in one option, or null if this option's values are incompatible with the other options. */
const anyPair = (name: OptionName): fc.Arbitrary<Pair | null> =>
  fc.tuple(anyRuleSet, fc.subarray([...valuesOf(name)], { minLength: 2, maxLength: 2 })).map(([rules, values]) => {
    const [one = null, other = null] = values.map((value) => changed(rules, name, value));
    return one && other && { one, other };
  });

for (const name of OPTION_NAMES) {
  const hasNoEffect = HAS_NO_EFFECT[name] ?? (() => false);

  test(`the rules text changes with '${name}' if the option affects the play`, () => {
    fc.assert(
      fc.property(anyPair(name), (pair) => {
        fc.pre(pair !== null && !hasNoEffect(pair.one, pair.other));
        for (const language of TESTED_LANGUAGES)
          assert.notDeepEqual(textsOf(pair.one, language), textsOf(pair.other, language), language);
      }),
      SAMPLING,
    );
  });

  if (HAS_NO_EFFECT[name])
    test(`the rules text stays the same for all values of '${name}' if the option does not affect the play`, () => {
      fc.assert(
        fc.property(anyPair(name), (pair) => {
          fc.pre(pair !== null && hasNoEffect(pair.one, pair.other));
          for (const language of TESTED_LANGUAGES)
            assert.deepEqual(textsOf(pair.one, language), textsOf(pair.other, language), language);
        }),
        SAMPLING,
      );
    });
}

/** Words of the rules text, with the tables whose text includes them. */
const MENTIONS: readonly { readonly de: RegExp; readonly en: RegExp; readonly when: (rules: RuleSet) => boolean }[] = [
  { de: /Weli/, en: /Weli/, when: ({ pack }) => pack !== 32 },
  { de: /anderer Sechser|Ein Sechser|„Sechs“/, en: /any other six|A six|“Six”/, when: ({ pack }) => pack >= 36 },
  { de: /7, 6, 5\./, en: /7, 6, 5\./, when: ({ pack }) => pack === 40 },
  {
    de: /Ist Fünf der Schlag und/,
    en: /If the Schlag is Five and/,
    when: ({ pack, guter, weli }) => pack === 40 && guter && weli === 'lowest-trump',
  },
  {
    de: /zwischen Siebener und Fünfer/,
    en: /between the Seven and the Five/,
    when: ({ pack, weli }) => pack === 40 && weli === 'schell',
  },
  {
    de: /Kritische[rn]?\b/,
    en: /Kritische/,
    when: (rules) =>
      kritischeOf(rules).length > 0 || rules.follow === 'trumpf-oder-kritisch' || rules.cut === 'take-critical',
  },
  { de: /Wander-Kritt/, en: /Wander-Kritt/, when: (rules) => rules.guter && kritischeOf(rules).length > 0 },
  { de: /\bGuten?\b|\bGute\b/, en: /\bGuter\b/, when: (rules) => rules.guter && kritischeOf(rules).length === 0 },
  { de: /Supergute/, en: /Superguter/, when: (rules) => rules.guter && rules.superguter },
  { de: /Maschine/, en: /Maschine/, when: isMaschinePossible },
  { de: /bluffen/, en: /bluff/, when: ({ cutBluff }) => cutBluff },
  { de: /unterste Karte ansehen/, en: /look at the bottom card\./, when: ({ cut }) => cut === 'peek-bottom' },
  {
    de: /oberste Karte des Restes wird aufgedeckt/,
    en: /top card of the rest is turned face up/,
    when: ({ stockTop }) => stockTop === 'open',
  },
  {
    de: /Der Geber schaut .*die unterste Karte des Restes/,
    en: /(?:Only the|The) dealer (?:also )?looks at the (?:top and the )?bottom/,
    when: ({ dealerPeek }) => dealerPeek === 'top-and-bottom',
  },
  { de: /Blinden/, en: /play blind and/, when: (rules) => isBlind(rules) && rules.players === 4 },
  { de: /ersten Stichs bleiben/, en: /first trick stay open/, when: ({ openFirstTrick }) => openFirstTrick !== false },
  {
    de: /Hat ein Schlag den Trumpf gestochen/,
    en: /beats the led trump, the remaining/,
    when: (rules) => rules.linkerFrees && !isPlayedByTwo(rules) && mustGiveTrumps(rules),
  },
  { de: /Schöneres/, en: /Schöneres/, when: ({ schoeneres }) => schoeneres !== 'none' },
  {
    de: /gemischt/,
    en: /shuffled/,
    when: ({ schoeneres, schoeneresFrom }) => schoeneres !== 'none' && schoeneresFrom === 'reshuffle',
  },
  {
    de: /unbesehen tauschen/,
    en: /swap their unseen hands/,
    when: ({ blindSwap, schoeneres }) => blindSwap && schoeneres !== 'none',
  },
  { de: /Schlagtausch/, en: /Schlagtausch/, when: (rules) => rules.schlagtausch !== 'none' && !namesBoth(rules) },
  {
    de: /Zusammenschauen/,
    en: /Zusammenschauen/,
    when: (rules) => rules.zusammenschauen && !isPlayedByTwo(rules),
  },
  { de: /Trumpf oder Kritisch!/, en: /Trumpf oder Kritisch!/, when: ({ follow }) => follow === 'trumpf-oder-kritisch' },
  { de: /gefordert/, en: /called for/, when: mustGiveTrumps },
  {
    de: /verliert sofort/,
    en: /loses the game at once/,
    when: ({ follow, enforcement, revoke }) => follow !== 'none' && enforcement === 'penalise' && revoke !== 'hand',
  },
  { de: /\bbieten?t?\b|Gebot/, en: /\b(?:may|the) bid\b|without bids|bids make/, when: hasBids },
  { de: /letzten Stich/, en: /last trick/, when: (rules) => hasBids(rules) && rules.lastTrick !== 'free' },
  { de: /„Farbe!“/, en: /“Farbe!”/, when: (rules) => hasBids(rules) && rules.farbe },
  {
    de: /auf eine andere Karte bietet/,
    en: /A bid with any other card/,
    when: (rules) => hasBids(rules) && rules.lastTrick !== 'free' && !rules.farbe && rules.enforcement === 'penalise',
  },
  { de: /gleich 4 bieten/, en: /open with a bid of 4/, when: (rules) => hasBids(rules) && rules.jumpToFour },
  { de: /gehen die Vier/, en: /Played for four/, when: ({ gestrichen }) => gestrichen === 'four' },
  {
    de: /um 3 spielen/,
    en: /play for 3/,
    when: ({ gestrichen }) => gestrichen === 'forced-three' || gestrichen === 'luft',
  },
  { de: /noch keinen Punkt haben/, en: /no points yet/, when: ({ gestrichen }) => gestrichen === 'luft' },
  { de: /eigenen Punkte auf 0 setzen/, en: /set its own points to 0/, when: ({ strike }) => strike },
  { de: /Augenbrauen/, en: /eyebrows/, when: hasSignals },
  {
    de: /bis zu zwei verschiedene Zeichen/,
    en: /up to two different signs/,
    when: (rules) => hasSignals(rules) && rules.signalsPerTrick === 2,
  },
  {
    de: /Diese Zeichen zählen zum ersten Stich/,
    en: /These signs count for the first trick/,
    when: (rules) => hasSignals(rules) && rules.signalsFrom === 'deal',
  },
  {
    de: /beide Augen zu/,
    en: /both eyes shut/,
    when: (rules) => hasSignals(rules) && kritischerOfSign(rules, 'max') !== null,
  },
  { de: /allein gegen/, en: /alone against/, when: (rules) => rules.players === 3 && !isPlayedByTwo(rules) },
  { de: /setzt aus/, en: /rests/, when: (rules) => rules.players === 3 && isPlayedByTwo(rules) },
  { de: /gegen den Uhrzeigersinn/, en: /counter-clockwise/, when: ({ direction }) => direction === 'counterclockwise' },
];

for (const { de, en, when } of MENTIONS) {
  for (const [title, isExpected] of [
    ['occur in the rules text of every table that they describe', true],
    ['do not occur in the rules text of other tables', false],
  ] as const) {
    test(`the words ${de} and ${en} ${title}`, () => {
      fc.assert(
        fc.property(anyRuleSet, (rules) => {
          fc.pre(when(rules) === isExpected);
          assert.equal(de.test(textsOf(rules, 'de').join('\n')), isExpected);
          assert.equal(en.test(textsOf(rules, 'en').join('\n')), isExpected);
        }),
        SAMPLING,
      );
    });
  }
}
