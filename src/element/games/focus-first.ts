/** Focuses the first button of the game or the poster, unless an element of the table has the focus. */
export const focusFirst = ({ shadowRoot }: HTMLElement): void => {
  if (shadowRoot?.activeElement) return;
  const first = '.prompt .button, .poster .button, .prompt';
  shadowRoot?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
};
