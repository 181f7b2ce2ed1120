/**
 * The texts that occur in records. Links encode each text as a number. The list decodes old links: add new words at the
 * end, and never move, change or remove a word. Texts that are not in the list are spelled out.
 */
export const WORDS: readonly string[] = [
  // Cards come first, because cards are the most frequent words, and the first words take the fewest bits.
  ...['EA', 'EK', 'EO', 'EU', 'E10', 'E9', 'E8', 'E7', 'E6'],
  ...['LA', 'LK', 'LO', 'LU', 'L10', 'L9', 'L8', 'L7', 'L6'],
  ...['HA', 'HK', 'HO', 'HU', 'H10', 'H9', 'H8', 'H7', 'H6'],
  ...['SA', 'SK', 'SO', 'SU', 'S10', 'S9', 'S8', 'S7', 'S6'],
  // Fields of a record.
  ...['version', 'rules', 'seed', 'setup', 'deal', 'before'],
  ...['dealer', 'hands', 'stock', 'score'],
  ...['game', 'bummerl', 'bummerlKinds', 'games', 'next', 'side', 'sides', 'kind', 'losers'],
  ...['normal', 'schneider', 'retourschneider'],
  // Fields of actions that are not listed above.
  ...['type', 'seat', 'at', 'accept', 'schlag', 'trumpf', 'card', 'play', 'call', 'to', 'sign'],
  // Options and their values.
  ...['variant', 'pack', 'critical', 'guter', 'guterOnWeli', 'weli', 'announcement', 'sequential', 'look'],
  ...['zusammenschauen', 'cut', 'cutBluff', 'maschine', 'schoeneres', 'schoeneresFrom', 'schlagtausch', 'follow'],
  ...['exempt', 'linkeMayReplace', 'guterCalls', 'enforcement', 'gestrichenBidPenalty', 'signals', 'bidWhen'],
  ...['lastTrick', 'farbe', 'jumpToFour', 'gestrichen', 'gestrichenAt', 'refusal', 'strike', 'target', 'players'],
  ...['threePlayer', 'direction', 'openFirstTrick'],
  ...['schell', 'lowest-trump', 'absent', 'open', 'blind-chosen', 'blind-bottom-card', 'announcers', 'everyone'],
  ...['plain', 'peek-bottom', 'take-critical', 'none', 'forehand', 'reshuffle', 'either', 'trumpf-oder-kritisch'],
  ...['rechter', 'linke', 'prevent', 'penalise', 'two', 'hand', 'own-turn', 'anytime', 'never', 'free', 'always'],
  ...['first-bid', 'no-bid', 'forced-three', 'four', 'luft', 'dealer-names-trump', 'forehand-names-both'],
  ...['clockwise', 'counterclockwise'],
  ...['suedtirol', 'suedtirol-blind', 'toblach', 'toblach-blind', 'ladinisch', 'tirol', 'deuten', 'kritisch'],
  ...['wanderkritt', 'latinisch', 'kritisch-latinisch', 'kritisch-latinisch-wanderkritt', 'blind', 'bayrisch'],
  'bayrisch-11',
  // Signs (Deuten).
  ...['E', 'L', 'H', 'S', 'A', 'K', 'O', 'U', '10', '9', '8', '7', '6', 'bad', 'alone'],
  // Later options and their values.
  ...[
    'weliCalls',
    'linkerFrees',
    'cutLooks',
    'until-none',
    'one-each',
    'until-second',
    'leadAfterSwap',
    'schlag-announcer',
    'schoeneresRequests',
    'one',
    'each',
    'trumpLiftsSuit',
    'superguter',
    'ceiling',
    'enough-to-win',
    'revoke',
    'by-score',
    'forbiddenBid',
    'bid',
    'debt',
    'decideAt',
    'announced',
    'start',
    'schlagHeld',
    '5',
    'E5',
    'L5',
    'H5',
    'S5',
    'take-turns',
    'stockTop',
    'hidden',
  ],
];
