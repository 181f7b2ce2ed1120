import type { TableSpeech } from '../context.js';

const NO_BREAK_SPACE = '\u00a0';

/**
 * Announces lines through a live region. The empty region exists before the first line, and only its text changes. A
 * repeated line ends with a no-break space, so that screen readers announce it again.
 */
const createAnnouncer = (region: HTMLElement): ((line: string) => void) => {
  let last = '';
  return (line) => {
    const text = line === last ? line + NO_BREAK_SPACE : line;
    last = text;
    region.textContent = text;
  };
};

/**
 * Announces lines to screen readers.
 * @param polite the live region that waits for the end of the current line
 * @param assertive the live region that interrupts the current line
 */
export const createSpeech = (polite: HTMLElement, assertive: HTMLElement): TableSpeech => ({
  announce: createAnnouncer(polite),
  interrupt: createAnnouncer(assertive),
  get lastLine() {
    return polite.textContent;
  },
});
