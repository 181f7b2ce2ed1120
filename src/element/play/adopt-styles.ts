import type { CSSResult } from 'lit';

/** Styles that a table does without until there is something to be styled: they go when the signal aborts. */
export const adoptStyles = (host: HTMLElement, { styleSheet }: CSSResult, signal: AbortSignal): void => {
  const root = host.shadowRoot;
  if (!root || !styleSheet) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
  signal.addEventListener('abort', () => {
    // Another game may have adopted the same by now.
    const sheets = [...root.adoptedStyleSheets];
    sheets.splice(sheets.indexOf(styleSheet), 1);
    root.adoptedStyleSheets = sheets;
  });
};
