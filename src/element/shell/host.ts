import type { ReactiveControllerHost } from 'lit';
import { WattenErrorEvent } from './events.js';
import type { Settings } from './settings/settings.js';

/** The element as its controllers see it: it renders, fires events and has settings. */
export interface ElementHost extends ReactiveControllerHost, HTMLElement, Readonly<Settings> {}

/** A custom state of the element, for `:state()` in a page's styles. */
export type CustomState = 'playing' | 'my-turn' | 'paused' | 'fallback';

/** Tells the page of something that was refused or failed; the game goes on. The console has it, too, unless the page wants it not. */
export const reportError = (host: EventTarget, code: string, message: string): void => {
  // oxlint-disable-next-line no-console -- a mistake in an attribute would otherwise be silent
  if (host.dispatchEvent(new WattenErrorEvent(code, message))) console.warn(`watten-error ${code}: ${message}`);
};

/** Tells the page of what was thrown: by its own code, or if it has none by this one. */
export const reportThrown = (host: EventTarget, error: unknown, otherwise: string): void => {
  const { code, message } = error as Error & { readonly code?: unknown };
  reportError(host, typeof code === 'string' ? code : otherwise, message);
};

/** Sets custom states of an element. */
export const createStates =
  ({ states }: ElementInternals) =>
  (state: CustomState, on: boolean): void => {
    try {
      if (on) states.add(state);
      else states.delete(state);
    } catch {
      // Browsers from before 2024 know custom states in another notation; the table needs none of them.
    }
  };
