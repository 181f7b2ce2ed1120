import { render } from 'lit';
import { addStyles, removeStyles } from '../../shell/shadow-styles.js';
import { finaleStyles } from './finale-styles.js';
import { finaleTemplate, type FinaleData } from './finale-template.js';
import { wait } from '../../table/wait.js';

/** How long it stands, and how long it takes to go, in ms. */
const STANDS_MS = 2250;
const GOES_MS = 220;

/** Keys that are only held, as Tab is, too. */
const HELD = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Shows the end of a game over the table; resolves when it has gone. A key at the table takes it away at once, and does
 * nothing else; so does the signal.
 */
export const showFinale = async (
  root: ShadowRoot,
  frame: HTMLElement,
  data: Omit<FinaleData, 'width' | 'height'>,
  signal: AbortSignal,
): Promise<void> => {
  addStyles(root, [finaleStyles]);
  const place = document.createElement('div');
  const over = new AbortController();
  const skip = (event: KeyboardEvent): void => {
    if (HELD.includes(event.key) || event.code === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    over.abort();
  };
  frame.addEventListener('keydown', skip, { signal: over.signal, capture: true });
  render(finaleTemplate({ ...data, width: frame.clientWidth, height: frame.clientHeight }), place);
  frame.append(place);
  await wait(STANDS_MS * data.pace, signal, over.signal);
  over.abort();
  place.firstElementChild?.classList.add('leaving');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) await wait(GOES_MS);
  place.remove();
  removeStyles(root, [finaleStyles]);
};
