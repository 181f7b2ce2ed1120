import { isBlind } from './announce.js';
import { WELI } from './card.js';
import { listWithOr, InputError, quoted } from './input-error.js';
import type { OptionName, RuleOptions } from './options.js';

/** Two options with incompatible values (RULES.md section 11). */
interface Clash {
  readonly options: readonly [OptionName, OptionName];
  readonly when: (rules: RuleOptions) => boolean;
  /** End of the error message: compatible values. */
  readonly hint: string;
}

const OPEN_ANNOUNCEMENT = "'announcement' 'open'";

const CLASHES: readonly Clash[] = [
  {
    options: ['pack', 'weli'],
    when: ({ pack, weli }) => pack === 32 && weli !== 'absent',
    hint: "With 32 cards 'weli' is 'absent'; with the Weli there are 33 or 36 cards.",
  },
  {
    options: ['pack', 'weli'],
    when: ({ pack, weli }) => pack !== 32 && weli === 'absent',
    hint: "Without the Weli there are 32 cards; with 33 or 36 'weli' is 'schell', 'lowest-trump' or 'critical'.",
  },
  {
    options: ['pack', 'critical'],
    when: ({ pack, critical }) => pack === 32 && critical.includes(WELI),
    hint: "With 32 cards there is no Weli 'S6'; the Kritische are then HK, S7 and E7.",
  },
  {
    options: ['weli', 'critical'],
    when: ({ weli, critical }) => weli === 'critical' && !critical.includes(WELI),
    hint: "With 'weli' 'critical' the list 'critical' holds the Weli 'S6'.",
  },
  {
    options: ['critical', 'weli'],
    when: ({ weli, critical }) => weli !== 'critical' && critical.includes(WELI),
    hint: "With the Weli 'S6' in 'critical' the option 'weli' is 'critical'.",
  },
  {
    options: ['farbe', 'lastTrick'],
    when: ({ farbe, lastTrick }) => farbe && lastTrick !== 'first-bid',
    hint: "'farbe' goes with 'lastTrick' 'first-bid'.",
  },
  {
    options: ['sequential', 'announcement'],
    when: ({ sequential, announcement }) => sequential && announcement !== 'blind-chosen',
    hint: "'sequential' goes with 'announcement' 'blind-chosen'.",
  },
  {
    options: ['cutBluff', 'cut'],
    when: ({ cutBluff, cut }) => cutBluff && cut !== 'take-critical',
    hint: "'cutBluff' goes with 'cut' 'take-critical'.",
  },
  {
    options: ['cut', 'critical'],
    when: ({ cut, critical }) => cut === 'take-critical' && critical.length === 0,
    hint: "'cut' 'take-critical' needs Kritische in 'critical', such as HK, S7 and E7.",
  },
  {
    options: ['maschine', 'critical'],
    when: ({ maschine, critical }) => maschine !== 0 && critical.length === 0,
    hint: "'maschine' needs Kritische in 'critical', such as HK, S7 and E7.",
  },
  {
    options: ['schoeneres', 'announcement'],
    when: ({ schoeneres, announcement }) => schoeneres !== 'none' && announcement === 'blind-bottom-card',
    hint: "With 'announcement' 'blind-bottom-card' the option 'schoeneres' is 'none'.",
  },
  {
    options: ['schlagtausch', 'announcement'],
    when: (rules) => rules.schlagtausch !== 'none' && isBlind(rules),
    hint: `'schlagtausch' goes with ${OPEN_ANNOUNCEMENT}.`,
  },
  {
    options: ['signals', 'announcement'],
    when: (rules) => rules.signals && isBlind(rules),
    hint: `'signals' goes with ${OPEN_ANNOUNCEMENT}.`,
  },
  {
    options: ['zusammenschauen', 'announcement'],
    when: (rules) => rules.zusammenschauen && isBlind(rules),
    hint: `'zusammenschauen' goes with ${OPEN_ANNOUNCEMENT}.`,
  },
  {
    options: ['follow', 'announcement'],
    when: (rules) =>
      isBlind(rules) && rules.players === 4 && (rules.follow === 'everyone' || rules.follow === 'trumpf-oder-kritisch'),
    hint: "Four players in blind play go with 'follow' 'announcers' or 'none': two of them cannot know which leads call for trump.",
  },
  {
    options: ['players', 'announcement'],
    when: (rules) => rules.players === 3 && isBlind(rules),
    hint: `Three players go with ${OPEN_ANNOUNCEMENT}.`,
  },
  {
    options: ['players', 'gestrichen'],
    when: ({ players, gestrichen }) => players === 3 && gestrichen !== 'no-bid',
    hint: "Three players go with 'gestrichen' 'no-bid'.",
  },
  {
    options: ['players', 'jumpToFour'],
    when: ({ players, jumpToFour }) => players === 3 && jumpToFour,
    hint: "Three players go with 'jumpToFour' false.",
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
  throw new InputError('invalid-option', `Rule options ${named.join(' and ')} do not go together. ${clash.hint}`);
};

/**
 * Checks that the variant supports this number of players.
 * @throws InputError `invalid-option`
 */
export const checkPlayers = (variant: string, offered: readonly number[], players: number): void => {
  if (offered.includes(players)) return;
  throw new InputError(
    'invalid-option',
    `Variant ${quoted(variant)} is not played by ${players}; it can be played by ${listWithOr(offered)}.`,
  );
};
