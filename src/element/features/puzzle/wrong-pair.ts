import type { DeductionMessages } from '../../../i18n/de/deduction.js';
import type { PuzzleMessages } from '../../../i18n/de/puzzles.js';
import type { View } from '../../../game/view.js';
import type { Excluded } from '../../../players/deduction/deduce.js';
import { findings, type Statement } from '../../../players/deduction/findings.js';
import type { Announcement } from '../../../rules/announce.js';
import type { People } from '../../../table/people.js';
import { findingText, reasonText } from '../../table/advice/deduction-text.js';

/** Texts for puzzles and conclusions. */
interface Texts {
  readonly messages: PuzzleMessages;
  readonly deduction: DeductionMessages;
}

/** Returns whether the statement about a trick excludes a pair of Schlag and Trumpf. */
const excludes = (tells: Statement, { schlag, trumpf }: Announcement): boolean => {
  switch (tells.key) {
    case 'is':
      return (tells.schlag ?? schlag) !== schlag || (tells.trumpf ?? trumpf) !== trumpf;
    case 'either':
      return tells.schlag !== schlag && tells.trumpf !== trumpf;
    case 'none':
      return tells.schlaege.includes(schlag) || tells.truempfe.includes(trumpf);
  }
};

/** Explains why the tricks exclude a pair of Schlag and Trumpf, in the deduction sheet's wording. */
export const wrongPairText = (
  { messages, deduction }: Texts,
  view: View,
  { schlag, trumpf, because, tricks }: Excluded,
  people: People,
): string => {
  const telling = findings(view).find(
    ({ trick, statement }) => tricks.includes(trick) && excludes(statement, { schlag, trumpf }),
  );
  const why = telling ? findingText(deduction, telling, people) : reasonText(deduction, because, people);
  return `${messages['wrong-pair']({ schlag, trumpf, tricks })} ${why}`;
};
