import type { Text } from '../i18n/text.js';

/** The log of one hand. The section without a heading contains the lines before the first hand. */
export interface LogSection {
  /** The number of the hand and its dealer. */
  readonly heading: Text | null;
  readonly lines: readonly Text[];
}

const isHeading = ({ key }: Text): boolean => key === 'line-deal' || key === 'line-you-deal';

/** Splits the lines of a log into sections, one per hand. */
export const logSections = (lines: readonly Text[]): readonly LogSection[] =>
  lines.reduce<readonly LogSection[]>((sections, line) => {
    if (isHeading(line)) return [...sections, { heading: line, lines: [] }];
    const { heading, lines: before } = sections.at(-1) ?? { heading: null, lines: [] };
    return [...sections.slice(0, -1), { heading, lines: [...before, line] }];
  }, []);
