/**
 * The texts of records, each of which takes a number in a link. Old links are read by this list: add at its end, and never
 * move, change or remove a word. A text that is not in it is spelled out.
 */
export const WORDS: readonly string[] = [
  // Cards first: they are most frequent, and the first ones take fewest bits.
  ...['EA', 'EK', 'EO', 'EU', 'E10', 'E9', 'E8', 'E7', 'E6'],
  ...['LA', 'LK', 'LO', 'LU', 'L10', 'L9', 'L8', 'L7', 'L6'],
  ...['HA', 'HK', 'HO', 'HU', 'H10', 'H9', 'H8', 'H7', 'H6'],
  ...['SA', 'SK', 'SO', 'SU', 'S10', 'S9', 'S8', 'S7', 'S6'],
  // Parts of a record.
  ...['version', 'rules', 'seed', 'setup', 'deal', 'before'],
  ...['dealer', 'hands', 'stock', 'score'],
  ...['game', 'bummerl', 'bummerlKinds', 'games', 'next', 'side', 'sides', 'kind', 'losers'],
  ...['normal', 'schneider', 'retourschneider'],
  // Actions that have something new about them.
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
  // Signs.
  ...['E', 'L', 'H', 'S', 'A', 'K', 'O', 'U', '10', '9', '8', '7', '6', 'bad', 'alone'],
];
