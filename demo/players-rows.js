/** Texts for the players page, generated from `strength.json`. */

const NONE = '–';
const oneDecimal = (number) => number.toFixed(1);

/** Returns the text of a figure with the half-width of its interval, such as `59.2 ± 1.1`. */
export const figureText = ({ figure, margin }) =>
  `${figure.toFixed(margin === null ? 2 : 1)}${margin === null ? '' : ` ± ${oneDecimal(margin)}`}`;

/** Returns the text of a goal. */
export function goalText(goal) {
  if (!goal) return NONE;
  const { least, most, stretch, by } = goal;
  const range =
    least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `${least} to ${most}`;
  return `${range}${stretch === undefined ? '' : `, ideally ${stretch}`}${by === 'figure' ? ' (figure)' : ''}`;
}

const VERDICTS = { stretch: 'exceeded', pass: 'reached', missed: 'missed' };
/** Verdicts for lines measured with few deals. The interval is wide, so a missed goal is undecided. */
const PROVISIONAL = { ...VERDICTS, missed: 'undecided' };

/** Returns the texts of a line's cells. */
export const lineCells = ({ id, check, command, deals, provisional, figure, margin, goal, verdict }) => ({
  id,
  check,
  command,
  deals: deals === null ? NONE : deals.toLocaleString('en'),
  figure: figureText({ figure, margin }),
  goal: goalText(goal),
  verdict: provisional && verdict ? `provisional: ${PROVISIONAL[verdict]}` : verdict ? VERDICTS[verdict] : NONE,
  mark: provisional ? '' : (verdict ?? ''),
});

/** Returns the rows of a matrix, one per player, with one cell per opponent. A player's cell against itself is null. */
export const matrixRows = ({ names, rows }) =>
  rows.map((row, index) => ({
    name: names[index],
    cells: row.map((cell) => cell && { figure: oneDecimal(cell.figure), margin: `± ${oneDecimal(cell.margin)}` }),
  }));

/** Returns the number of goals reached. Lines measured with too few deals do not count. */
export function summaryText({ lines }) {
  const wanted = lines.filter(({ verdict }) => verdict);
  const settled = wanted.filter(({ provisional }) => !provisional);
  const met = settled.filter(({ verdict }) => verdict !== 'missed');
  const better = settled.filter(({ verdict }) => verdict === 'stretch');
  const open = wanted.length - settled.length;
  const provisional = `Provisional, from fewer deals than required: ${open}.`;
  if (settled.length === 0) return `No goal is decided yet. ${provisional}`;
  const decided = `${met.length} of ${settled.length} goals reached, ${better.length} of them exceeded.`;
  return open > 0 ? `${decided} ${provisional}` : decided;
}
