import { UsageError } from '../shared/command.js';
import { createCrew, type Crew } from './crew.js';
import { measureFigure, verdictFor, type Figure } from './measured-figure.js';
import { LINES, type Line, type Measured } from './lines.js';
import { MATRICES, measureMatrix, shareSwitch } from './matrix.js';
import { mergeById, rounded, readStrength, writeStrength, type MeasuredLine } from './strength-file.js';
import { printLine } from '../shared/print-line.js';

interface TableOptions {
  readonly cores: number;
  /** Share of the deals to play for every line, 0..1. */
  readonly share: number;
  /** Names of lines and matrices, or prefixes followed by a star. An empty list means all. */
  readonly lines: readonly string[];
}

const fits = (id: string, names: readonly string[]): boolean =>
  names.length === 0 || names.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name));

/** Returns the lines that match the names, and the lines from which they are derived. */
const chosen = (names: readonly string[]): readonly Line[] => {
  const matching = LINES.filter(({ id }) => fits(id, names));
  const isNeeded = ({ id }: Line): boolean =>
    matching.some(
      (line) =>
        line.id === id ||
        ('part' in line && (line.part === id || line.whole === id)) ||
        ('among' in line && id.startsWith(line.among)),
    );
  return LINES.filter(isNeeded);
};

/** Returns the command that measures this figure again. */
const commandFor = (line: Line, deals: number | null, share: number): string => {
  const isDuel = 'job' in line && (line.job.kind === 'hands' || line.job.kind === 'games');
  if (!isDuel) return `npm run arena -- --table --line ${line.id}${shareSwitch(share)}`;
  const { one, other, kind, variant, rules, range } = line.job;
  const { players, target, ...more } = rules;
  const quoted = (name: string): string => (name.includes('>') ? `'${name}'` : name);
  return [
    `npm run arena -- ${quoted(one)} ${quoted(other)}`,
    ...(kind === 'games' ? ['--games'] : []),
    ...(variant === 'suedtirol' ? [] : [`--variant ${variant}`]),
    ...(players === 4 ? [] : [`--players ${players}`]),
    ...(target === undefined ? [] : [`--target ${target}`]),
    ...(Object.keys(more).length === 0 ? [] : [`--rules '${JSON.stringify(more)}'`]),
    ...(range === 'arena' ? [] : [`--range ${range}`]),
    `--deals ${deals}`,
  ].join(' ');
};

/** Calculates the figure of a line that is derived from other lines. */
const derived = (line: Exclude<Line, Measured>, figures: ReadonlyMap<string, Figure>): Figure => {
  if ('part' in line) {
    const gain = (id: string): number => (figures.get(id) as Figure).figure - 50;
    return { figure: (100 * gain(line.part)) / gain(line.whole), margin: null };
  }
  const low = ({ figure, margin }: Figure): number => figure - (margin ?? 0);
  return [...figures]
    .filter(([id]) => id.startsWith(line.among))
    .map(([, figure]) => figure)
    .reduce((worst, figure) => (low(figure) < low(worst) ? figure : worst));
};

const goalText = ({ goal, verdict }: MeasuredLine): string => {
  if (!goal || !verdict) return '';
  const { least, most, stretch } = goal;
  const range = least !== undefined && most !== undefined ? `${least} to ${most}` : `${least ?? most}`;
  return `  (${range}${stretch === undefined ? '' : `; ${stretch}`}: ${verdict})`;
};

const measure = async (
  line: Line,
  share: number,
  crew: Crew,
  figures: ReadonlyMap<string, Figure>,
): Promise<MeasuredLine | null> => {
  const deals = 'job' in line ? Math.ceil(line.deals * share) : null;
  const found = 'job' in line ? await measureFigure(line, deals as number, crew) : derived(line, figures);
  if (!found) return null;
  const figure = rounded(found);
  const { id, check, goal = null } = line;
  return {
    id,
    check,
    command: commandFor(line, deals, share),
    deals,
    provisional: share < 1,
    ...figure,
    goal,
    verdict: goal && verdictFor(figure, goal),
  };
};

/** Measures the table of targets line by line and writes the figures to the strength file. */
export const table = async ({ cores, share, lines: names }: TableOptions): Promise<void> => {
  const lines = chosen(names);
  const matrices = MATRICES.filter(({ id }) => fits(id, names));
  const all = [...LINES, ...MATRICES].map(({ id }) => id);
  const unknown = names.filter((name) => !all.some((id) => fits(id, [name])));
  if (unknown.length > 0) throw new UsageError(`Unknown line ${unknown.join(', ')}. Valid: ${all.join(', ')}.`);
  const crew = createCrew(cores);
  const figures = new Map<string, Figure>();
  try {
    for (const line of lines) {
      const measured = await measure(line, share, crew, figures);
      if (!measured) {
        printLine(`      –          ${line.id}: ${line.check}: too few deals`);
        continue;
      }
      figures.set(line.id, measured);
      printLine(
        `${measured.figure.toFixed(2).padStart(7)}${measured.margin === null ? '       ' : ` ± ${measured.margin.toFixed(1).padStart(4)}`}  ${line.id}: ${line.check}, ${measured.deals ?? 'no'} deals${goalText(measured)}`,
      );
      // Written after every line, because a long run can be interrupted.
      const strength = await readStrength();
      await writeStrength({
        ...strength,
        lines: mergeById(
          strength.lines,
          [measured],
          LINES.map(({ id }) => id),
        ),
      });
    }
    for (const plan of matrices) {
      const matrix = await measureMatrix(plan, share, crew);
      const strength = await readStrength();
      await writeStrength({
        ...strength,
        matrices: mergeById(
          strength.matrices,
          [matrix],
          MATRICES.map(({ id }) => id),
        ),
      });
      printLine(`${plan.id}: ${plan.title}, ${matrix.deals} deals per pair`);
      matrix.rows.forEach((row, index) =>
        printLine(
          `${matrix.names[index].padEnd(12)}${row.map((cell) => (cell ? cell.figure.toFixed(1) : '–').padStart(7)).join('')}`,
        ),
      );
    }
  } finally {
    crew.end();
  }
};
