import { isBlind } from './announce.js';
import { WELI } from './card.js';
import { listWithOr, InputError, quoted } from './input-error.js';
import type { OptionName, RuleOptions } from './options.js';
import { takesTurns } from './seats.js';

/** Two options with incompatible values (RULES.md section 11). */
interface Clash {
  readonly options: readonly [OptionName, OptionName];
  readonly when: (rules: RuleOptions) => boolean;
  /** End of the error message, with compatible values. */
  readonly hint: string;
}

const OPEN_ANNOUNCEMENT = "'announcement' to be 'open'";
const OR_TURNS = ", or 'threePlayer' to be 'take-turns'";

/** Whether two allies play against the forehand, so that a hand has three players and two sides. */
const hasAllies = (rules: RuleOptions): boolean => rules.players === 3 && !takesTurns(rules);

const CLASHES: readonly Clash[] = [
  {
    options: ['pack', 'weli'],
    when: ({ pack, weli }) => pack === 32 && weli !== 'absent',
    hint: "With 32 cards, 'weli' must be 'absent'. With the Weli, the pack has 33, 36 or 40 cards.",
  },
  {
    options: ['pack', 'weli'],
    when: ({ pack, weli }) => pack !== 32 && weli === 'absent',
    hint: "Without the Weli, the pack has 32 cards. With 33, 36 or 40 cards, 'weli' must be 'schell', 'lowest-trump' or 'critical'.",
  },
  {
    options: ['pack', 'critical'],
    when: ({ pack, critical }) => pack === 32 && critical.includes(WELI),
    hint: "With 32 cards, there is no Weli 'S6', so the Kritische are HK, S7 and E7.",
  },
  {
    options: ['weli', 'critical'],
    when: ({ weli, critical }) => weli === 'critical' && !critical.includes(WELI),
    hint: "If 'weli' is 'critical', the list 'critical' must contain the Weli 'S6'.",
  },
  {
    options: ['critical', 'weli'],
    when: ({ weli, critical }) => weli !== 'critical' && critical.includes(WELI),
    hint: "If 'critical' contains the Weli 'S6', 'weli' must be 'critical'.",
  },
  {
    options: ['farbe', 'lastTrick'],
    when: ({ farbe, lastTrick }) => farbe && lastTrick !== 'first-bid',
    hint: "'farbe' requires 'lastTrick' to be 'first-bid'.",
  },
  {
    options: ['sequential', 'announcement'],
    when: ({ sequential, announcement }) => sequential && announcement !== 'blind-chosen',
    hint: "'sequential' requires 'announcement' to be 'blind-chosen'.",
  },
  {
    options: ['cutBluff', 'cut'],
    when: ({ cutBluff, cut }) => cutBluff && cut !== 'take-critical',
    hint: "'cutBluff' requires 'cut' to be 'take-critical'.",
  },
  {
    options: ['cut', 'critical'],
    when: ({ cut, critical }) => cut === 'take-critical' && critical.length === 0,
    hint: "If 'cut' is 'take-critical', 'critical' must contain Kritische, such as HK, S7 and E7.",
  },
  {
    options: ['maschine', 'critical'],
    when: ({ maschine, critical }) => maschine !== 0 && critical.length === 0,
    hint: "'maschine' requires Kritische in 'critical', such as HK, S7 and E7.",
  },
  {
    options: ['gestrichenAt', 'target'],
    // Records written before other targets existed can contain 8 with a target of 9.
    when: ({ gestrichenAt, target }) => gestrichenAt > target - 2 && target !== 9,
    hint: "'gestrichenAt' must be at least 2 less than 'target'.",
  },
  {
    options: ['schoeneres', 'announcement'],
    when: ({ schoeneres, announcement }) => schoeneres !== 'none' && announcement === 'blind-bottom-card',
    hint: "If 'announcement' is 'blind-bottom-card', 'schoeneres' must be 'none'.",
  },
  {
    options: ['schlagtausch', 'announcement'],
    when: (rules) => rules.schlagtausch !== 'none' && isBlind(rules),
    hint: `'schlagtausch' requires ${OPEN_ANNOUNCEMENT}.`,
  },
  {
    options: ['blindSwap', 'players'],
    when: ({ blindSwap, players }) => blindSwap && players !== 4,
    hint: "'blindSwap' requires 4 players, because only then two of them have not looked.",
  },
  {
    options: ['blindSwap', 'look'],
    when: ({ blindSwap, look }) => blindSwap && look !== 'announcers',
    hint: "'blindSwap' requires 'look' to be 'announcers'.",
  },
  {
    options: ['blindSwap', 'cut'],
    when: ({ blindSwap, cut }) => blindSwap && cut === 'take-critical',
    hint: "'blindSwap' requires 'cut' to be 'plain' or 'peek-bottom', because a card taken at the cut is known to its player.",
  },
  {
    options: ['signals', 'announcement'],
    when: (rules) => rules.signals && isBlind(rules),
    hint: `'signals' requires ${OPEN_ANNOUNCEMENT}.`,
  },
  {
    options: ['zusammenschauen', 'announcement'],
    when: (rules) => rules.zusammenschauen && isBlind(rules),
    hint: `'zusammenschauen' requires ${OPEN_ANNOUNCEMENT}.`,
  },
  {
    options: ['follow', 'announcement'],
    when: (rules) =>
      isBlind(rules) && rules.players === 4 && (rules.follow === 'everyone' || rules.follow === 'trumpf-oder-kritisch'),
    hint: "Blind play with four players requires 'follow' to be 'announcers' or 'none', because two of them cannot know which leads call for trump.",
  },
  {
    options: ['players', 'announcement'],
    when: (rules) => hasAllies(rules) && isBlind(rules),
    hint: `Three players require ${OPEN_ANNOUNCEMENT}${OR_TURNS}.`,
  },
  {
    options: ['players', 'gestrichen'],
    when: (rules) => hasAllies(rules) && rules.gestrichen !== 'no-bid',
    hint: `Three players require 'gestrichen' to be 'no-bid'${OR_TURNS}.`,
  },
  {
    options: ['players', 'jumpToFour'],
    when: (rules) => hasAllies(rules) && rules.jumpToFour,
    hint: `Three players require 'jumpToFour' to be false${OR_TURNS}.`,
  },
];

/**
 * Checks that all options are compatible.
 * @throws InputError `invalid-option`, with both options and compatible values
 */
export const checkClashes = (rules: RuleOptions): void => {
  const clash = CLASHES.find(({ when }) => when(rules));
  if (!clash) return;
  const named = clash.options.map((name) => `${quoted(name)} ${quoted(rules[name])}`);
  throw new InputError('invalid-option', `Rule options ${named.join(' and ')} are incompatible. ${clash.hint}`);
};

/**
 * Checks that the variant supports this number of players.
 * @throws InputError `invalid-option`
 */
export const checkPlayers = (variant: string, offered: readonly number[], players: number): void => {
  if (offered.includes(players)) return;
  throw new InputError(
    'invalid-option',
    `Variant ${quoted(variant)} does not support ${players} players; it supports ${listWithOr(offered)}.`,
  );
};
