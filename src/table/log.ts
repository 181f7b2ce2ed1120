import type { Text } from '../i18n/text.js';

/** What was told of a hand; without a heading what came before the first. */
export interface LogPart {
  /** Which hand it is, and who deals. */
  readonly heading: Text | null;
  readonly lines: readonly Text[];
}

const isHeading = ({ key }: Text): boolean => key === 'line-deal' || key === 'line-you-deal';

/** The lines of a log hand by hand. */
export const logParts = (lines: readonly Text[]): readonly LogPart[] =>
  lines.reduce<readonly LogPart[]>((parts, line) => {
    if (isHeading(line)) return [...parts, { heading: line, lines: [] }];
    const { heading, lines: before } = parts.at(-1) ?? { heading: null, lines: [] };
    return [...parts.slice(0, -1), { heading, lines: [...before, line] }];
  }, []);
