import type { ReactiveControllerHost } from 'lit';
import { WattenErrorEvent } from './events.js';
import type { Settings } from './settings/settings.js';

/** The interface of the element that its controllers use: rendering, events and settings. */
export interface ElementHost extends ReactiveControllerHost, HTMLElement, Readonly<Settings> {}

/** Name of one of the element's custom states, for `:state()` in a page's styles. */
export type CustomState = 'playing' | 'my-turn' | 'paused' | 'fallback';

/** Fires `watten-error` for a refused or failed request. Logs a warning unless the page calls `preventDefault()`. */
export const reportError = (host: EventTarget, code: string, message: string): void => {
  // oxlint-disable-next-line no-console -- a mistake in an attribute would otherwise be silent
  if (host.dispatchEvent(new WattenErrorEvent(code, message))) console.warn(`watten-error ${code}: ${message}`);
};

/** Reports a thrown error with its own `code`, or with the code in `otherwise` if the error has none. */
export const reportThrown = (host: EventTarget, error: unknown, otherwise: string): void => {
  const { code, message } = error as Error & { readonly code?: unknown };
  reportError(host, typeof code === 'string' ? code : otherwise, message);
};

/** Creates a function that sets and deletes an element's custom states. */
export const createStates =
  ({ states }: ElementInternals) =>
  (state: CustomState, on: boolean): void => {
    try {
      if (on) states.add(state);
      else states.delete(state);
    } catch {
      // Browsers released before 2024 use another notation for custom states. The table works without custom states.
    }
  };
