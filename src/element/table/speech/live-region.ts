const NO_BREAK_SPACE = '\u00a0';

/**
 * Speaks lines through a live region. The region exists empty before the first line, changes by its text node, and a
 * line said twice is told from the first by a no-break space at its end.
 */
export const speakerIn = (region: HTMLElement): ((line: string) => void) => {
  let last = '';
  return (line) => {
    const text = line === last ? line + NO_BREAK_SPACE : line;
    last = text;
    region.textContent = text;
  };
};
