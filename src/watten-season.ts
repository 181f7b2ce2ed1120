/** `watten-table/watten-season`: defines `<watten-season>` and exports its class and its event. */
import { WattenSeason } from './hall/season/watten-season.js';

export { WattenSeason } from './hall/season/watten-season.js';
export { SeasonChangeEvent } from './hall/season/season-events.js';

const TAG = 'watten-season';

// A server has no element registry. If a page loads the package twice, the first copy's element stays registered.
if (typeof customElements !== 'undefined' && !customElements.get(TAG)) customElements.define(TAG, WattenSeason);

declare global {
  interface HTMLElementTagNameMap {
    'watten-season': WattenSeason;
  }
}
