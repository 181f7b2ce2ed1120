import type { DeductionMessages } from '../../../i18n/de/deduction.js';
import type { PuzzleMessages } from '../../../i18n/de/puzzles.js';
import type { View } from '../../../game/view.js';
import type { Excluded } from '../../../players/deduction/deduce.js';
import { findings, type Statement } from '../../../players/deduction/findings.js';
import type { Announcement } from '../../../rules/announce.js';
import type { People } from '../../../table/people.js';
import { findingText, reasonText } from '../../table/advice/deduction-text.js';

/** What is said of puzzles, and of what can be concluded. */
interface Texts {
  readonly messages: PuzzleMessages;
  readonly deduction: DeductionMessages;
}

/** Whether what a trick tells by itself is enough to exclude a pair. */
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

/** Why this Schlag and this Trumpf cannot both be: the tricks meant, and what they tell, as the sheet says it. */
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
