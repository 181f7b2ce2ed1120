import { render } from 'lit';
import { addStyles, removeStyles } from '../../shell/shadow-styles.js';
import { finaleStyles } from './finale-styles.js';
import { finaleTemplate, type FinaleData } from './finale-template.js';
import { wait } from '../../table/wait.js';

/** Durations, in ms, of the finale and of its fade-out. */
const FINALE_MS = 2250;
const FADE_OUT_MS = 220;

/** Modifier keys. Like Tab, they do not end the finale. */
const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Shows the finale over the table, and resolves when the finale has disappeared. The finale ends early when the signal
 * aborts or the visitor presses a key at the table. That key press has no other effect.
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
    if (MODIFIER_KEYS.includes(event.key) || event.code === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    over.abort();
  };
  frame.addEventListener('keydown', skip, { signal: over.signal, capture: true });
  render(finaleTemplate({ ...data, width: frame.clientWidth, height: frame.clientHeight }), place);
  frame.append(place);
  await wait(FINALE_MS * data.pace, signal, over.signal);
  over.abort();
  place.firstElementChild?.classList.add('leaving');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) await wait(FADE_OUT_MS);
  place.remove();
  removeStyles(root, [finaleStyles]);
};
