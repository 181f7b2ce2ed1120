/** `watten-table/watten-evening`: defines `<watten-evening>` and exports its class, events and types. */
import { WattenEvening } from './hall/watten-evening.js';

export { WattenEvening } from './hall/watten-evening.js';
export { EveningChangeEvent } from './hall/events.js';
export type { EveningStorage } from './hall/storage.js';

const TAG = 'watten-evening';

// A server has no element registry. If a page loads the package twice, the first copy's element stays registered.
if (typeof customElements !== 'undefined' && !customElements.get(TAG)) customElements.define(TAG, WattenEvening);

declare global {
  interface HTMLElementTagNameMap {
    'watten-evening': WattenEvening;
  }
}
