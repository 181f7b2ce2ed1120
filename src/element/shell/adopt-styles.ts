import type { CSSResult } from 'lit';
import { addStyles, removeStyles } from './shadow-styles.js';

/** Adds style sheets to a table until the signal aborts. */
export const adoptStyles = (host: HTMLElement, styles: readonly CSSResult[], signal: AbortSignal): void => {
  const root = host.shadowRoot;
  if (!root) return;
  addStyles(root, styles);
  signal.addEventListener('abort', () => removeStyles(root, styles));
};
