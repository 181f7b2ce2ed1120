import type { CSSResult } from 'lit';

/** Styles that a table does without until there is something to be styled: they go when the signal aborts. */
export const adoptStyles = (host: HTMLElement, styles: readonly CSSResult[], signal: AbortSignal): void => {
  const root = host.shadowRoot;
  if (!root) return;
  const adopted = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...adopted];
  signal.addEventListener('abort', () => {
    const sheets = [...root.adoptedStyleSheets];
    // Another game may have adopted the same by now.
    for (const sheet of adopted) sheets.splice(sheets.indexOf(sheet), 1);
    root.adoptedStyleSheets = sheets;
  });
};
