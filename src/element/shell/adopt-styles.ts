import type { CSSResult } from 'lit';
import { addStyles, removeStyles } from './shadow-styles.js';

/** Styles that a table does without until there is something to be styled: they go when the signal aborts. */
export const adoptStyles = (host: HTMLElement, styles: readonly CSSResult[], signal: AbortSignal): void => {
  const root = host.shadowRoot;
  if (!root) return;
  addStyles(root, styles);
  signal.addEventListener('abort', () => removeStyles(root, styles));
};
