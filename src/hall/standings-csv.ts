import { standingsToCsv, type CsvColumn } from '../evening/csv.js';
import { standingsOf } from '../evening/standings/standings.js';
import type { EveningState, Match, Round } from '../evening/state.js';
import type { EveningMessages } from '../i18n/de/evening.js';
import { byeText, roundTitle, scoreText } from './round-title.js';

/** Returns the result of an entry's match, from the entry's point of view, such as `against 4: 15:9`. */
const resultOf = (texts: EveningMessages, match: Match, entry: number): string => {
  const [one, other] = match.sides;
  if (other === null) return byeText(texts, match);
  if (match.games.length === 0) return '';
  const games = entry === one ? match.games : match.games.map(([first, second]) => [second, first] as const);
  const opponent = entry === one ? other : one;
  const result = `${texts['round-against']} ${opponent}: ${scoreText({ games })}`;
  return match.third ? `${texts['round-third']}, ${result}` : result;
};

const columnOf = (texts: EveningMessages, state: EveningState, round: Round): CsvColumn => ({
  heading: roundTitle(texts, state, round),
  of: (entry) => {
    const match = round.matches.find(({ sides }) => sides.includes(entry));
    return match ? resultOf(texts, match, entry) : '';
  },
});

/** Returns the standings as CSV in the language of the desk, with the results of each round and of the knock-out. */
export const csvOfDesk = (texts: EveningMessages, state: EveningState): string =>
  standingsToCsv(
    standingsOf(state),
    {
      headings: [
        ...[texts['standing-place'], texts['entry-number'], `${texts['entry-one']} 1`, `${texts['entry-other']} 2`],
        ...[texts['entry-club'], texts['standing-wins'], texts['standing-points'], texts['standing-given']],
        ...[texts['standing-difference'], texts['standing-bummerl'], texts['entry-out']],
      ],
      out: texts['entry-out'],
    },
    state.rounds.map((round) => columnOf(texts, state, round)),
  );
