import type { Text } from '../i18n/text.js';

/** A part of a hand in the log: a single line, or a trick. */
export type LogEntry =
  | { readonly type: 'line'; readonly text: Text }
  | {
      readonly type: 'trick';
      /** The number of the trick in its hand, starting at 1. */
      readonly number: number;
      readonly lines: readonly Text[];
      /** The winner; `null` while the trick is being played. */
      readonly outcome: Text | null;
    };

/** The log of one hand. The section without a heading contains the lines before the first hand. */
export interface LogSection {
  /** The number of the hand and its dealer. */
  readonly heading: Text | null;
  readonly entries: readonly LogEntry[];
}

const isHeading = ({ key }: Text): boolean => key === 'line-deal' || key === 'line-you-deal';
const isCard = ({ key }: Text): boolean => key === 'line-play' || key === 'line-call';
/** Whether a line only says that a player agrees to reveal the remaining cards. One line says when all have done so. */
const isAgreement = ({ key }: Text): boolean => key === 'line-reveal';
const isOutcome = ({ key }: Text): boolean => key === 'line-trick' || key === 'line-your-trick';

/** Adds a line to the entries of a hand. A trick begins with its first card and ends with the line about its winner. */
const withLine = (entries: readonly LogEntry[], line: Text): readonly LogEntry[] => {
  const last = entries.at(-1);
  if (last?.type === 'trick' && !last.outcome) {
    const trick = isOutcome(line) ? { ...last, outcome: line } : { ...last, lines: [...last.lines, line] };
    return [...entries.slice(0, -1), trick];
  }
  if (!isCard(line)) return [...entries, { type: 'line', text: line }];
  const number = entries.filter(({ type }) => type === 'trick').length + 1;
  return [...entries, { type: 'trick', number, lines: [line], outcome: null }];
};

/** Splits the lines of a log into sections, one per hand. Leaves out who agreed to reveal the remaining cards. */
export const logSections = (lines: readonly Text[]): readonly LogSection[] =>
  lines.reduce<readonly LogSection[]>((sections, line) => {
    if (isAgreement(line)) return sections;
    if (isHeading(line)) return [...sections, { heading: line, entries: [] }];
    const { heading, entries } = sections.at(-1) ?? { heading: null, entries: [] };
    return [...sections.slice(0, -1), { heading, entries: withLine(entries, line) }];
  }, []);
