import type { EveningMessages } from '../i18n/de/evening.js';
import { entriesOf, nextStage, roundCount, thirdPlaceEntries } from '../evening/stages.js';
import { isDecided } from '../evening/standings/count.js';
import type { EveningState, Match, Names, Round } from '../evening/state.js';
import { pairText } from './view.js';

/** Returns the name of a round, such as "Round 2" or "Semi-finals". */
export const roundTitle = (texts: EveningMessages, { settings }: EveningState, round: Round): string => {
  if (settings.stages[round.stage]?.kind !== 'knockout') return texts.round({ number: round.number });
  const entries = round.matches
    .filter(({ third }) => !third)
    .flatMap(({ sides }) => sides)
    .filter((entry) => entry !== null);
  return entries.length === 2 ? texts['round-final'] : texts['round-of']({ entries: entries.length });
};

/** Returns the name of a round with the number of rounds, such as "Round 2 of 4", if that number is known. */
export const roundOfRounds = (texts: EveningMessages, state: EveningState, round: Round): string => {
  const count = roundCount(state, round.stage);
  if (count === null) return roundTitle(texts, state, round);
  const before = state.rounds.filter(({ stage }) => stage < round.stage).length;
  return texts['round-of-rounds']({ number: round.number, of: before + count });
};

/** Returns a note that the standings are not the last ones, or null. */
export const interimText = (texts: EveningMessages, state: EveningState): string | null => {
  const last = state.rounds.at(-1);
  if (!last || state.finished) return null;
  const left = last.matches.filter((match) => !isDecided(match)).length;
  if (left === 0 && nextStage(state) === null) return null;
  return texts['standing-interim']({ round: roundOfRounds(texts, state, last), left });
};

const isKnockout = ({ settings }: EveningState, stage: number): boolean => settings.stages[stage]?.kind === 'knockout';

/** Returns the label of the button that draws the next round of a stage. */
export const drawLabel = (texts: EveningMessages, state: EveningState, stage: number): string => {
  if (!isKnockout(state, stage)) return texts['round-draw']({ number: state.rounds.length + 1 });
  const entries = entriesOf(state, stage).length;
  if (entries !== 2) return texts['knockout-draw']({ round: texts['round-of']({ entries }) });
  const hasThird = thirdPlaceEntries(state, stage).length === 2;
  return texts['knockout-draw']({ round: texts[hasThird ? 'round-final-third' : 'round-final'] });
};

/** Returns a sentence about the match for third place, while the semi-finals are the last round, or an empty text. */
export const thirdText = (texts: EveningMessages, { settings }: EveningState, { stage, matches }: Round): string => {
  const settingsOfStage = settings.stages[stage];
  if (settingsOfStage?.kind !== 'knockout' || settingsOfStage.third !== true) return '';
  const isSemiFinal = matches.length === 2 && matches.every(({ sides, third }) => !third && !sides.includes(null));
  return isSemiFinal ? texts['round-third-next'] : '';
};

/** Returns the label of the button that closes a round. */
export const closeLabel = (texts: EveningMessages, state: EveningState, round: Round): string =>
  isKnockout(state, round.stage)
    ? texts['knockout-close']({ round: roundTitle(texts, state, round) })
    : texts['round-close']({ number: round.number });

/** Returns the sentence about a closed round. */
export const closedText = (texts: EveningMessages, state: EveningState, round: Round): string =>
  isKnockout(state, round.stage)
    ? texts['knockout-closed']({ round: roundTitle(texts, state, round) })
    : texts['round-closed']({ number: round.number });

/** Returns the name of a group: A, B and so on. */
export const groupName = (index: number): string =>
  String.fromCodePoint(65 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26) + 1));

const joined = (...notes: readonly string[]): string => notes.filter((text) => text !== '').join(', ');

/** Returns a note about the group of a match and its turn at the table, or an empty text. */
export const groupAndTurn = (texts: EveningMessages, { group, turn }: Match): string =>
  joined(
    group === undefined ? '' : texts['round-group']({ group: groupName(group) }),
    turn > 1 ? texts['round-turn']({ turn }) : '',
  );

/** Returns a note about a match: its group, its turn at the table, or third place. */
export const matchNote = (texts: EveningMessages, match: Match): string =>
  joined(groupAndTurn(texts, match), match.third ? texts['round-third'] : '');

/** Returns the names of an entry, with its number. */
export const entryText = ({ entries }: EveningState, no: number): string => {
  const entry = entries.find((one) => one.no === no);
  return entry ? `${no} ${pairText(entry.names)}` : String(no);
};

/** Returns the games of a match as a text, such as `15:9 12:15`. */
export const scoreText = ({ games }: Pick<Match, 'games'>): string =>
  games.map(([one, other]) => `${one}:${other}`).join('  ');

/** A pair with its match of a round. */
interface PairInRound {
  readonly no: number;
  readonly names: Names;
  readonly match: Match;
}

/**
 * Returns the pairs of a round with their matches, in the order of the pairs. In a knock-out, the two pairs of a match follow
 * each other, because the hall wants to see who meets whom.
 */
export const pairsInRound = (
  { entries, settings }: EveningState,
  { matches, stage }: Round,
): readonly PairInRound[] => {
  const pairs = entries.flatMap(({ no, names }) => {
    const match = matches.find(({ sides }) => sides.includes(no));
    return match ? [{ no, names, match }] : [];
  });
  if (settings.stages[stage]?.kind !== 'knockout') return pairs;
  return matches.flatMap(({ sides }) => sides.flatMap((side) => pairs.filter(({ no }) => no === side)));
};

/** Returns what a match decides, if its round also has a match for third place, or an empty text. */
export const finalText = (texts: EveningMessages, { matches }: Round, { third }: Match): string => {
  if (third) return texts['round-third'];
  return matches.some((match) => match.third) ? texts['round-final'] : '';
};

/** Returns the text of a bye: a free round that the plan of a group gives each pair, or a bye by lot. */
export const byeText = (texts: EveningMessages, { rest }: Match): string =>
  rest ? texts['round-rest'] : texts['round-bye'];

/** Returns where the pairs of a match play: the table, or the text of the bye. */
export const placeText = (texts: EveningMessages, match: Match): string =>
  match.table === null ? byeText(texts, match) : tableText(match);

/** Returns the text of a table, with the turn if the table plays several matches of a round. */
export const tableText = ({ table, turn }: Match): string => (turn > 1 ? `${table}.${turn}` : String(table ?? ''));

/** Returns the number or word that the hall called out for the draw of a round. */
export const calledIn = ({ seed }: Round, secret: string): string => seed.replace(`${secret} `, '');
